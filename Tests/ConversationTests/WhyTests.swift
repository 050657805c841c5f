import CivilTime
import Scheduling
import Testing

@testable import Conversation

/// Every question about a reason, on the sample book.
@Suite("Why")
struct WhyTests {
  private func refusal(_ reply: Reply) -> (start: LocalDateTime, rules: [Rule])? {
    for case .notFree(_, let start, _, let obstacles) in reply.statements {
      return (start, obstacles.map(\.rule))
    }
    return nil
  }

  private func comparison(_ reply: Reply) -> SlotComparison? {
    for case .comparison(let one, let two) in reply.statements { return SlotComparison(one, two) }
    return nil
  }

  @Test("a bare number beyond what is offered is an hour")
  func hours() throws {
    var desk = try TestDesk()
    desk.say("book a haircut on Friday with Sam")
    let found = try #require(refusal(desk.say("why not 11?")))
    #expect(found.start.time.minuteOfDay == 660)
    #expect(found.rules == [.booked])
  }

  @Test("right after it was done a bare number is its hour, and no place of what was offered")
  func hourOfDone() throws {
    var desk = try TestDesk()
    desk.say("move B-24 to Thursday at 4")
    let moved = try #require(desk.say("yes").bookings.first)
    let told = desk.say("why 4?").statements.compactMap { statement -> BookingID? in
      if case .bookingReason(let booking) = statement { booking.id } else { nil }
    }
    #expect(told == [moved.id])
  }

  @Test("what is nearest is said once of two that cannot be had, and a length is that of the book")
  func saidOnce() throws {
    var desk = try TestDesk()
    desk.say("book a haircut on Friday with Sam")
    let reply = desk.say("why 10:45 rather than 11:00?")
    let nearest = reply.statements.filter { if case .nearest = $0 { true } else { false } }
    #expect(nearest.count == 1)
    #expect(desk.say("why 80 minutes?").statements == [.length(name: "Haircut", 45)])
  }

  @Test("two that would change places are looked at together, and swapped when that is done")
  func swapped() throws {
    var desk = try TestDesk()
    let ahead = try desk.standing().filter { $0.span.start > desk.now && $0.length == 45 }
    let one = try #require(ahead.first)
    let two = try #require(
      ahead.first { other in
        other.staff == one.staff && other.start.date != one.start.date
          && other.customer != one.customer
      })
    let line = "what if B-\(one.id.rawValue) and B-\(two.id.rawValue) swapped?"
    let isSupposed = desk.say(line).statements.contains {
      if case .whatIf = $0 { true } else { false }
    }
    #expect(isSupposed)
    #expect(try desk.book.booking(one.id)?.start == one.start)
    desk.say("do it")
    desk.say("yes")
    #expect(try desk.book.booking(one.id)?.start == two.start)
    #expect(try desk.book.booking(two.id)?.start == one.start)
  }

  @Test("a comparison is of what was named")
  func rather() throws {
    var desk = try TestDesk()
    let offered = desk.say("book a haircut on Friday with Sam").slots
    let numbers = try #require(comparison(desk.say("why 2 rather than 3?")))
    #expect(
      Set([numbers.better.start, numbers.other.start]) == [offered[1].start, offered[2].start])
    let refused = try #require(refusal(desk.say("why 9:45 rather than 11:00?")))
    #expect(refused.start.time.minuteOfDay == 660)
  }

  @Test("places of the list, and an hour beside a time, are compared")
  func places() throws {
    var desk = try TestDesk()
    let offered = desk.say("book a haircut on Friday with Sam").slots
    let places = try #require(comparison(desk.say("why the first rather than the third?")))
    #expect(
      Set([places.better.start, places.other.start]) == [offered[0].start, offered[2].start])
    let hours = try #require(comparison(desk.say("why 9:45 and not 2?")))
    #expect(
      Set([hours.better.start.time, hours.other.start.time].map(\.minuteOfDay)) == [585, 840])
  }

  @Test("what is booked is explained by its number, its customer or its day")
  func booked() throws {
    var desk = try TestDesk()
    desk.say("book a haircut for Dana on Thursday with Sam")
    desk.say("yes")
    desk.now = desk.now.adding(minutes: 1440)
    let lines = [
      "why B-36?", "explain B-36", "why is Dana with Sam on Thursday?",
      "why is Dana at 11 on Thursday?",
    ]
    for line in lines {
      var isTold = false
      for case .bookingReason(let booking) in desk.say(line).statements {
        isTold = booking.id.rawValue == 36
      }
      #expect(isTold, "\(line)")
    }
  }

  @Test("a change that frees most is one that a single person could make")
  func oneChange() throws {
    var desk = try TestDesk()
    let reply = desk.say("why is nothing free for a colour on Saturday morning?")
    var named: Breakdown.Freeing?
    for case .freesMost(let freeing) in reply.statements { named = freeing }
    let priya = try #require(try desk.book.business().staff.first { $0.name == "Priya" })
    let date = try #require(CalendarDate(iso: "2026-12-05"))
    #expect(named == Breakdown.Freeing(.workOn(priya.id, date), starts: 12))
  }

  @Test("who is said to be full is told of with what is free and what is not")
  func full() throws {
    var desk = try TestDesk()
    let reply = desk.say("why is Sam fully booked on Tuesday for a haircut?")
    let tells = reply.statements.map { statement in
      switch statement {
      case .someFree: "free"
      case .breakdown: "starts"
      default: ""
      }
    }
    #expect(tells == ["free", "starts"])
  }

  @Test("a booking that hangs on somebody's being free is offered, or refused with what is near")
  func conditional() throws {
    var desk = try TestDesk()
    let free = desk.say("if Sam is free tomorrow at 3 book me a haircut")
    #expect(free.question == .bookOffer)
    #expect(free.slots.first?.start.time.minuteOfDay == 900)
    #expect(desk.say("yes").bookings.count == 1)
    let taken = desk.say("if Sam is free tomorrow at 1:30 book me a haircut")
    #expect(refusal(taken)?.rules == [.booked])
    #expect(taken.question == .bookOffer)
  }

  @Test("a day beside the one that was asked for is not the one that was asked for")
  func contrast() throws {
    var desk = try TestDesk()
    desk.say("book a haircut on Friday with Sam")
    let found = try #require(comparison(desk.say("why not Thursday?")))
    let thursday = [found.better, found.other].first { $0.start.date.weekday == .thursday }
    let facts = try #require(thursday?.rationale.facts.map(\.fact))
    let isAsked = facts.contains { if case .inAskedWindow = $0 { true } else { false } }
    #expect(!isAsked)
  }

  @Test("today can be asked about while something is offered")
  func today() throws {
    var desk = try TestDesk()
    desk.say("book a haircut on Friday with Sam")
    let reply = desk.say("why not today?")
    let isNone = reply.statements.contains { if case .nothingFree = $0 { true } else { false } }
    #expect(isNone)
    #expect(reply.question == .bookOffer)
  }

  @Test("who stands in the way is told without anything being offered before")
  func fresh() throws {
    var desk = try TestDesk()
    let sam = try #require(refusal(desk.say("why is Sam not free on Friday at 11?")))
    #expect(sam.rules == [.booked])
    var other = try TestDesk()
    let sunday = other.say("why is nothing free on Sunday?")
    let isTold = sunday.statements.contains { if case .someFree = $0 { true } else { false } }
    #expect(isTold)
  }

  @Test("more tells the rest of what was explained, and leaves the offer")
  func more() throws {
    var desk = try TestDesk()
    desk.say("book a haircut on Friday with Sam")
    let short = desk.say("why?")
    let all = desk.say("more")
    #expect(all.statements == [.inFull(short.statements)])
    #expect(all.question == .bookOffer)
  }

  @Test("how much is explained can be set while a question is open")
  func setting() throws {
    var desk = try TestDesk()
    desk.say("book a haircut on Friday with Sam")
    let reply = desk.say("explain in full")
    #expect(reply.question == .bookOffer)
    #expect(try desk.book.business().settings.explainsInFull)
  }

  // MARK: What if

  @Test("what is supposed changes nothing until it is done, also after other questions")
  func supposed() throws {
    var desk = try TestDesk()
    let before = try desk.book.business()
    desk.say("what if the colour were 90 minutes?")
    desk.say("what's free on Friday for a haircut?")
    #expect(try desk.book.business() == before)
    #expect(desk.say("do it").kind == .changed)
    let colour = try desk.book.business().services.first { $0.name == "Colour" }
    #expect(colour?.length == 90)
  }

  @Test("what is supposed and breaks bookings asks as the sentence itself does")
  func breaking() throws {
    var desk = try TestDesk()
    desk.say("what if Sam took Friday off?")
    let real = desk.say("do it")
    var other = try TestDesk()
    let said = other.say("Sam is off on Friday")
    #expect(real.question == said.question)
    #expect(real.kind == said.kind)
  }

  @Test("a move that is supposed is of the booking on the day that is named")
  func moves() throws {
    var desk = try TestDesk()
    let reply = desk.say("what if Omar came at 11 instead on Friday?")
    let edits = reply.statements.compactMap { statement -> [Edit]? in
      if case .whatIf(let supposed) = statement { supposed.edits } else { nil }
    }.flatMap { $0 }
    guard case .booking(let before)? = edits.first?.before else {
      Issue.record("no booking is moved")
      return
    }
    #expect(before.start.date.weekday == .friday)
  }

  @Test("a condition of a command supposes nothing")
  func condition() throws {
    var desk = try TestDesk()
    let reply = desk.say("if Sam is free tomorrow at 3 book me a haircut")
    let isSupposed = reply.statements.contains { if case .whatIf = $0 { true } else { false } }
    #expect(!isSupposed)
  }

  // MARK: How could

  @Test("a way is done as one change, and taken back as one")
  func ways() throws {
    var desk = try TestDesk()
    let before = try desk.standing()
    let shown = desk.say("how can I get Dana in for a colour tomorrow morning?")
    #expect(try desk.standing() == before)
    #expect(shown.slots.count > 0)
    #expect(desk.say("do it").kind == .booked)
    #expect(try desk.standing().count == before.count + 1)
    desk.say("undo")
    let after = try desk.standing()
    #expect(after.map(\.start) == before.map(\.start))
  }

  @Test("someone's wish is asked about by their name")
  func name() throws {
    var desk = try TestDesk()
    let reply = desk.say("how could Dana have a colour on Saturday morning?")
    #expect(reply.kind == .explanation)
    #expect(!reply.slots.isEmpty)
  }
}
