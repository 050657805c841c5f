import Scheduling
import Testing

@testable import Conversation

@Suite("What is left out of the bookings that a line speaks of")
struct LeavingOutTests {
  @Test(
    "is not touched, by whatever it is named",
    arguments: [
      ("cancel B-25 not B-24", [25]), ("cancel B-25, not B-24", [25]),
      ("keep B-24, cancel B-25", [25]), ("cancel B-25, B-24 stays", [25]),
      ("cancel B-24 and not B-25", [24]), ("cancel B-24 instead of B-25", [24]),
      ("cancel B-24 but leave B-25", [24]), ("don't cancel B-24, cancel B-25", [25]),
      ("cancel everything on Friday except B-24", [23, 25]),
      ("cancel everything on Friday but B-24", [23, 25]),
      ("cancel all of Friday but not B-24", [23, 25]),
      ("cancel every booking except B-24 on Friday", [23, 25]),
      ("cancel everything on Friday except Dana", [23, 25]),
      ("cancel everything on Friday except Omar and Dana", [25]),
      ("cancel everything on Friday apart from the haircuts", [23]),
      ("cancel everything on Saturday except the 10 o'clock", [27]),
      ("cancel all haircuts on Friday except Dana's", [25]),
      ("cancel Dana's haircut but not the one on Friday", [17]),
      ("cancel Dana's bookings except the one on Friday", [17, 30]),
      ("cancel Dana's bookings apart from the haircut on Friday", [17, 30]),
      ("cancel all of Dana's except Friday's", [17, 30]),
      ("cancel Tom on Thursday, not Peter", [22]),
      ("cancel everything tomorrow except the 10 o'clock and Grace", [12, 15, 16]),
      ("cancel everything tomorrow with Sam except Mei", [13, 14]),
      ("not B-24, cancel B-25", [25]),
    ])
  func untouched(_ line: String, _ numbers: [Int]) throws {
    var desk = try TestDesk()
    #expect(desk.say(line).kind == .question)
    let gone = desk.say("yes").bookings
    #expect(Set(gone.map(\.id)) == Set(numbers.map { BookingID($0) }))
  }

  @Test(
    "does not move either",
    arguments: [
      ("move everything from Friday to Saturday except B-24", [24]),
      ("move everything on Friday except B-24 to Saturday", [24]),
      ("move B-25 to Saturday, not B-24", [24]), ("move B-24 not B-25 to Saturday", [25]),
      ("move everything on Friday to Saturday except Omar's", [23]),
    ])
  func unmoved(_ line: String, _ numbers: [Int]) throws {
    var desk = try TestDesk()
    let before = try desk.standing()
    desk.say(line)
    desk.say("yes")
    let after = try desk.standing()
    for number in numbers {
      let id = BookingID(number)
      #expect(after.first { $0.id == id }?.start == before.first { $0.id == id }?.start)
    }
    #expect(after.map(\.start) != before.map(\.start))
  }

  @Test(
    "what is not to be done stays as it is, and no question is left open",
    arguments: [
      ("don't cancel B-24", [24]), ("I don't want to cancel B-24", [24]),
      ("I'm not cancelling B-24", [24]), ("I no longer want to cancel B-24", [24]),
      ("there's no need to cancel B-24", [24]), ("please don't move B-24", [24]),
      ("don't cancel Peter on Thursday", [20]), ("don't move Dana on Friday", [24]),
      ("cancel neither B-24 nor B-25", [24, 25]), ("cancel nothing on Friday", [23, 24, 25]),
    ])
  func denied(_ line: String, _ numbers: [Int]) throws {
    var desk = try TestDesk()
    let reply = desk.say(line)
    #expect(reply.bookings.map(\.id) == numbers.map { BookingID($0) })
    #expect(reply.statements == reply.bookings.map { .stays($0) })
    #expect(desk.conversation.openQuestion == nil)
  }

  @Test("of two that are joined by “or” it is asked which")
  func either() throws {
    for line in ["cancel B-24 or B-25", "cancel either B-24 or B-25"] {
      var desk = try TestDesk()
      desk.say(line)
      #expect(desk.conversation.openQuestion == .whichBooking)
    }
    for line in ["block Sam on Friday or Saturday", "Sam is off on Friday or Saturday"] {
      var desk = try TestDesk()
      #expect(desk.say(line).kind == .notUnderstood)
      #expect(desk.conversation.openQuestion == nil)
    }
  }

  @Test("an unknown word before what it may turn round is asked about, and so is a condition")
  func unsure() throws {
    for line in ["cancel everything on Friday xcpt B-24", "cancel B-24 except if it is today"] {
      var desk = try TestDesk()
      #expect(desk.say(line).kind == .notUnderstood)
      #expect(desk.conversation.openQuestion == nil)
    }
  }

  @Test("nobody whom the book does not know is left out in silence")
  func stranger() throws {
    var desk = try TestDesk()
    #expect(desk.say("cancel everything on Friday except Zoe").kind != .question)
    #expect(desk.conversation.openQuestion == nil)
  }

  @Test("a yes with an exception cancels the others alone")
  func yesBut() throws {
    var desk = try TestDesk()
    for line in ["cancel Dana", "all of them", "yes but not the colour"] { desk.say(line) }
    #expect(desk.say("yes").bookings.map(\.id) == [BookingID(17), BookingID(24)])
  }

  @Test("a line that was not understood does not change what is about to be cancelled")
  func unread() throws {
    for line in ["bok a haircut", "haircut for Grace"] {
      var desk = try TestDesk()
      desk.say("cancel B-24")
      desk.say(line)
      #expect(desk.say("yes").bookings.allSatisfy { $0.status != .cancelled })
    }
  }

  @Test("a visit that is left out is not marked, nor one of which it is denied")
  func marking() throws {
    var desk = try TestDesk()
    #expect(desk.say("mark B-8 as done, not B-10").bookings.map(\.id) == [BookingID(8)])
    desk.say("Hannah has arrived, Luis hasn't")
    desk.say("Omar hasn't arrived")
    desk.say("don't mark B-10 as done")
    let standing = try desk.standing()
    #expect(standing.first { $0.id == BookingID(9) }?.status == .arrived)
    for number in [10, 11] {
      #expect(standing.first { $0.id == BookingID(number) }?.status == .confirmed)
    }
  }

  @Test("what is taken back is not meant either")
  func takenBack() throws {
    for line in ["cancel B-24, no wait, B-25", "cancel B-24, I mean B-25"] {
      var desk = try TestDesk()
      desk.say(line)
      #expect(desk.say("yes").bookings.map(\.id) == [BookingID(25)])
    }
  }
}
