import Testing

@testable import PlainEnglish

/// Weekly hours of several kinds in one sentence: each day has just the hours said of it.
@Suite("Weekly plans")
struct WeeklyPlanTests {
  typealias Row = SetUpTests.Row

  @Test(
    "each day has the hours that were said of it",
    arguments: [
      Row(
        "Sam works Mon 8-12, Tue 9-5, not Wednesday, Thu 11-7", "Sam mo 08:00–12:00 breaks -",
        "Sam tu 09:00–17:00 breaks -", "Sam th 11:00–19:00 breaks -", "Sam we - breaks -"),
      Row(
        "Sam works Mon 9-5, off Tue, Wed 10-6", "Sam mo 09:00–17:00 breaks -",
        "Sam we 10:00–18:00 breaks -", "Sam tu - breaks -"),
      Row(
        "Sam works 9am-5pm on Monday, Tuesday 10am-6pm", "Sam mo 09:00–17:00 breaks -",
        "Sam tu 10:00–18:00 breaks -"),
      Row(
        "on Tuesdays Alma works 9 to 5, on Thursdays 12 to 7", "Alma tu 09:00–17:00 breaks -",
        "Alma th 12:00–19:00 breaks -"),
      Row(
        "Sam works Tue 9-1 and Thu 9-5, with a break 12-12:30 on Thursday",
        "Sam tu 09:00–13:00 breaks -", "Sam th 09:00–17:00 breaks 12:00–12:30"),
      Row(
        "open 8 to 6 Monday to Friday, 10 to 3 Saturday, closed Sunday",
        "open mo tu we th fr 08:00–18:00", "open sa 10:00–15:00", "closed su"),
      Row(
        "open Mon-Wed 9-5, closed Thu, Fri 9-8", "open mo tu we 09:00–17:00", "open fr 09:00–20:00",
        "closed th"),
      Row("open Mon-Sat 9-5 not Wed", "open mo tu th fr sa 09:00–17:00", "closed we"),
      Row("open 9 to 5, not Mondays", "open  09:00–17:00", "closed mo"),
      Row("open every day but Sunday 9 to 5", "open mo tu we th fr sa 09:00–17:00", "closed su"),
      Row(
        "open Monday to Friday 9 to 6, closed 1 to 2 for lunch",
        "open mo tu we th fr 09:00–13:00 14:00–18:00"),
      Row(
        "Sam works Tuesday to Saturday, not Thursday, 9 to 5",
        "Sam tu we fr sa 09:00–17:00 breaks - only", "Sam th - breaks -"),
    ])
  func plans(row: Row) {
    let requests = Desk.read(row.sentence).requests
    #expect(requests.map { $0.setUp?.summary ?? "-" } == row.expected)
    #expect(requests.flatMap(\.left).isEmpty)
  }

  @Test(
    "where it cannot be told which hours are whose, and of what is only excepted, nothing is done",
    arguments: [
      "open Monday 9 to 5 but Tuesday", "at most 4 haircuts a day except Saturdays",
      "2 hours' notice except on Saturdays", "at most 6 bookings a day for Sam, not on Fridays",
      "Sam is off on Friday, not Thursday", "a massage needs two therapists", "perms take 12",
    ])
  func refused(_ sentence: String) {
    let requests = Desk.read(sentence).requests
    #expect(requests.contains { $0.left.contains(where: \.matters) })
  }

  @Test(
    "what is not of all is not of the others",
    arguments: [
      Row("Sam does haircuts, not perms", "Sam named Haircut", "Sam not Perm"),
      Row("Alma, not Sam, does perms", "Alma named Perm", "Sam not Perm"),
      Row("Sam's day off is Wednesday", "Sam we - breaks -"),
      Row("Sam is off Dec 3-10", "Sam off 2026-12-03T00:00–2026-12-11T00:00 -"),
      Row("open 10-4 Dec 6", "open on 2026-12-06T10:00–2026-12-06T16:00 10:00–16:00"),
      Row("each of us does at most 6 bookings a day", "limit [each of us] 6 a day"),
      Row("max. 4 haircuts/day", "limit Haircut 4 a day"),
      Row("max 60 days ahead", "horizon 60"), Row("book up to 60 days out", "horizon 60"),
      Row(
        "add service Full service, 3 hours, £210", "add service Full service, 180 min, price 21000"),
    ])
  func others(row: Row) {
    let requests = Desk.read(row.sentence).requests
    #expect(requests.map { $0.setUp?.summary ?? "-" } == row.expected)
  }

  @Test(
    "classes have starts of their own on each weekday",
    arguments: [
      Row(
        "massages are at 6pm on Mondays and 7pm on Thursdays",
        "change Massage: mo 18:00 th 19:00 named"),
      Row("massage Tuesdays at 9 and 10:30", "change Massage: tu 09:00 10:30 named"),
      Row(
        "massages start only at 18:00 on Mon and at 10:00 on Sat",
        "change Massage: mo 18:00 sa 10:00 exactly"),
      Row("massages also start at 8pm on Mondays", "change Massage: mo 20:00 also"),
    ])
  func timetables(row: Row) {
    let requests = Desk.read(row.sentence).requests
    #expect(requests.map { $0.setUp?.summary ?? "-" } == row.expected)
    #expect(requests.flatMap(\.left).isEmpty)
  }
}

/// A rule just set is corrected by its values.
@Suite("Corrections of a rule")
struct SetUpCorrectionTests {
  struct Row: Sendable, CustomTestStringConvertible {
    var rule: String
    var line: String
    var expected: SetUpCorrection?

    init(_ rule: String, _ line: String, _ expected: SetUpCorrection?) {
      self.rule = rule
      self.line = line
      self.expected = expected
    }

    var testDescription: String { "\(rule) / \(line)" }
  }

  @Test(arguments: [
    Row("slots every 15 minutes", "actually make it 20", .says("slots every 20 minutes")),
    Row("slots every 15 minutes", "no, half an hour", .says("slots every half an hour")),
    Row("we open at 9 on Fridays", "make that 9:30", .says("we open at 9:30 on Fridays")),
    Row("Sam works 9 to 5", "no, 10 to 6", .says("Sam works 10 to 6")),
    Row("Sam works 9 to 5", "sorry, until 6", .says("Sam works 9 to 6")),
    Row("a perm costs £70", "make it £75 instead", .says("a perm costs £75")),
    Row("at most 4 haircuts a day", "no, perms", .says("at most 4 perms a day")),
    Row("at most 4 haircuts a day", "a week, I mean", .says("at most 4 haircuts a week")),
    Row("at most 4 haircuts a day", "and 10 a week", .adds("at most 10 haircuts a week")),
    Row("Sam is off on 18 December", "I meant the 17th", .says("Sam is off on 17th")),
    Row("Sam is off on 18 December", "and Alma too", .adds("Alma is off on 18 December")),
    Row("closed on 25 December", "no, 26", .says("closed on 26 December")),
    Row("2 hours' notice", "scrap that", .takesBack),
    Row("at most 4 haircuts a day", "remove that limit", .takesBack),
    Row("a perm takes 90 minutes and costs £70", "make it 80", .unclear),
    Row("2 hours' notice", "book Dana a haircut", nil),
    Row("2 hours' notice", "Friday at 2", nil),
    Row("2 hours' notice", "cancel Dana's haircut", nil),
    Row("Sam does not work on 17 December", "Sam does not work on 18 December", nil),
    Row("2 hours' notice", "no", nil), Row("2 hours' notice", "who's in tomorrow?", nil),
  ])
  func corrections(row: Row) {
    let read = SetUpCorrection(row.line, of: row.rule, in: Desk.context())
    switch (read, row.expected) {
    case (.says(let one)?, .says(let two)?), (.adds(let one)?, .adds(let two)?):
      // The preposition of a date may be said twice.
      #expect(one.filter { $0 != " " } == two.filter { $0 != " " })
    default: #expect(read == row.expected)
    }
  }
}
