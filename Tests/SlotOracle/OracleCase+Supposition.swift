import CivilTime
import Scheduling

extension OracleCase {
  /// A change of the book that someone could suppose; nil if what was drawn makes
  /// no sense.
  public func supposition(_ random: inout SeededRandom) -> Edit? {
    let staff = random.pick(business.staff)
    let date = zone.local(now).date.adding(days: random.pick(0...2))
    let start = LocalDateTime(date, minute: random.pick(0...95) * 15)
    let end = start.adding(minutes: random.pick(1...20) * 30)
    switch random.pick(0...13) {
    case 0...2:
      return Edit(
        before: nil,
        after: .absence(Absence(id: AbsenceID(-1), staff: staff.id, start: start, end: end)))
    case 3...4:
      let span = Span(start: zone.instant(start), end: zone.instant(end))
      let block = Block(id: BlockID(-1), staff: staff.id, start: start, end: end, span: span)
      return span.isEmpty ? nil : Edit(before: nil, after: .block(block))
    case 5...8: return dayOverride(of: random.chance(50) ? nil : staff.id, date, &random)
    case 9: return openingHours(&random)
    case 10: return hours(of: staff, &random)
    case 11:
      let service = random.pick(business.services)
      var changed = service
      changed.length = random.pick(1...24) * 5
      changed.bufferAfter = random.pick(0...2) * 10
      return service == changed ? nil : Edit(before: .service(service), after: .service(changed))
    default: return cancellation(&random)
    }
  }

  private func dayOverride(
    of staff: StaffID?, _ date: CalendarDate, _ random: inout SeededRandom
  ) -> Edit? {
    let windows = random.chance(40) ? [] : [ClockRange(startMinute: 600, endMinute: 840)]
    let old = business.overrides.filter { $0.staff == staff && $0.date == date }
    guard old.count < 2 else { return nil }
    let row = DayOverride(
      id: old.first?.id ?? OverrideID(-1), staff: staff, date: date,
      windows: windows.compactMap { $0 })
    return Edit(before: old.first.map { .override($0) }, after: .override(row))
  }

  private func openingHours(_ random: inout SeededRandom) -> Edit? {
    var settings = business.settings
    let opens = random.pick(24...44) * 15
    settings.openingHours = WeeklyHours(
      Weekday.allCases.filter { _ in random.chance(85) },
      [ClockRange(startMinute: opens, endMinute: opens + random.pick(16...60) * 15)]
        .compactMap { $0 })
    return settings == business.settings
      ? nil : Edit(before: .settings(business.settings), after: .settings(settings))
  }

  private func hours(of staff: Staff, _ random: inout SeededRandom) -> Edit? {
    var changed = staff
    let from = random.pick(32...60) * 15
    let window = [ClockRange(startMinute: from, endMinute: from + random.pick(2...24) * 15)]
    if random.chance(50) {
      changed.breaks = WeeklyHours(Weekday.allCases, window.compactMap { $0 })
    } else {
      changed.hours = WeeklyHours(
        Weekday.allCases.filter { _ in random.chance(85) }, window.compactMap { $0 })
    }
    return changed == staff ? nil : Edit(before: .staff(staff), after: .staff(changed))
  }

  private func cancellation(_ random: inout SeededRandom) -> Edit? {
    guard !bookings.isEmpty else { return nil }
    let booking = random.pick(bookings)
    guard booking.status == .confirmed, booking.start.date >= zone.local(now).date else {
      return nil
    }
    var cancelled = booking
    cancelled.status = .cancelled
    return Edit(before: .booking(booking), after: .booking(cancelled))
  }
}
