import CivilTime
import Explainer
import Scheduling

/// Rows of the book as they are, or would be.
extension FactText {
  /// A change of a row: its kind, and what it is before and after.
  func edit(_ edit: Edit) -> JSONText {
    fact(
      "supposed",
      [
        ("of", .string(edit.key.map { kind($0.kind) } ?? "nothing")),
        ("before", edit.before.map(row) ?? .null), ("after", edit.after.map(row) ?? .null),
      ], text: ChangeSentences(wording: wording).text(of: edit))
  }

  private func kind(_ kind: EntityKey.Kind) -> String {
    switch kind {
    case .override: "day"
    case .absence: "time off"
    case .resource: "room"
    default: kind.rawValue
    }
  }

  private func row(_ entity: Entity) -> JSONText {
    switch entity {
    case .settings(let row): settings(row)
    case .service(let row): service(row)
    case .staff(let row): staff(row)
    case .resource(let row):
      .object([("name", .string(row.name)), ("quantity", .whole(row.quantity))])
    case .override(let row):
      .object([
        ("staff", row.staff.map(staff) ?? .null), ("date", date(row.date)),
        ("windows", windows(row.windows)), ("reason", .string(row.reason)),
      ])
    case .absence(let row):
      .object(
        [("staff", staff(row.staff))] + stretch(row.start, row.end)
          + [("reason", .string(row.reason))])
    case .block(let row):
      .object(
        [("staff", staff(row.staff))] + stretch(row.start, row.end)
          + [("reason", .string(row.reason))])
    case .booking(let row): .object(whole(row) + [("status", .string(row.status.rawValue))])
    case .customer(let row):
      .object([("name", .string(row.name))] + (row.zone.map { [("zone", .string($0))] } ?? []))
    case .wish, .hold: .null
    }
  }

  private func settings(_ row: Settings) -> JSONText {
    let policy = row.policy
    return .object([
      ("name", .string(row.name)), ("open", hours(row.openingHours)),
      ("openFrom", dated(row.datedHours)), ("step", .whole(policy.step)),
      ("notice", .whole(policy.notice)),
      ("noticeDays", policy.noticeDays.map { .whole($0) } ?? .null),
      ("daysAhead", policy.horizonDays.map { .whole($0) } ?? .null),
      ("limits", .array(policy.limits.map { .object(limit($0)) })),
      ("cancellationCutoff", policy.cancellationCutoff.map { .whole($0) } ?? .null),
      ("firstWeekday", .string(wording.name(of: row.firstWeekday))),
      ("currency", .string(row.currency)), ("24HourClock", .string(row.uses24Hours ? "yes" : "no")),
    ])
  }

  /// Times of the day: a list if each day has the same, else one of days with theirs.
  private func starts(_ week: WeeklyTimes) -> JSONText {
    func list(_ times: [ClockTime]) -> JSONText { .array(times.map { .string("\($0)") }) }
    let groups = week.groups
    if groups.count == 1, groups[0].days.count == 7 { return list(groups[0].times) }
    return .array(
      groups.map { group in
        .object([
          ("days", .array(group.days.map { .string(wording.name(of: $0)) })),
          ("starts", list(group.times)),
        ])
      })
  }

  private func service(_ row: Service) -> JSONText {
    let starts: JSONText =
      switch row.starts {
      case .standard: .null
      case .every(let minutes): .whole(minutes)
      case .fixed(let times): .array(times.map { .string("\($0)") })
      case .weekly(let week): starts(week)
      }
    return .object([
      ("name", .string(row.name)), ("minutes", .whole(row.length)), ("price", price(row.price)),
      ("before", .whole(row.bufferBefore)), ("after", .whole(row.bufferAfter)),
      ("capacity", .whole(row.capacity)), ("category", .string(row.category)),
      (
        "processing",
        row.processing.map {
          .object([("after", .whole($0.after)), ("minutes", .whole($0.length))])
        } ?? .null
      ),
      ("starts", starts),
      (
        "lengths",
        row.lengthLimits.map { .array([.whole($0.lowerBound), .whole($0.upperBound)]) } ?? .null
      ),
      ("needs", .array(row.needs.map { .string(wording.name($0)) })),
      ("notice", row.notice.map { .whole($0) } ?? .null),
      ("noticeDays", row.noticeDays.map { .whole($0) } ?? .null),
    ])
  }

  private func dated(_ rows: [DatedHours]) -> JSONText {
    .array(
      rows.map { row in
        .object([
          ("from", .string("\(row.from)")),
          ("through", row.through.map { .string("\($0)") } ?? .null),
          ("days", .array(row.days.map { .string(wording.name(of: $0)) })),
          ("hours", hours(row.hours)), ("breaks", hours(row.breaks)),
        ])
      })
  }

  private func staff(_ row: Staff) -> JSONText {
    let skills: JSONText =
      switch row.skills {
      case .everything: .string("everything")
      case .only(let services): .array(services.map { service($0) })
      }
    return .object([
      ("name", .string(row.name)), ("works", hours(row.hours)), ("breaks", hours(row.breaks)),
      ("worksFrom", dated(row.datedHours)),
      ("does", skills),
      (
        "terms",
        .array(
          row.terms.map {
            .object([
              ("service", service($0.service)), ("minutes", $0.length.map { .whole($0) } ?? .null),
              ("price", price($0.price)),
            ])
          })
      ),
    ])
  }
}
