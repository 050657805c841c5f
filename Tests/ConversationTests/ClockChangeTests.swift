import CivilTime
import Testing

@testable import Conversation

/// A time that the clock shows twice says which is meant, and one that it skips is
/// answered with what lies right beside it.
@Suite("Nights on which the clock is changed")
struct ClockChangeTests {
  private static let nights = CaseDesk.Business(
    zone: "Europe/London", locale: "en-GB",
    sentences: [
      "add service Vigil, 1 hour", "add staff Robin", "open every day 8pm to 7am",
      "bookings up to 365 days ahead", "slots every 30 minutes",
    ])

  private static let lordHowe = CaseDesk.Business(
    zone: "Australia/Lord_Howe", locale: "en-AU",
    sentences: [
      "add service Vigil, 30 minutes", "add staff Robin", "open every day 8pm to 7am",
      "bookings up to 365 days ahead", "slots every 15 minutes",
    ])

  @Test("a visit over the hour that comes twice names both showings")
  func back() throws {
    var desk = try CaseDesk(Self.nights, at: "2027-10-01T12:00")
    let offer = try desk.say("book a vigil on 31 October at 1:30am")
    #expect(
      offer.text.contains("31 October 2027, 01:30 (first) – 01:30 (second), as the clock goes back")
    )
    // In a list the two words suffice.
    #expect(offer.text.contains("31 Oct 01:00 (first)–01:00 (second) with Robin"))
    let booked = try desk.say("yes")
    #expect(booked.text.contains("01:30 (first) – 01:30 (second), as the clock goes back"))
    #expect(try desk.say("what's on 31 October").text.contains("01:30 (first)–01:30 (second)"))
    let refused = try desk.say("why not a vigil on 31 October at 1:30am")
    #expect(refused.text.contains("from 01:30 (first) to 01:30 (second)"))
  }

  @Test("half an hour that comes twice, too")
  func halfHour() throws {
    var desk = try CaseDesk(Self.lordHowe, at: "2027-03-20T12:00")
    let offer = try desk.say("book a vigil on 4 April at 1:45am")
    #expect(offer.text.contains("1:45 am (first) – 1:45 am (second), as the clock goes back"))
  }

  @Test("a visit over the hour that is skipped says why it seems too long")
  func forward() throws {
    var desk = try CaseDesk(Self.nights, at: "2027-03-10T12:00")
    let offer = try desk.say("book a vigil on 28 March at 12:30am")
    #expect(offer.text.contains("00:30–02:30, as the clock goes forward"))
    #expect(offer.text.contains("00:00–02:00 (clock forward)"))
  }

  @Test("beside a skipped time both neighbours are near, and neither is what was asked for")
  func skipped() throws {
    var desk = try CaseDesk(Self.nights, at: "2027-03-10T12:00")
    let why = try desk.say("why not a vigil on 28 March at 1:30am")
    #expect(why.text.contains("Nearest that day: 00:30 with Robin and 02:00 with Robin."))
    let offer = try desk.say("book a vigil on 28 March at 1:30am")
    #expect(offer.clocks.first == "02:00")
    #expect(!offer.text.contains("the time that was asked for"))
  }

  @Test("the list of a night tells the rule")
  func list() throws {
    var desk = try CaseDesk(Self.nights, at: "2027-10-01T12:00")
    let list = try desk.say("what's free for a vigil on 31 October before 5am")
    #expect(list.text.contains("the clock goes back from 02:00 to 01:00"))
    #expect(list.text.contains("is meant the first time"))
    let plain = try desk.say("what's free for a vigil on 30 October before 5am")
    #expect(!plain.text.contains("the clock goes"))
  }

  @Test("a notice that ends in the second showing says so")
  func notice() throws {
    let business = Self.nights.after("2 hours' notice")
    var desk = try CaseDesk(business, at: "2027-10-31T00:15")
    let offer = try desk.say("book a vigil at 1:30am today")
    #expect(offer.text.contains("nothing before 01:15 (second)"))
  }

  @Test("a day of 24 hours is told as ever")
  func plain() throws {
    var desk = try CaseDesk(Self.nights, at: "2027-10-01T12:00")
    let offer = try desk.say("book a vigil on 30 October at 1:30am")
    #expect(offer.text.contains("30 October 2027, 01:30–02:30."))
  }
}
