import CivilTime
import Conversation
import Explainer
import PlainEnglish
import Scheduling

extension Sentences {
  func readingLines(_ statement: Statement) -> [String]? {
    switch statement {
    case .reading(let reading): say("I read: \(self.reading(reading)).")
    case .implied(let note, let taken): say(implied(note, taken))
    case .impossible(let impossible, let text): say(self.impossible(impossible, text))
    case .noLeapDay(let year, let next):
      say("\(year) has no 29 February; the next is in \(next).")
    case .notUnderstood(let line, let left, let example):
      carets(line, left) + say(doNotKnow(left)) + say("Try: \(example)")
    case .unsure(let line, let left, let example):
      carets(line, left)
        + say(
          "\(quoted(left)) could change what you mean, so I have done nothing.\(suggestion(left))")
        + say("Try: \(example)")
    case .ignored(let left): say("I made nothing of \(quoted(left)).\(suggestion(left))")
    case .tooLong(let bytes, let limit):
      say("That line has \(bytes) bytes; I read up to \(limit). Nothing was done.")
    case .noSuchName(let text, let kind, let known, let suggestions):
      say(noSuchName(text, kind, known, suggestions))
    case .tookName(let text, let name): say("I took “\(text)” as \(name).")
    case .severalOfName(let text, let names):
      say("“\(text)” could be \(wording.list(names, "or")). Which?")
    case .endsBeforeItBegins(let start, let end, let text):
      say(
        "“\(text)” would be from \(wording.clock(start)) to \(wording.clock(end)), past midnight. "
          + "Which times do you mean?")
    case .unknownGuest(let text, let names, let staff):
      say("\(whom(names, staff)) The book has no “\(text)”.")
        + say("Somebody new: for \(text)")
    case .askWhichDays(let count, let frequency):
      say("\(count == 2 ? "Twice" : "\(count) times") \(Self.per(frequency)): on which days?")
    case .askWhichInterval(let first, let other, let frequency):
      say("Every \(first) \(Self.units(frequency)), or every \(other)? Say it again with one.")
    default: nil
    }
  }

  private static func units(_ frequency: RecurrenceRule.Frequency) -> String {
    switch frequency {
    case .minutely: "minutes"
    case .hourly: "hours"
    case .daily: "days"
    case .weekly: "weeks"
    case .monthly: "months"
    case .yearly: "years"
    }
  }

  private static func per(_ frequency: RecurrenceRule.Frequency) -> String {
    switch frequency {
    case .minutely, .hourly: "an hour"
    case .daily: "a day"
    case .weekly: "a week"
    case .monthly: "a month"
    case .yearly: "a year"
    }
  }

  /// Whom the question is about: "Is it for Grace Lin?".
  private func whom(_ names: [String], _ staff: [String]) -> String {
    if names.isEmpty, staff.isEmpty { return "Whom is it for?" }
    let ways =
      (staff.isEmpty ? [] : ["with \(wording.list(staff, "or"))"])
      + (names.isEmpty ? [] : ["for \(wording.list(names, "or"))"])
    return "Is it \(ways.joined(separator: ", or "))?"
  }

  /// "Haircut with Sam for Dana, tomorrow, Tue 1 December 2026, 12:00–17:00".
  func reading(_ reading: Statement.Reading) -> String {
    var text = reading.service.map(wording.name) ?? "any service"
    if !reading.staff.isEmpty {
      text += " with \(wording.list(reading.staff.map { wording.name($0) }, "or"))"
    }
    if let name = name(reading.party) { text += " for \(name)" }
    let time = self.time(reading.time)
    return time.isEmpty ? text : "\(text), \(time)"
  }

  func name(_ party: Draft.Party) -> String? {
    switch party {
    case .me: nil
    case .known(let id): wording.name(id)
    case .new(let name): name
    }
  }

  /// A wish for a time in words.
  func time(_ wish: WantedTime) -> String {
    let own = [days(wish.days), wish.clock.map(clock)].compactMap { $0 }
      .filter { !$0.isEmpty }.joined(separator: ", ")
    let all = [own] + wish.alternatives.map { time($0) }
    let wanted = all.filter { !$0.isEmpty }.joined(separator: "; or ")
    let left = wish.excluded.compactMap(excluded)
    guard !left.isEmpty else { return wanted }
    let without = "not \(wording.list(left, "or"))"
    return wanted.isEmpty ? without : "\(wanted), \(without)"
  }

  /// A time that is ruled out in words.
  private func excluded(_ when: When) -> String? {
    guard let start = when.start else { return when.end.map { "until \(wording.shortMoment($0))" } }
    if when.isTimeOnly {
      return when.end.map { wording.clocks(start, $0) } ?? wording.clock(start.time)
    }
    if let days = when.weekdays {
      let hours = when.clock.map { clock(.between($0.startMinute, $0.endMinute)) }
      return ([wording.weekdays(days)] + [hours].compactMap { $0 }).joined(separator: " ")
    }
    guard let end = when.end else { return wording.shortMoment(start) }
    guard when.isDayOnly else {
      return "\(wording.shortDate(start.date)) \(wording.clocks(start, end))"
    }
    return end > start.adding(days: 1)
      ? "\(wording.shortDate(start.date))–\(wording.shortDate(end.date.adding(days: -1)))"
      : wording.shortDate(start.date)
  }

  private func days(_ days: WantedTime.Days?) -> String? {
    guard let days else { return nil }
    var text: String
    if let single = days.single {
      return wording.relativeDate(single)
    } else if let last = days.last {
      text = "\(wording.date(days.first)) to \(wording.date(last))"
    } else {
      text = "from \(wording.date(days.first)) on"
    }
    if let weekdays = days.weekdays { text += " (\(wording.weekdays(weekdays)))" }
    return text
  }

  private func clock(_ clock: WantedTime.Clock) -> String {
    switch clock {
    case .at(let minute): wording.clock(face(minute))
    case .around(let minute): "around \(wording.clock(face(minute)))"
    case .between(0, let high): "until \(wording.clock(face(high)))"
    case .between(let low, 1440): "from \(wording.clock(face(low)))"
    case .between(let low, let high): wording.clocks(face(low), face(high))
    case .from(let minute), .soonest(let minute): "from \(wording.clock(face(minute)))"
    case .until(let minute): "until \(wording.clock(face(minute)))"
    case .latest(1440): "as late as can be"
    case .latest(let minute): "at the end of the day, \(wording.clock(face(minute)))"
    }
  }

  private func face(_ minute: Int) -> ClockTime {
    ClockTime(minuteOfDay: minute > 1440 ? minute - 1440 : minute) ?? .midnight
  }

  private func implied(_ note: When.Note, _ when: When) -> String {
    guard let start = when.clockMoment else { return "" }
    switch note.reason {
    case .openingHours:
      let opens = business.openingWindows(on: start.date)?.first
      let reason = opens.map { ": you open at \(wording.clock($0.start))" } ?? ""
      guard let words = clockWords(note.text) else { return "" }
      return "I took \(words) as \(wording.clock(start.time))\(reason)."
    case .alreadyPassed:
      let words = clockWords(note.text) ?? note.text
      return "\(words.capitalizedFirst) has gone today, so I took \(wording.shortMoment(start))."
    case .onlyOrder:
      return "I read \(note.text) as \(wording.date(start.date)): it can be nothing else."
    case .spelling: return "I took “\(note.text)” as \(wording.date(start.date))."
    case .convention: return "I took “\(note.text)” as \(wording.date(start.date))."
    case .bareHour, .partOfDay, .sharedMeridiem:
      guard let words = clockWords(note.text) else { return "" }
      return "I took \(words) as \(wording.clock(start.time))."
    case .nextOccurrence, .carriedOver:
      return "I took \(when.isDayOnly ? wording.date(start.date) : wording.moment(start))."
    }
  }

  /// The words of a phrase that say the clock time: the first that tell numbers,
  /// behind its "at" if it has one; nil if it got its time from another phrase.
  private func clockWords(_ text: String) -> String? {
    var words = text.split(separator: " ")[...]
    if let at = words.lastIndex(where: { $0.lowercased() == "at" || $0 == "@" }) {
      words = words[(at + 1)...]
    }
    guard let first = words.firstIndex(where: Self.isOfClock) else { return nil }
    let inner: Set<String> = ["past", "to", "o'clock", "o’clock", "oclock"]
    var end = first + 1
    while end < words.endIndex,
      Self.isOfClock(words[end]) || inner.contains(words[end].lowercased())
    {
      end += 1
    }
    if words[end - 1].lowercased() == "to" { end -= 1 }
    return words[first..<end].joined(separator: " ")
  }

  /// Whether a word can be a part of a clock time.
  private static func isOfClock(_ word: Substring) -> Bool {
    let spelled: Set<String> = [
      "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven",
      "twelve", "fifteen", "twenty", "thirty", "forty", "fifty", "half", "quarter", "noon",
    ]
    return word.utf8.contains { (0x30...0x39).contains($0) } || spelled.contains(word.lowercased())
      || word.lowercased().hasSuffix("ish")
  }

  private func impossible(_ impossible: When.Impossible, _ text: String) -> String {
    switch impossible {
    case .noSuchDay(let day, let month, let year):
      let today = context.now.date
      let coming = month < today.month ? today.year + 1 : today.year
      let length = CalendarDate.daysIn(month: month, year: year ?? coming)
      let name = wording.name(ofMonth: month)
      return "There is no \(day) \(name): \(name) has \(length) days. Nothing was changed."
    case .weekdayContradicts(let date, let other):
      return
        "\(date.day) \(wording.name(ofMonth: date.month)) is a \(wording.name(of: date.weekday)). "
        + "1) \(wording.date(date)), or 2) \(wording.date(other))?"
    case .noSuchWeekday(let weekday, _, let month, let year):
      let first = CalendarDate(year: year, month: month, clampedDay: 1).onOrAfter(weekday)
      let count = first.adding(days: 28).month == month ? 5 : 4
      return
        "\(wording.name(ofMonth: month)) \(year) has \(count) \(wording.name(of: weekday))s. "
        + "Nothing was changed."
    case .noSuchTime:
      return "There is no time “\(clockWords(text) ?? text)”. Try: 15:30, or half past 3."
    }
  }

  // MARK: Words not understood

  /// The line with carets under the words.
  private func carets(_ line: String, _ left: [LeftWords]) -> [String] {
    let bytes = Array(line.utf8)
    guard let first = left.first, bytes.count <= 400 else { return [] }
    let window = CaretWindow(line: line, span: first.span, width: layout.width)
    var marks = ""
    for words in left
    where words.span.lowerBound >= window.range.lowerBound
      && words.span.upperBound <= window.range.upperBound
    {
      let column = window.column(of: words.span.lowerBound)
      let end = window.column(of: words.span.upperBound)
      if column >= marks.count {
        marks += String(repeating: " ", count: column - marks.count)
        marks += String(repeating: "^", count: max(1, end - column))
      }
    }
    return [window.text, marks]
  }

  private func doNotKnow(_ left: [LeftWords]) -> String {
    left.isEmpty ? "I did not understand that." : "I don’t know \(quoted(left)).\(suggestion(left))"
  }

  private func suggestion(_ left: [LeftWords]) -> String {
    let near = left.flatMap(\.suggestions).prefix(2)
    return near.isEmpty ? "" : " Did you mean \(wording.list(Array(near), "or"))?"
  }

  private func quoted(_ left: [LeftWords]) -> String {
    // What lies within longer words is told with these.
    let whole = left.filter { words in
      !left.contains { $0.span != words.span && $0.span.clamped(to: words.span) == words.span }
    }
    return wording.list(whole.prefix(4).map { "“\($0.text)”" })
  }

  private func noSuchName(
    _ text: String, _ kind: NameKind, _ known: [String], _ suggestions: [String]
  ) -> String {
    let near = suggestions.isEmpty ? "" : " Did you mean \(wording.list(suggestions, "or"))?"
    switch kind {
    case .staff:
      return known.isEmpty
        ? "There is no \(text) here. Try: add staff \(text)"
        : "Nobody called \(text) works here; \(wording.list(known)) "
          + "\(known.count == 1 ? "does" : "do").\(near)"
    case .service:
      return known.isEmpty
        ? "There is no service “\(text)”. Try: add a service called \(text), 30 min"
        : "There is no service “\(text)”. There is \(wording.list(known)).\(near)"
    case .customer: return "There is no customer \(text) in the book.\(near)"
    case .resource:
      return "There is no “\(text)” in the book."
        + (known.isEmpty ? "" : " There is \(wording.list(known)).")
    }
  }
}

/// A part of a line that shows a span, cut with an ellipsis where it is long.
struct CaretWindow {
  let text: String
  let range: Range<Int>
  private let prefixColumns: Int
  private let line: [UInt8]

  init(line: String, span: Range<Int>, width: Int) {
    let clean = String(line.map { $0.isNewline || $0 == "\t" ? " " : $0 })
    self.line = Array(clean.utf8)
    if DisplayWidth.of(clean) <= width {
      text = clean.trimmedEnd
      range = 0..<max(self.line.count, span.upperBound)
      prefixColumns = 0
      return
    }
    let start = max(0, min(span.lowerBound, self.line.count) - width / 2)
    let end = min(self.line.count, start + width - 2)
    let part = String(decoding: self.line[start..<end], as: UTF8.self)
    text = ((start > 0 ? "…" : "") + part + (end < self.line.count ? "…" : "")).trimmedEnd
    range = start..<end
    prefixColumns = start > 0 ? 1 : 0
  }

  /// The column at which a byte of the line is shown.
  func column(of offset: Int) -> Int {
    let end = min(max(offset, range.lowerBound), line.count)
    let part = String(decoding: line[range.lowerBound..<end], as: UTF8.self)
    return prefixColumns + DisplayWidth.of(part)
  }
}

extension String {
  /// The text with a capital first letter.
  var capitalizedFirst: String {
    first.map { $0.uppercased() + dropFirst() } ?? self
  }
}
