import CivilTime
import PlainEnglish
import Scheduling

/// Everything that a conversation remembers between two lines.
///
/// No reply depends on anything but this value, the book, the clock and the
/// line: printed, restored and gone on with, it gives the same conversation.
public struct DialogueState: Hashable, Sendable, Codable {
  /// Who types; empty for "me".
  public var actor = ""

  /// The number of the session, which tells its lines from those of others in one book.
  public var session = 0

  /// How many lines have been typed.
  public private(set) var lines = 0

  /// What is on the table, with an open question or without.
  public var table: Table?

  /// What was last spoken of.
  public var focus = Focus()

  /// The statements and the question of the last reply, for "say that again".
  public var lastReply: Reply?

  /// What was told beside what is on the table, and no new proposal came of: a bare yes then
  /// asks which is meant.
  public var unmet: Unmet?

  /// The last line that was read, for "how did you read that?".
  public var lastLine = ""

  /// What that line was read as.
  public var lastRequests: [Request] = []

  /// What a line asked for beside that which has to be answered first.
  public var waiting: Waiting?

  /// The rule of the business that was set last, while nothing else was spoken of.
  public var recentRule: RecentRule?

  /// What was put aside for acts of their own, the last one last.
  public var asides: [Aside] = []

  /// The local date at which the last line was typed, so that a session left
  /// open over midnight can say so.
  public var lastDate: CalendarDate?

  /// Creates the state of a new conversation.
  ///
  /// - Parameters:
  ///   - actor: Who types; empty for "me".
  ///   - session: A number that no other conversation on the same book has, or has had.
  public init(actor: String = "", session: Int = 0) {
    self.actor = actor
    self.session = session
  }

  /// Counts a line that was typed.
  ///
  /// - Returns: What names it among all lines of the book.
  mutating func nextLine() -> LineID {
    lines += 1
    return LineID(session: session, number: lines)
  }

  /// Forgets all that was spoken of, and goes on as the same session.
  mutating func startOver() {
    var fresh = DialogueState(actor: actor, session: session)
    fresh.lines = lines
    self = fresh
  }
}

/// What a line asked for, and has not been come to yet.
public struct Waiting: Hashable, Sendable, Codable {
  /// The line, with the requests that are still to be done.
  public var utterance: Utterance

  /// Who typed the line, when, and how: its changes are one change.
  public var note: ChangeNote
}

/// What a line said of an offer that was left as it was.
public enum Unmet: Hashable, Sendable, Codable {
  /// A time, in its words.
  case time(String)
  /// A choice that could be any of these places.
  case places([Int])
}

/// What was last spoken of, for "it", "her" and "that day".
public struct Focus: Hashable, Sendable, Codable {
  /// The booking that was last made, changed or named.
  public var booking: BookingID?
  /// The bookings that were last listed, in the order shown.
  public var listed: [BookingID] = [] {
    didSet { if !listed.isEmpty { made = [] } }
  }
  /// The bookings that were made one after the other, with nothing listed since.
  public var made: [BookingID] = []
  /// The customer last named.
  public var customer: CustomerID?
  /// The service last named.
  public var service: ServiceID?
  /// The slots last offered, for "why 2?" after the booking.
  public var slots: [Slot] = []
  /// Which of them was suggested, or was taken; nil if they were only listed.
  public var suggested: Int?
  /// Slots that were told in full without a question, numbered from 1: "book it"
  /// takes one.
  public var openings: [Slot] = []
  /// The draft that they were offered for; another one leaves no openings.
  public var draft: Draft? {
    didSet { openings = [] }
  }
  /// Whether that draft has become a booking, so that a new value concerns the
  /// booking.
  public var isSettled = false
  /// What was only supposed, for "do it".
  public var supposed: Request?
  /// The slots that an answer told of beside what is offered: "that one" is such a slot.
  public var told: [Slot] = []
  /// The ways that were shown, for "do it".
  public var ways: [Way] = []
  /// What they are ways to.
  public var waysDraft: Draft?

  /// What the ways that were shown had to leave as it is.
  public var waysKept = KeptInPlace()
  /// The day, and the person, that was last asked about.
  public var shown: Shown?
  /// The question about free times, figures or days that was asked last, which "and
  /// Thursday?" asks again.
  public var asked: Request?
  /// The list of days or of a person that was asked for last, which "only Priya's" narrows.
  public var listing: Request?
  /// Whether what was supposed, or the ways, are what was told last: then a plain "yes"
  /// means it, whatever was proposed before.
  public var isShowing = false

  /// The line that asked for what was shown last: what if, or how could I.
  public var shownLine = ""
  /// The month last shown.
  public var month: CalendarDate?
}

/// What is on the table.
public enum Table: Hashable, Sendable, Codable {
  /// Slots that were suggested; "yes" takes the selected one.
  case offer(Offer)
  /// Something that the draft lacks was asked for.
  case missing(Missing, Draft)
  /// Services that belong together.
  case visit(Visit)
  /// A booking that repeats, date by date.
  case series(Series)
  /// Two bookings that are about to exchange their times.
  case swap(Swap)
  /// Bookings that are about to be cancelled.
  case cancel(Cancellation)
  /// How much of a series is meant.
  case seriesScope(SeriesQuestion)
  /// Which of several bookings is meant.
  case which(WhichBooking)
  /// A change of the business that has to be asked about.
  case change(PendingChange)
  /// Bookings that are about to move together.
  case rearrangement(Rearrangement)
  /// How late these staff run, or everyone.
  case howLate([StaffID])
  /// A calendar file that is about to be brought in.
  case importing(ImportPlan)
  /// Two readings of a date.
  case readings([CalendarDate], Draft)
  /// Changes that are about to be taken back, newest first.
  case undoing([Int])

  /// Slots that were suggested.
  public struct Offer: Hashable, Sendable, Codable {
    /// What they are for.
    public var draft: Draft
    /// The slots, as numbered from 1.
    public var slots: [Slot]
    /// The slot that "yes" takes.
    public var selected: Int
    /// Slots that were shown before these and passed over.
    public var passedOver: [Slot] = []
    /// Whether it only answered a question: nothing is lost if it stays open.
    public var isAside = false

    /// Creates an offer.
    public init(draft: Draft, slots: [Slot], selected: Int = 0) {
      self.draft = draft
      self.slots = slots
      self.selected = selected
    }

    /// The slot that "yes" takes.
    public var slot: Slot? { slots.indices.contains(selected) ? slots[selected] : nil }
  }

  /// What was asked for.
  public enum Missing: String, Hashable, Sendable, Codable {
    /// Which service.
    case service
    /// Which of several of one name.
    case person
    /// For when.
    case time
    /// Something else, after an offer was turned down.
    case anotherTime
  }

  /// Bookings that are about to be cancelled.
  public struct Cancellation: Hashable, Sendable, Codable {
    /// Which.
    public var bookings: [BookingID]
    /// Why; may be empty.
    public var reason: String
  }

  /// Two bookings that are about to exchange their times.
  public struct Swap: Hashable, Sendable, Codable {
    /// The one, as it was when that was proposed.
    public var first: Booking
    /// The other.
    public var second: Booking

    /// The number of the one.
    public var one: BookingID { first.id }
    /// The number of the other.
    public var two: BookingID { second.id }
  }

  /// How much of a series is meant.
  public struct SeriesQuestion: Hashable, Sendable, Codable {
    /// The booking of the series that was named.
    public var booking: BookingID
    /// What is to become of it.
    public var purpose: Purpose
  }

  /// Which of several bookings is meant.
  public struct WhichBooking: Hashable, Sendable, Codable {
    /// What is to become of it.
    public var purpose: Purpose
    /// Those it may be, the first of them as numbered from 1.
    public var candidates: [BookingID]
  }

  /// What is to become of a booking once it is known which.
  public enum Purpose: Hashable, Sendable, Codable {
    case cancel(reason: String)
    case move(Draft)
    case calendar
    case mark(VisitStatus)
    case note(String)
    case resize(LengthChange)
    case show
  }

  /// What a length becomes.
  public enum LengthChange: Hashable, Sendable, Codable {
    /// So many minutes.
    case to(Int)
    /// So many minutes more, or less.
    case by(Int)
  }

  /// A change of the business that waits for a yes.
  public struct PendingChange: Hashable, Sendable, Codable {
    /// The rows.
    public var edits: [Edit]
    /// The words that asked for it.
    public var words: String
    /// The bookings that it would break.
    public var broken: [BookingID]
    /// Whether the book starts anew.
    public var isFreshStart = false
  }

  /// Whether something that was asked for is lost if the conversation ends here.
  var mustBeAnswered: Bool {
    if case .offer(let offer) = self { return !offer.isAside }
    return question.mustBeAnswered
  }

  /// What kind of question is open.
  public var question: OpenQuestion {
    switch self {
    case .offer(let offer): offer.draft.moving == nil ? .bookOffer : .moveOffer
    case .missing(.service, _): .service
    case .missing(.person, _): .person
    case .missing(.time, _): .time
    case .missing(.anotherTime, _): .anotherTime
    case .visit: .visitOffer
    case .series: .seriesOffer
    case .seriesScope: .seriesScope
    case .swap: .swap
    case .cancel: .cancellation
    case .which: .whichBooking
    case .change: .change
    case .rearrangement: .rearrangement
    case .howLate: .howLate
    case .importing: .importing
    case .readings: .whichReading
    case .undoing: .undoing
    }
  }
}
