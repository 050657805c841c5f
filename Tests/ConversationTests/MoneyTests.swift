import CivilTime
import Scheduling
import Testing

@testable import Conversation

@Suite("Sums of money, and lists that are not the whole book")
struct MoneyTests {
  private func report(_ line: String, in desk: inout TestDesk) -> TakingsReport? {
    desk.say(line).statements.lazy.compactMap {
      if case .takings(let report) = $0 { report } else { nil }
    }.first
  }

  private func listed(_ reply: Reply) -> [Booking] {
    reply.statements.flatMap { statement in
      if case .bookings(let found, _) = statement { found } else { [Booking]() }
    }
  }

  @Test("what will be taken is the sum of a day, not the price of a service")
  func ahead() throws {
    var desk = try TestDesk()
    let tomorrow = try #require(report("how much will we make tomorrow?", in: &desk))
    #expect(tomorrow.first == CalendarDate(year: 2026, month: 12, clampedDay: 1))
    #expect(tomorrow.last == tomorrow.first)
    #expect(tomorrow.ahead.count > 1)
  }

  @Test("what a customer will pay is the sum of their bookings")
  func due() throws {
    var desk = try TestDesk()
    let grace = try #require(report("how much will Grace pay in december?", in: &desk))
    #expect(grace.ahead.count == 3)
  }

  @Test("bookings of somebody who is not in the book are not the whole book")
  func stranger() throws {
    var desk = try TestDesk()
    #expect(listed(desk.say("show oskar's bookings")).isEmpty)
    #expect(listed(desk.say("who hasn't come in for a while")).isEmpty)
    #expect(!listed(desk.say("show everyone's bookings")).isEmpty)
  }

  @Test("someone's day is today")
  func day() throws {
    var desk = try TestDesk()
    let found = listed(desk.say("Priya's day"))
    #expect(found.allSatisfy { $0.start.date.day == 30 })
  }
}
