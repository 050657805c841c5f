import PlainEnglish
import Scheduling
import Testing

@testable import Conversation

@Suite("What is named and is not there")
struct WhatIsNotThereTests {
  @Test(
    "a service nobody has booked is not taken for another that is",
    arguments: ["cancel my trim", "move my trim to Friday", "cancel my colour"])
  func otherService(_ line: String) throws {
    var desk = try TestDesk()
    let before = try desk.standing()
    let reply = desk.say(line)
    #expect(reply.kind == .notFound)
    #expect(desk.conversation.state.table == nil)
    #expect(
      reply.statements.contains { statement in
        if case .noBookingOf(_, _, let others) = statement { !others.isEmpty } else { false }
      })
    desk.say("yes")
    #expect(try desk.standing() == before)
  }

  @Test(
    "what says nothing of which booking never means the whole book",
    arguments: ["cancel the series", "cancel all of them", "remove the perm", "cancel everything"])
  func wholeBook(_ line: String) throws {
    var desk = try TestDesk()
    let before = try desk.standing()
    desk.say(line)
    desk.say("all")
    desk.say("yes")
    #expect(try desk.standing() == before)
  }

  @Test("a service that is not there is named beside one that is")
  func besides() throws {
    var desk = try TestDesk()
    let reply = desk.say("a haircut and a perm for Dana on Saturday")
    #expect(
      reply.statements.contains {
        if case .noSuchName("perm", _, _, _) = $0 { true } else { false }
      })
  }

  @Test("of several services of a name one is chosen by its place, also after a no")
  func places() throws {
    var desk = try TestDesk()
    desk.say("book a haircut tomorrow at 3")
    desk.say("no")
    #expect(desk.say("book a trim on Friday").question == .service)
    #expect(desk.say("1").question == .bookOffer)
  }

  @Test("what is shown instead can be meant by its number")
  func byNumber() throws {
    var desk = try TestDesk()
    desk.say("cancel my trim")
    #expect(desk.say("cancel B-25").question == .cancellation)
  }

  @Test(
    "a file of nobody’s bookings is not one of everyone’s",
    arguments: ["export the bookings of nobody", "export the bookings of Zog"])
  func nobody(_ line: String) throws {
    var desk = try TestDesk()
    #expect(desk.say(line).kind == .notFound)
  }
}

@Suite("Removing a service")
struct RemovalTests {
  @Test("that is booked lists the bookings and asks")
  func booked() throws {
    var desk = try TestDesk()
    let reply = desk.say("delete the service Colour")
    #expect(reply.question == .change)
    guard case .removal(let removal)? = reply.statements.first else {
      Issue.record("nothing is listed")
      return
    }
    #expect(removal.bookings.count == 5)
    #expect(try desk.book.business().activeServices.count == 6)
    desk.say("yes")
    #expect(try desk.book.business().activeServices.count == 5)
  }

  @Test("that is all someone does asks, though nobody has booked it")
  func idle() throws {
    var desk = try TestDesk()
    desk.say("add a service called henna, 30 min, £25")
    desk.say("add staff Robin")
    desk.say("Robin does only henna")
    let reply = desk.say("remove the henna")
    #expect(reply.question == .change)
    guard case .removal(let removal)? = reply.statements.first else {
      Issue.record("nobody is named")
      return
    }
    #expect(removal.bookings.isEmpty && removal.idle.count == 1)
  }

  @Test("that touches nobody asks nothing")
  func harmless() throws {
    var desk = try TestDesk()
    desk.say("add a service called henna, 30 min, £25")
    #expect(desk.say("remove the henna").kind == .changed)
  }
}
