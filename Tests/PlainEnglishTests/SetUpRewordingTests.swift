import Testing

@testable import PlainEnglish

/// Rules in other words set what the plain sentence does.
@Suite struct SetUpRewordingTests {
  private func changes(_ sentence: String) -> [String] {
    Desk.read(sentence).requests.map { request in
      request.left.isEmpty ? request.setUp?.summary ?? "-" : "left"
    }
  }

  @Test(arguments: [
    ("could you please make slots every 20 minutes", "slots every 20 minutes"),
    ("set the slot interval to 25 minutes", "slots every 25 minutes"),
    ("can you require 3 hours' notice", "3 hours' notice"),
    ("set the booking window to 45 days", "bookings up to 45 days ahead"),
    ("holds expire after 12 minutes", "holds last 12 minutes"),
    ("perms begin every half hour", "perms start every half hour"),
    ("perm max 6", "a perm holds 6 people"),
    ("5 minutes between perms", "leave 5 minutes between perms"),
    ("Sam isn't available on Friday from 1 to 3", "block Sam on Friday from 1 to 3"),
    ("no bookings for Sam on Friday from 1 to 3", "block Sam on Friday from 1 to 3"),
    ("Sam's taking 3 to 9 December off", "Sam is off 3 to 9 December"),
    ("cap Sam at 5 a day", "limit Sam to 5 a day"),
    ("don't take bookings on 26 December", "closed on 26 December"),
    ("8 spots in perm", "a perm holds 8 people"),
    ("increase the price of a perm by £4", "raise the price of a perm by £4"),
    ("Sam only works mornings", "Sam finishes at 12:00"),
    ("Sam doesn't work Friday mornings", "Sam starts at 12:00 on Fridays"),
    ("Sam takes Wednesday afternoons off", "Sam finishes at 12:00 on Wednesdays"),
    ("Sam comes in an hour later on Mondays", "Sam starts an hour later on Mondays"),
    ("closed for Easter", "closed from Good Friday to Easter Monday"),
    ("people can cancel up to 12 hours before", "12 hours' notice to cancel"),
    ("add another perm on Saturdays at 9am", "perm also runs on Saturdays at 9am"),
    ("we've got 2 tables", "we have two tables"),
    ("there are 3 ramps", "we have 3 ramps"),
    ("Sam works M-F 9-5", "Sam works Mon-Fri 9-5"),
    ("Sam works MWF 9 to 5", "Sam only works Mon, Wed and Fri 9 to 5"),
  ])
  func reworded(_ sentence: String, _ plain: String) {
    #expect(changes(sentence) == changes(plain))
    #expect(!changes(plain).isEmpty && changes(plain).allSatisfy { $0 != "-" && $0 != "left" })
  }

  @Test(
    "a rule that cannot be set wishes for nothing",
    arguments: [
      "perms only on Saturdays", "at most 3 hours of perms a day", "perms only before 3",
      "Sam is off every Friday except 4 December",
      "put the price of a perm up by 10%", "everything costs £2 more",
    ])
  func unsettable(_ sentence: String) { #expect(changes(sentence) == ["left"]) }

  @Test func `what is said of several is a change for each`() {
    #expect(
      changes("on Saturday 5 December Sam and Alma work 10 to 2")
        == changes("on Saturday 5 December Sam works 10 to 2")
        + changes("on Saturday 5 December Alma works 10 to 2"))
    #expect(
      changes("block Sam on Friday 2 to 3 and 4 to 5")
        == changes("block Sam on Friday from 2 to 3") + changes("block Sam on Friday from 4 to 5"))
    #expect(
      changes("Sam's lunch is 1 to 1:40 and Alma's is 12:20 to 1")
        == changes("Sam has lunch 1 to 1:40") + changes("Alma has lunch 12:20 to 1"))
  }

  @Test func `somebody has the hours of another`() {
    #expect(changes("Alma works the same hours as Sam") == ["Alma like Sam"])
    #expect(
      changes("Sam and Alma have the same hours as Summer") == [
        "Sam like Summer", "Alma like Summer",
      ])
  }

  @Test func `the hours before a lunch are no break`() {
    #expect(
      changes("Sam works mon-fri 9-5 lunch 12-1") == changes("Sam works mon-fri 9-5, lunch 12-1"))
  }

  @Test func `both ends of a length count in the unit that is said`() {
    let change = Desk.read("a perm can be 1 to 6 hours").requests.first?.setUp
    guard case .changeService(_, let values)? = change else {
      Issue.record("no change")
      return
    }
    #expect(values.lengthLimits == 60...360)
  }
}
