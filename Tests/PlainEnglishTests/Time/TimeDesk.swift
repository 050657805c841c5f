import CivilTime

@testable import PlainEnglish

/// A phrase and what it is read as at a desk on Monday 30 November 2026, 09:00,
/// in the words of ``TimeDesk/shown(_:)``.
struct PhraseRow: CustomStringConvertible, Sendable {
  var phrase: String
  var reading: String

  init(_ phrase: String, _ reading: String) {
    self.phrase = phrase
    self.reading = reading
  }

  var description: String { phrase }
}

/// A desk at which times are read in tests.
struct TimeDesk {
  var context: ReadingContext

  /// A desk at a moment, with opening hours if some are given.
  init(
    now: String = "2026-11-30T09:00", locale: String = "en-US", hours: ClockRange? = nil,
    expecting: Expectation? = nil, zone: TimeZoneRules = .utc
  ) {
    let isUS = locale == "en-US"
    context = ReadingContext(
      now: LocalDateTime(iso: now) ?? LocalDateTime(wallSeconds: 0), zone: zone,
      locale: DeskLocale(
        identifier: locale, order: isUS ? .monthFirst : .dayFirst, uses24Hours: !isUS,
        firstWeekday: .monday, currency: isUS ? "USD" : "GBP"), expecting: expecting)
    if let hours {
      context.openingHours = { $0.weekday == .sunday ? [] : [hours] }
    }
  }

  func read(_ line: String, names: [Range<Int>] = []) -> TimeReading {
    TimeReader().read(Tokenizer.tokenize(line), in: context, names: names)
  }

  /// All that a line says about time, in short: days as dates, moments with
  /// `T`, a clock time without a day as `T15:00`, spans with `..`.
  func shown(_ line: String) -> String {
    let reading = read(line)
    var parts = reading.whens.map(Self.shown)
    if let recurrence = reading.recurrence { parts.append(recurrence.rule.description) }
    if let duration = reading.duration { parts.append(duration.length.description) }
    return parts.joined(separator: " ")
  }

  static func shown(_ when: When) -> String {
    let role = when.role == .at ? "" : when.role.rawValue + ":"
    if when.impossible != nil { return role + "impossible" }
    func text(_ moment: LocalDateTime) -> String {
      if when.isTimeOnly { return "T" + moment.time.description }
      return when.isDayOnly ? moment.date.description : moment.description
    }
    let start = when.start.map(text) ?? ""
    guard let end = when.end else { return role + start + (when.isOpenEnded ? ".." : "") }
    if when.isDayOnly, let first = when.start, first.date.adding(days: 1) == end.date {
      return role + start
    }
    return role + start + ".." + text(end)
  }
}
