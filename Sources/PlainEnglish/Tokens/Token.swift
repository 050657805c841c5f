/// A word, a number or a symbol of a line.
public struct Token: Hashable, Sendable {
  /// The three kinds of tokens.
  public enum Kind: UInt8, Hashable, Sendable {
    case word
    case number
    case symbol
  }

  /// What is known of how it was written.
  public struct Traits: OptionSet, Hashable, Sendable {
    /// The traits as bits.
    public let rawValue: UInt8

    /// Creates a set of traits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// A blank, or the start of the line, stands before it.
    public static let spaced = Traits(rawValue: 1)
    /// It is in the plural: "Mondays", "mornings".
    public static let plural = Traits(rawValue: 2)
    /// It starts with a capital letter.
    public static let capital = Traits(rawValue: 4)
    /// It is a misspelling of the word that it was taken for.
    public static let misspelled = Traits(rawValue: 8)
    /// It ends in an apostrophe and an s.
    public static let possessive = Traits(rawValue: 16)
    /// It is a name in the book, not a word of the grammar.
    public static let name = Traits(rawValue: 32)
    /// It is an abbreviation or a word with a plain meaning beside its date
    /// meaning ("sat", "may", "march"), read by where it stands.
    public static let doubtful = Traits(rawValue: 64)
  }

  /// Which kind it is.
  public var kind: Kind

  /// What it is to the date grammar.
  public var word: Word

  /// What it was written like.
  public var traits: Traits

  /// How many digits it has, if it is a number.
  public var digits: UInt8

  /// The number's value, or the value of its word.
  public var value: Int32

  /// UTF-8 offsets in the line, half-open.
  var start, end: Int32

  /// Offsets of its folded bytes in ``TokenizedLine/folded``, half-open.
  var foldedStart, foldedEnd: Int32

  /// A hash of its folded bytes, for look-ups in a ``WordTable``.
  public var hash: UInt32

  /// Half-open UTF-8 offsets in the line.
  public var span: Range<Int> { Int(start)..<Int(end) }

  /// Its value as an index.
  var number: Int { Int(value) }

  /// Whether a blank stands before it.
  public var isSpaced: Bool { traits.contains(.spaced) }

  /// What stands beyond the last token.
  static let end = Token(
    kind: .symbol, word: .unknown, traits: .spaced, digits: 0, value: 0, start: 0, end: 0,
    foldedStart: 0, foldedEnd: 0, hash: 0)
}
