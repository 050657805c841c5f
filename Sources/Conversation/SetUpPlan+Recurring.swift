import CivilTime
import PlainEnglish
import Scheduling

/// Changes of dates by a rule: "closed on the first Monday of every month".
extension SetUpPlan {
  /// Makes a change on each date of the coming year that a rule has.
  mutating func add(_ change: SetUp, on recurrence: Recurrence, note: String?)
    throws(BookError)
  {
    guard let first = change.when?.start?.date else { return refuse(.badValue(.missingTime)) }
    let dates = dates(of: recurrence)
    guard !dates.isEmpty else { return refuse(.badValue(.missingTime)) }
    for date in dates {
      let shift = first.days(until: date) * 1440
      guard var when = change.when else { return }
      when.start = when.start?.adding(minutes: shift)
      when.end = when.end?.adding(minutes: shift)
      try add(change.on(when, windows: nil), note: note)
    }
    if let last = dates.last { remark(.keptForAYear(dates.count, last: last)) }
  }

  /// The day from which a rule counts: of "every other Friday" the one that comes is in.
  private func firstDate(of rule: RecurrenceRule) -> CalendarDate {
    let weekdays = rule.days.map(\.weekday)
    let coming = (1...7).map { today.adding(days: $0) }
    guard rule.frequency == .weekly else { return coming[0] }
    return coming.first { weekdays.contains($0.weekday) } ?? coming[0]
  }

  /// The dates of a rule in the year that comes.
  private func dates(of recurrence: Recurrence) -> [CalendarDate] {
    let start = max(recurrence.start?.date ?? today, firstDate(of: recurrence.rule))
    let end = today.adding(days: 365)
    var dates: [CalendarDate] = []
    for time in recurrence.rule.occurrences(from: LocalDateTime(start, .midnight)) {
      if time.date > end || dates.count >= 60 { break }
      if time.date >= today, !recurrence.exceptions.contains(time.date) { dates.append(time.date) }
    }
    return dates
  }
}
