/// A length of time in the units in which it was said: a month is no number of
/// days, a day is no number of hours.
public struct CivilDuration: Hashable, Sendable, Codable {
  /// Calendar months; a year is 12.
  public var months: Int

  /// Calendar days; a week is 7.
  public var days: Int

  /// Elapsed seconds; a minute is 60.
  public var seconds: Int

  /// Creates a length from its parts.
  public init(months: Int = 0, days: Int = 0, seconds: Int = 0) {
    self.months = months
    self.days = days
    self.seconds = seconds
  }

  /// A length of minutes.
  public static func minutes(_ count: Int) -> CivilDuration {
    CivilDuration(seconds: count * 60)
  }

  /// Whole minutes, if no part of it depends on the calendar.
  public var exactMinutes: Int? {
    months == 0 && days == 0 && seconds % 60 == 0 ? seconds / 60 : nil
  }
}

extension CivilDuration: CustomStringConvertible {
  /// The length as ISO 8601: `PT1H30M`, `P14D`, `P1Y2M`.
  public var description: String {
    var date = ""
    if months / 12 != 0 { date += "\(months / 12)Y" }
    if months % 12 != 0 { date += "\(months % 12)M" }
    if days != 0 { date += "\(days)D" }
    var time = ""
    if seconds / 3600 != 0 { time += "\(seconds / 3600)H" }
    if seconds % 3600 / 60 != 0 { time += "\(seconds % 3600 / 60)M" }
    if seconds % 60 != 0 { time += "\(seconds % 60)S" }
    if date.isEmpty && time.isEmpty { return "PT0S" }
    return "P" + date + (time.isEmpty ? "" : "T" + time)
  }
}
