import CivilTime
import PlainEnglish
import Scheduling
import Testing

@testable import Conversation

/// What a question about a reason is told is so, on the sample book.
@Suite("Why, truly")
struct WhyTruthTests {
  private func blockers(_ reply: Reply) -> [Obstacle]? {
    for statement in reply.statements {
      switch statement {
      case .notFree(_, _, _, let obstacles), .notOffered(_, _, _, let obstacles): return obstacles
      default: continue
      }
    }
    return nil
  }

  private func comparison(_ reply: Reply) -> SlotComparison? {
    for case .comparison(let one, let two) in reply.statements { return SlotComparison(one, two) }
    return nil
  }

  private func isFree(_ reply: Reply) -> Bool {
    reply.statements.contains { if case .isFree = $0 { true } else { false } }
  }

  // MARK: The edges, and the day of an hour

  @Test("whether it is the earliest or the latest is looked up, and nothing is taken by asking")
  func edge() throws {
    var desk = try TestDesk()
    desk.say("book a haircut on Wednesday afternoon")
    let offered = desk.conversation.state.table
    for line in ["is that the earliest?", "is it really the first free slot?"] {
      let reply = desk.say(line)
      #expect(reply.statements.first == .answered(false), "\(line)")
      #expect(isFree(reply), "\(line)")
      #expect(desk.conversation.state.table == offered, "\(line)")
    }
    let latest = desk.say("is this the latest you have?")
    #expect(latest.statements.first == .answered(false))
    #expect(desk.conversation.state.table == offered)
    desk.say("the earliest you have")
    #expect(desk.say("is that the earliest?").statements.first == .answered(true))
  }

  @Test("hours that a question names are told on the day that is spoken of")
  func dayOfHours() throws {
    var desk = try TestDesk()
    desk.say("book a haircut on Friday afternoon")
    let day = desk.conversation.suggestedSlot?.start.date
    desk.say("why 15:45 rather than 14:15?")
    let reply = desk.say("how did you understand me?")
    var days: [CalendarDate] = []
    for case .howRead(_, let requests) in reply.statements {
      days = requests.flatMap(\.whens).compactMap(\.start?.date)
    }
    #expect(days == [day, day])
  }

  // MARK: Rules

  @Test(
    "notice and how far ahead stand against a time, though the desk may set them aside",
    arguments: [
      ("why can't I have a blow-dry on 12 April at 11?", Rule.horizon),
      ("why can't Tom have a beard trim today at 12:30?", .notice),
    ])
  func deskRules(line: String, rule: Rule) throws {
    var desk = try TestDesk()
    desk.say("3 hours' notice")
    let reply = desk.say(line)
    #expect(blockers(reply)?.map(\.rule) == [rule])
    #expect(!isFree(reply))
    let isOffRules = reply.statements.contains { if case .notOffered = $0 { true } else { false } }
    #expect(isOffRules)
  }

  @Test("all that stands against a time with each person is told, and what decides comes first")
  func complete() throws {
    var desk = try TestDesk()
    let evening = try #require(blockers(desk.say("why can't I get a beard trim on Friday at 9pm?")))
    #expect(evening.first?.rule == .closed)
    #expect(Set(evening.map(\.rule)) == [.closed, .notWorking])
    let own = try #require(blockers(desk.say("why can't Dana have a blow-dry on Friday at 10:45?")))
    #expect(own.first?.rule == .customerBusy)
  }

  @Test("a time that is free on both sides is told on both sides")
  func bothSides() throws {
    var desk = try TestDesk()
    let reply = desk.say("why can't Dana have a haircut on Friday at 11?")
    var sides: [ClockTime] = []
    for case .nearest(let slots) in reply.statements { sides = slots.map(\.start.time) }
    #expect(sides.map(\.minuteOfDay) == [585, 675])
  }

  // MARK: What was chosen

  @Test("what was chosen is what is spoken of, and that it was chosen is kept")
  func chosen() throws {
    var desk = try TestDesk()
    let offered = desk.say("book a beard trim for Tom on Friday with Sam").slots
    let booked = try #require(desk.say("the second one").bookings.first)
    #expect(booked.start == offered[1].start)
    #expect(
      booked.rationale.facts.first?.fact == .chosenOver(offered[0].start, offered[0].staff))
    for line in ["why this one?", "why this slot?"] {
      var told: LocalDateTime?
      for statement in desk.say(line).statements {
        switch statement {
        case .fullReason(let slot): told = slot.start
        case .bookingReason(let booking): told = booking.start
        default: continue
        }
      }
      #expect(told == offered[1].start, "\(line)")
    }
    let first = try #require(comparison(desk.say("why not the first?")))
    #expect(Set([first.better.start, first.other.start]) == Set(offered.prefix(2).map(\.start)))
  }

  // MARK: People

  @Test("the first in the book is named as the reason only among equals")
  func equals() throws {
    var desk = try TestDesk()
    desk.say("book a haircut for Tom on Thursday")
    let reply = desk.say("why Sam?")
    var facts: [Fact] = []
    for case .fullReason(let slot) in reply.statements {
      facts += slot.rationale.facts.map(\.fact)
    }
    #expect(!facts.contains(.tieBreak(.staffOrder)))
    #expect(comparison(reply)?.lead ?? 0 > 0)
  }

  @Test("who was ruled out is told to be so, and is weighed as fairly as others")
  func ruledOut() throws {
    var desk = try TestDesk()
    desk.say("book a haircut for Luis on Thursday but not with Sam")
    for line in ["why not Sam?", "why Alex rather than Sam?"] {
      let reply = desk.say(line)
      let isTold = reply.statements.contains { if case .ruledOut = $0 { true } else { false } }
      #expect(isTold, "\(line)")
      let compared = try #require(comparison(reply))
      #expect(abs(compared.lead) < 100, "both are on the day that was asked for")
    }
  }

  @Test("whom the book does not know is not what was suggested")
  func strangers() throws {
    var desk = try TestDesk()
    desk.say("book a blow-dry on Friday")
    for line in ["why not Gustav?", "why not with Wilma?"] {
      let reply = desk.say(line)
      let isUnknown = reply.statements.contains {
        if case .noSuchName = $0 { true } else { false }
      }
      #expect(isUnknown, "\(line)")
    }
    #expect(comparison(desk.say("why not with someone else?"))?.differences.isEmpty == false)
    let day = try #require(comparison(desk.say("why not another day?")))
    #expect(day.better.start.date != day.other.start.date)
  }

  // MARK: Sooner and later

  @Test("why not later asks about a later start, why not sooner about a sooner one")
  func directions() throws {
    var desk = try TestDesk()
    let slot = try #require(desk.say("book a haircut on Thursday").slots.first)
    for line in ["why not later?", "why so early?", "why so soon?"] {
      let found = try #require(comparison(desk.say(line)), "\(line)")
      #expect(max(found.better.start, found.other.start) > slot.start, "\(line)")
      #expect(min(found.better.start, found.other.start) == slot.start, "\(line)")
    }
    let sooner = try #require(comparison(desk.say("why not sooner?")))
    #expect(min(sooner.better.start, sooner.other.start) < slot.start)
  }

  // MARK: What is taken for granted

  @Test("a premise that is not so is corrected")
  func premises() throws {
    var desk = try TestDesk()
    desk.say("book a haircut on Thursday")
    let turned = desk.say("why 3 rather than 1?").statements.first
    #expect(turned == .otherWayRound)
    var other = try TestDesk()
    let first = other.say("why is Luis with Sam on Saturday at 2?").statements.first
    let isCorrected: Bool = if case .standsAs? = first { true } else { false }
    #expect(isCorrected)
  }

  @Test("what a customer had is their last visit, else their next")
  func lastVisit() throws {
    var desk = try TestDesk()
    let reply = desk.say("why can't Dana come on Friday at 4?")
    var visit: Booking?
    for case .tookServiceOf(let booking, let isNext) in reply.statements {
      visit = booking
      #expect(isNext == (booking.span.start > desk.now))
    }
    let told = try #require(visit)
    var query = BookingQuery()
    query.customer = told.customer
    let past = try desk.book.bookings(query).filter { $0.span.start <= desk.now }
    #expect(past.isEmpty || past.last == told)
  }

  // MARK: Numbers

  @Test("a whole month is broken down, and what is free of it is counted once")
  func month() throws {
    var desk = try TestDesk()
    let reply = desk.say("why is nothing free for a beard trim in January?")
    var counts: [Int] = []
    for statement in reply.statements {
      switch statement {
      case .someFree(let free, _): counts.append(free.reduce(0) { $0 + $1.count })
      case .breakdown(let breakdown):
        counts.append(breakdown.free)
        #expect(breakdown.last == nil)
        #expect(breakdown.rows.reduce(breakdown.free) { $0 + $1.starts } == breakdown.starts)
      default: continue
      }
    }
    #expect(counts.count == 2 && counts[0] == counts[1])
  }

  @Test("too far ahead is what stands against a date that is too far ahead")
  func tooFar() throws {
    var desk = try TestDesk()
    let reply = desk.say("why is nothing free for a beard trim in May?")
    var rows: [Breakdown.Row] = []
    for case .breakdown(let breakdown) in reply.statements { rows = breakdown.rows }
    #expect(rows.filter { $0.starts > 0 }.map(\.rule) == [.horizon])
  }

  @Test("what someone would free by learning a service is what they would free")
  func lesson() throws {
    var desk = try TestDesk()
    let reply = desk.say("why is nothing free for a colour with Sam on Friday 11 December?")
    var named: Breakdown.Freeing?
    for case .freesMost(let freeing) in reply.statements { named = freeing }
    let freeing = try #require(named)
    desk.say("Sam does colour too")
    let slots = desk.say("what's free for a colour with Sam on Friday 11 December?").slots
    #expect(freeing.starts > 0)
    let step = try #require(CalendarDate(iso: "2026-12-11"))
    let onGrid = slots.filter { $0.start.date == step && $0.start.time.minuteOfDay % 15 == 0 }
    #expect(freeing.starts == onGrid.count)
  }

  // MARK: How it was read

  @Test("a clock time of a move is read on the day of the move")
  func movedTo() throws {
    var desk = try TestDesk()
    let start = try #require(desk.say("move Dana's Friday haircut to 4").slots.first?.start)
    var read: [When] = []
    for case .howRead(_, let requests) in desk.say("how did you understand me?").statements {
      read = requests.flatMap(\.whens)
    }
    #expect(read.contains { $0.start == start })
  }

  @Test("what holds from before is told with how a line was read")
  func kept() throws {
    var desk = try TestDesk()
    desk.say("book a haircut for Dana on Thursday but not with Sam")
    desk.say("no")
    desk.say("book a haircut for Dana")
    for line in ["how sure are you?", "how did you understand me?"] {
      let isTold = desk.say(line).statements.contains {
        if case .keptFromBefore(let kept) = $0 { !kept.excluded.isEmpty } else { false }
      }
      #expect(isTold, "\(line)")
    }
  }

  @Test("an hour before which something is wanted is no midnight")
  func bounds() throws {
    var desk = try TestDesk()
    for line in ["book a beard trim Friday before 10", "a blow-dry on Friday no later than 4"] {
      let notes = desk.say(line).statements.contains {
        if case .implied(_, let when) = $0 { when.clockMoment?.time == .midnight } else { false }
      }
      #expect(!notes, "\(line)")
    }
  }
}
