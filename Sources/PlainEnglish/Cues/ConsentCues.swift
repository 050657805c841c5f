extension AnswerWord {
  /// What a word is to a consent.
  package struct Kinds: OptionSet, Hashable, Sendable {
    package let rawValue: UInt64

    package init(rawValue: UInt64) { self.rawValue = rawValue }

    private init(bit: UInt64) { rawValue = 1 << bit }

    // What agrees.
    /// Agrees, or says that something suits: "yes", "perfect", "works".
    package static let agreeing = Kinds(bit: 0)
    /// A yes that needs no more words: "yes", "ok".
    package static let yes = Kinds(bit: 1)
    /// Of those, the ones that cannot mean "I heard that": "yeah", "yep".
    static let plainYes = Kinds(bit: 2)
    /// Agrees, or asks whether that was meant: "right", "really".
    package static let assent = Kinds(bit: 3)
    /// Agrees, or only leads to what follows: "ok", "well".
    static let weak = Kinds(bit: 4)
    /// Praises what was said, and so may only lead to what follows: "nice".
    package static let praising = Kinds(bit: 5)
    /// What is agreed by somebody else is agreed in these: "she says ok".
    package static let passedOn = Kinds(bit: 6)

    // What may stand beside it.
    static let polite = Kinds(bit: 7)
    /// Small words, and those with which an opinion is told.
    static let small = Kinds(bit: 8)
    /// What is done with an offer, and what is offered.
    static let taking = Kinds(bit: 9)
    /// Stands before a sentence: "and", "oh".
    static let leading = Kinds(bit: 10)
    /// Stands before a question that follows a yes: "great, …", "but …".
    static let opening = Kinds(bit: 11)
    /// What follows is why.
    static let cause = Kinds(bit: 12)
    /// Somebody who was spoken of: "her".
    package static let somebody = Kinds(bit: 13)
    /// Who says what somebody else said: "she".
    static let teller = Kinds(bit: 14)
    static let saying = Kinds(bit: 15)
    static let myself = Kinds(bit: 16)

    // What makes it wait.
    /// Makes a yes wait, or speaks of another.
    static let holding = Kinds(bit: 17)
    /// Of those, the ones that name one of several: "another".
    static let ofPlace = Kinds(bit: 18)
    /// Somebody is to be asked before.
    static let waiting = Kinds(bit: 19)
    /// What is asked of them: "check with her first".
    static let consulting = Kinds(bit: 20)
    /// To ask them is put off.
    static let putOff = Kinds(bit: 21)
    /// Stands between a yes and a no: "yes no wait".
    static let wavering = Kinds(bit: 22)
    static let halting = Kinds(bit: 23)
    /// A time that is no length: "one sec".
    package static let moment = Kinds(bit: 24)
    static let beforeMoment = Kinds(bit: 25)
    /// Before "confirm": it is to be confirmed yet.
    static let confirmer = Kinds(bit: 26)
    /// Behind "confirm": what is confirmed by that.
    static let confirmable = Kinds(bit: 27)
    /// Behind "if": it may be a courtesy and no condition.
    static let courteous = Kinds(bit: 28)
    /// Of those, the ones that are a courtesy whatever follows.
    static let courtesy = Kinds(bit: 61)

    // What it hears, keeps or ends.
    static let heard = Kinds(bit: 29)
    static let besideHeard = Kinds(bit: 30)
    static let finished = Kinds(bit: 31)
    static let ending = Kinds(bit: 32)
    static let keeping = Kinds(bit: 33)
    /// "fine as it was".
    static let wasSo = Kinds(bit: 34)
    /// "fine as it is".
    static let isSo = Kinds(bit: 35)
    /// With "cancel", no more than that.
    package static let ofCancelling = Kinds(bit: 36)
    package static let cancelling = Kinds(bit: 37)
    package static let cancelled = Kinds(bit: 38)
    package static let ofSwapping = Kinds(bit: 39)

    // What asks.
    static let auxiliary = Kinds(bit: 40)
    static let being = Kinds(bit: 41)
    static let helping = Kinds(bit: 42)
    static let whether = Kinds(bit: 43)
    static let guessing = Kinds(bit: 44)
    static let which = Kinds(bit: 45)
    static let what = Kinds(bit: 46)
    static let asking = Kinds(bit: 47)
    static let measure = Kinds(bit: 48)
    static let person = Kinds(bit: 49)
    static let pointing = Kinds(bit: 50)
    static let certain = Kinds(bit: 51)
    /// Behind "sure that": it tells, and does not ask.
    static let doesSo = Kinds(bit: 62)

    // What refuses, and what only sounds so.
    static let unharmed = Kinds(bit: 52)
    static let denied = Kinds(bit: 53)
    static let anything = Kinds(bit: 54)
    static let unreal = Kinds(bit: 55)
    /// Behind "too": it does not suit.
    static let excess = Kinds(bit: 63)

    // What changes what is agreed to.
    static let counting = Kinds(bit: 56)
    static let changing = Kinds(bit: 57)
    /// Stands before a name: "for", "under".
    static let naming = Kinds(bit: 58)
    /// Takes what is offered: "book it".
    package static let takes = Kinds(bit: 59)
    package static let taken = Kinds(bit: 60)
  }

  /// A kind of words, and those that are of it, folded and without apostrophes.
  struct Row {
    let kind: Kinds
    let words: StaticString

    init(_ kind: Kinds, _ words: StaticString) {
      self.kind = kind
      self.words = words
    }
  }

  /// The words of each kind.
  static let rows: [Row] = agreement + besides + waiting + questions + changes

  private static let agreement: [Row] = [
    .init(
      .agreeing,
      """
      yes yeah yep yup yea yah ya yas aye yer y k kk ok okay okey okie oki dokey dokie sure \
      fine good great perfect perfectly prefect lovely nice nicely cool super superb excellent \
      brilliant wonderful fantastic terrific awesome amazing grand splendid ideal ideally \
      alright alrighty right correct correctly exactly precisely absolutely definitely certainly \
      indeed course affirmative roger agreed agree deal done accepted accept approved approve \
      approval confirmed confirm confirming positive totally works work suits suit suitable \
      sounds sound looks look seems seem happy glad true naturally bingo delighted winner plan \
      better best convenient helpful accurate permission granted consent helps fair enough \
      optimal beautiful marvellous fab sweet ace okayed spot
      """),
    .init(.yes, "yes yeah yep yup ok okay sure"),
    .init(.plainYes, "yes yeah yep yup"),
    .init(
      .assent,
      "yes yeah yep sure ok okay right really fine good great perfect alright correct true certain"),
    .init(.weak, "ok okay right really well alright"),
    .init(
      .praising,
      "ok okay fine good right alright great well so then all nice lovely perfect cool sure"),
    .init(.passedOn, "yes yeah ok okay fine"),
    .init(.heard, "see got noted understood gotcha heard know hear get understand duly"),
    .init(.besideHeard, "yes yeah ok okay oh right ah and i ive well have it"),
    .init(.takes, "book take reserve do"),
    .init(.taken, "it that one for please then in thanks"),
  ]

  private static let besides: [Row] = [
    .init(
      .polite,
      """
      please thanks thank cheers ta kindly pls plz thx sorry sir madam mate love dear boss \
      darling honey hun pal chief babe pleasure much many lot lots help for appreciate \
      appreciated lol haha bye hello hi
      """),
    .init(
      .small,
      """
      a an the that this thats it its itll thatll thatd itd is are be am i im id ill ive we wed \
      well were you youre your my mine me us our with by of to so and oh ah um hm hmm then now \
      here there all both them these those they one ones everything very really just quite \
      pretty will wil would should can could does do did may on in at up as too also who what \
      which where not no nothing bad why problem problems worries objection objections \
      complaints doubt mind dont cant couldnt wouldnt say said think guess suppose believe hope \
      actually anyway out off s ll d m re hes shes theyre he she him her more like from any some \
      only even definite certain today still about care matter doesnt far how his their had has \
      have was gonna wanna gotta lets let finally or
      """),
    .init(
      .taking,
      """
      book booking bookings schedule reserve reservation appointment appointments make go going \
      ahead proceed continue carry take taking want wanted need needed wish move change swap \
      switch cancel delete remove put set lock save send add create fix time times date dates day \
      slot spot option options choice idea details information info place person thing way ready \
      order get give pick choose prefer use visit see come meet try import bring undo keep read \
      understood answer case ticket happen service doctor dentist stylist therapist salon office \
      session visits made event meeting table reckon vote feel looking finish sort down through \
      forward further same pencil
      """),
    .init(.leading, "and so well um uh oh hmm now"),
    .init(
      .opening,
      """
      ok okay so and well um oh right alright all hmm yes yeah great good fine now but y yep \
      perfect lovely
      """),
    .init(.cause, "because since cause cos"),
    .init(.somebody, "her him them"),
    .init(.teller, "she he they"),
    .init(.saying, "says said"),
    .init(.myself, "i im ill id ive"),
  ]

  private static let waiting: [Row] = [
    .init(
      .holding,
      """
      but if unless until till first after before when once later another ask asking asked check \
      needs yet wait hold sec moment second might maybe perhaps although though however provided \
      assuming else other instead than
      """),
    .init(.ofPlace, "first second later another other else before after but"),
    .init(.waiting, "ask asking check confirm call wait first"),
    .init(.consulting, "ask asking check confirm tell call"),
    .init(.putOff, "check ask speak talk"),
    .init(.wavering, "yes no wait hold on hang hmm um oh ok"),
    .init(.halting, "wait hold"),
    .init(.moment, "sec second moment minute min tick"),
    .init(
      .beforeMoment,
      "ok okay right just one a 1 yes hold on hang wait give me sure well fine alright good"),
    .init(.confirmer, "let ill her him them needs must"),
    .init(
      .confirmable,
      """
      it that this please everything all them the my yes and booking thanks for now appointment \
      its
      """),
    .init(
      .courteous,
      "that thats it its possible you so need needed needs i we ok okay poss"),
    .init(.courtesy, "possible you thats that its"),
    .init(.finished, "done finished"),
    .init(.ending, "cancel delete drop scrap"),
    .init(.keeping, "keep leave stay stays keeps"),
    .init(.wasSo, "was were"),
    .init(.isSo, "was is were are"),
    .init(
      .ofCancelling,
      """
      cancel delete remove it that this them both all the booking bookings appointment please \
      just yes yeah yep ok okay sure now then go ahead and do id i want to one right thanks ill
      """),
    .init(.cancelling, "cancel delete remove"),
    .init(
      .cancelled, "it that this them both all booking bookings appointment one"),
    .init(.ofSwapping, "swap two over round"),
  ]

  private static let questions: [Row] = [
    .init(.auxiliary, "is are was does do did has have would will can could"),
    .init(.being, "is are was isnt arent does did doesnt"),
    .init(.helping, "can could would will may"),
    .init(.whether, "shall should did do"),
    .init(.guessing, "would will does is was are"),
    .init(.which, "which who whose when where"),
    .init(.what, "what whats whos"),
    .init(.asking, "can could would what whats how where who when which does do is are"),
    .init(.measure, "long much far late early many good sure soon"),
    .init(.person, "i we you they she he"),
    .init(.pointing, "it that this she he they i we"),
    .init(.certain, "sure certain positive"),
    .init(.doesSo, "works does is will"),
  ]

  private static let changes: [Row] = [
    .init(.unharmed, "problem problems worries doubt need"),
    .init(.denied, "isnt doesnt wont cant dont arent"),
    .init(.anything, "anything any all everything"),
    .init(.unreal, "were was could"),
    .init(.excess, "early late soon long short far much expensive dear"),
    .init(.counting, "two three four five six 2 3 4 5 6 both twice double triple couple"),
    .init(
      .changing,
      """
      pencil provisionally provisional tentatively tentative spelled spelt weekly fortnightly \
      monthly daily every except without unless half
      """),
    .init(.naming, "for and with called named as under"),
  ]
}
