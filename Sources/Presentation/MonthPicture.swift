import CivilTime
import Explainer

/// A month as a picture: a dot on each day that has a booking, brackets round
/// today.
struct MonthPicture {
  let month: CalendarDate
  let marked: Set<CalendarDate>
  let today: CalendarDate
  let firstWeekday: Weekday

  /// Seven columns of four signs.
  func lines(_ wording: Wording) -> [String] {
    let title = wording.month(month)
    let indent = String(repeating: " ", count: max(0, (28 - title.count) / 2))
    let heads = (0..<7).map { offset in
      let name = wording.shortName(of: firstWeekday.adding(offset)).prefix(2)
      return " \(name) "
    }
    return [(indent + title).trimmedEnd, heads.joined().trimmedEnd] + weeks
  }

  private var weeks: [String] {
    let first = month.startOfMonth
    let last = first.adding(months: 1).adding(days: -1)
    var day = first.startOfWeek(on: firstWeekday)
    var lines: [String] = []
    while day <= last {
      var line = ""
      for _ in 0..<7 {
        let cell = day.month == month.month && day.year == month.year ? cell(day) : "    "
        // A bracket that closes behind a dot takes the blank in front of the next day.
        line += line.hasSuffix("•]") ? String(cell.dropFirst()) : cell
        day = day.adding(days: 1)
      }
      lines.append(line.trimmedEnd)
    }
    return lines
  }

  private func cell(_ day: CalendarDate) -> String {
    let number = day.day < 10 ? " \(day.day)" : "\(day.day)"
    let dot = marked.contains(day) ? "•" : ""
    if day == today { return "[" + number + dot + "]" }
    return " " + number + (dot.isEmpty ? " " : dot)
  }
}
