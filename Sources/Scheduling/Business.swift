import CivilTime

/// What a book says of itself and of how it speaks.
public struct Settings: Hashable, Sendable, Codable {
  /// The name of the business; may be empty.
  public var name = ""
  /// The IANA name of its zone.
  public var zone = "UTC"
  /// The tag of its locale, such as `en-GB`.
  public var locale = "en-GB"
  /// Whether a slashed date has its day first.
  public var dayFirst = true
  /// Whether the clock is written 15:00.
  public var uses24Hours = true
  /// The first day of a week, for pictures and for limits.
  public var firstWeekday = Weekday.monday
  /// The ISO 4217 code of its money.
  public var currency = "GBP"
  /// Whether explanations give every fact at once.
  public var explainsInFull = false
  /// Whether other customers' names are left out of what is said.
  public var isCustomerView = false
  /// Whether what is in the book is the sample.
  public var isSample = false
  /// Opening hours; nil if they were never said, so that only staff hours
  /// count.
  public var openingHours: WeeklyHours?
  /// The rules.
  public var policy = Policy()
  /// Nil for none, so that rows written before there were any can be read.
  private var dated: [DatedHours]?

  /// Opening hours that hold from a date on, those said last behind.
  public var datedHours: [DatedHours] {
    get { dated ?? [] }
    set { dated = newValue.isEmpty ? nil : newValue }
  }

  /// Creates the settings of a new book.
  public init() {}
}

/// Everything that decides availability but the bookings: small, read at once.
public struct Business: Hashable, Sendable, Codable {
  /// Settings, opening hours and policy.
  public var settings: Settings
  /// Services, removed ones too, by number.
  public var services: [Service]
  /// Staff, removed ones too, by number.
  public var staff: [Staff]
  /// Rooms and equipment, by number.
  public var resources: [Resource]
  /// One-date overrides.
  public var overrides: [DayOverride]
  /// Time off.
  public var absences: [Absence]

  /// Creates a business.
  public init(
    settings: Settings = Settings(), services: [Service] = [], staff: [Staff] = [],
    resources: [Resource] = [], overrides: [DayOverride] = [], absences: [Absence] = []
  ) {
    self.settings = settings
    self.services = services
    self.staff = staff
    self.resources = resources
    self.overrides = overrides
    self.absences = absences
  }

  /// The service of a number.
  public func service(_ id: ServiceID) -> Service? { services.first { $0.id == id } }

  /// The member of staff of a number.
  public func staff(_ id: StaffID) -> Staff? { staff.first { $0.id == id } }

  /// The resource of a number.
  public func resource(_ id: ResourceID) -> Resource? { resources.first { $0.id == id } }

  /// Services that can be booked.
  public var activeServices: [Service] { services.filter(\.isActive) }

  /// Staff who can be booked.
  public var activeStaff: [Staff] { staff.filter(\.isActive) }

  /// The opening windows of a date, overrides in; nil if opening hours were
  /// never said and no override names the date.
  public func openingWindows(on date: CalendarDate) -> [ClockRange]? {
    let own = overrides.filter { $0.staff == nil && $0.date == date }
    if !own.isEmpty { return WeeklyHours.merged(own.flatMap(\.windows)) }
    return settings.weeklyWindows(on: date)
  }
}
