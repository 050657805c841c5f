import CivilTime
import Testing

@testable import PlainEnglish

@Suite("Clock times")
struct ClockTests {
  @Test(
    "are read in every form",
    arguments: [
      PhraseRow("3pm", "T15:00"), PhraseRow("3 p.m.", "T15:00"), PhraseRow("3p", "T15:00"),
      PhraseRow("at 3", "T15:00"), PhraseRow("at 7", "T07:00"), PhraseRow("at 12", "T12:00"),
      PhraseRow("15:30", "T15:30"), PhraseRow("15h30", "T15:30"), PhraseRow("at 1530", "T15:30"),
      PhraseRow("at 09:00", "T09:00"), PhraseRow("3:45pm", "T15:45"),
      PhraseRow("3 30pm", "T15:30"), PhraseRow("3.30 pm", "T15:30"),
      PhraseRow("half past 3", "T15:30"), PhraseRow("half three", "T15:30"),
      PhraseRow("quarter to 3", "T14:45"), PhraseRow("ten to three", "T14:50"),
      PhraseRow("a quarter past eleven", "T11:15"), PhraseRow("20 past 4", "T16:20"),
      PhraseRow("quarter to seven", "T06:45"), PhraseRow("twelve oh five", "T12:05"),
      PhraseRow("noon", "T12:00"), PhraseRow("midnight", "T00:00"), PhraseRow("12am", "T00:00"),
      PhraseRow("12pm", "T12:00"), PhraseRow("3 in the afternoon", "T15:00"),
      PhraseRow("evening 5:30", "T17:30"), PhraseRow("morning 10", "T10:00"),
      PhraseRow("12 in the afternoon", "T12:00"),
      PhraseRow("half past 11 in the morning", "T11:30"),
      PhraseRow("9 at night", "T21:00"), PhraseRow("3 o'clock", "T15:00"),
      PhraseRow("ten thirty am", "T10:30"), PhraseRow("3ish", "T15:00"),
      PhraseRow("tonight at 8", "2026-11-30T20:00"),
      PhraseRow("tomorrow 4", "2026-12-01T16:00"), PhraseRow("tomorrow 11", "2026-12-01T11:00"),
      PhraseRow("tomorrow 1230", "2026-12-01T12:30"),
      PhraseRow("Saturday 5 17:00", "2026-12-05T17:00"),
      PhraseRow("8 tomorrow evening", "2026-12-01T20:00"),
      PhraseRow("Friday at 10 in the morning", "2026-12-04T10:00"),
      PhraseRow("midnight tonight", "2026-12-01T00:00"),
      PhraseRow("3 January at midnight", "2027-01-03T00:00"),
      PhraseRow("6 Dec - 6:30pm", "2026-12-06T18:30"),
      PhraseRow("my 10.30 on Tuesday", "2026-12-01T10:30"),
      PhraseRow("2026-12-05T17:05", "2026-12-05T17:05"),
      PhraseRow("make it 6 instead", "T18:00"),
    ])
  func forms(row: PhraseRow) {
    #expect(TimeDesk().shown(row.phrase) == row.reading)
  }

  @Test(
    "without a.m. or p.m. follow the opening hours where only one half fits",
    arguments: [
      PhraseRow("at 8", "T20:00"), PhraseRow("at 7", "T19:00"), PhraseRow("at 3", "T15:00"),
      PhraseRow("at 11", "T23:00"),
    ])
  func eveningBar(row: PhraseRow) {
    let hours = ClockRange(startMinute: 14 * 60, endMinute: 24 * 60)
    let desk = TimeDesk(hours: hours)
    #expect(desk.shown(row.phrase) == row.reading)
  }

  @Test("tell why they were read so")
  func reasons() throws {
    let hours = ClockRange(startMinute: 9 * 60, endMinute: 18 * 60)
    let when = try #require(TimeDesk(hours: hours).read("tomorrow at 3").whens.first)
    #expect(when.start?.description == "2026-12-01T15:00")
    #expect(when.notes.map(\.reason) == [.openingHours])
    let passed = try #require(TimeDesk(now: "2026-11-30T13:57").read("at 1pm").whens.first)
    #expect(passed.start?.description == "2026-12-01T13:00")
    #expect(passed.notes.map(\.reason) == [.alreadyPassed])
    let around = try #require(TimeDesk().read("around 4").whens.first)
    #expect(around.isApproximate)
  }

  @Test("of a named zone are brought to the desk's")
  func zones() {
    let berlin = TimeZoneRules.fixed("+01:00", seconds: 3600)
    #expect(TimeDesk(zone: berlin).shown("tomorrow 3pm GMT") == "2026-12-01T16:00")
    #expect(TimeDesk(zone: berlin).shown("tomorrow 9am EST") == "2026-12-01T15:00")
    #expect(TimeDesk(zone: berlin).shown("tomorrow 3pm London time") == "2026-12-01T16:00")
    #expect(TimeDesk(zone: berlin).shown("July 1st 9am Eastern time") == "2027-07-01T14:00")
  }
}

@Suite("Parts of the day")
struct PartTests {
  @Test(
    "have the windows of the conventions",
    arguments: [
      PhraseRow("tomorrow morning", "2026-12-01T06:00..2026-12-01T12:00"),
      PhraseRow("this afternoon", "2026-11-30T12:00..2026-11-30T17:00"),
      PhraseRow("Friday evening", "2026-12-04T17:00..2026-12-04T21:00"),
      PhraseRow("tonight", "2026-11-30T18:00..2026-12-01T00:00"),
      PhraseRow("tomorrow night", "2026-12-01T18:00..2026-12-02T00:00"),
      PhraseRow("tomorrow at lunch", "2026-12-01T12:00..2026-12-01T14:00"),
      PhraseRow("late Friday afternoon", "2026-12-04T14:30..2026-12-04T17:00"),
      PhraseRow("early tomorrow morning", "2026-12-01T06:00..2026-12-01T09:00"),
      PhraseRow("in the morning", "T06:00..T12:00"),
      PhraseRow("tomorrow end of day", "2026-12-01T17:00"),
      PhraseRow("first thing tomorrow", "2026-12-01T09:00..2026-12-01T10:00"),
      PhraseRow("after lunch on Friday", "2026-12-04T13:00..2026-12-04T17:00"),
      PhraseRow("before lunch on Friday", "2026-12-04T00:00..2026-12-04T12:00"),
      PhraseRow("morning of the 11th of December", "2026-12-11T06:00..2026-12-11T12:00"),
    ])
  func windows(row: PhraseRow) {
    #expect(TimeDesk().shown(row.phrase) == row.reading)
  }

  @Test("are cut to the opening hours, and the day ends when the desk closes")
  func openingHours() {
    let desk = TimeDesk(hours: ClockRange(startMinute: 540, endMinute: 1080))
    #expect(desk.shown("tomorrow morning") == "2026-12-01T09:00..2026-12-01T12:00")
    #expect(desk.shown("tomorrow evening") == "2026-12-01T17:00..2026-12-01T18:00")
    #expect(desk.shown("tomorrow end of day") == "2026-12-01T18:00")
  }
}

@Suite("Ranges and bounds")
struct RangeTests {
  @Test(
    "have both ends",
    arguments: [
      PhraseRow("between 3 and 5", "T15:00..T17:00"), PhraseRow("5 to 6pm", "T17:00..T18:00"),
      PhraseRow("from noon to midnight", "T12:00..T00:00"),
      PhraseRow("11-1pm", "T11:00..T13:00"), PhraseRow("from 9 to 5", "T09:00..T17:00"),
      PhraseRow("8pm - 11", "T20:00..T23:00"),
      PhraseRow("today from 1:00pm-2:30", "2026-11-30T13:00..2026-11-30T14:30"),
      PhraseRow("Wed–Fri", "2026-12-02..2026-12-05"),
      PhraseRow("from Tuesday to Thursday", "2026-12-01..2026-12-04"),
      PhraseRow("December 5 to 7", "2026-12-05..2026-12-08"),
      PhraseRow("from the 5th to the 7th of December", "2026-12-05..2026-12-08"),
      PhraseRow("28 Dec - 3 Jan", "2026-12-28..2027-01-04"),
      PhraseRow("Friday between 2 and 4pm", "2026-12-04T14:00..2026-12-04T16:00"),
      PhraseRow("9:30 - 11:00 on Thursday", "2026-12-03T09:30..2026-12-03T11:00"),
      PhraseRow("Thursday from 9:30 until 11", "2026-12-03T09:30..2026-12-03T11:00"),
      PhraseRow("Monday 12-4", "2026-12-07T12:00..2026-12-07T16:00"),
      PhraseRow("from 4pm for 30 minutes", "T16:00..T16:30 PT30M"),
      PhraseRow("for 3 days starting tomorrow", "2026-12-01..2026-12-04 P3D"),
      PhraseRow("Fri 5pm to Sun 2pm", "2026-12-04T17:00..2026-12-06T14:00"),
      PhraseRow("between now and Friday", "2026-11-30..2026-12-05"),
    ])
  func ranges(row: PhraseRow) {
    #expect(TimeDesk().shown(row.phrase) == row.reading)
  }

  @Test(
    "or only one",
    arguments: [
      PhraseRow("after work on Thursday", "2026-12-03T17:00..2026-12-03T21:00"),
      PhraseRow("from 1 onwards on Saturday", "2026-12-05T13:00..2026-12-06T00:00"),
      PhraseRow("after 4", "T16:00.."), PhraseRow("until 3", "..T15:00"),
      PhraseRow("before 5pm", "..T17:00"),
      PhraseRow("tomorrow after 4pm", "2026-12-01T16:00..2026-12-02T00:00"),
      PhraseRow("by Friday", "2026-11-30..2026-12-05"),
      PhraseRow("before the end of January", "2026-11-30..2027-02-01"),
      PhraseRow("after the 15th", "2026-12-16.."), PhraseRow("from Monday on", "2026-12-07.."),
      PhraseRow("after March", "2027-04-01.."),
      PhraseRow("Friday no later than 6", "2026-12-04T00:00..2026-12-04T18:00"),
      PhraseRow("it ends at 5", "..T17:00"),
      PhraseRow("by 7 in the evening", "..T19:00"),
      PhraseRow("on the 3rd, by evening 7", "2026-12-03T19:00"),
    ])
  func bounds(row: PhraseRow) {
    #expect(TimeDesk().shown(row.phrase) == row.reading)
  }

  @Test("over several days keep their window of each day")
  func windows() throws {
    let when = try #require(TimeDesk().read("next week after 4pm").whens.first)
    #expect(when.start?.description == "2026-12-07T16:00")
    #expect(when.clock?.startMinute == 16 * 60)
    let mornings = try #require(TimeDesk().read("Mon to Wed in the morning").whens.first)
    #expect(mornings.clock?.start.description == "06:00")
  }
}

@Suite("Lengths")
struct LengthTests {
  @Test(
    "are told apart from times",
    arguments: [
      PhraseRow("for an hour and a half", "PT1H30M"), PhraseRow("45 min", "PT45M"),
      PhraseRow("an hour", "PT1H"), PhraseRow("2h30m", "PT2H30M"),
      PhraseRow("half an hour", "PT30M"), PhraseRow("1 hour thirty", "PT1H30M"),
      PhraseRow("two and a half hours", "PT2H30M"), PhraseRow("1.5 hours", "PT1H30M"),
      PhraseRow("1/2 hour", "PT30M"), PhraseRow("a quarter of an hour", "PT15M"),
      PhraseRow("3 days", "P3D"), PhraseRow("two weeks", "P14D"),
      PhraseRow("90-minutes", "PT1H30M"),
      PhraseRow("thirty five minutes", "PT35M"), PhraseRow("another hour", "PT1H"),
      PhraseRow("30-45 minutes", "PT45M"),
    ])
  func lengths(row: PhraseRow) {
    #expect(TimeDesk().shown(row.phrase) == row.reading)
  }
}
