import CivilTime

/// The rules of a business that are no one's hours.
public struct Policy: Hashable, Sendable, Codable {
  /// How often something may be booked.
  public struct Limit: Hashable, Sendable, Codable {
    /// What counts.
    public enum Scope: Hashable, Sendable, Codable {
      /// All bookings together.
      case everything
      /// Those of one service.
      case service(ServiceID)
      /// Those of one member of staff.
      case staff(StaffID)
      /// Those of one service with one member of staff.
      case serviceOf(ServiceID, staff: StaffID)
      /// Those of each customer.
      case eachCustomer
      /// Those of one service of each customer.
      case eachCustomerOf(ServiceID)
    }

    /// The unit by whose local dates it counts.
    public enum Period: String, Hashable, Sendable, Codable {
      case day
      case week
      case month
    }

    /// What counts.
    public var scope: Scope
    /// The unit.
    public var period: Period
    /// How many are allowed.
    public var most: Int
    /// The weekday on which it holds, if it holds on one only; then it counts by days.
    public var weekday: Weekday?

    /// Creates a limit.
    public init(scope: Scope, period: Period, most: Int, weekday: Weekday? = nil) {
      self.scope = scope
      self.period = period
      self.most = most
      self.weekday = weekday
    }
  }

  /// Minutes between offered starts, from the start of each working window.
  public var step = 15
  /// Minutes from now before which nothing is offered; equal counts as enough.
  public var notice = 0
  /// Dates from today on for which nothing is offered, today the first; nil for none.
  public var noticeDays: Int?
  /// Days ahead that can be booked, the last one in; nil for no bound.
  public var horizonDays: Int?
  /// Limits.
  public var limits: [Limit] = []
  /// Minutes before the start after which a cancellation is late; nil for none.
  public var cancellationCutoff: Int?
  /// Whether new bookings wait to be confirmed.
  public var pendingFirst = false
  /// Whether what waits to be confirmed keeps its time.
  public var pendingBlocks = true
  /// Whether typed times off the grid are refused.
  public var strictStarts = false
  /// Whether starts that would leave a stretch too short to sell are hidden.
  public var gapSaving = false
  /// Minutes for which a hold lasts.
  public var holdMinutes = 15

  /// Creates the policy of a new book.
  public init() {}
}
