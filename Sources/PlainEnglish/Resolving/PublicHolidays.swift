import CivilTime

/// The days on which a country's businesses are closed by law or by custom.
///
/// Those of Britain are the bank holidays of England and Wales; those of Scotland and
/// of Northern Ireland have codes of their own. Those of the United States and of Canada the federal ones. Where a holiday that falls on a
/// weekend is kept on another day too, both days are given.
public enum PublicHolidays {
  /// A date and what it is called.
  public struct Day: Hashable, Sendable {
    /// The date.
    public var date: CalendarDate
    /// Its name.
    public var name: String
  }

  /// The public holidays of a country within some dates, in order.
  ///
  /// - Parameters:
  ///   - first: The first date.
  ///   - last: The last date, in it.
  ///   - region: The country's code, such as `GB` or `GB-SCT`.
  /// - Returns: The days; nil for a country of which none are known.
  public static func dates(
    from first: CalendarDate, through last: CalendarDate, region: String?
  ) -> [Day]? {
    guard let code = region, let rules = rules(code) else { return nil }
    let region = String(code.prefix(2))
    var days: [Day] = []
    // The new year's holiday may be kept on the last day of the old year.
    for year in first.year...last.year + 1 {
      var taken: Set<CalendarDate> = []
      for rule in rules {
        guard let date = rule.date(year, region) else { continue }
        taken.insert(date)
        days.append(Day(date: date, name: rule.name))
      }
      for rule in rules {
        guard let date = rule.date(year, region),
          let other = substitute(for: date, rule.shift, taken)
        else { continue }
        taken.insert(other)
        days.append(Day(date: other, name: "\(rule.name), substitute day"))
      }
    }
    return days.filter { (first...last).contains($0.date) }
      .sorted { ($0.date, $0.name) < ($1.date, $1.name) }
  }

  /// On which other day a holiday is kept that falls on a weekend.
  private enum Shift {
    case none
    /// The next day that is no weekend and no holiday.
    case next
    /// Friday for a Saturday, Monday for a Sunday.
    case nearest
  }

  private struct Rule: Sendable {
    var name: String
    var shift = Shift.none
    var date: @Sendable (_ year: Int, _ region: String) -> CalendarDate?

    init(_ name: String, _ shift: Shift, _ holiday: Holiday) {
      self.init(name, date: { Holidays.date(holiday, year: $0, region: $1) })
      self.shift = shift
    }

    init(_ name: String, _ shift: Shift, _ day: (month: Int, day: Int)) {
      let (month, number) = day
      self.init(
        name, date: { year, _ in CalendarDate(year: year, month: month, clampedDay: number) })
      self.shift = shift
    }

    init(_ name: String, _ holiday: Holiday) { self.init(name, .none, holiday) }

    init(
      _ name: String, date: @escaping @Sendable (_ year: Int, _ region: String) -> CalendarDate?
    ) {
      self.name = name
      self.date = date
    }
  }

  private static func substitute(
    for date: CalendarDate, _ shift: Shift, _ taken: Set<CalendarDate>
  ) -> CalendarDate? {
    let isSaturday = date.weekday == .saturday
    guard isSaturday || date.weekday == .sunday else { return nil }
    switch shift {
    case .none: return nil
    case .nearest: return date.adding(days: isSaturday ? -1 : 1)
    case .next:
      var other = date.adding(days: isSaturday ? 2 : 1)
      while taken.contains(other) { other = other.adding(days: 1) }
      return other
    }
  }

  private static func monday(of month: Int, _ year: Int) -> CalendarDate {
    CalendarDate(year: year, month: month, clampedDay: 1).onOrAfter(.monday)
  }

  private static func lastMonday(of month: Int, _ year: Int) -> CalendarDate {
    let end = CalendarDate(year: year, month: month, clampedDay: 31)
    return end.adding(days: -Weekday.monday.days(until: end.weekday))
  }

  private static func rules(_ region: String) -> [Rule]? {
    switch region {
    case "GB": british
    case "GB-SCT": scottish
    case "GB-NIR": northernIrish
    case "US": american
    case "IE": irish
    case "CA": canadian
    default: nil
    }
  }

  // www.gov.uk/bank-holidays
  private static let british = [
    Rule("New Year’s Day", .next, .newYearsDay), Rule("Good Friday", .goodFriday),
    Rule("Easter Monday", .easterMonday), Rule("Early May bank holiday", .earlyMayBank),
    Rule("Spring bank holiday", .springBank), Rule("Summer bank holiday", .summerBank),
    Rule("Christmas Day", .next, .christmas), Rule("Boxing Day", .next, .boxing),
  ]

  // Summer is the first Monday of August, not the last as south of the border.
  private static let scottish = [
    Rule("New Year’s Day", .next, .newYearsDay), Rule("2nd January", .next, (1, 2)),
    Rule("Good Friday", .goodFriday), Rule("Early May bank holiday", .earlyMayBank),
    Rule("Spring bank holiday", .springBank),
    Rule("Summer bank holiday", date: { year, _ in monday(of: 8, year) }),
    Rule("St Andrew’s Day", .next, (11, 30)), Rule("Christmas Day", .next, .christmas),
    Rule("Boxing Day", .next, .boxing),
  ]

  private static let northernIrish =
    british + [Rule("St Patrick’s Day", .next, .saintPatrick), Rule("The Twelfth", .next, (7, 12))]

  // 5 U.S. Code § 6103
  private static let american = [
    Rule("New Year’s Day", .nearest, .newYearsDay),
    Rule("Martin Luther King Day", .martinLutherKing), Rule("Presidents’ Day", .presidents),
    Rule("Memorial Day", .memorial), Rule("Juneteenth", .nearest, .juneteenth),
    Rule("Independence Day", .nearest, .independence), Rule("Labor Day", .labor),
    Rule("Columbus Day", .columbus), Rule("Veterans Day", .nearest, .veterans),
    Rule("Thanksgiving", .thanksgiving), Rule("Christmas Day", .nearest, .christmas),
  ]

  // Organisation of Working Time Act 1997, second schedule, and S.I. 50/2022
  private static let irish = [
    Rule("New Year’s Day", .newYearsDay), Rule("St Brigid’s Day", date: saintBrigid),
    Rule("St Patrick’s Day", .saintPatrick), Rule("Easter Monday", .easterMonday),
    Rule("May bank holiday", date: { year, _ in monday(of: 5, year) }),
    Rule("June bank holiday", date: { year, _ in monday(of: 6, year) }),
    Rule("August bank holiday", date: { year, _ in monday(of: 8, year) }),
    Rule("October bank holiday", date: { year, _ in lastMonday(of: 10, year) }),
    Rule("Christmas Day", .christmas), Rule("St Stephen’s Day", .saintStephen),
  ]

  // Canada Labour Code, section 166
  private static let canadian = [
    Rule("New Year’s Day", .newYearsDay), Rule("Good Friday", .goodFriday),
    Rule("Victoria Day", .victoria), Rule("Canada Day", .canada), Rule("Labour Day", .labor),
    Rule(
      "Truth and Reconciliation Day",
      date: { year, _ in CalendarDate(year: year, month: 9, clampedDay: 30) }),
    Rule("Thanksgiving", .thanksgiving), Rule("Remembrance Day", .remembrance),
    Rule("Christmas Day", .christmas), Rule("Boxing Day", .boxing),
  ]

  /// 1 February if that is a Friday, else the first Monday of the month.
  @Sendable private static func saintBrigid(_ year: Int, _ region: String) -> CalendarDate? {
    let first = CalendarDate(year: year, month: 2, clampedDay: 1)
    return first.weekday == .friday ? first : monday(of: 2, year)
  }
}
