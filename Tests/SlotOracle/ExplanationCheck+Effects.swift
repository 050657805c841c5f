import CivilTime
import Scheduling

extension ExplanationCheck {
  /// What a change would bring is what the changed book brings.
  mutating func effects() throws -> String? {
    guard random.chance(8), let edit = drawEdit() else { return nil }
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

  /// A change of one date.
  private mutating func drawEdit() -> Edit? {
    let staff = random.pick(people).staff
    let date = scene.zone.local(scene.now).date.adding(days: random.pick(0...2))
    let start = LocalDateTime(date, minute: random.pick(0...95) * 15)
    let end = start.adding(minutes: random.pick(1...20) * 30)
    switch random.pick(0...4) {
    case 0:
      return Edit(
        before: nil,
        after: .absence(Absence(id: AbsenceID(-1), staff: staff.id, start: start, end: end)))
    case 1:
      let span = Span(start: scene.zone.instant(start), end: scene.zone.instant(end))
      let block = Block(id: BlockID(-1), staff: staff.id, start: start, end: end, span: span)
      return span.isEmpty ? nil : Edit(before: nil, after: .block(block))
    case 2, 3:
      let windows = random.chance(40) ? [] : [ClockRange(startMinute: 600, endMinute: 840)]
      let owner = random.chance(50) ? nil : staff.id
      let old = scene.business.overrides.filter { $0.staff == owner && $0.date == date }
      guard old.count < 2 else { return nil }
      let row = DayOverride(
        id: old.first?.id ?? OverrideID(-1), staff: owner, date: date,
        windows: windows.compactMap { $0 })
      return Edit(before: old.first.map { .override($0) }, after: .override(row))
    default:
      guard !scene.bookings.isEmpty else { return nil }
      let booking = random.pick(scene.bookings)
      guard booking.status == .confirmed, booking.start.date >= scene.zone.local(scene.now).date
      else { return nil }
      var cancelled = booking
      cancelled.status = .cancelled
      return Edit(before: .booking(booking), after: .booking(cancelled))
    }
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
    default: break
    }
    return copy
  }
}
