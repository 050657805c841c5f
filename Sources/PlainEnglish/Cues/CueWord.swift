/// A word of a line as the cue tables see it: contractions written out,
/// possessive endings off, variants of spelling brought to one.
struct CueWord: Sendable {
  /// What stands before a word.
  enum Break: UInt8, Comparable, Sendable {
    case none
    case comma
    case clause
    case sentence
    /// The sentence before was a question.
    case question

    static func < (left: Break, right: Break) -> Bool { left.rawValue < right.rawValue }
  }

  /// Its number in the lexicon; 0 if no table has it.
  var id: CueLexicon.ID = 0
  /// The token that it comes from; a contraction gives several words.
  var token: Int32 = 0
  /// The last of its tokens: "1st" is two.
  var lastToken: Int32 = 0
  var classes: WordClasses = []
  var breakBefore: Break = .none
  var isCapitalised = false
  var isPossessive = false
  var isNumber = false
}

/// A wording that was found, and the words it takes, half-open.
struct CueSpan: Sendable {
  var kind: Cue
  var start: Int
  var end: Int
}

/// The numbers of words that rules name.
struct CommonWords: Sendable {
  private(set) var it: CueLexicon.ID = 0
  private(set) var `is`: CueLexicon.ID = 0
  private(set) var its: CueLexicon.ID = 0
  private(set) var not: CueLexicon.ID = 0
  private(set) var and: CueLexicon.ID = 0
  private(set) var or: CueLexicon.ID = 0
  private(set) var but: CueLexicon.ID = 0
  private(set) var then: CueLexicon.ID = 0
  private(set) var also: CueLexicon.ID = 0
  private(set) var so: CueLexicon.ID = 0
  private(set) var with: CueLexicon.ID = 0
  private(set) var `for`: CueLexicon.ID = 0
  private(set) var to: CueLexicon.ID = 0
  private(set) var from: CueLexicon.ID = 0
  private(set) var at: CueLexicon.ID = 0
  private(set) var on: CueLexicon.ID = 0
  private(set) var by: CueLexicon.ID = 0
  private(set) var of: CueLexicon.ID = 0
  private(set) var `in`: CueLexicon.ID = 0
  private(set) var a: CueLexicon.ID = 0
  private(set) var the: CueLexicon.ID = 0
  private(set) var my: CueLexicon.ID = 0
  private(set) var me: CueLexicon.ID = 0
  private(set) var called: CueLexicon.ID = 0
  private(set) var named: CueLexicon.ID = 0
  private(set) var no: CueLexicon.ID = 0
  private(set) var date: CueLexicon.ID = 0
  private(set) var time: CueLexicon.ID = 0
  private(set) var day: CueLexicon.ID = 0
  private(set) var current: CueLexicon.ID = 0
  private(set) var make: CueLexicon.ID = 0
  private(set) var have: CueLexicon.ID = 0
  private(set) var set: CueLexicon.ID = 0
  private(set) var put: CueLexicon.ID = 0
  private(set) var start: CueLexicon.ID = 0
  private(set) var end: CueLexicon.ID = 0
  private(set) var last: CueLexicon.ID = 0
  private(set) var go: CueLexicon.ID = 0
  private(set) var run: CueLexicon.ID = 0
  private(set) var long: CueLexicon.ID = 0
  private(set) var longer: CueLexicon.ID = 0
  private(set) var shorter: CueLexicon.ID = 0
  private(set) var next: CueLexicon.ID = 0
  private(set) var soonest: CueLexicon.ID = 0
  private(set) var earliest: CueLexicon.ID = 0
  private(set) var people: CueLexicon.ID = 0
  private(set) var booking: CueLexicon.ID = 0
  private(set) var appointment: CueLexicon.ID = 0
  private(set) var number: CueLexicon.ID = 0
  private(set) var later: CueLexicon.ID = 0
  private(set) var earlier: CueLexicon.ID = 0
  private(set) var sooner: CueLexicon.ID = 0
  private(set) var back: CueLexicon.ID = 0
  private(set) var forward: CueLexicon.ID = 0
  private(set) var `if`: CueLexicon.ID = 0
  private(set) var unless: CueLexicon.ID = 0
  private(set) var i: CueLexicon.ID = 0
  private(set) var waitlist: CueLexicon.ID = 0
  private(set) var free: CueLexicon.ID = 0
  private(set) var clear: CueLexicon.ID = 0
  private(set) var empty: CueLexicon.ID = 0
  private(set) var fix: CueLexicon.ID = 0
  private(set) var your: CueLexicon.ID = 0
  private(set) var happen: CueLexicon.ID = 0
  private(set) var be: CueLexicon.ID = 0
  private(set) var exercise: CueLexicon.ID = 0
  private(set) var practice: CueLexicon.ID = 0
  private(set) var study: CueLexicon.ID = 0
  private(set) var play: CueLexicon.ID = 0
  private(set) var call: CueLexicon.ID = 0
  private(set) var meet: CueLexicon.ID = 0
  private(set) var see: CueLexicon.ID = 0
  private(set) var confirm: CueLexicon.ID = 0
  private(set) var these: CueLexicon.ID = 0
  private(set) var this: CueLexicon.ID = 0
  private(set) var option: CueLexicon.ID = 0
  private(set) var include: CueLexicon.ID = 0
  private(set) var add: CueLexicon.ID = 0
  private(set) var out: CueLexicon.ID = 0
  private(set) var off: CueLexicon.ID = 0
  private(set) var removed: CueLexicon.ID = 0
  private(set) var deleted: CueLexicon.ID = 0
  private(set) var rescheduled: CueLexicon.ID = 0
  private(set) var moved: CueLexicon.ID = 0
  private(set) var canceled: CueLexicon.ID = 0
  private(set) var cancelled: CueLexicon.ID = 0
  private(set) var scheduled: CueLexicon.ID = 0
  private(set) var booked: CueLexicon.ID = 0
  private(set) var we: CueLexicon.ID = 0
  private(set) var an: CueLexicon.ID = 0
  private(set) var instead: CueLexicon.ID = 0
  private(set) var that: CueLexicon.ID = 0
  private(set) var because: CueLexicon.ID = 0

  /// Creates numbers that no word has.
  init() {}

  /// Asks for the number of each word.
  init(_ id: (StaticString) -> CueLexicon.ID) {
    it = id("it")
    `is` = id("is")
    its = id("its")
    not = id("not")
    and = id("and")
    or = id("or")
    but = id("but")
    then = id("then")
    also = id("also")
    so = id("so")
    with = id("with")
    `for` = id("for")
    to = id("to")
    from = id("from")
    at = id("at")
    on = id("on")
    by = id("by")
    of = id("of")
    `in` = id("in")
    a = id("a")
    the = id("the")
    my = id("my")
    me = id("me")
    called = id("called")
    named = id("named")
    no = id("no")
    date = id("date")
    time = id("time")
    day = id("day")
    current = id("current")
    make = id("make")
    have = id("have")
    set = id("set")
    put = id("put")
    start = id("start")
    end = id("end")
    last = id("last")
    go = id("go")
    run = id("run")
    long = id("long")
    longer = id("longer")
    shorter = id("shorter")
    i = id("i")
    waitlist = id("waitlist")
    free = id("free")
    clear = id("clear")
    empty = id("empty")
    fix = id("fix")
    your = id("your")
    happen = id("happen")
    be = id("be")
    exercise = id("exercise")
    practice = id("practice")
    study = id("study")
    play = id("play")
    call = id("call")
    meet = id("meet")
    see = id("see")
    confirm = id("confirm")
    these = id("these")
    this = id("this")
    option = id("option")
    include = id("include")
    add = id("add")
    out = id("out")
    off = id("off")
    removed = id("removed")
    deleted = id("deleted")
    rescheduled = id("rescheduled")
    moved = id("moved")
    canceled = id("canceled")
    cancelled = id("cancelled")
    scheduled = id("scheduled")
    booked = id("booked")
    we = id("we")
    an = id("an")
    instead = id("instead")
    that = id("that")
    because = id("because")
    next = id("next")
    soonest = id("soonest")
    earliest = id("earliest")
    people = id("people")
    booking = id("booking")
    appointment = id("appointment")
    number = id("number")
    later = id("later")
    earlier = id("earlier")
    sooner = id("sooner")
    back = id("back")
    forward = id("forward")
    `if` = id("if")
    unless = id("unless")
  }

  /// "and", "but", "then": what joins two parts of a sentence.
  @inline(__always)
  func isJoint(_ id: CueLexicon.ID) -> Bool {
    id == and || id == then || id == also || id == but || id == so
  }

  /// The small words that stand before a time.
  func isPreposition(_ id: CueLexicon.ID) -> Bool {
    id == `in` || id == on || id == at || id == of || id == `for` || id == from || id == to
      || id == by
  }

  /// Verbs that change what is there or make something new: "make", "have".
  func isMaking(_ id: CueLexicon.ID) -> Bool {
    id == make || id == have || id == set || id == fix
  }

  /// "booked", "scheduled": what has been done.
  func isParticiple(_ id: CueLexicon.ID) -> Bool {
    id == booked || id == scheduled || id == cancelled || id == canceled || id == moved
      || id == rescheduled || id == deleted || id == removed
  }

  /// "add", "put": what something is added to may be left out.
  func isAdding(_ id: CueLexicon.ID) -> Bool {
    id == add || id == put || id == include
  }

  /// Nouns that are verbs as well: "to meet", "to run".
  func isVerbToo(_ id: CueLexicon.ID) -> Bool {
    id == meet || id == call || id == run || id == play || id == study || id == practice
      || id == exercise
  }

  /// "later", "longer": what is there is to be otherwise.
  func isComparison(_ id: CueLexicon.ID) -> Bool {
    id == later || id == earlier || id == longer || id == shorter || id == sooner
  }

  /// What a calendar is made by taking everything off it.
  func isEmptying(_ id: CueLexicon.ID) -> Bool {
    id == empty || id == clear || id == free
  }

  /// Words of how long something goes: "start", "last", "long".
  func isSpanWord(_ id: CueLexicon.ID) -> Bool {
    id == be || id == happen || id == start || id == end || id == last || id == go || id == run
      || id == long || id == longer
      || id == shorter
  }
}
