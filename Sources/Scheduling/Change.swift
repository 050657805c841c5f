import CivilTime

/// A row of the book, whatever its kind.
public enum Entity: Hashable, Sendable, Codable {
  case settings(Settings)
  case service(Service)
  case staff(Staff)
  case resource(Resource)
  case customer(Customer)
  case override(DayOverride)
  case absence(Absence)
  case block(Block)
  case booking(Booking)
  case wish(Wish)
  case hold(Hold)

  /// What names it among all rows.
  public var key: EntityKey {
    switch self {
    case .settings: EntityKey(kind: .settings, id: 1)
    case .service(let row): EntityKey(kind: .service, id: row.id.rawValue)
    case .staff(let row): EntityKey(kind: .staff, id: row.id.rawValue)
    case .resource(let row): EntityKey(kind: .resource, id: row.id.rawValue)
    case .customer(let row): EntityKey(kind: .customer, id: row.id.rawValue)
    case .override(let row): EntityKey(kind: .override, id: row.id.rawValue)
    case .absence(let row): EntityKey(kind: .absence, id: row.id.rawValue)
    case .block(let row): EntityKey(kind: .block, id: row.id.rawValue)
    case .booking(let row): EntityKey(kind: .booking, id: row.id.rawValue)
    case .wish(let row): EntityKey(kind: .wish, id: row.id.rawValue)
    case .hold(let row): EntityKey(kind: .hold, id: row.id.rawValue)
    }
  }
}

/// What names a row of the book.
public struct EntityKey: Hashable, Sendable, Codable {
  /// The kinds of rows.
  public enum Kind: String, Hashable, Sendable, Codable, CaseIterable {
    case settings
    case service
    case staff
    case resource
    case customer
    case override
    case absence
    case block
    case booking
    case wish
    case hold
  }

  /// Its kind.
  public var kind: Kind

  /// Its number among its kind.
  public var id: Int

  /// Creates a key.
  public init(kind: Kind, id: Int) {
    self.kind = kind
    self.id = id
  }
}

/// A row before and after a change; nil where it was not or is not there.
public struct Edit: Hashable, Sendable, Codable {
  /// The row before.
  public var before: Entity?

  /// The row after.
  public var after: Entity?

  /// Creates an edit.
  public init(before: Entity?, after: Entity?) {
    self.before = before
    self.after = after
  }

  /// The edit that takes this one back.
  public var inverse: Edit { Edit(before: after, after: before) }

  /// The row that it concerns.
  public var key: EntityKey? { (after ?? before)?.key }
}

/// Which line of which session asked for a change.
///
/// All changes of one line are one change to who typed it. Two lines of one book never have
/// the same, so a session that goes on in another process takes its number along, and each
/// new one has another.
public struct LineID: Hashable, Sendable, Codable {
  /// The session.
  public var session: Int

  /// Which of its lines, from 1.
  public var number: Int

  /// Creates the identifier of a line.
  public init(session: Int, number: Int) {
    self.session = session
    self.number = number
  }
}

/// Who changes the book, when, and in which words.
public struct ChangeNote: Hashable, Sendable, Codable {
  /// Who typed; empty for "me".
  public var who: String

  /// When.
  public var at: Instant

  /// The request as typed.
  public var words: String

  /// The line that asked for it; nil for a change that is none of a conversation, and for what
  /// was changed before lines were told apart: each is a change of its own.
  public var line: LineID?

  /// Creates a note.
  public init(who: String, at: Instant, words: String, line: LineID? = nil) {
    self.who = who
    self.at = at
    self.words = words
    self.line = line
  }

  /// Whether both are of one line.
  public func isOfSameLine(as other: ChangeNote) -> Bool { line != nil && line == other.line }
}

/// A change as the journal keeps it.
public struct JournalEntry: Hashable, Sendable, Codable {
  /// Its number; later ones are higher.
  public var id: Int

  /// Who, when, which words.
  public var note: ChangeNote

  /// The rows, in the order in which they were changed.
  public var edits: [Edit]

  /// The entry that this one took back, if it is an undo or a redo.
  public var undoes: Int?

  /// The entry that took this one back, if any did.
  public var undoneBy: Int?

  /// Creates an entry.
  public init(id: Int, note: ChangeNote, edits: [Edit], undoes: Int? = nil, undoneBy: Int? = nil) {
    self.id = id
    self.note = note
    self.edits = edits
    self.undoes = undoes
    self.undoneBy = undoneBy
  }
}
