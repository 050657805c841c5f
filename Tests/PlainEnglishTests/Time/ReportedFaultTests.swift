import CivilTime
import Testing

@testable import PlainEnglish

/// Faults that people met in other date parsers, in our own words: each is one
/// of a family.
@Suite("Reported faults of other parsers")
struct ReportedFaultTests {
  struct Row: CustomStringConvertible, Sendable {
    var id: String
    var now: String
    var phrase: String
    var reading: String
    var isBritish = false

    var description: String { "\(id) \(phrase)" }
  }

  private static let faults: [Row] = [
    Row(
      id: "next-saturday", now: "2022-08-02T10:00", phrase: "a cut next Saturday at 11am",
      reading: "2022-08-13T11:00"),
    Row(
      id: "next-friday", now: "2022-08-02T10:00", phrase: "a cut next Friday at 11am",
      reading: "2022-08-12T11:00"),
    Row(
      id: "bare-weekday-on-monday", now: "2022-01-10T09:00", phrase: "a cut friday 10am",
      reading: "2022-01-14T10:00"),
    Row(
      id: "weekday-number-clock", now: "2022-05-02T09:00", phrase: "trim for Kim saturday 7 17:00",
      reading: "2022-05-07T17:00"),
    Row(
      id: "number-after-tomorrow", now: "2021-06-10T10:00", phrase: "a trim tomorrow 4",
      reading: "2021-06-11T16:00"),
    Row(
      id: "morning-number", now: "2021-06-10T10:00", phrase: "a trim tomorrow 11",
      reading: "2021-06-11T11:00"),
    Row(
      id: "minutes-before", now: "2020-01-29T09:00", phrase: "trim at ten to three",
      reading: "T14:50"),
    Row(
      id: "pm-on-the-first-only", now: "2017-09-28T09:00",
      phrase: "block Sam today from 1:00pm-2:30",
      reading: "2017-09-28T13:00..2017-09-28T14:30"),
    Row(
      id: "noon-to-midnight", now: "2018-04-19T10:00",
      phrase: "block Sam from noon to midnight tomorrow",
      reading: "2018-04-20T12:00..2018-04-21T00:00"),
    Row(
      id: "twelve-pm", now: "2023-01-16T09:00", phrase: "trim 12pm tomorrow",
      reading: "2023-01-17T12:00"),
    Row(
      id: "twelve-am", now: "2023-01-16T09:00", phrase: "trim 12am tomorrow",
      reading: "2023-01-17T00:00"),
    Row(
      id: "four-figures", now: "2012-07-11T09:00", phrase: "trim tomorrow 1230",
      reading: "2012-07-12T12:30"),
    Row(
      id: "fraction-of-an-hour", now: "2020-07-24T10:00", phrase: "trim in 1.5 hours",
      reading: "2020-07-24T11:30"),
    Row(
      id: "over-the-month's-end", now: "2025-05-31T11:01", phrase: "trim monday 9am",
      reading: "2025-06-02T09:00"),
    Row(
      id: "29-february", now: "2021-01-15T09:00", phrase: "on 29 Feb", reading: "2024-02-29",
      isBritish: true),
    Row(
      id: "31-june", now: "2018-05-01T09:00", phrase: "on 31 June at 9", reading: "impossible",
      isBritish: true),
    Row(
      id: "only-order", now: "2023-07-10T09:00", phrase: "trim 13/8 at 10",
      reading: "2023-08-13T10:00"),
    Row(
      id: "may-as-a-verb", now: "2018-02-07T09:00", phrase: "I may need to move my cut",
      reading: ""),
    Row(
      id: "tomorrow-before-end-of-day", now: "2016-09-02T10:00",
      phrase: "a cut tomorrow end of day",
      reading: "2016-09-03T17:00"),
    Row(
      id: "before-the-month's-end", now: "2022-02-11T09:00",
      phrase: "any physio before the end of the month?", reading: "2022-02-11..2022-03-01",
      isBritish: true),
    Row(
      id: "a-week-from", now: "2014-07-30T09:00", phrase: "trim a week from friday at 10",
      reading: "2014-08-08T10:00"),
    Row(
      id: "next-week-on-a-sunday", now: "2021-03-07T12:00", phrase: "what's free next week?",
      reading: "2021-03-08..2021-03-15"),
    Row(
      id: "soon-after-midnight", now: "2020-02-20T00:30", phrase: "trim tomorrow 10am",
      reading: "2020-02-21T10:00"),
    Row(
      id: "weekday-number-am", now: "2020-07-28T20:00", phrase: "move Kim to thursday 9 am",
      reading: "to:2020-07-30T09:00"),
    Row(
      id: "between", now: "2018-01-16T09:00", phrase: "any trim between 3pm and 4pm Friday?",
      reading: "2018-01-19T15:00..2018-01-19T16:00"),
    Row(
      id: "of-this-month", now: "2017-11-01T09:00", phrase: "physio on the 2nd of this month at 9",
      reading: "2017-11-02T09:00", isBritish: true),
  ]

  @Test("are read as a good desk reads them", arguments: faults)
  func readings(row: Row) {
    let desk = TimeDesk(now: row.now, locale: row.isBritish ? "en-GB" : "en-US")
    #expect(desk.shown(row.phrase) == row.reading)
  }

  @Test("tomorrow, said soon after midnight, may be today")
  func smallHours() throws {
    let when = try #require(
      TimeDesk(now: "2020-02-20T00:30").read("trim tomorrow 10am").whens.first)
    #expect(when.otherReading?.description == "2020-02-20T10:00")
  }
}
