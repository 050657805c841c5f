import CivilTime
import PlainEnglish
import Scheduling
import Testing

@testable import Conversation

/// How something could be had, and what becomes of it when it is done.
@Suite("Ways")
struct WayTests {
  private func ways(_ reply: Reply) -> [Way] {
    for case .ways(let ways, _) in reply.statements { return ways }
    return []
  }

  @Test("who has that appointment on that day has it moved, and no second one made")
  func moves() throws {
    var desk = try TestDesk()
    let before = try desk.standing().count
    let reply = desk.say("how could Dana have her haircut on Friday at 11:30?")
    #expect(reply.statements.contains { if case .wouldMove = $0 { true } else { false } })
    let done = desk.say("do it")
    if done.question != nil { desk.say("yes") }
    #expect(try desk.standing().count == before)
    let friday = try #require(try desk.book.booking(BookingID(24)))
    #expect("\(friday.start)" == "2026-12-04T11:30")
  }

  @Test(
    "who is in then already is said to be",
    arguments: [
      "how can I get Luis in for a haircut on Saturday?", "how could I see Dana on Friday?",
    ])
  func already(line: String) throws {
    var desk = try TestDesk()
    let isIn = desk.say(line).statements.contains {
      if case .isInAlready = $0 { true } else { false }
    }
    #expect(isIn)
  }

  @Test(
    "where a booking would go is its time, and not until then",
    arguments: [
      ("how could B-17 go to Thursday at 9?", "2026-12-03T09:00"),
      ("how can B-24 go to Saturday at 10 with Sam?", "2026-12-05T10:00"),
      ("how could B-24 be with Priya?", "2026-12-04T10:30"),
    ])
  func target(_ line: String, _ start: String) throws {
    var desk = try TestDesk()
    let found = ways(desk.say(line))
    #expect(!found.isEmpty)
    for way in found { #expect("\(way.slot.start)" == start) }
  }

  @Test("a way touches nothing that was ruled out")
  func kept() throws {
    var desk = try TestDesk()
    let omar = try #require(try desk.book.customers(havingWord: "omar").first)
    let plain = ways(desk.say("how can Dana get in tomorrow at 10 with Sam?"))
    func moves(_ way: Way, _ customer: CustomerID) -> Bool {
      way.steps.contains { step in
        if case .move(let booking, _) = step { booking.customer == customer } else { false }
      }
    }
    #expect(plain.contains { moves($0, omar.id) })
    let kept = ways(desk.say("how can Dana get in tomorrow at 10 with Sam without moving Omar?"))
    #expect(!kept.isEmpty)
    #expect(!kept.contains { moves($0, omar.id) })
    let rested = ways(desk.say("how can I get a haircut at 12:30 tomorrow but keep his break?"))
    #expect(!rested.contains { $0.rulesSetAside.contains(.onBreak) })
  }

  @Test("a booking moves within the window that was asked for it")
  func ownWindow() throws {
    var desk = try TestDesk()
    desk.say("book a haircut for Luis on Friday between 9 and 10:30 with Sam")
    let luis = try #require(desk.say("yes").bookings.first)
    let found = ways(desk.say("how can I get a haircut with Sam at 9:30 on Friday?"))
    let targets = found.flatMap(\.steps).compactMap { step -> LocalDateTime? in
      if case .move(luis, let slot) = step { slot.start } else { nil }
    }
    #expect(!targets.isEmpty)
    for target in targets { #expect(target.time.minuteOfDay < 630) }
  }

  @Test("a way is chosen by its number, also after a proposal that was turned down")
  func afterNo() throws {
    var desk = try TestDesk()
    desk.say("book a haircut for Peter on Friday at 15:00")
    desk.say("no")
    let found = ways(desk.say("how do I get Grace a haircut with Sam on Friday at 11?"))
    #expect(found.count == 2)
    let done = desk.say("do 2")
    #expect(done.kind == .booked)
    #expect(done.bookings.contains { $0.start == found[1].slot.start })
  }

  @Test(
    "how somebody could leave, begin late or rest is free time of theirs, and no booking",
    arguments: [
      ("how can Alex leave at 2 tomorrow?", "14:00", "00:00"),
      ("how can Sam start at 10 tomorrow?", "00:00", "10:00"),
      ("how can Priya have lunch at 12 on Wednesday?", "12:00", "13:00"),
    ])
  func free(_ line: String, _ start: String, _ end: String) throws {
    var desk = try TestDesk()
    desk.say("what's free for a colour on Friday?")
    guard case .howToFree(let plan)? = desk.say(line).statements.first,
      case .absence(let absence)? = plan.edits.first?.after
    else {
      Issue.record("\(line)")
      return
    }
    #expect("\(absence.start.time)" == start)
    #expect("\(absence.end.time)" == end)
  }

  @Test("of several people, services or dates what is planned is said, and what is left")
  func plansPart() throws {
    var desk = try TestDesk()
    let two = desk.say("how could I fit Hannah and Mei in for a blow-dry on Friday afternoon?")
    #expect(two.statements.contains(.plansOnly("Hannah Berg", left: ["Mei Tanaka"])))
    let both = desk.say("how could I fit Hannah in for a colour and a haircut on Friday?")
    #expect(both.statements.contains(.plansOnly("Colour", left: ["Haircut"])))
    let weekly = desk.say("how could I fit Hannah in for a haircut every Saturday at 2 with Sam?")
    let first = try #require(weekly.slots.first?.start)
    #expect(weekly.statements.contains(.firstOfSeries(first.date)))
    #expect("\(first)" == "2026-12-05T14:00")
  }

  @Test(
    "ways are had otherwise by another day, time or person",
    arguments: [
      ("what about Thursday?", "2026-12-03T11:00"),
      ("and if it were Thursday?", "2026-12-03T11:00"),
      ("and at 4?", "2026-12-04T16:00"), ("with Priya then?", "2026-12-04T11:00"),
    ])
  func otherwise(_ line: String, _ start: String) throws {
    var desk = try TestDesk()
    desk.say("how do I get Grace a haircut with Sam on Friday at 11?")
    let found = ways(desk.say(line))
    #expect(!found.isEmpty)
    for way in found { #expect("\(way.slot.start)" == start) }
  }

  @Test("without any of the ways there is what there was")
  func withoutAny() throws {
    var desk = try TestDesk()
    desk.say("how do I get Grace a haircut with Sam on Friday at 11?")
    for line in ["what if not?", "and if we don't?"] {
      let isNothing = desk.say(line).statements.contains {
        if case .nothingFree = $0 { true } else { false }
      }
      #expect(isNothing, "\(line)")
      desk.say("how do I get Grace a haircut with Sam on Friday at 11?")
    }
  }

  @Test(
    "what is to be left where it is does not move, and names nobody else to plan for",
    arguments: [
      "how do I get Grace a haircut with Sam on Friday at 11 and leave Dana where she is?",
      "how do I get Grace a haircut with Sam on Friday at 11 except Dana?",
      "how do I get Grace a haircut with Sam on Friday at 11 but not B-24?",
    ])
  func left(_ line: String) throws {
    var desk = try TestDesk()
    let reply = desk.say(line)
    let isPart = reply.statements.contains { if case .plansOnly = $0 { true } else { false } }
    #expect(!isPart)
    for step in ways(reply).flatMap(\.steps) {
      if case .move(let booking, _) = step { #expect(booking.id != BookingID(24)) }
    }
  }

  @Test("whom a way is for is not one of those who are left where they are")
  func ofWhomItIsFor() throws {
    var desk = try TestDesk()
    let shown = ways(desk.say("how do I get Grace a haircut with Sam on Friday at 11?"))
    #expect(!shown.isEmpty)
    #expect(ways(desk.say("Grace can't make it")).isEmpty)
  }

  @Test("earlier is before what there is, on its own day")
  func earlier() throws {
    var desk = try TestDesk()
    let reply = desk.say("how could Dana come earlier on Friday?")
    #expect(!reply.slots.isEmpty)
    for slot in reply.slots { #expect(slot.start.time.minuteOfDay < 630) }
  }

  @Test("hours that a way names are in the book once it is done, and undone with it")
  func hours() throws {
    var desk = try TestDesk()
    let before = try desk.book.business()
    let way = try #require(ways(desk.say("how could I fit Tom in for a haircut on Sunday?")).first)
    let booked = desk.say("do it")
    #expect(booked.kind == .booked)
    #expect(booked.bookings.first?.overrides == [])
    let after = try desk.book.business()
    let own = after.overrides.filter {
      $0.staff == way.slot.staff && $0.date == way.slot.start.date
    }
    #expect(own.count == 1)
    desk.say("undo")
    #expect(try desk.book.business() == before)
  }

  @Test(
    "each of the ways can be chosen by its number",
    arguments: ["2", "the second one", "do option 2", "do the second"])
  func chosen(line: String) throws {
    var desk = try TestDesk()
    let shown = ways(desk.say("how could I fit Hannah in for a colour on Saturday morning?"))
    try #require(shown.count > 1)
    let done = desk.say(line)
    #expect(done.kind == .booked)
    #expect(done.bookings.first?.start == shown[1].slot.start)
    #expect(done.bookings.first?.staff == shown[1].slot.staff)
  }

  @Test("the ways can be shown once more")
  func again() throws {
    var desk = try TestDesk()
    let shown = ways(desk.say("how could I fit Hannah in for a colour on Saturday morning?"))
    #expect(ways(desk.say("what are the other ways?")) == shown)
    #expect(ways(desk.say("what were the ways again?")) == shown)
    // "Another" is none of those that were shown.
    #expect(ways(desk.say("another way")).allSatisfy { !shown.contains($0) })
  }

  @Test("a way is for whom it was asked, whatever was booked since")
  func meanwhile() throws {
    var desk = try TestDesk()
    desk.say("how can I get Dana in for a beard trim with Sam on Friday at 10:30?")
    desk.say("book a blow-dry for Luis with Sam on Friday at 11:15")
    desk.say("yes")
    let reply = desk.say("do it")
    #expect(reply.statements.first == .changedMeanwhile)
    let dana = try #require(
      try desk.book.customers(havingWord: "whitfield").first)
    for case .ways(_, let party) in reply.statements { #expect(party == .known(dana.id)) }
    #expect(!ways(reply).isEmpty)
  }

  @Test("someone else who takes it was not asked for")
  func otherStaff() throws {
    var desk = try TestDesk()
    desk.say("how could I get Tom a haircut with Sam on Friday at 10:30?")
    let booked = try #require(desk.say("do it").bookings.first)
    let isAsked = booked.rationale.facts.contains {
      if case .askedStaff = $0.fact { true } else { false }
    }
    #expect(!isAsked)
  }

  @Test("what cannot be supposed leaves nothing to be done")
  func refused() throws {
    var desk = try TestDesk()
    let before = try desk.book.business()
    desk.say("what if the blow-dry took an hour?")
    desk.say("what if Dana moved to 9 on Wednesday?")
    desk.say("do it")
    #expect(try desk.book.business() == before)
  }

  @Test("the day that is named says which booking is supposed to go")
  func cancelled() throws {
    var desk = try TestDesk()
    desk.say("show B-17")
    let reply = desk.say("what if Dana cancelled on Friday?")
    var dates: [CalendarDate] = []
    for case .whatIf(let supposed) in reply.statements {
      for edit in supposed.edits {
        if case .booking(let booking)? = edit.before { dates.append(booking.start.date) }
      }
    }
    #expect(dates.map(\.weekday) == [.friday])
  }
}

/// What is supposed, in more ways than "what if".
@Suite("Supposed")
struct SupposedTests {
  private func edits(_ reply: Reply) -> [Edit]? {
    for case .whatIf(let supposed) in reply.statements { return supposed.edits }
    return nil
  }

  @Test(
    "a question that supposes changes nothing",
    arguments: [
      "and if we opened at 10 on Thursday?", "so if Sam were off on Friday?",
      "say Priya is ill on Friday, what then?",
      "Sam might take Thursday off - what would that mean?", "let's say Alex worked Sundays",
    ])
  func asked(line: String) throws {
    var desk = try TestDesk()
    let before = try desk.book.business()
    let reply = desk.say(line)
    #expect(edits(reply)?.isEmpty == false, "\(line)")
    #expect(reply.question == nil)
    #expect(try desk.book.business() == before)
  }

  @Test("a time that is only suggested supposes nothing")
  func suggested() throws {
    var desk = try TestDesk()
    desk.say("book a haircut for Tom on Friday")
    let reply = desk.say("let's say Friday at 3")
    #expect(edits(reply) == nil)
    #expect(reply.slots.first?.start.time.minuteOfDay == 900)
  }

  @Test("who is named with “too” is supposed the same")
  func too() throws {
    var desk = try TestDesk()
    let found = try #require(edits(desk.say("what if Priya was off on Friday and Sam too?")))
    #expect(found.count == 2)
  }

  @Test("what was not understood of it is not dropped in silence")
  func rest() throws {
    var desk = try TestDesk()
    let reply = desk.say("what if Sam was off on Friday and Luis moved to Saturday at 3?")
    let isTold = reply.statements.contains { if case .unsure = $0 { true } else { false } }
    #expect(isTold)
    let other = desk.say("what if a blow-dry was 50 minutes on Friday?")
    #expect(
      other.statements.contains { if case .holdsForGood = $0 { true } else { false } })
    #expect(edits(desk.say("what if the colour were -5 minutes?")) == nil)
    let two = desk.say("how can I get two colours in on Saturday morning?")
    #expect(two.statements.contains(.oneOfSeveral(2)))
  }

  @Test("of how far ahead the days are looked at that it lets in")
  func horizon() throws {
    var desk = try TestDesk()
    var rows: [Effect.Row] = []
    for case .whatIf(let supposed) in desk.say("what if we took bookings up to 30 days ahead?")
      .statements
    { rows = supposed.effect.rows }
    #expect(rows.contains { !$0.lost.isEmpty })
  }
}
