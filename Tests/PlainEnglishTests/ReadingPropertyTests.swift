import CivilTime
import Foundation
import Testing

@testable import PlainEnglish

/// What must hold for every line.
@Suite struct ReadingPropertyTests {
  private static let lines = [
    "book a haircut tomorrow afternoon with Sam for Dana", "move Dana to Friday at 3",
    "cancel #12", "what's free on 4 December?", "who's in on Tuesday?", "my bookings",
    "swap Dana and April", "Sam is ill today", "why not 4pm?", "undo",
  ]

  private func core(_ line: String) -> [String] {
    Desk.read(line).requests.filter { $0.intent != .hello && $0.intent != .thank }.map(\.summary)
  }

  @Test(arguments: lines)
  func `polite padding changes nothing`(line: String) {
    for padded in [
      "hi, \(line)", "please \(line)", "\(line), please", "hello! \(line)", "um, \(line)",
    ] {
      #expect(core(padded) == core(line), "\(padded)")
    }
  }

  @Test(arguments: lines)
  func `case, blanks and a period change nothing`(line: String) {
    let blanks = line.split(separator: " ").joined(separator: "   ")
    #expect(core(blanks) == core(line))
    #expect(core("  \(line)  ") == core(line))
    let end = line.last == "?" ? "" : "."
    #expect(core(line + end) == core(line))
  }

  @Test(
    arguments: lines + ["", " ", "?!,.;", "🙂", "\u{0}", "a\u{301}", "’s", "'", "--", "B-", "#"])
  func `every line gives at least one request within it`(line: String) {
    for expecting in Asked.allCases.map(Optional.init) + [nil] {
      let utterance = Desk.read(line, expecting: expecting)
      #expect(!utterance.requests.isEmpty)
      for request in utterance.requests {
        #expect(request.span.lowerBound >= 0 && request.span.upperBound <= line.utf8.count)
        for left in request.left {
          #expect(left.span.lowerBound >= 0 && left.span.upperBound <= line.utf8.count)
        }
      }
    }
  }

  @Test(arguments: [
    "if ", "if Sam is free, ", "book Mon ", "Sam works, ", "not Friday or ", "every ", "can you ",
    "(",
  ])
  func `a line four times as long takes no more than some eight times as long`(part: String) {
    /// Nanoseconds of this thread, as others run beside it.
    func time(_ count: Int) -> UInt64 {
      let line = String(repeating: part, count: count)
      return (0..<3).map { _ in
        let start = threadNanoseconds()
        _ = Desk.read(line)
        return threadNanoseconds() - start
      }.min() ?? 0
    }
    _ = time(10)
    #expect(time(800) < time(200) * 9 + 2_000_000)
  }

  @Test(arguments: lines)
  func `a reading in detail is the same reading`(line: String) {
    let (utterance, time) = Reader().readInDetail(line, in: Desk.context())
    let whens = utterance.requests.flatMap(\.whens)
    #expect(utterance == Desk.read(line))
    #expect(time.parts.count >= whens.count)
    #expect(whens.allSatisfy { when in time.parts.contains { $0.span == when.span } })
  }

  @Test func `words of the tables in any order are read without harm`() {
    var state: UInt64 = 42
    let words =
      "book cancel move Sam Dana haircut tomorrow friday at 3 pm not or if unless why what is my it the for with yes no and , . ? 12 # B- £25 30 minutes every"
      .split(separator: " ")
    for _ in 0..<2_000 {
      var line: [Substring] = []
      for _ in 0..<Int(state % 12) + 1 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        line.append(words[Int(state >> 33) % words.count])
      }
      let text = line.joined(separator: " ")
      let utterance = Desk.read(text, expecting: Asked.allCases[Int(state >> 40) % 7])
      #expect(!utterance.requests.isEmpty, "\(text)")
    }
  }

  @Test(arguments: [
    ("book a haircut tomorrow unless it snows", "unless it snows"),
    ("cancel Dana if she rings", "if she rings"),
  ])
  func `a condition is never passed over`(line: String, left: String) {
    let words = Desk.read(line).requests.flatMap(\.left)
    #expect(words.contains { $0.matters && $0.text == left })
  }

  @Test func `words that nothing was made of are pointed at`() {
    let left = Desk.read("book a haircut tomorrow frobnicate").requests.flatMap(\.left)
    let polite = Desk.read("please book a haircut tomorrow, thanks").requests.flatMap(\.left)
    #expect(left.map(\.text) == ["frobnicate"])
    #expect(polite.isEmpty)
  }
}

/// What this thread has computed so far, in nanoseconds.
private func threadNanoseconds() -> UInt64 {
  var time = timespec()
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
  return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
}
