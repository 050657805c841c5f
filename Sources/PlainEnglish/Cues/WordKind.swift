/// Kinds of words that rules ask for and that no wording names.
///
/// They are a set beside ``WordClasses``, and not more of its bits: the matcher of wordings goes
/// through the classes of each word, and need not go through these. A rule that looks for a word
/// of a kind asks ``LineParts/kinds`` first, of which most lines have few.
struct WordKinds: OptionSet, Hashable, Sendable {
  let rawValue: UInt64

  init(rawValue: UInt64) { self.rawValue = rawValue }

  private init(bit: UInt64) { rawValue = 1 << bit }

  // What stands at the head of a question or a sentence.
  /// "do", "does", "did".
  static let doing = WordKinds(bit: 0)
  /// What asks of somebody: "can", "has".
  static let helping = WordKinds(bit: 1)
  static let calling = WordKinds(bit: 2)
  static let searching = WordKinds(bit: 3)
  static let telling = WordKinds(bit: 4)
  static let sending = WordKinds(bit: 5)
  static let checking = WordKinds(bit: 6)

  // What is said of a time.
  /// Says that a time would do.
  static let suiting = WordKinds(bit: 7)
  static let beginning = WordKinds(bit: 8)
  static let full = WordKinds(bit: 9)
  static let doors = WordKinds(bit: 10)

  // What is said of things and people.
  /// What one does with or to somebody: "see", "visit".
  static let dealing = WordKinds(bit: 11)
  /// What is told of something in a calendar.
  static let fact = WordKinds(bit: 12)
  /// Stands for what has no name: "thing".
  static let vague = WordKinds(bit: 13)
  static let everybody = WordKinds(bit: 14)
  static let others = WordKinds(bit: 15)
  static let joining = WordKinds(bit: 16)
  static let showing = WordKinds(bit: 17)
  static let prepared = WordKinds(bit: 18)
  static let handing = WordKinds(bit: 19)
  static let cutting = WordKinds(bit: 20)
  /// Of the people that figures are by: "per", "stylist".
  static let figured = WordKinds(bit: 21)
  /// What a page of the help is on.
  static let helpTopic = WordKinds(bit: 22)
  static let seating = WordKinds(bit: 23)
  static let finished = WordKinds(bit: 24)
  static let present = WordKinds(bit: 25)

  // Days that are spent elsewhere.
  static let absence = WordKinds(bit: 26)
  static let applying = WordKinds(bit: 27)
  static let planning = WordKinds(bit: 28)

  // What is said to what was offered.
  static let condition = WordKinds(bit: 29)
  static let doubt = WordKinds(bit: 30)
  static let refusing = WordKinds(bit: 31)
  static let bad = WordKinds(bit: 32)
  /// Behind a "no" they say that nothing is against it.
  static let harmless = WordKinds(bit: 33)
  /// Behind a "not" they say nothing against it.
  static let unobjected = WordKinds(bit: 34)
  static let indifferent = WordKinds(bit: 35)
  /// Behind an "if" they say that it is a courtesy.
  static let courteous = WordKinds(bit: 36)
  /// Behind a "too" they refuse.
  static let excess = WordKinds(bit: 37)

  // What is done to something that is booked.
  /// What something is when it is booked no more.
  static let gone = WordKinds(bit: 38)
  /// What something is when it is booked for another time.
  static let shifted = WordKinds(bit: 39)
  /// What has something done: "get it cancelled".
  static let getting = WordKinds(bit: 40)
  /// Who comes.
  static let visitor = WordKinds(bit: 41)
  /// Makes a thing of a "book" that stands before it: "book club".
  static let bookish = WordKinds(bit: 42)
  /// What is asked of a shop.
  static let ordering = WordKinds(bit: 43)
  /// Chooses what was offered.
  static let choosing = WordKinds(bit: 44)
  /// Comes along.
  static let coming = WordKinds(bit: 45)
  /// Is there at the same time.
  static let clashing = WordKinds(bit: 46)
  /// Tells what somebody or something is called or was.
  static let naming = WordKinds(bit: 47)
  static let entry = WordKinds(bit: 48)
  /// What one does with food, clothes and the like: "eat", "wear".
  static let consuming = WordKinds(bit: 49)
  static let nearest = WordKinds(bit: 50)
  static let upcoming = WordKinds(bit: 51)
  /// Where people are: "near me", "in town".
  static let vicinity = WordKinds(bit: 52)
  /// Gives a name to something.
  static let titling = WordKinds(bit: 53)
  /// What is rented for a journey.
  static let rental = WordKinds(bit: 54)
  static let spending = WordKinds(bit: 55)
  /// Who comes along, by no name.
  static let guest = WordKinds(bit: 56)
  /// What a word is to other words: "definition".
  static let wordly = WordKinds(bit: 57)
  /// What is so of something that stands in the book.
  static let settled = WordKinds(bit: 58)
  /// Leaves something out, or alone.
  static let excepting = WordKinds(bit: 59)
  /// A first name that means something else as well: "mark", "may".
  static let forename = WordKinds(bit: 60)
  /// What something does at its time: "starts".
  static let starting = WordKinds(bit: 61)
  /// Of how the business is run: "slot", "every".
  static let ruling = WordKinds(bit: 62)
  /// A class or a wording has it.
  static let listed = WordKinds(bit: 63)
}

/// The words of a kind, separated by spaces.
struct WordKindRow: Sendable {
  let kind: WordKinds
  let words: StaticString

  init(_ kind: WordKinds, _ words: StaticString) {
    self.kind = kind
    self.words = words
  }
}

extension WordKindRow {
  /// The kinds of words.
  static let all: [WordKindRow] = [
    .init(.doing, "do does did"),
    .init(.helping, "can could would is has does"),
    .init(.calling, "call ring phone"),
    .init(.searching, "find search look"),
    .init(.telling, "tell inform let notify"),
    .init(.sending, "send shoot drop"),
    .init(.ordering, "order buy purchase"),
    .init(.checking, "see check ask find"),
    .init(
      .excepting,
      """
      not no never neither nor except excluding besides barring bar minus without but instead \
      rather other apart aside keep leave spare skip stays stay remains
      """),
    .init(.starting, "starts begins ends"),
    .init(.suiting, "possible doable feasible work works suit convenient"),
    .init(.beginning, "start begin end finish commence"),
    .init(.full, "full fully packed taken unavailable busy"),
    .init(.doors, "open close closed"),
    .init(.dealing, "see meet have visit play go leave teach perform"),
    .init(
      .fact,
      "details address location place confirmation verification info information room"),
    .init(.vague, "thing stuff deal one"),
    .init(.everybody, "everyone everybody"),
    .init(.others, "he she they"),
    .init(.joining, "around make attend join time do"),
    .init(.showing, "show say reflect"),
    .init(.prepared, "ready delivered going"),
    .init(.handing, "give hand pass"),
    .init(.cutting, "cut trim shave"),
    .init(
      .figured,
      "per each person people staff stylist therapist member employee service services treatment"),
    .init(
      .helpTopic,
      """
      on with about booking bookings book changing changes moving move cancelling cancel set up \
      setup setting settings services staff hours reports figures undo day today
      """),
    .init(.seating, "table seat booth spot room slot opening tables rooms openings"),
    .init(.finished, "done completed finished"),
    .init(.present, "arrived here in"),
    .init(
      .absence, "trip vacation holiday holidays getaway cruise honeymoon journey leave pto"),
    .init(.applying, "request apply"),
    .init(.planning, "plan planning"),
    .init(.condition, "if unless provided supposing"),
    .init(.doubt, "maybe perhaps wonder might unsure doubt"),
    .init(
      .refusing, "clash clashes conflict conflicts hate dislike nobody against busy neither"),
    .init(.bad, "bad wrong out terrible awful useless"),
    .init(
      .harmless,
      """
      problem problems worries doubt need question bother trouble good use objection objections \
      changes
      """),
    .init(
      .unobjected,
      "bad wrong problem a half complain argue agree wait better only just too"),
    .init(
      .indifferent,
      "mind care matter matters preference bothered fussed picky difference fussy choosy"),
    .init(
      .courteous,
      "ok okay alright possible please available free works mind bother trouble"),
    .init(
      .gone,
      """
      cancelled canceled deleted removed gone erased scrapped scratched dropped wiped cleared \
      nixed axed
      """),
    .init(
      .shifted, "moved rescheduled postponed pushed shifted delayed bumped rebooked"),
    .init(.getting, "get have need want see like"),
    .init(.visitor, "customer client patient guest visitor customers clients patients"),
    .init(
      .bookish,
      "club clubs fair signing launch shop store recommendation recommendations author authors"),
    .init(.choosing, "choose pick select take"),
    .init(.coming, "joining coming attending added included invited along"),
    .init(
      .clashing,
      "clash clashes clashing conflict conflicts conflicting overlap overlaps overlapping"),
    .init(.entry, "entry item"),
    .init(.consuming, "eat wear cook buy watch read drink order pack try listen"),
    .init(.nearest, "nearest closest cheapest"),
    .init(.upcoming, "next upcoming remaining future pending"),
    .init(.vicinity, "near nearby town area neighborhood neighbourhood vicinity"),
    .init(.titling, "call name title label rename entitle"),
    .init(.rental, "car suv van minivan vehicle rental motel airbnb hostel hotel resort suite"),
    .init(.spending, "buy bought purchase purchases purchased spend spent owe"),
    .init(.guest, "guest guests attendee attendees invitee invitees participant participants"),
    .init(.wordly, "meaning definition synonym translation pronunciation spelling"),
    .init(.settled, "confirmed booked reserved scheduled"),
    .init(.naming, "called named logged signed born invented founded discovered"),
    .init(
      .ruling,
      """
      slot interval window grid holds hold offers waste provisional every only either last max \
      never between appointments up nothing
      """),
    .init(
      .forename,
      """
      mark bill grace rose will max may april june august eve sunday summer autumn art jack pat \
      penny faith hope joy dawn drew frank ray rich rob sue ivy lily daisy violet olive ginger iris \
      jasmine pearl ruby amber crystal jade robin chase hunter cliff dean grant josh lance miles nick \
      skip sandy skye wade bob carol holly heather rusty
      """),
    .init(.excess, "early late soon long far much expensive dear"),
  ]
}
