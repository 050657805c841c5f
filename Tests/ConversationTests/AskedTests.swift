import CivilTime
import Scheduling
import Testing

@testable import Conversation

@Suite("What cannot be had as asked is said, and everything that is said is done")
struct AskedTests {
  @Test(
    "several people at a time that cannot hold them",
    arguments: [
      "three haircuts tomorrow at 10", "haircut x3 tomorrow at 10", "3x haircut tomorrow at 10",
      "haircuts for Grace and Mei today at 11",
    ])
  func several(_ line: String) throws {
    var desk = try TestDesk()
    let reply = desk.say(line)
    #expect(reply.outcome == .refused)
    #expect(
      reply.statements.contains {
        if case .noVisitAt = $0 { true } else { false }
      })
  }

  @Test("two days that are named are two bookings, at the hour that was said for both")
  func twoDays() throws {
    var desk = try TestDesk()
    let reply = desk.say("haircut Thursday and Friday for Dana at 4")
    let friday = try #require(CalendarDate(year: 2026, month: 12, day: 4))
    #expect(reply.statements.contains(.thenComes([friday])))
    #expect(desk.say("yes").bookings.first?.start == LocalDateTime(iso: "2026-12-03T16:00"))
    #expect(desk.say("yes").bookings.first?.start == LocalDateTime(iso: "2026-12-04T16:00"))
  }

  @Test(
    "each has their own day, and the customer who is named last has all",
    arguments: [
      "a cut for Dana on Friday at 2 and one for Mei on Saturday at 2",
      "a cut on Friday at 2 and a beard trim on Saturday at 2 for Peter",
    ])
  func each(_ line: String) throws {
    var desk = try TestDesk()
    desk.say(line)
    let first = try #require(desk.say("yes").bookings.first)
    let second = try #require(desk.say("yes").bookings.first)
    #expect(first.start == LocalDateTime(iso: "2026-12-04T14:00"))
    #expect(second.start == LocalDateTime(iso: "2026-12-05T14:00"))
    #expect(first.customer != nil && second.customer != nil)
  }

  @Test("so many of a series as were said, though today's hour has gone")
  func series() throws {
    for (line, count) in [
      ("book Dana a haircut every month at 9 for 4 months", 4),
      ("book Dana a haircut every day at 9 for 3 days", 3),
    ] {
      var desk = try TestDesk()
      desk.say(line)
      guard case .series(let series)? = desk.conversation.state.table else {
        Issue.record("no series: \(line)")
        return
      }
      #expect(series.items.count == count)
    }
  }

  @Test(
    "illness of several days",
    arguments: [("Sam is ill today and tomorrow", 1), ("Sam is ill today and on Wednesday", 2)])
  func ill(_ line: String, _ count: Int) throws {
    var desk = try TestDesk()
    desk.say(line)
    desk.say("yes")
    #expect(try desk.book.business().absences.count == count)
  }

  @Test("hours of several days are waited for on each of them, and given up together")
  func waitlist() throws {
    var desk = try TestDesk()
    desk.say("put Tom on the waitlist for a haircut, any morning next week")
    let wishes = try desk.book.wishes(from: desk.local, to: desk.local.adding(days: 60))
    #expect(wishes.count == 6)
    #expect(wishes.allSatisfy { $0.start.time == ClockTime(hour: 9) && $0.end.time == .noon })
    desk.say("take him off the waitlist")
    #expect(try desk.book.wishes(from: desk.local, to: desk.local.adding(days: 60)).isEmpty)
    desk.say("undo")
    #expect(try desk.book.wishes(from: desk.local, to: desk.local.adding(days: 60)).count == 6)
    desk.say("is Dana on the waitlist?")
    #expect(try desk.book.wishes(from: desk.local, to: desk.local.adding(days: 60)).count == 6)
  }

  @Test(
    "a place among those that are offered",
    arguments: [("2nd", 1), ("the 4th", 3), ("the 3rd please", 2)])
  func ordinals(_ line: String, _ index: Int) throws {
    var desk = try TestDesk()
    let slots = desk.say("book Dana a haircut on Friday at 3").slots
    let made = try #require(desk.say(line).bookings.first)
    #expect(made.span.start == slots[index].span.start)
  }

  @Test("of four two are in the middle, and a no can be taken back")
  func middle() throws {
    var desk = try TestDesk()
    let slots = desk.say("book Dana a haircut on Friday at 3").slots
    #expect(desk.say("the middle one").statements == [.whichOption([2, 3])])
    desk.say("no")
    #expect(desk.say("actually yes, book it").bookings.first?.span == slots[0].span)
  }

  @Test("what was just booked is given on, or lasts longer")
  func givenOn() throws {
    var desk = try TestDesk()
    desk.say("book Dana a haircut on Friday at 3")
    let made = try #require(desk.say("yes").bookings.first)
    desk.say("actually half an hour longer")
    #expect(try desk.book.booking(made.id)?.length == 75)
    desk.say("give it to Alex")
    #expect(desk.say("yes").bookings.first?.staff == StaffID(3))
    desk.say("give it to Tom")
    #expect(desk.say("yes").bookings.first?.customer == CustomerID(2))
  }

  @Test(
    "the same as before, and what follows it",
    arguments: [
      (["book Dana's colour again the same time next week"], "2026-12-16T14:00"),
      (["book a haircut for Dana on Thursday at 2", "same day next week"], "2026-12-10T14:00"),
      (
        ["book a haircut for Dana on Thursday at 2", "not this Thursday, the one after"],
        "2026-12-10T14:00"
      ),
      (
        ["book Dana a haircut on Thursday at 2", "yes", "and another one for Mei straight after"],
        "2026-12-03T14:45"
      ),
      (
        ["book Grace a haircut Friday at 2", "who else could do it?", "Priya then"],
        "2026-12-04T14:00"
      ),
      (["haircut for Dana Thursday at 2, failing that Friday at 2"], "2026-12-03T14:00"),
      (["cancel Omar tomorrow", "yes", "book Mei at that time for a haircut"], "2026-12-01T10:00"),
    ])
  func same(_ lines: [String], _ start: String) throws {
    var desk = try TestDesk()
    for line in lines { desk.say(line) }
    #expect(desk.say("yes").bookings.first?.start == LocalDateTime(iso: start))
  }

  @Test(
    "what may be a question or either of two is no choice",
    arguments: ["2?", "the second or the third", "back to the first ones"])
  func noChoice(_ line: String) throws {
    var desk = try TestDesk()
    let count = try desk.standing().count
    desk.say("a haircut for Mei on Thursday")
    desk.say("more")
    desk.say(line)
    #expect(try desk.standing().count == count)
    #expect(desk.conversation.state.table != nil)
  }

  @Test("a place can be taken for somebody else, and the first of what was made be moved")
  func places() throws {
    var desk = try TestDesk()
    let slots = desk.say("a haircut for Mei on Thursday").slots
    desk.say("second please, for Luis")
    let first = try #require(desk.say("yes").bookings.first)
    #expect(first.start == slots[1].start && first.customer == CustomerID(4))
    desk.say("book a beard trim for Peter on Friday at 3")
    desk.say("yes")
    desk.say("move the first one to 4")
    #expect(desk.say("yes").bookings.map(\.id) == [first.id])
  }

  @Test("a time of the day is ruled out of each day")
  func ruledOut() throws {
    var desk = try TestDesk()
    desk.say("book a haircut for Dana on Thursday at 2")
    desk.say("not in the afternoon")
    let made = try #require(desk.say("yes").bookings.first)
    #expect(made.start.date.day == 3 && made.start.time < .noon)
  }
}

extension TestDesk {
  /// The clock on the wall.
  var local: LocalDateTime { zone.local(now) }
}
