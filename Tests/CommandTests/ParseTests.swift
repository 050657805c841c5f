import Foundation
import Testing

/// `booklens parse` as scripts start it.
@Suite("booklens parse", .timeLimit(.minutes(2)))
struct ParseTests {
  private func parse(_ lines: String, _ options: [String] = ["--json"]) throws -> [String] {
    let (output, status) = try Program.run("booklens", ["parse"] + options, input: lines)
    #expect(status == 0)
    return output.split(separator: "\n").map(String.init)
  }

  private func object(_ line: String) throws -> [String: Any] {
    try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
  }

  @Test("each line has its answer, in order, with the members that scripts rely on")
  func members() throws {
    let answers = try parse(
      """
      {"id": 1, "text": "book a trim tomorrow at 3", "now": "2026-11-30T09:00:00", "tz": "UTC"}
      {"id": "two", "text": "every Tuesday at 4", "now": "2026-11-30T09:00:00", "tz": "UTC"}
      {"id": 3, "text": "for an hour", "now": "2026-11-30T09:00:00", "tz": "-02:00"}
      {"id": 4, "text": "at 5pm", "now": "2026-11-30T09:00:00", "tz": "Europe/London"}
      {"id": 5, "text": "3/4", "now": "2026-11-30T09:00:00", "tz": "UTC", "order": "dmy"}

      """)
    #expect(answers.count == 5)
    let first = try object(answers[0])
    #expect(first["id"] as? Int == 1)
    let when = try #require(first["when"] as? [String: Any])
    #expect(when["start"] as? String == "2026-12-01T15:00")
    #expect(when["grain"] as? String == "minute")
    #expect(when["text"] as? String == "tomorrow at 3")
    #expect(Set(first.keys).isSuperset(of: ["intent", "acts", "whens", "left", "duration"]))
    #expect(
      try object(answers[1])["recurrence"] as? String
        == "FREQ=WEEKLY;BYDAY=TU;BYHOUR=16;BYMINUTE=0")
    #expect(try object(answers[2])["duration"] as? String == "PT1H")
    let time = try #require(try object(answers[3])["when"] as? [String: Any])
    #expect(time["timeOnly"] as? Bool == true)
    let date = try #require(try object(answers[4])["when"] as? [String: Any])
    #expect(date["start"] as? String == "2027-04-03")
  }

  @Test("a line that is no such object has an error for an answer, and the next goes on")
  func malformed() throws {
    let answers = try parse(
      """
      not JSON
      [1, 2]
      {"id": 7}
      {"id": 8, "text": "today", "now": "yesterday"}
      {"id": 9, "text": "today", "now": "2026-11-30T09:00:00", "tz": "Mars/Olympus"}
      {"id": 10, "text": "to\\u0064ay \\ud83d", "now": "2026-11-30T09:00:00", "tz": "UTC"}

      """)
    #expect(answers.count == 6)
    for answer in answers.prefix(5) {
      let object = try object(answer)
      #expect(object["id"] is NSNull)
      #expect(object["error"] is String)
    }
    let last = try #require(try object(answers[5])["when"] as? [String: Any])
    #expect(last["start"] as? String == "2026-11-30")
  }

  @Test("a person sees the parts under the line, and what was not understood")
  func view() throws {
    let lines = try parse(
      "a massage next Friday at 3 xyzzy\n",
      ["--now", "2026-11-30T09:00", "--timezone", "UTC", "--locale", "en-GB"])
    #expect(lines.first == "a massage next Friday at 3 xyzzy")
    #expect(lines.contains("          ^^^^^^^^^^^^^^^^ day and clock time"))
    #expect(
      lines.contains {
        $0.contains("Fri 11 December 2026, 15:00") && $0.contains("Fri 4 December 2026, 15:00")
      })
  }

  @Test(
    "a person sees dates and repetitions in words",
    arguments: [
      (
        "every Tuesday at 4 until 11 January",
        "repeats every Tuesday at 16:00 until 11 January 2027"
      ),
      ("every other Friday for 6 times", "repeats every 2 weeks on Friday, 6 times"),
      ("first Monday of each month", "repeats the 1st Monday of every month"),
      ("daily at 9 except in June", "but not on 1 June 2027 to 30 June 2027"),
      ("12/11", "at Fri 12 November 2027, by convention; or Fri 11 December 2026"),
      ("next week", "at Mon 7 December 2026 to Sun 13 December 2026"),
      ("Friday 2 to 4", "at Fri 4 December 2026, 14:00–16:00"),
      ("31 June", "no such day: June has no 31"),
      ("every Tuesday at 4 for 6 weeks", "repeats every Tuesday at 16:00 until 10 January 2027"),
      ("twice a week", "repeats every week 2 times: on which days is asked"),
      ("until the end of the month", "    until Mon 30 November 2026"),
      ("for an hour and a half", "lasts 1 h 30 min"),
    ])
  func words(line: String, shown: String) throws {
    let lines = try parse(
      line + "\n", ["--now", "2026-11-30T09:00", "--timezone", "UTC", "--locale", "en-GB"])
    #expect(lines.contains { $0.contains(shown) }, "\(lines)")
  }

  @Test("words behind the options are a line; beside --json they are refused")
  func wordsOfTheCommand() throws {
    let options = ["parse", "--now", "2026-11-30T09:00", "--timezone", "UTC", "--locale", "en-GB"]
    let (output, status) = try Program.run("booklens", options + ["next", "Friday at 3"])
    #expect(status == 0)
    #expect(output.hasPrefix("next Friday at 3\n^^^^^^^^^^^^^^^^ day and clock time\n"))
    let dashed = try Program.run("booklens", options + ["--", "-3 days"])
    #expect(dashed.output.hasPrefix("-3 days\n"))
    #expect(try Program.run("booklens", ["parse", "--json", "today"]).status == 2)
  }

  @Test("of a very long line its beginning is shown, and how much there is more")
  func longLine() throws {
    let line = String(repeating: "4pm ", count: 5000)
    let lines = try parse(line + "\n", ["--now", "2026-11-30T09:00", "--timezone", "UTC"])
    let carets = lines.filter { $0.contains("^") }.count
    #expect((100...200).contains(carets))
    #expect(lines.contains { $0.hasPrefix("… and ") && $0.contains("\(5000 - carets) more parts") })
    #expect(lines.contains("    and 4900 more times"))
    #expect(lines.count < 400)
    let object = #"{"text": "\#(line)", "now": "2026-11-30T09:00:00", "tz": "UTC"}"#
    let answer = try self.object(try #require(try parse(object + "\n").first))
    #expect((answer["whens"] as? [Any])?.count == 5000)
  }

  @Test("times are told where they are asked for")
  func timings() throws {
    let answer = try parse(
      #"{"id": 1, "text": "today", "now": "2026-11-30T09:00:00", "tz": "UTC"}"# + "\n",
      ["--json", "--timings"])
    #expect(try object(try #require(answer.first))["seconds"] is Double)
  }

  @Test("unknown options and books that are not there are refused")
  func misuse() throws {
    #expect(try Program.run("booklens", ["parse", "--jsn"]).status == 2)
    #expect(try Program.run("booklens", ["parse", "--store", "/nowhere/book.db"]).status == 3)
  }
}
