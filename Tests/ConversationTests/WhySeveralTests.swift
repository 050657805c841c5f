import CivilTime
import PlainEnglish
import Scheduling
import Testing

@testable import Conversation

/// Questions about several times or people at once, and about one of several bookings.
@Suite("Why, of several")
struct WhySeveralTests {
  private func times(_ reply: Reply) -> [String] {
    reply.statements.compactMap { statement in
      switch statement {
      case .isFree(let slot): "\(slot.start.time)"
      case .notFree(_, let start, _, _), .notOffered(_, let start, _, _): "\(start.time)"
      default: nil
      }
    }
  }

  private func staff(_ reply: Reply, in desk: TestDesk) throws -> [String] {
    let business = try desk.book.business()
    return reply.statements.compactMap { statement in
      switch statement {
      case .isFree(let slot): business.staff(slot.staff)?.name
      case .notFree(_, _, let staff, _), .notOffered(_, _, let staff, _):
        staff.first.flatMap { business.staff($0)?.name }
      default: nil
      }
    }
  }

  private func told(_ reply: Reply) -> Booking? {
    for case .bookingReason(let booking) in reply.statements { return booking }
    return nil
  }

  @Test(
    "each time that a question names is answered, in its order",
    arguments: [
      ("why can't I have a fringe trim on Friday at 11 or 11:30?", ["11:00", "11:30"]),
      ("why not a blow-dry on Friday at 5pm or 6pm?", ["17:00", "18:00"]),
      ("why not a beard trim on Friday at 10?", ["10:00"]),
    ])
  func eachTime(line: String, expected: [String]) throws {
    var desk = try TestDesk()
    #expect(times(desk.say(line)) == expected)
  }

  @Test("bare hours beyond the numbers of an offer are hours, all of them")
  func bareHours() throws {
    var desk = try TestDesk()
    desk.say("book a fringe trim on Friday at 10 with Sam")
    #expect(times(desk.say("why not 11 or 2?")) == ["11:00", "14:00"])
  }

  @Test("each person that a question names is answered, and at the same time")
  func eachPerson() throws {
    var desk = try TestDesk()
    desk.say("book a haircut on Friday at 14:00 with Priya")
    let reply = desk.say("why not Alex or Sam?")
    let people = try staff(reply, in: desk)
    #expect(people == ["Alex", "Sam"])
    #expect(Set(times(reply)) == ["14:00"])
  }

  @Test("who is asked about as nobody is all, whoever was asked for before")
  func nobody() throws {
    var desk = try TestDesk()
    desk.say("why is there nothing free for a colour on Friday with Sam?")
    let reply = desk.say("why is nobody free at 5pm on Friday?")
    let people = try staff(reply, in: desk)
    #expect(people.isEmpty)
    #expect(times(reply) == ["17:00"])
  }

  @Test("of dates booked together the one that is named is explained")
  func dates() throws {
    var desk = try TestDesk()
    desk.say("book a beard trim every Friday at 11 with Alex for 3 weeks for Omar")
    desk.say("yes")
    let all = try desk.book.bookings(BookingQuery()).filter { $0.series != nil }
    try #require(all.count == 3)
    #expect(told(desk.say("why the second one?"))?.start.date == all[1].start.date)
    #expect(
      told(desk.say("why Alex on the \(all[2].start.date.day)th?"))?.start.date
        == all[2].start.date)
  }

  @Test("of services booked together the one that is named is explained, before and after")
  func services() throws {
    var desk = try TestDesk()
    desk.say("book a colour then a blow-dry for Grace on Thursday")
    let late = desk.say("why is the blow-dry so late?")
    let isAfter = late.statements.contains { if case .partBeside = $0 { true } else { false } }
    #expect(isAfter)
    desk.say("yes")
    let name = try told(desk.say("why the blow-dry at that time?")).map {
      try desk.book.business().service($0.service)?.name
    }
    #expect(name == "Blow-dry")
  }

  @Test("who has another part of what is proposed is told so, and nothing else of them")
  func partOfAnother() throws {
    var desk = try TestDesk()
    desk.say("book a haircut for Dana and a beard trim for Tom on Friday at the same time")
    let reply = desk.say("why not Sam for Tom?")
    let kinds = reply.statements.map { if case .partBeside = $0 { true } else { false } }
    #expect(kinds == [true])
  }

  @Test("what is so already is told as booked, and no reason is made up for a swap")
  func asBooked() throws {
    var desk = try TestDesk()
    let already = desk.say("why isn't Dana with Sam on Friday?").statements
    #expect(already.contains { if case .isInAlready = $0 { true } else { false } })
    desk.say("swap B-24 and B-26")
    desk.say("yes")
    let cause = desk.say("why is B-26 on Friday?").statements
    #expect(cause.contains { if case .causeOfChange(.moved, _, _, _) = $0 { true } else { false } })
  }

  @Test("a booking of one's own is meant by “my”, with no customer named")
  func own() throws {
    var desk = try TestDesk()
    desk.say("book me a haircut on Friday at 14:00")
    desk.say("yes")
    desk.say("today")
    let reply = desk.say("why is my haircut at 2?")
    #expect(told(reply)?.start.time == ClockTime(hour: 14, minute: 0))
    #expect(told(reply)?.start.date.weekday == .friday)
  }

  @Test("a day that has gone by is told as such")
  func past() throws {
    var desk = try TestDesk()
    desk.say("book a haircut on Friday with Sam")
    let reply = desk.say("why not yesterday?")
    #expect(reply.statements.contains { if case .hasGoneBy = $0 { true } else { false } })
  }
}

/// What is said of what is booked, offered or refused is so.
@Suite("Why, of what there is")
struct WhyThereTests {
  private func told(_ reply: Reply) -> [Fact] {
    reply.statements.flatMap { statement -> [Fact] in
      switch statement {
      case .fullReason(let slot): slot.rationale.facts.map(\.fact)
      case .bookingReason(let booking): booking.rationale.facts.map(\.fact)
      default: []
      }
    }
  }

  @Test("nobody is told to be alone at a time that has gone by or goes against the rules")
  func alone() throws {
    var desk = try TestDesk()
    desk.say("book a haircut for Tom on Sunday at 11 with Sam anyway")
    desk.say("yes")
    let isAlone = told(desk.say("why Sam?")).contains {
      if case .onlyStaff = $0 { true } else { false }
    }
    #expect(!isAlone)
  }

  @Test("who is offered what they wait for was not named, and who was named does not wait")
  func waiting() throws {
    var desk = try TestDesk()
    func isWaiting(_ reply: Reply) -> Bool? {
      for case .wasNamed(let named) in reply.statements { return named.isWaiting }
      return nil
    }
    desk.say("put Dana on the waitlist for a haircut tomorrow at 9 with Sam")
    desk.say("no")
    desk.say("cancel B-12")
    desk.say("yes")
    #expect(isWaiting(desk.say("why Dana?")) == true)
    desk.say("no")
    desk.say("book a haircut for Grace on Friday")
    #expect(isWaiting(desk.say("why Grace?")) == false)
  }

  @Test("both sides that cannot be had are refused")
  func bothRefused() throws {
    var desk = try TestDesk()
    let reply = desk.say("why 10:30 rather than 10:45 for a haircut on Friday with Sam?")
    let refused = reply.statements.filter { if case .notFree = $0 { true } else { false } }
    #expect(refused.count == 2)
  }

  @Test("each guest of a party has their own bookings against a time")
  func guests() throws {
    var desk = try TestDesk()
    desk.say("haircuts for Grace and Dana at the same time on Friday at 14:00")
    let reply = desk.say("why not 10:30?")
    let isBusy = reply.statements.contains { statement in
      if case .notFree(_, _, _, let obstacles) = statement {
        obstacles.contains { $0.rule == .customerBusy }
      } else {
        false
      }
    }
    #expect(isBusy)
  }

  @Test(
    "a bare number of an offer is a place in it, also where something is said of it",
    arguments: ["why is 2 worse?", "what's better about 2?", "what is so good about the second?"])
  func praised(line: String) throws {
    var desk = try TestDesk()
    let second = desk.say("book a haircut next week").slots[1]
    let reply = desk.say(line)
    #expect(reply.kind == .explanation)
    let isAbout = reply.statements.contains { statement in
      switch statement {
      case .option(let slot, number: 2): slot.start == second.start
      case .fullReason(let slot): slot.start == second.start
      default: false
      }
    }
    #expect(isAbout)
  }
}
