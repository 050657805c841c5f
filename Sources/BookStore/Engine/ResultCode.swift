import CSQLite
import Scheduling

/// What SQLite answered: an extended result code, matched by its family.
struct ResultCode: Hashable, Sendable {
  /// The extended code.
  var rawValue: Int32

  /// The code without its extension.
  var family: Int32 { rawValue & 0xFF }

  /// Whether a trigger refused a row, as those against double booking do.
  var isRefusal: Bool { rawValue == SQLITE_CONSTRAINT | (7 << 8) }

  /// What kind of failure it is to the rest of the program.
  var kind: BookError.Kind {
    if isRefusal { return .taken }
    return switch family {
    case SQLITE_BUSY, SQLITE_LOCKED: .busy
    case SQLITE_PERM, SQLITE_READONLY, SQLITE_AUTH: .permission
    case SQLITE_CANTOPEN: .cannotOpen
    case SQLITE_FULL, SQLITE_IOERR: .disk
    case SQLITE_CORRUPT: .damaged
    case SQLITE_NOTADB: .notABook
    default: .other
    }
  }
}
