import CivilTime
import PlainEnglish
import Scheduling
import Testing

@testable import Conversation

@Suite("From a request to a booking")
struct BookingFlowTests {
  @Test("nothing is saved before it is confirmed, and yes saves what was shown")
  func confirmation() throws {
    var desk = try TestDesk()
    let before = try desk.standing()
    let offer = desk.say("book a haircut tomorrow afternoon")
    #expect(offer.kind == .suggestion)
    #expect(try desk.standing() == before)
    let best = try #require(offer.slots.first)
    let reply = desk.say("yes")
    #expect(reply.kind == .booked)
    let booking = try #require(reply.bookings.first)
    #expect(booking.start == best.start)
    #expect(booking.staff == best.staff)
    #expect(booking.price == best.price)
    #expect(try desk.standing() == before + [booking])
  }

  @Test(
    "a day ruled out of a week leaves the week asked for",
    arguments: [
      ("book a haircut any day but Tuesday next week", Weekday.tuesday),
      ("book a haircut not Monday, next week", .monday),
      ("book a haircut except Wednesday of next week", .wednesday),
    ])
  func ruledOutOfWeek(line: String, out: Weekday) throws {
    var desk = try TestDesk()
    let days = desk.say(line).slots.map(\.start.date)
    #expect(!days.isEmpty)
    let week = CalendarDate(year: 2026, month: 12, clampedDay: 7)
    #expect(days.allSatisfy { week <= $0 && $0 < week.adding(days: 7) && $0.weekday != out })
  }

  @Test("of two times asked for, the one that can be is offered")
  func choiceOfTimes() throws {
    for line in ["book a haircut tomorrow at noon or 3", "book a haircut at noon or 3 tomorrow"] {
      var desk = try TestDesk()
      let start = desk.say(line).slots.first?.start
      #expect(start == LocalDateTime(iso: "2026-12-01T15:00"))
    }
  }

  @Test("a time that has gone today is not said to be taken")
  func goneToday() throws {
    var desk = try TestDesk()
    let reply = desk.say("book a haircut today at 9")
    #expect(!reply.slots.isEmpty)
    #expect(
      !reply.statements.contains { if case .implied = $0 { true } else { false } })
  }

  @Test(
    "a time that no clock shows is refused",
    arguments: ["book a haircut tomorrow at 26:00", "book a haircut at 9:75 on Thursday"])
  func noSuchTime(line: String) throws {
    var desk = try TestDesk()
    let reply = desk.say(line)
    #expect(reply.slots.isEmpty)
    #expect(
      reply.statements.contains {
        if case .impossible(.noSuchTime, _) = $0 { true } else { false }
      })
  }

  @Test("a pasted yes confirms nothing")
  func paste() throws {
    var desk = try TestDesk()
    desk.say("book a haircut tomorrow afternoon")
    let count = try desk.standing().count
    let reply = desk.conversation.respond(to: "yes", at: desk.now, isPasted: true)
    #expect(reply.statements == [.pastedAnswer])
    #expect(try desk.standing().count == count)
    #expect(desk.conversation.hasUnansweredQuestion)
  }

  @Test("a number takes the slot that was shown by it")
  func number() throws {
    var desk = try TestDesk()
    let slots = desk.say("book a haircut tomorrow afternoon").slots
    let booking = try #require(desk.say("3").bookings.first)
    #expect(booking.start == slots[2].start)
    #expect(booking.staff == slots[2].staff)
  }

  @Test("a bare value changes just that value")
  func correction() throws {
    var desk = try TestDesk()
    let first = try #require(desk.say("book a haircut tomorrow at 3 with Sam").slots.first)
    let second = try #require(desk.say("no, make it half past 3").slots.first)
    #expect(second.staff == first.staff)
    #expect(second.start.date == first.start.date)
    #expect(second.start.time == ClockTime(hour: 15, minute: 30))
    let third = try #require(desk.say("on Thursday").slots.first)
    #expect(third.start.description == "2026-12-03T15:30")
  }

  @Test("a day of the month that is an ordinal is no choice")
  func ordinal() throws {
    var desk = try TestDesk()
    desk.say("book a haircut tomorrow afternoon")
    let reply = desk.say("I'd like the 3rd at half past four")
    #expect(reply.kind == .suggestion)
    #expect(reply.slots.first?.start.description == "2026-12-03T16:30")
  }

  @Test("a slot that was taken meanwhile is told, never booked")
  func taken() throws {
    var desk = try TestDesk()
    var other = TestDesk.begin(desk.book, desk.zone)
    let slot = try #require(desk.say("book a haircut tomorrow at 3 with Sam").slots.first)
    _ = other.respond(to: "book a haircut tomorrow at 3 with Sam", at: desk.now)
    let made = try #require(other.respond(to: "yes", at: desk.now).bookings.first)
    let count = try desk.standing().count
    let reply = desk.say("yes")
    #expect(reply.outcome == .refused)
    #expect(reply.statements.contains(.justTaken(slot, by: made.id)))
    #expect(try desk.standing().count == count)
  }

  @Test("an offer of yesterday is told to have passed")
  func passed() throws {
    var desk = try TestDesk()
    let slot = try #require(desk.say("book a haircut today at 3 with Alex").slots.first)
    desk.now = desk.now.adding(minutes: 1440)
    let count = try desk.standing().count
    let reply = desk.say("yes")
    #expect(reply.statements.contains(.offerPassed(slot)))
    #expect(try desk.standing().count == count)
  }

  @Test("a new customer is added by booking, and comes with undo")
  func newCustomer() throws {
    var desk = try TestDesk()
    desk.say("book a haircut tomorrow at 3 for Ingrid")
    desk.say("yes")
    #expect(try desk.book.customers(havingWord: "ingrid").count == 1)
    desk.say("undo")
    #expect(try desk.book.customers(havingWord: "ingrid").isEmpty)
  }

  @Test(
    "a number told beside a booking is the customer's",
    arguments: [
      ["book a haircut tomorrow at 3 for Ingrid, her number is 07700 900123", "yes"],
      ["book a haircut tomorrow at 3 for Ingrid", "07700 900123", "yes"],
      ["book a haircut tomorrow at 3 for Ingrid", "yes, on 07700 900123"],
      ["book a haircut tomorrow at 3 for Ingrid", "yes", "her mobile is 07700 900123"],
    ])
  func phoneOfNew(lines: [String]) throws {
    var desk = try TestDesk()
    for line in lines { desk.say(line) }
    #expect(try desk.book.customers(havingWord: "ingrid").map(\.phone) == ["07700 900123"])
  }

  @Test("an interrupt drops the question and not the session")
  func interrupt() throws {
    var desk = try TestDesk()
    desk.say("book a haircut tomorrow")
    #expect(desk.conversation.interrupt().statements == [.dropped])
    #expect(!desk.conversation.hasUnansweredQuestion)
    #expect(desk.say("book a haircut tomorrow").kind == .suggestion)
  }

  @Test("the only service of a book need not be named")
  func onlyService() throws {
    var desk = try TestDesk(sample: .none)
    desk.say("add service Lesson, 60 minutes, £30")
    desk.say("add staff Robin")
    desk.say("open every day from 9am to 5pm")
    let reply = desk.say("book tomorrow at 2")
    #expect(reply.slots.first?.start.description == "2026-12-01T14:00")
  }

  @Test(
    "an empty book says how to begin",
    arguments: ["services", "what's free tomorrow?"])
  func empty(_ line: String) throws {
    var desk = try TestDesk(sample: .none)
    let reply = desk.say(line)
    #expect(reply.statements.contains(.emptyList(.service)))
  }
}
