import CivilTime
import PlainEnglish
import Scheduling
import Testing

@testable import Conversation

/// What was one line is one change, whatever its words are read as later.
@Suite("Lines that are undone")
struct LineTests {
  /// The statuses of two bookings of the sample.
  private func statuses(_ desk: TestDesk) throws -> [Booking.Status] {
    try [14, 16].map { try #require(try desk.book.booking(BookingID($0))).status }
  }

  private static let twice = "cancel B-14 and cancel B-16"

  @Test("the same line typed twice at one moment is two changes")
  func alike() throws {
    var desk = try TestDesk()
    let line = "note that Dana likes tea and note that Tom likes milk"
    desk.say(line)
    let once = try desk.book.journal(limit: 99)
    #expect(once.prefix(2).map(\.note.line).allSatisfy { $0 == once[0].note.line })
    desk.say(line)
    let first = try desk.book.journal(limit: 99).count { $0.note.words == line }
    let reply = desk.say("undo")
    let left = try desk.book.journal(limit: 99).filter {
      $0.note.words == line && $0.undoneBy == nil && $0.undoes == nil
    }
    #expect(reply.statements.count == first / 2)
    #expect(left.count == first / 2)
  }

  @Test("a line is one change, though its words are no longer read as they were")
  func renamed() throws {
    var desk = try TestDesk()
    for line in [Self.twice, "yes", "yes"] { desk.say(line) }
    #expect(try statuses(desk) == [.cancelled, .cancelled])
    // Nothing is left of what told that the line has two parts.
    var words = try desk.book.journal(limit: 9)
    words.removeAll { $0.note.words != Self.twice }
    #expect(words.count == 2)
    #expect(Set(words.map(\.note.line)).count == 1)
    #expect(desk.say("undo").statements.count == 2)
    #expect(try statuses(desk) == [.confirmed, .confirmed])
    #expect(desk.say("redo").statements.count == 2)
    #expect(try statuses(desk) == [.cancelled, .cancelled])
  }

  @Test("two sessions of one book are told apart, though both begin at their first line")
  func sessions() throws {
    let desk = try TestDesk()
    for session in 1...2 {
      var own = TestDesk.begin(desk.book, desk.zone, state: DialogueState(session: session))
      for line in ["cancel B-\(12 + 2 * session)", "yes"] { own.respond(to: line, at: desk.now) }
    }
    #expect(try statuses(desk) == [.cancelled, .cancelled])
    var third = TestDesk.begin(desk.book, desk.zone, state: DialogueState(session: 3))
    #expect(third.respond(to: "undo", at: desk.now).statements.count == 1)
    #expect(try statuses(desk) == [.cancelled, .confirmed])
  }

  @Test("one’s own change is found behind any number of others’, and the line with it")
  func farBack() throws {
    var desk = try TestDesk()
    for line in [Self.twice, "yes", "yes"] { desk.say(line) }
    for number in 0..<260 {
      let note = ChangeNote(who: "Bo", at: desk.now, words: "wait \(number)")
      _ = try desk.book.change(note) { writer throws(BookError) in
        let start = LocalDateTime(wallSeconds: 2_000_000_000)
        try writer.put(
          .wish(
            Wish(
              customer: nil, service: nil, staff: nil, start: start,
              end: start.adding(minutes: number + 1), createdAt: desk.now)))
      }
    }
    #expect(desk.say("undo").statements.count == 2)
    #expect(try statuses(desk) == [.confirmed, .confirmed])
    #expect(desk.say("redo").statements.count == 2)
    #expect(try statuses(desk) == [.cancelled, .cancelled])
  }

  @Test("all of a day is taken back, however much it is")
  func allOfADay() throws {
    var desk = try TestDesk()
    let before = try desk.book.journal(limit: 9).count
    for number in 0..<210 {
      let note = ChangeNote(who: "", at: desk.now, words: "wait \(number)")
      _ = try desk.book.change(note) { writer throws(BookError) in
        let start = LocalDateTime(wallSeconds: 2_000_000_000)
        try writer.put(
          .wish(
            Wish(
              customer: nil, service: nil, staff: nil, start: start,
              end: start.adding(minutes: number + 1), createdAt: desk.now)))
      }
    }
    desk.say("undo everything from today")
    guard case .undoing(let entries)? = desk.conversation.state.table else {
      Issue.record("nothing is asked")
      return
    }
    #expect(entries.count >= 210)
    #expect(entries.count <= 210 + before)
  }

  @Test("a line of which a part was built upon is taken back as far as it can be, and says so")
  func builtUpon() throws {
    var desk = try TestDesk()
    for line in [Self.twice, "yes", "yes"] { desk.say(line) }
    var other = TestDesk.begin(desk.book, desk.zone, state: DialogueState(actor: "Bo", session: 9))
    other.respond(to: "reinstate B-14", at: desk.now)
    let reply = desk.say("undo")
    #expect(reply.outcome == .refused)
    #expect(
      reply.statements.contains { if case .builtUpon = $0 { true } else { false } })
  }
}
