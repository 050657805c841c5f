import Testing

@testable import PlainEnglish

/// A sentence that sets several things sets each of them, and nothing between them.
@Suite("Set-up sentences that begin anew")
struct SetUpSegmentsTests {
  typealias Row = SetUpTests.Row

  @Test(
    "each part is read as a line of its own",
    arguments: [
      Row(
        "closed on 25 December, open 10 to 2 on 27 December",
        "closed on 2026-12-25T00:00–2026-12-26T00:00 -", "open on 2026-12-27 10:00–14:00"),
      Row("slots every 30 minutes and 2 hours' notice", "step 30", "notice 120"),
      Row("2 hours' notice and at most 60 days ahead", "notice 120", "horizon 60"),
      Row(
        "open Mon to Fri 9 to 6, Saturday 10 to 4, closed on Sundays",
        "open mo tu we th fr 09:00–18:00", "open sa 10:00–16:00", "closed su"),
      Row("open 9 to 5, Thursdays 9 to 8", "open  09:00–17:00", "open th 09:00–20:00"),
      Row(
        "open Monday 9 to 5, Wednesday closed, Thursday 10 to 6", "open mo 09:00–17:00",
        "open th 10:00–18:00", "closed we"),
      Row(
        "Sam is off on 18 December and works 10 to 2 on 19 December",
        "Sam off 2026-12-18T00:00–2026-12-19T00:00 -", "Sam on 2026-12-19 10:00–14:00"),
      Row(
        "on 12 December Sam works 10 to 2 and Alma works 12 to 4",
        "Sam on 2026-12-12 10:00–14:00", "Alma on 2026-12-12 12:00–16:00"),
      Row(
        "closed on 25 December and Sam is off on 24 December",
        "closed on 2026-12-25T00:00–2026-12-26T00:00 -",
        "Sam off 2026-12-24T00:00–2026-12-25T00:00 -"),
      Row(
        "haircuts take 30 minutes and start every half hour", "change Haircut: 30 min, every 30"),
      Row(
        "at most 4 haircuts a day for Sam and 3 for Alma", "limit Haircut with Sam 4 a day",
        "limit Haircut with Alma 3 a day"),
      Row(
        "at most 4 haircuts a day and 10 a week", "limit Haircut 4 a day",
        "limit Haircut 10 a week"),
      Row(
        "at most 5 haircuts a day, 3 on Saturdays", "limit Haircut 5 a day",
        "limit Haircut 3 a day on sa"),
      Row(
        "Sam works Tue to Fri 9 to 5 and Sat 9 to 1, lunch 12 to 12:30",
        "Sam tu we th fr 09:00–17:00 breaks 12:00–12:30",
        "Sam sa 09:00–13:00 breaks 12:00–12:30"),
      Row(
        "Alma does perms in 90 minutes for £80 and haircuts in 40 minutes for £30",
        "Alma Perm 90 min 8000", "Alma Haircut 40 min 3000"),
    ])
  func parts(row: Row) {
    let requests = Desk.read(row.sentence).requests
    // Of hours on a date only the date matters: the windows say the rest.
    let summaries = requests.map { request -> String in
      switch request.setUp {
      case .staffOn(let name, let when, let windows)?:
        "\(name.short) on \(when.start.map { "\($0.date)" } ?? "?") \(windows.short)"
      case .openOn(let when, let windows)?:
        "open on \(when.start.map { "\($0.date)" } ?? "?") \(windows.short)"
      default: request.setUp?.summary ?? "-"
      }
    }
    #expect(summaries == row.expected)
    #expect(requests.flatMap(\.left).filter(\.matters).isEmpty)
  }
}
