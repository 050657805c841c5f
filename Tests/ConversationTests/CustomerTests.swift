import CivilTime
import PlainEnglish
import Scheduling
import Testing

@testable import Conversation

@Suite("Customers, their habits, and bookings that wait")
struct CustomerTests {
  @Test("what a customer usually takes is taken where it is left open, and said")
  func usual() throws {
    var desk = try TestDesk()
    for _ in 0..<3 {
      desk.say("book Grace a blow-dry today at 14:00")
      desk.say("yes")
      desk.now = desk.now.adding(minutes: 7 * 1440)
    }
    let reply = desk.say("book Grace in on Wednesday")
    let blowDry = try #require(try desk.book.business().services.first { $0.name == "Blow-dry" })
    #expect(reply.slots.first?.service == blowDry.id)
    #expect(
      reply.statements.contains { statement in
        if case .asUsual(blowDry.id, _, let visits, _) = statement { visits >= 3 } else { false }
      })
  }

  @Test(
    "a telephone number that is told with a new customer is kept",
    arguments: [
      ["add customer Jo Bloggs, 07700 900555"], ["new client Jo Bloggs 07700 900555"],
      ["add customer Jo Bloggs, phone 07700 900555"],
      ["book Jo Bloggs a haircut on Friday at 15:00, her number's 07700 900555", "yes"],
    ])
  func phone(_ lines: [String]) throws {
    var desk = try TestDesk()
    for line in lines { desk.say(line) }
    let customer = try #require(try desk.book.customers(havingWord: "bloggs").first)
    #expect(customer.name == "Jo Bloggs")
    #expect(customer.phone == "07700 900555")
  }

  @Test("the number that is asked for behind a booking is that of whom it is for")
  func numberOfBooked() throws {
    var desk = try TestDesk()
    desk.say("book Mei a blow-dry on Thursday at 17:30")
    let reply = desk.say("yes please, what's her number?")
    let mei = try #require(try desk.book.customers(havingWord: "mei").first)
    #expect(reply.kind == .booked)
    #expect(reply.statements.contains(.ofCustomer(.phone(mei))))
  }

  @Test("what stands behind a new customer's number is no part of the name")
  func behindPhone() throws {
    var desk = try TestDesk()
    #expect(desk.say("new client Jo Bloggs 07700 900555 haircut Friday").kind == .suggestion)
    #expect(try desk.book.customers(havingWord: "bloggs").isEmpty)
    desk.say("yes")
    let new = try #require(try desk.book.customers(havingWord: "bloggs").first)
    #expect(new.name == "Jo Bloggs")
    #expect(new.phone == "07700 900555")
    #expect(try desk.standing().contains { $0.customer == new.id })
  }

  @Test("once is no habit")
  func once() throws {
    var desk = try TestDesk()
    desk.say("book Dana in on Wednesday")
    #expect(desk.conversation.openQuestion == .service)
  }

  @Test(
    "who someone is and how to reach them is their page",
    arguments: ["who is Omar?", "Omar's phone number", "Omar's notes"])
  func page(_ line: String) throws {
    var desk = try TestDesk()
    guard case .customer(let customer, _)? = desk.say(line).statements.first else {
      Issue.record("not shown")
      return
    }
    #expect(customer.name == "Omar Aziz")
  }

  @Test("a booking that waits is listed so, and confirmed by a sentence")
  func pending() throws {
    var desk = try TestDesk()
    desk.say("bookings are pending until confirmed")
    desk.say("book a haircut for Dana tomorrow at 3")
    let made = try #require(desk.say("yes").bookings.first)
    #expect(made.status == .pending)
    #expect(desk.say("what's pending?").statements == [.bookings([made], heading: .init())])
    #expect(desk.say("confirm B-36").bookings.first?.status == .confirmed)
    #expect(desk.say("what's pending?").statements == [.nonePending])
    desk.say("undo")
    #expect(try desk.book.booking(made.id)?.status == .pending)
  }

  @Test("what was just listed is meant before what was not")
  func listed() throws {
    var desk = try TestDesk()
    desk.say("what's on Friday?")
    desk.say("cancel the haircut with Sam")
    #expect(desk.say("yes").bookings.first?.id == BookingID(24))
  }

  @Test("a number answers which service", arguments: [("1", "Beard trim"), ("2", "Fringe trim")])
  func byNumber(_ answer: String, _ name: String) throws {
    var desk = try TestDesk()
    desk.say("book a trim tomorrow")
    let slot = try #require(desk.say(answer).slots.first)
    #expect(try desk.book.business().service(slot.service)?.name == name)
  }
}
