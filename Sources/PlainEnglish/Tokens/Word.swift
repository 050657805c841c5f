/// What a word is to the date grammar: its class; the value beside it (which
/// weekday, which unit) is in ``Token/value``.
public enum Word: UInt8, Hashable, Sendable {
  /// A word that the date grammar does not know.
  case unknown

  // Symbols.
  case colon, comma, period, slash, dash, question, exclamation, semicolon
  case openParenthesis, closeParenthesis, at, hash, ampersand, plus, dollar, tilde, quote
  case underscore, percent, otherSymbol

  // Words with a value.
  /// Monday is 1.
  case weekday
  /// January is 1.
  case month
  /// Days from today: today 0, tomorrow 1.
  case relativeDay
  /// A ``TimeUnit``.
  case unit
  /// A ``DayPart``.
  case part
  /// A spelled number.
  case cardinal
  /// A spelled ordinal.
  case ordinal
  /// The end of a written ordinal: th, st, nd, rd.
  case ordinalEnding
  /// 0 is a.m., 1 is p.m.
  case meridiem
  /// "daily", "weekly": a ``TimeUnit``.
  case frequency
  /// A `Holiday` said in one word.
  case holiday
  /// Spring is 0.
  case season
  /// Minutes east of UTC.
  case zone
  /// Times: once is 1, twice 2.
  case times
  /// A vague number: couple 2, few 3.
  case vagueNumber

  // Function words.
  case the, a, of, `in`, on, `for`, to, from, until, through, between, and, or
  case after, before, by, since, past, within, around, during, over, than
  case ago, hence, later, earlier, next, this, that, last, coming, previous
  case every, other, except, not, no, any, anytime, all, only, but, more, another
  case early, late, mid, beginning, end, rest, half, quarter, oclock, oh, ish
  case noon, midnight, now, tonight, second, minuteMark, time, date, day
  case starting, ending, business, eve, christmas, new, years, work, closing, asap
  case possessive, thing, name, x, year, thousand, it, be, have, verb, move, instead, need
  case minus, up, least, most, possible, instance, zoneWord, point, well, negation, free
  case street, count, change, hyphenated
  /// "please", "thanks": a time before it is at its end.
  case polite
  /// "with", "if", "works": something else begins, so that a time before it is at
  /// its end.
  case aside
  /// A word of time that is read by its spelling.
  case spelled
}
