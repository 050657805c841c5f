import CivilTime
import Scheduling
import Testing

@testable import Conversation

@Suite("A change that goes against bookings")
struct RearrangingTests {
  private func plan(_ reply: Reply) throws -> Rearrangement {
    for case .rearrangement(let plan) in reply.statements { return plan }
    return try #require(nil, "nothing was to be moved")
  }

  @Test("nothing is saved before the bookings it concerns are listed, each with a new time")
  func listed() throws {
    var desk = try TestDesk()
    let before = try desk.book.business()
    let standing = try desk.standing()
    let shown = try plan(desk.say("closed on 4 December"))
    #expect(shown.rows.map(\.booking.id.rawValue) == [23, 24, 25])
    for row in shown.rows {
      #expect(try #require(row.slot).start.date != row.booking.start.date)
    }
    #expect(try desk.book.business() == before)
    #expect(try desk.standing() == standing)
  }

  @Test("yes saves the change and moves each, and one undo takes all of it back")
  func accepted() throws {
    var desk = try TestDesk()
    let before = try desk.book.business()
    let standing = try desk.standing()
    let shown = try plan(desk.say("closed on 4 December"))
    let reply = desk.say("yes")
    #expect(reply.kind == .changed)
    for row in shown.rows {
      let booking = try #require(try desk.book.booking(row.booking.id))
      #expect(booking.start == row.slot?.start)
      #expect(booking.overrides.isEmpty)
    }
    desk.say("undo")
    #expect(try desk.book.business() == before)
    #expect(try desk.standing().map(\.start) == standing.map(\.start))
  }

  @Test("one can go elsewhere, another stay, marked with the rule it goes against")
  func oneByOne() throws {
    var desk = try TestDesk()
    let shown = try plan(desk.say("closed on 4 December"))
    let (first, second) = (shown.rows[0].booking, shown.rows[1].booking)
    desk.say("B-\(first.id.rawValue) to Monday at 3pm")
    desk.say("leave B-\(second.id.rawValue) as it is")
    let reply = desk.say("yes")
    #expect(reply.kind == .changed)
    #expect(try desk.book.booking(first.id)?.start.description == "2026-12-07T15:00")
    let left = try #require(try desk.book.booking(second.id))
    #expect(left.start == second.start)
    #expect(left.overrides.contains(.closed))
  }

  @Test("leave them: the change is made and nobody moves")
  func leaveThem() throws {
    var desk = try TestDesk()
    let shown = try plan(desk.say("Sam works Tue to Sat 10 to 4"))
    let reply = desk.say("leave them as they are")
    #expect(reply.kind == .changed)
    for row in shown.rows {
      let booking = try #require(try desk.book.booking(row.booking.id))
      #expect(booking.start == row.booking.start)
      #expect(booking.overrides == [.notWorking])
    }
  }

  @Test("no changes nothing")
  func refused() throws {
    var desk = try TestDesk()
    let before = try desk.book.business()
    desk.say("closed on 4 December")
    #expect(desk.say("no").kind == .dropped)
    #expect(try desk.book.business() == before)
  }

  @Test(
    "someone who leaves, or is ill, has bookings too",
    arguments: [
      "remove Sam", "Sam is ill tomorrow", "Priya is off from 9 to 11 December",
    ])
  func people(_ line: String) throws {
    var desk = try TestDesk()
    let shown = try plan(desk.say(line))
    #expect(!shown.rows.isEmpty)
    desk.say("yes")
    for row in shown.rows {
      #expect(try desk.book.booking(row.booking.id)?.start == row.slot?.start)
    }
  }

  @Test("a time that is taken while it lies on the table is told, and nothing is saved")
  func takenMeanwhile() throws {
    var desk = try TestDesk()
    let shown = try plan(desk.say("closed on 4 December"))
    let slot = try #require(shown.rows[0].slot)
    var other = TestDesk.begin(desk.book, desk.zone)
    let business = try desk.book.business()
    let member = try #require(business.staff(slot.staff))
    let service = try #require(business.service(shown.rows[0].booking.service))
    let when = "\(slot.start.date.day) December at \(slot.start.time)"
    _ = other.respond(to: "book a \(service.name) on \(when) with \(member.name)", at: desk.now)
    let made = other.respond(to: "yes", at: desk.now).bookings
    #expect(made.map(\.start) == [slot.start])
    let reply = desk.say("yes")
    #expect(reply.outcome == .refused)
    #expect(reply.statements.contains(.changedMeanwhile))
    #expect(try desk.book.business().overrides.isEmpty)
    #expect(try plan(reply).rows[0].slot?.span != slot.span)
  }

  @Test("running late pushes only what has to move")
  func late() throws {
    var desk = try TestDesk()
    let shown = try plan(desk.say("running 15 minutes late"))
    for row in shown.rows {
      #expect(row.slot?.start == row.booking.start.adding(minutes: 15))
    }
    // Luis comes at three: there is time enough until then.
    #expect(!shown.rows.contains { $0.booking.start.time.hour == 15 })
    #expect(desk.say("no").kind == .dropped)
    #expect(desk.say("running late").question == .howLate)
    #expect(try plan(desk.say("25 minutes")).cause == .late(minutes: 25))
  }

  @Test("whoever has nothing to do until later makes up for it")
  func lateWithNothingToDo() throws {
    var desk = try TestDesk()
    desk.now = desk.now.adding(minutes: 40)
    let shown = try plan(desk.say("running 15 minutes late"))
    #expect(shown.rows.map(\.booking.id.rawValue) == [9])
  }

  @Test("how late is answered with minutes, with or without the word")
  func howLate() throws {
    var desk = try TestDesk()
    desk.say("running late")
    #expect(try plan(desk.say("20")).cause == .late(minutes: 20))
  }

  @Test("a plan of which all has gone by is told so, and named as not done")
  func goneBy() throws {
    var desk = try TestDesk()
    _ = try plan(desk.say("running 15 minutes late"))
    desk.now = desk.now.adding(minutes: 12 * 60)
    let reply = desk.say("yes")
    #expect(reply.outcome == .refused)
    #expect(
      reply.statements.contains { if case .hasGoneBy = $0 { true } else { false } })
    #expect(desk.conversation.openQuestion == nil)
  }

  @Test("of a visit that has begun only the end is late")
  func begun() throws {
    var desk = try TestDesk()
    desk.now = desk.now.adding(minutes: 20)
    let shown = try plan(desk.say("Priya is 15 minutes late"))
    #expect(shown.rows.map(\.slot?.start.description) == ["2026-11-30T11:00"])
  }

  @Test(
    "a customer who is late moves only what has to follow",
    arguments: ["Hannah is running 15 minutes late", "Hannah rang, she'll be 15 minutes late"])
  func customerLate(line: String) throws {
    var desk = try TestDesk()
    let reply = desk.say(line)
    // Her own colour at 10:45 with Priya, and nobody else's booking.
    #expect(reply.slots.map(\.start.time) == [ClockTime(hour: 11)])
    #expect(desk.say("yes").bookings.map(\.id.rawValue) == [9])
  }

  @Test("a customer who is late without a booking today moves nothing")
  func lateWithout() throws {
    var desk = try TestDesk()
    #expect(desk.say("Grace is running 20 minutes late").kind == .notFound)
    #expect(!desk.conversation.hasUnansweredQuestion)
  }

  @Test("another booking named while a plan is open is another matter")
  func otherBooking() throws {
    var desk = try TestDesk()
    desk.say("Sam's off sick on Thursday")
    let reply = desk.say("move B-21 to Friday at 3")
    #expect(reply.slots.first.map { "\($0.start)" }?.hasPrefix("2026-12-04T15:00") == true)
    #expect(
      reply.statements.contains {
        if case .notDone = $0 { true } else { false }
      })
  }

  @Test(
    "bookings are moved from one to another, and nobody else's",
    arguments: [
      "move all of Alex's Tuesday bookings to Sam", "move all of Alex's bookings tomorrow to Sam",
    ])
  func fromOneToAnother(line: String) throws {
    var desk = try TestDesk()
    let plan = try #require(
      desk.say(line).statements.lazy.compactMap { statement -> Rearrangement? in
        if case .rearrangement(let plan) = statement { plan } else { nil }
      }.first)
    let sam = try #require(try desk.book.business().staff.first { $0.name == "Sam" })
    let alex = try #require(try desk.book.business().staff.first { $0.name == "Alex" })
    #expect(plan.rows.map(\.booking.staff) == [alex.id, alex.id])
    #expect(plan.rows.map(\.booking.start.date.day) == [1, 1])
    #expect(plan.rows.allSatisfy { $0.slot == nil || $0.slot?.staff == sam.id || $0.refused != [] })
  }
}
