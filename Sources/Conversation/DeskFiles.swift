/// The files outside the book that a conversation reads and writes.
public protocol DeskFiles {
  /// Writes a text, and opens it with the system's own program where that is
  /// wanted.
  func write(_ text: String, to place: FilePlace, opens: Bool) -> FileOutcome

  /// All bytes of a file.
  func read(_ path: String) -> FileContent

  /// Writes a copy of the book.
  func backUp(to place: FilePlace) -> FileOutcome
}

/// Where a file is to be.
public enum FilePlace: Hashable, Sendable {
  /// Beside the book, in place of an older one of that name.
  case besideBook(String)
  /// Where a person said; what they have there is not written over.
  case named(String)
}

/// What became of a file.
public enum FileOutcome: Hashable, Sendable {
  /// It was written there, and opened or not.
  case written(path: String, opened: Bool)
  /// It could not be written, and why.
  case failed(String)
}

/// What a file holds.
public enum FileContent: Hashable, Sendable {
  /// Its bytes.
  case bytes([UInt8])
  /// It could not be read, and why.
  case failed(String)
}

/// A desk without files.
public struct NoFiles: DeskFiles {
  /// Creates it.
  public init() {}

  /// Writes nothing, and says so.
  public func write(_ text: String, to place: FilePlace, opens: Bool) -> FileOutcome {
    .failed("there are no files here")
  }

  /// Reads nothing, and says so.
  public func read(_ path: String) -> FileContent { .failed("there are no files here") }

  /// Copies nothing, and says so.
  public func backUp(to place: FilePlace) -> FileOutcome { .failed("there are no files here") }
}
