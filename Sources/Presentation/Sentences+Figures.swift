import CivilTime
import Conversation
import Explainer
import Scheduling

/// Figures as tables, with bars where a picture says more.
extension Sentences {
  /// Columns of the longest bar.
  private static let longestBar = 20

  // MARK: How full

  func load(_ report: LoadReport) -> [String] {
    let total = report.total
    let who = report.staff.isEmpty ? "" : "\(wording.list(report.staff.map { wording.name($0) })), "
    let when = period(report.first, report.last)
    let days = report.isAboutHours ? wording.count(total.days, "day") + ", " : ""
    guard total.open > 0 || total.count > 0 else {
      return say("\(who)\(when): nobody works then.".capitalizedFirst)
    }
    let booked =
      total.count == 0
      ? "nothing booked"
      : "\(wording.length(total.booked)) booked (\(total.percent)%), "
        + wording.count(total.count, "booking")
    let heading = "\(who)\(when): \(days)\(wording.length(total.open)) worked, \(booked)."
    return say(heading.capitalizedFirst) + layout.table(report.rows.map { row($0, report) })
      + busiest(report)
  }

  private func row(_ row: LoadReport.Row, _ report: LoadReport) -> [String] {
    let day = row.first == row.last ? wording.shortDate(row.first) : span(row.first, row.last)
    guard row.open > 0 || row.count > 0 else { return [day, "off"] }
    let bar = bar(row.percent, of: 100)
    let booked = row.booked == 0 ? "" : wording.length(row.booked)
    guard report.isAboutHours else {
      return [day, "\(row.percent)%", wording.count(row.count, "booking"), booked, bar]
    }
    let spans = row.spans.map { span in
      wording.clocks(context.zone.local(span.start), context.zone.local(span.end))
    }.joined(separator: ", ")
    let worked = row.first == row.last ? spans : wording.count(row.days, "day")
    return [
      day, worked, wording.length(row.open), booked.isEmpty ? "" : "\(booked) booked", bar,
    ]
  }

  private func busiest(_ report: LoadReport) -> [String] {
    guard report.rows.count > 1, !report.isAboutHours,
      let top = report.rows.max(by: { ($0.percent, $1.first) < ($1.percent, $0.first) }),
      top.percent > 0
    else { return [] }
    let name = top.first == top.last ? wording.shortDate(top.first) : span(top.first, top.last)
    return say("Busiest: \(name), \(top.percent)%.")
  }

  // MARK: Takings

  func takings(_ report: TakingsReport) -> [String] {
    let who =
      report.staff.isEmpty ? "" : " by \(wording.list(report.staff.map { wording.name($0) }))"
    let heading = "Taken\(who) \(within(report.first, report.last)):"
    let ahead =
      report.ahead.count == 0
      ? []
      : say(
        "Still to come then: \(wording.count(report.ahead.count, "booking")), "
          + "\(wording.money(report.ahead.amount)).")
    guard !report.rows.isEmpty else { return say("\(heading) nothing yet.") + ahead }
    let most = report.rows.map(\.amount.hundredths).max() ?? 0
    let rows = report.rows.map { row in
      [
        row.service.map { wording.name($0) } ?? row.staff.map { wording.name($0) } ?? "",
        wording.count(row.count, "visit"), wording.money(row.amount),
        bar(row.amount.hundredths, of: most),
      ]
    }
    let visits = report.rows.reduce(0) { $0 + $1.count }
    let total = ["in all", wording.count(visits, "visit"), wording.money(report.total), ""]
    return say(heading) + layout.table(rows + [total], rightAligned: [2]) + ahead
  }

  // MARK: No-shows

  func noShows(_ report: NoShowReport) -> [String] {
    let when = report.first.flatMap { first in
      report.last.map { " \(within(first, $0))" }
    }
    guard !report.rows.isEmpty else {
      return say("Nobody has failed to come\(when ?? "").")
    }
    return say("Did not come\(when ?? ""):")
      + layout.table(
        report.rows.map { row in
          [
            row.name.isEmpty ? "you" : row.name, wording.count(row.count, "time"),
            "last on \(wording.shortDate(row.last))", row.phone,
          ]
        })
  }

  // MARK: Parts

  /// A bar as long as a value is of the whole; half a column is shown too.
  private func bar(_ value: Int, of whole: Int) -> String {
    guard whole > 0, value > 0 else { return "" }
    let halves = min(value, whole) * Self.longestBar * 2 / whole
    return String(repeating: "█", count: halves / 2) + (halves % 2 == 1 ? "▌" : "")
  }

  /// "Mon 7 – Sun 13 Dec".
  private func span(_ first: CalendarDate, _ last: CalendarDate) -> String {
    "\(wording.shortDate(first)) – \(wording.shortDate(last))"
  }

  /// "from … to …", "on …".
  private func within(_ first: CalendarDate, _ last: CalendarDate) -> String {
    first == last ? "on \(wording.date(first))" : "from \(period(first, last))"
  }

  /// The dates of a period.
  private func period(_ first: CalendarDate, _ last: CalendarDate) -> String {
    if first == last { return wording.date(first) }
    return "\(wording.date(first)) to \(wording.date(last))"
  }
}
