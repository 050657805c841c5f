import CivilTime
import PlainEnglish
import Scheduling
import Testing

@testable import Conversation

/// What was one line is one change, whatever its words are read as later.
@Suite("Lines that are undone")
struct LineTests {
  /// A line of two parts, which are asked about one after the other.
  private static let both = "cancel B-14 and move B-16 to Thursday at 2"

  /// Whether the line has been done: all of it, or nothing.
  private func isDone(_ desk: TestDesk) throws -> Bool? {
    let one = try #require(try desk.book.booking(BookingID(14))).status == .cancelled
    let two = try #require(try desk.book.booking(BookingID(16))).start.date.weekday == .thursday
    return one == two ? one : nil
  }

  @Test("the same line typed twice at one moment is two changes")
  func alike() throws {
    var desk = try TestDesk()
    let line = "book a haircut for Tom on Friday at 3 and a colour for Mei on Wednesday at 2"
    let before = try desk.standing().count
    for _ in 1...2 { for text in [line, "yes", "yes"] { desk.say(text) } }
    #expect(try desk.standing().count == before + 4)
    let notes = try desk.book.journal(limit: 4).map(\.note)
    #expect(Set(notes.map(\.words)) == [line])
    #expect(Set(notes.map(\.line)).count == 2)
    #expect(desk.say("undo").statements.count == 2)
    #expect(try desk.standing().count == before + 2)
  }

  @Test("a line is one change, and made again as one")
  func again() throws {
    var desk = try TestDesk()
    for line in [Self.both, "yes", "yes"] { desk.say(line) }
    #expect(try isDone(desk) == true)
    let notes = try desk.book.journal(limit: 2).map(\.note)
    #expect(Set(notes.map(\.line)).count == 1)
    #expect(desk.say("undo").statements.count == 2)
    #expect(try isDone(desk) == false)
    #expect(desk.say("redo").statements.count == 2)
    #expect(try isDone(desk) == true)
  }

  @Test("what a line asked for is one change by its number alone")
  func byNumber() throws {
    var desk = try TestDesk()
    for number in 1...2 {
      let note = ChangeNote(
        who: "", at: desk.now, words: "words that no one reads",
        line: LineID(session: 5, number: 1))
      _ = try desk.book.change(note) { writer throws(BookError) in
        try writer.put(
          .customer(Customer(id: .placeholder(), name: "New \(number)", searchWords: [])))
      }
    }
    #expect(desk.say("undo").statements.count == 2)
    #expect(try desk.book.customers(withPrefix: "", limit: 999).allSatisfy { $0.name.first != "N" })
  }

  @Test("two sessions of one book are told apart, though both begin at their first line")
  func sessions() throws {
    let desk = try TestDesk()
    for session in 1...2 {
      var own = TestDesk.begin(desk.book, desk.zone, state: DialogueState(session: session))
      for line in ["cancel B-\(12 + 2 * session)", "yes"] {
        _ = own.respond(to: line, at: desk.now)
      }
    }
    var third = TestDesk.begin(desk.book, desk.zone, state: DialogueState(session: 3))
    #expect(third.respond(to: "undo", at: desk.now).statements.count == 1)
    let statuses = try [14, 16].map { try desk.book.booking(BookingID($0))?.status }
    #expect(statuses == [.cancelled, .confirmed])
  }

  @Test("one’s own change is found behind any number of others’, and the line with it")
  func farBack() throws {
    var desk = try TestDesk()
    for line in [Self.both, "yes", "yes"] { desk.say(line) }
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
    #expect(try isDone(desk) == false)
    #expect(desk.say("redo").statements.count == 2)
    #expect(try isDone(desk) == true)
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
    for line in [Self.both, "yes", "yes"] { desk.say(line) }
    var other = TestDesk.begin(desk.book, desk.zone, state: DialogueState(actor: "Bo", session: 9))
    for line in ["add staff Robin", "reinstate B-14"] { _ = other.respond(to: line, at: desk.now) }
    let reply = desk.say("undo")
    #expect(reply.outcome == .refused)
    #expect(
      reply.statements.contains { if case .builtUpon = $0 { true } else { false } })
  }
}
