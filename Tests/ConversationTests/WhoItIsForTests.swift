import Scheduling
import Testing

@testable import Conversation

@Suite("For whom a booking is, said otherwise than by a name of the book")
struct WhoItIsForTests {
  @Test(
    "somebody new, by whose they are or with a number",
    arguments: [
      ("book a haircut for Dana's sister Fiona on Thursday at 2", "Fiona"),
      ("book a beard trim Thursday at 2 for my husband Ravi", "Ravi"),
      ("Ravi Patel, 07700 900222, wants a beard trim Thursday at 2", "Ravi Patel"),
      ("book Priya's mum a haircut on Thursday at 2", "Priya’s mum"),
      ("book a haircut for Mr. Aziz on Thursday at 2", "Omar Aziz"),
      ("book Mrs Whitfield a haircut Thursday at 2", "Dana Whitfield"),
      ("book a haircut for dnaa thursday at 2", "Dana Whitfield"),
    ])
  func named(_ line: String, _ name: String) throws {
    var desk = try TestDesk()
    desk.say(line)
    let made = try #require(desk.say("yes").bookings.first)
    let customer = try made.customer.flatMap { id in try desk.book.customer(id) }
    #expect(customer?.name == name)
  }

  @Test("two of one surname are asked about")
  func surname() throws {
    var desk = try TestDesk()
    desk.say("add customer Rosa Okafor")
    let reply = desk.say("book Mr Okafor a haircut on Thursday at 11")
    guard case .severalOfName(_, let names)? = reply.statements.last else {
      Issue.record("nobody is asked about")
      return
    }
    #expect(Set(names) == ["Tom Okafor", "Rosa Okafor"])
  }

  @Test("a relative without a name comes with a remark, and only once")
  func relative() throws {
    for (line, note) in [
      ("book a haircut for my daughter on Thursday at 2", "for my daughter"),
      ("book Dana a haircut for her daughter on Thursday at 2", "for their daughter"),
    ] {
      var desk = try TestDesk()
      let reply = desk.say(line)
      #expect(reply.statements.contains(.willNote(note)))
      let made = desk.say("yes").bookings
      #expect(made.map(\.notes) == [note])
    }
  }

  @Test("who was added or is named before what for is who comes")
  func before() throws {
    var desk = try TestDesk()
    desk.say("new customer Ravi Patel 07700 900222")
    desk.say("book him a beard trim on Thursday at 2")
    let made = try #require(desk.say("yes").bookings.first)
    #expect(try made.customer.flatMap { try desk.book.customer($0) }?.name == "Ravi Patel")
    desk.say("book Dana and Mei")
    desk.say("haircuts on Friday at 2")
    #expect(desk.say("yes").bookings.count == 2)
  }

  @Test("what no desk does is named, and whom it names is not booked")
  func reminder() throws {
    var desk = try TestDesk()
    let reply = desk.say("book Dana a haircut thursday at 2 and remind me to call Mei")
    #expect(
      reply.statements.contains {
        if case .ignored(let left) = $0 { left[0].text.contains("Mei") } else { false }
      })
    #expect(desk.say("yes").bookings.count == 1)
  }

  @Test(
    "a surname, and remarks that keep only what is said",
    arguments: ["Dana's surname is Hill", "change Dana's last name to Hill"])
  func renamed(_ line: String) throws {
    var desk = try TestDesk()
    desk.say(line)
    #expect(try desk.book.customer(CustomerID(1))?.name == "Dana Hill")
    desk.say("note for Dana: call Omar on Friday")
    #expect(try desk.book.customer(CustomerID(1))?.notes == "call Omar on Friday")
    desk.say("put a note on the 10 o'clock tomorrow: bring a photo")
    #expect(try desk.book.booking(BookingID(13))?.notes == "bring a photo")
    desk.say("add a note to it: twice")
    #expect(try desk.book.booking(BookingID(13))?.notes == "bring a photo\ntwice")
  }
}
