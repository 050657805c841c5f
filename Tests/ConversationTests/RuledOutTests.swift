import Scheduling
import Testing

@testable import Conversation

/// "except", "instead of", "or" and a name that is put right in the same breath.
@Suite("What is ruled out, offered twice or taken back")
struct RuledOutTests {
  private func proposed(_ line: String) throws -> Set<Int> {
    var desk = try TestDesk()
    for statement in desk.say(line).statements {
      if case .cancelProposal(let bookings, _) = statement {
        return Set(bookings.map(\.id.rawValue))
      }
    }
    return []
  }

  @Test(
    "those that an “except” names are kept, and all others are meant",
    arguments: [
      ("cancel everything on Friday except Omar's", [24, 25]),
      ("cancel everyone on Friday but Omar", [24, 25]),
      ("cancel all bookings on Friday without Dana's", [23, 25]),
      ("cancel all on Friday except with Priya", [23, 24]),
      ("cancel everything on Friday except the beard trim", [24, 25]),
      ("cancel everything on Friday, not Dana", [23, 25]),
    ])
  func except(line: String, meant: [Int]) throws {
    #expect(try proposed(line) == Set(meant))
  }

  @Test("one of two days may be meant, so which one is asked")
  func eitherDay() throws {
    var desk = try TestDesk()
    let reply = desk.say("cancel Dana's booking on Wednesday or Friday")
    let asked = reply.statements.contains { statement in
      if case .whichBooking(let bookings, _) = statement {
        return bookings.map(\.id.rawValue) == [17, 24]
      }
      return false
    }
    #expect(asked)
  }

  @Test(
    "what is put in the place of another alone is wanted",
    arguments: [
      "book a blow-dry for Grace Lin, sorry, for Tom Okafor, on Thursday",
      "book a colour for Tom Okafor on Thursday, no wait, a blow-dry",
      "book a blow-dry instead of a colour for Tom Okafor on Thursday",
      "book a blow-dry but no colour for Tom Okafor on Thursday",
    ])
  func takenBack(line: String) throws {
    var desk = try TestDesk()
    desk.say(line)
    let made = try #require(desk.say("yes").bookings.first)
    let business = try desk.book.business()
    #expect(business.service(made.service)?.name == "Blow-dry")
    let customer = try #require(made.customer)
    #expect(try desk.book.customer(customer)?.name == "Tom Okafor")
  }

  @Test(
    "of two services or two customers with an “or” none is booked",
    arguments: [
      "book a colour or a blow-dry for Tom Okafor on Thursday",
      "book a blow-dry for Grace Lin or Tom Okafor on Thursday",
    ])
  func neither(line: String) throws {
    var desk = try TestDesk()
    let before = try desk.standing()
    desk.say(line)
    desk.say("yes")
    #expect(try desk.standing() == before)
  }

  @Test("a number beside a yes says which of those that are offered")
  func numberBesideYes() throws {
    for line in ["yes 2", "ok, 2 then", "yes please, number 2"] {
      var desk = try TestDesk()
      let second = try #require(desk.say("book a haircut on Thursday").slots.dropFirst().first)
      #expect(desk.say(line).bookings.map(\.start) == [second.start], "\(line)")
    }
  }

  @Test("a booking that is named is moved, though another is being offered")
  func namedMove() throws {
    var desk = try TestDesk()
    desk.say("book a haircut with Sam on Friday at 3pm")
    desk.say("move B-24 to Friday at 4pm")
    desk.say("yes")
    let moved = try #require(try desk.book.booking(BookingID(24)))
    #expect(moved.start.description == "2026-12-04T16:00")
  }
}
