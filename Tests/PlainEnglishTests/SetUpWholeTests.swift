import Testing

@testable import PlainEnglish

/// A set-up sentence is done as a whole or not at all.
@Suite("Set-up sentences, as a whole")
struct SetUpWholeTests {
  /// A sentence and the words of it that nothing could be made of.
  struct Row: CustomTestStringConvertible, Sendable {
    var sentence: String
    var left: String

    init(_ sentence: String, _ left: String) {
      self.sentence = sentence
      self.left = left
    }

    var testDescription: String { sentence }
  }

  private func left(_ sentence: String) -> [String] {
    Desk.read(sentence).requests.flatMap(\.left).filter(\.matters).map(\.text)
  }

  @Test(
    "a scope that a rule cannot have is named",
    arguments: [
      Row("90 minutes' notice for Priya", "for Priya"),
      Row("a day's notice for new clients", "for new clients"),
      Row("bookings up to 40 days ahead for massages", "for massages"),
      Row("at most 5 bookings a month for Dana Whitfield", "for Dana Whitfield"),
      Row("at most 3 perms in the morning", "in the morning"),
      Row("add service Wax, 25 min, from £18", "from"),
      Row("slots every 20 minutes for Alma", "for Alma"),
    ])
  func scope(row: Row) { #expect(left(row.sentence) == [row.left]) }

  @Test(
    "a room's hours are not those of the business",
    arguments: [
      Row("the basin is closed on Monday", "the basin"),
      Row("the blue room is closed on 24 December", "the blue room"),
      Row("block the laser on Wednesday from 10 to 11", "the laser"),
    ])
  func room(row: Row) { #expect(left(row.sentence) == [row.left]) }

  @Test(
    "an exception, a place or a time that no form takes is named",
    arguments: [
      Row("closed on public holidays except Good Friday", "except"),
      Row("closed on French bank holidays", "on French"),
      Row("perms start every 40 minutes from 9:20", "from 9:20"),
      Row("a perm can be 30, 45 or 60 minutes", "30, 45"),
      Row("a massage takes 30 to 90 minutes, £2 a minute", "a minute"),
      Row("add service Wax, 25 min, £18, done by Alma", "by Alma"),
      Row("a colour has 20 minutes of processing in the middle", "in the middle"),
      Row("Alma is off every Thursday evening", "evening"),
      Row("a perm needs the blue room instead", "instead"),
    ])
  func further(row: Row) { #expect(left(row.sentence) == [row.left]) }

  @Test(
    "what is all used leaves nothing",
    arguments: [
      "add service Steam bath, 2 hours, £90, 10 minutes before and 15 after",
      "a colour has 45 minutes of processing after 30 minutes", "slots every 15 minutes",
      "perms start every half hour", "a class holds 8 people",
      "Alma works Tuesday to Saturday 9 to 5, lunch 12:30 to 1",
      "Sam works Fridays 6pm to 2am", "Sam is off from 3 to 10 December",
      "on Saturday 5 December Sam works 10 to 2", "closed on 25 December",
      "open 10 to 4 on Sunday 6 December", "2 hours' notice", "bookings up to 60 days ahead",
      "at most 4 perms a day", "at most 6 bookings a day for Sam", "a massage needs the quiet room",
      "there is one quiet room", "Priya does colours in 90 minutes for £80",
      "block Sam on Friday from 2 to 3", "please note that Sam works Mondays 9 to 5 from now on",
    ].dropLast())
  func whole(sentence: String) {
    #expect(left(sentence).isEmpty)
    #expect(Desk.read(sentence).requests.first?.setUp != nil)
  }
}
