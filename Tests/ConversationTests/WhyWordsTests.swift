import CivilTime
import PlainEnglish
import Scheduling
import Testing

@testable import Conversation

/// Questions about reasons in other words, and about other things than one slot.
@Suite("Why, in other words")
struct WhyWordsTests {
  private func comparison(_ reply: Reply) -> SlotComparison? {
    for case .comparison(let one, let two) in reply.statements { return SlotComparison(one, two) }
    return nil
  }

  private func reasons(_ reply: Reply) -> [Slot] {
    reply.statements.compactMap { if case .fullReason(let slot) = $0 { slot } else { nil } }
  }

  @Test("a booking is weighed against another time or person days later")
  func later() throws {
    var desk = try TestDesk()
    let offered = desk.say("book a blow-dry for Luis with Sam on Friday").slots
    desk.say("2")
    desk.now = desk.now.adding(minutes: 2 * 1440)
    let (first, second) = (offered[0].start, offered[1].start)
    let line = "why \(second.time) rather than \(first.time) for Luis on Friday?"
    let found = try #require(comparison(desk.say(line)))
    #expect(Set([found.better.start, found.other.start]) == [first, second])
    #expect(found.better.service == offered[0].service)
    let hours = try #require(comparison(desk.say("why B-36 rather than 15:00?")))
    #expect(
      Set([hours.better.start, hours.other.start].map(\.date)) == [second.date])
  }

  @Test("what was, is explained of the day that has been")
  func past() throws {
    var desk = try TestDesk()
    desk.say("book a blow-dry for Luis with Sam on Friday at 9")
    desk.say("yes")
    desk.now = desk.now.adding(minutes: 8 * 1440)
    var told: Booking?
    for case .bookingReason(let booking) in desk.say("why was Luis in at 9 on Friday?").statements {
      told = booking
    }
    #expect(told?.id.rawValue == 36)
  }

  @Test(
    "of several that are one thing each has its reasons",
    arguments: [
      "book a haircut for Dana and Tom on Friday at 3",
      "book a blow-dry every Tuesday at 4 for 3 weeks",
    ])
  func joined(line: String) throws {
    var desk = try TestDesk()
    let question = desk.say(line).question
    let reply = desk.say("why?")
    #expect(reasons(reply).count > 1)
    #expect(reply.question == question)
  }

  @Test("a number is a place only in a list that has numbers")
  func numbers() throws {
    var desk = try TestDesk()
    desk.say("what's free on Friday for a haircut?")
    var start: LocalDateTime?
    for case .isFree(let slot) in desk.say("why not 3?").statements { start = slot.start }
    #expect(start?.time.minuteOfDay == 900)
    desk.say("book a haircut on Friday with Sam")
    let isSaid = desk.say("why not 3?").statements.contains {
      if case .option(_, let number) = $0 { number == 3 } else { false }
    }
    #expect(isSaid)
  }

  @Test(
    "two of a list are compared in many words",
    arguments: [
      "why the first rather than the second", "is 1 better than 2?", "compare 1 and 2",
      "what's the difference between 1 and 2?", "why 1 over 2?",
    ])
  func compared(line: String) throws {
    var desk = try TestDesk()
    let offered = desk.say("book a haircut on Friday with Sam").slots
    let reply = desk.say(line)
    let found = try #require(comparison(reply))
    #expect(Set([found.better.start, found.other.start]) == Set(offered.prefix(2).map(\.start)))
    #expect(reply.question == .bookOffer)
    #expect(desk.say("yes").bookings.first?.start == offered[0].start)
  }

  @Test("two people are compared at the same time, and without anything offered before")
  func people() throws {
    var desk = try TestDesk()
    let found = try #require(comparison(desk.say("why is Sam better than Alex on Thursday?")))
    #expect(Set([found.better.staff, found.other.staff]).count == 2)
    desk.say("book a haircut on Thursday at 14:00")
    let same = try #require(comparison(desk.say("why Sam rather than Priya?")))
    #expect(same.better.start == same.other.start)
  }

  @Test("a price and a length are no reasons for a time")
  func terms() throws {
    var desk = try TestDesk()
    desk.say("book a haircut on Friday with Sam")
    for line in ["why £35?", "why is it so expensive?", "why 45 minutes?"] {
      let isTerm = desk.say(line).statements.contains { statement in
        switch statement {
        case .price, .length: true
        default: false
        }
      }
      #expect(isTerm, "\(line)")
    }
  }

  @Test("nothing, nobody and not anything are asked alike; what has gone by has")
  func nothing() throws {
    var desk = try TestDesk()
    for line in ["why can't I book anything on Sunday?", "why is nobody free on Sunday?"] {
      // Of no service in particular the starts of each are told.
      var isBroken = false
      for case .someFree(let rows, _) in desk.say(line).statements {
        isBroken = rows.allSatisfy { $0.breakdown != nil }
      }
      #expect(isBroken, "\(line)")
    }
    let isPast = desk.say("why was nothing free last week?").statements.contains {
      if case .hasGoneBy = $0 { true } else { false }
    }
    #expect(isPast)
  }

  @Test("whom a supposed move names is to have it")
  func toWhom() throws {
    var desk = try TestDesk()
    let reply = desk.say("what if Dana's Friday haircut was with Alex?")
    var moved: [BookingID] = []
    for statement in reply.statements {
      switch statement {
      case .whatIf(let supposed):
        for edit in supposed.edits {
          if case .booking(let row)? = edit.before { moved.append(row.id) }
        }
      case .bookings(let bookings, _): moved += bookings.map(\.id)
      default: continue
      }
    }
    #expect(moved == [BookingID(24)])
  }

  @Test(
    "ways are asked for in many words",
    arguments: [
      "how could I come on Saturday at 9 for a colour?",
      "can you make room for Tom on Friday at 10:30 with Sam for a haircut?",
      "what's the easiest way to get Tom in for a haircut on Sunday?",
      "how could I move Dana to 9 on Wednesday?",
    ])
  func ways(line: String) throws {
    var desk = try TestDesk()
    let before = try desk.standing()
    let reply = desk.say(line)
    let isWay = reply.statements.contains { if case .ways = $0 { true } else { false } }
    #expect(isWay)
    #expect(try desk.standing() == before)
  }

  @Test("how a line was read is asked in many words")
  func read() throws {
    var desk = try TestDesk()
    desk.say("book a haircut on Friday with Sam")
    for line in ["how did you read this?", "what did you think I meant?"] {
      let isRead = desk.say(line).statements.contains {
        if case .howRead(let typed, _) = $0 { typed.hasPrefix("book") } else { false }
      }
      #expect(isRead, "\(line)")
    }
    for line in ["how sure?", "did you guess anything?"] {
      let isSure = desk.say(line).statements.contains {
        if case .howSure = $0 { true } else { false }
      }
      #expect(isSure, "\(line)")
    }
    for line in ["what's the rationale?", "justify that", "give me the reasons"] {
      #expect(!reasons(desk.say(line)).isEmpty, "\(line)")
    }
  }
}
