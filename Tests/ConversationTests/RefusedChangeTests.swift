import CivilTime
import Scheduling
import Testing

@testable import Conversation

/// What is refused, when it is about to be written, leaves nothing in the book.
@Suite("What is refused")
struct RefusedChangeTests {
  /// A desk that is about to write, and what another one does in that moment.
  struct Race: CustomTestStringConvertible, Sendable {
    let name: String
    /// What leads to the question.
    let before: [String]
    /// What another desk does.
    let other: [String]
    /// The answer.
    var answer = "yes"

    var testDescription: String { name }
  }

  private static let races = [
    Race(
      name: "an offer for somebody new", before: ["book Zoe Quill a trim tomorrow at 11 with Max"],
      other: ["Max is off tomorrow"]),
    Race(
      name: "an offer whose time is taken",
      before: ["book Zoe Quill a trim tomorrow at 11 with Max, her number is 07700 900123"],
      other: ["book Yan a trim tomorrow at 11 with Max", "yes"]),
    Race(
      name: "what is held",
      before: ["hold a trim with Max tomorrow at 11"],
      other: ["closed tomorrow morning", "do it anyway"]),
    Race(
      name: "a move", before: ["move Ann to thursday at 11"], other: ["closed on thursday", "yes"]),
    Race(
      name: "a move of what was cancelled", before: ["move Ann to thursday at 11"],
      other: ["cancel Ann", "yes"]),
    Race(
      name: "a booking that goes to somebody new",
      before: ["book Ann a trim friday at 10 with Ida", "yes", "no wait, for Zoe Quill"],
      other: ["cancel B-3", "yes"]),
    Race(
      name: "several services", before: ["book Zoe Quill a trim and a tint on thursday at 10"],
      other: ["closed on thursday", "yes"]),
    Race(
      name: "several people", before: ["book Zoe Quill and Yan Ott trims on thursday at 11"],
      other: ["Max is off on thursday", "yes"]),
    Race(
      name: "a series", before: ["book Zoe Quill a trim every thursday at 11 for 3 weeks"],
      other: ["we are closed on thursdays", "yes"]),
    Race(
      name: "an exchange of what has moved", before: ["swap Ann and Cat"],
      other: ["move Cat to thursday at 3", "yes"]),
    Race(
      name: "an exchange of what was cancelled", before: ["swap Ann and Cat"],
      other: ["cancel Cat", "yes"]),
    Race(
      name: "an exchange that does not fit any more", before: ["swap Ann and Cat"],
      other: ["Ida does not do trims", "leave them"]),
    Race(
      name: "who is ill", before: ["Ida is ill tomorrow"],
      other: ["move Ann to friday at 9", "yes"]
    ),
    Race(
      name: "a change that bookings stand against", before: ["closed tomorrow"],
      other: ["cancel Ann", "yes"]),
    Race(
      name: "what goes against a rule that was not told",
      before: ["book Zoe Quill a trim on sunday at 10 with Ida anyway"],
      other: ["Ida is off on sunday 6 december"]),
    Race(
      name: "a way with hours of its own",
      before: ["how could I fit Zoe Quill in for a trim on sunday?"],
      other: ["Ida is off on sunday 6 december"],
      answer: "do it"),
    Race(
      name: "what was cancelled and is to stand again", before: ["cancel Ann", "yes"],
      other: ["book Yan a trim tomorrow at 10 with Ida", "yes"], answer: "reinstate B-1"),
    Race(
      name: "a hold", before: [], other: ["book Yan a trim tomorrow at 11 with Max", "yes"],
      answer: "hold a trim with Max tomorrow at 11 for 20 minutes"),
  ]

  private func desk() throws -> TestDesk {
    var desk = try TestDesk(sample: .none)
    for line in [
      "add service Trim, 30 minutes, £20", "add service Tint, 2 hours, £90",
      "add staff Ida and Max", "open mon-sat 8-6", "Ida works mon-sat 8-6", "Max works mon-sat 8-6",
      "book Ann a trim tomorrow at 10 with Ida", "yes",
      "book Cat a trim on thursday at 10 with Max", "yes",
    ] { desk.say(line) }
    return desk
  }

  @Test("leaves the book as it was", arguments: races)
  func leavesNothing(_ race: Race) throws {
    let desk = try desk()
    let raced = RacedBook(desk.book)
    var own = Conversation(
      desk: Desk(book: raced, zone: desk.zone, files: desk.files), state: DialogueState())
    for line in race.before { _ = own.respond(to: line, at: desk.now) }
    var between: BookPicture?
    let (zone, now) = (desk.zone, desk.now)
    raced.meanwhile = { book in
      var other = TestDesk.begin(book, zone, state: DialogueState(actor: "Bo"))
      for line in race.other { _ = other.respond(to: line, at: now) }
      between = try? BookPicture(book, at: now)
    }
    let reply = own.respond(to: race.answer, at: desk.now)
    #expect(try BookPicture(desk.book, at: desk.now) == #require(between, "nothing was written"))
    #expect(reply.outcome == .refused)
    #expect(!reply.statements.isEmpty)
  }

  @Test("a file of which nothing fits any more leaves nobody in the book")
  func importing() throws {
    let desk = try desk()
    desk.files.texts["club.ics"] = [
      "BEGIN:VCALENDAR", "VERSION:2.0", "BEGIN:VEVENT", "UID:one@x",
      "SUMMARY:Trim for Zoe Quill with Max", "DTSTART;TZID=Europe/London:20261203T110000",
      "DTEND;TZID=Europe/London:20261203T113000", "END:VEVENT", "END:VCALENDAR", "",
    ].joined(separator: "\r\n")
    let raced = RacedBook(desk.book)
    var own = Conversation(
      desk: Desk(book: raced, zone: desk.zone, files: desk.files), state: DialogueState())
    let before = try BookPicture(desk.book, at: desk.now)
    #expect(own.respond(to: "import club.ics", at: desk.now).kind == .question)
    #expect(try BookPicture(desk.book, at: desk.now) == before)
    let (zone, now) = (desk.zone, desk.now)
    var between: BookPicture?
    raced.meanwhile = { book in
      var other = TestDesk.begin(book, zone)
      _ = other.respond(to: "Max is off on thursday", at: now)
      _ = other.respond(to: "do it anyway", at: now)
      between = try? BookPicture(book, at: now)
    }
    #expect(own.respond(to: "yes", at: desk.now).outcome == .refused)
    #expect(try BookPicture(desk.book, at: desk.now) == #require(between))
  }

  @Test(
    "what is only asked about is not written to find it",
    arguments: [
      "swap Ann and Cat", "could Ann and Cat swap?", "Ida is ill tomorrow",
      "book Zoe Quill and Yan Ott trims on thursday at 11",
      "book Zoe Quill a trim every thursday at 11 for 3 weeks",
    ])
  func onlyAsked(_ line: String) throws {
    let desk = try desk()
    let raced = RacedBook(desk.book)
    var own = Conversation(
      desk: Desk(book: raced, zone: desk.zone, files: desk.files), state: DialogueState())
    _ = own.respond(to: line, at: desk.now)
    #expect(raced.changes == 0)
  }
}
