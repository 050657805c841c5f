import PlainEnglish
import Scheduling
import Testing

@testable import Conversation

@Suite("Taking what was told in full")
struct TakingTests {
  @Test(
    "an opening is booked without a further question",
    arguments: ["book it", "I'll take it", "take it", "yes"])
  func opening(_ answer: String) throws {
    var desk = try TestDesk()
    desk.say("what's the next opening for a haircut?")
    let reply = desk.say(answer)
    #expect(reply.kind == .booked)
    #expect(reply.bookings.first?.start.description == "2026-11-30T10:30")
  }

  @Test("of several openings a number takes one", arguments: ["2", "the second one", "number 2"])
  func numbered(_ answer: String) throws {
    var desk = try TestDesk()
    desk.say("next opening")
    let reply = desk.say(answer)
    #expect(reply.kind == .booked)
    #expect(
      reply.bookings.first?.service == (try desk.book.business()).activeServices[1].id)
  }

  @Test("it can still be booked after a question about it")
  func afterQuestion() throws {
    var desk = try TestDesk()
    desk.say("next opening for a haircut")
    desk.say("how much is it?")
    desk.say("what's on Friday?")
    #expect(desk.say("book it").kind == .booked)
  }

  @Test("starts that were only listed are proposed first")
  func listed() throws {
    var desk = try TestDesk()
    desk.say("what's free on Friday for a haircut with Sam")
    #expect(desk.say("the first one").question == .bookOffer)
  }

  @Test(
    "words of booking are no yes to a cancellation",
    arguments: ["book it", "I'll take it", "reserve it"])
  func noYes(_ answer: String) throws {
    var desk = try TestDesk()
    desk.say("cancel B-25")
    desk.say("next haircut")
    let reply = desk.say(answer)
    #expect(try desk.book.booking(BookingID(25))?.status != .cancelled)
    #expect(reply.kind == .booked)
    #expect(
      reply.statements.contains { if case .notDone(.cancel) = $0 { true } else { false } })
  }

  @Test("“the other one” of more than two is asked about")
  func other() throws {
    var desk = try TestDesk()
    desk.say("haircut on Friday afternoon")
    let reply = desk.say("the other one")
    #expect(reply.statements == [.whichOption([2, 3, 4])])
    #expect(reply.question == .bookOffer)
  }

  @Test("“no, 2” may be a place or an hour, and beyond the places it is an hour")
  func numberAfterNo() throws {
    var desk = try TestDesk()
    desk.say("haircut on Friday afternoon")
    let reply = desk.say("no, 2")
    guard case .placeOrHour(_, number: 2)? = reply.statements.first else {
      Issue.record("nothing is asked")
      return
    }
    #expect(desk.say("no, 9").slots.first?.start.description == "2026-12-04T09:00")
  }
}

@Suite("Against the rules, said at once")
struct RegardlessTests {
  @Test("the rules are named and a yes marks the booking")
  func named() throws {
    var desk = try TestDesk()
    let reply = desk.say("book Dana for a haircut tomorrow at 7am anyway")
    #expect(reply.question == .bookOffer)
    #expect(
      reply.statements.contains { if case .againstRules = $0 { true } else { false } })
    let booked = desk.say("yes")
    #expect(booked.kind == .booked)
    #expect(booked.bookings.first?.overrides.isEmpty == false)
  }

  @Test("what fits is booked as any other")
  func fitting() throws {
    var desk = try TestDesk()
    desk.say("book Dana for a haircut tomorrow at 3 anyway")
    #expect(desk.say("yes").bookings.first?.overrides.isEmpty == true)
  }

  @Test("it holds though the service is said later")
  func later() throws {
    var desk = try TestDesk()
    desk.say("book Dana tomorrow at 7am anyway")
    if desk.conversation.openQuestion == .service { desk.say("haircut") }
    #expect(desk.say("yes").bookings.first?.start.description == "2026-12-01T07:00")
  }

  @Test(
    "blocked time and time off can be set aside, and are marked",
    arguments: [
      ("block Sam tomorrow from 3 to 4", "haircut with Sam tomorrow at 3", Rule.blocked),
      ("Sam is off on Tuesday 8 December", "haircut with Sam on 8 December at 3", .timeOff),
    ])
  func awayOrBlocked(_ setUp: String, _ line: String, _ rule: Rule) throws {
    var desk = try TestDesk()
    desk.say(setUp)
    if desk.conversation.openQuestion != nil { desk.say("yes") }
    desk.say(line)
    #expect(desk.say("book it anyway").bookings.first?.overrides.contains(rule) == true)
  }
}

@Suite("Questions about what is proposed or booked")
struct AboutItTests {
  private func prices(_ reply: Reply) -> [Int?] {
    reply.statements.compactMap { statement in
      if case .price(_, let money) = statement { .some(money?.hundredths) } else { nil }
    }
  }

  @Test("the price is that of what is spoken of, not of what was booked before")
  func price() throws {
    var desk = try TestDesk()
    desk.say("book a haircut tomorrow at 3")
    desk.say("yes")
    desk.say("book Dana a massage every Tuesday at 3 for 3 weeks")
    #expect(prices(desk.say("how much is it?")) == [3000])
    desk.say("no")
    desk.say("a cut and a colour for Dana on Saturday")
    #expect(prices(desk.say("how much is it?")) == [3500, 8500])
  }

  @Test(
    "a length is changed by what is said before or after it",
    arguments: [
      ("make it shorter by 10 minutes", 35), ("make it 10 minutes shorter", 35),
      ("make it longer by 15 minutes", 60), ("make it 15 minutes longer", 60),
    ])
  func length(_ line: String, _ minutes: Int) throws {
    var desk = try TestDesk()
    desk.say("book a haircut tomorrow at 3")
    desk.say("yes")
    #expect(desk.say(line).bookings.first?.length == minutes)
  }

  @Test(
    "what comes next is one booking, and with whom it is can be asked",
    arguments: [
      "with who?", "who with?", "with whom?",
    ])
  func next(_ line: String) throws {
    var desk = try TestDesk()
    let next = desk.say("what's next?")
    #expect(next.statements.count == 1)
    guard case .details(let booking)? = next.statements.first else {
      Issue.record("no booking is shown")
      return
    }
    #expect(desk.say(line).statements == [.details(booking)])
  }

  @Test("“confirm it” confirms what was spoken of")
  func confirm() throws {
    var desk = try TestDesk()
    desk.say("bookings are pending until confirmed")
    desk.say("book a haircut tomorrow at 3")
    desk.say("yes")
    #expect(desk.say("confirm it").bookings.first?.status == .confirmed)
  }
}
