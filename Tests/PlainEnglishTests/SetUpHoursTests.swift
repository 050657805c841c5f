import CivilTime
import Testing

@testable import PlainEnglish

/// Hours as they are said: without "am" and "pm", before and behind their days, with
/// exceptions, with a length.
@Suite("Hours in set-up sentences")
struct SetUpHoursTests {
  typealias Row = SetUpTests.Row

  private func expect(_ row: Row, open: [ClockRange] = []) {
    var context = Desk.context()
    if !open.isEmpty { context.openingHours = { _ in open } }
    let requests = Reader().read(row.sentence, in: context).requests
    #expect(requests.map { $0.setUp?.summary ?? "-" } == row.expected)
    #expect(requests.flatMap(\.left).filter(\.matters).isEmpty)
  }

  @Test(
    "go on through the day",
    arguments: [
      Row("Alma works Monday 7 to 12 and 5 to 8", "Alma mo 07:00–12:00 17:00–20:00 breaks -"),
      Row("open weekdays 8-12 and 6-10", "open mo tu we th fr 08:00–12:00 18:00–22:00"),
      Row("open 6 to 11, 12 to 3 and 7 to 10", "open  06:00–11:00 12:00–15:00 19:00–22:00"),
      Row("Alma works Tuesday 8 to 1 and 2 to 6", "Alma tu 08:00–13:00 14:00–18:00 breaks -"),
    ])
  func inOrder(row: Row) { expect(row) }

  @Test(
    "are of the evening where nobody would begin so early",
    arguments: [
      Row("open Thursday 5 to 10", "open th 17:00–22:00"),
      Row(
        "open 6 to 9 on Sunday 13 December", "open on 2026-12-13T18:00–2026-12-13T21:00 18:00–21:00"
      ),
      Row("open weekdays 8 to 10", "open mo tu we th fr 08:00–22:00"),
      Row("Alma works Friday nights from 8 to 3", "Alma fr 20:00–03:00 breaks -"),
      Row("Alma works Friday evenings 6 to 1am", "Alma fr 18:00–01:00 breaks -"),
      Row("Alma works Monday 6 to 2", "Alma mo 06:00–14:00 breaks -"),
    ])
  func evening(row: Row) { expect(row) }

  @Test("go by the opening hours")
  func byOpening() throws {
    let bar = try #require(ClockRange(startMinute: 1080, endMinute: 1620))
    expect(Row("Sam works Tuesday 9 to 1", "Sam tu 21:00–01:00 breaks -"), open: [bar])
    let bakery = try #require(ClockRange(startMinute: 300, endMinute: 780))
    expect(Row("Sam works Tuesday 5 to 9", "Sam tu 05:00–09:00 breaks -"), open: [bakery])
    let day = try #require(ClockRange(startMinute: 360, endMinute: 1380))
    expect(Row("Sam works Tuesday 5 to 9", "Sam tu 17:00–21:00 breaks -"), open: [day])
    expect(Row("Sam works Tuesday 7 to 11", "Sam tu 07:00–11:00 breaks -"), open: [day])
  }

  @Test(
    "stand before their days as well as behind",
    arguments: [
      Row(
        "open 8 to 4 Monday to Thursday and 9 to 3 on Friday", "open mo tu we th 08:00–16:00",
        "open fr 09:00–15:00"),
      Row(
        "Alma works 10 to 6 on Mondays, 12 to 8 on Wednesdays and 9 to 1 on Saturdays",
        "Alma mo 10:00–18:00 breaks -", "Alma we 12:00–20:00 breaks -",
        "Alma sa 09:00–13:00 breaks -"),
    ])
  func beforeDays(row: Row) { expect(row) }

  @Test(
    "know exceptions and closed days between others",
    arguments: [
      Row(
        "open every day 11 to 7 except Tuesdays", "open mo we th fr sa su 11:00–19:00",
        "closed tu"),
      Row(
        "Alma works 8 to 2 every day but Friday",
        "Alma mo tu we th sa su 08:00–14:00 breaks - only", "Alma fr - breaks -"),
      Row(
        "open Monday 8 to 4, Tuesday closed, Wednesday 8 to 6 and Thursday 8 to 2",
        "open mo 08:00–16:00", "open we 08:00–18:00", "open th 08:00–14:00", "closed tu"),
      Row(
        "open on Sunday 13 December 10 to 3 and Sunday 20 December 12 to 5",
        "open on 2026-12-13T10:00–2026-12-13T15:00 10:00–15:00",
        "open on 2026-12-20T12:00–2026-12-20T17:00 12:00–17:00"),
      Row("closed on Thursday afternoons", "closed 12:00–24:00 th"),
      Row("Alma works all day Thursday", "Alma in th"),
    ])
  func exceptions(row: Row) { expect(row) }

  @Test(
    "of time off and blocks have the length that is said",
    arguments: [
      Row("Alma is off 4 days from 14 December", "Alma off 2026-12-14T00:00–2026-12-18T00:00 -"),
      Row(
        "Alma is off for three hours on 17 December from 1",
        "Alma off 2026-12-17T13:00–2026-12-17T16:00 -"),
      Row(
        "block Alma for half an hour on Thursday 17 December at 3",
        "block Alma 2026-12-17T15:00–2026-12-17T15:30 -"),
      Row(
        "block Alma and Sam on 17 December from 3 to 4 for stocktaking",
        "block Alma 2026-12-17T15:00–2026-12-17T16:00 stocktaking",
        "block Sam 2026-12-17T15:00–2026-12-17T16:00 stocktaking"),
      Row(
        "Alma is off for a course on 17 December",
        "Alma off 2026-12-17T00:00–2026-12-18T00:00 course"),
      Row(
        "Alma is on parental leave from 14 to 18 December",
        "Alma off 2026-12-14T00:00–2026-12-19T00:00 parental leave"),
      Row(
        "Alma is away at a seminar on 17 December from 9 to 12",
        "Alma off 2026-12-17T09:00–2026-12-17T12:00 seminar"),
      Row(
        "book Alma off from 14 to 18 December", "Alma off 2026-12-14T00:00–2026-12-19T00:00 -"),
      Row(
        "time off for Alma 14 to 18 December", "Alma off 2026-12-14T00:00–2026-12-19T00:00 -"),
      Row("Alma is off for the day on 17 December", "Alma off 2026-12-17T00:00–2026-12-18T00:00 -"),
    ])
  func lengths(row: Row) { expect(row) }

  @Test(
    "come with the people who are taken on",
    arguments: [
      Row(
        "add staff Bo (Mon to Wed 9 to 5) and Cy (Thu and Fri 10 to 6)", "add staff Bo",
        "[Bo] mo tu we 09:00–17:00 breaks - only", "add staff Cy", "[Cy] th fr 10:00–18:00 breaks -"
      ),
      Row(
        "add staff Bo, Mon to Wed 9 to 5", "add staff Bo", "[Bo] mo tu we 09:00–17:00 breaks - only"
      ),
      Row("add trainer Bo, she does perms", "add staff Bo", "[Bo] named Perm"),
    ])
  func hiring(row: Row) { expect(row) }

  @Test(
    "and places, starts, prices and buffers are read in their order",
    arguments: [
      Row("massages start at 10 and 7", "change Massage: at 10:00 19:00"),
      Row("up to nine people per class", "change Class: holds 9"),
      Row("max 7 in a class", "change Class: holds 7"),
      Row("no more than 9 in a class", "change Class: holds 9"),
      Row("limit classes to 11 people", "change Class: holds 11"),
      Row("a class has room for 14", "change Class: holds 14"),
      Row("perms £44, massages £61", "change Perm: price 4400", "change Massage: price 6100"),
      Row("a perm has 5 before and 25 after", "change Perm: 5 before, 25 after"),
      Row(
        "add service Wax, 25 min, £18, 5 minutes before and after",
        "add service Wax, 25 min, price 1800, 5 before, 5 after"),
      Row("Alma max 7 clients a day", "limit Alma 7 a day"),
      Row(
        "remove perms and massages", "remove service Perm", "remove service Massage"),
    ])
  func values(row: Row) { expect(row) }

  @Test(
    "what is of one moment, or a person’s name that is none, is not passed over",
    arguments: [
      "at most 2 perms at a time", "add staff Bo, she yodels", "open Monday 9 to 5 but Tuesday",
    ])
  func left(sentence: String) {
    let requests = Desk.read(sentence).requests
    #expect(requests.contains { $0.left.contains(where: \.matters) || $0.setUp == nil })
  }
}
