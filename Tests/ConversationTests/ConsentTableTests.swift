import Scheduling
import Testing

@testable import Conversation
@testable import PlainEnglish

/// What many answers do to each question that can be open.
///
/// A row is an answer and what comes of it, a letter for each question of ``columns``:
/// `D` it is done; `a` asked again; `w` it is waited for; `t` told or not understood, and the
/// question stays as it was; `o` something else is offered or asked; `x` the question is gone
/// and nothing was done.
@Suite("What an answer does to each open question")
struct ConsentTableTests {
  /// The questions, each by the lines that lead to it.
  static let columns: [(question: OpenQuestion, lines: [String])] = [
    (.bookOffer, ["haircut for Omar on Friday at 3"]),
    (.moveOffer, ["move B-24 to 4"]),
    (.visitOffer, ["book a haircut and a colour for Dana on Thursday"]),
    (.seriesOffer, ["book Dana a haircut every Thursday at 2 for 3 weeks"]),
    (.swap, ["swap B-24 and B-25"]),
    (.cancellation, ["cancel B-24"]),
    (.change, ["shall we open on Sunday"]),
    (.rearrangement, ["Alex is ill"]),
    (.undoing, ["cancel B-24", "yes", "cancel B-25", "yes", "undo everything from today"]),
    (.importing, ["import bookings from club.ics"]),
    (.anotherTime, ["haircut for Omar on Friday at 3", "no"]),
    (.seriesScope, ["book Dana a haircut every Thursday at 2 for 4 weeks", "yes", "cancel B-37"]),
    (.service, ["book Omar in on Thursday at 2"]),
    (.time, ["move B-24"]),
    (.whichBooking, ["cancel Dana"]),
    (.howLate, ["Sam is running late"]),
  ]

  private static let file = [
    "BEGIN:VCALENDAR", "VERSION:2.0", "BEGIN:VEVENT", "UID:one@club",
    "SUMMARY:Haircut for Nina Patel with Sam", "DTSTART;TZID=Europe/London:20261203T110000",
    "DTEND;TZID=Europe/London:20261203T114500", "END:VEVENT", "END:VCALENDAR", "",
  ].joined(separator: "\r\n")

  private static func desk(_ column: Int) throws -> TestDesk {
    var desk = try TestDesk()
    desk.files.texts["club.ics"] = file
    for line in columns[column].lines { desk.say(line) }
    try #require(desk.conversation.openQuestion == columns[column].question)
    return desk
  }

  /// What an answer does, and whether the book is another by it.
  private static func effect(of answer: String, on desk: TestDesk) throws -> Character {
    var desk = desk
    let before = try desk.book.journal(limit: 1)
    let table = desk.conversation.state.table
    let reply = desk.say(answer)
    if try desk.book.journal(limit: 1) != before { return "D" }
    if reply.statements.last == .takeYourTime { return "w" }
    guard desk.conversation.state.table != nil else { return "x" }
    guard desk.conversation.state.table == table else { return "o" }
    return reply.statements.last == .pleaseAnswer && reply.kind == .question ? "a" : "t"
  }

  @Test("of many answers each does what it says and no more", arguments: columns.indices)
  func effects(_ column: Int) throws {
    var desk = try Self.desk(column)
    for row in Self.rows {
      let expected = Array(row.effects)[column]
      let found = try Self.effect(of: row.answer, on: desk)
      #expect(
        found == expected, "“\(row.answer)” to \(Self.columns[column].question): \(found)")
      // What was done changes the book, which the desks of a column share.
      if found == "D" { desk = try Self.desk(column) }
    }
  }

  @Test("every answer has an effect on every question, and none stands twice")
  func whole() {
    #expect(Self.rows.allSatisfy { $0.effects.count == Self.columns.count })
    #expect(Set(Self.rows.map(\.answer)).count == Self.rows.count)
    #expect(Self.rows.count > 150)
  }

  /// The answers, sorted by what they do to an offer.
  static let rows: [(answer: String, effects: String)] =
    consents + questions + waits + refusals + choices + more

  private static let consents: [(answer: String, effects: String)] = [
    ("yes", "DDDDDDDDDDaaaaaa"),
    ("Yes.", "DDDDDDDDDDaaaaaa"),
    ("yeah", "DDDDDDDDDDaaaaaa"),
    ("yep", "DDDDDDDDDDaaaaaa"),
    ("y", "DDDDDDDDDDaaaaaa"),
    ("k", "DDDDDDDDDDaaaaaa"),
    ("ok", "DDDDDDDDDDaaaaaa"),
    ("okay then", "DDDDDDDDDDaaaaaa"),
    ("fine", "DDDDDDDDDDaaaaaa"),
    ("fine by me", "DDDDDDDDDDaaaaaa"),
    ("right then", "DDDDDDDDDDaaaaaa"),
    ("sure", "DDDDDDDDDDaaaaaa"),
    ("sure, why not", "DDDDDDDDDDaaaaaa"),
    ("yes please", "DDDDDDDDDDaaaaaa"),
    ("yes of course", "DDDDDDDDDDaaaaaa"),
    ("sounds good", "DDDDDDDDDDaaaaaa"),
    ("that sounds perfect", "DDDDDDDDDDaaaaaa"),
    ("that works for me", "DDDDDDDDDDaaaaaa"),
    ("perfect", "DDDDDDDDDDaaaaaa"),
    ("perfect, thanks", "DDDDDDDDDDtattat"),
    ("lovely, see you then", "DDDDDDDDDDxaxxax"),
    ("go ahead", "DDDDDDDDDDaaaaaa"),
    ("please do", "DDDDDDDDDDaaaaaa"),
    ("do it", "DDDDDDDDDDaaaaaa"),
    ("please go ahead and do it", "DDDDDDDDDDaaaaaa"),
    ("no problem", "DDDDDDDDDDaaaaaa"),
    ("not bad", "DDDDDDDDDDaaaaaa"),
    ("I suppose so", "DDDDDDDDDDaaaaaa"),
    ("absolutely", "DDDDDDDDDDaaaaaa"),
    ("agreed", "DDDDDDDDDDaaaaaa"),
    ("I agree", "DDDDDDDDDDaaaaaa"),
    ("confirmed", "DDDDDDDDDDaaaaaa"),
    ("please confirm it", "DDDDDDDDDDaaaaaa"),
    ("that's right", "DDDDDDDDDDaaaaaa"),
    ("yes yes", "DDDDDDDDDDaaaaaa"),
    ("yes, that's great", "DDDDDDDDDDaaaaaa"),
    ("yes, she will be delighted", "DDDDDDDDDDxattat"),
    ("yes my dear", "DDDDDDDDDDxattat"),
    ("she said yes", "DDDDDDDDDDaaaaaa"),
    ("ok she says yes", "DDDDtttDttataatt"),
    ("yeah why not", "DDDDDDDDDDaaaaaa"),
    ("great, I'll let him know", "DDDDDDDDDDxattat"),
    ("sure, let her know", "DDDDDDDDDDxattat"),
    ("can you do it please", "DDDDDDDDDDaaaaaa"),
    ("could you do that for me?", "DDDDDDDDDDaaaaaa"),
    ("yes, and how much is it?", "DDDDDDDDDDtattat"),
    ("yes, what number do I ring?", "DDDDDDDDDDtattat"),
    ("perfect, what's the price", "DDDDDDDDDDtattat"),
    ("ok good", "DDDDDDDDDDaaaaaa"),
    ("thank you, that's fine", "DDDDDDDDDDtattat"),
    ("yes because she asked for it", "DDDDDDDDDDxattat"),
    ("happy with that", "DDDDDDDDDDaaaaaa"),
    ("that suits us very well", "DDDDDDDDDDaaaaaa"),
    ("you have my permission", "DDDDDDDDDDaaaaaa"),
    ("looks good to me", "DDDDDDDDDDaaaaaa"),
    ("no objections", "DDDDDDDDDDaaaaaa"),
    ("I'd like that", "DDDDDDDDDDaaaaaa"),
    ("that'll do nicely", "DDDDDDDDDDaaaaaa"),
    ("go on then", "DDDDDDDDDDaaaaaa"),
    ("yes, if possible", "DDDDDDDDDDxattat"),
    ("yes if that's alright", "DDDDDDDDDDaaaaaa"),
    ("yes, he likes tea", "DDDDDDDDDDxattat"),
    ("whatever", "DDDDaaaDaDxattat"),
    ("either is fine", "DDDDaaaDaDxattat"),
    ("I don't mind", "DDDDaaaDaDxattat"),
    ("book it", "DDDDxxxDxxaxaaxa"),
    ("I'll take it", "DDDDxxxDxxaxaaxa"),
    ("cancel it", "xxxxxDxxxxxxxxxx"),
    ("yes, cancel it", "aaaaaDaaaaxaxxax"),
    ("cancel", "xxxxxxxxxxxxxxxx"),
    ("swap them", "ttttDtttttotottx"),
    ("yes, move it", "DDDDDaDDDDaaaaaa"),
    ("do it anyway", "DDDDDDDDDDaaaaaa"),
  ]

  private static let questions: [(answer: String, effects: String)] = [
    ("ok?", "aaaaaaaaaatattat"),
    ("yes?", "aaaaaaaaaatattat"),
    ("sure?", "aaaaaaaaaatattat"),
    ("really?", "ttttttttttxttttt"),
    ("are you sure?", "tttttttttttttttt"),
    ("agreed?", "aaaaaaaaaaaaaaaa"),
    ("is that ok?", "ttttttttttxttttt"),
    ("would that work", "ttttttttttxttttt"),
    ("would that suit her?", "ttttttttttxttttt"),
    ("shall we do it", "ttttttttttxttttt"),
    ("should I do it", "ttttttttttxttttt"),
    ("do you think so", "ttttttttttxttttt"),
    ("what works", "aaaaaaaaaatattaa"),
    ("what's good", "tttttttttttttttt"),
    ("ok what next", "aaaaaaaaaaxattat"),
    ("which one is the cheapest?", "ooaaaaaaaaaaaaaa"),
    ("is that the earliest?", "ttaaaaaaaaaaaaaa"),
    ("who is that with?", "tttttttttttttttt"),
    ("right, who is that", "aaaaaaaaaaxattat"),
    ("so who is it?", "ttttttttttxttttt"),
    ("ok, but when is it?", "tttttttttttttttt"),
    ("sure, why?", "tttttttttttttttt"),
    ("fine, who's on then?", "tttttttttttttttt"),
    ("tell me about the second", "ttaaaaaaaaoaaoaa"),
    ("what about the second one?", "ooaaaaaaaaaaaaaa"),
    ("how long is the third", "ttaaaaaaaaoaaoaa"),
    ("the second one, how long is that?", "ttaaaaaaaaaaaaaa"),
    ("good to go?", "aaaaaaaaaaaaaaaa"),
    ("great but is there parking", "tttttttttttattat"),
    ("can you confirm the price", "tttttttttttattat"),
    ("sure about the day", "aaaaaaaaaaxattat"),
    ("sure about that", "aaaaaaaaaaxattat"),
  ]

  private static let waits: [(answer: String, effects: String)] = [
    ("I see", "aaaaaaaaaaaaaaaa"),
    ("ok I see", "aaaaaaaaaaaaaaaa"),
    ("yes I know", "aaaaaaaaaaxattat"),
    ("got it", "aaaaaaaaaaaaaaaa"),
    ("yes I got it", "aaaaaaaaaaxattat"),
    ("noted", "aaaaaaaaaaaaaaaa"),
    ("I understand", "tttttttttttttttt"),
    ("understood", "aaaaaaaaaaaaaaaa"),
    ("gotcha", "aaaaaaaaaaaaaaaa"),
    ("nice try", "aaaaaaaaaaxattat"),
    ("done with that", "aaaaaaaaaaxattat"),
    ("ok that's that", "aaaaaaaaaaaaaaaa"),
    ("good but check with him first", "wwwwwwwwwwxattat"),
    ("fine, but ask her first", "wwwwwwwwwwxattat"),
    ("ask her first", "ttttttttttxttttt"),
    ("yes, once she has confirmed", "aaaaaaaaaaxattat"),
    ("ok once she has paid", "ttttttttttxttttt"),
    ("wait until she confirms", "ttttttttttxttttt"),
    ("yes after he has been asked", "aaaaaaaaaaxattat"),
    ("I'll call her and confirm", "wwwwwwwwwwxattat"),
    ("he has to confirm that first", "wwwwwwwwwwxattat"),
    ("confirm with her", "wwwwwwwwwwxattat"),
    ("let her confirm", "wwwwwwwwwwxattat"),
    ("if she agrees", "ttttttttttxttttt"),
    ("yes if she agrees", "ttttttttttxttttt"),
    ("yes unless it rains", "ttttttttttxttttt"),
    ("good if I were in town", "tttttttttttttttt"),
    ("yes, provided she is free", "ttttttttttxttttt"),
    ("sure, let me check with him", "wwwwwwwwwwawaawa"),
    ("I'll have to ask her", "aaaaaaaaaaaaaaaa"),
    ("hold on", "wwwwwwwwwwwwwwww"),
    ("ok one sec", "aaaaaaaaaaaaaaaa"),
    ("right, just a minute", "wwwwwwwwwwawaawa"),
    ("one moment please", "wwwwwwwwwwwwwwww"),
    ("yes no wait", "aaaaaaaaaaaaaaaa"),
    ("maybe", "wwwwwwwwwwwwwwww"),
    ("perhaps", "wwwwwwwwwwwwwwww"),
    ("not sure", "wwwwwwwwwwwwwwww"),
    ("hmm", "wwwwwwwwwwwwwwww"),
    ("let me think", "wwwwwwwwwwwwwwww"),
    ("yes, keep it", "DaDDaaDDaDaaaaaa"),
    ("fine as it was", "aaaaaaaaaaaaaaaa"),
    ("it was fine as it was", "aaaaaaaaaaaaaaaa"),
    ("good as it is", "DaDaaaaaaaaaaaaa"),
    ("ok leave it there", "ooxxxxxxxxaxaaxa"),
  ]

  private static let refusals: [(answer: String, effects: String)] = [
    ("yes no", "ttttttttttxtxxtx"),
    ("yeah, no", "ttttttttttxtxxtx"),
    ("perfect, not", "ooxxxxxxxxxxttxt"),
    ("no", "ooxxxxxxxxxxxxxx"),
    ("no thanks", "ooxxxxxxxxtxttxt"),
    ("no, keep it", "ooxxxxxxxxxxxxxx"),
    ("nope", "ooxxxxxxxxxxxxxx"),
    ("never mind", "xxxxxxxxxxxxxxxx"),
    ("forget it", "xxxxxxxxxxxxxxxx"),
    ("not that one", "ooxxxxxxxxxxxxxa"),
    ("not the first one", "ooxoxxxxxxaxaaoa"),
    ("anything but the first", "ooaoaaaaaaoaaoaa"),
    ("the first one isn't good", "ooxoxxxxxxaxaaxa"),
    ("the first one is too early", "ooaoaaaaaaaaaaaa"),
    ("that works for her but not for me", "ooxxxxxxxxxxxxxx"),
    ("maybe yes, maybe no", "wwwwwwwwwwxwxxwx"),
    ("bye", "xxxxxxxxxxxxxxxx"),
    ("that's all", "xxxxxxxxxxxxxxox"),
  ]

  private static let choices: [(answer: String, effects: String)] = [
    ("the first one", "DDDoaaaoaaDooaoa"),
    ("2", "DDDotttattooooox"),
    ("number 2", "DDDoaaaoaaoooooa"),
    ("the last one", "DDDoaaaoaaDoaaoa"),
    ("the later one", "DDDtaaaaaaDaaaoa"),
    ("the cheapest", "DDooaaaaaaDaaaaa"),
    ("both", "aattaaaaaaooaaaa"),
    ("all of them", "aattaaaaaaooaaoa"),
    ("yes to the second", "DDooaaaoaaooaooa"),
    ("or the third", "aaaaaaaaaaoaaoaa"),
    ("first or second", "ttttttttttxttttt"),
    ("can I have the second one later?", "otaaaaaaaaaaaaaa"),
  ]

  private static let more: [(answer: String, effects: String)] = [
    ("yes, two of them", "aaaoaaaaaaxattat"),
    ("yes, both", "aattaaaaaaooaaaa"),
    ("yes, twice", "aaaaaaaaaaxattat"),
    ("yes, in pencil", "aaaaaaaaaaxattat"),
    ("yes, weekly", "otttttttttotattt"),
    ("yes, half of it", "aaaaaaaaaaxattat"),
    ("yes, provisionally", "aaaaaaaaaaxattat"),
    ("yes for her and Dan", "Daaaaaaaaaxattat"),
    ("yes, for Zelda", "oaoooooooooaooaa"),
    ("yes, under Zelda", "aaaaaaaaaaxattat"),
    ("yes, with Priya", "oooooooaoooaoooa"),
    ("ok, 11 then", "ooooaaaaaaoaooax"),
    ("yes, later", "aaaaaaaaaaoaaoaa"),
    ("good, another one like him", "ooaaaaaaaaoaaoaa"),
    ("let's do it some other day", "ooaaaaaaaaoaaoaa"),
    ("fine, the gorilla ate my homework", "aaaaaaaaaaxattat"),
    ("ok that gorilla", "ttttttttttxttttt"),
    ("2, in pencil", "ooootttottottoto"),
  ]
}
