import CivilTime
import Testing

@testable import PlainEnglish

@Suite("Whatever the date")
struct TimePropertyTests {
  private static let months = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September",
    "October", "November", "December",
  ]

  /// The forms in which a date is printed.
  private static func forms(of date: CalendarDate) -> [String] {
    let (year, month, day) = date.components
    let name = months[month - 1]
    let short = name.prefix(3)
    let weekdays = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]
    let weekday = weekdays[date.weekday.rawValue - 1]
    return [
      date.description, "\(day) \(name) \(year)", "\(name) \(day), \(year)",
      "\(weekday) \(day) \(short) \(year)", "\(weekday), \(short) \(day), \(year)",
      "\(day)/\(month)/\(year)", "\(day).\(month).\(year)",
    ]
  }

  @Test("a printed date is read back, for every date of sixty years")
  func printedDates() {
    let desk = TimeDesk(locale: "en-GB")
    var date = CalendarDate(year: 2000, month: 1, clampedDay: 1)
    let end = CalendarDate(year: 2060, month: 1, clampedDay: 1)
    var wrong: [String] = []
    while date < end {
      for form in Self.forms(of: date) where desk.shown(form) != date.description {
        wrong.append(form)
      }
      date = date.adding(days: 1)
    }
    #expect(wrong.isEmpty, "\(wrong.count): \(wrong.prefix(5))")
  }

  @Test("a printed clock time is read back, for every minute of the day")
  func printedTimes() {
    let desk = TimeDesk()
    var wrong: [String] = []
    for minute in 0..<1440 {
      guard let time = ClockTime(minuteOfDay: minute) else { continue }
      let twelve = time.hour % 12 == 0 ? 12 : time.hour % 12
      let minutes = time.minute < 10 ? "0\(time.minute)" : "\(time.minute)"
      let half = time.hour < 12 ? "am" : "pm"
      for form in [
        "\(twelve):\(minutes) \(half)", "\(twelve):\(minutes)\(half)",
        "\(twelve).\(minutes) \(half)",
      ] where desk.shown(form) != "T\(time)" {
        wrong.append(form)
      }
      // 1:00 to 11:59 without a leading zero are an hour without its half.
      if time.hour < 1 || time.hour >= 12 || time.hour < 10,
        desk.shown(time.description) != "T\(time)"
      {
        wrong.append(time.description)
      }
    }
    #expect(wrong.isEmpty, "\(wrong.count): \(wrong.prefix(5))")
  }

  private static let phrases = [
    "tomorrow at 3pm", "next Friday", "the 8th of December at half past 10", "in two weeks",
    "between 2 and 4pm on Thursday", "every other Tuesday at 4", "Friday afternoon",
    "from Monday to Wednesday", "the last Monday of March", "after lunch on Friday",
    "12/24 at noon", "for an hour and a half", "Tuesday or Wednesday after 3",
  ]

  @Test("polite words around a phrase change nothing", arguments: phrases)
  func padding(phrase: String) {
    let desk = TimeDesk()
    let plain = desk.shown(phrase)
    #expect(!plain.isEmpty)
    for (before, after) in [
      ("hi, could you please look at ", "?"), ("I was wondering whether ", " would work"),
      ("", " please"), ("yes, ", ", thank you"), ("Hello! Is there anything ", ", by any chance?"),
    ] {
      #expect(desk.shown(before + phrase + after) == plain, "\(before)…\(after)")
    }
  }

  /// All tables of phrases.
  private static let families = [
    WeekdayFamilyTests.rows, MonthDayFamilyTests.rows, ClockFamilyTests.rows,
    PartFamilyTests.rows, OffsetFamilyTests.rows, PeriodFamilyTests.rows, NthFamilyTests.rows,
    HolidayFamilyTests.rows, LengthFamilyTests.rows, RepetitionFamilyTests.rows,
    AlternativeFamilyTests.rows, CombinationFamilyTests.rows,
  ]

  @Test("a phrase of any family reads alike however it is typed", arguments: families)
  func familiesAsTyped(rows: [PhraseRow]) {
    let desk = TimeDesk()
    for row in rows {
      let phrase = row.phrase
      let blanks = "  " + phrase.split(separator: " ").joined(separator: "   ") + "  "
      for line in [
        phrase.uppercased(), phrase.lowercased(), blanks, phrase + ".", phrase + "!", phrase + "?",
        phrase + " please", "hi, " + phrase + ", please", "please, " + phrase + " thanks",
        "Hello! " + phrase,
      ] {
        #expect(desk.shown(line) == row.reading, "\(line)")
      }
    }
  }

  @Test("case, blanks and a full stop change nothing", arguments: phrases)
  func writing(phrase: String) {
    let desk = TimeDesk()
    let plain = desk.shown(phrase)
    #expect(desk.shown(phrase.uppercased()) == plain)
    #expect(desk.shown(phrase.lowercased()) == plain)
    #expect(desk.shown("  " + phrase.split(separator: " ").joined(separator: "   ") + " ") == plain)
    #expect(desk.shown(phrase + ".") == plain)
    #expect(desk.shown(phrase.split(separator: " ").joined(separator: "\u{A0}")) == plain)
  }

  @Test("spans and texts are those of the line, whatever stands before", arguments: phrases)
  func spans(phrase: String) {
    let desk = TimeDesk()
    for before in ["", "Zoë: ", "日本語 ", "😀 ok "] {
      let line = before + phrase
      for when in desk.read(line).whens {
        let bytes = Array(line.utf8)
        #expect(when.span.lowerBound >= before.utf8.count)
        #expect(when.text.hasPrefix(String(decoding: bytes[when.span], as: UTF8.self)))
      }
    }
  }

  @Test("bytes that are no text do no harm")
  func brokenText() {
    let desk = TimeDesk()
    var generator = SystemRandomNumberGenerator()
    for _ in 0..<300 {
      let bytes = (0..<Int.random(in: 0..<60, using: &generator)).map { _ in
        UInt8.random(in: 0...255, using: &generator)
      }
      let line = Tokenizer.tokenize(bytes: bytes)
      for token in line.tokens { #expect(token.span.upperBound <= bytes.count) }
      _ = TimeReader().read(line, in: desk.context)
    }
  }

  @Test(
    "numbers that are no hours come to an end",
    arguments: ["at 30, Night", "no 30 30 evening 2", "end 99 30 eve 2027 99", "30 to 30 mornings"])
  func numbersThatAreNoHours(line: String) {
    #expect(TimeDesk().read(line).whens.allSatisfy { $0.span.upperBound <= line.utf8.count })
  }

  @Test("words of the grammar in any order do no harm")
  func wordSalad() {
    let desk = TimeDesk()
    let words = [
      "the", "last", "first", "week", "after", "of", "from", "to", "every", "on", "3", "30",
      "pm", "and", "half", "past", "early", "end", "March", "Friday", "next", "12/5", "-", ",",
      "at", "in", "until", "other", "month", "two", "hours", "or", "not", "tonight", "Easter",
      "99", "0", "31", "2027", ":", ".", "/", "8th", "second", "a", "day", "before", "now",
      "999999999", "working", "weekend", "but", "not", "no", "1/2", "½", "'", "h", "by", "this",
      "time", "quarter", "later", "years", "Christmas", "week", "except", "x", "until", "both",
    ]
    var seed: UInt64 = 42
    func next(_ count: Int) -> Int {
      seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(seed >> 33) % count
    }
    for _ in 0..<6000 {
      let line = (0..<next(14) + 1).map { _ in words[next(words.count)] }.joined(separator: " ")
      let reading = desk.read(line)
      for when in reading.whens {
        if let start = when.start, let end = when.end { #expect(start <= end, "\(line)") }
        #expect(when.span.upperBound <= line.utf8.count)
      }
    }
  }
}
