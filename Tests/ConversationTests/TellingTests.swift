import CivilTime
import Scheduling
import Testing

@testable import Conversation

@Suite("What a line tells or asks, though its verb says something else")
struct TellingTests {
  @Test(
    "what was booked is shown when it is asked for",
    arguments: ["what time was that?", "when is it again?"])
  func whenItWas(_ line: String) throws {
    var desk = try TestDesk()
    desk.say("book Dana a haircut tomorrow at 3")
    let made = try #require(desk.say("yes").bookings.first)
    #expect(desk.say(line).statements.first == .details(made))
  }

  @Test(
    "who cannot come is asked whether to cancel, and nothing is done before a yes",
    arguments: [
      "I can't make Friday", "I won't make Friday", "I’m afraid I won’t make it on Friday",
    ])
  func cannotCome(_ line: String) throws {
    var desk = try TestDesk()
    let reply = desk.say(line)
    #expect(reply.question == .cancellation)
    #expect(try desk.book.booking(BookingID(25))?.status != .cancelled)
    #expect(desk.say("yes").bookings.map(\.id.rawValue) == [25])
  }

  @Test(
    "a name or a word and what is joined to it by an apostrophe say what the two words say",
    arguments: [
      ["Dana's ill on Friday"], ["Dana’s unwell on Friday"],
      ["Dana's bookings", "she's ill on Friday"],
      ["Dana's bookings", "she's not coming on Friday"],
    ])
  func shortened(_ lines: [String]) throws {
    var desk = try TestDesk()
    for line in lines { desk.say(line) }
    #expect(desk.conversation.openQuestion == .cancellation)
    #expect(desk.say("yes").bookings.map(\.id.rawValue) == [24])
  }

  @Test(
    "what somebody has to be asked first is waited for",
    arguments: ["I'd have to check with her", "we'll have to ask her first"])
  func putOff(_ line: String) throws {
    var desk = try TestDesk()
    let before = try desk.standing()
    desk.say("book a haircut for Dana on Friday at 3")
    #expect(desk.say(line).kind == .question)
    #expect(desk.conversation.openQuestion == .bookOffer)
    #expect(try desk.standing() == before)
  }

  @Test("another time is looked for what is there")
  func anotherTime() throws {
    var desk = try TestDesk()
    #expect(desk.say("find another time for Tom on Thursday").question == .time)
    desk.say("the 9th at 2")
    #expect(desk.say("yes").bookings.first?.id.rawValue == 22)
  }

  @Test("one of each is cancelled where two are named, and the next where that is said")
  func ofEach() throws {
    var desk = try TestDesk()
    desk.say("cancel Peter and Tom on Thursday")
    #expect(desk.say("yes").bookings.count == 2)
    desk.say("show Dana's history")
    desk.say("cancel her next appointment")
    #expect(desk.say("yes").bookings.map(\.id.rawValue) == [17])
  }

  @Test("a new number is kept")
  func kept() throws {
    var desk = try TestDesk()
    desk.say("Dana has a new number, 07700 900777")
    #expect(try desk.book.customer(CustomerID(1))?.phone == "07700 900777")
  }

  @Test(
    "what is free where nobody named a service makes none up",
    arguments: ["what's free on Friday?", "do you have anything on Friday afternoon?"])
  func noServiceMadeUp(_ line: String) throws {
    var desk = try TestDesk()
    let reply = desk.say(line)
    #expect(reply.kind == .availability)
    #expect(desk.conversation.state.focus.draft?.service == nil)
    #expect(desk.say("3 would be good").question == .service)
    desk.say("a haircut")
    #expect(desk.say("yes").bookings.first?.start == LocalDateTime(iso: "2026-12-04T15:00"))
  }

  @Test(
    "what was told to be free is given to somebody, who is asked about first",
    arguments: ["put Dana in it", "put Dana in", "book Dana in with Priya"])
  func opening(_ line: String) throws {
    var desk = try TestDesk()
    desk.say("what's free for a haircut on Friday?")
    let reply = desk.say(line)
    #expect(reply.kind == .suggestion && reply.question == .bookOffer)
    let made = try #require(desk.say("yes").bookings.first)
    #expect(made.start.date == CalendarDate(year: 2026, month: 12, day: 4))
    #expect(made.customer == CustomerID(1))
  }

  @Test(
    "beside an offer, who comes in changes nothing of it",
    arguments: ["hold on, Mei's here", "one moment, Peter is at the door"])
  func holdOn(_ line: String) throws {
    var desk = try TestDesk()
    desk.say("haircut for Dana on Thursday at 11")
    #expect(desk.say(line).kind == .question)
    #expect(desk.say("yes").bookings.first?.customer == CustomerID(1))
  }

  @Test("right after what somebody has is a time for what is offered")
  func rightAfter() throws {
    var desk = try TestDesk()
    desk.say("haircut for Hannah")
    desk.say("straight after her colour tomorrow")
    #expect(desk.say("yes").bookings.first?.start == LocalDateTime(iso: "2026-12-01T15:00"))
  }

  @Test("to cut something down makes it shorter, and is no haircut")
  func cutDown() throws {
    var desk = try TestDesk()
    let reply = desk.say("cut Hannah's colour tomorrow down by half an hour")
    #expect(reply.bookings.map(\.id.rawValue) == [15] && reply.bookings.first?.length == 90)
  }

  @Test("who prefers somebody is told of, and nothing is moved")
  func prefers() throws {
    var desk = try TestDesk()
    desk.say("book a haircut for Jane Doe on Wednesday at 3")
    desk.say("yes")
    #expect(desk.say("Jane prefers Priya").kind == .changed)
    #expect(desk.conversation.state.table == nil)
  }

  @Test("who changed somebody's booking, or one that is numbered, is told from the journal")
  func whoMoved() throws {
    var desk = try TestDesk()
    for line in ["I'm Ann", "move B-22 to Friday at 3", "yes", "cancel B-14", "yes"] {
      desk.say(line)
    }
    for line in ["who moved Tom?", "who moved B-22?"] {
      var told: [JournalEntry] = []
      for case .history(let entries) in desk.say(line).statements { told = entries }
      #expect(told.map(\.note.who) == ["Ann"], "\(line)")
    }
    #expect(desk.say("who moved Dana?").statements == [.nothingChangedOf("Dana Whitfield")])
  }
}
