import CivilTime

/// Lengths of time: "45 min", "an hour and a half", "2h30m", "half a day".
extension PhraseScanner {
  /// A length from an index on.
  func length(_ index: Int) -> Match<LengthExpression>? {
    guard var (total, end, unit) = lengthPart(index) else { return nil }
    var parts = 1
    while parts < 8, let more = furtherPart(after: end, smallerThan: unit) {
      parts += 1
      total.add(more.amount, more.unit)
      unit = min(unit, more.unit)
      end = more.end
    }
    var expression = LengthExpression(total.length, grain: unit.grain)
    if unit == .second { expression.grain = .second }
    expression.isWorkdays = unit == .workday
    return Match(value: expression, end: end)
  }

  /// A further part: "and 30 minutes", ", 1 month", "1 day", "30" after hours.
  private func furtherPart(
    after end: Int, smallerThan unit: TimeUnit
  ) -> (amount: Int, unit: TimeUnit, end: Int)? {
    var next = end
    if word(next) == .comma { next += 1 }
    if word(next) == .period, isGlued(next), unit == .hour, !isWord(next - 1, "hour"),
      self.unit(next + 2) == .minute
    {
      next += 1
    }
    let hasAnd = word(next) == .and || word(next) == .ampersand
    if hasAnd { next += 1 }
    if hasAnd, let half = fractionAfterAnd(next, of: unit) { return half }
    if let (part, partEnd, partUnit) = lengthPart(next), partUnit != unit,
      partUnit < unit || unit >= .day || next > end
    {
      // "in two weeks 15h30": a clock time.
      if unit >= .day, !hasAnd, isClockInFigures(next) { return nil }
      // "2 hours, 10 minutes before": a length of its own, by which side it stands at.
      if word(end) == .comma, word(partEnd) == .before || word(partEnd) == .after { return nil }
      if word(partEnd) == .past || word(partEnd) == .dash && partUnit == .hour { return nil }
      return (part.thousandths(of: partUnit), partUnit, partEnd)
    }
    if unit == .hour, let minutes = cardinal(next), (1...59).contains(minutes.value),
      !isNumber(next) || token(next).digits == 2, !isClockTail(minutes.end),
      !isMoney(minutes.end)
    {
      return (minutes.value * 1000, .minute, minutes.end)
    }
    return nil
  }

  /// "15h30": an hour at which a desk is open, and minutes in two figures.
  func isClockInFigures(_ index: Int) -> Bool {
    isNumber(index) && (7...23).contains(token(index).number) && word(index + 1) == .minuteMark
      && isGlued(index + 1) && isNumber(index + 2) && isGlued(index + 2)
      && token(index + 2).digits == 2
  }

  /// "and a half" after "an hour", "and a quarter".
  private func fractionAfterAnd(
    _ index: Int, of unit: TimeUnit
  ) -> (amount: Int, unit: TimeUnit, end: Int)? {
    let next = word(index) == .a ? index + 1 : index
    switch word(next) {
    case .half where self.unit(next + 1) == nil && word(next + 1) != .a:
      return (500, unit, next + 1)
    case .quarter where unit == .hour && self.unit(next + 1) == nil: return (250, unit, next + 1)
    case .cardinal where unit == .hour && word(next + 1) == .quarter && isEnd(next + 2):
      guard token(next).number == 3 else { return nil }
      return (750, unit, next + 2)
    default: return nil
    }
  }

  /// Whether a token says that the number before it is money: "an hour, fifty pounds".
  func isMoney(_ index: Int) -> Bool {
    word(index) == .dollar || Self.moneyWords.contains { isWord(index, $0) }
  }

  private static let moneyWords: [StaticString] = [
    "pounds", "pound", "quid", "dollars", "dollar", "bucks", "euros", "euro", "gbp", "usd", "eur",
    "cad", "aud", "nzd", "chf", "sek", "nok", "dkk", "pln", "czk", "huf", "inr", "jpy", "zar",
    "sgd", "hkd", "cny", "twd", "krw", "php", "myr", "aed", "ils", "kes", "ngn", "brl", "mxn",
    "egp", "sar", "thb", "idr", "vnd", "ron", "uah", "isk", "ars",
  ]

  /// Whether what follows makes a number a clock time.
  func isClockTail(_ index: Int) -> Bool {
    switch word(index) {
    case .colon: isGlued(index) && isNumber(index + 1)
    case .meridiem, .oclock: true
    default: unit(index) != nil
    }
  }

  /// An amount and its unit.
  private func lengthPart(_ index: Int) -> (LengthSum, Int, TimeUnit)? {
    if isLengthOnFace(index) {
      var sum = LengthSum()
      sum.add(token(index).number * 1000, .hour)
      sum.add(token(index + 2).number * 1000, .minute)
      return (sum, index + 4, .minute)
    }
    guard let amount = amount(index) else { return nil }
    var next = amount.end
    if word(next) == .more || isWord(next, in: ["full", "whole"]) { next += 1 }
    if word(next) == .dash, isGlued(next) { next += 1 }
    if word(next) == .business { next += 1 }
    guard let (unit, end) = lengthUnit(next, glued: amount.isFigure) else { return nil }
    if unit == .week, amount.thousandths > 1000, isNamedWeek(next) { return nil }
    if unit == .workday || unit == .weekend, !amount.isFigure, amount.thousandths == 1000 {
      return nil
    }
    let isBusiness = word(next - 1) == .business && unit == .day
    if amount.isArticleLess, unit == .second, word(next) == .second { return nil }
    var sum = LengthSum()
    sum.add(amount.thousandths, unit)
    return (sum, end, isBusiness ? .workday : unit)
  }

  /// "week commencing 14 December", "w/c": which week, and no count of them: "at 3 week
  /// commencing the 14th".
  func isNamedWeek(_ index: Int) -> Bool {
    guard !token(index).traits.contains(.plural), !isGlued(index) else { return false }
    switch word(index + 1) {
    case .starting, .beginning: return true
    default: return false
    }
  }

  /// A unit, with the letters that stand for one right behind a figure.
  private func lengthUnit(_ index: Int, glued isFigure: Bool) -> (TimeUnit, Int)? {
    // "1415 Second Street"
    if word(index) == .second, !isFigure || word(index + 1) == .street { return nil }
    if let unit = unit(index) { return isAge(index) ? nil : (unit, index + 1) }
    if isNights(index) { return (.day, index + 1) }
    guard isFigure else { return nil }
    if isMinuteSign(index) { return (.minute, index + 1) }
    guard token(index).kind == .word else { return nil }
    if word(index) == .minuteMark { return (.hour, index + 1) }
    guard isGlued(index), token(index - 1).digits <= 3, !isDimension(index - 1) else { return nil }
    let bytes = line.foldedBytes(token(index))
    guard bytes.count == 1, let letter = bytes.first else { return nil }
    switch letter {
    case UInt8(ascii: "m"): return (.minute, index + 1)
    case UInt8(ascii: "d"): return (.day, index + 1)
    case UInt8(ascii: "w"): return (.week, index + 1)
    case UInt8(ascii: "s"): return (.second, index + 1)
    case UInt8(ascii: "y"): return (.year, index + 1)
    default: return nil
    }
  }

  /// "my 5 year old", "a six-month-old": how old somebody is, and no length.
  private func isAge(_ index: Int) -> Bool {
    let next = word(index + 1) == .dash ? index + 2 : index + 1
    return isWord(next, "old") || isWord(next, "olds")
  }

  /// "3 nights", "a 2 night stay": how long somebody stays, and no hour of the night.
  func isNights(_ index: Int) -> Bool {
    word(index) == .part && token(index).value == DayPart.night.rawValue
      && (token(index).traits.contains(.plural)
        || isWord(index + 1, in: ["stay", "break", "package", "trip", "minimum"]))
  }

  /// "in 3D", "a 3d scan": how something is seen, not days.
  private func isDimension(_ index: Int) -> Bool {
    guard isNumber(index), (2...4).contains(token(index).number), isGlued(index + 1),
      isWord(index + 1, "d")
    else { return false }
    return token(index + 1).traits.contains(.capital) || !isEnd(index + 2)
  }

  /// "15'": minutes, where no inches follow.
  private func isMinuteSign(_ index: Int) -> Bool {
    guard word(index) == .quote, isGlued(index), isNumber(index - 1), !isNumber(index + 1) else {
      return false
    }
    return line.bytes[token(index).span].first != UInt8(ascii: "\"")
      && line.bytes[token(index).span].first != UInt8(ascii: "`")
  }

  fileprivate struct Amount {
    var thousandths: Int
    var end: Int
    var isFigure = false
    var isArticleLess = false
  }

  /// How many: "a", "2", "1.5", "half a", "a couple of", "two and a half".
  private func amount(_ index: Int) -> Amount? {
    switch word(index) {
    case .half:
      let next = word(index + 1) == .a ? index + 2 : index + 1
      if isDozen(next) { return Amount(thousandths: 6000, end: next + 1) }
      return Amount(thousandths: 500, end: next)
    case .quarter:
      return quarters(quarterCount(index), from: index + 1)
    case .another:
      return Amount(thousandths: 1000, end: index + 1)
    case .vagueNumber:
      // "some day next week" is one day.
      if isWord(index, "some"), !token(index + 1).traits.contains(.plural) { return nil }
      return Amount(
        thousandths: token(index).number * 1000,
        end: word(index + 1) == .of ? index + 2 : index + 1)
    case .a:
      return amountAfterArticle(index + 1)
    case .unit:
      // "hour and a half", "hour and a bit"
      guard word(index + 1) == .and, word(index + 2) == .a,
        word(index + 3) == .half || isWord(index + 3, "bit")
      else {
        return nil
      }
      return Amount(thousandths: 1000, end: index)
    default:
      return numberAmount(index)
    }
  }

  /// 3 of "¾", 1 of all other quarters.
  private func quarterCount(_ index: Int) -> Int {
    token(index).kind == .symbol ? max(1, token(index).number) : 1
  }

  private func isDozen(_ index: Int) -> Bool {
    word(index) == .vagueNumber && token(index).value == 12
  }

  private func amountAfterArticle(_ index: Int) -> Amount? {
    switch word(index) {
    case .half: return Amount(thousandths: 500, end: index + 1)
    case .quarter:
      return quarters(1, from: index + 1) ?? Amount(thousandths: 1000, end: index)
    case .vagueNumber: return amount(index)
    default:
      let many = hundreds(1, index)
      return Amount(thousandths: 1000 * (many?.value ?? 1), end: many?.end ?? index)
    }
  }

  /// "quarter of an hour", "three-quarters of an hour", "quarter hour".
  private func quarters(_ count: Int, from index: Int) -> Amount? {
    var next = index
    if word(next) == .of { next += 1 }
    if word(next) == .a { next += 1 }
    guard unit(next) == .hour else { return nil }
    return Amount(thousandths: 250 * count, end: next)
  }

  private func numberAmount(_ index: Int) -> Amount? {
    guard let number = cardinal(index) else { return nil }
    if isNumber(index), !isFreeNumber(index) { return nil }
    let isFigure = isNumber(index)
    if !isFigure, let many = hundreds(number.value, number.end) {
      return Amount(thousandths: 1000 * many.value, end: many.end)
    }
    var end = number.end
    var thousandths = number.value * 1000
    if isDozen(end), number.value <= 20 {
      return Amount(thousandths: thousandths * 12, end: end + 1, isFigure: isFigure)
    }
    if isFigure, token(index).digits > 5 || isFourFigureClock(index) { return nil }
    if isFigure, word(index - 1) == .period, isGlued(index) {
      // ".5 hours"
      guard !isGlued(index - 1), let tail = self.thousandths(ofFraction: index) else { return nil }
      return Amount(thousandths: tail, end: index + 1, isFigure: true)
    }
    if isFigure, let mixed = mixedFraction(index) { return mixed }
    if isFigure, word(end) == .comma, isGlued(end), isGlued(end + 1), isNumber(end + 1),
      let tail = self.thousandths(ofFraction: end + 1), token(end + 1).digits < 3,
      unit(end + 2)?.isClock == true
    {
      return Amount(thousandths: thousandths + tail, end: end + 2, isFigure: true)
    }
    if isFigure, word(end) == .period, isGlued(end), isNumber(end + 1), isGlued(end + 1) {
      guard let tail = self.thousandths(ofFraction: end + 1) else { return nil }
      // "17.30h" is on the clock.
      if word(end + 2) == .minuteMark || unit(end + 2) == .hour,
        isClockInHours(index, mark: end + 2)
      {
        return nil
      }
      return Amount(thousandths: thousandths + tail, end: end + 2, isFigure: true)
    }
    if isFigure, word(end) == .slash, isGlued(end), isNumber(end + 1), number.value < 5,
      (2...4).contains(token(end + 1).number)
    {
      thousandths = 1000 * number.value / token(end + 1).number
      return Amount(
        thousandths: thousandths, end: behindFraction(end + 2), isFigure: true)
    }
    let afterDash = word(end) == .dash && isGlued(end) ? end + 1 : end
    if word(afterDash) == .quarter, number.value < 4, token(afterDash).kind == .word {
      if let some = quarters(number.value, from: afterDash + 1) { return some }
    }
    if word(end) == .and {
      let half = word(end + 1) == .a ? end + 2 : end + 1
      if word(half) == .half || word(half) == .quarter, unit(half + 1) != nil {
        thousandths += word(half) == .half ? 500 : 250
        end = half + 1
      } else if word(half) == .cardinal, token(half).number == 3, word(half + 1) == .quarter,
        unit(half + 2) != nil
      {
        thousandths += 750
        end = half + 2
      }
    } else if word(end) == .half {
      thousandths += 500
      end += 1
    } else if word(end) == .quarter, isGlued(end), isFigure {
      thousandths += 250 * quarterCount(end)
      end += 1
    }
    return Amount(
      thousandths: thousandths, end: end, isFigure: isFigure, isArticleLess: number.value == 1)
  }
}

extension PhraseScanner {
  /// The figures behind a decimal sign, in thousandths.
  private func thousandths(ofFraction index: Int) -> Int? {
    let digits = Int(token(index).digits)
    guard digits <= 3 else { return nil }
    return [100, 10, 1][digits - 1] * token(index).number
  }

  /// "1430 hrs", "0900 hours": on the clock, and not so long.
  private func isFourFigureClock(_ index: Int) -> Bool {
    token(index).digits == 4 && token(index).number < 2400 && token(index).number % 100 < 60
      && (word(index + 1) == .minuteMark || unit(index + 1) == .hour)
  }

  /// Whether "1:30 hrs" is so long: few hours, and no word before it that leads to a clock time.
  func isLengthOnFace(_ index: Int) -> Bool {
    guard isNumber(index), token(index).digits == 1, token(index).number <= 6,
      word(index + 1) == .colon, isGlued(index + 1), isNumber(index + 2), isGlued(index + 2),
      token(index + 2).digits == 2, token(index + 2).number < 60, unit(index + 3) == .hour
    else { return false }
    switch word(index - 1) {
    case .at, .by, .from, .until, .before, .after, .between, .around, .to, .dash: return false
    default: return true
    }
  }

  /// Behind "of an" of "3/4 of an hour", "1/2 an hour".
  private func behindFraction(_ index: Int) -> Int {
    let next = word(index) == .of ? index + 1 : index
    return word(next) == .a && unit(next + 1)?.isClock == true ? next + 1 : index
  }

  /// "1 1/2" of something.
  private func mixedFraction(_ index: Int) -> Amount? {
    guard isNumber(index + 1), !isGlued(index + 1), word(index + 2) == .slash,
      isGlued(index + 2), isNumber(index + 3), isGlued(index + 3),
      (2...4).contains(token(index + 3).number), token(index + 1).number < token(index + 3).number,
      token(index).digits <= 2
    else { return nil }
    return Amount(
      thousandths: token(index).number * 1000
        + 1000 * token(index + 1).number / token(index + 3).number,
      end: index + 4, isFigure: true)
  }
}

/// A sum of lengths in different units, in thousandths of each.
private struct LengthSum {
  private(set) var length = CivilDuration()

  mutating func add(_ thousandths: Int, _ unit: TimeUnit) {
    switch unit {
    case .second: length.seconds += thousandths / 1000
    case .minute: length.seconds += thousandths * 60 / 1000
    case .hour: length.seconds += thousandths * 3600 / 1000
    case .day, .workday: addDays(thousandths)
    case .week, .weekend: addDays(thousandths * 7)
    case .fortnight: addDays(thousandths * 14)
    case .month:
      length.months += thousandths / 1000
      addDays(thousandths % 1000 * 30)
    case .quarter: length.months += thousandths * 3 / 1000
    case .year: length.months += thousandths * 12 / 1000
    case .decade: length.months += thousandths * 120 / 1000
    }
  }

  private mutating func addDays(_ thousandths: Int) {
    length.days += thousandths / 1000
    length.seconds += thousandths % 1000 * 86_400 / 1000
  }

  /// What was added, if it was in one unit.
  func thousandths(of unit: TimeUnit) -> Int {
    switch unit {
    case .second: length.seconds * 1000
    case .minute: length.seconds * 1000 / 60
    case .hour: length.seconds * 1000 / 3600
    case .day, .workday: length.days * 1000 + length.seconds * 1000 / 86_400
    case .week, .weekend: (length.days * 1000 + length.seconds * 1000 / 86_400) / 7
    case .fortnight: length.days * 1000 / 14
    case .month: length.months * 1000 + length.days * 1000 / 30
    case .quarter: length.months * 1000 / 3
    case .year: length.months * 1000 / 12
    case .decade: length.months * 1000 / 120
    }
  }
}
