/// Words that rules name.
///
/// The lexicon gives out its first numbers to them, in this order, so that a
/// word of a line is compared with a constant.
enum CommonWord: CueLexicon.ID, CaseIterable {
  case it = 1
  case `is`
  case its
  case not
  case and
  case but
  case then
  case also
  case so
  case with
  case `for`
  case to
  case from
  case at
  case on
  case by
  case of
  case `in`
  case a
  case the
  case me
  case called
  case named
  case date
  case time
  case day
  case current
  case make
  case have
  case set
  case put
  case start
  case end
  case last
  case go
  case run
  case long
  case longer
  case shorter
  case next
  case soonest
  case earliest
  case people
  case number
  case later
  case earlier
  case sooner
  case back
  case forward
  case i
  case waitlist
  case free
  case clear
  case empty
  case fix
  case your
  case happen
  case be
  case exercise
  case practice
  case study
  case play
  case call
  case meet
  case see
  case confirm
  case these
  case this
  case option
  case include
  case add
  case out
  case off
  case removed
  case deleted
  case rescheduled
  case moved
  case canceled
  case cancelled
  case scheduled
  case booked
  case we
  case an
  case instead
  case that
  case because
  case bring
  case pull
  case push
  case cancelling
  case canceling
  case moving
  case gone
  case look
  case looks
  case looking
  case need
  case anything
  case you
  case `if`
  case whether
  case into
  case onto
  case get
  case has
  case got
  case doing
  case never
  case or
  case like
  case ill
  case sick
  case unwell
  case poorly
  case running
  case away
  case works
  case week
  case weekend
  case month
  case give
  case how
  case `let`
  case define
  case mean
  case invented
  case word
  case meaning
  case through
  case phone
  case line
  case they
  case hear
  case was
  case stay
  case about
  case `some`
  case write
  case confirmation
  case left
  case open
  case hold
  case held
  case place
  case taking
  case there
  case second
  case which
  case what
  case between
  case better
  case only
  case things
  case does
  case `do`
  case no
  case more
  case remind
  case again
  case who
  case can
  case could
  case down
  case turn
  case up
  case been
  case now
  case just
  case right
  case another
  case different
  case too
  case am
  case `any`
  case after
  case before
  case did
  case unless
  case tell
  case wonder
  case why
  case say
  case good
  case use
  case possible
  case take
  case over
  case help
  case mark
  case `as`
  case confirmed
  case `switch`
  case all
  case every
  case says
  case said
  case book
  case well
  case when
  case here

  /// The words, in the order of the cases.
  static let texts: StaticString = """
    it is its not and but then also so with for to from at on by of in a the me called named \
    date time day current make have set put start end last go run long longer shorter next \
    soonest earliest people number later earlier sooner back forward i waitlist free clear \
    empty fix your happen be exercise practice study play call meet see confirm these this \
    option include add out off removed deleted rescheduled moved canceled cancelled scheduled \
    booked we an instead that because \
    bring pull push cancelling canceling moving gone look looks looking need anything you if whether into onto get has got doing never or like \
    ill sick unwell poorly running away works \
    week weekend month give how let define mean invented word meaning through phone line they \
    hear was stay about some write confirmation left open hold held place taking there second \
    which what between better only things does do no more remind again who can could down turn \
    up been now just right another different too am any after before did unless tell wonder why \
    say good use possible take over help mark as confirmed switch all every says said book well when here
    """
}

extension CueWord {
  /// Whether it is a word.
  @inline(__always)
  func `is`(_ word: CommonWord) -> Bool { id == word.rawValue }

  /// "and", "but", "then": what joins two parts of a sentence.
  var isJoint: Bool {
    switch CommonWord(rawValue: id) {
    case .and, .then, .also, .but, .so: true
    default: false
    }
  }

  /// The small words that stand before a time.
  var isPreposition: Bool {
    switch CommonWord(rawValue: id) {
    case .in, .on, .at, .of, .for, .from, .to, .by: true
    default: false
    }
  }

  /// Verbs that change what is there or make something new: "make", "have".
  var isMaking: Bool {
    switch CommonWord(rawValue: id) {
    case .make, .have, .set, .fix: true
    default: false
    }
  }

  /// "booked", "scheduled": what has been done.
  var isParticiple: Bool {
    switch CommonWord(rawValue: id) {
    case .booked, .scheduled, .cancelled, .canceled, .moved, .rescheduled, .deleted, .removed: true
    default: false
    }
  }

  /// "cancelled", "moved", "gone": what something is to be.
  var isDone: Bool {
    switch CommonWord(rawValue: id) {
    case .cancelled, .canceled, .deleted, .removed, .moved, .rescheduled, .gone: true
    default: false
    }
  }

  /// How someone is who does not come, or not on time.
  var isAbsence: Bool {
    switch CommonWord(rawValue: id) {
    case .off, .back, .ill, .sick, .unwell, .poorly, .running, .away: true
    default: false
    }
  }

  /// What may stand before a verb: "please", "can", "I want to".
  var isAsking: Bool {
    isJoint || `is`(.to) || !classes.isDisjoint(with: [.polite, .can, .person, .want])
  }

  /// "into", "from": where something goes.
  var leadsSomewhere: Bool { isPreposition || `is`(.into) || `is`(.onto) || `is`(.off) }

  /// "have", "got", "doing": what is asked of someone's day.
  var isHaving: Bool { `is`(.have) || `is`(.has) || `is`(.got) || `is`(.doing) }

  /// "look", as in "how does Tuesday look?".
  var isLooking: Bool { `is`(.look) || `is`(.looks) || `is`(.looking) }

  /// "cancelling": what is being done.
  var isGerund: Bool {
    switch CommonWord(rawValue: id) {
    case .cancelling, .canceling, .moving: true
    default: false
    }
  }

  /// Verbs that move something with "forward" or "back".
  var isShifting: Bool {
    switch CommonWord(rawValue: id) {
    case .bring, .pull, .push: true
    default: false
    }
  }

  /// "forward", "back", "earlier": where what is moved goes.
  var isDirection: Bool { `is`(.forward) || `is`(.back) || isComparison }

  /// "add", "put": what something is added to may be left out.
  var isAdding: Bool {
    switch CommonWord(rawValue: id) {
    case .add, .put, .include: true
    default: false
    }
  }

  /// Nouns that are verbs as well: "to meet", "to run".
  var isVerbToo: Bool {
    switch CommonWord(rawValue: id) {
    case .meet, .call, .run, .play, .study, .practice, .exercise: true
    default: false
    }
  }

  /// "later", "longer": what is there is to be otherwise.
  var isComparison: Bool {
    switch CommonWord(rawValue: id) {
    case .later, .earlier, .longer, .shorter, .sooner: true
    default: false
    }
  }

  /// Verbs with which something is put into a calendar, whatever it is called.
  var isEntering: Bool {
    switch CommonWord(rawValue: id) {
    case .add, .put, .include, .scheduled: return true
    case .get, .have, .make, .need, .set: return false
    default: return classes.contains(.make) && classes.isDisjoint(with: [.show, .want])
    }
  }

  /// What a calendar is made by taking everything off it.
  var isEmptying: Bool {
    switch CommonWord(rawValue: id) {
    case .empty, .clear, .free: true
    default: false
    }
  }

  /// Words of how long something goes: "start", "last", "long".
  var isSpanWord: Bool {
    switch CommonWord(rawValue: id) {
    case .be, .happen, .start, .end, .last, .go, .run, .long, .longer, .shorter: true
    default: false
    }
  }
}
