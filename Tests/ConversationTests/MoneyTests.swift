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

  @Test("what is done is taken, though its time is not over the clock")
  func done() throws {
    var desk = try TestDesk(sample: .none)
    desk.say("add service Cut, 30 minutes, £20")
    desk.say("add staff Rosa")
    desk.say("Rosa works monday to sunday 8am to 8pm")
    desk.say("book Joe a cut today at 10:15")
    desk.say("yes")
    desk.say("Joe is done")
    let today = try #require(report("takings today", in: &desk))
    #expect(today.total == Money(hundredths: 2000))
    #expect(today.ahead.count == 0)
  }

  @Test("a booking that lasts over midnight is of the second day, too")
  func overMidnight() throws {
    var desk = try TestDesk(sample: .none)
    desk.say("add service Night watch, 3 hours, £90")
    desk.say("add staff Nell")
    desk.say("Nell works saturdays 10pm to 4am")
    desk.say("book Ann a night watch on saturday at 11pm with Nell")
    desk.say("yes")
    #expect(listed(desk.say("show sunday")).count == 1)
    #expect(listed(desk.say("show monday 7 december")).isEmpty)
  }

  @Test("what was turned down is not booked by a wish for another day")
  func turnedDown() throws {
    var desk = try TestDesk()
    let before = try desk.standing().count
    desk.say("haircut for tom friday at 2")
    desk.say("no")
    #expect(desk.say("the cheapest haircut on saturday").bookings.isEmpty)
    #expect(try desk.standing().count == before)
  }

  @Test("how far a booking is shifted is not how long it lasts")
  func shift() throws {
    var desk = try TestDesk()
    let before = try desk.standing()
    desk.say("shift B-24 half an hour")
    #expect(try desk.standing() == before)
  }
}
