import Testing

@testable import PlainEnglish

/// What looks like a day and is none: it is pointed at, as today would be booked without it.
@Suite("Days that are none")
struct LostDayTests {
  @Test(
    "are words that change what is meant",
    arguments: [
      ("haircut on plumday at 3", "plumday"), ("haircut on the big day at 3", "on the big day"),
      ("haircut on payday", "payday"),
      ("haircut another day", "another day"), ("a haircut some other day at 3", "other day"),
      ("haircut tomorrow ten past", "ten past"), ("haircut at quarter past", "quarter past"),
      ("massage the umpteenth at 2", "umpteenth"), ("perm the tenht at 3", "tenht"),
      ("haircut 31-31-27 at 3", "31-31-27"), ("haircut 14/14/2027 at 3", "14/14/2027"),
      ("haircut on the 35th at 3", "35th"), ("move Dana to comingmondayat 3", "comingmondayat"),
    ])
  func pointed(line: String, word: String) {
    let left = Desk.read(line).main.left
    let pointed = left.filter(\.matters).map(\.text)
    #expect(pointed == [word])
  }

  @Test(
    "are told of another booking, which is not the one to change",
    arguments: [
      ("book a haircut at the same time as B-14", "same time as B-14"),
      ("haircut every week at the same time as B-14", "same time as B-14"),
      ("book the same as #14 for Friday", "same as #14"),
    ])
  func likeOther(line: String, word: String) {
    let pointed = Desk.read(line).main.left.filter(\.matters).map(\.text)
    #expect(pointed == [word])
  }

  @Test(
    "are none where a day is named, and no day's letters say so",
    arguments: [
      "haircut for my birthday at 3", "haircut on Friday at 3 on payday",
      "haircut on the veranda at 3",
      "haircut for health at 3", "haircut 24/7", "another haircut the day after tomorrow",
      "haircut at ten past 4", "haircut any other day this week",
    ])
  func harmless(line: String) {
    let pointed = Desk.read(line).main.left.filter(\.matters).map(\.text)
    #expect(pointed.isEmpty)
  }

  @Test(
    "figures behind a name are an hour, or are pointed at",
    arguments: [
      ("haircut 3", "15:00"), ("book a haircut 1530", "15:30"), ("haircut 3 with Sam", "15:00"),
      ("colour 11 Dana", "11:00"), ("move Dana 4", "16:00"), ("haircut 45", nil),
      ("book Dana a haircut 17", nil), ("haircut 0312", nil),
    ])
  func behindName(line: String, hour: String?) {
    let request = Desk.read(line).main
    #expect(request.whens.first?.start?.time.description == hour)
    #expect(request.left.contains { $0.matters } == (hour == nil))
  }

  @Test("say how many of a weekday a month has")
  func nth() throws {
    let when = try #require(
      Desk.read("haircut on the 5th Wednesday of February at 3").main.whens.first)
    #expect(
      when.impossible == .noSuchWeekday(.wednesday, ordinal: 5, month: 2, year: 2027))
  }

  @Test(
    "hours of several days are those of each",
    arguments: [
      ("block Sam 14 to 16 December 10-11", 3), ("Sam is off next week mornings", 7),
      ("block Sam 17 and 18 December from 2 to 3", 2),
      ("Sam is off from 14 December at 10 to 16 December at 11", 1),
    ])
  func perDay(line: String, count: Int) {
    let changes = Desk.read(line).requests.compactMap(\.setUp)
    #expect(changes.count == count)
  }
}
