import Testing

@testable import PlainEnglish

/// Set-up sentences that name several values, and hours as they are said.
@Suite("Set-up sentences with several values")
struct SetUpSeveralTests {
  typealias Row = SetUpTests.Row

  private func expect(_ row: Row) {
    let requests = Desk.read(row.sentence).requests
    #expect(requests.map { $0.setUp?.summary ?? "-" } == row.expected)
    #expect(requests.flatMap(\.left).filter(\.matters).isEmpty)
  }

  @Test(
    "each is done",
    arguments: [
      Row("at most 3 perms and 2 colours a day", "limit Perm 3 a day", "limit Colour 2 a day"),
      Row(
        "at most 3 perms a day and at most 6 bookings a week for Sam", "limit Perm 3 a day",
        "limit Sam 6 a week"),
      Row(
        "at most 5 bookings a day for Alma and 3 for Sam", "limit Alma 5 a day",
        "limit Sam 3 a day"),
      Row(
        "at most 2 perms a week each for Sam and Alma", "limit Perm with Sam 2 a week",
        "limit Perm with Alma 2 a week"),
      Row("at most 3 bookings a day for each stylist", "limit [each stylist] 3 a day"),
      Row(
        "perms and massages start every half hour", "change Perm: every 30",
        "change Massage: every 30"),
      Row(
        "perms start every half hour, massages every hour", "change Perm: every 30",
        "change Massage: every 60"),
      Row("perms and colours need the basin", "Perm needs basin", "Colour needs basin"),
      Row(
        "a massage needs the couch and the quiet room", "Massage needs couch",
        "Massage needs quiet room"),
      Row("there is a basin and a laser", "1 × basin", "1 × laser"),
      Row(
        "add service Wax 25 min £18 and service Steam bath 40 min £22",
        "add service Wax, 25 min, price 1800", "add service Steam bath, 40 min, price 2200"),
      Row(
        "Sam works Mondays 9 to 5, Alma Tuesdays 9 to 3", "Sam mo 09:00–17:00 breaks -",
        "Alma tu 09:00–15:00 breaks -"),
    ])
  func each(row: Row) { expect(row) }

  @Test(
    "each date that is named is one",
    arguments: [
      Row(
        "Alma is off on 3, 4 and 7 December", "Alma off 2026-12-03T00:00–2026-12-04T00:00 -",
        "Alma off 2026-12-04T00:00–2026-12-05T00:00 -",
        "Alma off 2026-12-07T00:00–2026-12-08T00:00 -"),
      Row(
        "Alma is off on Thursday and Friday", "Alma off 2026-12-03T00:00–2026-12-04T00:00 -",
        "Alma off 2026-12-04T00:00–2026-12-05T00:00 -"),
      Row(
        "close Friday and Saturday", "closed on 2026-12-04T00:00–2026-12-05T00:00 -",
        "closed on 2026-12-05T00:00–2026-12-06T00:00 -"),
      Row(
        "open on 6 December 10 to 4 and on 13 December 10 to 2",
        "open on 2026-12-06T10:00–2026-12-06T16:00 10:00–16:00",
        "open on 2026-12-13T10:00–2026-12-13T14:00 10:00–14:00"),
      Row(
        "block Alma on Friday from 10 to 12 and from 2 to 3",
        "block Alma 2026-12-04T10:00–2026-12-04T12:00 -",
        "block Alma 2026-12-04T14:00–2026-12-04T15:00 -"),
    ])
  func dates(row: Row) { expect(row) }

  @Test(
    "hours as they are said",
    arguments: [
      Row(
        "Sam works Fridays from six in the evening to two in the morning",
        "Sam fr 18:00–02:00 breaks -"),
      Row(
        "Sam works Fridays from ten at night to four in the morning", "Sam fr 22:00–04:00 breaks -"),
      Row("Sam works Friday nights 10 to 4", "Sam fr 22:00–04:00 breaks -"),
      Row("Sam works Thu 21:30 to 1:00", "Sam th 21:30–01:00 breaks -"),
      Row("open Friday 22:00 to Saturday 03:00", "open fr 22:00–03:00"),
      Row("open ten to four on Sundays", "open su 10:00–16:00"),
      Row("Sam works Mondays ten till six", "Sam mo 10:00–18:00 breaks -"),
      Row("closed between 1 and 2 every day", "closed 13:00–14:00 mo tu we th fr sa su"),
      Row("open 10 to 2 on Boxing Day", "open on 2026-12-26T10:00–2026-12-26T14:00 10:00–14:00"),
      Row("closed on Friday afternoon", "closed partly 2026-12-04T12:00–2026-12-04T17:00 -"),
      Row("Alma is off every Friday from 2 to 3", "Alma also breaks fr 14:00–15:00"),
      Row("block Alma every Friday from 2 to 3", "Alma also breaks fr 14:00–15:00"),
      Row("Alma also has a break 4 to 4:30", "Alma also breaks  16:00–16:30"),
      Row("add a break for Alma at 4 to 4:15", "Alma also breaks  16:00–16:15"),
      Row(
        "Sam works Tue-Fri 10-6 with no break", "Sam tu we th fr 10:00–18:00 breaks - only",
        "Sam no breaks tu we th fr"),
      Row("Alma works an extra hour on Thursdays", "Alma end by 60 th"),
      Row("lunch is 12 to 1 for everyone", "[everyone]  - breaks 12:00–13:00"),
    ])
  func hours(row: Row) { expect(row) }

  @Test(
    "lengths, prices and times within a visit",
    arguments: [
      Row("add service Wax, an hour, fifty pounds", "add service Wax, 60 min, price 5000"),
      Row("Priya does colours in 90 minutes for eighty pounds", "Priya Colour 90 min 8000"),
      Row(
        "add service Wax, 2 hours, 10 minutes before and 15 minutes after",
        "add service Wax, 120 min, 10 before, 15 after"),
      Row(
        "add service Wax, 45 min, £30, buffer of 10 minutes on both sides",
        "add service Wax, 45 min, price 3000, 10 before, 10 after"),
      Row(
        "add service Wax, 45 min, £30, needs the quiet room",
        "add service Wax, 45 min, price 3000, needs quiet room"),
      Row("change the buffer after a perm to 5 minutes", "change Perm: 5 after"),
      Row(
        "a perm has 45 minutes processing after the first half hour",
        "change Perm: processing 45 after 30"),
      Row(
        "after 30 minutes a perm has 45 minutes of processing",
        "change Perm: processing 45 after 30"),
      Row(
        "during a perm the stylist is free for 45 minutes after the first 30",
        "change Perm: processing 45 after 30"),
      Row(
        "a colour takes 45 minutes, then 30 minutes processing, then 45 minutes",
        "change Colour: 120 min, processing 30 after 45"),
      Row("perms take between 30 and 60 minutes", "change Perm: 30–60 min"),
      Row("slots every hour", "step 60"),
      Row("slots hourly", "step 60"),
      Row("change perms to start every hour", "change Perm: every 60"),
      Row("at most 100 bookings a month", "limit all 100 a month"),
      Row("never more than 3 perms a day", "limit Perm 3 a day"),
      Row("a perm is called wave now", "change Perm: wave"),
    ])
  func values(row: Row) { expect(row) }
}
