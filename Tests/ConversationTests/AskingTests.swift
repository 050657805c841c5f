import CivilTime
import PlainEnglish
import Scheduling
import Testing

@testable import Conversation

/// Questions change nothing, however they name what is offered or booked.
@Suite("Asking books nothing")
struct AskingTests {
  private func offered() throws -> (desk: TestDesk, offer: Table.Offer) {
    var desk = try TestDesk()
    desk.say("book a beard trim for Luis on Friday afternoon")
    guard case .offer(let offer)? = desk.conversation.state.table else {
      throw Missing.offer
    }
    return (desk, offer)
  }

  private enum Missing: Error { case offer, booking }

  @Test(
    "a place that is asked about is not taken",
    arguments: [
      "why is the third one worse", "how long is the second one", "what about the third one?",
      "how about number 2", "can I have the second one earlier?", "okay but why", "fine, why?",
      "how late is the third one", "why 2", "the third one, how much is that?", "great, why Sam?",
    ])
  func places(line: String) throws {
    var (desk, _) = try offered()
    let before = try desk.standing()
    desk.say(line)
    #expect(try desk.standing() == before)
    #expect(desk.conversation.state.table != nil)
  }

  @Test("what is brought up is what a yes then takes")
  func broughtUp() throws {
    var (desk, offer) = try offered()
    desk.say("what about the third one?")
    desk.say("yes")
    #expect(try desk.standing().last?.start == offer.slots[2].start)
  }

  @Test("a place with somebody else is proposed, and neither of the two is taken")
  func placeOtherwise() throws {
    var desk = try TestDesk()
    desk.say("book a haircut for Luis tomorrow")
    guard case .offer(let offer)? = desk.conversation.state.table, let first = offer.slots.first,
      let other = offer.slots.dropFirst().first(where: { $0.staff != first.staff }),
      let place = offer.slots.firstIndex(of: other),
      let name = try desk.book.business().staff(first.staff)?.name
    else { throw Missing.offer }
    let before = try desk.standing()
    desk.say("number \(place + 1) but with \(name)")
    #expect(try desk.standing() == before)
  }

  @Test("a question why leaves what a yes books")
  func whyThisOne() throws {
    var (desk, offer) = try offered()
    for line in ["why not 2 o'clock?", "why this one?", "why not Saturday?", "why that slot?"] {
      desk.say(line)
    }
    desk.say("yes")
    let first = try #require(offer.slots.first)
    #expect(try desk.standing().last?.start == first.start)
  }

  @Test(
    "what if changes nothing, however long something would be or whoever were ill",
    arguments: [
      "what if B-24 were 20 minutes longer?", "what if B-24 took an hour?",
      "what if B-24 was shorter by 10 minutes", "what if Priya is ill",
      "what if Mei's haircut took 50 minutes?", "what if Sam were away on Thursday?",
    ])
  func supposed(line: String) throws {
    var desk = try TestDesk()
    let before = try desk.standing()
    let business = try desk.book.business()
    let reply = desk.say(line)
    let tells = reply.statements.contains { if case .whatIf = $0 { true } else { false } }
    #expect(tells, "\(reply.statements)")
    #expect(try desk.standing() == before)
    #expect(try desk.book.business() == business)
  }

  @Test("a length that was supposed is that of the booking once it is made real")
  func lasts() throws {
    var desk = try TestDesk()
    desk.say("what if B-24 were 20 minutes longer?")
    desk.say("do it")
    let booking = try #require(try desk.book.booking(BookingID(24)))
    #expect(booking.length == 65)
  }

  @Test("somebody whom the book does not know moves nobody else's booking")
  func stranger() throws {
    var desk = try TestDesk()
    desk.say("B-24")
    let reply = desk.say("what if Quentin moved to 5?")
    #expect(!reply.statements.contains { if case .whatIf = $0 { true } else { false } })
  }

  @Test("another value right after a supposition is supposed in its place")
  func otherwise() throws {
    var desk = try TestDesk()
    func off(_ reply: Reply) -> [Absence] {
      reply.statements.flatMap { statement -> [Absence] in
        guard case .whatIf(let supposed) = statement else { return [] }
        return supposed.edits.compactMap { edit in
          if case .absence(let row)? = edit.after { row } else { nil }
        }
      }
    }
    let staff = try desk.book.business().staff
    func named(_ name: String) -> StaffID? { staff.first { $0.name == name }?.id }
    #expect(off(desk.say("what if Alex took Thursday off?")).map(\.staff) == [named("Alex")])
    let sam = off(desk.say("and Sam?"))
    #expect(sam.map(\.staff) == [named("Sam")])
    #expect(sam.first?.start.date == CalendarDate(iso: "2026-12-03"))
    let friday = off(desk.say("what about Friday?"))
    #expect(friday.map(\.staff) == [named("Sam")])
    #expect(friday.first?.start.date == CalendarDate(iso: "2026-12-04"))
    #expect(try desk.book.business().absences.isEmpty)
  }
}
