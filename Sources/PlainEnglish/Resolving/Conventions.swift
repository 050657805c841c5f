import CivilTime

/// What is taken where English leaves a reading open, each with its reason.
///
/// This is the one place that decides them: the rules of the grammar keep what
/// was said, the resolver asks here what it means.
public enum Conventions {
  // MARK: Parts of the day

  /// The window of a part of the day, in minutes since midnight.
  ///
  /// | part | window | reason |
  /// | --- | --- | --- |
  /// | morning | 06:00–12:00 | nobody books earlier; noon ends it |
  /// | afternoon | 12:00–17:00 | what follows is called evening at a desk |
  /// | evening | 17:00–21:00 | after work, before night |
  /// | night | 18:00–24:00 | "tonight" at a desk is the evening |
  /// | lunch | 12:00–14:00 | the usual break |
  /// | dinner | 18:00–21:00 | the usual meal |
  static func window(of part: DayPart) -> (start: Int, end: Int) {
    switch part {
    case .morning: (6 * 60, 12 * 60)
    case .forenoon: (9 * 60, 12 * 60)
    case .afternoon: (12 * 60, 17 * 60)
    case .evening: (17 * 60, 21 * 60)
    case .night: (18 * 60, 24 * 60)
    case .lunch: (12 * 60, 14 * 60)
    case .dinner: (18 * 60, 21 * 60)
    case .breakfast: (7 * 60, 9 * 60)
    case .brunch: (10 * 60, 12 * 60)
    case .tea: (15 * 60, 17 * 60)
    case .noon, .midday: (12 * 60, 12 * 60)
    case .daytime: (0, 24 * 60)
    case .workday: (9 * 60, 17 * 60)
    case .afterWork: (17 * 60, 21 * 60)
    case .afterLunch: (13 * 60, 17 * 60)
    case .endOfDay: (usualClosing, usualClosing)
    case .startOfDay: (usualOpening, usualOpening + 60)
    }
  }

  /// "mid afternoon": the middle of the part; "mid today" is 10 to 14.
  static func middle(of part: DayPart) -> (start: Int, end: Int) {
    switch part {
    case .morning, .forenoon: (9 * 60, 11 * 60)
    case .afternoon: (14 * 60, 16 * 60)
    case .evening: (18 * 60, 20 * 60)
    case .daytime: (10 * 60, 14 * 60)
    default: middleThird(window(of: part))
    }
  }

  private static func middleThird(_ window: (start: Int, end: Int)) -> (start: Int, end: Int) {
    let third = (window.end - window.start) / 3
    return (window.start + third, window.end - third)
  }

  /// "after lunch" lasts to the end of the afternoon.
  static let afterLunch = (start: 13 * 60, end: 17 * 60)

  /// Closing time where no hours are known: offices close at five.
  static let usualClosing = 17 * 60

  /// Opening time where no hours are known.
  static let usualOpening = 9 * 60

  // MARK: Clock times

  /// The minute of the day of an hour whose half of the day was not said.
  ///
  /// 1 to 6 is the afternoon and 7 to 11 the morning, as desks keep such hours;
  /// 12 is noon.
  static func minuteOfBareHour(_ hour: Int, _ minute: Int) -> Int {
    (1...6).contains(hour) ? (hour + 12) * 60 + minute : hour * 60 + minute
  }

  // MARK: Weekdays

  /// "Friday" is the next one still ahead, a week on where today is one: who
  /// means today says so.
  static func bareWeekday(_ weekday: Weekday, from today: CalendarDate) -> CalendarDate {
    today.after(weekday)
  }

  /// "next Friday" is that of the next calendar week, Monday to Sunday, the
  /// same for all seven days (six of nine parsers agree).
  static func nextWeekday(_ weekday: Weekday, from today: CalendarDate) -> CalendarDate {
    today.startOfWeek().adding(days: 6 + weekday.rawValue)
  }

  // MARK: Periods

  /// The days of an "early", "mid" or "late" period, as offsets from its first.
  ///
  /// A month and a year are cut in thirds, a week as Mon–Wed, Wed–Thu, Thu–Sun;
  /// the end is exclusive.
  static func edge(
    _ edge: Edge, of grain: Grain, days count: Int
  ) -> (start: Int, end: Int) {
    switch (grain, edge) {
    case (.week, .early), (.week, .start): (0, 3)
    case (.week, .middle): (2, 4)
    case (.week, .late), (.week, .end): (3, 7)
    case (.month, .early), (.month, .start): (0, 10)
    case (.month, .middle): (10, 20)
    case (.month, .late), (.month, .end): (20, count)
    case (_, .firstHalf): (0, count / 2)
    case (_, .secondHalf): (count / 2, count)
    case (_, .early), (_, .start): (0, count / 3)
    case (_, .middle): (count / 3, count - count / 3)
    case (_, .late), (_, .end): (count - count / 3, count)
    }
  }

  /// The first days of the astronomical seasons, by month and day, spring
  /// first: the quarters of the year that a calendar prints.
  static let seasons: [(month: Int, day: Int)] = [(3, 20), (6, 21), (9, 22), (12, 21)]

  /// A weekday that goes with a day of the month is looked for so many days
  /// ahead; beyond that both readings are named and asked about.
  static let nearDays = 62

  /// Before this hour "tomorrow" may well mean the day that has just begun.
  static let smallHoursEnd = 4 * 60
}
