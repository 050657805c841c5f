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

  /// Whether nothing but answers and talk is in it, each word of which was understood.
  public var isOnlyTalk = false

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

/// How a booking went.
public enum VisitStatus: String, Hashable, Sendable, Codable {
  case arrived
  case done
  case noShow
  case confirmed
}

/// Which of a series is meant.
public enum SeriesScope: String, Hashable, Sendable, Codable {
  case one
  case following
  case all
}
