import CivilTime
import Conversation
import Scheduling
import Testing

@testable import Presentation

@Suite("What an offer and a refusal say")
struct OfferTextTests {
  /// What the sample salon answers, on Monday, 30 November 2026, at ten.
  private func answers(to line: String) throws -> [String] {
    let zone = try TimeZoneRules.load("Europe/London")
    let now = zone.instant(try #require(LocalDateTime(iso: "2026-11-30T10:00")))
    let book = InMemoryBook()
    _ = try book.change(ChangeNote(who: "", at: now, words: "")) { writer throws(BookError) in
      try Sample.salon.write(to: writer, locale: .customs(of: "en-GB"), zone: zone, at: now)
    }
    let desk = Desk(book: book, zone: zone)
    var session = DeskSession(Conversation(desk: desk), format: .text(TextRenderer(width: 120)))
    return session.respond(to: line, at: now)
  }

  @Test(
    "where another service is offered, each number says what it is",
    arguments: [
      ("book a colour tomorrow", "Colour"), ("book a massage tomorrow with Alex", "Head massage"),
      ("book a haircut tomorrow between 12 and 12:30", "Haircut"),
    ])
  func othersAreNamed(_ line: String, _ service: String) throws {
    let services = ["Haircut", "Fringe trim", "Beard trim", "Colour", "Blow-dry", "Head massage"]
    let numbered = try answers(to: line).filter { $0.contains(" Dec ") && $0.contains(") ") }
    #expect(!numbered.isEmpty)
    let named = numbered.filter { line in services.contains { line.contains($0) } }
    // Either all are of the service that was asked for, or each says of which.
    #expect(named.isEmpty || named.count == numbered.count)
    if line.hasPrefix("book a colour") { #expect(named.contains { !$0.contains(service) }) }
  }

  @Test("of a full day the bookings are told too, not only who is off")
  func nearestPersonDecides() throws {
    let line = try #require(
      try answers(to: "book a colour tomorrow").first { $0.hasPrefix("Of ") })
    #expect(line.contains("booked"))
  }

  @Test("a length that nobody does is told as a length")
  func length() throws {
    let lines = try answers(to: "book a haircut tomorrow at 3 for 3 hours")
    #expect(!lines.contains { $0.contains("nobody who does it") })
    #expect(lines.contains("Haircut takes 45 min, not 3 h."))
  }
}
