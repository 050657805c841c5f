import CivilTime
import Scheduling
import Testing

@testable import Conversation

@Suite("A second word beside a question about a booking")
struct SecondWordsTests {
  private func cancelled(_ desk: TestDesk) throws -> [Int] {
    var query = BookingQuery()
    query.statuses = [.cancelled]
    return try desk.book.bookings(query).map(\.id.rawValue).sorted()
  }

  private func start(_ number: Int, _ desk: TestDesk) throws -> String {
    "\(try #require(try desk.book.booking(BookingID(number))).start)"
  }

  @Test(
    "other days are added, and the yes is for all of them",
    arguments: [
      (["cancel Dana on Friday", "and Wednesday"], [17, 24]),
      (["cancel Omar's Friday one", "tomorrow's too"], [13, 23]),
      (["cancel Tom on Thursday", "and the 11th as well"], [22, 32]),
      (["cancel everything on Friday", "and Saturday"], [23, 24, 25, 26, 27]),
      (["cancel everything on Friday", "no, Thursday"], [20, 21, 22]),
    ])
  func otherDays(_ lines: [String], _ numbers: [Int]) throws {
    var desk = try TestDesk()
    for line in lines { desk.say(line) }
    #expect(desk.conversation.openQuestion == .cancellation, "\(lines)")
    desk.say("yes")
    #expect(try cancelled(desk) == numbers, "\(lines)")
  }

  @Test(
    "a remark about another booking is answered, and changes nothing of what is asked",
    arguments: [
      "she has another on Saturday, doesn't she", "hasn't she got one on Saturday",
      "she's got one Saturday already", "what does she have now",
    ])
  func remarks(_ line: String) throws {
    var desk = try TestDesk()
    desk.say("cancel Mei on Wednesday")
    #expect(desk.say(line).question == .cancellation, "\(line)")
    desk.say("yes")
    #expect(try cancelled(desk) == [19], "\(line)")
  }

  @Test("what moves is not changed by a remark about what is there already")
  func movedStays() throws {
    var desk = try TestDesk()
    desk.say("move Grace's haircut tomorrow to Thursday")
    desk.say("hmm she has one Thursday already, hasn't she")
    desk.say("Wednesday then")
    desk.say("yes")
    #expect(try start(14, desk).hasPrefix("2026-12-02"))
    #expect(try start(21, desk) == "2026-12-03T10:15")
  }

  @Test("an hour is when it should be instead, and no other booking at that hour")
  func hourInstead() throws {
    var desk = try TestDesk()
    desk.say("cancel Dana on Friday")
    desk.say("make it 2pm instead")
    #expect(desk.conversation.openQuestion == .moveOffer)
    desk.say("yes")
    #expect(try start(24, desk) == "2026-12-04T14:00")
    #expect(try cancelled(desk).isEmpty)
  }

  @Test("swapping instead exchanges the two, and cancels neither")
  func swapInstead() throws {
    var desk = try TestDesk()
    desk.say("cancel Omar on Friday")
    desk.say("swap it with Dana's instead")
    #expect(desk.conversation.openQuestion == .swap)
    desk.say("yes")
    #expect(try start(23, desk) == "2026-12-04T10:30")
    #expect(try start(24, desk) == "2026-12-04T09:30")
  }

  @Test(
    "what is kept is no other one to cancel",
    arguments: [
      ("yes but keep the one on the 11th", [22]), ("keep the one on the 11th", []),
    ])
  func kept(_ line: String, _ numbers: [Int]) throws {
    var desk = try TestDesk()
    desk.say("cancel Tom on Thursday")
    desk.say(line)
    #expect(try cancelled(desk) == numbers)
  }

  @Test("one's own stay out of what is done to all")
  func mine() throws {
    var desk = try TestDesk()
    desk.say("cancel everything on Friday")
    desk.say("yes, except mine")
    desk.say("yes")
    #expect(try cancelled(desk) == [23, 24])
  }

  @Test("which it is can be asked, and is answered")
  func which() throws {
    var desk = try TestDesk()
    desk.say("cancel Dana on Friday")
    let reply = desk.say("is that the 10:30")
    #expect(reply.statements.contains(.answered(true)))
    #expect(reply.question == .cancellation)
    #expect(desk.say("is that the 2:30").statements.contains(.answered(false)))
    desk.say("yes")
    #expect(try cancelled(desk) == [24])
  }

  @Test("the booking of another day moves too, and so do all that were to be cancelled")
  func movesToo() throws {
    var desk = try TestDesk()
    desk.say("move Omar's Friday one to 2")
    desk.say("the 12th as well")
    desk.say("yes")
    #expect(try start(23, desk) == "2026-12-04T14:00")
    #expect(try start(33, desk) == "2026-12-12T14:00")
    desk.say("cancel everything on Thursday")
    desk.say("move them all to Tuesday instead")
    #expect(desk.conversation.openQuestion == .rearrangement)
    #expect(try cancelled(desk).isEmpty)
  }

  @Test("of an offer the time and who else is in are told, and what if is another offer")
  func ofAnOffer() throws {
    var desk = try TestDesk()
    let offered = try #require(desk.say("haircut Friday at 3").slots.first)
    #expect(desk.say("what time is that again").statements == [.option(offered, number: nil)])
    let others = desk.say("who else is in").statements
    #expect(
      others.contains { if case .onDuty(let day, _, _) = $0 { day.day == 4 } else { false } })
    desk.say("what if I come at 4")
    desk.say("yes")
    #expect(try start(36, desk) == "2026-12-04T16:00")
    #expect(try start(25, desk) == "2026-12-04T11:30")
  }

  @Test("instead of a booking that stands, that booking takes what is offered")
  func insteadOfOne() throws {
    var desk = try TestDesk()
    desk.say("book Dana a haircut on Thursday at 2pm")
    desk.say("instead of her Friday one")
    desk.say("yes")
    #expect(try start(24, desk) == "2026-12-03T14:00")
    #expect(try desk.book.booking(BookingID(36)) == nil)
  }

  @Test("a move of what somebody has is no new time of what they are offered")
  func moveBesideOffer() throws {
    var desk = try TestDesk()
    desk.say("book Peter a head massage tomorrow morning")
    desk.say("move Peter tomorrow to 3:30pm")
    #expect(desk.conversation.openQuestion == .moveOffer)
    desk.say("yes")
    #expect(try start(16, desk) == "2026-12-01T15:30")
    #expect(try desk.book.booking(BookingID(36)) == nil)
  }
}
