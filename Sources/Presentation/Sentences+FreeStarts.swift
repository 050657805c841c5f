import CivilTime
import Conversation
import Explainer
import PlainEnglish
import Scheduling

/// What is free, by day and by who could do it.
extension Sentences {
  /// More starts of one person and day than these are told as from when to when.
  private static let mostTimes = 12

  func freeStarts(
    _ service: ServiceID, _ staff: [StaffID], _ slots: [Slot], _ isCut: Bool, _ time: WantedTime
  ) -> [String] {
    let with = staff.isEmpty ? "" : " with \(wording.list(staff.map { wording.name($0) }, "or"))"
    let when = self.time(withoutClosedEnds(time))
    let heading = "Free for \(wording.name(service))\(with)" + (when.isEmpty ? ":" : ", \(when):")
    let namesStaff =
      staff.isEmpty && business.activeStaff.filter { $0.does(service) }.count > 1
    var rows: [[String]] = []
    var day: CalendarDate?
    let free = freeRows(slots, apart: namesStaff)
    let inRuns = free.contains { $0.starts.count > Self.mostTimes }
    for row in free {
      let text =
        inRuns ? runs(row.starts) : row.starts.map { wording.clock($0) }.joined(separator: ", ")
      let names = row.staff.map { wording.name($0) }.joined(separator: ", ")
      rows.append([
        row.date == day ? "" : "\(wording.shortDate(row.date)):", namesStaff ? names : "", text,
      ])
      day = row.date
    }
    var lines = say(heading) + freeTable(rows)
    if inRuns { lines += say("From–to are starts; name a time to have it.") }
    if isCut { lines += say("There are more; name a shorter stretch.") }
    if let change = wording.clockChange(beside: slots) { lines += say(wording.sentence(change)) }
    return lines + lastEnd(slots, time)
  }

  /// A stretch of days without the closed ones at its ends: "next week" of a salon
  /// that is closed on Sundays ends on Saturday.
  private func withoutClosedEnds(_ time: WantedTime) -> WantedTime {
    guard var days = time.days, var last = days.last, days.first < last else { return time }
    while isClosed(last), days.first < last { last = last.adding(days: -1) }
    while isClosed(days.first), days.first < last { days.first = days.first.adding(days: 1) }
    var trimmed = time
    days.last = last
    trimmed.days = days
    return trimmed
  }

  /// Whether nobody could come on a day: the business is closed, or nobody works.
  private func isClosed(_ date: CalendarDate) -> Bool {
    if let own = business.overrides.first(where: { $0.staff == nil && $0.date == date }) {
      return own.windows.isEmpty
    }
    if let hours = business.settings.openingHours, hours[date.weekday].isEmpty { return true }
    return !business.activeStaff.contains { member in
      if let own = business.overrides.first(where: { $0.staff == member.id && $0.date == date }) {
        return !own.windows.isEmpty
      }
      return member.hours.map { !$0[date.weekday].isEmpty } ?? true
    }
  }

  /// The starts of a day that the same people could take.
  private struct FreeRow {
    var date: CalendarDate
    var staff: [StaffID]
    var starts: [ClockTime]
  }

  /// The rows of a list: for each day one for each person, those who have the
  /// same starts together.
  private func freeRows(_ slots: [Slot], apart: Bool) -> [FreeRow] {
    var dates: [CalendarDate] = []
    for slot in slots where dates.last != slot.start.date { dates.append(slot.start.date) }
    return dates.flatMap { date -> [FreeRow] in
      let day = slots.filter { $0.start.date == date }
      guard apart else { return [FreeRow(date: date, staff: [], starts: day.map(\.start.time))] }
      var rows: [FreeRow] = []
      for member in business.activeStaff {
        let starts = day.filter { $0.candidates.contains(member.id) }.map(\.start.time)
        guard !starts.isEmpty else { continue }
        if let index = rows.firstIndex(where: { $0.starts == starts }) {
          rows[index].staff.append(member.id)
        } else {
          rows.append(FreeRow(date: date, staff: [member.id], starts: starts))
        }
      }
      return rows
    }
  }

  /// Starts in even steps as stretches: "13:00–16:15, every 15 min".
  private func runs(_ starts: [ClockTime]) -> String {
    let gaps = zip(starts, starts.dropFirst()).map { $1.minuteOfDay - $0.minuteOfDay }
    let step = gaps.min() ?? 0
    var runs: [[ClockTime]] = []
    for (index, start) in starts.enumerated() {
      if index > 0, gaps[index - 1] == step {
        runs[runs.count - 1].append(start)
      } else {
        runs.append([start])
      }
    }
    let texts = runs.map { run -> String in
      guard run.count > 2, let first = run.first, let last = run.last else {
        return run.map { wording.clock($0) }.joined(separator: ", ")
      }
      return wording.clock(first) + "–" + wording.clock(last)
    }
    let hasStretch = runs.contains { $0.count > 2 }
    return texts.joined(separator: ", ") + (hasStretch ? ", every \(wording.length(step))" : "")
  }

  /// The rows with their times broken under each other.
  private func freeTable(_ rows: [[String]]) -> [String] {
    let dateWidth = rows.map { DisplayWidth.of($0[0]) }.max() ?? 0
    let nameWidth = rows.map { DisplayWidth.of($0[1]) }.max() ?? 0
    return rows.flatMap { row -> [String] in
      let date = row[0] + String(repeating: " ", count: dateWidth - DisplayWidth.of(row[0]))
      let name = row[1] + String(repeating: " ", count: nameWidth - DisplayWidth.of(row[1]))
      let head = "  \(date) " + (nameWidth > 0 ? "\(name)  " : "")
      let kept = String(head.map { $0 == " " ? "\u{00A0}" : $0 })
      let indent = String(repeating: " ", count: DisplayWidth.of(head))
      return layout.wrapped(kept + row[2], indent: indent).map(\.restoringLeadingBlanks)
    }
  }

  /// Between two clock times lie the starts: where the last visit ends later,
  /// that is said.
  private func lastEnd(_ slots: [Slot], _ time: WantedTime) -> [String] {
    guard case .between(_, let high) = time.clock, let last = slots.last,
      last.end(in: wording.context.zone) > LocalDateTime(last.start.date, minute: high)
    else { return [] }
    return say(
      "These are the starts; the last visit ends at "
        + "\(wording.clock(last.end(in: wording.context.zone).time)).")
  }
}
