import CivilTime
import Scheduling
import Testing

@testable import Conversation

/// Faults that people met in other booking programs, as a desk should meet them.
@Suite("What is free, as a desk tells it")
struct CaseSlotsTests {
  /// A question at a moment, and every start that is free.
  struct Row: CustomTestStringConvertible, Sendable {
    var business: CaseDesk.Business
    var now: String
    var booked: [String] = []
    var line: String
    var starts: [String]
    var testDescription: String { "\(line) (\(now))" }
  }

  static let rows: [Row] = [
    // The clocks go forward, also over the only window of the week.
    Row(
      business: .lessons(60, step: 60, "open Sundays 1pm to 5pm"), now: "2026-03-06T09:00",
      line: "what's free Sunday 8 March?",
      starts: ["08T13:00", "08T14:00", "08T15:00", "08T16:00"]),
    Row(
      business: .lessons(30, step: 30, "open Sundays 12:30 to 13:00"), now: "2023-02-19T09:00",
      line: "free Sundays in March?",
      starts: ["05T12:30", "12T12:30", "19T12:30", "26T12:30"]),
    Row(
      business: .lessons(120, step: 60, "open Fridays 10 to 16"), now: "2023-02-19T09:00",
      line: "what's free Friday mornings in March?",
      starts: [
        "03T10:00", "03T11:00", "10T10:00", "10T11:00", "17T10:00", "17T11:00", "24T10:00",
        "24T11:00", "31T10:00", "31T11:00",
      ]),
    // A night lasts until the desk closes, on the next day.
    Row(
      business: .lessons(60, step: 30, "open Fridays 22:00 to 01:00"), now: "2022-12-30T12:00",
      line: "what's free Friday night?",
      starts: ["30T22:00", "30T22:30", "30T23:00", "30T23:30", "31T00:00"]),
    // Two windows on one date are two windows.
    Row(
      business: .salon.after("open Friday 21 April 10am to 11am and 2pm to 3pm"),
      now: "2023-04-17T09:00", line: "free Friday 21 for a haircut?",
      starts: ["21T10:00", "21T10:15", "21T14:00", "21T14:15"]),
    // After the break the grid begins anew.
    Row(
      business: .lessons(60, step: 60, "open every day 9 to 12 and 12:30 to 15:30"),
      now: "2025-07-07T07:00", line: "what's free today?",
      starts: ["07T09:00", "07T10:00", "07T11:00", "07T12:30", "07T13:30", "07T14:30"]),
    // Time kept free before a visit also counts after a block.
    Row(
      business: .lessons(60, step: 5, "open every day 12:30 to 15:20")
        .after("a lesson needs 15 minutes before", "block Robin today 12:50 to 13:50"),
      now: "2022-03-07T08:00", line: "free today?",
      starts: ["07T14:05", "07T14:10", "07T14:15", "07T14:20"]),
    // A tail is kept free behind each, the first start after it is offered.
    Row(
      business: .lessons(20, step: 20, "open every day 9 to 11")
        .after("a lesson needs 5 minutes after"),
      now: "2018-03-05T08:00", booked: ["a lesson today at 10"], line: "free this morning?",
      starts: ["05T09:00", "05T09:20", "05T09:35", "05T10:25", "05T10:40"]),
    // A zone half an hour off.
    Row(
      business: .lessons(60, step: 60, in: "Asia/Kolkata", "open every day 10 to 13"),
      now: "2022-03-07T08:00", line: "free today?", starts: ["07T10:00", "07T11:00", "07T12:00"]),
    // A limit counts by the local date.
    Row(
      business: .lessons(60, step: 60, in: "Australia/Brisbane", "open every day 8 to 11")
        .after("at most 1 lesson a day"),
      now: "2023-10-30T09:00", booked: ["a lesson Tuesday 31 Oct at 10"], line: "free Wednesday?",
      starts: ["01T08:00", "01T09:00", "01T10:00"]),
  ]

  @Test("every start, and no other", arguments: rows)
  func listed(row: Row) throws {
    var desk = try CaseDesk(row.business, at: row.now, booked: row.booked)
    let answer = try desk.say(row.line)
    #expect(answer.reply.kind == .availability)
    #expect(answer.starts.map { String($0.suffix(8)) } == row.starts)
  }

  @Test("what lies past midnight is listed under its own date")
  func pastMidnight() throws {
    var desk = try CaseDesk(
      .lessons(60, step: 30, "open Fridays 22:00 to 01:00"), at: "2022-12-30T12:00")
    let text = try desk.say("what's free tonight?").text
    #expect(text.contains("Sat, Dec 31: 12:00 am"))
  }

  @Test("over a clock change the wall clock is kept")
  func clockChange() throws {
    var desk = try CaseDesk(
      .lessons(60, step: 60, "open Sundays 1pm to 6pm"), at: "2026-03-06T09:00")
    let slots = try desk.say("what's free Sunday 8 March?").reply.slots
    let utc = try TimeZoneRules.load("Etc/UTC")
    #expect(slots.map { utc.local($0.span.start).time.hour } == [17, 18, 19, 20, 21])
  }

  // MARK: Why not

  @Test("a start inside what is kept free is refused with the minutes")
  func buffers() throws {
    let lead = CaseDesk.Business.lessons(30, "open every day 13:30 to 15:30")
      .after("a lesson needs 15 minutes before", "block Robin today 14:00 to 14:30")
    var first = try CaseDesk(lead, at: "2022-08-08T08:00")
    #expect(try first.say("free today?").clocks == ["13:30", "14:45", "15:00"])
    #expect(try first.say("why not 14:30?").text.contains("15 min are kept free"))
    let tail = CaseDesk.Business.lessons(20, step: 20, "open every day 9 to 12")
      .after("a lesson needs 5 minutes after")
    var second = try CaseDesk(tail, at: "2018-03-05T08:00", booked: ["a lesson today at 10"])
    try second.say("free this morning?")
    let why = try second.say("why not 10:20?").text
    #expect(why.contains("5 min to clean up"))
    #expect(why.contains("10:25 am"))
  }

  @Test("a day opened by a date is bookable to its own end")
  func openedDay() throws {
    let business = CaseDesk.Business.clinic.after("open Saturday 22 April 10am to 2pm")
    var desk = try CaseDesk(business, at: "2023-04-17T09:00")
    let free = try desk.say("what's free for a consult on Saturday 22 April?")
    #expect(free.clocks.first == "10:00")
    #expect(free.clocks.last == "13:15")
    #expect(
      try desk.say("consult Saturday 22 April 10am").starts.first == "2023-04-22T10:00")
  }

  @Test("a time before the opening of that date is refused with its hours")
  func ownHours() throws {
    let business = CaseDesk.Business.salon.after(
      "open Friday 21 April 10am to 11am and 2pm to 3pm")
    var desk = try CaseDesk(business, at: "2023-04-17T09:00")
    let answer = try desk.say("trim Friday 9:45")
    #expect(answer.text.contains("you are open 10:00–11:00 am and 2:00–3:00 pm"))
    #expect(answer.starts.first == "2023-04-21T10:00")
  }

  @Test("starts beside a booking come before those that leave a hole, and say so")
  func noHoles() throws {
    var desk = try CaseDesk(
      .lessons(30, "open every day 9 to 12"), at: "2022-12-19T08:00",
      booked: ["a lesson today at 10 for Dana"])
    let answer = try desk.say("a lesson this morning")
    #expect(Set(answer.clocks.prefix(2)) == ["09:30", "10:30"])
    #expect(!answer.clocks.contains("10:45"))
    #expect(answer.text.contains("no gap before Dana’s Lesson"))
  }

  @Test("moving within its day does not count the booking against its own limit")
  func ownLimit() throws {
    let business = CaseDesk.Business.lessons(60, "open every day 9 to 18")
      .after("at most 1 lesson a day")
    var desk = try CaseDesk(
      business, at: "2024-02-26T09:00", booked: ["a lesson Tuesday at 15:00 for Dana"])
    try desk.say("move Dana to 5pm")
    let moved = try desk.say("yes")
    #expect(moved.reply.kind == .moved)
    #expect(moved.reply.bookings.first?.start.description == "2024-02-27T17:00")
  }

  @Test("a full day names the limit")
  func limit() throws {
    let business = CaseDesk.Business.lessons(60, step: 60, "open every day 8 to 17")
      .after("at most 1 lesson a day")
    var desk = try CaseDesk(
      business, at: "2023-10-30T09:00", booked: ["a lesson Tuesday 31 Oct at 16:00 for Dana"])
    let answer = try desk.say("free Tuesday?")
    #expect(answer.reply.kind == .refused)
    #expect(answer.text.contains("at most 1 Lesson booking a day"))
    #expect(try desk.say("a lesson tomorrow at 9").text.contains("at most 1"))
  }

  @Test("notice and how far ahead that exclude each other are named together")
  func excludingRules() throws {
    let business = CaseDesk.Business.clinic.after(
      "5 days' notice", "bookings up to 2 days ahead")
    var desk = try CaseDesk(business, at: "2023-07-10T09:00")
    for line in ["any consult this week?", "why is nothing free?", "book a consult this week"] {
      let answer = try desk.say(line)
      #expect(answer.reply.slots.isEmpty)
      #expect(answer.text.contains("5 days"), "\(answer.text)")
      #expect(answer.text.contains("2 days ahead"), "\(answer.text)")
    }
  }

  // MARK: Who

  @Test("a coach who gives one class cannot give another, and the next start is offered")
  func oneCoach() throws {
    let business = CaseDesk.Business(
      zone: "Europe/London", locale: "en-GB",
      sentences: [
        "add service Spin, 45 minutes, 2 places", "add service Yoga, 60 minutes, 2 places",
        "add staff Robin", "open every day 9 to 17",
      ])
    var desk = try CaseDesk(
      business, at: "2020-12-14T08:00", booked: ["spin at 9 for Ann", "spin at 9 for Bob"])
    let answer = try desk.say("yoga at 9")
    #expect(answer.text.contains("Robin gives Spin from 09:00 to 09:45"))
    #expect(answer.text.components(separatedBy: "gives Spin").count == 2)
    #expect(answer.starts.first == "2020-12-14T09:45")
    try desk.say("never mind")
    #expect(try desk.say("spin at 9").text.contains("all 2 places are taken"))
  }

  @Test("each works their own days, and a business without hours is not closed")
  func ownDays() throws {
    let business = CaseDesk.Business(
      zone: "Europe/London", locale: "en-GB",
      sentences: [
        "add service Lesson, 60 minutes", "add staff Sam", "add staff Priya",
        "Sam works Monday 9 to 11", "Priya works Friday 13 to 15",
      ])
    var desk = try CaseDesk(business, at: "2022-07-26T08:00")
    let anyone = try desk.say("anyone Friday 1pm?")
    #expect(anyone.starts.first == "2022-07-29T13:00")
    #expect(anyone.text.contains("with Priya"))
    try desk.say("no")
    let sam = try desk.say("Sam Friday 1pm?")
    #expect(sam.text.contains("Sam does not work on Fri 29 July 2022"))
    #expect(!sam.text.contains("closed"))
    #expect(sam.starts.first == "2022-07-29T13:00")
    #expect(sam.text.contains("with Priya, Fri 29 July 2022, 13:00–14:00"))
  }

  @Test("a booking that ends at midnight takes nothing of the next day")
  func endsAtMidnight() throws {
    let business = CaseDesk.Business(
      zone: "Europe/London", locale: "en-GB",
      sentences: [
        "add service Party, 4 hours", "add service Talk, 60 minutes", "add staff Robin",
        "open Monday 18:00 to midnight", "open Tuesday midnight to 2am",
      ])
    var desk = try CaseDesk(
      business, at: "2019-02-04T09:00", booked: ["a party today at 20:00 for Dana"])
    let list = try desk.say("who's in on Tuesday?")
    #expect(list.reply.bookings.isEmpty)
    #expect(list.text.contains("There are no bookings on Tue 5 February 2019"))
    #expect(!list.text.contains("B-1"))
    let free = try desk.say("is a talk free Tuesday 00:00?")
    #expect(free.reply.kind == .availability)
    #expect(free.starts == ["2019-02-05T00:00"])
  }

  // MARK: The same time wanted twice

  @Test("of two sessions the second to say yes is told, with the nearest starts")
  func twoSessions() throws {
    var first = try CaseDesk(.salon, at: "2026-11-30T10:00")
    var second = first
    for index in 0..<2 {
      let offer =
        try index == 0
        ? first.say("trim Tuesday 11am with Sam") : second.say("trim Tuesday 11am with Sam")
      #expect(offer.starts.first == "2026-12-01T11:00")
    }
    #expect(try first.say("yes").reply.kind == .booked)
    let late = try second.say("yes")
    #expect(late.reply.outcome == .refused)
    #expect(late.text.contains("taken"))
    let sam = try #require(try first.desk.standing().first?.staff)
    #expect(
      late.reply.slots.contains { $0.staff == sam && $0.start.description == "2026-12-01T10:30" })
    #expect(try first.desk.standing().count == 1)
  }

  @Test("the time that a moved booking leaves can be listed, held and booked")
  func leftTime() throws {
    var desk = try CaseDesk(
      .salon, at: "2024-02-26T09:00", booked: ["trim Tuesday 10am for Dana with Sam"])
    try desk.say("move Dana to Wednesday 10am")
    #expect(try desk.say("yes").reply.kind == .moved)
    #expect(try desk.say("what's free on Tuesday with Sam for a trim?").clocks.contains("10:00"))
    let held = try desk.say("hold Tuesday 10am for a trim with Sam")
    #expect(held.text.contains("Held until 9:15 am: Tue, Feb 27 10:00–10:30 am with Sam"))
    let booked = try desk.say("yes")
    #expect(booked.reply.bookings.first?.start.description == "2024-02-27T10:00")
    try desk.say("hold Thursday 10am for a trim with Sam")
    try desk.say("no")
    #expect(try desk.say("trim Thursday 10am with Sam for Mona").reply.kind == .suggestion)
  }
}
