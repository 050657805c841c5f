import CivilTime

/// How long a time lasts that a sentence names, and why.
extension SetUpReader {
  /// A time with the end that its length or its hours give it: "for an hour on Friday at
  /// 2", "3 days from 21 December".
  func stretched(_ when: When) -> When {
    if let whole = lengthThenStart() { return whole }
    guard let start = when.start, when.impossible == nil else { return when }
    var when = when
    if when.isDayOnly {
      // "on Friday from 10.30 to 11", where the reading of times knows no such hours.
      guard scan.windows.count == 1, let (index, window) = scan.windows.first, when.grain == .day,
        whens.count == 1,
        // "off Dec 3-10": these are days.
        !when.span.overlaps(scan.line.span(ofTokens: scan.items[index].tokens))
      else { return when }
      when.start = start.date.at(minute: window.startMinute)
      when.end = start.date.at(minute: window.endMinute)
      when.grain = .minute
      when.isDayOnly = false
      return when
    }
    // "from 2" goes on to midnight.
    let isOpen = when.end.map { $0.time == .midnight } ?? true
    guard isOpen || when.isOpenEnded, let (index, minutes) = scan.minutes() else {
      return when
    }
    let length = scan.line.span(ofTokens: scan.items[index].tokens)
    guard !when.span.overlaps(length) else { return when }
    when.end = start.adding(minutes: minutes)
    when.isOpenEnded = false
    return when
  }

  /// "open 10-4 Dec 6", where the four has been taken for a day of December: the hours, and
  /// the date behind them.
  func hoursThenMonth() -> Outcome? {
    guard
      let (index, _) = scan.windows.first(where: { index, _ in
        scan.isDate(scan.items[index].tokens.upperBound) && scan.number(at: index + 2) != nil
          && scan.scanner.word(scan.items[index].tokens.upperBound) == .month
      }), let day = scan.number(at: index + 2), (1...31).contains(day)
    else { return nil }
    let words = [
      scan.text(0..<index + 1), "on \(day)", scan.text(index + 1..<index + 2),
      scan.text(index + 3..<scan.items.count),
    ]
    let read = Reader().read(words.joined(separator: " "), in: scan.context).requests
    let changes = read.compactMap(\.setUp)
    guard !changes.isEmpty, changes.count == read.count else { return nil }
    return Outcome(
      changes: changes, left: read.allSatisfy(\.left.isEmpty) ? [] : scan.leftWords)
  }

  /// "3 days from 21 December": so long, and no day three days later.
  private func lengthThenStart() -> When? {
    guard
      let index = scan.items.indices.first(where: { index in
        guard case .length(let length) = scan.items[index].value, length.days > 0 else {
          return false
        }
        return scan.isWord(index + 1, "from", "starting", "beginning")
      }), index + 2 < scan.items.count
    else { return nil }
    let start = scan.text(index + 2..<scan.items.count)
    let line = Tokenizer.tokenize("from \(start) for \(scan.text(index..<index + 1))")
    let read = TimeReader().read(line, in: scan.context).whens
    guard read.count == 1, var when = read.first, when.start != nil, when.end != nil else {
      return nil
    }
    let tokens =
      scan.items[index].tokens
      .lowerBound..<scan.items[scan.items.count - 1].tokens
      .upperBound
    when.span = scan.line.span(ofTokens: tokens)
    when.text = scan.line.text(ofTokens: tokens)
    return when
  }

  /// The reason that a word leads to, without the date behind it: "for training on Friday";
  /// none if what follows is a part of the day.
  func reason(behind marker: Int) -> String? {
    if let holiday = holidayAsReason, marker + 1 < scan.items.count {
      let lead = scan.text(marker..<marker + 1) + " "
      return holiday.text.hasPrefix(lead)
        ? String(holiday.text.dropFirst(lead.count)) : holiday.text
    }
    var start = marker + 1
    while scan.isWord(start, "a", "an", "the", "of") { start += 1 }
    guard start < scan.items.count else { return nil }
    switch scan.items[start].value {
    case .word: break
    // "a wedding", which could be the name of a service that there is not.
    case .name(let name) where name.mention.entries.isEmpty: break
    default: return nil
    }
    let isPart = scan.isWord(
      start, "day", "morning", "afternoon", "evening", "whole", "rest", "good", "off")
    guard !isPart else { return nil }
    var end = start
    while end < scan.items.count, !isOfTime(end) { end += 1 }
    while end > start, scan.isWord(end - 1, "on", "from", "in", "at", "until", "the", "between") {
      end -= 1
    }
    return end > start ? scan.text(start..<end) : nil
  }

  /// "maternity leave", "leave"; who goes on leave has no end to it yet.
  func kind(ofLeave index: Int) -> String {
    guard !scan.has("goes", "going"), index > 0, scan.isNameItem(index - 1),
      !scan.isWord(index - 1, "on", "is", "takes", "take", "has", "will", "be", "a", "her", "his")
    else { return "leave" }
    if case .name(let name) = scan.items[index - 1].value, !name.mention.entries.isEmpty {
      return "leave"
    }
    return scan.text(index - 1..<index + 1)
  }

  /// The holiday for which something is: of "closed for Christmas from 24 December to 2
  /// January" the dates are those behind it.
  var holidayAsReason: When? {
    guard whens.count > 1, let marker = scan.first("for"), marker + 1 < scan.items.count,
      scan.items[marker + 1].isWord
    else { return nil }
    let start = scan.line.span(ofTokens: scan.items[marker + 1].tokens).lowerBound
    let holiday = whens.first { when in
      when.isDayOnly && when.grain == .day && !when.text.contains(where: \.isNumber)
        && when.span.contains(start)
    }
    guard let holiday, whens.contains(where: { $0.span.lowerBound > holiday.span.lowerBound })
    else { return nil }
    return holiday
  }

  private func isOfTime(_ index: Int) -> Bool {
    let span = scan.line.span(ofTokens: scan.items[index].tokens)
    return whens.contains { $0.span.overlaps(span) }
  }
}

extension When {
  /// Whether it goes over more than a day.
  var isOfSeveralDays: Bool {
    guard let start, let end else { return false }
    return start.date.adding(days: 1) < end.date
  }

  /// The same to the end of its day, where no end is said: "after 2".
  var toMidnight: When {
    guard let start, end == nil || isOpenEnded || role == .from, !isDayOnly else { return self }
    var whole = self
    let midnight = LocalDateTime(start.date.adding(days: 1), .midnight)
    if end == nil || isOpenEnded { whole.end = midnight }
    whole.isOpenEnded = false
    if whole.role == .from { whole.role = .at }
    return whole
  }
}

extension CalendarDate {
  /// The wall time so many minutes after the day's beginning.
  fileprivate func at(minute: Int) -> LocalDateTime {
    LocalDateTime(self, .midnight).adding(minutes: minute)
  }
}
