import CivilTime
import PlainEnglish
import Scheduling

/// The answer to a line: data, not text.
public struct Reply: Hashable, Sendable, Codable {
  /// What kind of answer it is, as scripts are told.
  public enum Kind: String, Hashable, Sendable, Codable, CaseIterable {
    /// Slots were suggested; the question asks whether to book one.
    case suggestion
    /// A booking was made.
    case booked
    /// A booking was moved or otherwise changed.
    case moved
    /// A booking was cancelled.
    case cancelled
    /// Bookings, services, staff, settings or figures were listed.
    case list
    /// Free starts were listed.
    case availability
    /// Something has to be answered first.
    case question
    /// It cannot be, and why.
    case refused
    /// Nothing of that kind is there.
    case notFound = "not found"
    /// The line, or a part that matters, was not understood.
    case notUnderstood = "not understood"
    /// The business was changed.
    case changed
    /// A change was taken back or made again.
    case undone
    /// A reason was given.
    case explanation
    /// Help, thanks, farewell.
    case talk
    /// What was on the table was dropped.
    case dropped
    /// The book could not be read or written.
    case failed
  }

  /// How it ends for a script.
  public enum Outcome: Int, Hashable, Sendable, Codable, Comparable {
    /// Done.
    case done = 0
    /// Refused, or not found.
    case refused = 1
    /// Not understood.
    case notUnderstood = 2
    /// The book failed.
    case failed = 3

    /// Whether one outcome is milder than another.
    public static func < (left: Outcome, right: Outcome) -> Bool { left.rawValue < right.rawValue }
  }

  /// What kind of answer it is: of several, the last that did something.
  public var kind: Kind

  /// What is said, in order.
  public var statements: [Statement]

  /// The question that stands open after it.
  public var question: OpenQuestion?

  /// What the question is about, where "it" would not say which.
  public var asksAbout: Asked?

  /// A slot that is offered, and the booking that would move to it.
  public struct Asked: Hashable, Sendable, Codable {
    /// The slot.
    public var slot: Slot
    /// The booking; nil if it is a new one.
    public var moving: BookingID?
  }

  /// The slots it is about: suggestions best first, or every free start in
  /// order of time.
  public var slots: [Slot] = []

  /// The bookings that were made, moved or cancelled by it.
  public var bookings: [Booking] = []

  /// What it lists, as typed rows, if it lists something.
  public var table: DataTable?

  /// The reading, for scripts: what was understood.
  public var readings: [Statement.Reading] = []

  /// How it ends for a script.
  public var outcome = Outcome.done

  /// Whether the conversation is over.
  public var endsConversation = false

  /// Creates a reply.
  public init(_ kind: Kind, _ statements: [Statement] = []) {
    self.kind = kind
    self.statements = statements
    switch kind {
    case .refused, .notFound: outcome = .refused
    case .notUnderstood: outcome = .notUnderstood
    case .failed: outcome = .failed
    default: outcome = .done
    }
  }

  /// Puts what was said and done before in front.
  public mutating func begin(with earlier: Reply) {
    var whole = earlier
    whole.append(self)
    whole.question = question
    self = whole
  }

  /// Appends what a further request of the same line was answered.
  mutating func append(_ other: Reply) {
    let talk: Set<Kind> = [.talk]
    if !talk.contains(other.kind) || statements.isEmpty { kind = other.kind }
    statements += other.statements
    if !other.slots.isEmpty { slots = other.slots }
    bookings += other.bookings
    table = other.table ?? table
    asksAbout = other.asksAbout
    readings += other.readings
    outcome = max(outcome, other.outcome)
    endsConversation = endsConversation || other.endsConversation
  }
}
