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
    let days = report.aim == .hours ? wording.count(total.days, "day") + ", " : ""
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
    let day = name(of: row)
    guard row.open > 0 || row.count > 0 else { return [day, "off"] }
    let bar = bar(row.percent, of: 100)
    let booked = row.booked == 0 ? "" : wording.length(row.booked)
    guard report.aim == .hours else {
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
    guard report.rows.count > 1, report.aim != .hours, let peak = report.peak else { return [] }
    if report.aim == .quietest { return say("Quietest: \(name(of: peak)), \(peak.percent)%.") }
    return peak.percent > 0 ? say("Busiest: \(name(of: peak)), \(peak.percent)%.") : []
  }

  private func name(of row: LoadReport.Row) -> String {
    row.first == row.last ? wording.shortDate(row.first) : span(row.first, row.last)
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
    guard !report.rows.isEmpty else {
      guard report.ahead.count > 0 else { return say("\(heading) nothing.") }
      return say("\(heading) nothing yet.") + ahead
    }
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

  // MARK: People

  func people(_ report: PeopleReport) -> [String] {
    let when =
      report.first.flatMap { first in
        report.last.map { " \(within(first, $0))" }
      } ?? ""
    let since = report.first.map { wording.date($0) } ?? ""
    guard !report.rows.isEmpty else {
      switch report.kind {
      case .noShows: return say("Nobody has failed to come\(when).")
      case .cancellations: return say("Nobody has called off\(when).")
      case .absentees: return say("Everyone who was here before has been since \(since).")
      case .visits: return say("Nobody has been here\(when).")
      }
    }
    let heading =
      switch report.kind {
      case .noShows: "Did not come\(when):"
      case .cancellations: "Called off\(when):"
      case .absentees: "Not here since \(since):"
      case .visits: "Most visits\(when):"
      }
    return say(heading) + layout.table(report.rows.map { row($0, report.kind) })
  }

  private func row(_ row: PeopleReport.Row, _ kind: PeopleReport.Kind) -> [String] {
    let count = wording.count(row.count, kind == .absentees || kind == .visits ? "visit" : "time")
    let next = row.next.map { "next \(wording.shortDate($0))" } ?? ""
    return [
      row.name.isEmpty ? "you" : row.name, count, "last on \(wording.shortDate(row.last))",
      row.phone,
      next,
    ]
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
