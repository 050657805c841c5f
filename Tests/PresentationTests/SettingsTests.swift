import CivilTime
import Conversation
import Explainer
import Scheduling
import Testing

@testable import Presentation

@Suite("The settings in the words that would set them")
struct SettingsTests {
  private struct Desk {
    var conversation: Conversation
    let book = InMemoryBook()
    let now: Instant
    let zone: TimeZoneRules

    init(_ sample: Sample, locale: String) throws {
      let zone = try TimeZoneRules.load("Europe/London")
      let now = zone.instant(try #require(LocalDateTime(iso: "2026-11-30T10:00")))
      _ = try book.change(ChangeNote(who: "", at: now, words: "")) { writer throws(BookError) in
        try sample.write(to: writer, locale: .customs(of: locale), zone: zone, at: now)
      }
      self.zone = zone
      self.now = now
      conversation = Conversation(desk: .init(book: book, zone: zone))
    }

    mutating func say(_ line: String) -> Reply {
      let reply = conversation.respond(to: line, at: now)
      // What goes against the sample's bookings is saved all the same.
      return conversation.hasUnansweredQuestion
        ? conversation.respond(to: "leave them", at: now) : reply
    }

    func settings() throws -> [String] {
      let context = try conversation.wordingContext(for: Reply(.list, []), at: now)
      return SettingsSentences(wording: Wording(context)).lines()
    }
  }

  private static let changes = [
    "add service Balayage, 3 hours, £140, 15 minutes after",
    "balayage has 45 minutes of processing after 60 minutes",
    "Balayage is in category Colouring", "add service Yoga class, 60 minutes, £12.50",
    "a yoga class holds 8 people", "a haircut takes 30 to 60 minutes",
    "beard trims start every 30 minutes", "colour starts at 10, 12 and 2",
    "open 10 to 4 on Sunday 6 December", "closed from 24 to 26 December",
    "Priya is off from 28 to 30 December", "on Saturday 19 December Sam works 10 to 2",
    "at most 6 bookings a day for Sam", "at most 2 bookings a week for each customer",
    "at most 4 haircuts a day", "at most 20 bookings a day", "cancellations up to 24 hours before",
    "new bookings wait to be confirmed", "pending bookings do not block", "strict starts on",
    "gap saving on", "the salon is called Shear Joy",
    "Priya does colours in 90 minutes for £80", "there are 2 treatment rooms",
    "a massage needs the treatment room", "explain in full", "2 hours' notice",
    "put 5 minutes of cleaning after blow-dries", "head massages can only be booked at 10 and 3",
    "at most 3 colours a day for Alex", "closed on bank holidays",
    "hire Mia who does haircuts and colours", "add Nina, works Monday to Thursday",
    "slots every 10 minutes", "Sam has a break on Tuesday 12:00–12:30",
    "Sam works 10 to 3 on Saturdays", "bookings up to 60 days ahead",
  ]

  private func changed(_ locale: String) throws -> Desk {
    var desk = try Desk(.salon, locale: locale)
    for line in Self.changes { #expect(desk.say(line).kind == .changed, "\(line)") }
    _ = desk.say(locale == "en-GB" ? "weeks start on Sunday" : "weeks start on Monday")
    return desk
  }

  @Test("typed again, each line changes nothing", arguments: ["en-GB", "en-US"])
  func again(_ locale: String) throws {
    var desk = try changed(locale)
    for line in try desk.settings() {
      #expect(desk.say(line).statements == [.alreadySo], "\(line)")
    }
  }

  @Test("typed into an empty book, they make the same business", arguments: ["en-GB", "en-US"])
  func anew(_ locale: String) throws {
    let desk = try changed(locale)
    var other = try Desk(.none, locale: locale)
    let lines = try desk.settings()
    for line in lines { _ = other.say(line) }
    #expect(try other.settings() == lines)
  }
}
