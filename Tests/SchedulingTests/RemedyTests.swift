import CivilTime
import Testing

@testable import Scheduling

/// The one change that takes what stands against a start away.
@Suite("Remedies")
struct RemedyTests {
  @Test("a notice by the clock and one by the calendar are shortened together")
  func notices() throws {
    let earliest = LocalDateTime(date("2026-12-01"), minute: 600)
    let both: [Obstacle] = [
      .notice(minutes: 60, earliest: earliest), .tooSoon(days: 1, first: date("2026-12-01")),
    ]
    #expect(Remedy(of: both) == .shorterNotice(minutes: 1440))
    #expect(Remedy(of: both + [.past(now: earliest)]) == nil)
  }
}
