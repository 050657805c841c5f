import CivilTime
import Scheduling
import SlotOracle
import Testing

/// A few hundred cases here; `booklens-bench oracle` runs as many as one likes.
@Suite("Oracle")
struct OracleTests {
  @Test("the finder agrees with brute force, minute by minute", arguments: 0..<4)
  func agrees(batch: Int) throws {
    var run = try OracleRun()
    let first = UInt64(batch) * 60
    let failure = run.firstFailure(in: first..<first + 60)
    #expect(failure == nil, "seed \(failure?.seed ?? 0): \(failure?.difference ?? "")")
    #expect(run.cases > 10)
  }

  @Test("adding a rule never adds a start")
  func rulesOnlyTakeAway() throws {
    let generator = try CaseGenerator()
    for seed in UInt64(1)...60 {
      let plain = generator.make(seed)
      let before = try starts(plain)
      for stricter in Self.stricter(plain) {
        #expect(try starts(stricter).isSubset(of: before), "seed \(seed)")
      }
    }
  }

  /// The same case with one more rule, each time another.
  private static func stricter(_ scene: OracleCase) -> [OracleCase] {
    var notice = scene
    notice.business.settings.policy.notice += 120
    var near = scene
    near.business.settings.policy.horizonDays = 0
    var limited = scene
    limited.business.settings.policy.limits.append(
      .init(scope: .everything, period: .day, most: 2))
    var closed = scene
    let day = scene.zone.local(scene.request.windows.first?.start ?? scene.now).date
    closed.business.overrides.removeAll { $0.staff == nil && $0.date == day }
    closed.business.overrides.append(DayOverride(id: OverrideID(99), date: day, windows: []))
    return [notice, near, limited] + (scene.business.settings.openingHours == nil ? [] : [closed])
  }

  @Test("shifting everything by whole weeks within one offset shifts the answer")
  func shifts() throws {
    let generator = try CaseGenerator()
    for seed in UInt64(1)...100 {
      var scene = generator.make(seed)
      scene.zone = .utc
      scene.business.settings.policy.limits.removeAll { $0.period == .month }
      let days = 7 * Int(seed % 40 + 1)
      let moved = scene.shifted(days: days)
      let expected = Set(
        try starts(scene).map { Pair(start: $0.start + days * 86_400, staff: $0.staff) })
      #expect(try starts(moved) == expected, "seed \(seed)")
    }
  }

  private struct Pair: Hashable {
    var start: Int
    var staff: StaffID
  }

  private func starts(_ scene: OracleCase) throws -> Set<Pair> {
    let slots = try scene.finder(scene.book()).slots(for: scene.request)
    return Set(
      slots.flatMap { slot in
        slot.candidates.map { Pair(start: slot.span.start.seconds, staff: $0) }
      })
  }
}

extension OracleCase {
  /// The same case so many days later, in a zone that never changes.
  func shifted(days: Int) -> OracleCase {
    func later(_ moment: Instant) -> Instant { moment.adding(seconds: days * 86_400) }
    func later(_ span: Span) -> Span { Span(start: later(span.start), end: later(span.end)) }
    func later(_ local: LocalDateTime) -> LocalDateTime { local.adding(days: days) }
    func later(_ booking: Booking) -> Booking {
      var copy = booking
      copy.start = later(booking.start)
      copy.span = later(booking.span)
      return copy
    }
    var copy = self
    copy.now = later(now)
    copy.bookings = bookings.map { later($0) }
    for index in holds.indices {
      copy.holds[index].booking = later(holds[index].booking)
      copy.holds[index].until = later(holds[index].until)
    }
    for index in blocks.indices {
      copy.blocks[index].start = later(blocks[index].start)
      copy.blocks[index].end = later(blocks[index].end)
      copy.blocks[index].span = later(blocks[index].span)
    }
    for index in business.overrides.indices {
      copy.business.overrides[index].date = business.overrides[index].date.adding(days: days)
    }
    for index in business.absences.indices {
      copy.business.absences[index].start = later(business.absences[index].start)
      copy.business.absences[index].end = later(business.absences[index].end)
    }
    func later(_ rows: [DatedHours]) -> [DatedHours] {
      rows.map { row in
        var copy = row
        copy.from = row.from.adding(days: days)
        copy.through = row.through?.adding(days: days)
        return copy
      }
    }
    copy.business.settings.datedHours = later(business.settings.datedHours)
    for index in business.staff.indices {
      copy.business.staff[index].datedHours = later(business.staff[index].datedHours)
    }
    copy.request.windows = request.windows.map { later($0) }
    copy.request.mustEndBy = request.mustEndBy.map { later($0) }
    copy.request.preferred = request.preferred.map { later($0) }
    return copy
  }
}
