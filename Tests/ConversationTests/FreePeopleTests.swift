import CivilTime
import Scheduling
import Testing

@testable import Conversation

@Suite("Who has time")
struct FreePeopleTests {
  private func free(_ line: String, in desk: inout TestDesk) throws -> [StaffID: [Span]] {
    for statement in desk.say(line).statements {
      if case .freePeople(_, _, let duties) = statement {
        return Dictionary(uniqueKeysWithValues: duties.map { ($0.staff, $0.spans) })
      }
    }
    Issue.record("nobody was named for “\(line)”")
    return [:]
  }

  @Test(
    "one is named as free at a time where a minute of theirs is neither booked nor off",
    arguments: ["10:00", "10:30", "12:15", "13:00", "14:30", "15:15", "15:45", "17:30", "21:00"])
  func atEachTime(_ clock: String) throws {
    var desk = try TestDesk()
    let day = CalendarDate(year: 2026, month: 12, clampedDay: 3)
    let time = try #require(LocalDateTime(iso: "\(day)T\(clock)"))
    let moment = desk.zone.instant(time)
    let named = try free("who is free on 3 December at \(clock)?", in: &desk)
    let business = try desk.book.business()
    let finder = SlotFinder(
      business: business, zone: desk.zone, book: desk.book, now: desk.now)
    for member in business.activeStaff {
      let works = finder.workingSpans(of: member, on: day).contains { $0.contains(moment) }
      let isBusy = try desk.standing().contains {
        $0.staff == member.id && $0.span.contains(moment)
      }
      #expect((named[member.id] != nil) == (works && !isBusy), "\(member.name) at \(clock)")
    }
  }

  @Test("free stretches lie in what was asked for, and none of them is booked")
  func stretches() throws {
    var desk = try TestDesk()
    let named = try free("who is free on Thursday between 1 and 4?", in: &desk)
    #expect(named.count == 3)
    for (staff, spans) in named {
      for span in spans {
        try #expect(desk.zone.local(span.start).time >= #require(ClockTime(hour: 13)))
        try #expect(desk.zone.local(span.end).time <= #require(ClockTime(hour: 16)))
        #expect(try !desk.standing().contains { $0.staff == staff && $0.span.overlaps(span) })
      }
    }
  }

  @Test("a block takes time, too")
  func blocked() throws {
    var desk = try TestDesk()
    let all = try free("who's free on Thursday at 11?", in: &desk)
    let sam = try #require(try desk.book.business().staff.first { $0.name == "Sam" })
    #expect(all[sam.id] != nil)
    desk.say("block Sam on Thursday from 11 to 12")
    #expect(try free("who's free on Thursday at 11?", in: &desk)[sam.id] == nil)
  }
}
