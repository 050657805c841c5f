import Testing

@testable import PlainEnglish

// Now is Monday 30 November 2026, 09:00; months come first.

@Suite("Parts of the day")
struct PartFamilyTests {
  @Test("are read as people mean them", arguments: rows)
  func readings(row: PhraseRow) {
    #expect(TimeDesk().shown(row.phrase) == row.reading)
  }

  @Test("tea is a time of the day where something is before or after it")
  func tea() {
    #expect(TimeDesk().shown("after tea on Friday") == "2026-12-04T17:00..2026-12-05T00:00")
    #expect(TimeDesk().shown("a tea on Friday") == "2026-12-04")
  }

  static let rows = [
    PhraseRow("tomorrow in the morning", "2026-12-01T06:00..2026-12-01T12:00"),
    PhraseRow("in the morning tomorrow", "2026-12-01T06:00..2026-12-01T12:00"),
    PhraseRow("on the morning of the 4th", "2026-12-04T06:00..2026-12-04T12:00"),
    PhraseRow("Friday morning", "2026-12-04T06:00..2026-12-04T12:00"),
    PhraseRow("Fri am", "2026-12-04T06:00..2026-12-04T12:00"),
    PhraseRow("Friday AM", "2026-12-04T06:00..2026-12-04T12:00"),
    PhraseRow("Friday pm", "2026-12-04T12:00..2026-12-04T17:00"),
    PhraseRow("tomorrow pm", "2026-12-01T12:00..2026-12-01T17:00"),
    PhraseRow("tomorrow a.m.", "2026-12-01T06:00..2026-12-01T12:00"),
    PhraseRow("early Tuesday morning", "2026-12-01T06:00..2026-12-01T09:00"),
    PhraseRow("early on Tuesday", "2026-12-01T00:00..2026-12-01T12:00"),
    PhraseRow("early Tuesday", "2026-12-01T00:00..2026-12-01T12:00"),
    PhraseRow("Tuesday early", "2026-12-01T00:00..2026-12-01T12:00"),
    PhraseRow("late Tuesday", "2026-12-01T12:00..2026-12-02T00:00"),
    PhraseRow("late on Tuesday", "2026-12-01T12:00..2026-12-02T00:00"),
    PhraseRow("late in the day on Tuesday", "2026-12-01T12:00..2026-12-02T00:00"),
    PhraseRow("later on Tuesday", "2026-12-01T12:00..2026-12-02T00:00"),
    PhraseRow("mid-morning Tuesday", "2026-12-01T09:00..2026-12-01T11:00"),
    PhraseRow("Tuesday mid morning", "2026-12-01T09:00..2026-12-01T11:00"),
    PhraseRow("midmorning", "T09:00..T11:00"),
    PhraseRow("mid afternoon on Friday", "2026-12-04T14:00..2026-12-04T16:00"),
    PhraseRow("late morning", "T09:00..T12:00"),
    PhraseRow("late this afternoon", "2026-11-30T14:30..2026-11-30T17:00"),
    PhraseRow("late in the afternoon", "T14:30..T17:00"),
    PhraseRow("late afternoon Friday", "2026-12-04T14:30..2026-12-04T17:00"),
    PhraseRow("Friday late afternoon", "2026-12-04T14:30..2026-12-04T17:00"),
    PhraseRow("end of the morning", "T09:00..T12:00"),
    PhraseRow("early evening", "T17:00..T19:00"),
    PhraseRow("early evening tomorrow", "2026-12-01T17:00..2026-12-01T19:00"),
    PhraseRow("Thursday eve", "2026-12-03T17:00..2026-12-03T21:00"),
    PhraseRow("Friday night", "2026-12-04T18:00..2026-12-05T00:00"),
    PhraseRow("Saturday nite", "2026-12-05T18:00..2026-12-06T00:00"),
    PhraseRow("during the day on Thursday", "2026-12-03"),
    PhraseRow("daytime Thursday", "2026-12-03T00:00..2026-12-04T00:00"),
    PhraseRow("first thing", "T09:00..T10:00"),
    PhraseRow("first thing in the morning", "T09:00..T10:00"),
    PhraseRow("first thing on Monday", "2026-12-07T09:00..2026-12-07T10:00"),
    PhraseRow("Monday first thing", "2026-12-07T09:00..2026-12-07T10:00"),
    PhraseRow("last thing on Friday", "2026-12-04T17:00"),
    PhraseRow("end of day", "T17:00"),
    PhraseRow("end of the day", "T17:00"),
    PhraseRow("EOD", "T17:00"),
    PhraseRow("EOD Friday", "2026-12-04T17:00"),
    PhraseRow("by EOD", "..T17:00"),
    PhraseRow("by end of day tomorrow", "2026-12-01T00:00..2026-12-01T17:00"),
    PhraseRow("by the end of the day", "T17:00"),
    PhraseRow("end of day tomorrow", "2026-12-01T17:00"),
    PhraseRow("close of business", "T17:00"),
    PhraseRow("COB Friday", "2026-12-04T17:00"),
    PhraseRow("by close of business on Friday", "2026-12-04T00:00..2026-12-04T17:00"),
    PhraseRow("before close", "..T17:00"),
    PhraseRow("at closing time", "T17:00"),
    PhraseRow("at opening", "T09:00..T10:00"),
    PhraseRow("start of the day tomorrow", "2026-12-01T09:00..2026-12-01T10:00"),
    PhraseRow("beginning of the day", "T09:00..T10:00"),
    PhraseRow("lunchtime", "T12:00..T14:00"),
    PhraseRow("at lunchtime", "T12:00..T14:00"),
    PhraseRow("Friday lunchtime", "2026-12-04T12:00..2026-12-04T14:00"),
    PhraseRow("Friday lunch time", "2026-12-04T12:00..2026-12-04T14:00"),
    PhraseRow("over lunch on Friday", "2026-12-04T12:00..2026-12-04T14:00"),
    PhraseRow("during lunch", "T12:00..T14:00"),
    PhraseRow("around lunch", "T12:00..T14:00"),
    PhraseRow("around lunchtime tomorrow", "2026-12-01T12:00..2026-12-01T14:00"),
    PhraseRow("before lunch", "..T12:00"),
    PhraseRow("after lunch", "T13:00..T17:00"),
    PhraseRow("just after lunch", "T13:00..T17:00"),
    PhraseRow("straight after lunch tomorrow", "2026-12-01T13:00..2026-12-01T17:00"),
    PhraseRow("tomorrow after lunch", "2026-12-01T13:00..2026-12-01T17:00"),
    PhraseRow("Friday at lunch", "2026-12-04T12:00..2026-12-04T14:00"),
    PhraseRow("at breakfast time", "T07:00..T09:00"),
    PhraseRow("after breakfast", "T09:00..T00:00"),
    PhraseRow("dinner time", "T18:00..T21:00"),
    PhraseRow("at dinnertime", "T18:00..T21:00"),
    PhraseRow("around dinner", "T18:00..T21:00"),
    PhraseRow("teatime", "T15:00..T17:00"),
    PhraseRow("after work", "T17:00..T21:00"),
    PhraseRow("after work on Friday", "2026-12-04T17:00..2026-12-04T21:00"),
    PhraseRow("Friday after work", "2026-12-04T17:00..2026-12-04T21:00"),
    PhraseRow("before work", "..T09:00"),
    PhraseRow("before work tomorrow", "2026-12-01T00:00..2026-12-01T09:00"),
    PhraseRow("Friday first thing in the evening", "2026-12-04T17:00..2026-12-04T19:00"),
    PhraseRow("first thing Wednesday afternoon", "2026-12-02T12:00..2026-12-02T14:30"),
    PhraseRow("last thing in the morning on Friday", "2026-12-04T09:00..2026-12-04T12:00"),
    PhraseRow("from mid afternoon on Friday", "2026-12-04T14:00..2026-12-05T00:00"),
    PhraseRow("before late afternoon on Friday", "2026-12-04T00:00..2026-12-04T14:30"),
    PhraseRow("Friday middle of the day", "2026-12-04T12:00"),
    PhraseRow("tomorrow when you open", "2026-12-01T09:00..2026-12-01T10:00"),
    PhraseRow("Friday until you close", "2026-12-04T00:00..2026-12-04T17:00"),
    PhraseRow("pm tomorrow", "2026-12-01T12:00..2026-12-01T17:00"),
    PhraseRow("am on Friday", "2026-12-04T06:00..2026-12-04T12:00"),
    PhraseRow("I am on Friday", "2026-12-04"),
    PhraseRow("sun pm", "2026-12-06T12:00..2026-12-06T17:00"),
  ]
}
