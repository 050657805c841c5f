import CivilTime
import Testing

@testable import PlainEnglish

@Suite("Repetitions")
struct RecurrenceTests {
  @Test(
    "become RFC 5545 rules",
    arguments: [
      PhraseRow("every Tuesday at 4", "FREQ=WEEKLY;BYDAY=TU;BYHOUR=16;BYMINUTE=0"),
      PhraseRow("every other Friday", "FREQ=WEEKLY;INTERVAL=2;BYDAY=FR"),
      PhraseRow("Mondays and Wednesdays at 9am", "FREQ=WEEKLY;BYDAY=MO,WE;BYHOUR=9;BYMINUTE=0"),
      PhraseRow("every 3 weeks on Thursday", "FREQ=WEEKLY;INTERVAL=3;BYDAY=TH"),
      PhraseRow("weekdays", "FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR"),
      PhraseRow("monthly on the last Friday", "FREQ=MONTHLY;BYDAY=-1FR"),
      PhraseRow("the first Monday of every month", "FREQ=MONTHLY;BYDAY=1MO"),
      PhraseRow("the 15th of each month", "FREQ=MONTHLY;BYMONTHDAY=15"),
      PhraseRow("every March 3rd", "FREQ=YEARLY;BYMONTH=3;BYMONTHDAY=3"),
      PhraseRow("daily at noon", "FREQ=DAILY;BYHOUR=12;BYMINUTE=0"),
      PhraseRow("every Mon-Wed", "FREQ=WEEKLY;BYDAY=MO,TU,WE"),
      PhraseRow("every Tuesday for 6 times", "FREQ=WEEKLY;BYDAY=TU;COUNT=6"),
      PhraseRow("every evening at 7", "FREQ=DAILY;BYHOUR=19;BYMINUTE=0"),
      PhraseRow("every quarter", "FREQ=MONTHLY;INTERVAL=3"),
      PhraseRow("daily except on Sundays", "FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR,SA"),
    ])
  func rules(row: PhraseRow) {
    #expect(TimeDesk().shown(row.phrase) == row.reading)
  }

  @Test("of several days with times of their own are several")
  func several() {
    let desk = TimeDesk()
    func rules(_ phrase: String) -> [String] {
      let reading = desk.read(phrase)
      return ([reading.recurrence].compactMap { $0 } + reading.furtherRecurrences).map {
        "\($0.rule)"
      }
    }
    #expect(
      rules("Tuesdays at 9 and Fridays at 3") == [
        "FREQ=WEEKLY;BYDAY=TU;BYHOUR=9;BYMINUTE=0", "FREQ=WEEKLY;BYDAY=FR;BYHOUR=15;BYMINUTE=0",
      ])
    #expect(
      rules("every Monday at 10, every Thursday at 2 for 4 times") == [
        "FREQ=WEEKLY;BYDAY=MO;BYHOUR=10;BYMINUTE=0;COUNT=4",
        "FREQ=WEEKLY;BYDAY=TH;BYHOUR=14;BYMINUTE=0;COUNT=4",
      ])
    #expect(rules("Mondays and Wednesdays at 9").count == 1)
    #expect(rules("Mondays at 9 and 4").count == 1)
  }

  @Test("end after a length or on a day")
  func ends() throws {
    let desk = TimeDesk()
    let length = try #require(desk.read("every Tuesday at 4 for 6 weeks").recurrence)
    #expect(length.rule.end == .until(try #require(LocalDateTime(iso: "2027-01-11"))))
    #expect(length.start?.description == "2026-12-01T16:00")
    let day = try #require(desk.read("weekdays at 9 until June 5").recurrence)
    guard case .until(let last)? = day.rule.end else {
      Issue.record("no end")
      return
    }
    #expect(last.date.description == "2027-06-05")
    let month = try #require(desk.read("Fridays in March at 2").recurrence)
    #expect(month.start?.description == "2027-03-05T14:00")
    #expect(month.rule.end == .until(try #require(LocalDateTime(iso: "2027-03-31T23:59"))))
  }

  @Test("leave out what is excepted")
  func exceptions() throws {
    let recurrence = try #require(
      TimeDesk().read("every Friday except on December 25th").recurrence)
    #expect(recurrence.exceptions.map(\.description) == ["2026-12-25"])
    let june = try #require(TimeDesk().read("Mondays except in June").recurrence)
    #expect(
      june.exceptions.map(\.description) == [
        "2027-06-07", "2027-06-14", "2027-06-21", "2027-06-28",
      ])
  }

  @Test("so many times a unit are asked about")
  func timesPerUnit() throws {
    let twice = try #require(TimeDesk().read("twice a week").recurrence)
    #expect(twice.timesPerUnit == 2)
    #expect(TimeDesk().read("once a week on Friday").recurrence?.timesPerUnit == nil)
  }
}

@Suite("Roles")
struct RoleTests {
  @Test(
    "tell old, new, other and unwanted times apart",
    arguments: [
      PhraseRow("move my Friday appointment to Saturday", "from:2026-12-04 to:2026-12-05"),
      PhraseRow("reschedule from 3pm to 4pm", "from:T15:00 to:T16:00"),
      PhraseRow("move Dana to Friday at 3", "to:2026-12-04T15:00"),
      PhraseRow("push it to 4", "to:T16:00"),
      PhraseRow(
        "Tuesday or Wednesday after 3",
        "2026-12-01T15:00..2026-12-02T00:00 or:2026-12-02T15:00..2026-12-03T00:00"),
      PhraseRow("Friday at 3 or 4", "2026-12-04T15:00 or:2026-12-04T16:00"),
      PhraseRow("not Monday", "not:2026-11-30 not:2026-12-07"),
      PhraseRow("any day but Friday", "not:2026-12-04"),
      PhraseRow("next week except Tuesday", "2026-12-07..2026-12-14 not:2026-12-08"),
      PhraseRow("the 3rd or 4th of January", "2027-01-03 or:2027-01-04"),
      PhraseRow(
        "Mon, Wed and Fri at 9", "2026-12-07T09:00 2026-12-02T09:00 2026-12-04T09:00"),
      PhraseRow("I can't do Thursday, make it Saturday", "not:2026-12-03 2026-12-05"),
      PhraseRow("why not 4pm", "T16:00"),
    ])
  func roles(row: PhraseRow) {
    #expect(TimeDesk().shown(row.phrase) == row.reading)
  }

  @Test(
    "and what is said apart is joined",
    arguments: [
      PhraseRow("a trim at 3 pm with Sam on Friday", "2026-12-04T15:00"),
      PhraseRow("On Friday, for my daughter, at half past 2", "2026-12-04T14:30"),
      PhraseRow("a 3 day course starting on the 15th", "2026-12-15..2026-12-18 P3D"),
    ])
  func apart(row: PhraseRow) {
    #expect(TimeDesk().shown(row.phrase) == row.reading)
  }

  @Test("a bare number is read only where the desk has asked")
  func answers() {
    #expect(TimeDesk().shown("4") == "")
    #expect(TimeDesk(expecting: .time).shown("4") == "T16:00")
    #expect(TimeDesk(expecting: .date).shown("4") == "2026-12-04")
  }
}

@Suite("Sentences without a time")
struct NegativeTests {
  @Test(
    "are left alone",
    arguments: [
      "I may need to talk to you", "you march right in", "the sun is out", "he sat down",
      "give me a second", "I second that", "book a table for two", "that is the one I want",
      "call me on 555-0199", "version 1.10.3", "room 12 please", "it costs $12.50",
      "6.45 percent", "the first one", "thanks, that's all for today", "no, not right now",
      "nice evening dress?", "good morning", "have a nice day", "32/13", "25:70",
      "14pm", "one on one training", "flat 1430 Park Road", "8th floor", "dinner with Sam",
      "a bus to nowhere", "12 March Street", "24 December Street",
      "he sat next to me", "sat nav", "she sun bathes", "go ahead now", "Now, where were we",
      "We'd like to know whether you take walk-ins", "we’d love a table outside",
      "the 3-course menu", "the 4 of us", "the 2-for-1 deal", "on the 5-a-side pitch",
      "near 5th and Main", "at 12 main st", "at 12 June Road", "the 9th inning", "seat 9p",
      "5.30 euros", "at 1/2 price", "3/4 cup of sugar", "from 10 to 20 people",
      "1415 Second Street",
      "a bottle of 1982 Bordeaux", "code MAY7JN", "I may second that", "June is my stylist",
      "is April working", "April is off sick", "invite May to it", "add Wednesday Addams",
      "Ruby Tuesday", "the Noon room", "the daily special", "rename it \"Monday blues\"",
      "in the 2030s", "24/7 care", "3-7-5", "A4 paper", "may I ask who is calling",
    ])
  func quiet(line: String) {
    let reading = TimeDesk().read(line)
    #expect(reading.whens.isEmpty, "\(reading.whens.map(TimeDesk.shown))")
    #expect(reading.recurrence == nil)
  }

  @Test("names in the book are no dates")
  func names() {
    let desk = TimeDesk()
    #expect(desk.read("a trim for April", names: [3..<4]).whens.isEmpty)
    #expect(
      desk.read("move April to Friday at 3", names: [1..<2]).whens.map(TimeDesk.shown)
        == ["to:2026-12-04T15:00"])
  }
}
