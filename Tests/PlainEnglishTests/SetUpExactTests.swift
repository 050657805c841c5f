import Testing

@testable import PlainEnglish

/// What is set is what was said, of each person, day and part, and nothing else.
@Suite("Set-up sentences set what was said")
struct SetUpExactTests {
  private func changes(_ sentence: String) -> [String] {
    Desk.read(sentence).requests.map { request in
      request.left.filter(\.matters).isEmpty
        ? request.setUp?.summary ?? "-" : "left: \(request.left.map(\.text).joined())"
    }
  }

  @Test(
    "a second person has the days of the first",
    arguments: [
      (
        "Sam works Tuesdays 9 to 1 and Alma 1 to 5", "Sam works Tuesdays 9 to 1",
        "Alma works Tuesdays 1 to 5"
      ),
      (
        "on Thursday Sam works 9 to 1 and Alma 1 to 5", "on Thursday Sam works 9 to 1",
        "on Thursday Alma works 1 to 5"
      ),
      (
        "block Sam on Thursday from 1 to 2 and Alma from 2 to 3",
        "block Sam on Thursday from 1 to 2",
        "block Alma from 2 to 3 on Thursday"
      ),
      (
        "Sam is off on Thursday from 1 to 2 and Alma from 2 to 3",
        "Sam is off on Thursday from 1 to 2", "Alma is off from 2 to 3 on Thursday"
      ),
    ])
  func secondPerson(_ both: String, _ one: String, _ other: String) {
    #expect(changes(both) == changes(one) + changes(other))
  }

  @Test func `so has a third`() {
    #expect(
      changes("Sam works Tuesdays 9 to 1, Alma 1 to 5 and Priya 2 to 6")
        == changes("Sam works Tuesdays 9 to 1") + changes("Alma works Tuesdays 1 to 5")
        + changes("Priya works Tuesdays 2 to 6"))
  }

  @Test func `of which of several days it is has to be said`() {
    let read = changes("Sam works Mondays 9 to 5 and Tuesdays 10 to 6, and Alma 2 to 6")
    #expect(read.allSatisfy { $0.hasPrefix("left") })
  }

  @Test(
    "a week on the door are the hours of each day",
    arguments: [
      "Monday 10-6, Tuesday 10-6, Wednesday closed, Thursday 10-8",
      "Mon 10 to 6, Tue 10 to 6, Wed closed, Thu 10 to 8",
    ])
  func week(_ sentence: String) {
    #expect(
      changes(sentence) == [
        "open mo 10:00–18:00", "open tu 10:00–18:00", "open th 10:00–20:00", "closed we",
      ])
  }

  @Test(
    "a limit counts in the unit that is said",
    arguments: [
      ("at most 3 perms each week", "limit Perm 3 a week"),
      ("at most 4 bookings every week for each customer", "limit customer 4 a week"),
      ("at most 3 perms every day", "limit Perm 3 a day"),
      ("at most 9 perms each month", "limit Perm 9 a month"),
      ("we only take 3 perms a day", "limit Perm 3 a day"),
    ])
  func limits(_ sentence: String, _ expected: String) { #expect(changes(sentence) == [expected]) }

  @Test(
    "a limit that is spoken of is not set",
    arguments: ["forget the limit of 15 a month", "never mind the limit of 15 a month"])
  func spokenOf(_ sentence: String) { #expect(!changes(sentence).contains { $0.contains("15") }) }

  @Test(
    "an end of the hours is an end and no day",
    arguments: [
      ("shut at 4 on Thursday", "we end 16:00 on 2026-12-03"),
      ("shut at 4 on Thursdays", "we end 16:00 th"),
      ("closed at 4 on Thursday", "we end 16:00 on 2026-12-03"),
    ])
  func ends(_ sentence: String, _ expected: String) {
    let read = changes(sentence)
    #expect(read.count == 1 && read[0].hasPrefix(expected.prefix(18)), "\(read)")
  }

  @Test func `an hour before a month is no date`() {
    #expect(changes("open until 9 in January").count == 1)
    #expect(changes("open until 9 in January")[0].hasSuffix("we end 21:00"))
  }

  @Test(
    "starts within the hour and in the afternoon",
    arguments: [
      ("perms start at 20 past the hour", "change Perm: at 00:20 and on, 24 times"),
      ("perms start at five past and twenty to", "change Perm: at 00:05 and on, 48 times"),
      ("perms start at half past 9 and ten past 2", "change Perm: at 09:30 14:10"),
      ("perms start at 10 and 4:45", "change Perm: at 10:00 16:45"),
      ("perms start at 11, 1:30 and 6:15", "change Perm: at 11:00 13:30 18:15"),
    ])
  func starts(_ sentence: String, _ expected: String) { #expect(changes(sentence) == [expected]) }

  @Test(
    "a need that has no measure is none",
    arguments: [
      "a perm needs some towels", "a perm needs either basin", "a class needs the gym for an hour",
      "a class needs two people", "a choir class needs a choir",
    ])
  func needs(_ sentence: String) {
    let read = changes(sentence)
    #expect(read.count == 1 && read[0].hasPrefix("left"), "\(read)")
  }

  @Test(
    "both ends of the hours are of the days behind them",
    arguments: [
      (
        "we open at 8 and close at 7 from Monday to Friday",
        ["we start 08:00 mo tu we th fr", "we end 19:00 mo tu we th fr"]
      )
    ])
  func bothEnds(_ sentence: String, _ expected: [String]) { #expect(changes(sentence) == expected) }

  @Test(
    "a service keeps its own name",
    arguments: [
      (
        "new service Gear service lasting 2 hours at £80",
        "add service Gear service, 120 min, price 8000"
      )
    ])
  func names(_ sentence: String, _ expected: String) { #expect(changes(sentence) == [expected]) }

  @Test func `who is taken on does what another does`() {
    #expect(
      changes("new stylist Otto, does everything Sam does, same hours") == [
        "add staff Otto", "[Otto] does what Sam does", "[Otto] like Sam",
      ])
    #expect(changes("Alma does the same as Sam") == ["Alma does what Sam does"])
    #expect(changes("Alma does everything Sam does and sings")[0].hasPrefix("left"))
  }

  @Test(
    "when somebody is there, in other words",
    arguments: [
      ("Sam is available Tuesday to Friday 10 to 4", "Sam works Tuesday to Friday 10 to 4"),
      ("Sam's schedule: Mon 9-5; Wed 10-6", "Sam works Mon 9-5; Wed 10-6"),
      ("Sam's not here on Thursday", "Sam is off on Thursday"),
      ("Sam is on a course on 14 January", "Sam is off on 14 January (course)"),
      ("Sam is at a conference on 14 January", "Sam is off on 14 January (conference)"),
      ("Sam stays until 7 on Thursday", "Sam works until 7 on Thursday"),
      ("Sam is in from 11 on Thursday", "Sam starts at 11 on Thursday"),
      ("Sam is only here until 2 on Thursday", "Sam works until 2 on Thursday"),
      ("Sam doesn't work past 4 on Thursdays anymore", "Sam finishes at 4 on Thursdays"),
      ("Sam is off on Thursday mornings", "Sam starts at 12:00 on Thursdays"),
      ("Sam is off every Thursday morning", "Sam starts at 12:00 on Thursdays"),
      ("Sam takes every Thursday afternoon off", "Sam finishes at 12:00 on Thursdays"),
      ("keep 1 to 2 free on Thursday for Sam", "block Sam on Thursday from 1 to 2"),
      ("book nothing on Thursday afternoon", "closed on Thursday afternoon"),
      ("no perms on Thursdays", "at most 0 perms a day on Thursdays"),
      ("Sam doesn't do perms on Thursdays", "at most 0 perms a day on Thursdays for Sam"),
      ("the price of a perm with Sam is £70", "Sam does perms for £70"),
      ("24 and 31 December close at 3", "close at 3 on 24 and 31 December"),
    ])
  func otherWords(_ sentence: String, _ plain: String) {
    #expect(changes(sentence) == changes(plain))
    #expect(
      !changes(plain).isEmpty && changes(plain).allSatisfy { $0 != "-" && !$0.hasPrefix("left") })
  }

  @Test(
    "what no rule keeps is pointed at, and nothing is offered for it",
    arguments: [
      "Sam comes back on the 9th", "Sam starts on 4 January", "never book Dana with Sam again",
      "a deposit of £10 for perms", "students get 10% off perms",
      "each customer can only have one booking at a time",
    ])
  func unsettable(_ sentence: String) {
    let read = changes(sentence)
    #expect(read.count == 1 && read[0].hasPrefix("left"), "\(read)")
  }

  @Test func `things of any kind are counted`() {
    #expect(changes("there are two trampolines") == ["2 × trampolines"])
    #expect(changes("there is one trampoline") == ["1 × trampoline"])
    #expect(changes("there are two mistakes") != ["2 × mistakes"])
  }
}
