import CivilTime
import Scheduling
import Testing

@testable import Conversation

@Suite("A booking that repeats")
struct SeriesTests {
  private func series(_ reply: Reply) throws -> Series {
    for case .series(let series) in reply.statements { return series }
    return try #require(nil, "no series was shown")
  }

  @Test(
    "a series with an end in words has each date up to it",
    arguments: [
      ("book a haircut every Wednesday at 11 until the end of January", 9, "2027-01-27T11:00"),
      (
        "book a haircut every 2 weeks on Thursday at 11 until the end of January", 5,
        "2027-01-28T11:00"
      ),
    ])
  func endInWords(_ line: String, _ count: Int, _ last: String) throws {
    var desk = try TestDesk()
    desk.say(line)
    guard case .series(let series)? = desk.conversation.state.table else {
      Issue.record("no series is on the table")
      return
    }
    #expect(series.items.count == count)
    #expect(series.items.last?.start == LocalDateTime(iso: last))
  }

  @Test("where no date fits, yes takes the nearest, shows them, and books at the next yes")
  func noneFits() throws {
    var desk = try TestDesk()
    let before = try desk.standing().count
    desk.say("book Dana a head massage every Tuesday at 4 for 3 weeks")
    let shown = try series(desk.say("yes"))
    #expect(shown.slots.count == 3)
    #expect(try desk.standing().count == before)
    #expect(desk.say("yes").bookings.count == 3)
  }

  @Test("every date is shown, with the reason and the nearest slot where it does not fit")
  func dates() throws {
    var desk = try TestDesk()
    let reply = desk.say("book Dana a head massage every Wednesday at 3 for 4 weeks")
    let shown = try series(reply)
    #expect(
      shown.items.map(\.start.description) == [
        "2026-12-02T15:00", "2026-12-09T15:00", "2026-12-16T15:00", "2026-12-23T15:00",
      ])
    #expect(shown.items.map { $0.slot != nil } == [true, false, true, true])
    #expect(shown.items[1].obstacles.contains { $0.rule == .booked })
    #expect(shown.items[1].nearest?.start.date == shown.items[1].start.date)
  }

  @Test("yes books what fits, as one series and one change")
  func accepted() throws {
    var desk = try TestDesk()
    let before = try desk.standing()
    desk.say("book Dana a head massage every Wednesday at 3 for 4 weeks")
    let made = desk.say("yes").bookings
    #expect(made.count == 3)
    #expect(Set(made.map(\.series)) == [made[0].id])
    desk.say("undo")
    #expect(try desk.standing() == before)
  }

  @Test("the nearest slots are taken, a date is left out, another gets its own time")
  func answers() throws {
    var desk = try TestDesk()
    desk.say("book Dana a head massage every Wednesday at 3 for 4 weeks")
    #expect(try series(desk.say("take the nearest ones")).slots.count == 4)
    #expect(try series(desk.say("skip the 16th")).items.count == 3)
    let changed = try series(desk.say("the 23rd at half past 4"))
    #expect(changed.items.last?.slot?.start.description == "2026-12-23T16:30")
    #expect(changed.items.first?.slot?.start.description == "2026-12-02T15:00")
    #expect(desk.say("yes").bookings.count == 3)
  }

  @Test("one person does all of it where nobody was asked for")
  func onePerson() throws {
    var desk = try TestDesk()
    let shown = try series(desk.say("book Mei a haircut every Friday at 2 for 5 weeks"))
    #expect(Set(shown.slots.map(\.staff)).count == 1)
  }

  @Test("a number is asked about, and all of the series move by as much")
  func moving() throws {
    var desk = try TestDesk()
    desk.say("book Dana a head massage every Wednesday at 4:30 for 3 weeks")
    let made = desk.say("yes").bookings
    #expect(made.count == 3)
    #expect(desk.say("move B-\(made[1].id.rawValue) to 5pm").question == .seriesScope)
    #expect(desk.say("this and the following").question == .rearrangement)
    desk.say("yes")
    let starts = try made.map { try #require(try desk.book.booking($0.id)).start.description }
    #expect(starts == ["2026-12-02T16:30", "2026-12-09T17:00", "2026-12-16T17:00"])
  }

  @Test(
    "one, these, or all are cancelled", arguments: [("just this one", 1), ("2", 2), ("all", 3)])
  func cancelling(_ answer: String, _ count: Int) throws {
    var desk = try TestDesk()
    desk.say("book Dana a head massage every Wednesday at 4:30 for 3 weeks")
    let made = desk.say("yes").bookings
    desk.say("cancel B-\(made[1].id.rawValue)")
    desk.say(answer)
    #expect(desk.say("yes").bookings.count == count)
  }
}
