/// What a word speaks for, whatever stands around it: the classes of meaning
/// that ``EvidenceReader`` weighs.
struct Evidence: OptionSet, Hashable, Sendable {
  let rawValue: UInt64

  init(rawValue: UInt64) { self.rawValue = rawValue }

  private init(bit: UInt64) { rawValue = 1 << bit }

  // What is said of.
  /// What stands in a calendar, and the calendar.
  static let thing = Evidence(bit: 0)
  /// What only a desk keeps: "appointment", "booking", "calendar".
  static let deskThing = Evidence(bit: 1)
  /// What no desk deals with.
  static let beyond = Evidence(bit: 2)
  static let time = Evidence(bit: 3)
  static let name = Evidence(bit: 4)
  /// What a clock or a calendar shows: "hour", "date".
  static let clock = Evidence(bit: 5)
  /// What was said or is to be done: "answer", "command".
  static let talkThing = Evidence(bit: 6)
  static let that = Evidence(bit: 7)
  static let you = Evidence(bit: 8)
  static let me = Evidence(bit: 9)
  static let owned = Evidence(bit: 10)
  /// How something is done: "steps", "procedure".
  static let procedure = Evidence(bit: 11)
  static let attribute = Evidence(bit: 12)

  // How it is said.
  /// "what", "when".
  static let wh = Evidence(bit: 13)
  static let how = Evidence(bit: 14)
  /// A form of "be", "do" or "have" at the head.
  static let polar = Evidence(bit: 15)
  static let tell = Evidence(bit: 16)
  static let want = Evidence(bit: 17)
  /// "can you", "please".
  static let request = Evidence(bit: 18)
  static let negation = Evidence(bit: 19)

  // What is done.
  static let redo = Evidence(bit: 20)
  static let speech = Evidence(bit: 21)
  static let clarify = Evidence(bit: 22)
  static let halt = Evidence(bit: 23)
  static let perform = Evidence(bit: 24)
  static let wrong = Evidence(bit: 25)
  static let right = Evidence(bit: 26)
  static let ability = Evidence(bit: 27)
  static let indifferent = Evidence(bit: 28)
  static let choose = Evidence(bit: 29)
  static let anyOf = Evidence(bit: 30)
  static let good = Evidence(bit: 31)
  static let greet = Evidence(bit: 32)
  static let grateful = Evidence(bit: 33)
  static let ensure = Evidence(bit: 34)
  static let recall = Evidence(bit: 35)
  static let obtain = Evidence(bit: 36)
  static let wording = Evidence(bit: 37)
  static let other = Evidence(bit: 38)
  static let work = Evidence(bit: 39)
  static let changeVerb = Evidence(bit: 40)
  static let ask = Evidence(bit: 41)
  static let doubt = Evidence(bit: 42)
  static let record = Evidence(bit: 43)
  /// A word that some table knows and that speaks for nothing here.
  static let known = Evidence(bit: 44)
  /// "a", "some".
  static let indefinite = Evidence(bit: 45)
  /// "you said".
  static let youSaid = Evidence(bit: 46)

  /// "can you", "you can".
  static let canYou = Evidence(bit: 47)
  /// "can I", "I should".
  static let mayI = Evidence(bit: 48)
  /// "you do".
  static let youDo = Evidence(bit: 49)
  /// "last", "previous".
  static let recent = Evidence(bit: 50)
  /// How full a place is: "wait", "crowded".
  static let crowd = Evidence(bit: 51)
  /// What people do when they meet: "see", "talk".
  static let converse = Evidence(bit: 52)
  static let laterOn = Evidence(bit: 53)
  static let fine = Evidence(bit: 54)
  static let understand = Evidence(bit: 55)
  /// Where someone is to be: "supposed", "anywhere".
  static let whereabouts = Evidence(bit: 56)
  static let still = Evidence(bit: 57)
  /// "more", "further".
  static let more = Evidence(bit: 59)
  /// The line begins with a question word or a helping verb.
  static let asks = Evidence(bit: 60)
  /// What is looked after elsewhere: "tires".
  static let upkeep = Evidence(bit: 61)
  /// Rides that are hailed, not booked by the day.
  static let hailed = Evidence(bit: 62)
  /// A time behind a preposition: "at 3".
  static let placed = Evidence(bit: 58)
  /// Says that something is agreed to.
  static let consent = Evidence(bit: 63)

  /// What a talk with the desk itself is not about.
  static let matter: Evidence = [.thing, .deskThing, .beyond, .time, .name, .changeVerb]
}
