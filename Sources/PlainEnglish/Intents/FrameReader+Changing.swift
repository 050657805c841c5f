/// Verbs that make a booking another: "change", "move", "invite".
extension FrameReader {
  /// "change", "update", "turn", where it is no move.
  mutating func alters(
    _ cue: CueSpan, _ object: ObjectWords, _ clause: inout Clause
  ) -> Ruling? {
    let range = object.range
    if isSwitch(cue, range) { return .wants(Intent.none) }
    if range.first.map({ parts.words[$0].is(.me) }) == true {
      // "update me on tomorrow's visits"
      seen.shown = cue.end + 1
      return .passes
    }
    if expecting == nil {
      // "update my calendar by removing the party"
      if leavesByChange(range) { return .wants(.cancel) }
      // "change what you call me"
      if range.first.map({ parts.words[$0].classes.contains(.ask) }) == true {
        return .wants(Intent.none)
      }
      if !object.isDesk, isOfSpeaker(range) { return .wants(Intent.none) }
    }
    if needsLength(cue), !setsLength(range) { return .passes }
    return fillsCalendar(cue, range) ? .wants(.book) : nil
  }

  /// "move", "reschedule", "change" and "bring forward": of something that is booked.
  func moves(_ cue: CueSpan, _ object: ObjectWords, _ clause: inout Clause) -> Ruling {
    if seen.asked != nil, !seen.requests { return .passes }
    let (range, rest) = (object.range, object.classes)
    let hasNumber = parts.hasBookingNumber(range)
    let isKnown =
      object.isDesk || parts.hasWhen(clause) || parts.hasKnownName(clause)
      || parts.namesPerson(clause) || hasNumber || isShift(cue, clause)
      || rest.contains(.pronoun) || namesAnotherTime(range)
      || rest.contains(.poss) && !range.contains { parts.words[$0].is(.your) }
    guard isKnown || isOffered && !rest.isDisjoint(with: [.attribute, .poss, .time])
    else { return .passes }
    clause.isElliptic = !object.isDesk && !hasNumber
    clause.corrects = true
    // What is on the table is changed, unless something else is named.
    let isOther =
      rest.contains(.poss) || hasNumber || parts.isNamed(clause) && cue.kind == .moveVerb
    return .wants(isOffered && !isOther ? .correct : .move)
  }

  /// "invite", "send … an invite".
  func invites(_ object: ObjectWords, _ clause: Clause) -> Ruling {
    if invitesToNew(object.range, clause) { return .wants(.book) }
    return seen.asked != nil && !seen.requests ? .passes : .changes
  }

  /// "change my name to King", "I changed my mind": of who speaks, and of no booking.
  private func isOfSpeaker(_ range: Range<Int>) -> Bool {
    range.count > 1 && parts.words[range.lowerBound].classes.contains(.poss)
      && (parts.isWord(range.lowerBound + 1, "name") || parts.isWord(range.lowerBound + 1, "mind"))
  }

  /// "turn the fan down", "turn it up": what no desk does.
  private func isSwitch(_ cue: CueSpan, _ range: Range<Int>) -> Bool {
    parts.words[cue.start].is(.turn)
      && range.contains {
        parts.timeOfWord[$0] < 0
          && (parts.words[$0].is(.off) || parts.words[$0].is(.down) || parts.words[$0].is(.up)
            || parts.words[$0].is(.on))
      }
  }

  /// "… my calendar by removing the party", "… my schedule to delete the party".
  private func leavesByChange(_ range: Range<Int>) -> Bool {
    guard
      let calendar = range.prefix(3).first(where: {
        parts.words[$0].classes.contains(.calendar)
      }), calendar + 2 < range.upperBound,
      parts.words[calendar + 1].is(.by) || parts.words[calendar + 1].is(.to)
    else { return false }
    return !parts.words[calendar + 2].classes.isDisjoint(with: [.cancel, .remove])
  }

  /// Verbs that change how long something is only with the length: "cut it to 20 minutes".
  private func needsLength(_ cue: CueSpan) -> Bool {
    parts.isKind(cue.start, .cutting)
  }

  private func setsLength(_ range: Range<Int>) -> Bool {
    range.dropLast().contains {
      (parts.words[$0].is(.to) || parts.words[$0].is(.by) || parts.words[$0].is(.down))
        && parts.timeOfWord[$0] < 0
        && (parts.timeOfWord[$0 + 1] >= 0
          || $0 + 2 < range.upperBound && parts.timeOfWord[$0 + 2] >= 0)
    }
  }

  /// "update my calendar with a trip": something new goes into it.
  private func fillsCalendar(_ cue: CueSpan, _ range: Range<Int>) -> Bool {
    guard expecting == nil else { return false }
    if let first = range.first, parts.words[first].is(.with), cue.start > 0,
      parts.words[cue.start - 1].classes.contains(.be)
    {
      // "my calendar is to be updated with it"
      return (max(0, cue.start - 4)..<cue.start).contains {
        parts.words[$0].classes.contains(.calendar)
      }
    }
    guard
      let calendar = range.first(where: { parts.words[$0].classes.contains(.calendar) }),
      calendar + 2 < range.upperBound, parts.words[calendar + 1].is(.with),
      !parts.words[calendar + 2].is(.the)
    else { return false }
    return calendar <= range.lowerBound + 2
  }

  /// "send Lena an invite for coffee on Friday at 2": what is not there yet.
  private func invitesToNew(_ range: Range<Int>, _ clause: Clause) -> Bool {
    guard expecting == nil, parts.hasWhen(clause) else { return false }
    return range.dropLast().contains {
      guard parts.words[$0].is(.for) || parts.words[$0].is(.to), parts.timeOfWord[$0] < 0,
        parts.timeOfWord[$0 + 1] < 0
      else { return false }
      if parts.words[$0 + 1].is(.a) || parts.words[$0 + 1].is(.an) { return true }
      return parts.words[$0].is(.for) && parts.words[$0 + 1].classes.contains(.event)
    }
  }

  /// "move the plumber to another time": where it is to go is left open.
  private func namesAnotherTime(_ range: Range<Int>) -> Bool {
    range.dropLast().contains {
      (parts.words[$0].is(.another) || parts.words[$0].is(.different))
        && (parts.words[$0 + 1].is(.time) || parts.words[$0 + 1].is(.date)
          || parts.words[$0 + 1].is(.day))
    }
  }

  /// "bring the meeting forward": a verb of showing that moves what it shows.
  func isShift(_ cue: CueSpan, _ clause: Clause) -> Bool {
    guard parts.words[cue.start].isShifting else { return false }
    return (cue.end..<clause.words.upperBound).contains {
      guard parts.timeOfWord[$0] < 0 else { return false }
      // "bring my 5 o'clock up to 4"
      return parts.words[$0].isDirection
        || parts.words[$0].is(.up) && $0 > cue.end && $0 + 1 < clause.words.upperBound
          && parts.words[$0 + 1].is(.to)
    }
  }
}
