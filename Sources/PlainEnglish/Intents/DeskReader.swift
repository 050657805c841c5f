/// Finds what a desk has beside bookings: taking back, lists of the business,
/// how a visit went, figures, the day as it goes.
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

  private func intent(_ cue: CueSpan, _ clause: inout Clause) -> Intent? {
    switch cue.kind {
    // "restore factory settings", "go back one song"
    case .undo
    where parts.classes(of: clause).contains(.scope)
      && parts.classes(of: clause).isDisjoint(with: [.desk, .event, .calendar]):
      return nil
    // "undo that request", of what is only asked about, stops it.
    case .undo where isOffered && parts.talkCue(at: cue.start)?.kind == .stop: return nil
    // "go back over what you said"
    case .undo where cue.end < parts.words.count && parts.words[cue.end].is(.over): return nil
    // "go back and say it again"
    case .undo where !parts.classes(of: clause).isDisjoint(with: [.again, .speech]): return nil
    case .undo:
      // "put it back to Alex" is where it should go.
      let goesTo = hasName(clause, .staff) || hasName(clause, .customer)
      return leads(cue, clause) && !goesTo && (!clause.hasTime || speaksOfChanges(clause))
        ? .undo : nil
    case .redo: return isBare(cue, clause) ? .redo : nil
    case .history: return history(cue, clause)
    case .services: return isBare(cue, clause) ? .services : nil
    case .staff: return isBare(cue, clause) ? .staff : nil
    case .settings: return isBare(cue, clause) && !hasName(clause) ? .settings : nil
    case .customers: return isBare(cue, clause) ? .customers : nil
    case .bookings: return isBare(cue, clause) && clause.intent == nil ? .list : nil
    case .toCalendar: return hasBookingNumber(clause) ? .calendar : nil
    case .calendarFile: return clause.hasTime || hasTimeBefore(clause) ? nil : .calendar
    case .everything where parts.timeOfWord[cue.start] < 0 && addsToCalendar(clause):
      clause.choice = .all
      return .calendar
    // "no more, thanks"
    case .moreChoices where cue.start > 0 && parts.words[cue.start - 1].is(.no): return nil
    case .moreChoices:
      guard isBare(cue, clause), expecting == nil || expecting == .confirmation else { return nil }
      return .more
    case .print: return leads(cue, clause) && (clause.hasTime || isBare(cue, clause)) ? .print : nil
    // "back up and repeat that"
    case .transfer where parts.words[cue.end - 1].is(.up) && isSaidAgain: return nil
    case .transfer: return leads(cue, clause) ? .transfer : nil
    case .arrived: return mark(.arrived, cue, &clause)
    case .doneVisit: return mark(.done, cue, &clause)
    case .confirmVisit: return mark(.confirmed, cue, &clause)
    case .noShow where isBare(cue, clause) && expecting == nil && !clause.isQuestion:
      clause.status = .noShow
      return .mark
    case .noShow: return mark(.noShow, cue, &clause)
    case .ill, .back:
      // "book Sam's back facial" is a booking.
      guard clause.intent != .book, clause.intent != .cancel, clause.intent != .move else {
        return nil
      }
      return hasName(clause, .staff) && !clause.isQuestion ? .ill : nil
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
    case .reportBestCustomers:
      return leads(cue, clause) && isAboutUs(cue, clause) ? report(.bestCustomers, &clause) : nil
    case .reportBestServices:
      return leads(cue, clause) && isAboutUs(cue, clause) ? report(.takings, &clause) : nil
    case .reportHours:
      return hasName(clause, .staff) && clause.hasTime ? report(.hours, &clause) : nil
    case .note: return note(cue, &clause)
    case .swap: return swaps(cue, clause) ? .swap : nil
    // "I no longer want to move it"
    case .resize: return clause.forbids ? nil : resize(clause)
    case .waitlist: return waitlist(cue, clause)
    case .override: return override(cue, clause)
    case .releaseHold: return leads(cue, clause) ? .hold : nil
    case .hold:
      // "hold" alone asks for it only as a command: "hold Friday at 3".
      guard !holdsTable(cue, clause), cue.end - cue.start > 1 || leads(cue, clause),
        parts.talkCue(at: cue.start)?.kind != .wait
      else { return nil }
      return clause.hasTime || clause.choice != nil ? .hold : nil
    case .identify: return identify(cue, &clause)
    default: return nil
    }
  }

  /// Whether something is to be said again.
  private var isSaidAgain: Bool { parts.words.contains { $0.classes.contains(.again) } }

  var isOffered: Bool { expecting == .confirmation || expecting == .choice }

  // MARK: Single intents

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

  /// "add everything on Friday to my calendar": what is booked, nothing new.
  private func addsToCalendar(_ clause: Clause) -> Bool {
    (clause.intent == nil || clause.intent == .book)
      && parts.cues(parts.details, in: clause.words).contains { $0.kind == .toCalendar }
  }

  private func history(_ cue: CueSpan, _ clause: Clause) -> Intent? {
    if clause.intent == .book { return nil }
    if hasName(clause, .customer) { return .customers }
    // "what's changed today": of a day.
    let isOfDay =
      cue.end - cue.start > 1 && leads(cue, clause)
      && (cue.end..<clause.words.upperBound).allSatisfy { parts.timeOfWord[$0] >= 0 || isSmall($0) }
    return isBare(cue, clause) || isOfDay ? .history : nil
  }

  private func mark(_ status: VisitStatus, _ cue: CueSpan, _ clause: inout Clause) -> Intent? {
    let isAsked = clause.isQuestion
    let isOne =
      hasName(clause, .customer) || hasBookingNumber(clause)
      || startsWith(clause, ["she", "he", "they", "mark"])
    guard isOne, !isAsked, clause.talk.isDisjoint(with: .agreement) else { return nil }
    clause.status = status
    if isDenied(status, cue, clause) {
      clause.forbids = expecting == nil || expecting == .more
      if clause.intent == .list { clause.intent = nil }
      return nil
    }
    return .mark
  }

  /// "Luis hasn't arrived", "don't mark B-8 as done".
  private func isDenied(_ status: VisitStatus, _ cue: CueSpan, _ clause: Clause) -> Bool {
    let forbids = parts.cues(parts.acts, in: clause.words).contains {
      $0.kind == .doNot && $0.end <= cue.start + 1
    }
    if forbids || status == .noShow { return forbids }
    if (cue.start..<cue.end).contains(where: { parts.words[$0].is(.not) }) { return true }
    var index = cue.start - 1
    while index > clause.words.lowerBound,
      ["yet", "even", "actually", "been"].contains(where: { parts.isWord(index, $0) })
    {
      index -= 1
    }
    return index >= clause.words.lowerBound && parts.words[index].is(.not)
  }

  /// "hold a table for 6": books it.
  private func holdsTable(_ cue: CueSpan, _ clause: Clause) -> Bool {
    (cue.end..<min(cue.end + 3, clause.words.upperBound)).contains { index in
      parts.isKind(index, .seating)
    }
  }

  /// "bring #24 back".
  private func bringsBack(_ clause: Clause) -> Bool {
    guard let first = clause.words.first, let last = clause.words.last, hasBookingNumber(clause),
      parts.words[last].is(.back), !clause.hasTime
    else { return false }
    return ["bring", "put", "get"].contains { parts.isWord(first, $0) }
  }

  /// "mark Omar's beard trim done": what went how stands between.
  private func marks(_ clause: inout Clause) -> Bool {
    guard let first = clause.words.first(where: { !parts.words[$0].classes.contains(.polite) }),
      parts.words[first].is(.mark)
        || parts.words[first].is(.put) && clause.words.contains(where: { parts.words[$0].is(.as) }),
      let last = clause.words.last, last > first + 1,
      hasName(clause) || hasBookingNumber(clause)
        || ["her", "him", "them"].contains(where: { [first] word in parts.isWord(first + 1, word) })
    else { return false }
    let status: VisitStatus
    if parts.isKind(last, .finished) {
      status = .done
    } else if parts.isKind(last, .present) {
      status = .arrived
    } else if parts.words[last].is(.confirmed) {
      status = .confirmed
    } else {
      return false
    }
    clause.status = status
    clause.intent = .mark
    return true
  }

  func late(_ clause: Clause) -> Intent? {
    guard clause.intent == nil || clause.intent == Intent.none, !clause.isQuestion else {
      return nil
    }
    return .late
  }

  /// "how busy is next week?": a time, and nothing else, is asked about.
  private func load(_ cue: CueSpan, _ clause: inout Clause) -> Intent? {
    let isAboutMe = clause.words.contains { index in
      // "tell me how busy it is" is about the desk.
      let isTold =
        index > clause.words.lowerBound
        && ["tell", "show", "give", "let"].contains { parts.isWord(index - 1, $0) }
      return parts.words[index].is(.i) || parts.words[index].is(.me) && !isTold
        || parts.words[index].classes.contains(.poss)
    }
    // Of a very hour it is asked whether there is room.
    guard isAboutUs(cue, clause, orOneUnknown: true), !isAboutMe, !parts.hasClock(clause),
      clause.hasTime || (cue.end..<clause.words.upperBound).contains(where: { mayBeName($0) })
    else { return nil }
    clause.report = .load
    return .report
  }

  /// "when does Sam work?", "when is Sam off?": their hours; on a day, who is in.
  private func rota(_ clause: Clause) -> Intent? {
    guard hasName(clause, .staff), !hasName(clause, .customer), !hasName(clause, .service),
      let last = clause.words.last(where: { parts.timeOfWord[$0] < 0 }),
      ["work", "in", "start", "finish", "leave"].contains(where: { parts.isWord(last, $0) })
        || !parts.words[last].classes.isDisjoint(with: [.working, .absent])
    else { return nil }
    return clause.hasTime ? .list : .staff
  }

  /// "which day is busiest next week?", "the quietest day": of days.
  private func extreme(_ report: Report, _ cue: CueSpan, _ clause: inout Clause) -> Intent? {
    guard clause.words.contains(where: { isDay($0) || parts.timeOfWord[$0] >= 0 }),
      clause.words.allSatisfy({
        cue.start <= $0 && $0 < cue.end || isDay($0) || isSmall($0) || isOfStaff($0)
          || parts.timeOfWord[$0] >= 0
      })
    else { return nil }
    return self.report(report, &clause)
  }

  private func isDay(_ index: Int) -> Bool { parts.words[index].classes.contains(.time) }

  /// Whether nothing but a time and small words follows.
  ///
  /// One word that nobody knows may be the name of somebody who is not here.
  private func isAboutUs(_ cue: CueSpan, _ clause: Clause, orOneUnknown: Bool = false) -> Bool {
    let rest = cue.end..<clause.words.upperBound
    if orOneUnknown, rest.count(where: { isUnknown($0) }) == 1 {
      return rest.allSatisfy { isUnknown($0) || isOfFigures($0) }
    }
    return rest.allSatisfy { isOfFigures($0) }
  }

  /// Whether a word names someone of the staff, or may.
  private func mayBeName(_ index: Int) -> Bool {
    parts.nameKind(at: index) == .staff || isUnknown(index)
  }

  private func isUnknown(_ index: Int) -> Bool {
    let word = parts.words[index]
    return word.isUnknown && !word.isNumber && parts.timeOfWord[index] < 0 && !parts.isName(index)
      && parts.line.tokens[Int(word.token)].word == .unknown && !isOfFigures(index)
  }

  private func isOfFigures(_ index: Int) -> Bool {
    [index].allSatisfy {
      parts.timeOfWord[$0] >= 0 || isSmall($0) || isOfStaff($0)
        || !parts.words[$0].classes.isDisjoint(with: [.person, .pronoun, .be, .can])
    }
  }

  /// Whether a word names someone, or says that figures are by people ("by
  /// person", "Sam’s").
  private func isOfStaff(_ index: Int) -> Bool {
    if parts.nameKind(at: index) == .staff { return true }
    let token = parts.line.tokens[Int(parts.words[index].token)]
    return Self.wordsForPeople.contains { parts.line.isWord(token, $0) }
  }

  private static let wordsForPeople: [StaticString] = [
    "per", "each", "person", "people", "staff", "stylist", "therapist", "member", "employee",
    "service", "services", "treatment",
  ]

  private func report(_ report: Report, _ clause: inout Clause) -> Intent? {
    clause.report = report
    return .report
  }

  private func resize(_ clause: Clause) -> Intent? {
    guard expecting != .confirmation, expecting != .choice else { return nil }
    let names = hasName(clause, .customer) || hasBookingNumber(clause) || hasName(clause, .service)
    return names && clause.intent != .book && clause.intent != .cancel ? .resize : nil
  }

  /// "Dana can't make it on Friday": her booking then; one of the staff is away.
  private func cannotCome(_ cue: CueSpan, _ clause: Clause) -> Intent? {
    guard !clause.isQuestion, expecting != .confirmation, expecting != .choice else { return nil }
    if clause.hasTime, expecting == nil || expecting == .more,
      cue.start == clause.words.lowerBound + 1, parts.words[cue.start - 1].is(.i)
    {
      return .cancel
    }
    guard let who = parts.names(in: clause.words).first, who.words.upperBound == cue.start,
      !who.mention.entries.isEmpty
    else { return nil }
    switch who.mention.kind {
    case .customer: return .cancel
    case .staff: return .ill
    case .service, .resource: return nil
    }
  }

  /// "what did Sam take this month?".
  private func earned(_ cue: CueSpan, _ clause: Clause) -> Bool {
    guard let first = clause.words.first, expecting == nil || expecting == .more,
      ["what", "how"].contains(where: { parts.isWord(first, $0) }),
      let who = parts.names(in: clause.words).first, who.mention.kind == .staff,
      who.words.upperBound == cue.start
    else { return false }
    return isAboutUs(cue, clause)
  }

  private func waitlist(_ cue: CueSpan, _ clause: Clause) -> Intent? {
    clause.hasTime || hasName(clause) || isWaitingList(clause) || isBare(cue, clause)
      ? .waitlist : nil
  }

  private func isWaitingList(_ clause: Clause) -> Bool {
    clause.words.contains {
      parts.words[$0].classes.contains(.list) || parts.words[$0].is(.waitlist)
    }
  }

  /// "book it anyway", but not "thanks anyway".
  private func override(_ cue: CueSpan, _ clause: Clause) -> Intent? {
    guard clause.talk.isDisjoint(with: [.thanks, .no, .reject, .done]) else { return nil }
    if cue.end - cue.start > 1 { return .override }
    let books = clause.intent == .book || !clause.talk.isDisjoint(with: .agreement)
    return books && !clause.hasTime || isBare(cue, clause) && expecting != nil ? .override : nil
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

  /// "undo everything from today": what was done then, not a time to be had.
  private func speaksOfChanges(_ clause: Clause) -> Bool {
    let words: [StaticString] = ["everything", "all", "changes", "change"]
    return clause.words.contains { index in words.contains { parts.isWord(index, $0) } }
  }

  /// Whether nothing but small words stands beside a cue.
  private func isBare(_ cue: CueSpan, _ clause: Clause) -> Bool {
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

  private func countNames(_ clause: Clause) -> Int {
    parts.names(in: clause.words).count + clause.words.count { hasBookingNumber($0) }
  }

  /// "swap Dana and Omar", "can Dana and Omar swap on Friday?", "switch #12 with #13",
  /// "swap the 9 o'clock and the 10 o'clock".
  private func swaps(_ cue: CueSpan, _ clause: Clause) -> Bool {
    let clocks = parts.whens(in: parts.span(clause.words)).count { $0.isOfClock }
    let count = countNames(clause)
    guard count > 1 || clocks > 1 else { return false }
    if parts.words[cue.start].is(.switch), cue.end - cue.start == 1 {
      return clause.words.count { hasBookingNumber($0) } > 1
    }
    return leads(cue, clause)
      || (clause.words.lowerBound..<cue.start).allSatisfy { isSmall($0) || parts.isName($0) }
  }

  private func hasBookingNumber(_ clause: Clause) -> Bool {
    clause.words.contains { hasBookingNumber($0) }
  }

  func hasBookingNumber(_ index: Int) -> Bool {
    guard parts.words[index].isNumber else { return false }
    return BookingNumbers.isOne(Int(parts.words[index].token), parts.line)
  }

  private func hasTimeBefore(_ clause: Clause) -> Bool {
    (parts.firstTime.map { $0 < clause.words.lowerBound } ?? false) && expecting == nil
  }

  private func startsWith(_ clause: Clause, _ words: [StaticString]) -> Bool {
    guard let first = clause.words.first else { return false }
    let token = parts.line.tokens[Int(parts.words[first].token)]
    return words.contains { parts.line.isWord(token, $0) }
  }
}

extension When {
  /// Whether it names a clock time.
  fileprivate var isOfClock: Bool { !isDayOnly && start != nil && end == nil && !isOpenEnded }
}
