/// Words of a line that name something in the book, or fail to.
public struct NameMention: Hashable, Sendable, Codable {
  /// The kind it was taken for.
  public var kind: NameKind

  /// The entries that it may be: one if it is clear, several if it is
  /// ambiguous, none if the book has no such name.
  public var entries: [NameEntry]

  /// The words as typed.
  public var text: String

  /// Half-open UTF-8 offsets of the words in the line.
  public var span: Range<Int>

  /// Whether the entries are only near what was typed ("Dnaa").
  public var isGuess: Bool

  /// Whether it is ruled out ("not Sam", "anyone but Sam").
  public var isExcluded: Bool

  /// Whether it is someone of the one who types, without a name ("my son").
  public var isRelation = false

  /// Whether it is all of its kind: "everyone", "everything".
  public var isAll = false

  /// Creates a mention.
  public init(
    kind: NameKind, entries: [NameEntry], text: String, span: Range<Int>, isGuess: Bool = false,
    isExcluded: Bool = false
  ) {
    self.kind = kind
    self.entries = entries
    self.text = text
    self.span = span
    self.isGuess = isGuess
    self.isExcluded = isExcluded
  }
}
