import CivilTime

/// On which date a holiday falls in a year, by the country's custom.
enum Holidays {
  /// The first date of a holiday from a day on; nil where no calendar tells it.
  static func next(_ holiday: Holiday, from day: CalendarDate, region: String?) -> CalendarDate? {
    // A leap day may be eight years off.
    for year in day.year...day.year + (holiday == .leapDay ? 8 : 1) {
      if let date = dates(holiday, year: year, region: region).first(where: { $0 >= day }) {
        return date
      }
    }
    return nil
  }

  /// The date of a holiday in a year, the first if there are two.
  static func date(_ holiday: Holiday, year: Int, region: String?) -> CalendarDate? {
    dates(holiday, year: year, region: region).first
  }

  /// The dates of a holiday in a year: a lunar one may fall into it twice.
  private static func dates(_ holiday: Holiday, year: Int, region: String?) -> [CalendarDate] {
    if holiday == .bankHolidayMonday {
      return publicHolidays(year, region).filter { $0.weekday == .monday }
    }
    if holiday == .publicHoliday { return publicHolidays(year, region) }
    if let islamic = LunarHolidays.islamicDates(holiday, year: year) { return islamic }
    let date =
      LunarHolidays.date(holiday, year: year) ?? civilDate(holiday, year: year, region: region)
    return date.map { [$0] } ?? []
  }

  /// Each day of a year on which the country's banks are closed.
  private static func publicHolidays(_ year: Int, _ region: String?) -> [CalendarDate] {
    let days = PublicHolidays.dates(
      from: fixed(year, 1, 1), through: fixed(year, 12, 31), region: region ?? "GB")
    return (days ?? []).map(\.date)
  }

  private static func civilDate(
    _ holiday: Holiday, year: Int, region: String?
  ) -> CalendarDate? {
    if let easterDays = daysFromEaster(holiday) {
      return easter(year).adding(days: easterDays)
    }
    switch holiday {
    case .newYearsDay: return fixed(year, 1, 1)
    case .newYearsEve: return fixed(year, 12, 31)
    case .epiphany: return fixed(year, 1, 6)
    case .martinLutherKing: return nth(3, .monday, 1, year)
    case .groundhog: return fixed(year, 2, 2)
    case .valentines: return fixed(year, 2, 14)
    case .presidents: return nth(3, .monday, 2, year)
    case .saintPatrick: return fixed(year, 3, 17)
    case .aprilFools: return fixed(year, 4, 1)
    case .earth: return fixed(year, 4, 22)
    case .mothers: return mothersDay(year, region)
    case .fathers:
      return region == "AU" || region == "NZ"
        ? nth(1, .sunday, 9, year) : nth(3, .sunday, 6, year)
    case .memorial: return last(.monday, 5, year)
    case .juneteenth: return fixed(year, 6, 19)
    case .independence:
      return region == "IN" ? fixed(year, 8, 15) : fixed(year, 7, 4)
    case .canada: return fixed(year, 7, 1)
    case .bastille: return fixed(year, 7, 14)
    case .labor: return laborDay(year, region)
    case .columbus: return nth(2, .monday, 10, year)
    case .halloween: return fixed(year, 10, 31)
    case .allSaints: return fixed(year, 11, 1)
    case .guyFawkes: return fixed(year, 11, 5)
    case .veterans: return fixed(year, 11, 11)
    case .remembrance:
      return region == "GB" ? nth(2, .sunday, 11, year) : fixed(year, 11, 11)
    case .thanksgiving: return thanksgiving(year, region)
    case .blackFriday: return nth(4, .thursday, 11, year).adding(days: 1)
    case .cyberMonday: return nth(4, .thursday, 11, year).adding(days: 4)
    case .christmasEve: return fixed(year, 12, 24)
    case .christmas: return fixed(year, 12, 25)
    case .boxing, .saintStephen: return fixed(year, 12, 26)
    case .saintNicholas: return fixed(year, 12, 6)
    case .mayDay:
      return region == "GB" ? nth(1, .monday, 5, year) : fixed(year, 5, 1)
    case .springBank: return last(.monday, 5, year)
    case .summerBank: return last(.monday, 8, year)
    case .cincoDeMayo: return fixed(year, 5, 5)
    case .saintGeorge: return fixed(year, 4, 23)
    case .saintAndrew: return fixed(year, 11, 30)
    case .australia: return fixed(year, 1, 26)
    case .anzac: return fixed(year, 4, 25)
    case .victoria: return fixed(year, 5, 24).adding(days: 1).adding(days: -7).onOrAfter(.monday)
    case .superBowl: return nth(2, .sunday, 2, year)
    case .taxDay: return fixed(year, 4, 15)
    case .womens: return fixed(year, 3, 8)
    case .election: return nth(1, .monday, 11, year).adding(days: 1)
    default: return furtherDate(holiday, year: year)
    }
  }

  private static func furtherDate(_ holiday: Holiday, year: Int) -> CalendarDate? {
    func season(_ index: Int) -> CalendarDate {
      fixed(year, Conventions.seasons[index].month, Conventions.seasons[index].day)
    }
    switch holiday {
    case .kwanzaa: return fixed(year, 12, 26)
    case .waitangi: return fixed(year, 2, 6)
    case .saintDavid: return fixed(year, 3, 1)
    case .burnsNight: return fixed(year, 1, 25)
    case .veDay: return fixed(year, 5, 8)
    case .allSouls: return fixed(year, 11, 2)
    case .twelfthNight: return fixed(year, 1, 5)
    case .mayTheFourth: return fixed(year, 5, 4)
    case .leapDay: return CalendarDate(year: year, month: 2, day: 29)
    case .midsummer: return fixed(year, 6, 24)
    case .summerSolstice: return season(1)
    case .winterSolstice: return season(3)
    // The fourth Sunday before Christmas.
    case .advent: return fixed(year, 11, 27).onOrAfter(.sunday)
    case .givingTuesday: return nth(4, .thursday, 11, year).adding(days: 5)
    case .remembranceSunday: return nth(2, .sunday, 11, year)
    case .motheringSunday: return easter(year).adding(days: -21)
    case .earlyMayBank: return nth(1, .monday, 5, year)
    case .canadianThanksgiving: return nth(2, .monday, 10, year)
    default: return nil
    }
  }

  /// The month and day of a holiday that no year and no country moves.
  static func fixedDay(of holiday: Holiday) -> (month: Int, day: Int)? {
    guard let first = date(holiday, year: 2026, region: nil),
      let second = date(holiday, year: 2027, region: "GB"),
      first.month == second.month, first.day == second.day
    else { return nil }
    return (first.month, first.day)
  }

  private static func daysFromEaster(_ holiday: Holiday) -> Int? {
    switch holiday {
    case .mardiGras: -47
    case .ashWednesday: -46
    case .palmSunday: -7
    case .maundyThursday: -3
    case .goodFriday: -2
    case .holySaturday: -1
    case .easter: 0
    case .easterMonday: 1
    case .ascension: 39
    case .pentecost: 49
    case .whitMonday: 50
    case .corpusChristi: 60
    default: nil
    }
  }

  /// The Sunday of Easter in the Western churches (the anonymous Gregorian
  /// computus).
  static func easter(_ year: Int) -> CalendarDate {
    let a = year % 19
    let b = year / 100
    let c = year % 100
    let h = (19 * a + b - b / 4 - (b - (b + 8) / 25 + 1) / 3 + 15) % 30
    let l = (32 + 2 * (b % 4) + 2 * (c / 4) - h - c % 4) % 7
    let m = (a + 11 * h + 22 * l) / 451
    let sum = h + l - 7 * m + 114
    return fixed(year, sum / 31, sum % 31 + 1)
  }

  private static func mothersDay(_ year: Int, _ region: String?) -> CalendarDate {
    // Mothering Sunday is the fourth of Lent in Britain and Ireland.
    region == "GB" || region == "IE"
      ? easter(year).adding(days: -21) : nth(2, .sunday, 5, year)
  }

  private static func laborDay(_ year: Int, _ region: String?) -> CalendarDate {
    switch region {
    case "US", "CA", nil: nth(1, .monday, 9, year)
    case "NZ": nth(4, .monday, 10, year)
    case "AU": nth(1, .monday, 10, year)
    default: fixed(year, 5, 1)
    }
  }

  private static func thanksgiving(_ year: Int, _ region: String?) -> CalendarDate {
    region == "CA" ? nth(2, .monday, 10, year) : nth(4, .thursday, 11, year)
  }

  private static func fixed(_ year: Int, _ month: Int, _ day: Int) -> CalendarDate {
    CalendarDate(year: year, month: month, clampedDay: day)
  }

  private static func nth(
    _ count: Int, _ weekday: Weekday, _ month: Int, _ year: Int
  ) -> CalendarDate {
    fixed(year, month, 1).onOrAfter(weekday).adding(days: 7 * (count - 1))
  }

  private static func last(_ weekday: Weekday, _ month: Int, _ year: Int) -> CalendarDate {
    let end = fixed(year, month, 31)
    return end.adding(days: -weekday.days(until: end.weekday))
  }
}
