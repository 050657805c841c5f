import CivilTime
import PlainEnglish
import Scheduling
import Testing

@testable import Conversation

@Suite("What words such as it, both and the other one mean")
struct ReferenceTests {
  @Test("the same time next week is the booking just made, a week on")
  func sameTime() throws {
    var desk = try TestDesk()
    desk.say("book a haircut for Hannah on Friday at 3")
    desk.say("yes")
    let slot = try #require(desk.say("the same time next week please").slots.first)
    #expect(slot.start.description == "2026-12-11T15:00")
    desk.say("yes")
    let made = try #require(try desk.standing().last)
    let hannah = try #require(try desk.book.customers(havingWord: "hannah").first)
    #expect(made.customer == hannah.id)
  }

  @Test("of an offer, the same time on another day keeps the clock")
  func sameTimeOfOffer() throws {
    var desk = try TestDesk()
    let first = try #require(desk.say("book a haircut tomorrow afternoon").slots.first)
    let other = try #require(desk.say("same time on Thursday").slots.first)
    #expect(other.start.time == first.start.time)
    #expect(other.start.date.description == "2026-12-03")
  }

  @Test("both of two is both, and all that were found are all")
  func both() throws {
    var desk = try TestDesk()
    desk.say("cancel Mei's haircut")
    desk.say("both of them")
    #expect(desk.say("yes").bookings.count == 2)
    desk.say("cancel everything on Thursday")
    #expect(desk.say("yes").bookings.count == 3)
    #expect(desk.say("undo").statements.count == 1)
  }

  @Test("the other one is the one of two that was not spoken of")
  func other() throws {
    var desk = try TestDesk()
    desk.say("Mei's haircuts")
    desk.say("cancel the first one")
    desk.say("yes")
    desk.say("cancel the other one")
    let reply = desk.say("yes")
    #expect(reply.bookings.first?.start.description == "2026-12-16T15:00")
  }

  @Test("a clock time alone is that of the next day that has one")
  func clockAlone() throws {
    var desk = try TestDesk()
    desk.say("cancel the 3 o'clock")
    #expect(desk.conversation.openQuestion == .cancellation)
    #expect(desk.say("yes").bookings.first?.start.description == "2026-11-30T15:00")
  }

  @Test("a question which one is meant shows three, and says how many more")
  func three() throws {
    var desk = try TestDesk()
    let reply = desk.say("cancel a haircut")
    guard case .whichBooking(let shown, let all)? = reply.statements.last else {
      Issue.record("\(reply)")
      return
    }
    #expect(shown.count == 3)
    #expect(all > 3)
  }

  @Test(
    "a number shows all that is kept of a booking",
    arguments: ["show B-24", "what is #24?", "tell me about booking 24", "show me booking 24"])
  func number(_ line: String) throws {
    var desk = try TestDesk()
    let booking = try #require(try desk.book.booking(BookingID(24)))
    #expect(desk.say(line).statements == [.details(booking)])
  }

  @Test("my next appointment is one, and Grace's last visit has been")
  func nextAndLast() throws {
    var desk = try TestDesk()
    let next = desk.say("when is my next appointment?")
    guard case .details(let booking)? = next.statements.first else {
      Issue.record("\(next)")
      return
    }
    #expect(booking.span.start > desk.now)
    let last = desk.say("Grace's last visit")
    guard case .details(let visit)? = last.statements.first else {
      Issue.record("\(last)")
      return
    }
    #expect(visit.span.end <= desk.now)
  }

  @Test("cancel it, after it was booked, takes it off")
  func cancelIt() throws {
    var desk = try TestDesk()
    desk.say("book a haircut tomorrow at 3")
    desk.say("yes")
    desk.say("actually, cancel it")
    #expect(desk.conversation.openQuestion == .cancellation)
    #expect(desk.say("yes").kind == .cancelled)
  }
}
