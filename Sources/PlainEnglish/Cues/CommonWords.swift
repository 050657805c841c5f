/// The numbers of words that rules name.
final class CommonWords: Sendable {
  let it: CueLexicon.ID
  let `is`: CueLexicon.ID
  let its: CueLexicon.ID
  let not: CueLexicon.ID
  let and: CueLexicon.ID
  let or: CueLexicon.ID
  let but: CueLexicon.ID
  let then: CueLexicon.ID
  let also: CueLexicon.ID
  let so: CueLexicon.ID
  let with: CueLexicon.ID
  let `for`: CueLexicon.ID
  let to: CueLexicon.ID
  let from: CueLexicon.ID
  let at: CueLexicon.ID
  let on: CueLexicon.ID
  let by: CueLexicon.ID
  let of: CueLexicon.ID
  let `in`: CueLexicon.ID
  let a: CueLexicon.ID
  let the: CueLexicon.ID
  let my: CueLexicon.ID
  let me: CueLexicon.ID
  let called: CueLexicon.ID
  let named: CueLexicon.ID
  let no: CueLexicon.ID
  let date: CueLexicon.ID
  let time: CueLexicon.ID
  let day: CueLexicon.ID
  let current: CueLexicon.ID
  let make: CueLexicon.ID
  let have: CueLexicon.ID
  let set: CueLexicon.ID
  let put: CueLexicon.ID
  let start: CueLexicon.ID
  let end: CueLexicon.ID
  let last: CueLexicon.ID
  let go: CueLexicon.ID
  let run: CueLexicon.ID
  let long: CueLexicon.ID
  let longer: CueLexicon.ID
  let shorter: CueLexicon.ID
  let next: CueLexicon.ID
  let soonest: CueLexicon.ID
  let earliest: CueLexicon.ID
  let people: CueLexicon.ID
  let booking: CueLexicon.ID
  let appointment: CueLexicon.ID
  let number: CueLexicon.ID
  let later: CueLexicon.ID
  let earlier: CueLexicon.ID
  let sooner: CueLexicon.ID
  let back: CueLexicon.ID
  let forward: CueLexicon.ID
  let `if`: CueLexicon.ID
  let unless: CueLexicon.ID
  let i: CueLexicon.ID
  let waitlist: CueLexicon.ID
  let free: CueLexicon.ID
  let clear: CueLexicon.ID
  let empty: CueLexicon.ID
  let fix: CueLexicon.ID
  let your: CueLexicon.ID
  let happen: CueLexicon.ID
  let be: CueLexicon.ID
  let exercise: CueLexicon.ID
  let practice: CueLexicon.ID
  let study: CueLexicon.ID
  let play: CueLexicon.ID
  let call: CueLexicon.ID
  let meet: CueLexicon.ID
  let see: CueLexicon.ID
  let confirm: CueLexicon.ID
  let these: CueLexicon.ID
  let this: CueLexicon.ID
  let option: CueLexicon.ID
  let include: CueLexicon.ID
  let add: CueLexicon.ID
  let out: CueLexicon.ID
  let off: CueLexicon.ID
  let removed: CueLexicon.ID
  let deleted: CueLexicon.ID
  let rescheduled: CueLexicon.ID
  let moved: CueLexicon.ID
  let canceled: CueLexicon.ID
  let cancelled: CueLexicon.ID
  let scheduled: CueLexicon.ID
  let booked: CueLexicon.ID
  let we: CueLexicon.ID
  let an: CueLexicon.ID
  let instead: CueLexicon.ID
  let that: CueLexicon.ID
  let because: CueLexicon.ID
  let anything: CueLexicon.ID
  let you: CueLexicon.ID

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
    anything = id("anything")
    you = id("you")
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
