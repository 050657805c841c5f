import CivilTime
import Foundation
import Testing

@testable import Conversation

@Suite("What goes before the kinds of answer")
struct AnswerRuleTests {
  @Test("the page shows the order of each question")
  func page() throws {
    let page = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "docs/conversation.md")
    #expect(try String(contentsOf: page, encoding: .utf8).contains(AnswerRule.markdown))
  }

  @Test("every rule is tried by some question", arguments: AnswerRule.allCases)
  func used(_ rule: AnswerRule) {
    #expect(OpenQuestion.allCases.contains { AnswerRule.order(of: $0).contains(rule) })
  }

  @Test("“the last one of the day” is of all that is free, “the last one” of those shown")
  func edgeBeforeChoice() throws {
    var desk = try TestDesk()
    let shown = desk.say("haircut for Omar on Friday at 3").slots
    let before = try desk.standing()
    let last = try #require(desk.say("the last one of the day").slots.first)
    #expect(try desk.standing() == before)
    let latest = try #require(shown.map(\.start).max())
    #expect(last.start > latest && last.start.date == latest.date)
    #expect(desk.conversation.openQuestion == .bookOffer)
  }

  @Test("“it’s Omar’s” says whose it is before it goes on with what is done")
  func whoseBeforeGoingOn() throws {
    var desk = try TestDesk()
    let start = desk.say("haircut on Friday at 3").slots.first?.start
    #expect(desk.say("it's Omar's").question == .bookOffer)
    let made = try #require(desk.say("yes").bookings.first)
    #expect(made.start == start)
    #expect(try desk.book.customer(try #require(made.customer))?.name == "Omar Aziz")
  }

  @Test("“yes, but not …” leaves that out before the rest is gone on with")
  func exceptBeforeGoingOn() throws {
    var desk = try TestDesk()
    desk.say("cancel B-24 and B-25")
    #expect(desk.say("yes, but not B-25").question == .cancellation)
    #expect(desk.say("yes").kind == .cancelled)
    #expect(try desk.book.booking(.init(24))?.status == .cancelled)
    #expect(try desk.book.booking(.init(25))?.status == .confirmed)
  }

  @Test("a number that is said beside an answer is kept, whichever rule answers")
  func phone() throws {
    var desk = try TestDesk()
    desk.say("haircut for Zelda on Friday at 3")
    let made = try #require(desk.say("yes, 07700 900123").bookings.first)
    #expect(try desk.book.customer(try #require(made.customer))?.phone == "07700 900123")
  }
}
