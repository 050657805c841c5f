import CivilTime

/// Hours that hold from a date on or between two: "from 4 January Sam works Mondays 10
/// to 6", "open Sundays in December".
extension SetUpReader {
  /// A stretch of dates that a sentence names, and which items name it.
  struct Period {
    var when: When
    var items: Range<Int>
  }

  /// All that a sentence sets if a stretch of dates stands before or behind it; nil if
  /// none does, or if it is not about the hours of a week.
  func readDuring() -> Outcome? {
    guard mayBeOfHours, let period = dateStretch() else { return nil }
    let rest = without(period)
    let inner = rest.readAll()
    let changes = inner.changes.compactMap { $0.during(period.when) }
    guard !changes.isEmpty, changes.count == inner.changes.count else { return nil }
    // "from 7 to 11 December Sam works 10 to 4" says it of each of these dates.
    let isBounded = !period.when.isOpenEnded && period.when.role != .from && period.when.role != .to
    if isBounded, period.when.grain < .month, scan.days.isEmpty, !rest.saysEvery { return nil }
    return Outcome(changes: changes, left: inner.left)
  }

  /// Whether there is anything by which hours of a week are said; a stretch of dates is
  /// looked for only then, as that takes reading them.
  private var mayBeOfHours: Bool {
    scan.items.contains { item in
      switch item.value {
      case .days, .window: true
      default: false
      }
    } || scan.items.indices.contains(where: scan.isBreak)
      || scan.has(
        "work", "works", "working", "open", "opens", "opening", "close", "closes", "closed",
        "closing", "shut", "shuts", "hours", "start", "starts", "begin", "begins", "finish",
        "finishes", "end", "ends", "stop", "stops", "daily", "off", "away", "weekdays", "weekends",
        "mornings", "afternoons", "evenings", "extend", "stay", "stays", "leave", "leaves")
  }

  private var saysEvery: Bool { scan.has("every", "each", "daily") }

  /// The same sentence without its stretch of dates.
  private func without(_ period: Period) -> SetUpReader {
    var rest = scan
    rest.drop(period.items)
    return SetUpReader(scan: rest, whens: [], text: text, expecting: expecting)
  }

  /// The stretch of dates at the beginning or at the end of a sentence.
  private func dateStretch() -> Period? {
    guard scan.hasDate || scan.has("until", "till", "from", "starting", "beginning") else {
      return nil
    }
    for start in scan.items.indices where isOpener(start) {
      guard let found = period(from: start) else { continue }
      // "close at 12 on Friday for the Christmas party" is no stretch of days.
      if scan.isWord(start, "for"), start > 0, found.items.upperBound < scan.items.count {
        continue
      }
      let isOuter =
        found.items.lowerBound == 0 || found.items.upperBound == scan.items.count
        || scan.isComma(found.items.lowerBound - 1)
      if isOuter || scan.subjects().count == 1 { return found }
    }
    return nil
  }

  func isOpener(_ index: Int) -> Bool {
    scan.isWord(
      index, "from", "starting", "beginning", "commencing", "effective", "as", "during",
      "throughout", "in", "until", "till", "through", "between", "for", "over", "up", "this", "next"
    )
  }

  /// The longest stretch of dates that is named from an item on.
  private func period(from start: Int) -> Period? {
    // "open until 8 in December" closes at eight, and no 8th is named.
    if scan.isWord(start, "until", "till"), isHour(start + 1),
      scan.isWord(start + 2, "in", "during"),
      scan.scanner.word(scan.items[start + 2].tokens.upperBound) == .month
    {
      return nil
    }
    var end = start + 1
    while end < scan.items.count, mayBelong(end) { end += 1 }
    while end > start + 1 {
      if let when = scan.dates(start..<end) { return Period(when: when, items: start..<end) }
      end -= 1
    }
    return nil
  }

  private func isHour(_ index: Int) -> Bool {
    scan.number(at: index).map { (1...12).contains($0) } ?? false
  }

  /// Whether an item may be part of a date.
  private func mayBelong(_ index: Int) -> Bool {
    switch scan.items[index].value {
    case .word, .number: true
    // "from Monday 4 January".
    case .days(let days, let isWeekly): days.count == 1 && !isWeekly
    case .clock, .length: true
    // "2027-01-04".
    case .comma: !scan.isWrittenComma(index)
    case .window, .price, .name: false
    }
  }
}

extension SetUpReader.Outcome {
  /// The same with a stretch of dates that stands behind all of it: "Sam works Mondays and
  /// Priya works Tuesdays from 4 January".
  var sharingPeriod: Self {
    guard case .during(let when, _)? = changes.last else { return self }
    let all = changes.dropLast().compactMap { $0.during(when) }
    guard all.count == changes.count - 1 else { return self }
    return Self(changes: all + changes.suffix(1), left: left)
  }
}

extension SetUpScan {
  /// The dates that some items name, if they are all that they name.
  func dates(_ range: Range<Int>) -> When? {
    let line = Tokenizer.tokenize(text(range))
    let reading = TimeReader().read(line, in: context)
    guard var when = reading.whens.joinedMonths, reading.recurrence == nil,
      reading.duration == nil, when.impossible == nil, !when.isTimeOnly, when.isDayOnly,
      when.grain >= .day, when.clock == nil, when.weekdays == nil, when.role != .not,
      when.start != nil || when.end != nil
    else { return nil }
    let isWhole = line.tokens.indices.allSatisfy { index in
      reading.covered.contains { $0.contains(index) } || isLead(line, index)
    }
    guard isWhole, let first = range.first, let last = range.last else { return nil }
    let tokens = items[first].tokens.lowerBound..<items[last].tokens.upperBound
    if isWord(first, "from", "starting", "beginning", "commencing", "effective", "as"),
      !when.isRange
    {
      when.role = .from
    }
    if isWord(first, "until", "till", "through", "up") { when.role = .to }
    when.span = self.line.span(ofTokens: tokens)
    return when
  }

  /// Words before a date that the grammar of time need not know.
  private func isLead(_ line: TokenizedLine, _ index: Int) -> Bool {
    let words: [StaticString] = [
      "from", "starting", "beginning", "commencing", "effective", "as", "of", "during",
      "throughout", "in", "on", "for", "over", "the", "all", "whole", "up", "month", "onwards",
      "and",
    ]
    return words.contains { line.isWord(line.tokens[index], $0) }
  }

  /// Whether an item is a comma, and no dash or slash within a date.
  fileprivate func isWrittenComma(_ index: Int) -> Bool {
    let text = text(index..<index + 1)
    return text == "," || text == ":" || text == ";"
  }

  /// Leaves out some items, and the dates that they name.
  fileprivate mutating func drop(_ range: Range<Int>) {
    guard let first = range.first, let last = range.last else { return }
    let tokens = items[first].tokens.lowerBound..<items[last].tokens.upperBound
    forgetDates(in: tokens)
    var kept = Array(items[..<range.lowerBound] + items[range.upperBound...])
    while case .comma? = kept.first?.value { kept.removeFirst() }
    while case .comma? = kept.last?.value { kept.removeLast() }
    keep(kept)
  }
}

extension [When] {
  /// The one time that there is, or two that follow one another as one: "in January and
  /// February".
  fileprivate var joinedMonths: When? {
    guard count == 2, let first, let last, first.grain == .month, last.grain == .month,
      first.end == last.start
    else { return count == 1 ? first : nil }
    var both = first
    both.end = last.end
    return both
  }
}

extension When {
  /// Whether it is longer than the unit in which it was said: "1 to 31 December".
  fileprivate var isRange: Bool {
    guard let start, let end else { return false }
    let days = start.date.days(until: end.date)
    return switch grain {
    case .week: days > 7
    case .month: days > 31
    case .quarter: days > 92
    case .year: days > 366
    default: days > 1
    }
  }
}

extension SetUp {
  /// The same from a date on; nil if it is not about the hours of a week.
  fileprivate func during(_ when: When) -> SetUp? {
    switch self {
    case .staffHours, .addBreaks, .noBreaks, .openingHours, .closedWeekly, .closedDaily, .workDays,
      .hoursEdge(_, _, _, on: nil):
      .during(when, self)
    default: nil
    }
  }
}
