import CivilTime
import PlainEnglish
import Scheduling
import Testing

@testable import Conversation

/// What was named, what is made real, and how much is told.
@Suite("Why, and how much")
struct WhyMuchTests {
  private func comparison(_ reply: Reply) -> SlotComparison? {
    for case .comparison(let one, let two) in reply.statements { return SlotComparison(one, two) }
    return nil
  }

  // MARK: Made real

  @Test(
    "what is supposed is made real and taken back",
    arguments: [
      "what if Sam had no lunch", "what if lunch were at 11:30",
      "what if haircuts needed a chair and we had three", "what if haircuts cost £5 more",
      "what if Nora worked here on Mondays and did haircuts",
      "what if Alex worked Wednesday instead of Monday",
    ])
  func realised(line: String) throws {
    var desk = try TestDesk()
    let before = try desk.book.business()
    desk.say(line)
    var reply = desk.say("do it")
    if reply.question != nil { reply = desk.say("yes") }
    #expect(reply.kind == .changed)
    let after = try desk.book.business()
    #expect(after != before)
    desk.say("undo")
    let restored = try desk.book.business()
    #expect(restored == before)
  }

  @Test("free time for someone is shown with what would have to go, and nothing is done")
  func freeTime() throws {
    for line in ["how can I make Friday free for Sam?", "how could Sam have Friday off?"] {
      var desk = try TestDesk()
      let before = try desk.standing()
      var rows: [Booking] = []
      for case .howToFree(let plan) in desk.say(line).statements { rows = plan.rows.map(\.booking) }
      #expect(rows.map(\.id.rawValue) == [24])
      let now = try desk.standing()
      #expect(now == before)
      #expect(desk.say("do it").question == .rearrangement)
    }
  }

  // MARK: What was named

  @Test("what was asked for is told as asked for, and a place in the list as that")
  func named() throws {
    var desk = try TestDesk()
    let offered = desk.say("book a haircut for Dana on Friday").slots
    let service = desk.say("why the haircut?").statements
    let person = desk.say("why Dana?").statements
    guard case .wasNamed(let what)? = service.first, case .wasNamed(let who)? = person.first else {
      Issue.record("nothing named")
      return
    }
    #expect(what.service == offered[0].service && what.habit == nil)
    #expect(who.customer != nil)
    guard case .fullReason(let slot)? = desk.say("explain the first one").statements.first else {
      Issue.record("no reason")
      return
    }
    #expect(slot.start == offered[0].start && slot.staff == offered[0].staff)
  }

  @Test("a question with a word that nobody knows books nothing")
  func unknownWord() throws {
    var desk = try TestDesk()
    desk.say("book a haircut on Friday")
    #expect(desk.say("blorp this one?").bookings.isEmpty)
  }

  @Test("that one is the one that was just told of")
  func thatOne() throws {
    var desk = try TestDesk()
    let offered = desk.say("book a haircut on Friday").slots
    desk.say("why 2?")
    #expect(desk.say("that one").bookings.first?.start == offered[1].start)
  }

  @Test("who types has visits of their own")
  func ownVisits() throws {
    var desk = try TestDesk(now: "2026-10-06T08:00")
    for _ in 0..<4 {
      desk.say("book a beard trim today at 14:00 with Sam")
      desk.say("yes")
      desk.now = desk.now.adding(minutes: 7 * 1440)
    }
    let slot = try #require(desk.say("book a beard trim today with Sam").slots.first)
    let isUsual = slot.rationale.facts.contains {
      if case .usualStaff(_, let visits, _) = $0.fact { visits >= 4 } else { false }
    }
    #expect(isUsual)
  }

  // MARK: Rather than

  @Test(
    "the two that are named are compared, on the day that is named",
    arguments: [
      ("why 10 rather than 11 for a haircut with Sam on Thursday?", [600, 660]),
      ("why is 10 better than 11 on Thursday for a haircut?", [600, 660]),
      ("why 5 rather than 4 for a haircut on Friday?", [960, 1020]),
    ])
  func hours(line: String, minutes: [Int]) throws {
    var desk = try TestDesk()
    let reply = desk.say(line)
    let found = try #require(comparison(reply))
    #expect(
      [found.better, found.other].map(\.start.time.minuteOfDay).sorted() == minutes)
    // The hour named first is taken to be the better one.
    let isTurned = reply.statements.contains(.otherWayRound)
    #expect(isTurned == (found.better.start.time.minuteOfDay != (minutes[0] == 960 ? 1020 : 600)))
  }

  // MARK: Moves

  @Test("a move is one of what is booked, an hour later counts from it, and a day is another")
  func moves() throws {
    var desk = try TestDesk()
    var moved: Booking?
    for case .wouldMove(let booking) in desk.say("how can I move Dana to Thursday at 9?").statements
    { moved = booking }
    #expect(moved?.id.rawValue == 17)
    let later = desk.say("how could Peter come an hour later on Thursday?").slots.first
    #expect(later?.start.time.minuteOfDay == 600)
    var supposed: [Edit] = []
    for case .whatIf(let told) in desk.say("what if Grace moved to Thursday?").statements {
      supposed = told.edits
    }
    guard case .booking(let booking)? = supposed.first?.before else {
      Issue.record("nothing moved")
      return
    }
    #expect(booking.id.rawValue == 14)
  }

  @Test("a price and a length that are named are answered, with nothing offered")
  func terms() throws {
    var desk = try TestDesk()
    guard case .price? = desk.say("why is the colour £85?").statements.first,
      case .length(_, 120)? = desk.say("why is the colour 2 hours?").statements.first
    else {
      Issue.record("no terms")
      return
    }
  }

  @Test("a day is broken down by each service, with those of which nothing is free")
  func brokenDown() throws {
    var desk = try TestDesk()
    var rows: [Statement.FreeCount] = []
    for case .someFree(let free, _) in desk.say("break down tomorrow").statements { rows = free }
    let services = try desk.book.business().activeServices.count
    #expect(rows.count == services)
    #expect(rows.contains { $0.count == 0 })
    #expect(
      rows.allSatisfy { row in
        let refused = row.breakdown.map { $0.rows.reduce(0) { $0 + $1.starts } } ?? -1
        return refused + (row.breakdown?.free ?? 0) == row.breakdown?.starts
      })
  }

  @Test("two moves are a way where one makes room for the other, and one move frees a room")
  func movesForMoves() throws {
    var desk = try TestDesk(sample: .none)
    for line in [
      "open Tue to Sat 9 to 5", "add staff Gemma, Rhys",
      "add service Full groom, 2 hours, £45, 15 minutes after",
      "add service Nail clip, 15 mins, £8",
      "a full groom needs the table", "Gemma works Tue to Fri 9 to 3, lunch 12 to 12:30",
      "Rhys works Tue to Sat 9 to 5, lunch 1 to 1:30",
      "Gemma does full grooms in 90 minutes for £50",
      "book Rex a full groom tomorrow at 9 with Gemma", "yes",
      "book Bella a full groom tomorrow at 11 with Rhys", "yes",
      "book Max a nail clip tomorrow at 2 with Gemma", "yes",
    ] { desk.say(line) }
    var steps: [Way.Step] = []
    for case .ways(let ways, _) in desk.say("how could I fit a full groom in tomorrow at 9?")
      .statements
    { steps = ways.first?.steps ?? [] }
    #expect(steps.count == 2)
    var freed: Remedy?
    for case .freesMost(let row) in desk.say(
      "why is nothing free for a full groom tomorrow morning?"
    )
    .statements { freed = row.remedy }
    guard case .moveBooking? = freed else {
      Issue.record("no move frees")
      return
    }
  }

  @Test("an hour behind a yes is no yes to another")
  func hourBehindYes() throws {
    var desk = try TestDesk()
    desk.say("book a haircut on Thursday 24 December")
    let reply = desk.say("yes, 11")
    #expect(reply.bookings.isEmpty)
    #expect(reply.slots.first?.start.time.minuteOfDay == 660)
  }

  @Test("why someone is not in is answered by their hours")
  func duty() throws {
    var desk = try TestDesk()
    guard
      case .dutyOn(_, let date, let obstacles)? = desk.say("why isn't Alex in on Wednesday?")
        .statements.first
    else {
      Issue.record("no answer")
      return
    }
    #expect(date == CalendarDate(iso: "2026-12-02"))
    #expect(obstacles.map(\.rule) == [.notWorking])
  }

  // MARK: How much

  @Test("an answer is told again in brief and in full")
  func depth() throws {
    var desk = try TestDesk()
    desk.say("book a haircut on Friday")
    let told = desk.say("why not 4pm?").statements
    #expect(desk.say("briefly").statements == [.inBrief(told)])
    #expect(desk.say("more").statements == [.inFull(told)])
    #expect(desk.say("less").statements == [.inBrief(told)])
    guard case .inBrief? = desk.say("why 2, briefly?").statements.first else {
      Issue.record("not brief")
      return
    }
  }
}
