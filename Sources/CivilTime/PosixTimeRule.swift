/// The rule in the footer of a zone's file, as POSIX writes it in `TZ`:
/// `EST5EDT,M3.2.0,M11.1.0` (RFC 8536, section 3.3; hours from −167 to 167).
struct PosixTimeRule: Hashable, Sendable {
  /// A day of each year and the clock time on it, in seconds, which may be
  /// negative or beyond a day.
  struct YearlyMoment: Hashable, Sendable {
    enum Day: Hashable, Sendable {
      /// The nth weekday of a month; 5 is the last.
      case nth(Int, Weekday, month: Int)
      /// Day 1 to 365 of a year; 29 February is never counted.
      case julian(Int)
      /// Day 0 to 365 of a year; 29 February is counted.
      case zeroBased(Int)
    }

    var day: Day
    var seconds: Int
  }

  struct Summer: Hashable, Sendable {
    var kind: LocalTimeKind
    var start: YearlyMoment
    var end: YearlyMoment
  }

  var standard: LocalTimeKind
  var summer: Summer?

  /// The changes of a year in order of time.
  ///
  /// Where summer time ends in the moment in which it starts again, only the
  /// start counts: such a rule means summer time all year.
  func changes(inYear year: Int) -> [(at: Int, kind: LocalTimeKind)] {
    guard let summer else { return [] }
    let start = summer.start.wallSeconds(inYear: year) - standard.offset
    let end = summer.end.wallSeconds(inYear: year) - summer.kind.offset
    let nextStart = summer.start.wallSeconds(inYear: year + 1) - standard.offset
    if end == nextStart || end == start { return [(start, summer.kind)] }
    return start < end
      ? [(start, summer.kind), (end, standard)] : [(end, standard), (start, summer.kind)]
  }
}

extension PosixTimeRule.YearlyMoment {
  func wallSeconds(inYear year: Int) -> Int {
    let newYear = CalendarDate(year: year, month: 1, clampedDay: 1)
    let date: CalendarDate
    switch day {
    case .nth(let n, let weekday, let month):
      let first = CalendarDate(year: year, month: month, clampedDay: 1).onOrAfter(weekday)
      let candidate = first.adding(days: 7 * (n - 1))
      date = candidate.month == month ? candidate : candidate.adding(days: -7)
    case .julian(let day):
      let leapDay = CalendarDate.isLeap(year) && day >= 60 ? 1 : 0
      date = newYear.adding(days: day - 1 + leapDay)
    case .zeroBased(let day):
      date = newYear.adding(days: day)
    }
    return date.dayNumber * 86_400 + seconds
  }
}

extension PosixTimeRule {
  /// Reads a rule; nil if any of it is not as POSIX writes it.
  init?(_ text: some Collection<UInt8>) {
    var reader = ByteReader(Array(text))
    guard let name = reader.abbreviation(), let west = reader.clock(limit: 24) else { return nil }
    standard = LocalTimeKind(offset: -west, isDaylight: false, abbreviation: name)
    guard !reader.isAtEnd else { return }
    guard let summerName = reader.abbreviation() else { return nil }
    var offset = standard.offset + 3600
    if let next = reader.peek, next != UInt8(ascii: ",") {
      guard let west = reader.clock(limit: 24) else { return nil }
      offset = -west
    }
    guard reader.take(","), let start = reader.yearlyMoment(), reader.take(","),
      let end = reader.yearlyMoment(), reader.isAtEnd
    else { return nil }
    let kind = LocalTimeKind(offset: offset, isDaylight: true, abbreviation: summerName)
    summer = Summer(kind: kind, start: start, end: end)
  }
}

extension ByteReader {
  /// Letters, or anything between `<` and `>`.
  fileprivate mutating func abbreviation() -> String? {
    if take("<") {
      let name = takeWhile { $0 != UInt8(ascii: ">") }
      return take(">") && !name.isEmpty ? String(decoding: name, as: UTF8.self) : nil
    }
    let name = takeWhile { (65...90).contains($0) || (97...122).contains($0) }
    return name.count >= 3 ? String(decoding: name, as: UTF8.self) : nil
  }

  /// `[+-]h[:mm[:ss]]` in seconds.
  fileprivate mutating func clock(limit: Int) -> Int? {
    let negative = take("-")
    if !negative { _ = take("+") }
    guard let hours = number(), hours <= limit else { return nil }
    var seconds = hours * 3600
    var unit = 60
    while unit > 0, take(":") {
      guard let value = number(), value < 60 else { return nil }
      seconds += value * unit
      unit /= 60
    }
    return negative ? -seconds : seconds
  }

  fileprivate mutating func yearlyMoment() -> PosixTimeRule.YearlyMoment? {
    guard let day = yearlyDay() else { return nil }
    guard take("/") else { return .init(day: day, seconds: 7200) }
    guard let seconds = clock(limit: 167) else { return nil }
    return .init(day: day, seconds: seconds)
  }

  private mutating func yearlyDay() -> PosixTimeRule.YearlyMoment.Day? {
    if take("M") {
      guard let month = number(), (1...12).contains(month), take("."), let n = number(),
        (1...5).contains(n), take("."), let weekday = number(), weekday < 7
      else { return nil }
      return .nth(n, Weekday.sunday.adding(weekday), month: month)
    }
    if take("J") {
      guard let day = number(), (1...365).contains(day) else { return nil }
      return .julian(day)
    }
    guard let day = number(), day < 366 else { return nil }
    return .zeroBased(day)
  }
}
