import CivilTime
import Presentation
import Scheduling
import Testing

@testable import Conversation

/// A desk of a business that was set up by talking to it, whose replies can be
/// read as text.
struct CaseDesk {
  /// How a business is set up: where it is, and what is said to the desk.
  struct Business: Sendable {
    var zone: String
    var locale: String
    var sentences: [String]

    /// A salon in New York, months first.
    static let salon = Business(
      zone: "America/New_York", locale: "en-US",
      sentences: [
        "add service Haircut, 45 minutes, $30", "add service Trim, 30 minutes, $20",
        "add service Colour, 2 hours, $90", "add staff Sam", "add staff Priya",
        "open Monday to Saturday 9am to 6pm", "bookings up to 90 days ahead",
      ])

    /// A clinic in London, days first.
    static let clinic = Business(
      zone: "Europe/London", locale: "en-GB",
      sentences: [
        "add service Check-up, 20 minutes, £30", "add service Consult, 40 minutes, £45",
        "add service Physio, 60 minutes, £60", "add staff Sam", "add staff Priya",
        "open Monday to Friday 8am to 6pm", "bookings up to 90 days ahead",
      ])

    /// One person, Robin, who gives lessons.
    static func lessons(
      _ minutes: Int, step: Int = 15, in zone: String = "America/New_York", _ hours: String...
    ) -> Business {
      Business(
        zone: zone, locale: zone == "America/New_York" ? "en-US" : "en-GB",
        sentences: ["add service Lesson, \(minutes) minutes", "add staff Robin"] + hours + [
          "slots every \(step) minutes"
        ])
    }

    /// The same business after further sentences.
    func after(_ sentences: String...) -> Business {
      Business(zone: zone, locale: locale, sentences: self.sentences + sentences)
    }
  }

  var desk: TestDesk

  /// Sets up a business at a moment, with what is booked there.
  init(_ business: Business, at now: String, booked: [String] = []) throws {
    desk = try TestDesk(sample: .none, now: now, zone: business.zone, locale: business.locale)
    for sentence in business.sentences {
      let reply = desk.say(sentence)
      #expect(
        reply.kind == .changed || reply.statements == [.alreadySo],
        "“\(sentence)”: \(reply.kind)")
    }
    for sentence in booked {
      desk.say("book \(sentence)")
      let reply = desk.say("yes")
      #expect(reply.kind == .booked, "“\(sentence)”: \(reply.kind)")
    }
  }

  /// Types a line.
  @discardableResult
  mutating func say(_ line: String) throws -> Answer {
    let reply = desk.say(line)
    let context = try desk.conversation.wordingContext(for: reply, at: desk.now)
    return Answer(
      reply: reply,
      text: TextRenderer(width: 10_000).lines(reply, context).joined(separator: "\n"))
  }

  /// What a line was answered.
  struct Answer {
    var reply: Reply
    var text: String

    /// The local starts of its slots.
    var starts: [String] { reply.slots.map(\.start.description) }

    /// The clock times of its slots.
    var clocks: [String] { reply.slots.map { String($0.start.description.suffix(5)) } }
  }
}
