import CivilTime
import Scheduling
import Testing

@testable import Conversation

@Suite("Several services, several people, and who waits")
struct VisitsTests {
  @Test("two people at once have someone of their own each")
  func sameTime() throws {
    var desk = try TestDesk()
    desk.say("haircuts for me and my son on Saturday, same time")
    let made = desk.say("yes").bookings
    #expect(made.count == 2)
    #expect(made[0].start == made[1].start)
    #expect(made[0].staff != made[1].staff)
    #expect(made.allSatisfy { $0.customer == nil })
    #expect(made.contains { $0.notes == "for my son" })
    #expect(Set(made.map(\.visit)) == [made[0].id])
  }

  @Test("each of two customers has what was named for them")
  func ownServices() throws {
    var desk = try TestDesk()
    desk.say("book a haircut for Dana and a beard trim for Tom tomorrow afternoon")
    let made = desk.say("yes").bookings
    let business = try desk.book.business()
    let pairs = try made.map { booking in
      let name = try desk.book.customer(try #require(booking.customer))?.name ?? ""
      return "\(name): \(business.service(booking.service)?.name ?? "")"
    }
    #expect(pairs.sorted() == ["Dana Whitfield: Haircut", "Tom Okafor: Beard trim"])
  }

  @Test("a cut is a haircut, and no service that was named is left out")
  func shortName() throws {
    var desk = try TestDesk()
    let reply = desk.say("a cut and a colour for Dana on Saturday")
    #expect(reply.question == .visitOffer)
    let services = desk.say("yes").bookings.map(\.service)
    let names = try services.map { try #require(try desk.book.business().service($0)).name }
    #expect(names.sorted() == ["Colour", "Haircut"])
  }

  @Test(
    "who is mine is one person, not two",
    arguments: [
      "book our Dana a haircut tomorrow at 11", "book a haircut for my client Dana tomorrow at 11",
    ])
  func oneOfMine(_ line: String) throws {
    var desk = try TestDesk()
    #expect(desk.say(line).question == .bookOffer)
    #expect(desk.say("yes").bookings.count == 1)
  }

  @Test("one who is busy then is not booked twice")
  func busyGuest() throws {
    var desk = try TestDesk()
    // Dana has a haircut that morning at half past ten.
    desk.say("haircuts for Mei and Dana on Friday at 10:30 at the same time")
    let made = desk.say("yes").bookings
    #expect(made.allSatisfy { $0.start.description != "2026-12-04T10:30" })
  }

  @Test("a cancellation names all whom the time would suit and offers it one after the other")
  func freedTime() throws {
    var desk = try TestDesk()
    desk.say("put Hannah down for Friday morning if something opens")
    desk.say("put Tom on the waitlist for a beard trim on Friday")
    desk.say("cancel B-24")
    let reply = desk.say("yes")
    var suited = 0
    for case .suitsWishes(let wishes, _) in reply.statements { suited = wishes.count }
    #expect(suited == 2)
    #expect(reply.question == .bookOffer)
    #expect(desk.say("no").question == .bookOffer)
    let made = try #require(desk.say("yes").bookings.first)
    #expect(try desk.book.customer(try #require(made.customer))?.name == "Tom Okafor")
    // His wish is fulfilled; hers stands.
    #expect(
      desk.say("who is waiting?").statements.contains { statement in
        if case .wishes(let wishes) = statement { wishes.count == 1 } else { false }
      })
  }

  @Test("a move frees a time as well")
  func freedByMove() throws {
    var desk = try TestDesk()
    desk.say("put Hannah down for Friday morning if something opens")
    desk.say("move B-24 to Saturday at 1pm")
    let reply = desk.say("yes")
    #expect(reply.statements.contains { if case .suitsWishes = $0 { true } else { false } })
  }

  @Test("a wish is kept once, and taken off again")
  func wishes() throws {
    var desk = try TestDesk()
    desk.say("put Tom down for Friday afternoon if something opens")
    let count = try desk.book.journal(limit: 100).count
    let again = desk.say("put Tom down for Friday afternoon if something opens")
    #expect(again.statements == [.alreadySo])
    #expect(try desk.book.journal(limit: 100).count == count)
    #expect(desk.say("take Dana off the waitlist").kind == .notFound)
    #expect(desk.say("take Tom off the waitlist").kind == .changed)
    #expect(desk.say("waitlist").statements == [.wishes([])])
  }

  @Test("book it anyway names the rule and marks the booking")
  func anyway() throws {
    var desk = try TestDesk()
    desk.say("book a haircut with Sam on Sunday at 10 for Dana")
    let made = try #require(desk.say("book it anyway").bookings.first)
    #expect(Set(made.overrides) == [.closed, .notWorking])
    desk.say("book a haircut with Priya today at 11 for Mei")
    #expect(desk.say("book it anyway").bookings.first?.overrides == [.booked])
    desk.say("move B-24 to Sunday at 2pm")
    let moved = try #require(desk.say("move it anyway").bookings.first)
    #expect(moved.start.description == "2026-12-06T14:00")
    #expect(Set(moved.overrides) == [.closed, .notWorking])
  }
}
