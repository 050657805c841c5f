import CivilTime
import PlainEnglish
import Scheduling
import Testing

@testable import Conversation

/// What someone may see and do who looks at the book as a customer.
@Suite("A customer's view")
struct CustomerViewTests {
  /// The sample book as Dana Whitfield looks at it.
  private func asDana() throws -> TestDesk {
    var desk = try TestDesk()
    desk.say("customer view on")
    desk.say("I'm Dana Whitfield")
    return desk
  }

  @Test("a line of which a part is the desk’s is not taken back by a customer")
  func lineOfTheDesk() throws {
    var desk = try asDana()
    let note = ChangeNote(
      who: desk.conversation.state.actor, at: desk.now, words: "",
      line: LineID(session: 5, number: 1))
    _ = try desk.book.change(note) { writer throws(BookError) in
      try writer.put(.resource(Resource(id: .placeholder(), name: "Chair")))
    }
    var booking = try #require(try desk.book.booking(BookingID(24)))
    booking.notes = "by the window"
    let noted = booking
    _ = try desk.book.change(note) { writer throws(BookError) in
      try writer.put(.booking(noted))
    }
    #expect(desk.say("undo").outcome == .refused)
    #expect(try desk.book.business().resources.contains { $0.name == "Chair" })
    #expect(try desk.book.booking(noted.id) == noted)
  }

  @Test("nobody else's number is told with what was shown and is done")
  func doneAndTold() throws {
    var desk = try asDana()
    let shown = desk.say("how could I get a haircut with Priya on Friday at 11?")
    #expect(shown.kind == .explanation)
    let told = desk.say("do it and tell Mei Tanaka").statements.contains {
      if case .cannotSend = $0 { true } else { false }
    }
    #expect(!told)
  }

  @Test(
    "nobody else's booking, name or number is told",
    arguments: [
      "list customers", "what's on Saturday?", "who is coming on Friday?", "B-27",
      "show B-27", "Mei's bookings", "customers", "print Saturday", "history",
      "who has no-shows?", "who is on the waitlist?", "why B-27?", "when is Mei coming?",
      "who has 9:30 on Saturday?", "what's on at 9:30 on Saturday?", "when did Mei last come?",
      "what if Mei moved to 5?", "how could Mei come at 5 tomorrow?",
    ])
  func hidden(line: String) throws {
    var desk = try asDana()
    let reply = desk.say(line)
    let mine = try #require(try desk.book.customers(havingWord: "whitfield").first).id
    var shown: [Booking] = []
    for statement in reply.statements {
      switch statement {
      case .bookings(let bookings, _): shown += bookings
      case .details(let booking), .bookingReason(let booking): shown.append(booking)
      case .daySheet(_, let rows): shown += rows.map(\.booking)
      case .customers, .customer, .wishes, .history:
        Issue.record("others are told of by “\(line)”")
      default: continue
      }
    }
    #expect(shown.allSatisfy { $0.customer == mine }, "\(line)")
  }

  @Test(
    "nothing of others is changed, and nothing of the business",
    arguments: [
      "cancel B-27", "cancel Mei's colour", "move B-26 to 3", "add staff Zoe",
      "a haircut costs £1", "Sam is off on Friday", "swap B-24 and B-26", "B-27 is done",
      "cancel everything on Saturday", "undo",
    ])
  func kept(line: String) throws {
    var desk = try asDana()
    desk.say("explain in full")
    let before = try desk.standing()
    let business = try desk.book.business()
    let reply = desk.say(line)
    if reply.question != nil { desk.say("yes") }
    #expect(
      try desk.standing().filter { $0.id.rawValue > 24 } == before.filter { $0.id.rawValue > 24 })
    if line != "undo" { #expect(try desk.book.business() == business) }
  }

  @Test("nobody else moves to make room for who asks")
  func ways() throws {
    var desk = try asDana()
    let reply = desk.say("how could I get in with Sam on Saturday at 10 for a haircut?")
    for case .ways(let ways, _) in reply.statements {
      for step in ways.flatMap(\.steps) {
        if case .otherStaff = step { continue }
        Issue.record("\(step) is proposed to a customer")
      }
    }
    let before = try desk.standing()
    desk.say("do it")
    let now = try desk.standing().filter { booking in before.contains { $0.id == booking.id } }
    #expect(now.map(\.start) == before.map(\.start))
  }

  @Test("who is in the book as a customer has their bookings there")
  func mine() throws {
    for isView in [true, false] {
      var desk = try TestDesk()
      if isView { desk.say("customer view on") }
      desk.say("I'm Dana Whitfield")
      var found: [Booking] = []
      for case .bookings(let bookings, _) in desk.say("my bookings").statements { found = bookings }
      #expect(Set(found.map(\.id.rawValue)).isSuperset(of: [17, 24, 30]))
      #expect(desk.say("cancel my haircut on Friday").question == .cancellation)
    }
  }

  @Test("what is one's own stands against another time of one's own")
  func busy() throws {
    var desk = try asDana()
    var rules: [Rule] = []
    for case .notFree(_, _, _, let obstacles) in desk.say(
      "why can't I come on Friday at 11 for a haircut?"
    ).statements { rules = obstacles.map(\.rule) }
    #expect(rules.first == .customerBusy)
  }

  @Test(
    "nobody else's name is told by the way", arguments: ["move Mei to 5", "cancel Omar's trim"])
  func namesNobody(line: String) throws {
    var desk = try asDana()
    let statements = desk.say(line).statements
    try #require(!statements.isEmpty)
    for statement in statements {
      if case .noSuchName(_, _, let known, let suggestions) = statement {
        #expect(known.isEmpty && suggestions.isEmpty)
      }
    }
  }

  @Test("the view itself is not a customer's to take back, nor whose time is free theirs to plan")
  func forTheDesk() throws {
    var desk = try TestDesk()
    desk.say("customer view on")
    #expect(desk.say("undo").outcome == .refused)
    #expect(try desk.book.business().settings.isCustomerView)
    #expect(desk.say("how can Alex take Thursday off?").statements == [.forTheDesk])
  }
}
