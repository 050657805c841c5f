import CivilTime

/// Something that can be booked.
public struct Service: Hashable, Sendable, Codable {
  /// Which starts are offered.
  public enum Starts: Hashable, Sendable, Codable {
    /// The book's own step.
    case standard
    /// Every so many minutes from the start of each working window.
    case every(minutes: Int)
    /// Just these times of the day.
    case fixed([ClockTime])
    /// Just these times of each weekday; on a day without any it is not given.
    case weekly(WeeklyTimes)
  }

  /// A time in which the customer stays and the staff is free.
  public struct Processing: Hashable, Sendable, Codable {
    /// Minutes from the start until the staff is free.
    public var after: Int

    /// Minutes for which the staff is free.
    public var length: Int

    /// Creates a processing time.
    public init(after: Int, length: Int) {
      self.after = after
      self.length = length
    }
  }

  /// Its number.
  public var id: ServiceID

  /// Its name.
  public var name: String

  /// A sign shown beside the name; may be empty.
  public var icon: String

  /// The group it is listed under; may be empty.
  public var category: String

  /// Minutes.
  public var length: Int

  /// The lengths that may be chosen when booking, in minutes; nil for only its
  /// own.
  public var lengthLimits: ClosedRange<Int>?

  /// What it costs, or nil if that was not said.
  public var price: Money?

  /// Minutes kept free before each visit.
  public var bufferBefore: Int

  /// Minutes kept free after each visit.
  public var bufferAfter: Int

  /// Which starts are offered.
  public var starts: Starts

  /// Places that may be taken at any one moment; 1 but for classes.
  public var capacity: Int

  /// The time in which the staff is free, if there is one.
  public var processing: Processing?

  /// The rooms or equipment it needs, one of each.
  public var needs: [ResourceID]

  /// Minutes from now before which it is not offered; nil for the book's own, if no
  /// dates are told either.
  public var notice: Int?

  /// Dates from today on for which it is not offered, today the first.
  public var noticeDays: Int?

  /// Whether it can be booked; a removed one stays for the bookings it has.
  public var isActive: Bool

  /// Creates a service; what is not given has the plainest value.
  public init(
    id: ServiceID, name: String, icon: String = "", category: String = "", length: Int,
    lengthLimits: ClosedRange<Int>? = nil, price: Money? = nil, bufferBefore: Int = 0,
    bufferAfter: Int = 0, starts: Starts = .standard, capacity: Int = 1,
    processing: Processing? = nil, needs: [ResourceID] = [], notice: Int? = nil,
    noticeDays: Int? = nil, isActive: Bool = true
  ) {
    self.id = id
    self.name = name
    self.icon = icon
    self.category = category
    self.length = length
    self.lengthLimits = lengthLimits
    self.price = price
    self.bufferBefore = bufferBefore
    self.bufferAfter = bufferAfter
    self.starts = starts
    self.capacity = capacity
    self.processing = processing
    self.needs = needs
    self.notice = notice
    self.noticeDays = noticeDays
    self.isActive = isActive
  }
}
