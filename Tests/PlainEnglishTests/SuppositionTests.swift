import CivilTime
import Testing

@testable import PlainEnglish

/// What is only supposed is read as what it would be if it were said.
@Suite struct SuppositionTests {
  /// A question and what it supposes, in short.
  struct Row: CustomTestStringConvertible, Sendable {
    var line: String
    var expected: [String]

    init(_ line: String, _ expected: String...) {
      self.line = line
      self.expected = expected
    }

    var testDescription: String { line }
  }

  private func supposed(_ line: String) -> [String] {
    let requests = Desk.read(line).requests
    guard requests.count == 1, let request = requests.first, request.why == .whatIf else {
      return ["no question: \(requests.map(\.intent))"]
    }
    switch request.supposed {
    case .changes(let changes): return changes.map(\.summary)
    case .moves: return ["moves"]
    case .cancels: return ["cancels"]
    case .books: return ["books"]
    case .swaps: return ["swaps"]
    case .hires: return ["hires"]
    case .resizes:
      let minutes = request.lengthChange ?? request.duration?.length.exactMinutes ?? 0
      return ["\(request.lengthChange == nil ? "lasts" : "longer by") \(minutes)"]
    case nil: return ["nothing"]
    }
  }

  @Test(arguments: [
    Row("what if we opened at 7?", "we start 07:00"),
    Row("what if we opened at 7:30 on Wednesdays?", "we start 07:30 we"),
    Row("suppose we closed at half past 5", "we end 17:30"),
    Row("what would happen if we stayed open until 9 on Thursdays?", "we end 21:00 th"),
    Row("what if we opened half an hour earlier?", "we start by -30"),
    Row("imagine we closed an hour later", "we end by 60"),
    Row("what if Sam started at 8?", "Sam start 08:00"),
    Row("what if Sam finished at 7 on Tuesdays", "Sam end 19:00 tu"),
    Row("what if Priya worked until 8?", "Priya end 20:00"),
    Row("suppose Sam worked Mondays and Fridays", "Sam in mo fr"),
    Row("what if we opened on Sundays?", "we in su"),
    Row("what if we opened on Sundays from 10 to 4", "open su 10:00–16:00"),
    Row("what if we were closed on Mondays?", "closed mo"),
  ])
  func `hours can be supposed`(row: Row) { #expect(supposed(row.line) == row.expected) }

  @Test(arguments: [
    Row("what if we did not have Priya on Thursday?", "away"),
    Row("what if we lost Sam tomorrow?", "away"),
    Row("could we cope without Priya on Thursday?", "away"),
    Row("can I spare Sam on Thursday?", "away"),
    Row("could we afford to lose Priya tomorrow?", "away"),
  ])
  func `somebody who is not to be had is away`(row: Row) throws {
    let request = try #require(Desk.read(row.line).requests.first)
    guard case .changes(let changes)? = request.supposed, case .timeOff? = changes.first else {
      Issue.record("\(supposed(row.line))")
      return
    }
    #expect(changes.count == 1)
  }

  @Test(arguments: [
    Row("what if B-3 and B-4 were swapped?", "swaps"),
    Row("what if we swapped B-12 and B-14?", "swaps"),
    Row("what if B-3 and B-4 changed places?", "swaps"),
    Row("what if we employed another barber?", "hires"),
    Row("what if we took on an extra person?", "hires"),
    Row("what if we had one more therapist?", "hires"),
  ])
  func `two change places, and somebody unnamed comes`(row: Row) {
    #expect(supposed(row.line) == row.expected)
  }

  @Test(arguments: [
    "what if Priya went part-time?", "what if Sam worked part time?", "suppose Sam did fewer hours",
  ])
  func `other hours are not said`(line: String) {
    #expect(Desk.read(line).requests.first?.supposed == .changes([]))
  }

  @Test(arguments: [
    "can we do Friday at 3?", "can we spare 10 minutes?", "can we do without a deposit?",
  ])
  func `a question of ours supposes nobody away`(line: String) {
    let request = Desk.read(line).requests.first
    #expect(request?.supposed == nil)
  }

  @Test(arguments: [
    Row(
      "what if we opened 20 minutes later on Wednesday?",
      "we start by 20 on 2026-12-02T00:00–2026-12-03T00:00"),
    Row(
      "what if we closed half an hour early on Thursday?",
      "we end by -30 on 2026-12-03T00:00–2026-12-04T00:00"),
    Row("what if we stayed open longer on Thursday?"),
    Row(
      "what if Sam starts later tomorrow", "Sam start by 0 on 2026-12-01T00:00–2026-12-02T00:00"),
    Row("what if the perm cost 15% more", "change Perm: price 15% more"),
    Row("what if a haircut were 25% cheaper?", "change Haircut: price -25% more"),
    Row("what if B-24 were a quarter of an hour longer?", "longer by 15"),
    Row("what if B-24 took 50 minutes?", "lasts 50"),
    Row("what if B-24 was shorter by 5 minutes", "longer by -5"),
    Row("what if that were ten minutes longer?", "longer by 10"),
    Row("what if it were at half past 3?", "moves"),
    Row("what if Priya did it?", "moves"),
  ])
  func `what is said by how much is supposed so`(row: Row) {
    #expect(supposed(row.line) == row.expected)
  }

  @Test(arguments: [
    Row("what if a haircut took an hour?", "change Haircut: 60 min"),
    Row("what if the perm were 75 minutes?", "change Perm: 75 min"),
    Row("if haircuts cost £38, what would change?", "change Haircut: price 3800"),
    Row("suppose we charged £95 for a colour", "change Colour: price 9500"),
    Row("what if we removed the perm?", "remove service Perm"),
    Row("what if we stopped offering perms", "remove service Perm"),
    Row("what if a class held 10 people?", "change Class: holds 10"),
    Row("what if we needed 3 hours' notice", "notice 180"),
    Row("would anything break if we had slots every 20 minutes?", "step 20"),
    Row("what if we hired Kim?", "add staff Kim"),
    Row("what if Priya left?", "remove staff Priya"),
    Row("what if Sam did colours too?", "Sam also Colour"),
    Row("what if Sam didn't do perms?", "Sam not Perm"),
    Row(
      "what if we closed at 4 and Sam did colours too?", "we end 16:00", "Sam also Colour"),
  ])
  func `services, staff and rules can be supposed`(row: Row) {
    #expect(supposed(row.line) == row.expected)
  }

  @Test(arguments: [
    "what if Sam took tomorrow off?", "what if Sam were away tomorrow",
    "suppose Sam had tomorrow off", "what would change if Sam was ill tomorrow?",
  ])
  func `someone can be supposed to be off`(line: String) {
    #expect(supposed(line).first?.hasPrefix("Sam off ") == true)
  }

  @Test(arguments: [
    Row("what if Dana Whitfield moved to 5?", "moves"),
    Row("what if we moved B-12 to Friday?", "moves"),
    Row("suppose Dana Whitfield came at 4 instead", "moves"),
    Row("what if Dana Whitfield cancelled?", "cancels"),
    Row("what if I booked a perm tomorrow at 3", "books"),
  ])
  func `a booking can be supposed otherwise`(row: Row) {
    #expect(supposed(row.line) == row.expected)
  }

  @Test(arguments: [
    "book a haircut tomorrow if it's free", "check if Sam is free tomorrow",
    "let me know if anything is free on Friday", "cancel it if you can",
  ])
  func `a command with a condition supposes nothing`(line: String) {
    #expect(Desk.read(line).requests.allSatisfy { $0.why != .whatIf })
  }

  @Test(arguments: [
    Row("we close at 4 on Fridays", "we end 16:00 fr"),
    Row("Sam starts at 8", "Sam start 08:00"),
    Row("Sam finishes an hour later on Tuesdays", "Sam end by 60 tu"),
    Row("Sam works Mondays", "Sam in mo"),
    Row("we open on Sundays", "we in su"),
  ])
  func `one end of the hours is set by a sentence`(row: Row) {
    #expect(Desk.read(row.line).requests.map { $0.setUp?.summary ?? "-" } == row.expected)
  }

  @Test(arguments: [
    Row("what if Sam had no lunch", "Sam no breaks "),
    Row("what if Priya didn't have a break?", "Priya no breaks "),
    Row("what if we had no lunch", "[we] no breaks "),
    Row("what if nobody had a lunch break", "[nobody] no breaks "),
    Row("what if lunch were at 1", "all break 13:00"),
    Row("what if everyone had lunch at 11:30?", "all break 11:30"),
    Row("what if Sam's lunch were at 2", "Sam break 14:00"),
    Row("what if Sam had lunch half an hour later?", "Sam break by 30"),
  ])
  func `breaks can be supposed elsewhere`(row: Row) { #expect(supposed(row.line) == row.expected) }

  @Test(arguments: [
    Row("what if nobody worked on Fridays", "[nobody] fr - breaks -"),
    Row("what if no one was in on Mondays?", "[no one] mo - breaks -"),
    Row("what if Sam and Priya swapped Fridays", "Sam swaps Priya fr"),
    Row("what if Sam worked Monday instead of Tuesday", "Sam in mo not tu"),
    Row("what if Sam swapped Tuesday for Monday?", "Sam in mo not tu"),
    Row(
      "what if Nora worked here Monday to Friday 9 to 5 and did haircuts", "add staff Nora",
      "[Nora] mo tu we th fr 09:00–17:00 breaks - only", "[Nora] named Haircut"),
  ])
  func `days and people can be supposed otherwise`(row: Row) {
    #expect(supposed(row.line) == row.expected)
  }

  @Test(arguments: [
    Row("what if haircuts cost £5 more", "change Haircut: price 500 more"),
    Row("what if haircuts took 15 minutes less?", "change Haircut: -15 min more"),
    Row("what if a perm were £10 cheaper", "change Perm: price -1000 more"),
    Row("what if colours went up by £5", "change Colour: price 500 more"),
    Row("what if haircuts needed a chair and we had one", "Haircut needs chair", "1 × chair"),
    Row("what if there were a second chair", "one more chair of 2"),
    Row("what if only Priya did colours", "only Priya: Colour"),
    Row("what if a class also started at 15:00", "change Class: also at 15:00"),
    Row("what if we had lunch from 1 to 2", "[we]  - breaks 13:00–14:00"),
    Row("what if we had another chair", "one more chair of 0"),
  ])
  func `more and less, and things, can be supposed`(row: Row) {
    #expect(supposed(row.line) == row.expected)
  }

  @Test(arguments: [
    Row("what if Dana didn't turn up on Friday", "cancels"),
    Row(
      "what if Sam took Friday off and Priya too", "Sam off 2026-12-04T00:00–2026-12-05T00:00 -",
      "Priya off 2026-12-04T00:00–2026-12-05T00:00 -"),
  ])
  func `who does not come, and who does the same`(row: Row) {
    #expect(supposed(row.line) == row.expected)
  }

  @Test(arguments: [
    "what if haircuts had a 10 minute rest", "what if haircuts needed a rest and we had one",
  ])
  func `what is said of a service books nothing`(line: String) {
    #expect(supposed(line) != ["books"])
  }
}
