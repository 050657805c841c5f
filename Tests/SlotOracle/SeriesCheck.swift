import CivilTime
import Scheduling

/// Holds the dates of a series against brute force: each is decided minute by
/// minute with the earlier ones in the book, and what is proposed instead is the
/// nearest of its day.
struct SeriesCheck {
  let scene: OracleCase
  let finder: SlotFinder

  /// What differed, in words; nil if nothing did.
  func difference(_ random: inout SeededRandom) throws -> String? {
    guard let window = scene.request.windows.first else { return nil }
    let staff = random.pick(scene.business.staff).id
    let moment = window.start.adding(minutes: random.pick(0...max(0, window.minutes - 1)))
    let first = scene.zone.local(moment)
    let step = random.pick([1, 1, 2, 7])
    let starts = (0..<random.pick(2...4)).map { first.adding(days: $0 * step) }
    var candidate = Candidate(service: scene.request.service, staff: staff, start: first)
    candidate.customer = scene.request.customer
    candidate.length = scene.request.length
    candidate.seats = scene.request.seats
    let dates = try finder.series(candidate, on: starts)
    guard dates.count == starts.count else { return "the series has \(dates.count) dates" }
    var known = scene
    known.request.moving = nil
    known.request.allowsCustomerOverlap = false
    for (start, date) in zip(starts, dates) {
      if let wrong = wrong(date, at: start, candidate, in: known) {
        return "a series at \(start): \(wrong)"
      }
      if let slot = date.slot { known.bookings.append(booking(slot, known.bookings.count)) }
    }
    return nil
  }

  private func wrong(
    _ date: SeriesDate, at start: LocalDateTime, _ candidate: Candidate, in scene: OracleCase
  ) -> String? {
    var single = scene
    let moment = scene.zone.instant(start)
    single.request.windows = [Span(start: moment, end: moment.adding(minutes: 60))]
    guard let oracle = MinuteOracle(single),
      let person = oracle.everyone().first(where: { $0.staff.id == candidate.staff })
    else { return "nobody is there" }
    let rules = oracle.refusals(of: start, person)
    let found = Set(date.verdict.obstacles.map(\.rule))
    if rules != found {
      return "it is refused for \(found.map(\.rawValue).sorted()), not "
        + "\(rules.map(\.rawValue).sorted())"
    }
    return rules.isEmpty ? nil : wrongNearest(date.nearest, to: start, candidate, in: scene)
  }

  private func wrongNearest(
    _ slot: Slot?, to start: LocalDateTime, _ candidate: Candidate, in scene: OracleCase
  ) -> String? {
    let goal = scene.zone.instant(start).seconds
    for staff in [[candidate.staff], []] {
      var day = scene
      day.request.windows = [
        Span(
          start: scene.zone.instant(LocalDateTime(start.date, .midnight)),
          end: scene.zone.instant(LocalDateTime(start.date.adding(days: 1), .midnight)))
      ]
      day.request.staff = staff
      day.request.excludedStaff = []
      day.request.preferred = nil
      day.request.mustEndBy = nil
      guard let oracle = MinuteOracle(day) else { return "the service is gone" }
      let starts = oracle.answers(oracle.asked(oracle.everyone())).map(\.start)
      let best = starts.min { (abs($0 - goal), -$0) < (abs($1 - goal), -$1) }
      guard let best else { continue }
      let local = scene.zone.local(Instant(seconds: best))
      guard let slot else { return "\(local) is not proposed" }
      return slot.span.start.seconds == best ? nil : "\(slot.start) is proposed, not \(local)"
    }
    return slot.map { "\($0.start) cannot be had" }
  }

  private func booking(_ slot: Slot, _ number: Int) -> Booking {
    let service = scene.business.services.first { $0.id == slot.service }
    return Booking(
      id: BookingID(2_000 + number), service: slot.service, staff: slot.staff,
      customer: scene.request.customer, start: slot.start, zone: scene.zone.identifier,
      span: slot.span, length: slot.length, bufferBefore: service?.bufferBefore ?? 0,
      bufferAfter: service?.bufferAfter ?? 0, processing: service?.processing,
      seats: scene.request.seats, resources: service?.needs ?? [], createdAt: scene.now)
  }
}
