import CivilTime
import PlainEnglish
import Scheduling
import Testing

@testable import Conversation

@Suite("Words of agreement that are no yes")
struct DoubtTests {
  @Test(
    "a question about an offer books nothing and leaves it open",
    arguments: [
      "which one is the earliest?", "what's the cheapest one?", "who is the second one with?",
      "is that the earliest?", "really?", "ok?", "yes?", "right, so who is that?",
      "what does the third one cost?", "tell me about the last one", "are those the latest?",
      "okay, but where is that?",
    ])
  func questions(_ line: String) throws {
    var desk = try TestDesk()
    let count = try desk.standing().count
    desk.say("book a haircut on Thursday morning")
    desk.say(line)
    #expect(try desk.standing().count == count)
    #expect(desk.conversation.openQuestion == .bookOffer)
  }

  @Test(
    "a no beside a yes is no yes",
    arguments: [
      "yes no", "perfect, not", "that works for her but not for me",
      "great if I were in town", "yes? no, wait",
    ])
  func mixed(_ line: String) throws {
    var desk = try TestDesk()
    desk.say("cancel B-24")
    desk.say(line)
    #expect(try desk.book.booking(BookingID(24))?.status == .confirmed)
  }

  @Test(
    "a choice that is turned down is taken away, and the others stay",
    arguments: ["not the first one", "anything but the first", "the first one isn't good"])
  func turnedDown(_ line: String) throws {
    var desk = try TestDesk()
    let first = desk.say("book a haircut tomorrow afternoon").slots
    let rest = desk.say(line).slots
    #expect(rest == Array(first.dropFirst()))
  }

  @Test("of an offer only one can be had")
  func both() throws {
    var desk = try TestDesk()
    let count = try desk.standing().count
    desk.say("book a haircut tomorrow morning")
    #expect(desk.say("both 1 and 2").statements == [.pleaseAnswer])
    #expect(try desk.standing().count == count)
  }

  @Test("the latest is the latest, and of several later ones it is asked which")
  func latest() throws {
    var desk = try TestDesk()
    let slots = desk.say("book a haircut tomorrow afternoon").slots
    #expect(desk.say("the later one").statements == [.whichOption([2, 3, 4])])
    let latest = try #require(slots.max { $0.span.start < $1.span.start })
    #expect(desk.say("the latest one").bookings.first?.start == latest.start)
  }

  @Test(
    "a plain yes is still one",
    arguments: [
      "yes, no problem", "sure, book it", "not bad, book it", "yes, and how much is it?",
      "that's fine", "can you book that?", "ok", "yes if it's still free",
    ])
  func plain(_ line: String) throws {
    var desk = try TestDesk()
    desk.say("book a haircut tomorrow afternoon")
    #expect(desk.say(line).bookings.count == 1)
  }

  @Test("all of them are those of the list, never the whole book")
  func all() throws {
    var desk = try TestDesk()
    #expect(desk.say("cancel both of them").statements == [.whichOnes])
    desk.say("what's on Friday?")
    desk.say("cancel all of them")
    #expect(desk.say("yes").bookings.count == 3)
  }

  @Test("what is wanted after a no is a wish of its own")
  func afresh() throws {
    var desk = try TestDesk()
    desk.say("book a haircut tomorrow at 3 with Sam")
    desk.say("no")
    let slot = try #require(desk.say("a colour for Grace on Friday").slots.first)
    #expect(slot.start.date.description == "2026-12-04")
    #expect(slot.staff != StaffID(1))
  }

  @Test(
    "which of two names is answered, and the time stays", arguments: ["fringe", "the fringe trim"])
  func kept(_ answer: String) throws {
    var desk = try TestDesk()
    desk.say("book a trim tomorrow at 3")
    #expect(desk.say(answer).slots.first?.start.description == "2026-12-01T15:00")
  }

  @Test("the asked day with someone else goes before another day")
  func otherPerson() throws {
    var desk = try TestDesk()
    let slot = try #require(desk.say("move B-25 to Saturday").slots.first)
    #expect(slot.start.description == "2026-12-05T11:30")
  }

  @Test("undo takes back what is named, and one's own")
  func undo() throws {
    var desk = try TestDesk()
    desk.say("closed on 25 December")
    desk.say("add a service called facial, 30 min, £30")
    #expect(desk.say("undo the closure").outcome == .refused)
    #expect(desk.say("undo").kind == .undone)
    #expect(desk.say("undo the closure").kind == .undone)
  }

  @Test("what another has built upon is not taken back, nor what is another's")
  func others() throws {
    var desk = try TestDesk()
    desk.conversation = TestDesk.begin(desk.book, desk.zone, state: DialogueState(actor: "Ann"))
    desk.say("book a haircut tomorrow at 3")
    desk.say("yes")
    var bob = TestDesk.begin(desk.book, desk.zone, state: DialogueState(actor: "Bob"))
    _ = bob.respond(to: "move B-36 to 4pm", at: desk.now)
    _ = bob.respond(to: "yes", at: desk.now)
    let reply = desk.say("undo")
    guard case .builtUpon(_, let by)? = reply.statements.first else {
      Issue.record("\(reply)")
      return
    }
    #expect(by?.note.who == "Bob")
    var eve = TestDesk.begin(desk.book, desk.zone, state: DialogueState(actor: "Eve"))
    #expect(eve.respond(to: "undo", at: desk.now).outcome == .refused)
    #expect(bob.respond(to: "undo", at: desk.now).kind == .undone)
    #expect(desk.say("undo").kind == .undone)
  }

  @Test("a number that is a place and an hour of what is offered is asked about")
  func placeOrHour() throws {
    var desk = try TestDesk()
    let offered = desk.say("haircut for Dana on Thursday at 2 or 3")
    #expect(offered.question == .bookOffer)
    let reply = desk.say("3")
    #expect(reply.bookings.isEmpty)
    guard case .placeOrHour(_, let number)? = reply.statements.first else {
      Issue.record("not asked")
      return
    }
    #expect(number == 3)
    #expect(desk.say("at 3").question == .bookOffer)
    #expect(desk.say("yes").bookings.first?.start.time.hour == 15)
  }
}
