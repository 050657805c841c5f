import CivilTime
import Scheduling
import Testing

@testable import Conversation

@Suite("An answer that changes what was proposed")
struct RevisingTests {
  private func plan(_ reply: Reply) throws -> Rearrangement {
    for case .rearrangement(let plan) in reply.statements { return plan }
    return try #require(nil, "nothing was to be moved")
  }

  private func series(_ reply: Reply) throws -> Series {
    for case .series(let series) in reply.statements { return series }
    return try #require(nil, "no series was shown")
  }

  private func visit(_ reply: Reply) throws -> Visit {
    for case .visit(let visit) in reply.statements { return visit }
    return try #require(nil, "no visit was shown")
  }

  // MARK: Several bookings

  @Test(
    "who is left out stays, and the others go where they were to go",
    arguments: [
      "skip Luis", "not Luis", "everyone but Luis", "leave Luis where he is", "Luis stays",
      "Luis can stay", "keep B-11", "B-11 stays put", "all but B-11", "leave Luis, move Omar",
      "only Omar", "move Omar and leave Luis",
    ])
  func leftOut(_ line: String) throws {
    var desk = try TestDesk()
    let shown = try plan(desk.say("Alex is ill today"))
    let revised = try plan(desk.say(line))
    #expect(revised.rows.map(\.stays) == [false, true])
    #expect(revised.rows[0].slot?.span == shown.rows[0].slot?.span)
    desk.say("yes")
    #expect(try desk.book.booking(BookingID(11))?.start == shown.rows[1].booking.start)
    #expect(try desk.book.booking(BookingID(10))?.start == shown.rows[0].slot?.start)
  }

  @Test("each part of a line is done: one stays, the other goes where it was said")
  func mixed() throws {
    var desk = try TestDesk()
    try _ = plan(desk.say("Alex is ill today"))
    let revised = try plan(desk.say("Omar stays, and move Luis to 4pm with Priya"))
    #expect(revised.rows[0].stays)
    #expect(revised.rows[1].slot?.start.description == "2026-11-30T16:00")
  }

  // MARK: A series

  private static let weekly = "book Grace a haircut every Tuesday at 10 for 5 weeks"

  @Test(
    "a count, a weekday or a frequency changes the rule and keeps the rest",
    arguments: [
      ("3 weeks only", ["12-01T10:00", "12-08T10:00", "12-15T10:00"]),
      ("just 2", ["12-01T10:00", "12-08T10:00"]),
      ("only 2 of them", ["12-01T10:00", "12-08T10:00"]),
      ("every other week", ["12-01T10:00", "12-15T10:00", "12-29T10:00"]),
      (
        "no wait, Thursdays",
        ["12-03T10:00", "12-10T10:00", "12-17T10:00", "12-24T10:00", "12-31T10:00"]
      ),
      (
        "Thursday instead",
        ["12-03T10:00", "12-10T10:00", "12-17T10:00", "12-24T10:00", "12-31T10:00"]
      ),
    ])
  func rule(_ line: String, _ starts: [String]) throws {
    var desk = try TestDesk()
    desk.say(Self.weekly)
    let series = try series(desk.say(line))
    #expect(series.items.map { String($0.start.description.dropFirst(5)) } == starts)
    #expect(desk.conversation.openQuestion == .seriesOffer)
  }

  @Test("a change of one date leaves the others, and what was chosen, as they were")
  func oneDate() throws {
    var desk = try TestDesk()
    desk.say("book Dana a head massage every Tuesday at 4 for 4 weeks")
    let nearest = try series(desk.say("take the nearest"))
    let moved = try series(desk.say("move the second one to Wednesday"))
    #expect(moved.items[1].chosen?.start.date.weekday == .wednesday)
    for place in [0, 2, 3] { #expect(moved.items[place] == nearest.items[place]) }
    let shorter = try series(desk.say("3 weeks only"))
    #expect(shorter.items == Array(moved.items.prefix(3)))
    #expect(try series(desk.say("skip the first one")).items == Array(shorter.items.dropFirst()))
    #expect(desk.say("yes").bookings.count == 2)
  }

  // MARK: A visit

  @Test(
    "the order, the day and the hour of a visit can be changed",
    arguments: [
      ("colour first", "Colour", "2026-12-05"), ("haircut first", "Haircut", "2026-12-05"),
      ("the haircut after the colour", "Colour", "2026-12-05"),
      ("what about the day before", nil, "2026-12-04"),
      ("Friday", nil, "2026-12-04"),
    ])
  func visits(_ line: String, _ first: String?, _ day: String) throws {
    var desk = try TestDesk()
    desk.say("a cut and a colour for Tom on Saturday")
    let plan = try #require(try visit(desk.say(line)).plan)
    let slots = plan.slots.sorted { $0.span.start < $1.span.start }
    #expect(slots[0].start.date.description == day)
    let business = try desk.book.business()
    if let first { #expect(business.service(slots[0].service)?.name == first) }
    #expect(desk.say("yes").bookings.map(\.start) == plan.slots.map(\.start))
  }

  @Test("earlier and later of a visit show other times of it", arguments: ["later", "earlier"])
  func otherTimes(_ line: String) throws {
    var desk = try TestDesk()
    let shown = try visit(desk.say("a beard trim and a cut for Tom on Wednesday at 2"))
    let first = try #require(shown.plan).span.start
    let other = try visit(desk.say(line))
    #expect(
      other.plans.allSatisfy { line == "later" ? $0.span.start > first : $0.span.start < first })
  }

  @Test(
    "a service beside the one that is offered makes it a visit of both, for the same person",
    arguments: ["and a blow-dry", "can she have a blow-dry too?", "plus a blow-dry please"])
  func added(_ line: String) throws {
    var desk = try TestDesk()
    desk.say("book Grace a haircut on Friday at 2")
    let shown = try visit(desk.say(line))
    #expect(shown.draft.parts?.services.count == 2)
    let made = desk.say("yes").bookings
    #expect(made.count == 2)
    #expect(Set(made.map(\.customer)).count == 1 && made[0].customer != nil)
    #expect(made.allSatisfy { $0.start.date.description == "2026-12-04" })
  }

  // MARK: An offer

  @Test(
    "a day that does not suit is not offered again, and the hour is kept",
    arguments: [
      "he can't do Thursday", "Thursday is no good", "he's busy on Thursday", "not Thursday",
      "Thursday doesn't work for him", "no, Thursday is out",
    ])
  func unsuitable(_ line: String) throws {
    var desk = try TestDesk()
    desk.say("book Luis a beard trim on Thursday at 10")
    let slots = desk.say(line).slots
    #expect(!slots.isEmpty)
    #expect(slots.allSatisfy { $0.start.date.weekday != .thursday })
    #expect(slots.first?.start.time.description == "10:00")
  }

  @Test(
    "what is no answer leaves the offer as it was",
    arguments: [
      "order more conditioner", "we need more teabags", "later today I must call the landlord",
      "remind me to pay the window cleaner on Friday",
      "he has to check with his wife first", "she needs to ask her boss first",
    ])
  func beside(_ line: String) throws {
    var desk = try TestDesk()
    desk.say("book Luis a haircut on Thursday at 11")
    let table = desk.conversation.state.table
    let reply = desk.say(line)
    #expect(desk.conversation.state.table == table)
    #expect(reply.question == .bookOffer)
    #expect(reply.bookings.isEmpty)
  }

  @Test(
    "to put it off ends the matter",
    arguments: [
      "we'll sort it another time", "let's leave it for another day", "we'll sort it out later",
    ])
  func putOff(_ line: String) throws {
    var desk = try TestDesk()
    desk.say("book Luis a haircut on Thursday at 11")
    #expect(desk.say(line).kind == .dropped)
    #expect(desk.conversation.state.table == nil)
  }

  @Test("whose wife it is, is theirs for whom it is booked", arguments: ["it's for his wife"])
  func relation(_ line: String) throws {
    var desk = try TestDesk()
    desk.say("book Luis a haircut on Thursday at 11")
    desk.say(line)
    let made = try #require(desk.say("yes").bookings.first)
    let luis = try desk.book.customer(try #require(made.customer))
    #expect(luis?.name == "Luis Romero")
    #expect(made.notes == "for their wife")
  }
}
