import CivilTime
import Testing

@testable import PlainEnglish

/// What lines want, part by part, at ten on Monday 30 November 2026.
@Suite struct RequestTests {
  /// A line, what was asked before it, and what it wants in short.
  struct Row: CustomTestStringConvertible, Sendable {
    var line: String
    var expecting: Asked?
    var expected: [String]

    init(_ line: String, _ expecting: Asked? = nil, _ expected: String...) {
      self.line = line
      self.expecting = expecting
      self.expected = expected
    }

    var testDescription: String { line }
  }

  private func check(_ row: Row) {
    let read = Desk.read(row.line, expecting: row.expecting).requests.map(\.summary)
    #expect(read == row.expected)
  }

  @Test("an hour of the afternoon is no party, and an address that is asked for nobody's visit")
  func forWhatAndWhom() {
    let hour = Desk.read("book a haircut for one in the afternoon tomorrow").main
    #expect(hour.partySize == nil)
    #expect(hour.whens.first?.start == LocalDateTime(iso: "2026-12-01T13:00"))
    #expect(Desk.read("book a haircut for two in December").main.partySize == 2)
    let asked = Desk.read(
      "yes, and what is the address for Golden Combs?", expecting: .confirmation)
    #expect(asked.requests.allSatisfy { $0.customers.isEmpty })
  }

  @Test(
    "a time of one request is none of another, and days with their own time are two",
    arguments: [
      Row(
        "book a perm for Friday morning, show me who is in next week", nil,
        "book · Perm · 2026-12-04T06:00–2026-12-04T12:00",
        "list · 2026-12-07T00:00–2026-12-14T00:00"),
      Row(
        "book a perm on Friday, cancel my class at 3", nil,
        "book · Perm · 2026-12-04T00:00–2026-12-05T00:00",
        "cancel · Class · 2026-11-30T15:00 · mine"),
      Row(
        "book a perm Tuesdays at 9 and Fridays at 3", nil,
        "book · Perm · FREQ=WEEKLY;BYDAY=TU;BYHOUR=9;BYMINUTE=0",
        "book · Perm · FREQ=WEEKLY;BYDAY=FR;BYHOUR=15;BYMINUTE=0"),
      Row(
        "tomorrow or the day after", .date,
        "correct · 2026-12-01T00:00–2026-12-02T00:00 or 2026-12-02T00:00–2026-12-03T00:00"),
    ])
  func timesApart(row: Row) {
    let read = Desk.read(row.line, expecting: row.expecting).requests.map(\.summary)
    #expect(read == row.expected.map { $0.replacing(" or 2", with: " · or 2") })
  }

  @Test("a number with a letter belongs to a service's name, and a length does not")
  func numberedServices() {
    let named = Desk.read("book a 3D brow lamination tomorrow at 3").main
    #expect(named.duration == nil)
    #expect(named.services.map(\.text) == ["3D brow lamination"])
    #expect(Desk.read("book a 2h brow lamination tomorrow at 3").main.duration != nil)
  }

  @Test("a group is a customer, and a meal that is booked is named")
  func groupsAndMeals() {
    let group = Desk.read("book a perm for the Chess club on Friday").main
    #expect(group.customers.map(\.text) == ["Chess club"])
    #expect(Desk.read("book Lunch with Sam tomorrow at 1").main.services.map(\.text) == ["Lunch"])
  }

  @Test("what stands before the verb is no reason for cancelling")
  func noReasonBefore() {
    let read = Desk.read("No, I cancel the perm at 6pm").main
    #expect(read.note == nil)
    #expect(read.whens.count == 1)
  }

  @Test("a verb of command with a slip is named")
  func misspelledVerbs() {
    #expect(Desk.read("bok a haircut").main.left.first?.suggestions == ["book"])
    #expect(Desk.read("mve a haircut").main.left.first?.suggestions.first == "move")
  }

  @Test(arguments: [
    Row(
      "book a haircut tomorrow afternoon with Sam for Dana", nil,
      "book · Haircut, Sam, Dana Whitfield · 2026-12-01T12:00–2026-12-01T17:00"),
    Row(
      "hi, could you please book a haircut for tomorrow at 10", nil,
      "book · Haircut · 2026-12-01T10:00"),
    Row(
      "I was wondering whether Sam could do a perm on Thursday", nil,
      "book · Perm, Sam · 2026-12-03T00:00–2026-12-04T00:00"),
    Row("haircut tomorrow 4", nil, "book · Haircut · 2026-12-01T16:00"),
    Row(
      "Dana needs a haircut on Friday", nil,
      "book · Haircut, Dana Whitfield · 2026-12-04T00:00–2026-12-05T00:00"),
    Row(
      "book a haircut with Donna Lee tomorrow at 3", nil,
      "book · Haircut, [Donna Lee] · 2026-12-01T15:00"),
    Row(
      "book a haircut except Friday", nil,
      "book · Haircut · not 2026-12-04T00:00–2026-12-05T00:00"),
    Row(
      "a cut and a colour for Dana on Saturday", nil,
      "book · Colour, Dana Whitfield · 2026-12-05T00:00–2026-12-06T00:00"),
  ])
  func `bookings are asked for in many ways`(row: Row) { check(row) }

  @Test(arguments: [
    ("order 1234 on Friday", "2026-12-04T00:00"), ("bay 2 tomorrow 10am", "2026-12-01T10:00"),
    ("a haircut in room 3 on Friday at 4", "2026-12-04T16:00"),
    ("van 12 at 5pm", "2026-11-30T17:00"),
    // What is told apart has no article before it, and no hour for its number.
    ("book a room 3 on Friday", "2026-12-04T15:00"), ("a table 4 tomorrow", "2026-12-01T16:00"),
    ("room 3pm tomorrow", "2026-12-01T15:00"), ("a room 2 to 4 on Friday", "2026-12-04T14:00"),
  ])
  func `the number of a thing is no hour`(line: String, start: String) {
    let whens = Desk.read(line).requests.flatMap(\.whens)
    #expect(whens.map { $0.start?.description.prefix(16) } == [Substring(start)])
  }

  @Test(arguments: [
    Row("move Dana to Friday at 3", nil, "move · Dana Whitfield · to 2026-12-04T15:00"),
    Row("move Dana back 30 minutes", nil, "move · Dana Whitfield · PT30M · by 30"),
    Row("move Dana to the next free slot", nil, "move · Dana Whitfield · soonest"),
    Row(
      "move her colour to Tuesday", nil,
      "move · Colour · to 2026-12-01T00:00–2026-12-02T00:00 · theirs"),
    Row("I may need to move my haircut", nil, "move · Haircut · mine"),
    Row("cancel my haircut", nil, "cancel · Haircut · mine"),
    Row("cancel #12", nil, "cancel · #12"),
    Row("cancel B-12", nil, "cancel · #12"),
    Row("cancel booking 12", nil, "cancel · #12"),
    Row("cancel the 3 o'clock", nil, "cancel · 2026-11-30T15:00"),
    Row("make Dana's colour 30 minutes longer", nil, "resize · Colour, Dana Whitfield · PT30M"),
    Row("swap Dana and April", nil, "swap · Dana Whitfield, April Jones"),
    Row(
      "cancel my Friday haircut and book a colour for Saturday morning instead", nil,
      "cancel · Haircut · 2026-12-04T00:00–2026-12-05T00:00 · mine",
      "book · Colour · 2026-12-05T06:00–2026-12-05T12:00"),
  ])
  func `bookings are changed in many ways`(row: Row) { check(row) }

  @Test(arguments: [
    Row("who's in on Tuesday?", nil, "list · 2026-12-01T00:00–2026-12-02T00:00"),
    Row("Dana's bookings", nil, "list · Dana Whitfield"),
    Row("what's on Friday?", nil, "list · 2026-12-04T00:00–2026-12-05T00:00"),
    Row("show December", nil, "list · 2026-12-01T00:00–2027-01-01T00:00"),
    Row("my haircut", nil, "list · Haircut · mine"),
    Row("tomorrow", nil, "list · 2026-12-01T00:00–2026-12-02T00:00"),
    Row("what's the next opening?", nil, "availability · soonest"),
    Row("next haircut", nil, "availability · Haircut · soonest"),
    Row(
      "what's free on 4 December for a haircut with Sam?", nil,
      "availability · Haircut, Sam · 2026-12-04T00:00–2026-12-05T00:00"),
    Row(
      "any perm between 3pm and 4pm Friday?", nil,
      "availability · Perm · 2026-12-04T15:00–2026-12-04T16:00"),
    Row("Sam Friday 1pm?", nil, "availability · Sam · 2026-12-04T13:00"),
    Row("free this morning?", nil, "availability · 2026-11-30T06:00–2026-11-30T12:00"),
    Row("how much is a haircut?", nil, "none · Haircut · price"),
    Row("how long does a colour take?", nil, "none · Colour · length"),
    Row("who does colours?", nil, "none · Colour · staff"),
  ])
  func `questions are told from commands`(row: Row) { check(row) }

  @Test(arguments: [
    Row("why this slot?", nil, "explain · it · why"),
    Row("why 2?", nil, "explain · index(2) · why"),
    Row("why Sam?", nil, "explain · Sam · why"),
    Row("why so late?", nil, "explain · whyLate"),
    Row("why not 4pm?", nil, "explain · 2026-11-30T16:00 · whyNot"),
    Row(
      "why can't Dana come at 9?", nil,
      "explain · Dana Whitfield · 2026-12-01T09:00 · whyNot"),
    Row(
      "why 13:30 rather than 14:00?", nil,
      "explain · 2026-11-30T13:30 · not 2026-11-30T14:00 · ratherThan"),
    Row("why is nothing free?", nil, "explain · whyNothing"),
    Row(
      "how can I get Dana in on Friday?", nil,
      "explain · Dana Whitfield · 2026-12-04T00:00–2026-12-05T00:00 · howCould"),
    Row(
      "what if Dana moved to 5?", nil,
      "explain · Dana Whitfield · 2026-11-30T17:00 · whatIf"),
    Row("how did you understand me?", nil, "explain · howRead"),
    Row("how sure are you?", nil, "explain · howSure"),
    Row("why is the sky blue", nil, "none"),
  ])
  func `reasons are asked for`(row: Row) { check(row) }

  @Test(arguments: [
    Row("undo", nil, "undo"), Row("undo that please", nil, "undo"), Row("redo", nil, "redo"),
    Row("history", nil, "history"), Row("services", nil, "services"),
    Row("show me the staff", nil, "staff"), Row("settings", nil, "settings"),
    Row("list our customers", nil, "customers"),
    Row("Dana's history", nil, "customers · Dana Whitfield"),
    Row("add it to my calendar", nil, "calendar"),
    Row("Dana has arrived", nil, "mark · Dana Whitfield · arrived"),
    Row("Dana was a no-show", nil, "mark · Dana Whitfield · noShow"),
    Row("mark #12 as done", nil, "mark · #12 · done"),
    Row("Sam is ill today", nil, "ill · Sam · 2026-11-30T00:00–2026-12-01T00:00"),
    Row("running 15 minutes late", nil, "late · PT15M"),
    Row("print today", nil, "print · 2026-11-30T00:00–2026-12-01T00:00"),
    Row("how busy is next week?", nil, "report · 2026-12-07T00:00–2026-12-14T00:00 · load"),
    Row("who has no-shows?", nil, "report · noShows"),
    Row(
      "Sam's hours in March", nil,
      "report · Sam · 2027-03-01T00:00–2027-04-01T00:00 · hours"),
    Row(
      "note that Dana is allergic to latex", nil,
      "note · Dana Whitfield · ‘Dana is allergic to latex’"),
    Row(
      "put Dana down for Friday afternoon if something opens", nil,
      "waitlist · Dana Whitfield · 2026-12-04T12:00–2026-12-04T17:00"),
    Row("book it anyway", nil, "override"),
    Row("I'm Priya", nil, "identify · Priya · ‘Priya’"),
    Row("tell me more", nil, "more · more"),
  ])
  func `the desk's own intents`(row: Row) { check(row) }

  @Test(
    "numbers of bookings are those joined to one, and large ones behind what is done to them",
    arguments: [
      ("cancel B-22 and 23", [22, 23]), ("cancel 22, 23 and also 24", [22, 23, 24]),
      ("mark B-8 and 10 as done", [8, 10]), ("move number 24 to three o'clock", [24]),
      ("cancel 22 December", []), ("cancel 3", []), ("move 14 to 16 December", [14]),
      ("cancel B-22 and book 23 December at 3", [22]), ("move B-22 and 3pm", [22]),
    ])
  func bookingNumbers(line: String, numbers: [Int]) {
    #expect(Desk.read(line).requests.first?.bookingNumbers == numbers)
  }

  @Test(
    "what is told beside a whole wish asks for nothing, and its days are none that are wanted",
    arguments: [
      ("haircut Friday, I'm busy Thursday", ["2026-12-04"], ["2026-12-03"]),
      ("a haircut on Friday because I'm away Thursday", ["2026-12-04"], ["2026-12-03"]),
      ("I need a haircut on Friday, my last one was Monday", ["2026-12-04"], []),
      ("haircut Friday, I have a wedding on Saturday", ["2026-12-04"], ["2026-12-05"]),
      ("haircut Friday at 3, I was in last week", ["2026-12-04"], []),
      ("haircut Friday, my last one was Monday", ["2026-12-04"], []),
      ("haircut after the 14th, I'm away until then", ["2026-12-15"], []),
    ])
  func background(line: String, wanted: [String], ruledOut: [String]) {
    let request = Desk.read(line).main
    #expect(request.intent == .book)
    func days(_ isWanted: Bool) -> [String] {
      request.whens.filter { ($0.role != .not) == isWanted }
        .compactMap { $0.start?.date.description }
    }
    #expect(days(true) == wanted)
    #expect(days(false) == ruledOut)
  }

  @Test(
    "a no without a stop ends where another value is asked for",
    arguments: [
      "that doesn't work how about Friday", "I can't do that what about Friday",
      "no good how about Friday", "I can't do Thursday how about Friday",
    ])
  func askedBehindNo(line: String) {
    let whens = Desk.read(line, expecting: .choice).requests.flatMap(\.whens)
    let wanted = whens.filter { $0.role != .not }.compactMap { $0.start?.date.description }
    #expect(wanted == ["2026-12-04"])
  }

  @Test(
    "how old somebody is, is no length",
    arguments: [
      "a haircut for my 5 year old on Friday", "a haircut for my five-year-old on Friday",
      "a haircut for my 6 month old on Friday",
    ])
  func ages(line: String) {
    let request = Desk.read(line).main
    #expect(request.intent == .book)
    #expect(request.duration == nil)
    #expect(request.customers.map(\.isRelation) == [true])
    #expect(request.whens.map { $0.start?.date.description } == ["2026-12-04"])
  }

  @Test(
    "a statement alone, or of what is booked, books nothing",
    arguments: [
      "the haircut on Friday, I was told it is off", "my haircut is on Friday, I was told Thursday",
      "I'm busy Thursday", "I had a haircut on Monday",
    ])
  func statementAlone(line: String) {
    #expect(Desk.read(line).main.intent != .book)
  }

  @Test(
    "what is counted or asked of a month in the past tense lies behind",
    arguments: [
      ("how many colours did Priya do in October?", "2026-10-01"),
      ("what did Dana have in October", "2026-10-01"),
      ("how many times has Dana been in October", "2026-10-01"),
      ("how many haircuts did we do on Friday", "2026-11-27"),
      ("how many haircuts do we have in October?", "2027-10-01"),
    ])
  func countedBehind(line: String, first: String) {
    #expect(Desk.read(line).main.whens.first?.start?.date.description == first)
  }

  @Test(
    "a yes ends where the next verb or question begins, with no stop between them",
    arguments: [
      ("that’s right move Dana to Friday", 2),
      ("thanks for cancelling", 1), ("well would 3 be better", 1),
    ])
  func withoutStops(line: String, count: Int) {
    let requests = Desk.read(line, expecting: .confirmation).requests
    #expect(requests.count == count)
    #expect((requests[0].intent == .affirm) == (count == 2))
  }

  @Test("a verb of four letters is known by its letters in another order, and by nothing less")
  func shortSlip() {
    #expect(Desk.read("mvoe Dana to Friday at 3").main.intent == .move)
    #expect(Desk.read("mole Dana to Friday at 3").main.intent != .move)
  }

  @Test(
    "praise agrees to nothing where something else is asked for behind it",
    arguments: [
      "great. is there anything later", "perfect. do you have anything earlier",
      "lovely, is there something later?", "ok. anything later?",
    ])
  func praiseBeforeOther(line: String) {
    let requests = Desk.read(line, expecting: .choice).requests
    #expect(!requests.contains { $0.intent == .affirm })
  }
}
