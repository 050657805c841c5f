/// Words of a line that say when, and what they say.
public struct TimePhrase: Hashable, Sendable {
  /// What they say.
  public var expression: TimeExpression

  /// The part they play in the request.
  public var role: When.Role

  /// Half-open indices of the tokens.
  public var tokens: Range<Int>

  /// Further tokens that belong to it, where it was said in two places.
  public var furtherTokens: Range<Int>?

  /// The rules that read it, outermost first.
  public var rule: Rule

  /// Whether it was said to be about so ("around 4").
  public var isApproximate = false

  /// Whether a word of it was misspelled.
  public var isMisspelled = false

  /// Creates a phrase.
  init(_ expression: TimeExpression, tokens: Range<Int>, rule: Rule, role: When.Role = .at) {
    self.expression = expression
    self.tokens = tokens
    self.rule = rule
    self.role = role
  }

  /// The names of the families of phrases, as they are shown to a person.
  public enum Rule: String, Hashable, Sendable {
    case now = "now"
    case day = "day"
    case weekday = "weekday"
    case monthDay = "day of a month"
    case numericDate = "date in figures"
    case clock = "clock time"
    case part = "part of the day"
    case dateAndClock = "day and clock time"
    case dateAndPart = "day and part of the day"
    case period = "period"
    case nth = "nth of a period"
    case holiday = "named day"
    case offset = "so far from another time"
    case range = "range"
    case bound = "bound"
    case window = "window from now"
    case lasting = "start and length"
    case recurrence = "repetition"
    case duration = "length"
    case answer = "answer to what was asked"
  }
}
