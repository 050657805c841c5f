/// What a name in the book belongs to.
public enum NameKind: String, Hashable, Sendable, Codable {
  /// Something that can be booked.
  case service
  /// Someone who does it.
  case staff
  /// Someone it is done for.
  case customer
  /// A room or a piece of equipment.
  case resource
}

/// A name in the book.
public struct NameEntry: Hashable, Sendable, Codable {
  /// What it belongs to.
  public var kind: NameKind

  /// The row in the book that bears it.
  public var id: Int

  /// The name as the book has it.
  public var name: String

  /// The name's words, folded by ``Folding/fold(_:)``.
  public var words: [String]

  /// Creates an entry; its words are the folded words of `name`.
  public init(kind: NameKind, id: Int, name: String) {
    self.kind = kind
    self.id = id
    self.name = name
    self.words = Folding.words(name)
  }
}

/// The names in a book, looked up word by word so that a book of a hundred
/// thousand names need not be loaded to read one line.
public protocol Vocabulary: Sendable {
  /// The entries whose name has `word`, folded, as its first word.
  func names(startingWith word: String) -> [NameEntry]

  /// Entries of any kind that have a word within a small edit distance of
  /// `word`, nearest first, at most `limit`.
  func names(near word: String, limit: Int) -> [NameEntry]
}

/// A vocabulary without names.
public struct EmptyVocabulary: Vocabulary {
  /// Creates it.
  public init() {}

  /// None.
  public func names(startingWith word: String) -> [NameEntry] { [] }

  /// None.
  public func names(near word: String, limit: Int) -> [NameEntry] { [] }
}
