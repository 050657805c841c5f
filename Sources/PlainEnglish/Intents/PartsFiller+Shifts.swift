import CivilTime

/// How far what is there is shifted, and by how much it is made longer.
extension PartsFiller {
  /// "back 30 minutes", "an hour later": how far what is moved is shifted.
  func fillShift(_ request: inout Request, _ words: Range<Int>) {
    guard request.lengthChange == nil, shifts(request) else { return }
    if let duration = request.duration,
      let minutes = duration.length.exactMinutes ?? duration.length.minutesOfDays
    {
      request.shift = direction(beside: duration.span, words).map { $0 * minutes }
    } else if counts(request),
      let index = request.whens.firstIndex(where: { isDistance($0, words) })
    {
      let when = request.whens.remove(at: index)
      request.shift = when.start.map { distance(to: $0, grain: when.grain) }
    } else if let shift = nextDay(words) {
      let first = start(of: shift.words.lowerBound)
      let last = start(of: shift.words.upperBound - 1)
      // "tomorrow or the day after": one of two days that are named.
      if request.whens.contains(where: { $0.role == .or && $0.span.contains(first) }) { return }
      request.whens.removeAll { $0.span.lowerBound <= first && last < $0.span.upperBound }
      // "the day after the holiday" is a day of its own.
      if request.whens.allSatisfy(\.isTimeOnly) { request.shift = shift.minutes }
    }
    guard let shift = request.shift else { return }
    if shift > 0, case .later = request.alternative { request.alternative = .later(minutes: shift) }
    if shift < 0, case .earlier = request.alternative {
      request.alternative = .earlier(minutes: -shift)
    }
  }

  /// Whether a request changes what is there, so that "an hour later" counts
  /// from it and not from now.
  private func shifts(_ request: Request) -> Bool {
    switch request.intent {
    case .move, .correct, .none: true
    // "no, the day after".
    case .negate, .availability, .book:
      expecting == .choice || expecting == .confirmation || request.alternative != nil
    // "how could Peter come an hour later?": of what he has.
    case .explain, .setUp:
      isOfSomebody(request) || request.why == .howCould || request.alternative != nil
    default: request.alternative != nil
    }
  }

  /// Whether it is about what somebody has booked.
  private func isOfSomebody(_ request: Request) -> Bool {
    !request.customers.isEmpty || !request.bookingNumbers.isEmpty || request.isForMe
  }

  /// Whether there is something that a distance can count from.
  ///
  /// What is changed is, and what the desk has just offered; without them "two
  /// days later" is from now.
  private func counts(_ request: Request) -> Bool {
    request.intent == .move || request.intent == .correct || request.why == .howCould
      || expecting != nil
      || (request.intent == .explain || request.intent == .setUp) && isOfSomebody(request)
  }

  /// 1 for later, −1 for earlier, by a word near a length.
  private func direction(beside span: Range<Int>, _ words: Range<Int>) -> Int? {
    guard let first = words.first(where: { start(of: $0) >= span.lowerBound }),
      let last = words.last(where: { start(of: $0) < span.upperBound })
    else { return nil }
    for index in max(words.lowerBound, first - 3)..<min(words.upperBound, last + 3) {
      let word = parts.words[index]
      if word.is(.later) || word.is(.back) { return 1 }
      if word.is(.earlier) || word.is(.forward) || word.is(.sooner) { return -1 }
    }
    // "move Dana up by half an hour"
    if first > words.lowerBound + 1, parts.words[first - 1].is(.by) {
      if parts.isWord(first - 2, "up") { return -1 }
    }
    for index in words.lowerBound..<first
    where parts.isWord(index, "delay") || parts.isWord(index, "postpone")
      || parts.isWord(index, "push")
    {
      return 1
    }
    // "an hour before that"
    guard last + 1 < words.upperBound,
      last + 2 == words.upperBound || parts.words[last + 2].classes.contains(.pronoun)
    else { return nil }
    if parts.isWord(last + 1, "before") { return -1 }
    if parts.isWord(last + 1, "after") { return 1 }
    return nil
  }

  /// "the day after", "the following week": days from what is spoken of.
  private func nextDay(_ words: Range<Int>) -> (words: Range<Int>, minutes: Int)? {
    let line = parts.line
    guard line.mayHave("day") || line.mayHave("week"),
      line.mayHave("following") || line.mayHave("next") || line.mayHave("after")
        || line.mayHave("before")
    else { return nil }
    for index in words.dropLast() {
      let next = index + 1
      for (unit, days): (StaticString, Int) in [("day", 1), ("week", 7)] {
        let isAfter = parts.isWord(index, "following") || days == 1 && parts.isWord(index, "next")
        if isAfter, parts.isWord(next, unit), parts.words[next].breakBefore == .none {
          return (index..<next + 1, days * 1440)
        }
        guard parts.isWord(index, unit), endsThere(next, words) else { continue }
        if parts.isWord(next, "after") { return (index..<next + 1, days * 1440) }
        if parts.isWord(next, "before") { return (index..<next + 1, -days * 1440) }
      }
    }
    return nil
  }

  /// Whether nothing that "after" could govern follows.
  private func endsThere(_ index: Int, _ words: Range<Int>) -> Bool {
    guard index + 1 < words.upperBound else { return true }
    let next = parts.words[index + 1]
    // "the week after May 20"
    if parts.timeOfWord[index + 1] >= 0, parts.timeOfWord[index + 1] == parts.timeOfWord[index] {
      return next.breakBefore != .none
    }
    return next.breakBefore != .none || next.is(.instead)
      || !next.classes.isDisjoint(with: [.stop, .polite, .be, .can, .pronoun])
  }

  /// Whether a time is a length from now by its words: "30 minutes later".
  private func isDistance(_ when: When, _ words: Range<Int>) -> Bool {
    guard when.role == .at || when.role == .to, !when.isOpenEnded,
      when.end == nil || when.isDayOnly,
      let last = words.last(where: { start(of: $0) < when.span.upperBound }),
      start(of: last) > when.span.lowerBound
    else { return false }
    let word = parts.words[last]
    return word.is(.later) || word.is(.earlier) || word.is(.sooner)
  }

  private func distance(to start: LocalDateTime, grain: Grain) -> Int {
    grain >= .day
      ? now.date.days(until: start.date) * 1440 : (start.wallSeconds - now.wallSeconds) / 60
  }

  /// "15 minutes longer", "extend it by an hour": by how much, and not how long.
  func fillLengthChange(_ request: inout Request, _ words: Range<Int>) {
    guard let duration = request.duration, let minutes = duration.length.exactMinutes,
      let first = words.first(where: { start(of: $0) >= duration.span.lowerBound }),
      let last = words.last(where: { start(of: $0) < duration.span.upperBound })
    else { return }
    let beside = last + 1 < words.upperBound ? parts.words[last + 1] : CueWord()
    // "shorter by 10 minutes" says it before.
    let by = first - 1 > words.lowerBound && parts.words[first - 1].is(.by) ? first - 2 : nil
    if let by, parts.words[by].is(.longer) {
      request.lengthChange = minutes
    } else if let by, parts.words[by].is(.shorter) {
      request.lengthChange = -minutes
    } else if beside.is(.longer) {
      request.lengthChange = minutes
    } else if beside.is(.shorter) {
      request.lengthChange = -minutes
    } else if first > words.lowerBound, !parts.words[first - 1].is(.to) {
      let heads = words.lowerBound..<first
      if heads.contains(where: { parts.isWord($0, "extend") || parts.isWord($0, "lengthen") }) {
        request.lengthChange = minutes
      } else if heads.contains(where: { parts.isWord($0, "shorten") }) {
        request.lengthChange = -minutes
      }
    }
  }

  private func start(of index: Int) -> Int {
    parts.line.tokens[Int(parts.words[index].token)].span.lowerBound
  }
}

extension CivilDuration {
  /// The minutes of a length in days alone, where each day counts as 24 hours: a move by days
  /// keeps the hour.
  fileprivate var minutesOfDays: Int? {
    days > 0 && months == 0 && seconds == 0 ? days * 1440 : nil
  }
}
