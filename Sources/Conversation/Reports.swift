import CivilTime
import Scheduling

/// How full a time is, or what someone works in it.
public struct LoadReport: Hashable, Sendable, Codable {
  /// A day, or several days that are shown as one.
  public struct Row: Hashable, Sendable, Codable {
    /// The first day.
    public var first: CalendarDate
    /// The last day.
    public var last: CalendarDate
    /// Minutes booked.
    public var booked: Int
    /// Minutes worked.
    public var open: Int
    /// Days on which someone works.
    public var days: Int
    /// Bookings.
    public var count: Int
    /// When someone works, if the row is one day of one person.
    public var spans: [Span] = []

    /// How much of the time is booked, in hundredths.
    public var percent: Int { open == 0 ? 0 : booked * 100 / open }
  }

  /// What is asked of a time.
  public enum Aim: String, Hashable, Sendable, Codable {
    /// How full it is.
    case load
    /// What is worked in it.
    case hours
    /// Which of its days is the fullest.
    case busiest
    /// Which of its days has most room.
    case quietest
  }

  /// What is asked.
  public var aim: Aim
  /// Of whom; empty for all.
  public var staff: [StaffID]
  /// The first day.
  public var first: CalendarDate
  /// The last day.
  public var last: CalendarDate
  /// The rows, in order.
  public var rows: [Row]
  /// The fullest day, or the one with most room where that is asked.
  public var peak: Row?

  /// All of it as one row.
  public var total: Row {
    Row(
      first: first, last: last, booked: rows.reduce(0) { $0 + $1.booked },
      open: rows.reduce(0) { $0 + $1.open }, days: rows.reduce(0) { $0 + $1.days },
      count: rows.reduce(0) { $0 + $1.count })
  }
}

/// What was taken in a time.
public struct TakingsReport: Hashable, Sendable, Codable {
  /// What a service or a person brought in.
  public struct Row: Hashable, Sendable, Codable {
    /// The service, if it is by services.
    public var service: ServiceID?
    /// Who did it, if it is by people.
    public var staff: StaffID?
    /// Visits.
    public var count: Int
    /// The sum of their prices.
    public var amount: Money
  }

  /// Of whom; empty for all.
  public var staff: [StaffID]
  /// The first day.
  public var first: CalendarDate
  /// The last day.
  public var last: CalendarDate
  /// The rows, the greatest first.
  public var rows: [Row]
  /// What is booked in that time and still to come.
  public var ahead: Row

  /// The sum.
  public var total: Money { rows.reduce(Money(hundredths: 0)) { $0 + $1.amount } }
}

/// Customers of whom something is asked: who did not come, who called off, who has not
/// been for long, who comes most.
public struct PeopleReport: Hashable, Sendable, Codable {
  /// What is asked of them.
  public enum Kind: String, Hashable, Sendable, Codable {
    case noShows
    case cancellations
    /// Those who were here before a day, and not since.
    case absentees
    case visits
  }

  /// One of them.
  public struct Row: Hashable, Sendable, Codable {
    /// The customer; nil for who books without one.
    public var customer: CustomerID?
    /// Their name.
    public var name: String
    /// Their telephone number; may be empty.
    public var phone: String
    /// How often.
    public var count: Int
    /// When last.
    public var last: CalendarDate
    /// When they come next, where it is asked who has not been.
    public var next: CalendarDate?
  }

  /// What is asked.
  public var kind: Kind
  /// The first day, if a time was named; of absentees the day since which they have
  /// not been.
  public var first: CalendarDate?
  /// The last day.
  public var last: CalendarDate?
  /// The rows: the most frequent first; of absentees who has been away longest.
  public var rows: [Row] = []
}
