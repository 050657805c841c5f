import CivilTime
import Scheduling
import Testing

@testable import Conversation

/// Whatever is booked, by whichever way, stands by the function that decides, or is marked
/// with the rules that it goes against.
@Suite("One function decides")
struct OneFunctionDecidesTests {
  private static let base = [
    "add service Trim, 30 minutes, £20", "add service Tint, 2 hours, £90",
    "add staff Ida and Max", "open mon-sat 8-6", "Ida works mon-sat 8-6", "Max works mon-sat 8-6",
    "Max does not do tints", "book Ann a trim tomorrow at 10 with Ida", "yes",
    "book Bob a tint on friday at 2", "yes",
  ]

  private func desk(_ rules: [String]) throws -> TestDesk {
    var desk = try TestDesk(sample: .none)
    for line in Self.base + rules { desk.say(line) }
    return desk
  }

  /// What stands against a booking that it is not marked with.
  private func unmarked(_ booking: Booking, in desk: TestDesk) throws -> [Rule] {
    let finder = SlotFinder(
      business: try desk.book.business(), zone: desk.zone, book: desk.book, now: desk.now)
    var candidate = Candidate(standing: booking)
    candidate.question = .planned
    let verdict = try #require(try finder.verdict(on: candidate))
    return verdict.obstacles.map(\.rule).filter { !booking.overrides.contains($0) }
  }

  @Test(
    "a date of a series that a rule is against is not booked",
    arguments: [
      ("2 days' notice", "every day at 9 this week", Rule.notice),
      ("bookings up to 14 days ahead", "every friday at 9 for 4 weeks", .horizon),
      ("trims start at 9, 11 and 2", "every friday at 10 for 3 weeks", .fixedStarts),
      ("at most 2 trims a week", "every day at 9 this week", .limit),
    ])
  func series(_ rule: String, _ dates: String, _ refusing: Rule) throws {
    var desk = try desk([rule])
    desk.say("book Cat a trim \(dates)")
    guard case .series(let series)? = desk.conversation.state.table else {
      Issue.record("no series is on the table")
      return
    }
    #expect(series.items.contains { $0.obstacles.contains { $0.rule == refusing } })
    let promised = series.slots.count
    let reply = desk.say("yes")
    #expect(reply.bookings.count == promised)
    // Of some rules no date stands, and nothing is booked.
    #expect(try desk.standing().count == 2 + promised)
    for booking in try desk.standing().dropFirst(2) {
      #expect(try unmarked(booking, in: desk) == [])
    }
  }

  @Test(
    "several at a time that the service does not begin at are not booked then",
    arguments: [
      "book Ann and Cat trims tomorrow at 3.30", "book Cat a trim and a tint tomorrow at 3.30",
    ])
  func together(_ line: String) throws {
    var desk = try desk(["trims start on the hour"])
    desk.say(line)
    let made = desk.say("yes").bookings
    try #require(!made.isEmpty)
    for booking in made { #expect(try unmarked(booking, in: desk) == []) }
  }

  @Test("who is ill has their bookings moved to where the service begins")
  func illness() throws {
    var desk = try desk(["trims start at 9, 11 and 2"])
    desk.say("Ida is ill tomorrow")
    desk.say("yes")
    let ann = try #require(try desk.standing().first)
    #expect(try unmarked(ann, in: desk) == [])
    #expect(ann.start.time.minuteOfDay != 600)
  }

  @Test("an exchange that a start rule is against names it, and marks the booking")
  func swap() throws {
    var desk = try desk([
      "trims start at 9, 11 and 2", "book Cat a trim on thursday at 10:30", "yes",
    ])
    let named = desk.say("swap Ann and Cat").statements.contains { statement in
      if case .againstRules(_, _, let obstacles) = statement {
        obstacles.contains { $0.rule == .fixedStarts }
      } else {
        false
      }
    }
    #expect(named)
    let swapped = desk.say("yes").bookings
    try #require(swapped.count == 2)
    for booking in swapped { #expect(booking.overrides == [.fixedStarts]) }
  }

  @Test(
    "what is booked against a rule that was named is marked with it",
    arguments: [
      ("2 days' notice", "book Cat a trim tomorrow at noon with Max", Rule.notice),
      ("trims start at 9, 11 and 2", "book Cat a trim tomorrow at 10 with Max", .fixedStarts),
      ("bookings up to 14 days ahead", "move Ann to 21 december anyway", .horizon),
    ])
  func marks(_ rule: String, _ line: String, _ broken: Rule) throws {
    var desk = try desk([rule])
    desk.say(line)
    #expect(desk.say("yes").bookings.map(\.overrides) == [[broken]])
  }

  @Test("what someone has on one of two days that they are away moves to somebody else")
  func twoDays() throws {
    var desk = try desk([])
    desk.say("Ida is ill tomorrow and thursday")
    desk.say("yes")
    #expect(try desk.standing().first?.staff == StaffID(2))
  }

  @Test("the dates of a series are on the clock of the customer if they were said so")
  func theirClock() throws {
    var desk = try TestDesk(sample: .none, now: "2027-03-01T10:00")
    for line in [
      "add service Lesson, 30 minutes, £20", "add staff Rosa", "Rosa works every day 8am to 8pm",
      "add customer Kenji", "Kenji is in Tokyo", "add customer Maria", "Maria lives in New York",
      "book Kenji a lesson every thursday at 6pm his time for 3 weeks starting 18 march",
    ] { desk.say(line) }
    let tokyo = desk.say("yes").bookings.map(\.start.description)
    #expect(tokyo == ["2027-03-18T09:00", "2027-03-25T09:00", "2027-04-01T10:00"])
    desk.say("book Maria a lesson every monday at 10am her time for 3 weeks starting 8 march")
    let york = desk.say("yes").bookings.map(\.start.description)
    #expect(york == ["2027-03-08T15:00", "2027-03-15T14:00", "2027-03-22T14:00"])
    desk.say("move Maria's lesson on 15 march to 11am her time")
    desk.say("1")
    #expect(desk.say("yes").bookings.first?.start.description == "2027-03-15T15:00")
  }

  @Test("nothing is offered at a time that the service does not begin at")
  func offers() throws {
    var desk = try TestDesk(sample: .none)
    for line in [
      "add service vinyasa, 60 minutes, £12, capacity 12", "add staff Priya",
      "vinyasa is on mondays and wednesdays at 7am and 6pm",
      "Priya works mon and wed 6:30am to 9am and 5pm to 8pm",
    ] { desk.say(line) }
    // The book does not know him, and asks.
    desk.say("book Omar vinyasa on wednesday at 7")
    let slots = desk.say("for Omar").slots
    try #require(slots.count > 1)
    for slot in slots {
      #expect([420, 1080].contains(slot.start.time.minuteOfDay))
    }
  }

  @Test("several who find no room are told so, and not that nobody is free")
  func rooms() throws {
    var desk = try TestDesk(sample: .none)
    for line in [
      "add service Sauna, 1 hour, £50, 15 minutes after; add service Peel, 30 minutes, £40",
      "add staff Ana, Ben and Cleo", "Ana, Ben and Cleo work mon-fri 9-5",
      "there are two steam rooms", "a sauna needs a steam room", "a peel needs a steam room",
      "book Ann a sauna tomorrow at 10 with Ana", "yes",
      "book Bob a sauna tomorrow at 10 with Ben", "yes",
    ] { desk.say(line) }
    let rules = desk.say("book Cat and Dan peels tomorrow at 11").statements.flatMap {
      if case .notFree(_, _, _, let obstacles) = $0 { obstacles.map(\.rule) } else { [Rule]() }
    }
    #expect(rules.contains(.resource))
  }

  @Test("a day that runs late names a start that the service does not have")
  func late() throws {
    var desk = try desk(["trims start at 9, 11 and 2", "book Cat a trim today at 11", "yes"])
    desk.say("running 20 minutes late")
    desk.say("yes")
    let late = try desk.standing().filter { $0.sequence > 0 }
    try #require(!late.isEmpty)
    for booking in late {
      #expect(booking.overrides.contains(.fixedStarts))
    }
  }

  // MARK: Any rules, any ways

  private static let rules = [
    "1 day's notice", "3 days' notice", "bookings up to 10 days ahead",
    "trims start at 9, 11 and 2", "trims start on the hour", "tints start at 8, 12 and 2",
    "at most 1 trim a day", "at most 2 trims a week", "at most 2 bookings a day for Max",
    "a trim has 10 minutes after", "a tint needs the basin", "there is one basin",
  ]
  private static let ways = [
    "book Cat a trim every day at 9 this week", "book Cat a tint every friday at 2 for 3 weeks",
    "book Dan a trim every tuesday at 10 for 4 weeks", "book Cat and Dan trims tomorrow at 3.30",
    "book Cat a trim and a tint on thursday at 10", "book Cat and Dan trims on friday at 11",
    "swap Ann and Bob", "Ida is ill tomorrow", "Max is ill tomorrow and thursday",
    "move Ann to thursday at 11", "move Bob to friday at 3.15",
    "book Eli a trim on friday at 10:20",
  ]

  @Test("whatever comes of it, each booking stands or is marked")
  func anything() throws {
    var made = 0
    for seed in 0..<60 { made += try checkWays(seed) }
    #expect(made > 60)
  }

  /// Goes some ways under some rules, and tells how many bookings were made or changed.
  private func checkWays(_ seed: Int) throws -> Int {
    var state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 | 1
    func draw(_ count: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % count
    }
    var desk = try desk((0..<3).map { _ in Self.rules[draw(Self.rules.count)] })
    let before = Set(try desk.standing())
    for _ in 0..<4 {
      let line = Self.ways[draw(Self.ways.count)]
      desk.say(line)
      desk.say("yes")
      for booking in try desk.standing() where !before.contains(booking) {
        var rules = try unmarked(booking, in: desk)
        // What is agreed keeps its day; the notice binds who books.
        if booking.sequence > 0 { rules.removeAll { [.notice, .horizon].contains($0) } }
        #expect(rules == [], "\(seed), \(line): \(booking.id) at \(booking.start)")
      }
    }
    return try desk.standing().filter { !before.contains($0) }.count
  }

  @Test("a rule more never offers a start more", arguments: rules)
  func moreRules(_ rule: String) throws {
    // What is kept free after a visit is where the next may begin.
    guard !rule.hasPrefix("there is"), !rule.hasSuffix("after") else { return }
    func starts(_ rules: [String], _ service: Int) throws -> Set<LocalDateTime> {
      let desk = try desk(rules)
      let finder = SlotFinder(
        business: try desk.book.business(), zone: desk.zone, book: desk.book, now: desk.now)
      let week = Span(start: desk.now, end: desk.now.adding(minutes: 14 * 1440))
      let request = SlotRequest(service: ServiceID(service), windows: [week])
      return Set(try finder.slots(for: request).map(\.start))
    }
    for service in 1...2 {
      let more = try starts(["slots every 15 minutes", rule], service)
      #expect(more.isSubset(of: try starts(["slots every 15 minutes"], service)))
    }
  }
}
