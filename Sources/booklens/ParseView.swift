import CivilTime
import Explainer
import PlainEnglish
import Scheduling

/// How a line was read, for a person's eyes: the line, its parts marked under
/// it, what each was read as, and the words that nothing was made of.
struct ParseView {
  let options: ParseOptions
  /// Columns of the terminal.
  var width = 80

  /// How much of one line is shown: nobody reads on beyond that, and who wants all of
  /// it takes JSON.
  private static let most = 100

  /// Dates and clock times as the locale writes them.
  private var wording: Wording {
    let context = options.context
    var settings = Settings()
    settings.dayFirst = context.locale.order == .dayFirst
    settings.uses24Hours = context.locale.uses24Hours
    return Wording(
      WordingContext(
        business: Business(settings: settings), zone: context.zone, now: context.now))
  }

  /// The view of a line, with a blank line behind it.
  func lines(_ bytes: [UInt8]) -> String {
    let text = String(decoding: bytes, as: UTF8.self)
    let (utterance, time) = Reader().readInDetail(text, in: options.context(of: text))
    var lines = MarkedLine(
      text: text, marks: marks(of: utterance, time), width: width, most: Self.most
    ).lines()
    var summary: [String] = []
    for (index, request) in utterance.requests.enumerated() {
      let isOne = utterance.requests.count == 1
      if summary.count > Self.most {
        summary.append("  and \(utterance.requests.count - index) more requests")
        break
      }
      summary.append(isOne ? "  \(intent(request))" : "  \(index + 1). \(intent(request))")
      summary += details(of: request)
    }
    lines += summary
    return lines.joined(separator: "\n") + "\n\n"
  }

  // MARK: Marks

  /// The recognised parts and the words left over, in the order of the line.
  private func marks(of utterance: Utterance, _ time: TimeReading) -> [MarkedLine.Mark] {
    var marks: [MarkedLine.Mark] = []
    for request in utterance.requests {
      for when in request.whens {
        let rule = time.rule(of: when.span)?.rawValue
        marks.append(.init(span: when.span, note: rule ?? kind(of: when)))
      }
      if let recurrence = request.recurrence {
        marks.append(.init(span: recurrence.span, note: "repetition"))
      }
      if let duration = request.duration {
        marks.append(.init(span: duration.span, note: "length"))
      }
      for name in request.services + request.staff + request.customers {
        marks.append(.init(span: name.span, note: note(on: name)))
      }
      for exception in request.exceptions {
        marks.append(.init(span: exception.span, note: "left out"))
      }
      for words in request.left { marks.append(.init(span: words.span, note: note(on: words))) }
    }
    return marks.sorted { $0.span.lowerBound < $1.span.lowerBound }
  }

  private func kind(of when: When) -> String {
    when.isDayOnly ? "day" : when.isTimeOnly ? "clock time" : "day and clock time"
  }

  private func note(on name: NameMention) -> String {
    let entries = name.entries.map(\.name).joined(separator: " or ")
    let guess = name.isGuess ? "perhaps " : ""
    return (name.isExcluded ? "not this " : "") + name.kind.rawValue
      + (entries.isEmpty ? ", not known" : ": " + guess + entries)
  }

  private func note(on words: LeftWords) -> String {
    let suggestions = words.suggestions.joined(separator: " or ")
    return (words.matters ? "changes what is meant, not understood" : "not understood")
      + (suggestions.isEmpty ? "" : "; did you mean \(suggestions)?")
  }

  // MARK: Summary

  private func intent(_ request: Request) -> String {
    if request.intent == .setUp, let change = request.setUp { return "set up: \(kind(of: change))" }
    guard request.intent == .none else { return request.intent.rawValue }
    return request.topics.isEmpty ? "nothing for a booking desk" : "a question"
  }

  /// What a change of the business is about, as its case is called: "staff hours".
  private func kind(of change: SetUp) -> String {
    let name = String(describing: change).prefix { $0.isLetter }
    return name.reduce(into: "") { words, letter in
      words += letter.isUppercase ? " " + letter.lowercased() : String(letter)
    }
  }

  private func details(of request: Request) -> [String] {
    var lines = request.whens.prefix(Self.most).map(time(_:))
    let further = request.whens.count - lines.count
    if further > 0 { lines.append("and \(further) more times") }
    if let recurrence = request.recurrence {
      lines.append("repeats \(RecurrenceWords(wording: wording).text(recurrence))")
    }
    if let duration = request.duration { lines.append("lasts \(words(duration.length))") }
    if let shift = request.shift {
      lines.append("\(abs(shift)) minutes \(shift < 0 ? "earlier" : "later")")
    }
    if let size = request.partySize { lines.append("for \(size) people") }
    lines += request.bookingNumbers.map { "booking B-\($0)" }
    lines += request.exceptions.flatMap(left(out:))
    if !request.topics.isEmpty {
      lines.append("asks about " + request.topics.map(\.rawValue).joined(separator: ", "))
    }
    if let note = request.note { lines.append("note: \(note)") }
    return lines.map { "    " + $0 }
  }

  /// "at Fri 4 December 2026", "until Thu 31 December 2026".
  private func time(_ when: When) -> String {
    let isEndAlone = when.role == .at && when.start == nil && when.impossible == nil
    return (isEndAlone ? "" : when.role.rawValue + " ") + reading(of: when)
  }

  /// "1 h 30 min"; what depends on the calendar as ISO 8601 writes it.
  private func words(_ length: CivilDuration) -> String {
    length.exactMinutes.map(wording.length) ?? "\(length)"
  }

  /// What an exception leaves out, a line for each thing that is named.
  private func left(out exception: BookingException) -> [String] {
    let names = exception.customers + exception.services + exception.staff
    return exception.numbers.map { "without booking B-\($0)" }
      + exception.whens.map { "without \(reading(of: $0))" }
      + names.map { "without \($0.entries.first?.name ?? $0.text)" }
  }

  private func reading(of when: When) -> String {
    switch when.impossible {
    case .noSuchDay(let day, let month, _):
      return "no such day: \(wording.name(ofMonth: month)) has no \(day)"
    case .weekdayContradicts(let date, let weekday):
      return "either \(wording.date(date)) or \(wording.date(weekday)): "
        + "the weekday is another one's"
    case .noSuchWeekday(let weekday, _, let month, let year):
      return "no such day: \(wording.name(ofMonth: month)) \(year) has fewer "
        + "\(wording.name(of: weekday))s"
    case .noSuchTime: return "no such time"
    case nil: break
    }
    var result = stretch(when)
    if when.isApproximate { result += ", about" }
    if when.isTimeOnly { result += ", no day said" }
    for note in when.notes { result += ", by " + Self.word(note.reason) }
    if let other = when.otherReading { result += "; or \(words(other, in: when))" }
    return result
  }

  /// From when to when: of whole days the last one, not the one behind it.
  private func stretch(_ when: When) -> String {
    guard let start = when.start else {
      return when.end.map { "until \(words(last(when, $0), in: when))" } ?? "no day"
    }
    guard let end = when.end else {
      return words(start, in: when) + (when.isOpenEnded ? " on" : "")
    }
    if !when.isDayOnly, start.date == end.date || isMidnight(end, after: start) {
      return wording.time(start, end)
    }
    let lastDay = last(when, end)
    return words(start, in: when) + (lastDay > start ? " to \(words(lastDay, in: when))" : "")
  }

  private func isMidnight(_ end: LocalDateTime, after start: LocalDateTime) -> Bool {
    end == LocalDateTime(start.date.adding(days: 1), .midnight)
  }

  private func last(_ when: When, _ end: LocalDateTime) -> LocalDateTime {
    when.isDayOnly && end.time == .midnight ? end.adding(days: -1) : end
  }

  private func words(_ moment: LocalDateTime, in when: When) -> String {
    when.isDayOnly ? wording.date(moment.date) : wording.moment(moment)
  }

  /// A reason in words.
  private static func word(_ reason: When.Reason) -> String {
    switch reason {
    case .openingHours: "the opening hours"
    case .nextOccurrence: "the next one"
    case .bareHour: "the usual half of the day"
    case .alreadyPassed: "the next day, as it has passed"
    case .carriedOver: "what was said before"
    case .sharedMeridiem: "the other end's half of the day"
    case .partOfDay: "the bounds of that part of the day"
    case .convention: "convention"
    case .onlyOrder: "the only order possible"
    case .spelling: "a likely misspelling"
    }
  }
}

extension TimeReading {
  /// The rule that read just this span.
  fileprivate func rule(of span: Range<Int>) -> TimePhrase.Rule? {
    var low = 0
    var high = parts.count
    while low < high {
      let middle = (low + high) / 2
      if parts[middle].span.lowerBound < span.lowerBound { low = middle + 1 } else { high = middle }
    }
    return parts[low...].prefix { $0.span.lowerBound == span.lowerBound }
      .first { $0.span == span }?.rule
  }
}
