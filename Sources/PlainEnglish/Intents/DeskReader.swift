/// Finds what a desk has beside bookings: taking back, lists of the business,
/// how a visit went, figures, the day as it goes.
///
/// `intent(_:_:)` has a line for each cue: what it asks for, and what must stand beside it.
struct DeskReader {
  let parts: LineParts
  let expecting: Expectation?

  /// Gives a clause such an intent, if a cue of one decides it.
  func read(_ clause: inout Clause) {
    if clause.isBeyond || isBeyond(clause) { return }
    // "what if B-12 took an hour?", "what if Priya is ill?" change nothing.
    if clause.why == .whatIf { return }
    if asksForHelp(clause) {
      clause.intent = .help
      return
    }
    if marks(&clause) { return }
    if runsBehind(clause) {
      clause.intent = .late
      return
    }
    if asksWhoIsIn(clause) {
      clause.intent = .list
      return
    }
    if bringsBack(clause) {
      clause.intent = .undo
      return
    }
    let first = parts.details.partitioningIndex { $0.start >= clause.words.lowerBound }
    var triedEverything = false
    for cue in parts.details[first...] {
      guard cue.end <= clause.words.upperBound else { return }
      if cue.kind == .everything, parts.timeOfWord[cue.start] < 0 {
        // The second one of a clause decides what the first one did.
        if triedEverything { continue }
        triedEverything = true
      }
      if let intent = intent(cue, &clause) {
        clause.intent = intent
        return
      }
    }
  }

  /// "put a hold on my savings account": a thing of another world, and none of this.
  private func isBeyond(_ clause: Clause) -> Bool {
    let classes = parts.classes(of: clause)
    return clause.intent == Intent.none && classes.contains(.scope)
      && classes.isDisjoint(with: [.desk, .event, .calendar, .thing]) && !hasName(clause)
  }

  /// What a cue means in its clause; nil if it is said of something else.
  private func intent(_ cue: CueSpan, _ clause: inout Clause) -> Intent? {
    switch cue.kind {
    case .undo: return takesBack(cue, clause) ? .undo : nil
    case .redo: return isBare(cue, clause) ? .redo : nil
    case .history: return history(cue, clause)
    case .services: return isBare(cue, clause) ? .services : nil
    case .staff: return isBare(cue, clause) ? .staff : nil
    case .settings: return isBare(cue, clause) && !hasName(clause) ? .settings : nil
    case .customers: return isBare(cue, clause) ? .customers : nil
    case .bookings: return isBare(cue, clause) && clause.intent == nil ? .list : nil
    case .toCalendar: return hasBookingNumber(clause) ? .calendar : nil
    case .calendarFile: return clause.hasTime || hasTimeBefore(clause) ? nil : .calendar
    case .everything: return allToCalendar(cue, &clause)
    case .moreChoices: return wantsMore(cue, clause) ? .more : nil
    case .print: return leads(cue, clause) && (clause.hasTime || isBare(cue, clause)) ? .print : nil
    case .transfer: return transfers(cue, clause) ? .transfer : nil
    case .arrived: return mark(.arrived, cue, &clause)
    case .doneVisit: return mark(.done, cue, &clause)
    case .confirmVisit: return mark(.confirmed, cue, &clause)
    case .noShow: return noShow(cue, &clause)
    case .ill, .back: return isAway(clause) ? .ill : nil
    case .cannotCome: return cannotCome(cue, clause)
    case .earned: return earned(cue, clause) ? report(.takings, &clause) : nil
    case .late: return late(clause)
    case .reportLoad: return load(cue, &clause)
    case .reportTakings: return isAboutUs(cue, clause) ? report(.takings, &clause) : nil
    case .reportNoShows: return report(.noShows, &clause)
    case .reportCancelled: return isAboutUs(cue, clause) ? report(.cancellations, &clause) : nil
    case .reportAbsent: return isAboutUs(cue, clause) ? report(.absentees, &clause) : nil
    case .rota: return rota(clause)
    case .reportBusiest: return extreme(.busiest, cue, &clause)
    case .reportQuietest: return extreme(.quietest, cue, &clause)
    case .reportBestCustomers: return best(.bestCustomers, cue, &clause)
    case .reportBestServices: return best(.takings, cue, &clause)
    case .reportHours:
      return hasName(clause, .staff) && clause.hasTime ? report(.hours, &clause) : nil
    case .note: return note(cue, &clause)
    case .swap: return swaps(cue, clause) ? .swap : nil
    // "I no longer want to move it"
    case .resize: return clause.forbids ? nil : resize(clause)
    case .waitlist: return waitlist(cue, clause)
    case .override: return override(cue, clause)
    case .releaseHold: return leads(cue, clause) ? .hold : nil
    case .hold: return holds(cue, clause) ? .hold : nil
    case .identify: return identify(cue, &clause)
    default: return nil
    }
  }

  var isOffered: Bool { expecting == .confirmation || expecting == .choice }

  /// "help booking", "help set up": a page of the help, though what it is on would be
  /// a request by itself.
  private func asksForHelp(_ clause: Clause) -> Bool {
    guard (2...4).contains(clause.words.count), let first = clause.words.first,
      parts.words[first].is(.help), !clause.hasTime, !hasName(clause, .staff),
      !hasName(clause, .customer)
    else { return false }
    return clause.words.dropFirst().allSatisfy { index in
      parts.isKind(index, .helpTopic)
    }
  }

  /// "I'm Priya", "my name is Dana Whitfield".
  private func identify(_ cue: CueSpan, _ clause: inout Clause) -> Intent? {
    guard cue.end < clause.words.upperBound, leads(cue, clause), expecting != .person else {
      return nil
    }
    let rest = cue.end..<clause.words.upperBound
    guard rest.count <= 3, rest.allSatisfy({ isNameLike($0) }) else { return nil }
    let span = parts.span(rest)
    clause.note = parts.line.text(span)
    return .identify
  }

  private func isNameLike(_ index: Int) -> Bool {
    if parts.isName(index) { return true }
    let word = parts.words[index]
    return word.isCapitalised && word.isUnknown && parts.timeOfWord[index] < 0
  }

  // MARK: Tests

  /// Whether nothing but small words stands beside a cue.
  func isBare(_ cue: CueSpan, _ clause: Clause) -> Bool {
    clause.words.allSatisfy { $0 >= cue.start && $0 < cue.end || isSmall($0) }
  }

  func isSmall(_ index: Int) -> Bool {
    let word = parts.words[index]
    if isGreeting(index) { return true }
    guard parts.timeOfWord[index] < 0 else { return false }
    if word.isPreposition || word.isJoint || word.is(.me) {
      return true
    }
    return !word.classes.isDisjoint(with: [
      .stop, .polite, .determiner, .poss, .show, .be, .can, .person, .ask, .want, .pronoun, .good,
    ])
  }

  /// Whether a word is part of a greeting, of thanks, or of a yes or no.
  private func isGreeting(_ index: Int) -> Bool {
    switch parts.talkCue(at: index)?.kind {
    case .hello, .thanks, .yes, .no: return true
    default: return false
    }
  }

  /// Whether a cue is the first thing that the clause says.
  func leads(_ cue: CueSpan, _ clause: Clause) -> Bool {
    (clause.words.lowerBound..<cue.start).allSatisfy { isSmall($0) }
  }

  func hasName(_ clause: Clause, _ kind: NameKind? = nil) -> Bool {
    parts.names(in: clause.words).contains { kind == nil || $0.mention.kind == kind }
  }

  func hasBookingNumber(_ clause: Clause) -> Bool {
    clause.words.contains { hasBookingNumber($0) }
  }

  func hasBookingNumber(_ index: Int) -> Bool {
    guard parts.words[index].isNumber else { return false }
    return BookingNumbers.isOne(Int(parts.words[index].token), parts.line)
  }

  private func hasTimeBefore(_ clause: Clause) -> Bool {
    (parts.firstTime.map { $0 < clause.words.lowerBound } ?? false) && expecting == nil
  }
}
