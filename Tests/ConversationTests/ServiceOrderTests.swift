import CivilTime
import Scheduling
import Testing

@testable import Conversation

@Suite("The order of a visit, own terms, and what a question names")
struct ServiceOrderTests {
  @Test("as many of one service as there are guests come one after another, in one order")
  func guestsAlike() throws {
    var desk = try CaseDesk(
      .lessons(30, "open every day 9 to 5").after("add staff Ann"), at: "2026-11-30T08:00")
    try desk.say("book a lesson for 4 people")
    let table = try #require(desk.desk.conversation.state.table)
    guard case .visit(let visit) = table else {
      Issue.record("no visit is on the table")
      return
    }
    for plan in visit.plans {
      #expect(plan.slots.count == 4)
      #expect(Set(plan.slots.map(\.start)).count == 4)
    }
  }

  @Test(
    "services come in the order that was said",
    arguments: [
      "book a colour then a blow-dry for Tom on Thursday",
      "book a colour and then a blow-dry on Thursday",
      "book a colour followed by a blow-dry on Thursday",
      "first a colour, then a blow-dry on Thursday",
      "a blow-dry after a colour on Thursday please",
      "book a colour before a blow-dry on Thursday",
      "a colour with a blow-dry afterwards on Thursday",
      "a colour, and after that a blow-dry on Thursday",
    ])
  func order(_ line: String) throws {
    var desk = try TestDesk()
    let reply = desk.say(line)
    #expect(reply.question == .visitOffer)
    let business = try desk.book.business()
    guard case .visit(let visit)? = desk.conversation.state.table else { return }
    for plan in visit.plans {
      #expect(plan.slots.map { business.service($0.service)?.name } == ["Colour", "Blow-dry"])
    }
  }

  @Test("services that are only listed come as they fit best")
  func anyOrder() throws {
    var desk = try TestDesk()
    desk.say("book a colour and a blow-dry on Thursday")
    guard case .visit(let visit)? = desk.conversation.state.table else {
      Issue.record("no visit")
      return
    }
    #expect(visit.draft.parts?.keepsOrder == false)
    // "after 3" is a time, and no order.
    desk.say("no")
    desk.say("book a colour and a blow-dry after 12 on Thursday")
    guard case .visit(let later)? = desk.conversation.state.table else { return }
    #expect(later.draft.parts?.keepsOrder == false)
  }

  @Test("the price and the length are those of whom is named")
  func ownTerms() throws {
    var desk = try CaseDesk(
      .salon.after("Priya does colours in 75 minutes for $70", "Sam does haircuts and trims"),
      at: "2026-11-30T08:00")
    #expect(try desk.say("how much is a colour with Priya").text == "Colour with Priya costs $70.")
    #expect(
      try desk.say("how long does a colour with Priya take").text
        == "Colour with Priya takes 1 h 15 min.")
    #expect(try desk.say("how much is a haircut").text == "Haircut costs $30.")
    #expect(try desk.say("how much is a colour with Sam").text == "Priya does Colour.")
  }

  @Test("a party that comes at the same time is no repeat of the booking before")
  func partyAnew() throws {
    var desk = try TestDesk()
    desk.say("book a head massage with Priya on Thursday at 1:30 for Tom")
    desk.say("yes")
    desk.say("book two head massages at the same time on Thursday afternoon")
    guard case .visit(let visit)? = desk.conversation.state.table else {
      Issue.record("no visit")
      return
    }
    #expect(visit.draft.staff.isEmpty)
    #expect(visit.draft.party == .me)
    #expect(visit.draft.parts?.arrangement == .sameTime)
  }

  @Test(
    "a question why not is about the service that it names, with an article or without",
    arguments: ["why not fringe trim", "why not fringe trims", "why not a fringe trim"])
  func whyNot(_ words: String) throws {
    var desk = try TestDesk()
    desk.say("book a colour with Alex on Friday at 12:30 for Hannah Berg")
    desk.say("yes")
    let reply = desk.say("\(words) with Sam on Friday at 2pm")
    let business = try desk.book.business()
    guard case .isFree(let slot)? = reply.statements.first else {
      Issue.record("\(reply.statements)")
      return
    }
    #expect(business.service(slot.service)?.name == "Fringe trim")
  }

  @Test("of names that begin alike the one that was said is meant")
  func alike() throws {
    var desk = try CaseDesk(
      CaseDesk.Business(
        zone: "Europe/London", locale: "en-GB",
        sentences: [
          "add service Court 1, 1 hour, £10", "add service Court 2, 1 hour, £12", "add staff Robin",
          "court 1 holds 4 people", "court 2 holds 4 people", "open every day 9am to 9pm",
        ]), at: "2026-11-30T08:00", booked: ["court 1 with Robin on Friday at 2pm for Lea"])
    let reply = try desk.say("why not court 2 with Robin on Friday at 2pm")
    #expect(
      reply.text.hasPrefix("Court 2 on Fri 4 December 2026, 14:00 with Robin is not possible"))
    let other = try desk.say("why not court 1 with Robin on Friday at 2pm")
    #expect(other.text.hasPrefix("It can be had: Court 1"))
  }

  @Test("a time on a customer's clock that nobody knows is not passed over in silence")
  func theirTime() throws {
    var desk = try CaseDesk(.clinic, at: "2026-11-30T08:00")
    for line in ["at 9am her time", "at 9am Pia's time"] {
      let reply = try desk.say("book physio for Pia on Friday \(line)")
      #expect(
        reply.text.hasPrefix("No time zone is kept with this customer, so 09:00 is the time here."))
      try desk.say("no")
    }
    #expect(
      try desk.say("Pia's time zone is New York").text.hasPrefix(
        "No time zone is kept with this customer."))
    let named = try desk.say("book physio for Pia on Friday at 9am New York time")
    #expect(named.clocks.first == "14:00")
  }
}
