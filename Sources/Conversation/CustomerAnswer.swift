import CivilTime
import Scheduling

/// What is told of one customer where one thing is asked.
public enum CustomerAnswer: Hashable, Sendable, Codable {
  /// The telephone number; none may be kept.
  case phone(Customer)
  /// How often they come: visits so far, the days between two of them on average, and the last.
  case howOften(CustomerID, visits: Int, days: Int?, last: Booking?)
  /// What they usually have: so many of the last visits were that.
  case usual(CustomerID, ServiceID, visits: Int, of: Int)
  /// Nothing is usual of them yet; what they had last.
  case nothingUsual(CustomerID, last: Booking?)
  /// How their last visit went.
  case lastVisit(CustomerID, Booking?)
  /// What they have called off last.
  case cancelled(CustomerID, Booking?)

  /// Of whom it tells.
  public var customer: CustomerID {
    switch self {
    case .phone(let customer): customer.id
    case .howOften(let id, _, _, _), .usual(let id, _, _, _), .nothingUsual(let id, _),
      .lastVisit(let id, _), .cancelled(let id, _):
      id
    }
  }
}
