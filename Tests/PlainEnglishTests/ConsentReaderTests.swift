import CivilTime
import Foundation
import Testing

@testable import PlainEnglish

@Suite("What a line says to what was proposed")
struct ConsentReaderTests {
  private func request(_ line: String, isWhole: Bool = true) -> Request {
    var request = Desk.read(line, expecting: .choice).requests[0]
    if isWhole {
      // What the conversation puts together is one answer.
      request.text = line
      request.span = 0..<line.utf8.count
    }
    return request
  }

  private func consent(_ line: String, to proposal: Proposal? = .making) -> Consent {
    request(line).consent(to: proposal, in: line)
  }

  @Test("each rule finds what its row on the page says", arguments: ConsentRule.allCases)
  func rows(_ rule: ConsentRule) {
    let line = rule.row.example
    // What stands beside an answer is no part of it.
    let own = request(line, isWhole: rule != .waitsBeside)
    let found = rule.read(ConsentReader(own, to: .cancelling, in: line))
    #expect(sameKind(found, rule.row.consent), "\(rule): \(String(describing: found))")
    let whole = own.consent(to: .cancelling, in: line)
    #expect(sameKind(whole, rule.row.consent), "\(rule): \(whole)")
  }

  private func sameKind(_ one: Consent?, _ other: Consent) -> Bool {
    switch (one, other) {
    case (.with, .with): true
    case (let one?, let other): one == other
    case (nil, _): false
    }
  }

  @Test("the page shows the rules in the order in which they are asked")
  func page() throws {
    let page = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "docs/conversation.md")
    #expect(try String(contentsOf: page, encoding: .utf8).contains(ConsentRule.markdown))
  }

  @Test(
    "a question goes before what waits, and a no before what says more",
    arguments: [
      ("which is cheaper, if she agrees?", Consent.asks(.ofProposal)),
      ("yes no, two of them", .refuses(.unsaid)),
      ("yes, ask her, two of them", .waits(.somebody)),
    ])
  func order(_ line: String, _ expected: Consent) {
    #expect(sameKind(consent(line), expected), "\(consent(line))")
  }

  @Test(
    "words mean something else of another proposal",
    arguments: [
      ("yes, keep it", Consent.full, Consent.keeps), ("fine as it is", .full, .keeps),
      ("yes, cancel it", .keeps, .full), ("yes, move it", .full, .keeps),
      ("yes, save it please", .full, .keeps), ("fine as it was", .keeps, .keeps),
    ])
  func proposals(_ line: String, _ making: Consent, _ cancelling: Consent) {
    #expect(consent(line, to: .making) == making)
    #expect(consent(line, to: .cancelling) == cancelling)
  }

  @Test("the words that a yes says more are those of the line")
  func more() {
    let line = "yes, two of them please"
    guard case .with(let words) = consent(line) else {
      Issue.record("it agrees to all")
      return
    }
    #expect(words.map(\.text) == ["two of them please"])
    #expect(words.map(\.span) == [5..<23])
  }

  @Test("a capital letter behind “and” is no name where it is who types")
  func myself() {
    #expect(consent("yes, and I will be there") == .full)
    #expect(consent("yes, under Zelda") != .full)
  }

  @Test("every word that rules name has its text, and kinds are found without case or apostrophe")
  func words() {
    let words = AnswerWords("YES, that's PERFECT for her")
    #expect(words.count == 5)
    #expect(words[0].is(.yes) && words[2].is(.agreeing) && words[4].is(.somebody))
    #expect(words[1].is(AnswerWord.Name.thats))
    #expect(AnswerWord.kinds(of: "gorilla").isEmpty)
  }
}
