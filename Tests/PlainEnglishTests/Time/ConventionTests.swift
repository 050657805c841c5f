import Testing

@testable import PlainEnglish

/// Each row of the table in `Conventions.swift`, at a moment where the readings
/// differ.
@Suite("Conventions")
struct ConventionTests {
  struct Row: CustomTestStringConvertible, Sendable {
    var kind: String
    var phrase: String
    var now: String
    var reading: String
    var other: String?
    var testDescription: String { "\(kind): \(phrase)" }

    init(
      _ kind: String, _ phrase: String, _ reading: String, now: String = "2026-12-02T11:00",
      other: String? = nil
    ) {
      self.kind = kind
      self.phrase = phrase
      self.now = now
      self.reading = reading
      self.other = other
    }
  }

  // 2 December 2026 is a Wednesday.
  static let rows = [
    Row("next weekday", "next Saturday", "2026-12-12", other: "2026-12-05T00:00"),
    Row("this weekday", "this Wednesday", "2026-12-09", other: "2026-12-02T00:00"),
    Row("this weekday", "this coming Monday", "2026-12-07"),
    Row("weekday said today", "Wednesday", "2026-12-09", other: "2026-12-02T00:00"),
    Row(
      "weekday said today", "Wednesday at 4pm", "2026-12-09T16:00", other: "2026-12-02T16:00"),
    Row("weekday", "Tuesday", "2026-12-08"),
    Row("weekday after next", "the Friday after next", "2026-12-18", other: "2026-12-11T00:00"),
    Row("weekend", "this weekend", "2026-12-05..2026-12-07"),
    Row("weekend", "next weekend", "2026-12-12..2026-12-14", other: "2026-12-05T00:00"),
    Row("school", "tomorrow after school", "2026-12-03T15:00..2026-12-03T18:00"),
    Row("school", "Friday before school", "2026-12-04T00:00..2026-12-04T09:00"),
    Row("dawn and dusk", "tomorrow at dawn", "2026-12-03T05:00..2026-12-03T08:00"),
    Row("dawn and dusk", "Friday after sunset", "2026-12-04T20:00..2026-12-05T00:00"),
    Row("unit", "next month", "2027-01-01..2027-02-01"),
    Row("unit", "this week", "2026-12-02..2026-12-07"),
    Row("next units", "the next 4 days", "2026-12-02..2026-12-06"),
    Row("next units", "over the next week", "2026-12-02..2026-12-09"),
    Row("within", "within three weeks", "2026-12-02..2026-12-23"),
    Row("by", "by Friday", "2026-12-02..2026-12-05"), Row("by", "by 3pm", "..T15:00"),
    Row("after a unit", "after January", "2027-02-01.."),
    Row("after a unit", "after the 20th", "2026-12-21.."),
    Row("after so long", "after 4 days", "2026-12-06.."),
    Row("open bounds", "tomorrow after 2pm", "2026-12-03T14:00..2026-12-04T00:00"),
    Row("bare hour", "tomorrow at 5", "2026-12-03T17:00"),
    Row("bare hour", "tomorrow at 9", "2026-12-03T09:00", other: "2026-12-03T21:00"),
    Row("bare hour", "tomorrow at 12", "2026-12-03T12:00"),
    Row("bare hour", "tomorrow at 07:15", "2026-12-03T07:15"),
    Row("half hour", "half eleven tomorrow", "2026-12-03T11:30"),
    Row("odd hour of a part", "tonight at 1", "2026-12-03T01:00", other: "2026-12-02T13:00"),
    Row(
      "odd hour of a part", "this afternoon at 11", "2026-12-02T23:00", other: "2026-12-02T11:00"),
    Row("odd hour of a part", "this evening at 2", "2026-12-02T14:00", other: "2026-12-03T02:00"),
    Row("midnight", "9 January at midnight", "2027-01-09T00:00"),
    Row("midnight", "midnight tonight", "2026-12-03T00:00"),
    Row("morning", "tomorrow morning", "2026-12-03T06:00..2026-12-03T12:00"),
    Row("afternoon", "tomorrow afternoon", "2026-12-03T12:00..2026-12-03T17:00"),
    Row("evening", "tomorrow evening", "2026-12-03T17:00..2026-12-03T21:00"),
    Row("night", "tonight", "2026-12-02T18:00..2026-12-03T00:00"),
    Row("noon", "9 December noon", "2026-12-09T12:00"),
    Row("meals", "Friday at lunch", "2026-12-04T12:00..2026-12-04T14:00"),
    Row("meals", "after lunch on Friday", "2026-12-04T13:00..2026-12-04T17:00"),
    Row("meals", "Friday at dinnertime", "2026-12-04T18:00..2026-12-04T21:00"),
    Row("early and late", "late Friday evening", "2026-12-04T19:00..2026-12-04T21:00"),
    Row("early and late", "late", ""), Row("end of day", "Friday end of day", "2026-12-04T17:00"),
    Row("edges", "early February", "2027-02-01..2027-02-11"),
    Row("edges", "end of January", "2027-01-21..2027-02-01"),
    Row("edges", "beginning of next week", "2026-12-07..2026-12-10"),
    Row("edges", "the middle of next week", "2026-12-09..2026-12-11"),
    Row("edges", "by the end of January", "2026-12-02..2027-02-01"),
    Row("rest", "the rest of the week", "2026-12-02..2026-12-06"),
    Row("weeks", "the first week of February", "2027-02-01..2027-02-08"),
    Row("weeks", "the week of the 9th", "2026-12-07..2026-12-14"),
    Row("weeks", "week 40", "2027-10-04..2027-10-11"),
    Row("seasons", "this winter", "2026-12-21..2027-03-20"),
    Row("order of figures", "7/8/2027", "2027-07-08", other: "2027-08-07T00:00"),
    Row("order of figures", "7/13/2027", "2027-07-13"),
    Row("order of figures", "12.09.2027", "2027-09-12"),
    Row("order of figures", "28/9", "2027-09-28"), Row("passed dates", "July 4th", "2027-07-04"),
    Row("passed times", "at 10:15", "T10:15"), Row("bare length", "40 minutes", "PT40M"),
    Row("bare number", "17", ""), Row("bare number", "0645", ""), Row("too little", "the day", ""),
    Row("plural weekday", "Thursdays", "FREQ=WEEKLY;BYDAY=TH"),
    Row("days on", "in 9 days", "2026-12-11"), Row("days on", "a fortnight hence", "2026-12-16"),
    Row("years on", "three years hence", "2029-12-02"),
    Row("moments on", "3 hours in the future", "2026-12-02T14:00"),
    Row("country's days", "Mother's Day", "2027-05-09"),
    Row("last day", "from the 7th to the 9th", "2026-12-07..2026-12-10"),
    Row("ends", "9:30 - 11:15 on Friday", "2026-12-04T09:30..2026-12-04T11:15"),
    Row("nth that is not", "the 5th Tuesday in January", "impossible"),
    Row("contradiction", "Friday 21 June", "impossible"),
    Row("leap day", "29 Feb", "2028-02-29"),
  ]

  @Test("are taken as the table says", arguments: rows)
  func readings(row: Row) {
    let desk = TimeDesk(now: row.now)
    #expect(desk.shown(row.phrase) == row.reading)
    let other = desk.read(row.phrase).whens.first?.otherReading
    // An hour alone may have its other half beside it.
    if row.other != nil || !row.reading.contains("T") {
      #expect(other?.description == row.other)
    }
  }

  @Test("give way to the opening hours, where only one half of the day fits")
  func openingHours() {
    let bar = TimeDesk(hours: .init(startMinute: 16 * 60, endMinute: 23 * 60))
    #expect(bar.shown("tomorrow at 9") == "2026-12-01T21:00")
    #expect(bar.shown("tomorrow evening") == "2026-12-01T17:00..2026-12-01T21:00")
    #expect(bar.shown("tomorrow end of day") == "2026-12-01T23:00")
  }

  @Test("follow the desk's country")
  func countries() {
    let desk = TimeDesk(locale: "en-GB")
    #expect(desk.shown("7/8/2027") == "2027-08-07")
    #expect(desk.shown("Mother's Day") == "2027-03-07")
    #expect(desk.shown("Labour Day") == "2027-05-01")
  }
}
