import CivilTime
import PlainEnglish
import Scheduling
import Testing

@testable import Explainer

/// What the desk prints, typed back to it.
@Suite("What is printed is read back")
struct ReadBackTests {
  private static let first = CalendarDate(year: 2000, month: 1, clampedDay: 1)
  private static let end = CalendarDate(year: 2060, month: 1, clampedDay: 1)

  private func wording(dayFirst: Bool, now: CalendarDate) -> Wording {
    var business = Business()
    business.settings.dayFirst = dayFirst
    business.settings.uses24Hours = dayFirst
    return Wording(
      WordingContext(
        business: business, zone: .utc, now: LocalDateTime(now, minute: 9 * 60), customers: [:]))
  }

  private func read(_ text: String, dayFirst: Bool, now: CalendarDate) -> When? {
    let context = ReadingContext(
      now: LocalDateTime(now, minute: 9 * 60), zone: .utc,
      locale: .customs(of: dayFirst ? "en-GB" : "en-US"))
    let reading = TimeReader().read(Tokenizer.tokenize(text), in: context)
    return reading.whens.count == 1 ? reading.whens.first : nil
  }

  @Test("every date of sixty years, in each form", arguments: [true, false])
  func dates(dayFirst: Bool) {
    var wrong: [String] = []
    var date = Self.first
    while date < Self.end {
      let now = date.adding(days: -3)
      let words = wording(dayFirst: dayFirst, now: now)
      for text in [words.date(date), words.shortDate(date), words.relativeDate(date)] {
        let when = read(text, dayFirst: dayFirst, now: now)
        if when?.start != LocalDateTime(date, .midnight) { wrong.append(text) }
      }
      let month = read(words.month(date), dayFirst: dayFirst, now: now)
      if month?.start?.date.startOfMonth != date.startOfMonth { wrong.append(words.month(date)) }
      date = date.adding(days: 1)
    }
    #expect(wrong.isEmpty, "\(wrong.count): \(wrong.prefix(5))")
  }

  @Test("today and tomorrow, with their dates", arguments: [true, false])
  func relativeDates(dayFirst: Bool) {
    var date = Self.first
    while date < Self.end {
      let words = wording(dayFirst: dayFirst, now: date)
      for days in 0...1 {
        let meant = date.adding(days: days)
        let text = words.relativeDate(meant)
        let start = read(text, dayFirst: dayFirst, now: date)?.start
        #expect(start == LocalDateTime(meant, .midnight), "\(text)")
      }
      date = date.adding(days: 97)
    }
  }

  @Test("every minute of the day, as a moment and as a stretch", arguments: [true, false])
  func times(dayFirst: Bool) {
    let now = CalendarDate(year: 2026, month: 11, clampedDay: 30)
    let day = now.adding(days: 1)
    let words = wording(dayFirst: dayFirst, now: now)
    for minute in 0..<1440 {
      let start = LocalDateTime(day, minute: minute)
      for text in [words.moment(start), words.shortMoment(start)] {
        let when = read(text, dayFirst: dayFirst, now: now)
        #expect(when?.start == start && when?.end == nil, "\(text)")
      }
      let last = LocalDateTime(day, minute: min(1439, minute + 45))
      guard last > start else { continue }
      let text = words.time(start, last)
      let when = read(text, dayFirst: dayFirst, now: now)
      #expect(when?.start == start && when?.end == last, "\(text)")
    }
  }
}
