import CivilTime

/// When a business is open and its staff work, by every rule but the bookings.
///
/// The rules, in this order:
/// - The opening windows of a date are those of its override, if it has one, else
///   those that hold from some date on, else those of its weekday. Opening hours that
///   were never said bind nothing.
/// - Someone's windows of a date are those of their own override, else those that
///   hold from some date on, else those of their weekday, else, if their hours were never said, the opening windows.
/// - They work where both agree. An own override on a weekday that is closed all
///   day opens it for them; a date on which the business has an override stays as
///   that says.
/// - Breaks and time off are taken out.
///
/// Windows belong to the date on which they start, may run past midnight, and are
/// turned into moments on their own date.
struct Schedule: Sendable {
  let business: Business
  let zone: TimeZoneRules
  private let businessDays: [Int: [ClockRange]]
  private let staffDays: [StaffID: [Int: [ClockRange]]]
  private let absences: [StaffID: [Absence]]

  init(_ business: Business, zone: TimeZoneRules) {
    self.business = business
    self.zone = zone
    var businessDays: [Int: [ClockRange]] = [:]
    var staffDays: [StaffID: [Int: [ClockRange]]] = [:]
    for override in business.overrides {
      let day = override.date.dayNumber
      if let staff = override.staff {
        staffDays[staff, default: [:]][day, default: []] += override.windows
      } else {
        businessDays[day, default: []] += override.windows
      }
    }
    // Each kind of dictionary costs a start of the program some time, and most
    // businesses have nothing for these.
    let hasOverrides = !business.overrides.isEmpty
    self.businessDays = hasOverrides ? businessDays.mapValues(WeeklyHours.merged) : [:]
    self.staffDays =
      hasOverrides ? staffDays.mapValues { $0.mapValues(WeeklyHours.merged) } : [:]
    absences =
      business.absences.isEmpty ? [:] : Dictionary(grouping: business.absences, by: \.staff)
  }

  /// The opening windows of a date; nil if nothing was said.
  func opening(_ day: Int) -> [ClockRange]? {
    businessDays[day] ?? weekly(day)
  }

  /// The windows of someone's own override on a date.
  func ownOverride(of staff: StaffID, _ day: Int) -> [ClockRange]? { staffDays[staff]?[day] }

  /// Someone's windows of a date, whether the business is open then or not.
  func windows(of staff: Staff, _ day: Int) -> [ClockRange] {
    ownOverride(of: staff.id, day) ?? weekly(of: staff, day) ?? opening(day) ?? []
  }

  /// Someone's weekly windows of a date; nil if their hours were never said.
  func weekly(of staff: Staff, _ day: Int) -> [ClockRange]? {
    staff.datedHours.isEmpty
      ? staff.hours?[Self.weekday(day)] : staff.weeklyWindows(on: CalendarDate(dayNumber: day))
  }

  /// Someone's breaks of a date.
  func breaks(of staff: Staff, _ day: Int) -> [ClockRange] {
    staff.datedHours.isEmpty
      ? staff.breaks[Self.weekday(day)] : staff.breaks(on: CalendarDate(dayNumber: day))
  }

  private func weekly(_ day: Int) -> [ClockRange]? {
    business.settings.datedHours.isEmpty
      ? business.settings.openingHours?[Self.weekday(day)]
      : business.settings.weeklyWindows(on: CalendarDate(dayNumber: day))
  }

  /// Whether the opening hours do not bind someone's windows of a date.
  func isFreeOfOpening(_ staff: Staff, _ day: Int) -> Bool {
    guard let opening = opening(day) else { return true }
    return opening.isEmpty && businessDays[day] == nil && ownOverride(of: staff.id, day) != nil
  }

  /// Someone's time off that touches a stretch of dates.
  func absences(of staff: StaffID, from first: Int, through last: Int) -> [Absence] {
    let from = LocalDateTime(CalendarDate(dayNumber: first), .midnight)
    let to = LocalDateTime(CalendarDate(dayNumber: last + 1), .midnight)
    return (absences[staff] ?? []).filter { $0.start < to && from < $0.end }
  }

  static func weekday(_ day: Int) -> Weekday {
    // 1970-01-01 was a Thursday.
    weekdays[((day + 3) % 7 + 7) % 7]
  }

  private static let weekdays = Weekday.allCases
}
