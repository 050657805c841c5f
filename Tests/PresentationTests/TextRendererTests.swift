import CivilTime
import Conversation
import Scheduling
import Testing

@testable import Presentation

@Suite("Text for a width")
struct TextRendererTests {
  private func session(width: Int) throws -> (DeskSession, Instant) {
    let zone = try TimeZoneRules.load("Europe/London")
    let now = zone.instant(try #require(LocalDateTime(iso: "2026-11-30T10:00")))
    let book = InMemoryBook()
    _ = try book.change(ChangeNote(who: "", at: now, words: "")) { writer throws(BookError) in
      try Sample.salon.write(to: writer, locale: .customs(of: "en-GB"), zone: zone, at: now)
    }
    let desk = Desk(book: book, zone: zone)
    return (
      DeskSession(Conversation(desk: desk), format: .text(TextRenderer(width: width))), now
    )
  }

  private static let lines = [
    "book a haircut tomorrow afternoon", "why this slot?", "why not 4pm?", "2", "show December",
    "what's on Friday?", "move Tom to Thursday at 2", "yes", "cancel Mei's haircut", "1", "yes",
    "book a moon landing", "flim the flam at blorsday", "book a haircut on Sunday at 3",
    "what's the next opening?", "what's free on Friday for a haircut?", "help", "settings",
  ]

  @Test(
    "no line is wider than it may be, ends in a blank or looks like an input",
    arguments: [30, 80, 120])
  func lines(_ width: Int) throws {
    var (session, now) = try session(width: width)
    for line in Self.lines {
      for text in session.respond(to: line, at: now) {
        #expect(DisplayWidth.of(text) <= width || !text.contains(" "), "\(text)")
        #expect(text == text.trimmedEnd)
        #expect(!text.hasPrefix("> ") && !text.hasPrefix("? ") && !text.hasPrefix("@ "))
        #expect(!text.unicodeScalars.contains { $0.value < 32 || $0.value == 127 })
      }
    }
  }

  @Test(
    "of a phrase read as a clock time, the words of the clock time are quoted",
    arguments: [
      ("book a haircut on Thursday at 7", "I took 7 as 19:00: you open at 09:00."),
      ("book a haircut half past 7 on Thursday", "I took half past 7 as 19:30: you open at 09:00."),
      ("book a haircut at 9am", "9am has gone today, so I took Tue 1 Dec 09:00."),
    ])
  func clockWords(_ line: String, _ told: String) throws {
    var (session, now) = try session(width: 80)
    #expect(session.respond(to: line, at: now).first == told)
  }

  @Test(
    "a month has a dot on each day with a booking, and closed brackets round today",
    arguments: [
      (30, "2026-11-30", "[30•]"),
      (30, "2026-11-25", " 23  24 [25] 26  27  28  29"),
      (25, "2026-11-25", " 23  24 [25•]26  27  28  29"),
      (1, "2026-11-01", "                        [ 1•]"),
    ])
  func month(_ marked: Int, _ today: String, _ week: String) throws {
    let first = try #require(CalendarDate(year: 2026, month: 11, day: 1))
    let picture = MonthPicture(
      month: first, marked: [first.adding(days: 2), first.adding(days: marked - 1)],
      today: try #require(CalendarDate(iso: today)), firstWeekday: .monday)
    let lines = picture.lines(WordingContextFixture.plain)
    #expect(lines[0] == "       November 2026")
    #expect(lines[1] == " Mo  Tu  We  Th  Fr  Sa  Su")
    #expect(lines[3] == "  2   3•  4   5   6   7   8")
    #expect(lines.contains(week))
  }

  @Test("carets stand under the words, also after wide letters")
  func carets() throws {
    var (session, now) = try session(width: 80)
    let lines = session.respond(to: "book 王芳 a trim on blorsday", at: now)
    let pointing = try #require(lines.firstIndex { $0.contains("^") })
    let (line, carets) = (lines[pointing - 1], lines[pointing])
    let word = try #require(line.range(of: "blorsday"))
    #expect(DisplayWidth.of(line[..<word.lowerBound]) == carets.prefix { $0 == " " }.count)
    #expect(carets.filter { $0 == "^" }.count == "blorsday".count)
  }
}

@Suite("The width of text")
struct DisplayWidthTests {
  @Test(
    "wide signs take two columns, joined ones as many as one",
    arguments: [("abc", 3), ("é", 1), ("e\u{301}", 1), ("王芳", 4), ("👩‍👩‍👧", 2), ("✂️", 2), ("–", 1)])
  func width(_ text: String, _ columns: Int) {
    #expect(DisplayWidth.of(text) == columns)
  }
}
