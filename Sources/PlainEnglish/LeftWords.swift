/// Words that nothing was made of.
public struct LeftWords: Hashable, Sendable, Codable {
  /// The words as typed.
  public var text: String

  /// Half-open UTF-8 offsets in the line.
  public var span: Range<Int>

  /// Names or words of the grammar that are near, best first, at most two.
  public var suggestions: [String]

  /// Whether they could change what the request means ("unless …").
  public var matters: Bool

  /// Creates left words.
  public init(text: String, span: Range<Int>, suggestions: [String] = [], matters: Bool = false) {
    self.text = text
    self.span = span
    self.suggestions = suggestions
    self.matters = matters
  }
}
