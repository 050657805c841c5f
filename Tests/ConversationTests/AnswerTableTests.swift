import Foundation
import Testing

@testable import Conversation

@Suite("What an answer means for each open question")
struct AnswerTableTests {
  @Test("no and never mind never do what was proposed", arguments: OpenQuestion.allCases)
  func refusals(_ question: OpenQuestion) {
    for answer in [AnswerKind.no, .stop] {
      let effect = AnswerTable.effect(of: answer, on: question)
      #expect([.drop, .decline].contains(effect), "\(answer)")
    }
  }

  @Test("only a yes, a choice or no preference does anything", arguments: OpenQuestion.allCases)
  func doing(_ question: OpenQuestion) {
    for answer in AnswerKind.allCases {
      let effect = AnswerTable.effect(of: answer, on: question)
      if effect == .accept { #expect([.yes, .any].contains(answer)) }
      if effect == .take { #expect([.choice, .value, .alternative].contains(answer)) }
    }
  }

  @Test("what others would suffer from is not done without preference")
  func harm() {
    for question in [OpenQuestion.cancellation, .change, .swap] {
      #expect(AnswerTable.effect(of: .any, on: question) != .accept)
    }
  }

  @Test("a question leaves the matter on the table", arguments: OpenQuestion.allCases)
  func questions(_ question: OpenQuestion) {
    #expect(AnswerTable.effect(of: .question, on: question) == .answer)
    #expect(AnswerTable.effect(of: .courtesy, on: question) == .answer)
  }

  @Test("the page shows the table as it is")
  func page() throws {
    let page = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "docs/conversation.md")
    let text = try String(contentsOf: page, encoding: .utf8)
    #expect(text.contains(AnswerTable.markdown))
  }
}
