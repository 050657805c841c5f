import CivilTime

/// Why a slot was suggested: typed facts, the weightiest first.
///
/// It is kept with the booking, so it is a file format and has a version.
public struct Rationale: Hashable, Sendable, Codable {
  /// The format that this program writes.
  public static let currentVersion = 1

  /// The format it was written in.
  public var version: Int

  /// The facts, the weightiest first.
  public var facts: [WeighedFact]

  /// Creates a rationale.
  public init(facts: [WeighedFact] = []) {
    self.version = Self.currentVersion
    self.facts = facts
  }
}

/// A fact and what it counted in the ranking.
public struct WeighedFact: Hashable, Sendable, Codable {
  /// The fact.
  public var fact: Fact

  /// Its points; negative if it counted against the slot.
  public var points: Int

  /// Creates a weighed fact.
  public init(_ fact: Fact, points: Int) {
    self.fact = fact
    self.points = points
  }
}

/// Something true of a slot that spoke for or against it, with its numbers.
public enum Fact: Hashable, Sendable, Codable {
  /// It starts at the very time that was asked for.
  case atAskedTime(LocalDateTime)
  /// It lies in the window that was asked for.
  case inAskedWindow(start: LocalDateTime, end: LocalDateTime)
  /// It starts so many minutes from the time asked for.
  case nearAskedTime(LocalDateTime, minutesAway: Int)
  /// No start of the request's window is earlier.
  case earliestInWindow(LocalDateTime)
  /// No start at all is sooner.
  case soonest
  /// It is with the one who was asked for.
  case askedStaff(StaffID)
  /// The customer was with them in so many of their last visits.
  case usualStaff(StaffID, visits: Int, of: Int)
  /// The customer came around this hour in so many of their last visits.
  case usualHour(ClockTime, visits: Int, of: Int)
  /// No one else can do it then.
  case onlyStaff(StaffID)
  /// They have fewer minutes booked that day than another who could do it.
  case lighterLoad(StaffID, minutes: Int, other: StaffID, otherMinutes: Int)
  /// It starts when the staff's last owned span ends.
  case followsBooking(BookingID, endsAt: LocalDateTime)
  /// It ends when the staff's next owned span starts.
  case precedesBooking(BookingID, startsAt: LocalDateTime)
  /// It starts with the staff's working window.
  case startsWindow(LocalDateTime)
  /// It ends with the staff's working window.
  case endsWindow(LocalDateTime)
  /// The free stretch beside it stays so long, in minutes, as far as it lies on
  /// the date of the start.
  case keepsStretch(minutes: Int, start: LocalDateTime, end: LocalDateTime)
  /// It leaves a stretch beside it that is too short for any service.
  case leavesGap(minutes: Int, start: LocalDateTime, end: LocalDateTime)
  /// It is with the one who has the booking that is moved.
  case keepsStaff(StaffID)
  /// It starts so many minutes after the first start that could be had.
  case later(minutes: Int, than: LocalDateTime)
  /// One person does all services of the visit.
  case oneStaff(StaffID)
  /// The customer waits so long between the services of the visit.
  case waits(minutes: Int)
  /// It joins a class that others have booked.
  case joinsClass(taken: Int, capacity: Int)
  /// Two slots were equal and this order decided.
  case tieBreak(TieBreak)
  /// It was chosen by a person, where another was suggested first.
  case chosenOver(LocalDateTime, StaffID)
}

/// The fixed order that decides between equal slots.
public enum TieBreak: String, Hashable, Sendable, Codable {
  /// The earlier start.
  case earlierStart
  /// The staff who stands first in the book.
  case staffOrder
}

/// A rule's name, as it is kept with a booking that was made against it.
public enum Rule: String, Hashable, Sendable, Codable, CaseIterable {
  case past
  case closed
  case notWorking
  case onBreak
  case timeOff
  case booked
  case buffer
  case blocked
  case notice
  case horizon
  case limit
  case capacity
  case resource
  case skill
  case step
  case fixedStarts
  case gapSaving
  case length
  case clockChange
  case customerBusy
  case held
}

/// Something that stands against a slot, with its numbers.
public enum Obstacle: Hashable, Sendable, Codable {
  /// It lies before now.
  case past(now: LocalDateTime)
  /// The business is closed then; the windows of that date.
  case closed(CalendarDate, windows: [ClockRange], reason: String)
  /// The visit starts in opening hours but ends after they do.
  case runsPastClosing(closes: LocalDateTime, ends: LocalDateTime)
  /// The person does not work then; their windows of that date.
  case notWorking(StaffID, CalendarDate, windows: [ClockRange])
  /// The visit starts in their hours but ends after they do.
  case runsPastShift(StaffID, until: LocalDateTime, ends: LocalDateTime)
  /// The person has a break.
  case onBreak(StaffID, start: LocalDateTime, end: LocalDateTime)
  /// The person is off.
  case timeOff(StaffID, start: LocalDateTime, end: LocalDateTime, reason: String)
  /// The person has another booking then: its visit, without buffers.
  case booked(StaffID, BookingID, start: LocalDateTime, end: LocalDateTime)
  /// The visits would not meet, but the time kept free between them would.
  case buffer(StaffID, BookingID, minutes: Int, start: LocalDateTime, end: LocalDateTime)
  /// The person's time is blocked.
  case blocked(StaffID, BlockID, start: LocalDateTime, end: LocalDateTime, minutes: Int)
  /// Someone is deciding about this time.
  case held(StaffID, until: LocalDateTime)
  /// It is sooner than the notice allows.
  case notice(minutes: Int, earliest: LocalDateTime)
  /// It is on one of the next dates, for which bookings come too late.
  case tooSoon(days: Int, first: CalendarDate)
  /// It is further ahead than can be booked.
  case horizon(days: Int, last: CalendarDate)
  /// So many are booked, and no more are allowed.
  case limit(Policy.Limit, booked: Int)
  /// The session has too few places left.
  case full(capacity: Int, taken: Int, asked: Int)
  /// All rooms or pieces of that kind are taken.
  case resourceTaken(ResourceID, BookingID, quantity: Int, start: LocalDateTime, end: LocalDateTime)
  /// The person does not do that service.
  case cannotDo(StaffID, ServiceID)
  /// No one does that service.
  case nobodyDoes(ServiceID)
  /// Starts lie on a grid; the nearest on both sides.
  case offGrid(step: Int, before: LocalDateTime?, after: LocalDateTime?)
  /// The service starts only at fixed times.
  case notAFixedStart([ClockTime], on: Weekday?)
  /// It would leave a stretch too short to sell.
  case wastes(minutes: Int, start: LocalDateTime, end: LocalDateTime)
  /// The length is outside what may be chosen.
  case lengthOutside(ClosedRange<Int>, asked: Int)
  /// The clock skips that wall time; it goes on at the other.
  case skipped(LocalDateTime, resumes: LocalDateTime)
  /// The customer has another booking then.
  case customerBusy(CustomerID, BookingID, start: LocalDateTime, end: LocalDateTime)

  /// The rule that it comes from.
  public var rule: Rule {
    switch self {
    case .past: .past
    case .closed, .runsPastClosing: .closed
    case .notWorking, .runsPastShift: .notWorking
    case .onBreak: .onBreak
    case .timeOff: .timeOff
    case .booked: .booked
    case .buffer: .buffer
    case .blocked: .blocked
    case .held: .held
    case .notice, .tooSoon: .notice
    case .horizon: .horizon
    case .limit: .limit
    case .full: .capacity
    case .resourceTaken: .resource
    case .cannotDo, .nobodyDoes: .skill
    case .offGrid: .step
    case .notAFixedStart: .fixedStarts
    case .wastes: .gapSaving
    case .lengthOutside: .length
    case .skipped: .clockChange
    case .customerBusy: .customerBusy
    }
  }
}
