import CivilTime

/// What is taken where English leaves a reading open, each with its reason.
///
/// This is the one table of them: the rules of the grammar keep what was said,
/// the resolver asks here what it means. Where "or" stands, the other reading is
/// likely too, and is named with the one that is taken.
///
/// | kind | example | taken | reason |
/// | --- | --- | --- | --- |
/// | next weekday | next Friday | that of the next calendar week, Monday to Sunday; or the coming one | six of nine parsers; one rule for all seven days |
/// | this weekday | this Tuesday | the next one, today not counted; or today | who means today says so |
/// | weekday said today | Tuesday, on a Tuesday | a week on; or today | who means today says so |
/// | weekday | Monday | the coming one | bookings look ahead |
/// | weekday after next | the Saturday after next | a week after "next Saturday"; or a week after the coming one | it counts from "next" |
/// | weekend | this weekend, next weekend | Saturday and Sunday; "next" as of weekdays, or the coming one | a desk opens by days, not on Friday night |
/// | unit | next week, this year | the whole calendar unit, weeks from Monday; of the running one what is left | a person names a stretch of the calendar |
/// | next units | the next 3 days, over the next week | from now on, so long | a number, or "over", says a length |
/// | within | within two weeks | from now to then | it bounds |
/// | by | by Monday, by 2pm | that day in; a clock time is the limit | people count the day in |
/// | after a unit | after March, after the 15th | from the day after | the unit itself is shut out |
/// | after so long | after 5 days | open from then | "after" never names a moment |
/// | open bounds | tomorrow after 4pm | from then to the end of the day | it leaves the choice |
/// | bare hour | at 4 | 1 to 6 afternoon, 7 to 11 morning, 12 noon, 13 to 24 and 0-led as they stand; where only one half is open, that one; or the other half | the hours that desks keep |
/// | half hour | half three | 3:30 | the English way, not the German |
/// | odd hour of a part | tonight at 2, this afternoon at 11 | the small hours of the next day, 23:00; or the other half | they belong to that night, and the part was said |
/// | midnight | 3 January at midnight | the start of that day; "midnight tonight" the coming one | a date begins at midnight |
/// | morning, afternoon, evening, night | tomorrow morning | 6–12, 12–17, 17–21, 18–24, cut to the opening hours | see ``window(of:)`` |
/// | noon | 6 December noon | 12:00 | a point |
/// | meals | at lunch, after lunch, dinner | 12–14, 13–17, 18–21 | the usual times |
/// | hour of a meal | dinner at 7 | 19:00 | dinner is in the evening |
/// | nights | 3 nights from Friday | so many days | a stay is counted in nights |
/// | school | after school, before school | 15–18, before 9 | lessons last from nine to three |
/// | dawn and dusk | at dawn, before sunset | 5–8, 17–20 | light comes and goes within these over the year |
/// | early and late | late evening | the first or the last half of the part; alone nothing | too little is said |
/// | end of day | EOD | closing time, 17:00 where no hours are known | the desk's day ends then |
/// | edges | early March, end of next week | a month in thirds; a week Mon–Wed, Wed–Thu, Thu–Sun; "by the end of" the last moment | thirds have a middle |
/// | rest | rest of the week | from now to its end; Sunday only where it is open | what is left |
/// | weeks | the week of the 6th, first week of May, week 36 | the Mon–Sun week it lies in; the nth that starts in the month; ISO 8601's | a week belongs where it starts |
/// | seasons | this summer | the astronomical quarter, the next that has not ended | what calendars print |
/// | order of figures | 5/6/2027, 12.09.2027 | the locale's order; a part over 12 decides, and that is said; or the other order where both can be; dots are day first | both halves cannot be known |
/// | passed dates | July 3rd, in August | next year | bookings look ahead |
/// | passed times | 9:00, at noon | tomorrow, and that is said | bookings look ahead |
/// | bare length | 30 minutes | a length, no moment | "in" says a moment |
/// | bare number | 25, 0730 | nothing, unless the desk has just asked | it may be anything |
/// | too little | the day | nothing | it may be anything |
/// | plural weekday | Mondays | weekly | the plural repeats |
/// | days on | in 7 days, two years hence | the day | nobody counts hours over days |
/// | as soon as possible | asap | the first free start from now | a wish, no time |
/// | country's days | Mother's Day | as the desk's country keeps it | they differ |
/// | last day | from the 5th to the 16th | in | so people count |
/// | ends | 9:30 - 11:00 | the named time | so people say it |
/// | nth that is not | the 5th Tuesday of four | none | never leap to another month |
/// | contradiction | Friday 21 June, a Monday | none; both days are named | one of the two is a slip |
/// | leap day | 29 Feb in an ordinary year | the next that exists, and near days are offered | it is the only one of its name |
/// | zones | 3pm GMT | brought to the desk's wall | the desk keeps its own time |
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
  /// | after school | 15:00–18:00 | lessons end at three |
  /// | dawn, dusk | 05:00–08:00, 17:00–20:00 | when it grows light and dark over the year |
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
    case .school: (9 * 60, 15 * 60)
    case .afterSchool: (15 * 60, 18 * 60)
    case .dawn: (5 * 60, 8 * 60)
    case .dusk: (17 * 60, 20 * 60)
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
    case (_, .rest): (0, count)
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
