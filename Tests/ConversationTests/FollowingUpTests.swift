import CivilTime
import PlainEnglish
import Scheduling
import Testing

@testable import Conversation

@Suite("What was asked goes on: its day, its person, its figures")
struct FollowingUpTests {
  @Test(
    "a booking takes over the day, the hour and the person of the question before",
    arguments: [
      (["is Sam free at 3 on Thursday?", "book him then for a haircut, Luis"], "2026-12-03T15:00"),
      (["how busy is Thursday?", "put Dana in at 2 for a cut"], "2026-12-03T14:00"),
      (
        ["Priya free Wednesday?", "Friday at 2?", "put Hannah in for a blow dry"],
        "2026-12-04T14:00"
      ),
      (["who's free at 2 on Thursday?", "Priya", "for Dana, blow-dry"], "2026-12-03T14:00"),
      (["what's on Friday", "fit Dana in there at 4, fringe trim"], "2026-12-04T16:00"),
    ])
  func day(_ lines: [String], _ start: String) throws {
    var desk = try TestDesk()
    for line in lines { desk.say(line) }
    let made = try #require(desk.say("yes").bookings.first)
    #expect(made.start == LocalDateTime(iso: start))
  }

  @Test("figures are asked again of another time or person")
  func figures() throws {
    var desk = try TestDesk()
    desk.say("what did we take this week?")
    guard case .takings(let report)? = desk.say("and last week?").statements.first else {
      Issue.record("no takings")
      return
    }
    #expect(report.first == CalendarDate(year: 2026, month: 11, day: 23))
    desk.say("how busy is Sam next week?")
    guard case .load(let load)? = desk.say("and Priya?").statements.first else {
      Issue.record("no load")
      return
    }
    #expect(load.staff == [StaffID(2)])
    #expect(load.first == CalendarDate(year: 2026, month: 12, day: 7))
  }

  @Test("a service that nobody named is never booked")
  func noneMadeUp() throws {
    var desk = try TestDesk()
    desk.say("what's free on Friday?")
    let reply = desk.say("2pm for Mei")
    #expect(reply.question?.rawValue == OpenQuestion.service.rawValue)
  }

  @Test("who is asked about but unknown is named")
  func unknown() throws {
    var desk = try TestDesk()
    guard case .noSuchName(let text, .staff, _, _)? = desk.say("how busy is Zog?").statements.first
    else {
      Issue.record("Zog is not named")
      return
    }
    #expect(text == "Zog")
  }

  @Test("each of those who are asked about is told")
  func whoIsIn() throws {
    var desk = try TestDesk()
    let reply = desk.say("are Sam and Alex both in tomorrow?")
    guard case .onDuty(_, let duties, _)? = reply.statements.first else {
      Issue.record("nobody is told")
      return
    }
    #expect(duties.map(\.staff) == [StaffID(1), StaffID(3)])
  }

  @Test("a yes, a place or a value to nothing says that nothing is open")
  func stray() throws {
    for line in ["yes", "ok", "sure", "2", "perfect"] {
      var desk = try TestDesk()
      #expect(desk.say(line).statements == [.nothingAsked])
    }
  }

  @Test(
    "what is shown at an hour is what is spoken of",
    arguments: [("show me the 3 o'clock", 11), ("what's on at 10 tomorrow?", 13)])
  func atAnHour(_ line: String, _ number: Int) throws {
    var desk = try TestDesk()
    desk.say(line)
    desk.say("cancel it")
    #expect(desk.say("yes").bookings.map(\.id) == [BookingID(number)])
  }

  @Test("what is told of somebody is kept, and who is here has arrived")
  func told() throws {
    var desk = try TestDesk()
    desk.say("Dana is allergic to latex")
    #expect(try desk.book.customer(CustomerID(1))?.notes == "allergic to latex")
    desk.say("Tom's here")
    #expect(try desk.book.booking(BookingID(8))?.status == .arrived)
    desk.say("when was he last here")
    #expect(desk.conversation.state.focus.booking == BookingID(3))
  }
}
