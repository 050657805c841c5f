import Testing

@testable import CivilTime

@Suite struct ClockTests {
  @Test("Every minute of a day is written and read back, 24:00 too")
  func comesBack() throws {
    for minute in 0...1440 {
      let time = try #require(ClockTime(minuteOfDay: minute))
      #expect(ClockTime(iso: time.description) == time)
      #expect(ClockTime(hour: time.hour, minute: time.minute) == time)
    }
  }

  @Test(
    "What a clock never shows is no time",
    arguments: [
      "24:01", "25:00", "12:60", "9:00", "09:0", "09:000", "", "09", "-1:00", "+9:00", "09:00 ",
    ])
  func refuses(text: String) {
    #expect(ClockTime(iso: text) == nil)
  }

  @Test(
    "A window whose end is not after its start ends on the next day",
    arguments: [
      ("09:00", "17:00", 540, 1020, false), ("18:00", "02:00", 1080, 1560, true),
      ("18:00", "24:00", 1080, 1440, false), ("09:00", "09:00", 540, 1980, true),
      ("22:00", "00:00", 1320, 1440, false),
    ])
  func crossesMidnight(start: String, end: String, from: Int, to: Int, crosses: Bool) throws {
    let range = ClockRange(
      try #require(ClockTime(iso: start)), try #require(ClockTime(iso: end)))
    #expect(range.startMinute == from && range.endMinute == to)
    #expect(range.crossesMidnight == crosses)
  }

  @Test("Windows of a day are sorted, and joined where they meet or overlap")
  func merges() {
    func windows(_ pairs: [(Int, Int)]) -> [ClockRange] {
      pairs.compactMap { ClockRange(startMinute: $0.0, endMinute: $0.1) }
    }
    let mixed = windows([(780, 1020), (540, 720), (720, 750), (600, 700), (1000, 1100)])
    #expect(WeeklyHours.merged(mixed) == windows([(540, 750), (780, 1100)]))
    var hours = WeeklyHours([.monday, .friday], mixed)
    #expect(hours[.friday] == windows([(540, 750), (780, 1100)]))
    #expect(hours[.sunday].isEmpty && !hours.isClosedAllWeek)
    hours[.monday] = []
    hours[.friday] = []
    #expect(hours.isClosedAllWeek)
  }

  @Test(
    "A window that is empty or longer than two days is none",
    arguments: [
      (540, 540), (540, 500), (-1, 60), (1441, 1500), (0, 2881),
    ])
  func refusesWindows(start: Int, end: Int) {
    #expect(ClockRange(startMinute: start, endMinute: end) == nil)
  }
}

@Suite struct LocalDateTimeTests {
  @Test(
    "A wall time is written and read back",
    arguments: [
      "2026-11-30T09:00", "2026-11-30T23:59:59", "1969-12-31T23:59:01", "0001-01-01T00:00",
      "9999-12-31T12:30",
    ])
  func comesBack(text: String) throws {
    let time = try #require(LocalDateTime(iso: text))
    #expect(time.description == text)
    #expect(LocalDateTime(basic: time.basicDescription) == time)
  }

  @Test("Times before 1970 have the right date and clock")
  func countsBackwards() {
    let time = LocalDateTime(wallSeconds: -1)
    #expect(time.description == "1969-12-31T23:59:59")
    #expect(time.date.weekday == .wednesday)
  }

  @Test(
    "24:00 is the next day's midnight, a date alone its own",
    arguments: [
      ("2026-12-31T24:00", "2027-01-01T00:00"), ("2026-12-31", "2026-12-31T00:00"),
    ])
  func readsEdges(text: String, expected: String) {
    #expect(LocalDateTime(iso: text)?.description == expected)
  }

  @Test(
    "What is no wall time is refused",
    arguments: [
      "", "T", "2026-11-31T09:00", "2026-11-30 09:00", "2026-11-30T09", "2026-11-30T09:00:60",
      "2026-11-30T09:00Z", "2026-11-30T09:00:0", "2026-11-30T09:00:000", "26-11-30T09:00",
    ])
  func refuses(text: String) {
    #expect(LocalDateTime(iso: text) == nil)
  }
}

@Suite struct SpanTests {
  private func span(_ start: Int, _ end: Int) -> Span {
    Span(start: Instant(seconds: start), end: Instant(seconds: end))
  }

  @Test("Spans of all small sizes share just the moments that lie in both")
  func intersects() {
    for a in 0..<6 {
      for b in a..<6 {
        for c in 0..<6 {
          for d in c..<6 {
            let (left, right) = (span(a, b), span(c, d))
            let shared = (0..<6).filter { (a..<b).contains($0) && (c..<d).contains($0) }
            if a < b && c < d { #expect(left.overlaps(right) == !shared.isEmpty) }
            #expect(left.intersection(right)?.start.seconds == shared.first)
            #expect(left.intersection(right)?.end.seconds == shared.last.map { $0 + 1 })
          }
        }
      }
    }
  }

  @Test("An end before the start makes a span of nothing")
  func isNeverNegative() {
    #expect(span(5, 3).isEmpty && span(5, 3).minutes == 0)
    #expect(!span(5, 5).contains(Instant(seconds: 5)))
  }

  @Test(
    "Minutes between moments are rounded down, backwards too",
    arguments: [
      (0, 59, 0), (0, 60, 1), (0, -1, -1), (0, -60, -1), (0, -61, -2),
    ])
  func countsMinutes(from: Int, to: Int, minutes: Int) {
    #expect(Instant(seconds: from).minutes(until: Instant(seconds: to)) == minutes)
  }
}

@Suite struct WeekdayTests {
  @Test("Days forward and on from a weekday agree")
  func countsOn() {
    for weekday in Weekday.allCases {
      for days in -15...15 {
        let other = weekday.adding(days)
        #expect(weekday.days(until: other) == ((days % 7) + 7) % 7)
      }
      #expect(Weekday(iCalendarCode: weekday.iCalendarCode) == weekday)
    }
  }

  @Test("The next weekday is today or later, and after today at the latest in a week")
  func findsNext() {
    let start = CalendarDate(dayNumber: 20_000)
    for offset in 0..<7 {
      let day = start.adding(days: offset)
      for weekday in Weekday.allCases {
        #expect((0..<7).contains(day.days(until: day.onOrAfter(weekday))))
        #expect((1...7).contains(day.days(until: day.after(weekday))))
        #expect(day.onOrAfter(weekday).weekday == weekday)
        #expect(day.after(weekday).weekday == weekday)
        #expect((0..<7).contains(day.startOfWeek(on: weekday).days(until: day)))
      }
    }
  }
}
