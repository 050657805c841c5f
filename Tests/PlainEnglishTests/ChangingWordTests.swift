import CivilTime
import Testing

@testable import PlainEnglish

/// A word that could change what is meant is understood or pointed at, wherever
/// it is put into a line that was understood without it.
@Suite struct ChangingWordTests {
  private static let lines = [
    "book a haircut for Dana with Sam tomorrow at 3",
    "move Dana to Friday at 3",
    "cancel my haircut on Friday",
    "what's free on Friday for a haircut",
    "book a colour on Saturday morning with Priya",
  ]

  /// Words that turn what follows them round or hang it on something.
  private static let words = ["not", "except", "unless", "without", "instead of", "or", "but not"]

  private func reading(_ line: String) -> [String] {
    Desk.read(line).requests.map { request in
      let names = (request.services + request.staff + request.customers)
        .map { "\($0.kind) \($0.entries.map(\.name)) \($0.isExcluded)" }
      let leftOut = request.exceptions.map { "\($0.whens.map(\.text)) \($0.numbers)" }
      return "\(request.intent) \(request.acts) \(request.whens.map(\.role)) \(names) \(leftOut) "
        + "\(request.alternative.map { "\($0)" } ?? "") \(request.choice.map { "\($0)" } ?? "")"
    }
  }

  /// Whether the line with the word is read otherwise, or the word is pointed at.
  private func isNoticed(_ line: String, without plain: String) -> Bool {
    let read = Desk.read(line)
    if read.requests.contains(where: { request in request.left.contains(where: \.matters) }) {
      return true
    }
    return reading(line) != reading(plain)
  }

  @Test(arguments: words, lines)
  func `before a time or a name it is never passed over`(word: String, line: String) {
    for mark in ["with Sam", "with Priya", "on Friday", "tomorrow", "on Saturday"]
    where line.contains(mark) {
      let parts = line.split(separator: mark, maxSplits: 1, omittingEmptySubsequences: false)
      let changed = parts[0] + word + " " + mark + parts[1]
      #expect(isNoticed(String(changed), without: line), "\(changed)")
    }
  }

  @Test(arguments: words, lines)
  func `with something after the request it is never passed over`(word: String, line: String) {
    for tail in ["if it rains", "on Monday", "Alex"] {
      let changed = "\(line) \(word) \(tail)"
      #expect(isNoticed(changed, without: line), "\(changed)")
    }
  }

  @Test(arguments: [
    "don't book a haircut for Dana tomorrow at 3", "do not move Dana to Friday",
    "never cancel my haircut",
  ])
  func `what is forbidden is not done`(line: String) {
    let intents = Desk.read(line).requests.map(\.intent)
    #expect(intents.allSatisfy { ![Intent.book, .move, .cancel].contains($0) }, "\(intents)")
  }
}
