import CivilTime
import Conversation
import Explainer
import Scheduling

/// How things are by the book's rules, where that is asked.
extension Sentences {
  func ruleLines(_ statement: Statement) -> [String] {
    switch statement {
    case .openOn(let date, let windows):
      say(
        windows.isEmpty
          ? "Closed on \(wording.date(date))."
          : "Open on \(wording.date(date)), \(wording.windows(windows)).")
    case .openWeek(let week):
      say(
        week == WeeklyHours() ? "Closed every day." : "Open \(HoursSentence.text(week, wording)).")
    case .closedDays(let weekdays, let dates): say(closed(weekdays, dates))
    case .does(let staff, let services):
      say(
        services.isEmpty
          ? "\(wording.name(staff)) does none of the services."
          : "\(wording.name(staff)) does \(wording.list(services.map { wording.name($0) })).")
    case .asItIs(let edits):
      say(
        "As it is: \(edits.map { ChangeSentences(wording: wording).text(of: $0) }.joined(separator: "; "))."
      )
    case .dateIs(let date, let days): say("That is \(wording.date(date)), \(away(days)).")
    default: []
    }
  }

  private func closed(_ weekdays: [Weekday], _ dates: [CalendarDate]) -> String {
    let days = weekdays.map { "\(wording.name(of: $0))s" }
    let all = days + dates.prefix(12).map { wording.date($0) }
    guard !all.isEmpty else { return "No day is closed." }
    let more = dates.count > 12 ? " and \(dates.count - 12) more dates" : ""
    return "Closed on \(wording.list(all))\(more)."
  }

  private func away(_ days: Int) -> String {
    switch days {
    case 0: "today"
    case 1: "tomorrow"
    case 2...: "in \(wording.count(days, "day"))"
    default: "\(wording.count(-days, "day")) ago"
    }
  }
}
