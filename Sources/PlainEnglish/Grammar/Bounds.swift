import CivilTime

/// Bounds: "after 4", "before lunch", "by Friday", "until the end of the month".
extension PhraseScanner {
  /// A bound's words.
  struct BoundMatch {
    var bound: Bound
    var end: Int
  }

  /// Words that bound what follows.
  func bound(_ index: Int) -> BoundMatch? {
    switch word(index) {
    case .after:
      return BoundMatch(bound: .after, end: index + 1)
    case .past: return BoundMatch(bound: .after, end: index + 1)
    case .before: return BoundMatch(bound: .before, end: index + 1)
    case .by where namesPartAndHour(index + 1) || isMeasure(index) || isVisit(index): return nil
    case .by: return BoundMatch(bound: .by, end: index + 1)
    case .on where word(index + 1) == .or && word(index + 2) == .before:
      return BoundMatch(bound: .by, end: index + 3)
    case .on where word(index + 1) == .or && word(index + 2) == .after:
      return BoundMatch(bound: .from, end: index + 3)
    case .until where isNotIncluding(index + 1):
      return BoundMatch(bound: .before, end: index + 4)
    case .until: return BoundMatch(bound: .until, end: behindIncluding(index + 1))
    case .through: return BoundMatch(bound: .until, end: index + 1)
    case .since: return BoundMatch(bound: .from, end: index + 1)
    case .from:
      // "apart from Monday" leaves it out.
      if isWord(index - 1, in: ["apart", "aside"]) || isGrowth(index) { return nil }
      return BoundMatch(bound: .from, end: index + 1)
    case .starting, .beginning:
      guard
        word(index) == .starting || word(index + 1) == .on || word(index + 1) == .at
          || word(index + 1) == .from
      else { return nil }
      return BoundMatch(bound: .from, end: index + 1)
    case .no, .not:
      switch word(index + 1) {
      case .later where word(index + 2) == .than: return BoundMatch(bound: .by, end: index + 3)
      case .earlier where word(index + 2) == .than:
        return BoundMatch(bound: .from, end: index + 3)
      case .before where word(index) == .not: return BoundMatch(bound: .from, end: index + 2)
      case .after where word(index) == .not: return BoundMatch(bound: .by, end: index + 2)
      case .until where word(index) == .not: return BoundMatch(bound: .from, end: index + 2)
      default:
        if isWord(index + 1, "sooner"), word(index + 2) == .than {
          return BoundMatch(bound: .from, end: index + 3)
        }
        return nil
      }
    case .later where word(index + 1) == .than: return BoundMatch(bound: .after, end: index + 2)
    case .earlier where word(index + 1) == .than:
      return BoundMatch(bound: .before, end: index + 2)
    case .most where isWord(index, "latest") && isClockNext(index + 1):
      return BoundMatch(bound: .by, end: index + 1)
    case .at
    where word(index + 1) == .the && isWord(index + 2, "latest") && isClockNext(index + 3):
      return BoundMatch(bound: .by, end: index + 3)
    case .at
    where word(index + 1) == .the && isWord(index + 2, "earliest") && isClockNext(index + 3):
      return BoundMatch(bound: .from, end: index + 3)
    case .up
    where (word(index + 1) == .to || word(index + 1) == .until)
      && !isMoveVerb(before: index):
      return isNotIncluding(index + 2)
        ? BoundMatch(bound: .before, end: index + 5)
        : BoundMatch(bound: .until, end: behindIncluding(index + 2))
    case .in where isWord(index + 1, "advance") && word(index + 2) == .of:
      return BoundMatch(bound: .before, end: index + 3)
    default:
      if isWord(index, "as"), word(index + 1) == .late, isWord(index + 2, "as") {
        return BoundMatch(bound: .by, end: index + 3)
      }
      if isWord(index, "as"), word(index + 1) == .early, isWord(index + 2, "as") {
        return BoundMatch(bound: .from, end: index + 3)
      }
      if isWord(index, "as"), word(index + 1) == .of || word(index + 1) == .from {
        return BoundMatch(bound: .from, end: index + 2)
      }
      if isWord(index, "sooner"), word(index + 1) == .than {
        return BoundMatch(bound: .before, end: index + 2)
      }
      if isWord(index, "prior"), word(index + 1) == .to {
        return BoundMatch(bound: .before, end: index + 2)
      }
      if isWord(index, "ahead"), word(index + 1) == .of {
        return BoundMatch(bound: .before, end: index + 2)
      }
      return nil
    }
  }

  /// "but not including".
  private func isNotIncluding(_ index: Int) -> Bool {
    word(index) == .but && word(index + 1) == .not && isWord(index + 2, "including")
  }

  /// "16.30", which can be no date.
  private func isDottedHour(_ index: Int) -> Bool {
    isNumber(index) && word(index + 1) == .period && isGlued(index + 1) && isNumber(index + 2)
      && isGlued(index + 2) && numericDate(index) == nil && clock(index)?.point.hasMinutes == true
  }

  func isClockNext(_ index: Int) -> Bool {
    // "the latest one"
    guard !isPronoun(index), let clock = clock(index) else { return false }
    return clock.strength > .bare || isEnd(clock.end) || word(clock.end) == .on
  }

  /// Behind "and including".
  func behindIncluding(_ index: Int) -> Int {
    word(index) == .and && isWord(index + 1, "including") ? index + 2 : index
  }

  /// "swing by Friday", "I'll come by on Tuesday": the verb owns its "by", and the day is no
  /// limit.
  private func isVisit(_ index: Int) -> Bool {
    let isCome = isWord(index - 1, in: ["come", "coming", "came", "call", "calling"])
    guard isCome || isWord(index - 1, in: Self.visitVerbs) else { return false }
    // "drop by 3" may be a limit; so may "come by 3pm".
    return isCome
      ? clock(index + 1) == nil : !isNumber(index + 1) || clock(index + 1)?.strength == .certain
  }

  private static let visitVerbs: [StaticString] = [
    "swing", "drop", "stop", "pop", "swinging", "dropping", "stopping", "popping", "nip",
  ]

  /// "went from 4 to 6": a count that changed.
  private func isGrowth(_ index: Int) -> Bool {
    isWord(index - 1, in: ["went", "rose", "grew", "fell", "dropped", "jumped"])
      && isNumber(index + 1) && word(index + 2) == .to && isNumber(index + 3)
      && meridiem(index + 4) == nil && word(index + 4) != .colon
  }

  /// "10 by 12 feet": a size.
  private func isMeasure(_ index: Int) -> Bool {
    isNumber(index - 1) && isNumber(index + 1) && word(index - 2) != .at
      && !isClockStart(index + 1) && dayMonth(index + 1) == nil && !isEnd(index + 2)
  }

  /// "by evening 6", "by the morning 11:30": where the part of the day goes
  /// first, "by" is how some say "at".
  private func namesPartAndHour(_ index: Int) -> Bool {
    let start = word(index) == .the ? index + 1 : index
    guard let part = part(start), part.value.part.isClockPart, !part.value.part.isMeal else {
      return false
    }
    return clock(part.end) != nil
  }

  /// A bound and what it bounds; "from" with an end is a range.
  func boundElement(
    _ match: BoundMatch, from index: Int, after draft: PhraseDraft
  ) -> PhraseDraft? {
    var match = match
    match.bound = turned(match.bound, at: index)
    if match.bound == .from, let now = nowRange(index, match.end) { return now }
    if match.bound == .until || match.bound == .by || match.bound == .before {
      if let moment = moment(match.end) {
        return PhraseDraft(
          whole: .bounded(match.bound, moment.value), start: index, end: moment.end, rule: .bound)
      }
    }
    if match.bound == .after, clock(match.end)?.strength != .certain,
      let length = length(match.end)
    {
      return afterLength(length, from: index)
    }
    if let duty = dutyBound(match, from: index) { return duty }
    var start = match.end
    var lead = Lead.bound
    while word(start) == .on || word(start) == .at || word(start) == .around {
      lead = word(start) == .on ? .day : .clock
      start += 1
    }
    guard var point = point(start, lead: lead == .bound && isDottedHour(start) ? .clock : lead)
    else { return nil }
    if match.bound == .from, let number = point.number, point.clock == nil, number <= 24,
      let separator = separator(point.end, isLed: true),
      let last = cardinal(separator.end), isCount(last.end), unit(last.end) == nil
    {
      return nil  // "from 10 to 20 people"
    }
    if match.bound == .from {
      if let range = range(from: point, start: index, isLed: true, after: draft) { return range }
    } else {
      leaveRange(to: &point)
    }
    if isNear(index), let near = nearBound(match.bound, point, from: index) { return near }
    // "tax form 1040"
    if match.bound == .from, isWord(index, "form") { return nil }
    if point.number != nil, point.clock == nil {
      settleBoundNumber(&point, match, after: draft)
      if point.number != nil { return nil }
    }
    return bounded(match.bound, point, from: index, after: draft)
  }

  /// "after 4 Mon-Wed", "until Friday 3-5pm": what is bounded ends where a range begins.
  func leaveRange(to point: inout PointDraft) {
    guard point.date != nil, point.clock != nil || point.number != nil || point.part != nil,
      let separator = separator(point.end, isLed: false)
    else { return }
    if let part = point.part, let first = self.part(point.start), first.end < point.end,
      date(separator.end) != nil
    {
      point = PointDraft(part: part, start: point.start, end: first.end, rule: .part)
      return
    }
    if point.isClockFirst, let clock = point.clock, date(separator.end) != nil,
      let hour = self.clock(point.start), hour.end < point.end
    {
      point = PointDraft(clock: clock, start: point.start, end: hour.end, rule: .clock)
    } else if !point.isClockFirst, clock(separator.end) != nil, date(separator.end) == nil,
      let day = date(point.start), day.end < point.end
    {
      point = PointDraft(date: day.date, start: point.start, end: day.end, rule: day.rule)
    }
  }

  /// "just before 4", "shortly after 3".
  private func isNear(_ index: Int) -> Bool {
    word(index - 1) == .only
      ? isWord(index - 1, "just") : isWord(index - 1, in: ["shortly", "right", "straight"])
  }

  /// The half hour beside a clock time.
  private func nearBound(_ bound: Bound, _ point: PointDraft, from index: Int) -> PhraseDraft? {
    guard bound == .before || bound == .after,
      let clock = point.clock
        ?? point.number.flatMap({ (1...24).contains($0) ? hour($0, at: point.numberIndex) : nil }),
      clock.basis == .said
    else { return nil }
    var element = PhraseDraft(start: index, end: point.end, rule: .bound)
    element.date = point.date
    let other = clock.moved(by: bound == .before ? -30 : 30)
    element.clock = bound == .before ? .range(other, clock) : .range(clock, other)
    element.isApproximate = true
    return element
  }

  /// "after work", "before school": hours that the day's duties leave.
  private func dutyBound(_ match: BoundMatch, from index: Int) -> PhraseDraft? {
    guard match.bound == .after || match.bound == .before else { return nil }
    let isAfter = match.bound == .after
    var element = PhraseDraft(start: index, end: match.end + 1, rule: .part)
    if word(match.end) == .work {
      element.clock =
        isAfter
        ? .part(PartExpression(.afterWork)) : .boundedPart(.before, PartExpression(.workday))
      return element
    }
    // "after school" is an hour, "after school club" is not.
    guard isWord(match.end, "school"), !isPlainNoun(match.end + 1) else { return nil }
    element.clock =
      isAfter ? .part(PartExpression(.afterSchool)) : .boundedPart(.before, PartExpression(.school))
    return element
  }

  /// "after 5 days": open from then.
  private func afterLength(_ length: Match<LengthExpression>, from index: Int) -> PhraseDraft? {
    guard isEnd(length.end) || token(length.end).kind == .word else { return nil }
    return PhraseDraft(
      whole: .bounded(.from, offset(length.value, from: .now)), start: index, end: length.end,
      rule: .bound)
  }

  /// A bare number behind a bound: an hour, or a day behind "the".
  private func settleBoundNumber(
    _ point: inout PointDraft, _ match: BoundMatch, after draft: PhraseDraft
  ) {
    guard let number = point.number else { return }
    if word(point.numberIndex - 1) == .the || word(point.numberIndex - 1) == .on {
      if (1...31).contains(number) {
        point.date = .monthDay(.init(day: number))
        point.number = nil
      }
      return
    }
    guard number <= 24, !isCount(point.end), draft.clock == nil || !draft.isEmpty else { return }
    if isWord(point.end, in: ["onwards", "onward"]) {
      point.clock = hour(number, at: point.numberIndex)
      point.number = nil
      point.end += 1
      return
    }
    if match.bound == .from || match.bound == .after, draft.isEmpty, word(point.end) == .unknown,
      !isEnd(point.end), token(point.end).kind == .word,
      word(match.end - 2) != .anytime, word(match.end - 2) != .time, !isCommand(point.end)
    {
      return
    }
    point.clock = hour(number, at: point.numberIndex)
    point.number = nil
  }

  func bounded(
    _ bound: Bound, _ point: PointDraft, from index: Int, after draft: PhraseDraft
  ) -> PhraseDraft? {
    var element = PhraseDraft(start: index, end: point.end, rule: .bound)
    element.isApproximate = point.isApproximate
    // "from Friday onwards"
    if bound == .from, isWord(point.end, in: ["onwards", "onward"]) { element.end += 1 }
    if let clock = point.clock {
      var clock = clock
      if clock.part == nil { clock.part = point.part }
      if let date = point.date, !point.isClockFirst, draft.isEmpty, !bound.isStart {
        // "by Friday at 5" bounds the moment; "after 5 on Friday" the hour.
        element.whole = .bounded(bound, .on(date, .at(clock)))
        return element
      }
      element.date = point.date
      element.clock = .bounded(bound, clock)
    } else if let part = point.part {
      if let date = point.date, !bound.isStart, draft.isEmpty, word(point.end - 1) == .part,
        !part.part.isEdgeOfDay, word(index + 1) != .part
      {
        // "by tomorrow evening" bounds the moment, "before lunch on Friday" the
        // hours of a day.
        element.whole = .bounded(bound, .on(date, .boundedPart(bound, part)))
        return element
      }
      element.date = point.date
      element.clock = .boundedPart(bound, part)
    } else if let date = point.date {
      element.date = .bounded(bound, date)
    }
    return element.isEmpty ? nil : element
  }
}
