import CivilTime

/// What part each phrase plays: asked for, ruled out, old or new time, another
/// choice; and which phrases that stand apart say one time together.
extension PhraseScanner {
  /// Gives each phrase its role by the words before it.
  func assignRoles(_ phrases: inout [TimePhrase]) {
    let hasMove = firstMove < tokens.count
    defer {
      markUnavailable(&phrases)
      repeatExcluded(&phrases)
    }
    for index in phrases.indices {
      let start = phrases[index].tokens.lowerBound
      guard phrases[index].role == .at else {
        if phrases[index].role == .or, isListRuledOut(phrases, index) {
          phrases[index].role = .not
        } else if phrases[index].role == .or {
          openChoice(&phrases, index)
        }
        continue
      }
      if index > 0, phrases[index - 1].role == .not,
        let kept = part(phrases[index].expression, onDayOf: phrases[index - 1].expression)
      {
        phrases[index].expression = kept
      }
      let isNext = index > 0 && isNextBest(phrases[index - 1], phrases[index])
      if !isNext, !isTurned(start),
        isExcluded(before: start, isFollowed: index + 1 < phrases.count)
          || isButOfAny(phrases, index)
      {
        phrases[index].role = .not
        takeInExcluder(&phrases, index)
        keepInPeriod(&phrases, index)
      } else if index > 0, isNext || isChoice(phrases[index - 1].tokens.upperBound..<start) {
        phrases[index].role = phrases[index - 1].role == .not ? .not : .or
        keepInPeriod(&phrases, index)
        share(&phrases, index)
        openChoice(&phrases, index)
      } else if index > 0, isList(phrases[index - 1].tokens.upperBound..<start) {
        if phrases[index - 1].role == .not,
          word(start - 1) == .and || word(start - 2) == .and || isExclusionGoingOn(phrases, index)
            || isHourOfRuledOut(phrases, index)
        {
          phrases[index].role = .not
          keepInPeriod(&phrases, index)
        }
        share(&phrases, index)
      } else if hasMove {
        moveRole(&phrases, index, start)
      }
    }
    guard phrases.contains(where: { $0.role == .not }) else { return }
    shareDayOfReplaced(&phrases)
    openPeriodOfExcluded(&phrases)
    keepInLaterPeriod(&phrases)
    openWishOfExcluded(&phrases)
    openDayOfExcluded(&phrases)
    openMoveOfExcluded(&phrases)
    settleExcluded(&phrases)
  }

  /// "not before 11", "no later than 3": a bound that says itself what is wanted.
  private func isTurned(_ start: Int) -> Bool {
    (word(start) == .not || word(start) == .no) && bound(start) != nil
  }

  /// "not Monday", "except Friday", "any day but Friday", "instead of 3".
  func isExcluded(before start: Int, isFollowed: Bool) -> Bool {
    if isRefusedPart(start) { return true }
    // "any time but not before 11": the "not" is the bound's own.
    if word(start) == .not || word(start) == .no { return false }
    var index = start - 1
    while index >= 0 {
      switch word(index) {
      case .on, .the, .for, .in, .quote, .a, .at, .over, .during: index -= 1
      // "if not Thursday then Friday" would have Thursday.
      case .not where isWord(index - 1, "if") && isFollowed && isClauseStart(index - 1):
        return false
      case .not: return !isWord(index - 1, "why")
      case .except: return true
      case _ where isWord(index, "nto"): return !isWord(index - 1, "why")
      case _ where isWord(index, in: ["skip", "omit", "without", "skipping", "avoid"]):
        return !isOwned(index)
      case _ where isWord(index, in: ["scrap", "scratch", "forget", "ditch"]):
        return isFollowed
      case _ where isWord(index, "out") && isWord(index - 1, in: ["leave", "miss", "leaving"]):
        return true
      case .but where word(index + 1) == .for && isClauseStart(index): return true
      // "same as last time but on Friday"
      case .but where isWord(index - 2, in: ["same", "last"]): return false
      case .but:
        return word(index - 1) == .day || word(index - 1) == .time || word(index - 1) == .anytime
          || isWord(index - 1, "anything")
      case .of where isWord(index - 1, "outside"): index -= 1
      case .of: return word(index - 1) == .instead
      // "Friday outside lunch"; "outside on Friday" is a place.
      case _ where isWord(index, "outside"):
        return word(start) == .part && (index == start - 1 || word(index + 1) == .of)
      case .than:
        return isWord(index - 1, "rather") || isWord(index - 2, "rather")
          || word(index - 1) == .other
      // "next week bar Monday"; "the bar on Monday" is a place.
      case _ where isWord(index, in: ["bar", "minus"]): return endsTime(index - 1)
      case .from: return isWord(index - 1, in: ["apart", "aside"])
      case .no: return token(start).traits.contains(.plural)
      default:
        return isWord(index, in: ["neither", "nor", "never"])
      }
    }
    return false
  }

  /// "I can't do mornings on Friday, afternoons are fine": another part of that day.
  private func part(
    _ expression: TimeExpression, onDayOf refused: TimeExpression
  ) -> TimeExpression? {
    guard case .on(nil, .part(let part)?) = expression,
      case .on(let day?, .part(let other)?) = refused, day.isSingle, part != other
    else { return nil }
    return .on(day, .part(part))
  }

  /// Whether a word is somebody's: "Jack's skip" is a person.
  private func isOwned(_ index: Int) -> Bool {
    token(index - 1).traits.contains(.possessive)
      || isWord(index - 1, in: ["my", "your", "his", "her", "our", "their"])
  }

  /// Whether only "and" or a comma stands between two phrases.
  func isList(_ gap: Range<Int>) -> Bool {
    !gap.isEmpty && gap.count <= 3
      && gap.allSatisfy { index in
        switch word(index) {
        case .and, .comma, .ampersand, .slash, .plus, .on, .the: true
        default: false
        }
      }
  }

  /// Whether only "or" stands between two phrases.
  private func isChoice(_ gap: Range<Int>) -> Bool {
    guard !gap.isEmpty, gap.count <= 5 else { return false }
    var hasOr = false
    for index in gap {
      switch word(index) {
      case .or: hasOr = true
      case .comma, .on, .at, .in, .the, .slash: break
      // "or failing that", "or better still"
      case .that where hasOr: break
      default:
        if !isWord(
          index,
          in: [
            "maybe", "else", "even", "possibly", "failing", "better", "still", "yet", "perhaps",
            "alternatively",
          ])
        {
          return false
        }
      }
    }
    return hasOr
  }

  private func moveRole(_ phrases: inout [TimePhrase], _ index: Int, _ start: Int) {
    var before = word(start) == .to ? start : start - 1
    while [.the, .on, .at].contains(word(before))
      || word(before) == .time && isWord(before - 1, "same") || isWord(before, "same")
    {
      before -= 1
    }
    guard before >= 0 else { return }
    if isWord(before, "off"), isMoveVerb(before: before) {
      // "move it off Monday and onto Wednesday"
      phrases[index].role = .from
      return
    }
    if isWord(before, in: ["to", "onto"]) || word(before) == .until
      || (word(before) == .for && phrases[..<index].contains { $0.role == .at })
    {
      guard let verb = moveVerb(before: before) else { return }
      for earlier in max(0, index - 8)..<index
      where phrases[earlier].role == .at && phrases[earlier].tokens.lowerBound > verb {
        phrases[earlier].role = .from
      }
      phrases[index].role = .to
    }
  }

  func isMoveVerb(before index: Int) -> Bool { moveVerb(before: index) != nil }

  private func moveVerb(before index: Int) -> Int? {
    firstMove < index && index <= tokens.count ? firstMove : nil
  }

  /// Whether a range "from 3 to 4" names an old and a new time.
  func isMove(before start: Int, _ phrases: [TimePhrase]) -> Bool {
    guard let verb = moveVerb(before: start) else { return false }
    // Of "move Dana to 3 and Omar from 4 to 5" the second has times of its own.
    let joint = tokens[verb..<start].lastIndex { $0.word == .and } ?? verb
    guard !phrases.contains(where: { $0.role == .to && $0.tokens.lowerBound > joint }) else {
      return false
    }
    // "change my status to away from 9 to 2" says to what it is changed.
    return !tokens[joint..<start].contains { $0.word == .to }
  }

  /// The ends of a range as the old and the new time.
  func movedEnds(
    _ ends: PhraseDraft.Ends, _ draft: PhraseDraft
  ) -> (TimePhrase, TimePhrase)? {
    let low = ends.low
    var second = ends.high
    if second.clock?.isAfternoon == nil, low.clock?.isAfternoon != nil, second.clock != nil,
      second.clock?.isFixed == false, second.part == nil, let hour = second.clock?.hour, hour >= 12
    {
      second.clock?.isAfternoon = nil
    }
    var old = self.draft(of: low, from: draft.start)
    old.start = draft.start
    let new = self.draft(of: second, from: low.end + 1)
    guard !old.isEmpty, !new.isEmpty else { return nil }
    var from = TimePhrase(
      old.expression, tokens: draft.start..<low.end, rule: old.rule, role: .from)
    from.isApproximate = old.isApproximate
    let to = TimePhrase(
      new.expression, tokens: low.end + 1..<draft.end, rule: new.rule, role: .to)
    return (from, to)
  }
}
