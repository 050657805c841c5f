import Testing

@testable import Transcripts

@Suite("The format of transcripts")
struct TranscriptFormatTests {
  private static let head =
    "---\nnow: 2026-11-30T10:00\ntimezone: Europe/London\nsample: salon\n---\n"

  private func run(_ body: String, head: String = head) throws -> TranscriptResult {
    let runner = TranscriptRunner()
    return try runner.run(try runner.parse(head + body, name: "story.md"))
  }

  private func rewritten(_ result: TranscriptResult) -> String {
    result.actual.map { $0 + "\n" }.joined()
  }

  @Test("a reply that differs is shown, and an update mends it for good")
  func update() throws {
    let body = "# Thanks\n\nProse stays.\n\n```booklens\n> thank you\nwrong\n\n> thanks\n```\n"
    let first = try run(body)
    #expect(!first.isClean)
    #expect(first.firstLine == 12)
    #expect(first.report.contains("-wrong"))
    let runner = TranscriptRunner()
    let mended = rewritten(first)
    let second = try runner.run(try runner.parse(mended, name: "story.md"))
    #expect(second.isClean)
    #expect(rewritten(second) == mended)
    #expect(mended.contains("Prose stays."))
  }

  @Test("the marker of an input says whether a question is open")
  func marker() throws {
    let asked = try run("# A\n\n```booklens\n? thanks\n```\n")
    #expect(
      asked.failures.first?.message == "no question is open, so the input is marked with “> ”")
    let open = try run("# A\n\n```booklens\n> book a haircut tomorrow\n> yes\n```\n")
    #expect(open.failures.first?.message == "a question is open, so the input is marked with “? ”")
  }

  @Test("after a wrong marker the rest of the file is left as it was")
  func rest() throws {
    let result = try run("# A\n\n```booklens\n? thanks\nold reply\n```\n")
    #expect(result.actual == result.expected)
  }

  @Test("the clock is set forward and to a time")
  func clock() throws {
    let result = try run(
      "# A\n\n```booklens\n@ now +2h\n> what time is it?\n@ now 2026-12-01T09:00\n> what time is it?\n```\n"
    )
    #expect(result.actual.contains("It is 12:00 on Mon 30 November 2026."))
    #expect(result.actual.contains("It is 09:00 on Tue 1 December 2026."))
  }

  @Test("an open question at the end is an exit status of 1")
  func exit() throws {
    let open = try run("# A\n\n```booklens\n> book a haircut tomorrow\n```\n")
    #expect(open.failures.first?.message == "the exit status is 1, and the head says 0")
  }

  @Test(
    "what is no transcript is named by its line",
    arguments: [
      ("no head\n", 1, "the file needs a head between --- lines"),
      (head + "# A\n", 1, "there is no booklens fence with an input"),
      (head + "# A\n```booklens\n```\n", 7, "the fence has no input"),
      (head + "# A\n```booklens\nreply\n```\n", 8, "a reply stands before any input"),
      (head + "# A\n```booklens\n> x\n", 7, "the fence has no end"),
      (
        head + "# A\n```booklens\n@ later\n```\n", 8, "a directive is now, reopen, interrupt or end"
      ),
      (
        "---\nnow: soon\ntimezone: UTC\nsample: none\n---\n", 2,
        "now is a time such as 2026-11-30T10:00"
      ),
      ("---\nnow: 2026-11-30T10:00\nsample: none\n---\n", 1, "the head needs timezone"),
      (
        "---\nnow: 2026-11-30T10:00\ntimezone: UTC\nsample: none\ncolour: red\n---\n", 5,
        "“colour” is no key of the head"
      ),
      ("a\r\n", 1, "line ends must be LF alone"),
      ("a", 1, "the file must end with one newline"),
    ])
  func errors(_ text: String, _ line: Int, _ message: String) {
    let error = #expect(throws: TranscriptError.self) {
      try TranscriptRunner().parse(text, name: "story.md")
    }
    #expect(error?.line == line)
    #expect(error?.message == message)
  }
}

@Suite("Differences")
struct UnifiedDifferenceTests {
  @Test("a difference has three lines around it and says where it stands")
  func hunk() {
    let old = (1...10).map { "line \($0)" }
    var new = old
    new[4] = "changed"
    #expect(
      UnifiedDifference.lines(from: old, to: new, name: "a.md") == [
        "--- a.md", "+++ a.md (as it came)", "@@ -2 +2 @@", " line 2", " line 3", " line 4",
        "-line 5", "+changed", " line 6", " line 7", " line 8",
      ])
  }

  @Test("differences far apart are two hunks, each at its own lines")
  func hunks() {
    let old = (1...30).map { "line \($0)" }
    var new = old
    new.remove(at: 24)
    new.insert("new", at: 4)
    let lines = UnifiedDifference.lines(from: old, to: new, name: "a.md")
    #expect(lines.filter { $0.hasPrefix("@@") } == ["@@ -2 +2 @@", "@@ -22 +23 @@"])
  }

  @Test("equal texts have none")
  func equal() {
    #expect(UnifiedDifference.lines(from: ["a"], to: ["a"], name: "a.md").isEmpty)
  }
}
