/// What a wording of the cue tables means.
enum Cue: UInt8, Sendable {
  // Answers.
  /// "yes".
  case yes = 1
  /// "great", "ok": agrees if it stands alone or where a yes is expected.
  case approval
  /// "that works", "go ahead".
  case accept
  /// "book it", "please do": agrees if nothing but a time follows.
  case goAhead
  /// "it is", "I do": agrees if it stands alone.
  case echo
  /// "no".
  case no
  /// "no thanks".
  case noThanks
  /// "that doesn't work", "that's wrong".
  case reject
  /// "not now", "maybe later".
  case putOff
  /// "that's all", "I'm good".
  case done
  /// "that's it": all there is to say, or just what was wanted.
  case complete
  /// "whatever is fine".
  case any
  /// "never mind", "forget it".
  case stop
  /// "keep it", "don't cancel it".
  case keep
  /// "hold on a second".
  case wait
  /// "I'm not sure".
  case unsure

  // Talk.
  case thanks
  case praise
  case bye
  /// "I'm off": a farewell if nothing else is said.
  case leave
  case hello
  case help
  /// "how do I …", "help me to …".
  case howTo
  case again
  case unclear

  // Corrections.
  /// "actually", "on second thought", "oops".
  case rather
  /// "instead".
  case instead
  /// "I meant".
  case meant
  /// "make it", "let's do", "how about": a value follows.
  case makeIt
  /// "what about", "how about".
  case howAbout
  /// "it should be", "it was", "it starts at".
  case itShould

  // Commands: verbs, read with what follows.
  case bookVerb
  case makeVerb
  /// "sign me up", "fit me in": books without an object.
  case bookMe
  case cancelVerb
  /// "take … off".
  case takeVerb
  case removeVerb
  case moveVerb
  case changeVerb
  case inviteVerb
  case showVerb
  /// "can't make it to", "no longer need".
  case cannotAttend
  /// "I want", "I'd like", "I need".
  case want
  /// "I have to", "I must": a duty, which is a wish only if it is about the desk.
  case duty
  /// "can you", "could we", "please".
  case request
  /// "I have", "we're having".
  case statement
  /// "don't" and the like before a verb.
  case doNot
  /// "what you said", "once more": what was said is asked for again.
  case speech
  /// "remind me", "set a reminder".
  case remind

  // Questions.
  case why
  case whyNot
  case whyLate
  /// "is that the earliest?".
  case isEdge
  case whyNothing
  case whatIf
  case howCould
  case howRead
  case howSure
  /// "briefly", "in short".
  case briefly
  case ratherThan
  /// "compare", "what's the difference between".
  case compare
  /// "what time is it".
  case clock
  /// "what day is".
  case whatDay
  /// "when is".
  case when
  /// "do I have", "what's on", "who's in".
  case listQuestion
  /// "is there", "are there", "do you have".
  case isThere
  /// "am I free", "how busy", "next opening".
  case freeQuestion
  /// "what", "where", "who", "which" + be.
  case question
  /// "is the", "does it".
  case yesNoQuestion
  case price
  case length
  case address
  /// "where": of what is booked, or of the place.
  case place
  case phone
  case whoStaff
  case topic

  // Choices and alternatives.
  case later
  case earlier
  case laterOne
  case earlierOne
  case cheapest
  case shortest
  case both
  case otherOne
  case thatOne
  /// "the nearest": what lies beside.
  case nearestOne
  /// "leave them as they are".
  case leaveAsIs
  /// "stays where she is": who does stands before it.
  case stays
  case nthOne
  case described
  case different
  case otherDay
  case otherTime
  case otherStaff
  case cheaper
  case shorter
  case moreChoices
  case soonest
  case same

  // References.
  case forMe
  case myThing
  case lastCustomer
  case everything

  // The desk's own.
  case undo
  case redo
  case history
  case services
  case staff
  case settings
  case customers
  case bookings
  /// "to my calendar", of a booking that is named.
  case toCalendar
  /// A calendar file is wanted.
  case calendarFile
  case arrived
  case doneVisit
  case noShow
  case confirmVisit
  case note
  case resize
  case swap
  case waitlist
  case reportLoad
  case reportTakings
  case reportNoShows
  /// "when does Sam work?".
  case rota
  case reportBusiest
  case reportQuietest
  case reportCancelled
  case reportAbsent
  case reportBestCustomers
  /// "which service sells best": what is taken, by services.
  case reportBestServices
  case reportHours
  case late
  case ill
  /// "is back": someone who was away is in again.
  case back
  /// "can't come": a customer, or one of the staff.
  case cannotCome
  /// "take", "earn": of one of the staff.
  case earned
  case print
  case identify
  case override
  case hold
  /// "release the hold": what is held may go.
  case releaseHold
  case transfer
  case ownBook
  case seriesOne
  case seriesFollowing
  case seriesAll

  // Words that change what is meant.
  case not
  case except
  case unless
  case or
  /// "if that's OK", "as soon as you can", "or failing that": a courtesy, or what leads to the
  /// next best.
  case proviso

  /// Words that mean nothing by themselves.
  case filler
}

extension Cue {
  /// Whether a time within the cue is no time: "not right now", "another day".
  var holdsTime: Bool {
    switch self {
    case .otherDay, .otherTime, .putOff, .done, .bye, .thanks, .hello, .wait, .praise, .no:
      true
    default: false
    }
  }
}
