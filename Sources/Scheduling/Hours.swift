import CivilTime

/// Numbers a one-date override.
public typealias OverrideID = Identifier<DayOverride>
/// Numbers someone's time off.
public typealias AbsenceID = Identifier<Absence>

/// The whole list of windows of one date, instead of the weekly ones.
///
/// Two of them for one date are merged.
public struct DayOverride: Hashable, Sendable, Codable {
  /// Its number.
  public var id: OverrideID
  /// Whose day it is; nil for the business.
  public var staff: StaffID?
  /// The local date.
  public var date: CalendarDate
  /// The windows of that date; none if it is closed or off.
  public var windows: [ClockRange]
  /// Why; may be empty.
  public var reason: String

  /// Creates an override.
  public init(
    id: OverrideID = .placeholder(), staff: StaffID? = nil, date: CalendarDate,
    windows: [ClockRange], reason: String = ""
  ) {
    self.id = id
    self.staff = staff
    self.date = date
    self.windows = windows
    self.reason = reason
  }
}

/// Someone's time off: taken out of their working windows.
public struct Absence: Hashable, Sendable, Codable {
  /// Its number.
  public var id: AbsenceID
  /// Who is away.
  public var staff: StaffID
  /// The first wall time that is off.
  public var start: LocalDateTime
  /// The first wall time after it.
  public var end: LocalDateTime
  /// Why; may be empty.
  public var reason: String

  /// Creates an absence.
  public init(
    id: AbsenceID = .placeholder(), staff: StaffID, start: LocalDateTime, end: LocalDateTime,
    reason: String = ""
  ) {
    self.id = id
    self.staff = staff
    self.start = start
    self.end = end
    self.reason = reason
  }
}
