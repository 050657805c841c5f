import CivilTime
import PlainEnglish
import Scheduling
import Testing

@testable import Conversation

/// What is told of days that are closed, and of what frees most.
@Suite("Why, of closed days and of all services")
struct WhyClosedTests {
  @Test("on a closed day what frees most is what is counted if it is supposed")
  func closedDay() throws {
    var desk = try TestDesk()
    var named: Breakdown.Freeing?
    for case .freesMost(let row) in desk.say("why is nothing free for a blow-dry on Sunday?")
      .statements
    {
      named = row
    }
    let freeing = try #require(named)
    guard case .workOn(let staff, _) = freeing.remedy else {
      Issue.record("\(freeing)")
      return
    }
    let name = try #require(try desk.book.business().staff(staff)?.name)
    var counted: Int?
    for case .whatIf(let supposed) in desk.say("what if \(name) worked on Sunday?").statements {
      let blowDry = try desk.book.business().services.first { $0.name == "Blow-dry" }
      counted = supposed.effect.rows.first { $0.service == blowDry?.id }?.after
    }
    #expect(counted == freeing.starts)
  }

  @Test("of no service in particular the starts of each are told")
  func anyService() throws {
    var desk = try TestDesk()
    let reply = desk.say("why is nothing free with Priya tomorrow?")
    var services = 0
    for statement in reply.statements {
      switch statement {
      case .someFree(let rows, _): services = rows.count
      case .breakdown, .freesMost, .noneFrees: Issue.record("one service's counts for all")
      default: break
      }
    }
    #expect(services == 6)
  }

  @Test("who comes in on a closed day opens it: one step, and that is what is done")
  func comesIn() throws {
    var desk = try TestDesk()
    let reply = desk.say("how can I get Luis in on Sunday for a beard trim?")
    var steps: [Int] = []
    for case .ways(let ways, _) in reply.statements { steps = ways.map(\.steps.count) }
    #expect(!steps.isEmpty && steps.allSatisfy { $0 == 1 })
    desk.say("do it")
    let date = try #require(CalendarDate(iso: "2026-12-06"))
    #expect(try desk.standing().last?.start.date == date)
    #expect(try desk.book.business().overrides.allSatisfy { $0.staff != nil })
  }

  @Test("what a kept reason rests on and is gone since is told as gone")
  func since() throws {
    var desk = try TestDesk()
    desk.say("book a haircut for Luis tomorrow at 10:30 with Sam")
    desk.say("yes")
    let number = try #require(try desk.standing().last).id.rawValue
    desk.say("cancel B-13")
    desk.say("yes")
    let reply = desk.say("why B-\(number)?")
    let isTold = reply.statements.contains {
      if case .cancelledSince(let other) = $0 { other.id.rawValue == 13 } else { false }
    }
    #expect(isTold, "\(reply.statements)")
  }

  @Test("where somebody is booked is told, and not the best of that day")
  func bookedNotBest() throws {
    var desk = try TestDesk()
    let reply = desk.say("why is Luis's haircut on Saturday and not Friday?")
    var chosen: Slot?
    for case .comparison(let one, _) in reply.statements { chosen = one }
    #expect(chosen?.start == LocalDateTime(iso: "2026-12-05T10:00"))
  }
}

/// Why one date of several, or one way of several.
@Suite("Why, of dates and ways")
struct WhyOfSeveralTests {
  private func refused(_ reply: Reply) -> [Rule] { reply.statements.flatMap(\.refusingRules) }

  @Test(
    "of dates that repeat the one that does not fit is told of at the hour of all",
    arguments: ["why not this Friday?", "why not the first?"])
  func date(line: String) throws {
    var desk = try TestDesk()
    desk.say("book a beard trim for Dana every Friday at 10:30 for 3 weeks")
    #expect(refused(desk.say(line)).contains(.customerBusy))
  }

  @Test("of a way what stands against the time as things are")
  func way() throws {
    var desk = try TestDesk()
    desk.say("how can I get Luis in with Sam at 9 tomorrow for a haircut?")
    #expect(refused(desk.say("why 2?")).contains(.booked))
  }
}
