import CivilTime
import PlainEnglish
import Scheduling
import Testing

@testable import Conversation

/// Every wish of a line is done in its turn, and what is put right in it is done instead.
@Suite("Each wish of a line")
struct EachWishTests {
  private func starts(_ lines: [String]) throws -> [String] {
    var desk = try TestDesk()
    return lines.flatMap { desk.say($0).bookings }.map { "\($0.start)" }
  }

  @Test(
    "one for each time that is told",
    arguments: [
      (
        "a haircut on Thursday at 3 and the same for Friday",
        ["2026-12-03T15:00", "2026-12-04T15:00"]
      ),
      ("two haircuts on Friday at 2 and 3", ["2026-12-04T14:00", "2026-12-04T15:00"]),
      ("a haircut on Thursday and Friday at 3 and 4", ["2026-12-03T15:00", "2026-12-04T16:00"]),
      (
        "a haircut for Max at 3 and for Molly at 4 on Thursday",
        ["2026-12-03T15:00", "2026-12-03T16:00"]
      ),
    ])
  func eachTime(line: String, wanted: [String]) throws {
    #expect(try starts([line, "yes", "yes"]) == wanted)
  }

  @Test("a yes may ask for the same again on another day")
  func again() throws {
    let wanted = ["2026-12-03T15:00", "2026-12-31T15:00"]
    #expect(
      try starts(["a haircut on Thursday at 3", "yes and again in 4 weeks", "yes"]) == wanted)
    #expect(
      try starts(["a haircut on Thursday at 3", "yes", "and again in 4 weeks", "yes"]) == wanted)
  }

  @Test(
    "each of several people has a series of their own",
    arguments: [
      ("a haircut every Thursday at 3 for Grace Lin and Mei Tanaka", ["Grace Lin", "Mei Tanaka"]),
      ("a haircut every Thursday at 3 for Grace Lin and her son", ["Grace Lin"]),
    ])
  func series(line: String, customers: [String]) throws {
    var desk = try TestDesk()
    desk.say(line)
    // Of a mother and her son the second is offered what is nearest, and then asked again.
    let made = (0..<3).flatMap { _ in desk.say("yes").bookings }
    #expect(made.count == 12)
    #expect(made.allSatisfy { $0.start.date.weekday == .thursday && $0.start.time.hour == 15 })
    var names: Set<String> = []
    for id in Set(made.compactMap(\.customer)) {
      names.insert(try #require(try desk.book.customer(id)?.name))
    }
    #expect(names == Set(customers))
  }

  @Test(
    "of whom none need be in the book",
    arguments: [
      ("haircuts for Ann, Ben and Cleo on Friday", 3),
      ("book Ann, Ben and Cleo in for haircuts on Friday", 3),
      ("a haircut for me and Rose on Friday", 2), ("a haircut for me, Rose and Ivy on Friday", 3),
      ("a haircut for Grace Lin, Max and Molly on Friday", 3),
    ])
  func party(line: String, count: Int) throws {
    var desk = try TestDesk()
    desk.say(line)
    #expect(desk.say("yes").bookings.count == count)
  }

  @Test("a relative of nobody who was spoken of is asked about")
  func nobodysDaughter() throws {
    var desk = try TestDesk()
    desk.say("a haircut for her daughter on Thursday at 3")
    #expect(desk.conversation.openQuestion == .person)
  }

  @Test(
    "what is put right in the line is the value that counts",
    arguments: [
      ("a haircut on Thursday at 3, no wait, 4", "2026-12-03T16:00"),
      ("a haircut on Thursday at 3 - no, 4.30", "2026-12-03T16:30"),
      ("a haircut on Thursday at 3, actually 4", "2026-12-03T16:00"),
      ("a haircut on Thursday at 3, sorry, Friday", "2026-12-04T15:00"),
      ("a haircut on Thursday, actually at 3", "2026-12-03T15:00"),
    ])
  func corrected(line: String, start: String) throws {
    #expect(try starts([line, "yes"]) == [start])
  }

  @Test(
    "an act that is taken back is not done, the one behind it is",
    arguments: [
      ("cancel B-14. Actually no, move it to Thursday at 3", Reply.Kind.moved),
      ("cancel B-14, actually move it to Thursday at 3", .moved),
      ("move B-14 to Thursday at 3. No, cancel it", .cancelled),
      ("don't move B-14, cancel it", .cancelled),
    ])
  func takenBack(line: String, done: Reply.Kind) throws {
    var desk = try TestDesk()
    desk.say(line)
    let reply = desk.say("yes")
    #expect(reply.kind == done)
    #expect(reply.bookings.map(\.id.rawValue) == [14])
    #expect(desk.conversation.openQuestion == nil)
  }

  @Test("the other of two names is wanted")
  func otherName() throws {
    var desk = try TestDesk()
    let slots = desk.say("a haircut with Sam, no, Priya on Thursday at 3").slots
    let business = try desk.book.business()
    #expect(Set(slots.compactMap { business.staff($0.staff)?.name }) == ["Priya"])
  }

  @Test(
    "the second of two people is only the next best",
    arguments: [
      "a haircut with Priya or else Sam on Thursday at 3",
      "a haircut on Thursday at 3 with Priya, failing that Sam",
      "a haircut on Thursday at 3 with Priya if possible, otherwise Sam",
    ])
  func ranked(line: String) throws {
    var desk = try TestDesk()
    let slot = try #require(desk.say(line).slots.first)
    #expect(try desk.book.business().staff(slot.staff)?.name == "Priya")
    #expect("\(slot.start)" == "2026-12-03T15:00")
  }

  @Test(
    "a next best hour is offered behind the first",
    arguments: [
      "a haircut on Thursday at 3, or if that's gone, 4",
      "a haircut on Thursday at 3, or failing that at 4",
    ])
  func nextBest(line: String) throws {
    var desk = try TestDesk()
    #expect(
      desk.say(line).slots.prefix(2).map { "\($0.start)" } == [
        "2026-12-03T15:00", "2026-12-03T16:00",
      ])
  }

  @Test(
    "the last start of a day is heard",
    arguments: [
      "a haircut on Thursday as late as possible", "the last slot for a haircut on Thursday",
      "a haircut, the latest you have on Thursday",
      "when is the latest I can come in on Thursday for a haircut?",
    ])
  func latest(line: String) throws {
    var desk = try TestDesk()
    #expect(desk.say(line).slots.first.map { "\($0.start)" } == "2026-12-03T17:15")
  }

  @Test(
    "a courtesy costs nothing",
    arguments: [
      "a haircut on Thursday at 3 if that's OK with you",
      "if you can, a haircut on Thursday at 3",
      "a haircut on Thursday at 3 if it's not too much trouble",
      "a haircut on Thursday at 3 give or take",
      "a haircut on Thursday at 3 if there's room",
    ])
  func courtesy(line: String) throws {
    #expect(try starts([line, "yes"]) == ["2026-12-03T15:00"])
  }
}
