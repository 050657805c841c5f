import CivilTime
import Conversation
import Explainer
import Foundation
import Scheduling
import Testing

@testable import Presentation

/// A wording over an empty business.
enum WordingContextFixture {
  static let plain = Wording(
    WordingContext(business: Business(), zone: .utc, now: LocalDateTime(wallSeconds: 0)))
}

@Suite("JSON")
struct JSONRendererTests {
  private func object(_ lines: [String], last: Int? = nil) throws -> [String: Any] {
    let zone = try TimeZoneRules.load("America/New_York")
    let now = zone.instant(try #require(LocalDateTime(iso: "2026-11-30T10:00")))
    let book = InMemoryBook()
    _ = try book.change(ChangeNote(who: "", at: now, words: "")) { writer throws(BookError) in
      try Sample.salon.write(to: writer, locale: .customs(of: "en-US"), zone: zone, at: now)
    }
    let desk = Desk(book: book, zone: zone)
    var session = DeskSession(Conversation(desk: desk), format: .json(JSONRenderer()))
    var text: [String] = []
    for line in lines { text = session.respond(to: line, at: now) }
    #expect(text.count == 1)
    let data = try #require(text.first?.data(using: .utf8))
    return try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
  }

  @Test("a booking has what scripts rely on, with the offset of its day")
  func booking() throws {
    let object = try object(["book a haircut tomorrow at 3 with Sam for \"Jo\" O'Neil", "yes"])
    #expect(object["request"] as? String == "yes")
    let reply = try #require(object["reply"] as? [String: Any])
    #expect(reply["kind"] as? String == "booked")
    #expect(reply["question"] is NSNull)
    let booking = try #require(reply["booking"] as? [String: Any])
    #expect(booking["id"] as? String == "B-36")
    #expect(booking["start"] as? String == "2026-12-01T15:00:00-05:00")
    #expect(booking["end"] as? String == "2026-12-01T15:45:00-05:00")
    #expect(booking["status"] as? String == "confirmed")
    #expect((reply["bookings"] as? [Any])?.count == 1)
  }

  @Test("an availability request has every start of its window, in order of time")
  func availability() throws {
    let object = try object(["what's free on Friday for a haircut with Sam?"])
    let reply = try #require(object["reply"] as? [String: Any])
    #expect(reply["kind"] as? String == "availability")
    let slots = try #require(reply["slots"] as? [[String: Any]])
    let starts = slots.compactMap { $0["start"] as? String }
    #expect(starts.count > 5)
    #expect(starts == starts.sorted())
    #expect(slots.allSatisfy { ($0["staff"] as? [String]) == ["Sam"] })
  }

  /// The kinds of facts that a conversation's last reply has.
  private func facts(_ lines: [String]) throws -> [String] {
    let reply = try #require(try object(lines)["reply"] as? [String: Any])
    let facts = try #require(reply["facts"] as? [[String: Any]])
    return facts.compactMap { $0["fact"] as? String }
  }

  @Test("what explains has its facts typed")
  func explanations() throws {
    let offer = "book a haircut on Friday with Sam"
    let refused = try facts([offer, "why not 11?"])
    #expect(refused.prefix(2) == ["refused", "booked"])
    let reasons = try facts([offer, "why?"])
    #expect(reasons.first == "slot")
    let compared = try facts([offer, "why 2 rather than 3?"])
    #expect(compared == ["ranks before"])
    let nothing = try facts(["why is nothing free for a colour on Saturday morning?"])
    #expect(nothing.prefix(3) == ["nothing free", "starts", "frees most"])
    let supposed = try facts(["what if Sam took Friday off?"])
    #expect(supposed.prefix(2) == ["supposed", "looked at"])
    #expect(supposed.suffix(2) == ["broken", "would be broken"])
    let ways = try facts(["how can I get Dana in for a beard trim with Sam on Friday at 10:30?"])
    #expect(ways.contains("way"))
    let read = try facts(["book a beard trim tomorrow at 3 with Sam", "how did you read that?"])
    #expect(read == ["line", "asks for", "name", "name", "time", "implied"])
    let guesses = try facts(["book a fringe trim at 4", "how sure are you?"])
    #expect(guesses.contains("implied"))
  }

  @Test("a fact has the values that it rests on")
  func values() throws {
    let object = try object(["book a haircut on Friday with Sam", "why not 11?"])
    let reply = try #require(object["reply"] as? [String: Any])
    let facts = try #require(reply["facts"] as? [[String: Any]])
    let booked = try #require(facts.first { $0["fact"] as? String == "booked" })
    #expect(booked["staff"] as? String == "Sam")
    #expect(booked["booking"] as? String == "B-24")
    #expect(booked["customer"] as? String == "Dana Whitfield")
    #expect(booked["start"] as? String == "2026-12-04T10:30")
    #expect(booked["end"] as? String == "2026-12-04T11:15")
  }

  @Test("what is typed comes back whole, whatever it holds")
  func escaping() throws {
    let line = "say \"hi\" \\ tab\t bell\u{7} é 王 👩‍👩‍👧"
    #expect(try object([line])["request"] as? String == line)
  }
}
