import CivilTime
import Scheduling
import Testing

@testable import Conversation

@Suite("Lines that answer nothing that is open")
struct BeyondTests {
  private func customer(_ booking: Booking, _ desk: TestDesk) throws -> String? {
    try booking.customer.flatMap { id in try desk.book.customer(id) }?.name
  }

  /// A desk with a question open, by the line that opens it and the answer that settles it.
  static let questions: [(String, String)] = [
    ("book a haircut for Priscilla on Thursday at 2", "yes"),
    ("book a haircut for Dana on Thursday at 2", "2"), ("move Tom to Friday at 3", "yes"),
    ("cancel Tom today", "yes"), ("cancel Dana", "1"), ("book Dana in on Thursday at 2", "1"),
    ("book a haircut and a colour for Dana on Thursday", "yes"),
    ("book Dana a haircut every Thursday at 2 for 3 weeks", "yes"), ("Alex is ill", "yes"),
  ]

  @Test(
    "a look at the book leaves the question and what was proposed as they are",
    arguments: questions,
    [
      "show Saturday", "who is in?", "show Mei", "waitlist", "what's on Saturday?",
      "Omar's bookings", "please show me tomorrow",
    ])
  func look(_ question: (String, String), _ look: String) throws {
    var plain = try TestDesk()
    plain.say(question.0)
    var looking = try TestDesk()
    looking.say(question.0)
    let table = looking.conversation.state.table
    looking.say(look)
    #expect(looking.conversation.state.table == table, "\(question.0) / \(look)")
    #expect(
      looking.say(question.1).statements == plain.say(question.1).statements,
      "\(question.0) / \(look)")
  }

  @Test("a look keeps who was left out of what would move")
  func choice() throws {
    var desk = try TestDesk()
    desk.say("Alex is off on Friday")
    desk.say("leave Omar")
    let table = desk.conversation.state.table
    desk.say("show Friday")
    #expect(desk.conversation.state.table == table)
  }

  @Test(
    "what somebody else cannot keep makes no offer theirs",
    arguments: [
      "Dana can't come on Friday", "sorry, Dana can't make Friday", "Dana is ill on Friday",
      "Dana can't do Friday, she is away",
    ])
  func cannotCome(_ line: String) throws {
    var desk = try TestDesk()
    desk.say("book a haircut for Priscilla on Thursday at 2")
    let reply = desk.say(line)
    #expect(reply.question != .bookOffer, "\(line)")
    #expect(desk.say("no").statements.contains(.backTo), "\(line)")
    let made = try #require(desk.say("yes").bookings.first)
    #expect(try customer(made, desk) == "Priscilla")
  }

  @Test("nor does it where they have nothing, or the book does not know them")
  func hasNothing() throws {
    for line in ["Zelda can't come on Friday", "Dana can't come on Sunday"] {
      var desk = try TestDesk()
      desk.say("book a haircut for Priscilla on Thursday at 2")
      let table = desk.conversation.state.table
      desk.say(line)
      #expect(desk.conversation.state.table == table, "\(line)")
    }
  }

  @Test(
    "a booking for somebody else is one of its own, and the offer comes back",
    arguments: [
      "a colour for Zelda on Saturday at 11", "book Zelda a colour on Saturday at 11",
      "Zelda rang, she'd like a colour on Saturday at 11",
    ])
  func another(_ line: String) throws {
    var desk = try TestDesk()
    desk.say("book a haircut for Priscilla on Thursday at 2")
    desk.say(line)
    let reply = desk.say("yes")
    let first = try #require(reply.bookings.first, "\(line)")
    #expect(try customer(first, desk) == "Zelda")
    #expect(reply.statements.contains(.backTo))
    let second = try #require(desk.say("yes").bookings.first, "\(line)")
    #expect(try customer(second, desk) == "Priscilla")
  }

  @Test("another verb, or another's bookings, say not how much of a series is meant")
  func scope() throws {
    for line in ["move all of Tom's to Saturday", "cancel all of Tom's", "all of Zelda's"] {
      var desk = try TestDesk()
      desk.say("book Dana a haircut every Thursday at 2 for 4 weeks")
      let made = desk.say("yes").bookings
      desk.say("cancel B-\(made[1].id.rawValue)")
      #expect(desk.conversation.openQuestion == .seriesScope)
      desk.say(line)
      if case .cancel(let cancellation)? = desk.conversation.state.table {
        #expect(!cancellation.bookings.contains { id in made.contains { $0.id == id } }, "\(line)")
      }
    }
  }

  @Test("who is left out by a day stays on that day only")
  func leftOutByDay() throws {
    var desk = try TestDesk()
    desk.say("book Zelda a colour with Priya every Friday at 4 for 3 weeks")
    let made = desk.say("yes").bookings.map(\.id)
    desk.say("Priya is off from 4 to 11 December")
    desk.say("not Zelda on the 11th")
    guard case .rearrangement(let plan)? = desk.conversation.state.table else {
      Issue.record("nothing is to move")
      return
    }
    let rows = plan.rows.filter { made.contains($0.booking.id) }
    #expect(rows.map(\.stays) == [false, true])
    desk.say("not Zelda on the 18th")
    #expect(desk.conversation.state.table == .rearrangement(plan))
  }
}

@Suite("A yes that says more")
struct AgreementTests {
  private func offered(_ name: String = "Priscilla") throws -> TestDesk {
    var desk = try TestDesk()
    desk.say("book a haircut for \(name) on Thursday at 2")
    return desk
  }

  @Test(
    "books nothing where a word of it could change what is meant",
    arguments: [
      "yes, two of them", "yes, in pencil", "yes, it's under Zelda", "yes but for Zelda",
      "yes, the name is Zelda", "yes but only if Dana can come then", "yes, weekly",
    ])
  func asksAgain(_ line: String) throws {
    var desk = try offered()
    let reply = desk.say(line)
    #expect(reply.bookings.isEmpty, "\(line)")
    #expect(desk.conversation.openQuestion != nil, "\(line)")
  }

  @Test(
    "is a yes where every word agrees",
    arguments: [
      "yes please, book it for her", "yes thanks, that's great for her", "book it for her",
      "yes, if that's alright",
    ])
  func agrees(_ line: String) throws {
    var desk = try offered()
    #expect(desk.say(line).bookings.count == 1, "\(line)")
  }

  @Test("a name said with it is whose what is offered becomes, at the same time")
  func name() throws {
    for line in ["yes but for Zelda", "yes, the name is Zelda"] {
      var desk = try offered()
      let start = desk.conversation.state.focus.slots.first?.start
      desk.say(line)
      let made = try #require(desk.say("yes").bookings.first)
      #expect(made.start == start)
      #expect(
        try made.customer.flatMap { id in try desk.book.customer(id) }?.name == "Zelda", "\(line)")
      #expect(desk.conversation.state.actor.isEmpty)
    }
  }

  @Test("“for her and Zelda” takes it for her, and offers the same to Zelda")
  func both() throws {
    var desk = try offered()
    let reply = desk.say("yes for her and Zelda")
    #expect(reply.bookings.count == 1 && reply.question == .bookOffer)
    let other = try #require(desk.say("yes").bookings.first)
    #expect(other.start == reply.bookings.first?.start)
  }

  @Test("“her” is whom something is offered to, and not who was booked before")
  func pronoun() throws {
    var desk = try TestDesk()
    desk.say("book a colour for Dana on Saturday at 11")
    desk.say("yes")
    desk.say("book a haircut for Priscilla on Thursday at 2")
    desk.say("that is too early for her")
    let made = try #require(desk.say("yes").bookings.first)
    #expect(try made.customer.flatMap { id in try desk.book.customer(id) }?.name == "Priscilla")
  }

  @Test("“the same as last time” is what the one who is named had")
  func lastTime() throws {
    var desk = try TestDesk()
    desk.say("book a colour for Zelda on Saturday at 11")
    desk.say("yes")
    desk.say("book a fringe trim for Priscilla on Thursday at 2")
    desk.say("yes")
    desk.say("book Zelda the same as last time in 3 weeks")
    let made = try #require(desk.say("yes").bookings.first)
    #expect(desk.conversation.state.focus.service == made.service)
    let name = try desk.book.business().service(made.service)?.name
    #expect(name == "Colour")
  }
}
