import CivilTime
import PlainEnglish
import Scheduling

extension SetUpPlan {
  /// Closes each public holiday of the coming year, with its name as the reason; a
  /// date that is closed already stays as it is.
  mutating func closeOnHolidays(of country: String?) {
    let today = turn.local.date
    let region = country ?? DeskLocale.customs(of: turn.settings.locale).region
    guard
      let holidays = PublicHolidays.dates(
        from: today, through: today.adding(days: 365), region: region)
    else { return refuse(.badValue(.unknownHolidays)) }
    for holiday in holidays where !isClosed(on: holiday.date) {
      overrideDay(holiday.date, [], staff: nil, reason: holiday.name)
    }
  }

  /// Takes some hours out of the opening hours of each day.
  mutating func closeDaily(_ closed: ClockRange, _ days: [Weekday]) {
    // Out of hours that were never said nothing can be taken.
    guard var hours = turn.settings.week(on: today) else {
      return refuse(.badValue(.noOpeningHours))
    }
    let today = today
    changeSettings { settings in
      settings = settings.settled(on: today)
      for day in days.isEmpty ? Weekday.allCases : days {
        hours[day] = hours[day].flatMap { window in
          [
            ClockRange(
              startMinute: window.startMinute, endMinute: min(window.endMinute, closed.startMinute)),
            ClockRange(
              startMinute: max(window.startMinute, closed.endMinute), endMinute: window.endMinute),
          ].compactMap { $0 }
        }
      }
      settings.openingHours = hours
    }
  }

  private func isClosed(on date: CalendarDate) -> Bool {
    turn.business.openingWindows(on: date)?.isEmpty == true
  }
}
