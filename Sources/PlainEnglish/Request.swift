import CivilTime

/// What a line, or one clause of it, wants done.
public enum Intent: String, Hashable, Sendable, Codable, CaseIterable {
  // What a desk is asked for.
  case book
  case list
  case availability
  case cancel
  case move
  case correct
  // Answers.
  case affirm
  case negate
  case any
  case stop
  case `repeat`
  // Talk.
  case explain
  case thank
  case bye
  case hello
  case help
  case time
  case none
  // What BookLens has beside these.
  /// Change the business: `Request.setUp` says what.
  case setUp = "set up"
  /// Take back the last change.
  case undo
  /// Make it again.
  case redo
  /// What was changed, by whom.
  case history
  /// List the services.
  case services
  /// List the staff.
  case staff
  /// List the settings.
  case settings
  /// List the customers, or show one.
  case customers
  /// Write a booking as a calendar file.
  case calendar
  /// Arrived, done, no-show: `Request.status` says which.
  case mark
  /// Keep a remark with a booking or a customer: `Request.note`.
  case note
  /// Change the length of a booking.
  case resize
  /// Exchange the times of two bookings.
  case swap
  /// Keep a wish for a time that is taken.
  case waitlist
  /// Figures: `Request.report` says which.
  case report
  /// The day runs late by `Request.duration`.
  case late
  /// Someone is away today.
  case ill
  /// A day sheet.
  case print
  /// Say who is typing.
  case identify
  /// More of the last answer.
  case more
  /// Do it against the rule that was named.
  case override
  /// Keep the offered slot for a while.
  case hold
  /// Bring in or write out a calendar file, back up.
  case transfer
}

/// A dialogue act, as the data sets of dialogues name them.
public enum Act: String, Hashable, Sendable, Codable, CaseIterable {
  case affirm
  case negate
  case select
  case alternatives
  case inform
  case book
  case ask
  case thank
  case bye
}

/// Words of a line that name something in the book, or fail to.
public struct NameMention: Hashable, Sendable, Codable {
  /// The kind it was taken for.
  public var kind: NameKind

  /// The entries that it may be: one if it is clear, several if it is
  /// ambiguous, none if the book has no such name.
  public var entries: [NameEntry]

  /// The words as typed.
  public var text: String

  /// Half-open UTF-8 offsets of the words in the line.
  public var span: Range<Int>

  /// Whether the entries are only near what was typed ("Dnaa").
  public var isGuess: Bool

  /// Whether it is ruled out ("not Sam", "anyone but Sam").
  public var isExcluded: Bool

  /// Whether it is someone of the one who types, without a name ("my son").
  public var isRelation = false

  /// Whether it is all of its kind: "everyone", "everything".
  public var isAll = false

  /// Creates a mention.
  public init(
    kind: NameKind, entries: [NameEntry], text: String, span: Range<Int>, isGuess: Bool = false,
    isExcluded: Bool = false
  ) {
    self.kind = kind
    self.entries = entries
    self.text = text
    self.span = span
    self.isGuess = isGuess
    self.isExcluded = isExcluded
  }
}

/// Which of what was offered or spoken of is meant.
public enum Choice: Hashable, Sendable, Codable {
  /// "2", "the second one", counted from 1; −1 is the last.
  case index(Int)
  /// "the middle one".
  case middle
  /// "the later one".
  case later
  /// "the earlier one", "whichever is sooner".
  case earlier
  /// "the cheapest".
  case cheapest
  /// "the shortest".
  case shortest
  /// "both", "all of them".
  case all
  /// "the other one".
  case other
  /// "it", "that one", "this".
  case it
  /// "the one with Priya", "the 3 o'clock": by the other parts of the request.
  case described
  /// "take the nearest": what lies beside a time that cannot be had.
  case nearest
}

/// A wish for a change of direction without a value.
public enum Alternative: Hashable, Sendable, Codable {
  /// "anything else?".
  case different
  /// "earlier", by so many minutes if that was said.
  case earlier(minutes: Int?)
  /// "later".
  case later(minutes: Int?)
  /// "another day".
  case otherDay
  /// "another time".
  case otherTime
  /// "someone else".
  case otherStaff
  /// "something cheaper".
  case cheaper
  /// "a shorter one".
  case shorter
  /// "more choices", "what else is there?".
  case more
  /// "leave them as they are".
  case leaveAsIs
}

/// A question about a reason.
public enum WhyQuestion: Hashable, Sendable, Codable {
  /// "why this slot?", "why 2?", "why Sam?": the parts of the request say which.
  case why
  /// "why not 4pm?", "why not Sam?".
  case whyNot
  /// "why so late?", "why not sooner?".
  case whyLate
  /// "why 13:30 rather than 14:00?"; the second time has the role `not`.
  case ratherThan
  /// "why is nothing free?".
  case whyNothing
  /// "what if …?": what is supposed is in `Request.supposed`.
  case whatIf
  /// "how can I get Dana in on Friday?".
  case howCould
  /// "how did you understand me?".
  case howRead
  /// "how sure are you?".
  case howSure
  /// "briefly", "in short": what was said last in fewer words.
  case briefly
}

/// What is asked about something (acts `ask`).
public enum Topic: String, Hashable, Sendable, Codable {
  case price
  case length
  case staff
  case time
  case date
  case address
  case phone
  case other
}

/// How a booking went.
public enum VisitStatus: String, Hashable, Sendable, Codable {
  case arrived
  case done
  case noShow
  case confirmed
}

/// Figures that can be asked for.
public enum Report: String, Hashable, Sendable, Codable {
  /// "how busy is next week?".
  case load
  /// "what did we take this month?".
  case takings
  /// "which day is busiest next week?".
  case busiest
  /// "the quietest day in December".
  case quietest
  /// "who has no-shows?".
  case noShows
  /// "who has cancelled this month?".
  case cancellations
  /// "who hasn't been for two months?".
  case absentees
  /// "who are our best customers?".
  case bestCustomers
  /// "Sam's hours in March".
  case hours
}

/// Which of a series is meant.
public enum SeriesScope: String, Hashable, Sendable, Codable {
  case one
  case following
  case all
}

/// Words that nothing was made of.
public struct LeftWords: Hashable, Sendable, Codable {
  /// The words as typed.
  public var text: String

  /// Half-open UTF-8 offsets in the line.
  public var span: Range<Int>

  /// Names or words of the grammar that are near, best first, at most two.
  public var suggestions: [String]

  /// Whether they could change what the request means ("unless …").
  public var matters: Bool

  /// Creates left words.
  public init(text: String, span: Range<Int>, suggestions: [String] = [], matters: Bool = false) {
    self.text = text
    self.span = span
    self.suggestions = suggestions
    self.matters = matters
  }
}

/// One thing that a line wants: the parts of it that were recognised.
///
/// Nothing in it depends on the book but names; what is on the table is the
/// conversation's affair.
public struct Request: Hashable, Sendable, Codable {
  /// What is wanted.
  public var intent: Intent

  /// The dialogue acts, in order of their first appearance.
  public var acts: [Act] = []

  /// The clause as typed.
  public var text: String

  /// Half-open UTF-8 offsets of the clause in the line.
  public var span: Range<Int>

  /// All times named, in order.
  public var whens: [When] = []

  /// A rule of repetition.
  public var recurrence: Recurrence?

  /// A length of time.
  public var duration: DurationMention?

  /// Names of services.
  public var services: [NameMention] = []

  /// Names of staff.
  public var staff: [NameMention] = []

  /// Names of customers.
  public var customers: [NameMention] = []

  /// Whether the person typing means themselves ("for me", "my haircut").
  public var isForMe = false

  /// Whether a customer is meant by a pronoun ("her colour").
  public var isForLastCustomer = false

  /// Which of what was offered is meant.
  public var choice: Choice?

  /// Booking numbers: B-12, #12, "booking 12".
  public var bookingNumbers: [Int] = []

  /// Numbers of bookings that stay as they are: "not B-12", "B-12 stays".
  public var keptNumbers: [Int] = []

  /// What is left out of the bookings that are meant: "except B-24", "not the one on Friday".
  public var exceptions: [BookingException] = []

  /// A change of direction.
  public var alternative: Alternative?

  /// A question about a reason.
  public var why: WhyQuestion?

  /// What is asked about what is on the table.
  public var topics: [Topic] = []

  /// A change of the business.
  public var setUp: SetUp?

  /// What is only supposed, where that is asked about.
  public var supposed: Supposition?

  /// How a booking went.
  public var status: VisitStatus?

  /// A remark, a reason for cancelling, a phone number: free text.
  public var note: String?

  /// The figures asked for.
  public var report: Report?

  /// Which of a series is meant.
  public var seriesScope: SeriesScope?

  /// How many of a booking that repeats, as an answer: "just 4", "4 times".
  public var times: Int?

  /// How many people ("for two").
  public var partySize: Int?

  /// Whether it is to be at once, the first free slot ("asap", "next opening").
  public var wantsSoonest = false

  /// "the same time", "the usual": carried over from an earlier booking.
  public var wantsSame = false

  /// A relative shift of what is moved ("back 30 minutes"), in minutes.
  public var shift: Int?

  /// Bare numbers of a question about a reason: "why 2 rather than 3?".
  public var numbers: [Int] = []

  /// "do it", "go ahead": what was spoken of is to be done.
  public var goesAhead = false

  /// The file that is named, or its form.
  public var file: FileMention?

  /// Which way something passes between the book and a file.
  public var transfer: Transfer?

  /// Further changes of the business that the same sentence makes.
  public var furtherSetUps: [SetUp] = []

  /// Whether a wish is taken off the waitlist, an absence is over, or a hold is let go.
  public var withdraws = false

  /// Whether it is to be done against the rules, if it must: "at 7am anyway".
  public var isRegardless = false

  /// A relative change of a length ("15 minutes longer"), in minutes.
  public var lengthChange: Int?

  /// Whether it ends as a question.
  public var isQuestion = false

  /// Whether it only thinks aloud or asks for a moment, with a question open.
  public var isPause = false

  /// Whether it tells of something to be done that no desk does, with something offered:
  /// its time answers nothing.
  public var isErrand = false

  /// It asks about somebody beside what is on the table: "does she have anything else?".
  public var isAside = false

  /// The telephone number of whom it is for.
  public var phone: String?

  /// Whose bookings are to be moved: "all of Alex's to Sam".
  public var fromStaff: [NameMention] = []

  /// The booking before or after which it is wanted.
  public var beside: Beside?

  /// Words that nothing was made of.
  public var left: [LeftWords] = []

  /// Creates a request of a clause.
  public init(intent: Intent, text: String, span: Range<Int>) {
    self.intent = intent
    self.text = text
    self.span = span
  }

  /// The time that is asked for: of a move the new one.
  public var when: When? {
    whens.first { $0.role == .to } ?? whens.first { $0.role == .at }
  }
}

/// A typed line as it was read: one request a clause, in order.
public struct Utterance: Hashable, Sendable, Codable {
  /// The line as typed, made valid UTF-8.
  public var line: String

  /// What it wants, at least one.
  public var requests: [Request]

  /// Creates a reading of a line.
  public init(line: String, requests: [Request]) {
    self.line = line
    self.requests = requests
  }
}

extension Utterance {
  /// The request that weighs most: the first that is more than talk.
  public var main: Request {
    requests.first { $0.intent.isMainly }
      ?? requests.first { $0.intent.isMoreThanTalk } ?? requests.first { $0.intent != .none }
      ?? requests.first ?? Request(intent: .none, text: line, span: 0..<line.utf8.count)
  }

  /// The dialogue acts of all its requests, in order of their first appearance.
  public var acts: [Act] {
    var acts: [Act] = []
    for request in requests {
      for act in request.acts where !acts.contains(act) { acts.append(act) }
    }
    return acts
  }
}

extension Intent {
  /// Whether it is what a line is mainly about, rather than said along with it:
  /// "yes, and add it to my calendar" agrees.
  var isMainly: Bool { isMoreThanTalk && self != .affirm && self != .calendar }

  /// Whether it is more than greeting and thanks.
  var isMoreThanTalk: Bool {
    switch self {
    case .none, .hello, .thank, .bye: false
    default: true
    }
  }
}
