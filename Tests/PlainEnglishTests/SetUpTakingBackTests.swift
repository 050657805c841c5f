import Testing

@testable import PlainEnglish

/// The negation of a set-up sentence undoes what the sentence sets.
@Suite("Set-up sentences that take back")
struct SetUpTakingBackTests {
  typealias Row = SetUpTests.Row

  private func changes(_ sentence: String) -> [String] {
    Desk.read(sentence).requests.map { $0.setUp?.summary ?? "-" }
  }

  private func expect(_ row: Row) {
    #expect(changes(row.sentence) == row.expected)
    #expect(Desk.read(row.sentence).requests.flatMap(\.left).filter(\.matters).isEmpty)
  }

  @Test(
    "of limits and other rules",
    arguments: [
      Row("remove the limit on perms", "limit Perm none a -"),
      Row("remove the limit of 3 perms a day", "limit Perm none a day"),
      Row("lift the weekly limit on colours", "limit Colour none a week"),
      Row("no limit for Alma", "limit Alma none a -"),
      Row("no limit on massages", "limit Massage none a -"),
      Row("no longer at most 3 perms a day", "limit Perm none a day"),
      Row("no limits", "no limits"),
      Row("bookings any time ahead", "horizon none"),
      Row("remove the notice", "notice 0"),
      Row("pending bookings no longer block", "pendingBlocks off"),
      Row("leave no gaps", "gapSaving on"),
    ])
  func rules(row: Row) { expect(row) }

  @Test(
    "of services",
    arguments: [
      Row("a perm has no processing", "Perm without processing"),
      Row("massages have no buffers", "Massage without bufferBefore, bufferAfter"),
      Row("a colour has no time after", "Colour without bufferAfter"),
      Row("a perm no longer needs 10 minutes before", "Perm without bufferBefore"),
      Row("perms no longer start every half hour", "Perm without starts"),
      Row("massages can start at any time", "Massage without starts"),
      Row("a class no longer holds 8 people", "Class without capacity"),
      Row("a massage needs no room", "Massage without needs"),
      Row("a massage no longer needs the quiet room", "Massage without quiet room"),
      Row("Priya no longer does colours in 90 minutes", "Priya Colour as usual"),
      Row("Alma does perms in the usual time", "Alma Perm as usual"),
      Row("Alma no longer does perms", "Alma not Perm"),
      Row("we no longer offer perms", "remove service Perm"),
    ])
  func services(row: Row) { expect(row) }

  @Test(
    "of hours and dates",
    arguments: [
      Row("Alma no longer works Thursdays", "Alma th - breaks -"),
      Row("Alma doesn't work Thursdays any more", "Alma th - breaks -"),
      Row("we no longer open on Mondays", "closed mo"),
      Row("no longer closed on Sundays", "we in su"),
      Row(
        "we are not closed on 24 December", "we as usual 2026-12-24T00:00–2026-12-25T00:00 open"),
      Row("no longer closed on public holidays", "open on holidays"),
      Row(
        "Alma is not off from 3 to 5 December",
        "Alma as usual 2026-12-03T00:00–2026-12-06T00:00"),
      Row("cancel Alma's time off", "Alma as usual -"),
      Row("remove the closure on 4 January", "we as usual 2027-01-04T00:00–2027-01-05T00:00"),
      Row(
        "we are open on 4 January after all", "we as usual 2027-01-04T00:00–2027-01-05T00:00 open"),
      Row(
        "on 12 December Alma works her usual hours",
        "Alma as usual 2026-12-12T00:00–2026-12-13T00:00 open"),
      Row("Alma isn't in on Thursday", "Alma on 2026-12-03T00:00–2026-12-04T00:00 -"),
      Row("remove Alma's lunch", "Alma no breaks "),
      Row("Alma works without a break on Mondays", "Alma no breaks mo"),
    ])
  func hours(row: Row) { expect(row) }

  @Test(
    "of blocks",
    arguments: [
      Row("unblock Alma on 4 December", "unblock Alma 2026-12-04T00:00–2026-12-05T00:00"),
      Row("remove Alma's block", "unblock Alma -"),
    ])
  func blocks(row: Row) { expect(row) }

  @Test(
    "a limit of a service is not the service",
    arguments: [
      "remove the limit on colours", "delete the limit on colours", "cancel the limit on perms",
      "drop the cap on massages",
    ])
  func limitOnly(sentence: String) {
    let intents = Desk.read(sentence).requests.map(\.intent)
    #expect(intents == [.setUp])
    #expect(changes(sentence).allSatisfy { $0.hasPrefix("limit") })
  }

  @Test(
    "a comparison is no negation",
    arguments: [
      Row("no more than 3 perms a day", "limit Perm 3 a day"),
      Row("not more than 6 bookings a day for Sam", "limit Sam 6 a day"),
      Row("customers cannot book more than 60 days ahead", "horizon 60"),
      Row("no bookings less than 2 hours ahead", "notice 120"),
    ])
  func comparison(row: Row) { #expect(changes(row.sentence) == row.expected) }
}
