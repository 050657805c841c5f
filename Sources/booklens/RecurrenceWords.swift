import CivilTime
import Explainer
import PlainEnglish

/// A repetition in words: "every Tuesday at 16:00 until 11 January 2027".
struct RecurrenceWords {
  let wording: Wording

  /// How often, on which days, at what time, until when, and from when on.
  func text(_ recurrence: Recurrence) -> String {
    let rule = recurrence.rule
    var text = often(rule)
    if let other = recurrence.otherInterval { text += " or \(other): which is asked" }
    if let times = recurrence.timesPerUnit { text += " \(times) times: on which days is asked" }
    let times = rule.hours.flatMap { hour in
      (rule.minutes.isEmpty ? [0] : rule.minutes).compactMap { ClockTime(hour: hour, minute: $0) }
    }
    if !times.isEmpty { text += " at " + wording.list(times.map(wording.clock)) }
    if times.isEmpty, let window = recurrence.window {
      text += ", " + wording.clocks(window.start, window.end)
    }
    switch rule.end {
    case .count(let count): text += ", \(count) times"
    case .until(let last):
      // A length ends as its last day begins: that day is no longer in it.
      text += " until \(date(last.time == .midnight ? last.date.adding(days: -1) : last.date))"
    case nil: break
    }
    if !recurrence.exceptions.isEmpty {
      text += ", but not on " + wording.list(exceptions(recurrence), "or")
    }
    if let start = recurrence.start { text += ", first on " + wording.date(start.date) }
    return text
  }

  private func often(_ rule: RecurrenceRule) -> String {
    switch rule.frequency {
    case .minutely: return every(rule.interval, "minute")
    case .hourly: return every(rule.interval, "hour")
    case .daily: return every(rule.interval, "day") + inMonths(rule)
    case .weekly:
      let names = wording.list(rule.days.map { wording.name(of: $0.weekday) })
      if names.isEmpty { return every(rule.interval, "week") + inMonths(rule) }
      let days =
        rule.interval == 1 ? "every \(names)" : every(rule.interval, "week") + " on " + names
      return days + inMonths(rule)
    case .monthly, .yearly:
      let unit = every(rule.interval, rule.frequency == .monthly ? "month" : "year")
      guard let days = daysOf(rule) else { return unit + inMonths(rule) }
      if rule.months.isEmpty { return "\(days) of \(unit)" }
      let months = wording.list(rule.months.map(wording.name(ofMonth:)))
      return "\(days) of \(months), \(unit)"
    }
  }

  /// The days left out, those in a row as one stretch.
  private func exceptions(_ recurrence: Recurrence) -> [String] {
    var runs: [(first: CalendarDate, last: CalendarDate)] = []
    for date in recurrence.exceptions.sorted() {
      if let run = runs.last, run.last.adding(days: 1) == date {
        runs[runs.count - 1].last = date
      } else {
        runs.append((date, date))
      }
    }
    return runs.map {
      $0.first == $0.last ? date($0.first) : "\(date($0.first)) to \(date($0.last))"
    }
  }

  private func every(_ interval: Int, _ unit: String) -> String {
    interval == 1 ? "every \(unit)" : "every \(interval) \(unit)s"
  }

  private func inMonths(_ rule: RecurrenceRule) -> String {
    rule.months.isEmpty
      ? "" : " in " + wording.list(rule.months.map(wording.name(ofMonth:)))
  }

  /// "the first Monday", "the 1st and the 15th", "the last of Monday and Tuesday".
  private func daysOf(_ rule: RecurrenceRule) -> String? {
    var days = rule.days.map { day in
      let name = wording.name(of: day.weekday)
      return day.ordinal.map { "the \(nth($0)) \(name)" } ?? (rule.positions.isEmpty ? "each " : "")
        + name
    }
    days += rule.monthDays.map { $0 < 0 ? "the \(nth($0)) day" : "the \(nth($0))" }
    guard !days.isEmpty else { return nil }
    let all = wording.list(days)
    guard !rule.positions.isEmpty else { return all }
    return "the " + wording.list(rule.positions.map(nth)) + " of " + all
  }

  /// "1st", "2nd", "last", "2nd last".
  private func nth(_ number: Int) -> String {
    if number == -1 { return "last" }
    let value = abs(number)
    let ending =
      switch (value % 10, value % 100) {
      case (_, 11...13): "th"
      case (1, _): "st"
      case (2, _): "nd"
      case (3, _): "rd"
      default: "th"
      }
    return "\(value)\(ending)" + (number < 0 ? " last" : "")
  }

  /// "11 January 2027", or "January 11, 2027" where months come first.
  private func date(_ date: CalendarDate) -> String {
    let text = wording.date(date)
    return String(text.drop { $0 != " " }.dropFirst())
  }
}
