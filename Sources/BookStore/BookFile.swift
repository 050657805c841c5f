import Scheduling

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Looks at the file of a book before SQLite does, so that a file of another
/// kind is never touched.
enum BookFile {
  /// What was found.
  enum Finding: Hashable {
    /// There is no file.
    case missing
    /// The file has no content.
    case empty
    /// It is a book.
    case book
  }

  /// What a look at the first bytes found.
  ///
  /// The format is SQLite's own: https://sqlite.org/fileformat2.html#the_database_header
  ///
  /// - Throws: ``BookError`` if it is no book, a newer one, cut off, or may not
  ///   be read.
  static func inspect(_ path: String) throws(BookError) -> Finding {
    let file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard file >= 0 else {
      if errno == ENOENT { return .missing }
      throw failure(errno, "open the book", path)
    }
    defer { close(file) }
    var status = stat()
    guard fstat(file, &status) == 0 else { throw failure(errno, "open the book", path) }
    guard status.st_mode & S_IFMT == S_IFREG else {
      throw refusal(.cannotOpen, path, "not a regular file")
    }
    if status.st_size == 0 { return .empty }

    var header = [UInt8](repeating: 0, count: 100)
    let count = read(file, &header, header.count)
    guard count >= 0 else { throw failure(errno, "open the book", path) }
    try check(header.prefix(count), size: Int(status.st_size), path: path)
    return .book
  }

  private static func check(
    _ header: ArraySlice<UInt8>, size: Int, path: String
  ) throws(BookError) {
    // A database whose process died while it was being made: its first page is
    // the last to be written, and SQLite takes back the rest.
    if exists(path + "-journal") && header.allSatisfy({ $0 == 0 }) { return }
    guard header.count == 100, header.starts(with: "SQLite format 3\0".utf8) else {
      throw refusal(.notABook, path, "no SQLite database")
    }
    func number(_ offset: Int, bytes: Int) -> Int {
      header[offset..<offset + bytes].reduce(0) { $0 << 8 | Int($1) }
    }
    guard number(68, bytes: 4) == Schema.applicationID else {
      throw refusal(.notABook, path, "a database of another program")
    }
    guard number(60, bytes: 4) <= Schema.currentVersion else {
      throw refusal(.newer, path, "format \(number(60, bytes: 4))")
    }
    // With a log or a journal beside it, the file may be behind its header.
    guard !exists(path + "-wal"), !exists(path + "-journal"),
      number(24, bytes: 4) == number(92, bytes: 4)
    else { return }
    let page = number(16, bytes: 2) == 1 ? 65_536 : number(16, bytes: 2)
    guard size >= page * number(28, bytes: 4) else {
      throw refusal(.damaged, path, "the file is cut off")
    }
  }

  /// Makes an empty file that only its owner may read, and the directories on
  /// the way to it; nothing happens if it is there.
  static func make(_ path: String) throws(BookError) {
    try makeParents(of: path)
    let file = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    guard file >= 0 else { throw failure(errno, "make the book", path) }
    close(file)
  }

  private static func makeParents(of path: String) throws(BookError) {
    guard let parent = parent(of: path), !exists(parent) else { return }
    try makeParents(of: parent)
    if mkdir(parent, 0o700) != 0 && errno != EEXIST {
      throw failure(errno, "make the directory \(parent)", path)
    }
  }

  private static func parent(of path: String) -> String? {
    guard let slash = path.lastIndex(of: "/"), slash != path.startIndex else { return nil }
    let parent = path[..<slash]
    return parent.isEmpty ? nil : String(parent)
  }

  /// Whether a file is there.
  static func exists(_ path: String) -> Bool { access(path, F_OK) == 0 }

  /// Whether the file and its directory may be written, as a log is made beside
  /// it.
  static func isWritable(_ path: String) -> Bool {
    let directory = parent(of: path) ?? (path.hasPrefix("/") ? "/" : ".")
    return access(path, W_OK) == 0 && access(directory, W_OK) == 0
  }

  /// The size in bytes; 0 if it cannot be told.
  static func size(_ path: String) -> Int {
    var status = stat()
    return stat(path, &status) == 0 ? Int(status.st_size) : 0
  }

  /// Puts a file in the place of another in one step.
  static func rename(_ old: String, to new: String) throws(BookError) {
    guard renameFile(old, new) == 0 else { throw failure(errno, "save the backup", new) }
  }

  /// Removes a file; nothing happens if it is not there.
  static func remove(_ path: String) {
    unlink(path)
  }

  /// Waits a little.
  static func pause(milliseconds: UInt32) {
    usleep(milliseconds * 1_000)
  }

  private static func refusal(
    _ kind: BookError.Kind, _ path: String, _ detail: String
  ) -> BookError {
    BookError(kind: kind, operation: "open the book", path: path, detail: detail)
  }

  private static func failure(_ code: Int32, _ operation: String, _ path: String) -> BookError {
    let kind: BookError.Kind =
      switch code {
      case EACCES, EPERM, EROFS: .permission
      case ENOSPC, EIO, EDQUOT: .disk
      default: .cannotOpen
      }
    return BookError(
      kind: kind, operation: operation, path: path, detail: String(cString: strerror(code)))
  }
}

/// The C function, which `BookFile.rename` would hide.
private func renameFile(_ old: String, _ new: String) -> Int32 {
  rename(old, new)
}
