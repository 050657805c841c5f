extension CalendarDate {
  /// The week of ISO 8601 that a date lies in: weeks start on Monday, and week 1
  /// is the one with the year's first Thursday.
  public var isoWeek: (year: Int, week: Int) {
    let thursday = startOfWeek().adding(days: 3)
    let year = thursday.year
    let newYear = CalendarDate(year: year, month: 1, clampedDay: 1)
    return (year, newYear.days(until: thursday) / 7 + 1)
  }

  /// Creates the date of a weekday in a week of ISO 8601, or nil if that year has
  /// no such week.
  public init?(isoYear year: Int, week: Int, weekday: Weekday = .monday) {
    let monday = CalendarDate(year: year, month: 1, clampedDay: 4).startOfWeek()
      .adding(days: 7 * (week - 1))
    guard monday.isoWeek == (year, week) else { return nil }
    self = monday.adding(days: weekday.rawValue - 1)
  }

  /// The number of days from the year's start, 1 January being 1.
  public var dayOfYear: Int {
    CalendarDate(year: year, month: 1, clampedDay: 1).days(until: self) + 1
  }
}
