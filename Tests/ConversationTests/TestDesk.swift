import CivilTime
import PlainEnglish
import Scheduling
import Testing

@testable import Conversation

/// A desk over a book in memory, with a clock that is set by hand.
struct TestDesk {
  var conversation: Conversation
  let book: InMemoryBook
  let files = TestFiles()
  let zone: TimeZoneRules
  var now: Instant

  /// A salon in London on Monday, 30 November 2026, at ten.
  init(
    sample: Sample = .salon, now: String = "2026-11-30T10:00", zone name: String = "Europe/London",
    locale: String = "en-GB"
  ) throws {
    zone = try TimeZoneRules.load(name)
    self.now = zone.instant(try #require(LocalDateTime(iso: now)))
    book = InMemoryBook()
    let rules = zone
    let start = self.now
    _ = try book.change(ChangeNote(who: "", at: start, words: "")) { writer throws(BookError) in
      try sample.write(to: writer, locale: .customs(of: locale), zone: rules, at: start)
    }
    conversation = Self.begin(book, zone, files: files)
  }

  static func begin(
    _ book: InMemoryBook, _ zone: TimeZoneRules, state: DialogueState = DialogueState(),
    files: any DeskFiles = TestFiles()
  ) -> Conversation {
    Conversation(
      desk: Desk(book: book, zone: zone, files: files), state: state)
  }

  /// Types a line.
  @discardableResult
  mutating func say(_ line: String) -> Reply {
    conversation.respond(to: line, at: now)
  }

  /// The bookings that stand, by number.
  func standing() throws -> [Booking] {
    var query = BookingQuery()
    query.order = .newestFirst
    return try book.bookings(query).reversed()
  }
}

/// Files that are kept in memory.
final class TestFiles: DeskFiles {
  var texts: [String: String] = [:]

  func write(_ text: String, to place: FilePlace, opens: Bool) -> FileOutcome {
    let path =
      switch place {
      case .besideBook(let name): name
      case .named(let path): path
      }
    texts[path] = text
    return .written(path: path, opened: false)
  }

  func read(_ path: String) -> FileContent {
    texts[path].map { .bytes(Array($0.utf8)) } ?? .failed("there is no such file")
  }

  func backUp(to place: FilePlace) -> FileOutcome { write("a copy", to: place, opens: false) }
}
