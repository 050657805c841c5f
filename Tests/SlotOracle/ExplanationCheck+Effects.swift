import CivilTime
import Scheduling

extension ExplanationCheck {
  /// What a change would bring is what the changed book brings.
  mutating func effects() throws -> String? {
    guard random.chance(8), let edit = scene.supposition(&random) else { return nil }
    counts.suppositions += 1
    let effect = try finder.effect(of: [edit])
    let after = scene.after(edit)
    let window = Span(
      start: max(scene.now, scene.zone.instant(LocalDateTime(effect.first, .midnight))),
      end: scene.zone.instant(LocalDateTime(effect.last.adding(days: 1), .midnight)))
    for row in effect.rows.prefix(2) {
      let before = starts(of: row.service, effect.staff, window, in: scene)
      let then = starts(of: row.service, effect.staff, window, in: after)
      if row.before != before.count || row.after != then.count {
        return "\(edit): \(row.before) and \(row.after) free starts, not \(before.count) and "
          + "\(then.count)"
      }
      let gained = then.filter { !Set(before).contains($0) }.map(local)
      let lost = before.filter { !Set(then).contains($0) }.map(local)
      if row.gained != Array(gained.prefix(Effect.Row.shown)) { return "\(edit) gains \(gained)" }
      if row.lost != Array(lost.prefix(Effect.Row.shown)) { return "\(edit) loses \(lost)" }
    }
    let broken = scene.bookings.filter { isBroken($0, by: edit, after) }
      .sorted { ($0.span.start, $0.id) < ($1.span.start, $1.id) }
    if effect.broken.map(\.booking.id) != broken.map(\.id) {
      return "\(edit) breaks \(broken.map(\.id)), not \(effect.broken.map(\.booking.id))"
    }
    return nil
  }

  private func local(_ seconds: Int) -> LocalDateTime {
    scene.zone.local(Instant(seconds: seconds))
  }

  private func starts(
    of service: ServiceID, _ staff: StaffID?, _ window: Span, in scene: OracleCase
  ) -> [Int] {
    guard !window.isEmpty else { return [] }
    var scene = scene
    scene.request = SlotRequest(service: service, windows: [window])
    scene.request.staff = staff.map { [$0] } ?? []
    guard let oracle = MinuteOracle(scene) else { return [] }
    return oracle.answers(oracle.asked(oracle.everyone())).map(\.start)
  }

  private func isBroken(_ booking: Booking, by edit: Edit, _ after: OracleCase) -> Bool {
    guard booking.span.start >= scene.now,
      booking.status == .confirmed || booking.status == .pending
    else { return false }
    if case .block(let block)? = edit.after, block.staff == booking.staff,
      block.span.overlaps(booking.span)
    {
      return true
    }
    var had = hours(booking, in: scene)
    if had.contains(.closed) { had.insert(.notWorking) }
    return !hours(booking, in: after).subtracting(had).isEmpty
  }

  /// The rules on hours and skills that stand against a booking.
  private func hours(_ booking: Booking, in scene: OracleCase) -> Set<Rule> {
    var scene = scene
    scene.bookings = [booking]
    scene.blocks = []
    scene.holds = []
    var request = SlotRequest(service: booking.service, windows: [booking.span])
    request.length = booking.length
    request.moving = booking.id
    scene.request = request
    guard let oracle = MinuteOracle(scene),
      let person = oracle.everyone().first(where: { $0.staff.id == booking.staff })
    else { return [] }
    let about: Set<Rule> = [.closed, .notWorking, .onBreak, .timeOff, .skill]
    return oracle.refusals(of: booking.start, person).intersection(about)
  }
}

extension OracleCase {
  /// The case after a change of one row.
  fileprivate func after(_ edit: Edit) -> OracleCase {
    var copy = self
    switch edit.after {
    case .absence(let row): copy.business.absences.append(row)
    case .block(let row): copy.blocks.append(row)
    case .override(let row):
      copy.business.overrides.removeAll { $0.id == row.id }
      copy.business.overrides.append(row)
    case .booking(let row): copy.bookings.removeAll { $0.id == row.id }
    case .settings(let row): copy.business.settings = row
    case .staff(let row):
      for index in copy.business.staff.indices where copy.business.staff[index].id == row.id {
        copy.business.staff[index] = row
      }
    case .service(let row):
      for index in copy.business.services.indices where copy.business.services[index].id == row.id {
        copy.business.services[index] = row
      }
    default: break
    }
    return copy
  }
}
