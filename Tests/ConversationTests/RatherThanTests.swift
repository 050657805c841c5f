import CivilTime
import PlainEnglish
import Scheduling
import Testing

@testable import Conversation

/// What a question compares is what it names.
@Suite("Rather than")
struct RatherThanTests {
  private func compared(_ reply: Reply) -> [String]? {
    for case .comparison(let one, let two) in reply.statements {
      return ["\(one.start)", "\(two.start)"]
    }
    return nil
  }

  private func isTurned(_ reply: Reply) -> Bool { reply.statements.contains(.otherWayRound) }

  @Test(
    "two hours on a day that is named, in the order of the question",
    arguments: [
      (
        "why 10 rather than 11 for a haircut with Sam on Thursday?",
        "2026-12-03T10:00", "2026-12-03T11:00", false
      ),
      (
        "why 5 rather than 4 for a haircut on Friday?", "2026-12-04T17:00", "2026-12-04T16:00", true
      ),
      ("why 5 rather than 4 with Priya on Friday?", "2026-12-04T17:00", "2026-12-04T16:00", true),
      (
        "why is 10 better than 11 on Thursday for a haircut?",
        "2026-12-03T10:00", "2026-12-03T11:00", false
      ),
    ])
  func hours(line: String, one: String, two: String, turned: Bool) throws {
    var desk = try TestDesk()
    let reply = desk.say(line)
    #expect(compared(reply) == [one, two])
    #expect(isTurned(reply) == turned)
    // A question before it changes nothing.
    desk.say("why not a haircut with Priya on Friday at 10:30?")
    #expect(compared(desk.say(line)) == [one, two])
  }

  @Test("a number beside a time is an hour, in its place")
  func mixed() throws {
    var desk = try TestDesk()
    desk.say("book a haircut with Sam on Wednesday at 11")
    let reply = desk.say("why 11 rather than 11:15?")
    #expect(compared(reply) == ["2026-12-02T11:00", "2026-12-02T11:15"])
    #expect(!isTurned(reply))
  }

  @Test("the hour of each person")
  func people() throws {
    var desk = try TestDesk()
    desk.say("book a haircut on Wednesday 23 December")
    let reply = desk.say("why 10 with Sam rather than 10 with Priya?")
    #expect(compared(reply) == ["2026-12-23T10:00", "2026-12-23T10:00"])
  }

  @Test("with one person named, what is first is theirs")
  func firstOfTheirs() throws {
    var desk = try TestDesk()
    let reply = desk.say("why Thursday rather than Friday for a haircut with Sam?")
    for case .comparison(let one, let two) in reply.statements {
      for weighed in one.rationale.facts + two.rationale.facts {
        guard case .later(_, let first) = weighed.fact else { continue }
        #expect("\(first)" == "2026-12-03T09:45")
      }
    }
    #expect(compared(reply) != nil)
  }

  @Test(
    "which of two is better",
    arguments: [
      "which is better, 2 or 3?", "2 or 3, which is better?", "what's better, 2 or 3?",
      "which would you take, 2 or 3?", "what's the difference between 2 and 3?",
    ])
  func better(line: String) throws {
    var desk = try TestDesk()
    let slots = desk.say("book a haircut on Friday").slots
    #expect(compared(desk.say(line)) == ["\(slots[1].start)", "\(slots[2].start)"])
    #expect(desk.say("yes").bookings.first?.start == slots[0].start)
  }

  @Test("which is best asks for the reason of what is suggested")
  func best() throws {
    var desk = try TestDesk()
    let slots = desk.say("book a haircut on Friday").slots
    for case .fullReason(let slot) in desk.say("which is best?").statements {
      #expect(slot.start == slots[0].start)
      return
    }
    Issue.record("no reason was told")
  }

  // MARK: What belongs together

  private static let visits = [
    "book a haircut and a colour for Dana on Friday",
    "book haircuts for Dana and Tom at the same time on Friday",
  ]

  @Test(
    "plans are compared by their numbers, and the one proposed is the better", arguments: visits)
  func plans(proposal: String) throws {
    var desk = try TestDesk()
    desk.say(proposal)
    guard case .visit(let visit)? = desk.conversation.state.table else {
      Issue.record("no visit is proposed")
      return
    }
    let starts = visit.plans.map { plan in "\(plan.slots.map(\.start).min() ?? plan.slots[0].start)"
    }
    let reply = desk.say("why 1 rather than 2?")
    #expect(compared(reply) == [starts[0], starts[1]])
    #expect(!isTurned(reply))
    #expect(compared(desk.say("why 2 rather than 3?")) == [starts[1], starts[2]])
    #expect(isTurned(desk.say("why 3 rather than 1?")))
    #expect(compared(desk.say("which is better, 1 or 3?")) == [starts[0], starts[2]])
  }

  @Test("an hour that only the first of them has cannot be had", arguments: visits)
  func whole(proposal: String) throws {
    var desk = try TestDesk()
    desk.say(proposal)
    let reply = desk.say("why not at 9?")
    let isRefused = reply.statements.contains { if case .noVisit = $0 { true } else { false } }
    #expect(isRefused && compared(reply) == nil)
    let blocked = reply.statements.contains { if case .notFree = $0 { true } else { false } }
    #expect(blocked)
  }

  @Test("a plan is explained by its number", arguments: visits)
  func explained(proposal: String) throws {
    var desk = try TestDesk()
    desk.say(proposal)
    guard case .visit(let visit)? = desk.conversation.state.table else { return }
    let told = desk.say("why 3?").statements.compactMap { statement -> Slot? in
      if case .fullReason(let slot) = statement { slot } else { nil }
    }
    #expect(told == visit.plans[2].slots)
  }

  @Test("another order, another person, another day are those of all of it")
  func others() throws {
    var desk = try TestDesk()
    desk.say("book a haircut and a colour for Dana on Friday")
    for line in ["why not the colour first?", "why not Sam?", "why not Saturday?", "why not 2?"] {
      let plan = desk.say(line).statements.lazy.compactMap { statement -> VisitPlan? in
        if case .planIsFree(let plan) = statement { plan } else { nil }
      }.first
      #expect(plan?.slots.count == 2, "\(line)")
    }
  }
}
