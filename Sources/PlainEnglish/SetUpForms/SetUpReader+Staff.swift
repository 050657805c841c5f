import CivilTime

/// Staff: who there is, what they do, when they work.
extension SetUpReader {
  func staffForms() -> SetUp? {
    addStaff() ?? leaveForms() ?? blockForm() ?? hoursOf() ?? skillForms()
  }

  /// "add staff Alex", "add Alex to the team", "hire Alex".
  private func addStaff() -> SetUp? {
    guard let verb = scan.first("add", "hire", "new", "create"), verb <= 2 else { return nil }
    // Someone may be called Friday.
    let isStaff = scan.isWord(verb + 1, "staff")
    guard whens.isEmpty || isStaff, scan.minutes() == nil else { return nil }
    // "add Alex as staff", "add Alex to the staff".
    if let joint = scan.first("as", "to", from: verb), joint > verb + 1 {
      let last = scan.items.count - 1
      guard
        scan.isWord(last, "staff", "team") || scan.isWord(last, "stylist", "barber", "therapist"),
        !scan.has("her", "his", "their", "calendar")
      else { return nil }
      return .addStaff(freeNames(from: verb + 1, until: joint))
    }
    let trade = scan.items.indices.first { $0 > verb && scan.isTrade($0) }
    if let marker = scan.first(
      "staff", "stylist", "barber", "employee", "colleague", "therapist", "member", "dentist",
      "doctor", "trainer", from: verb) ?? trade, marker <= verb + 3
    {
      var start = marker + 1
      if scan.isWord(start, "of"), scan.isWord(start + 1, "staff") { start += 2 }
      while scan.isWord(start, "called", "named", "member", "members") || scan.isComma(start) {
        start += 1
      }
      guard start < scan.items.count, isNameLike(start) || scan.isWord(marker, "staff") else {
        return nil
      }
      guard !scan.has("appointment", "meeting", "event", "appoint", "visit", "calendar") else {
        return nil
      }
      // Hours, days and what someone does are nobody's name.
      let stop = scan.items.indices.first {
        $0 > start && !scan.isNameItem($0) && !scan.isComma($0)
          || scan.isWord($0, "she", "he", "they", "who", "works", "does", "teaches", "is")
      }
      return .addStaff(freeNames(from: start, until: stop))
    }
    if scan.isWord(verb, "hire"), whens.isEmpty { return .addStaff(freeNames(from: verb + 1)) }
    return nil
  }

  /// A name that the book has, or a word that starts with a capital.
  private func isNameLike(_ index: Int) -> Bool {
    if case .name = scan.items[index].value { return true }
    return scan.line.tokens[scan.items[index].tokens.lowerBound].traits.contains(.capital)
  }

  /// "rename Sam to Sammy", "remove Sam", "Sam has left".
  private func leaveForms() -> SetUp? {
    guard let member, !member.isAll, scan.mentions(.service).isEmpty || scan.has("staff") else {
      return nil
    }
    if let name = newName() { return .renameStaff(member, name) }
    if let leaving = leaving(member) { return leaving }
    guard whens.isEmpty, mention(.customer) == nil else { return nil }
    if scan.has("remove", "delete", "fire", "drop"), scan.items.count <= 6,
      !scan.has("booking", "bookings", "appointment", "appointments", "my", "off", "limit")
    {
      return .removeStaff(member)
    }
    if scan.has("left"), scan.has("has") { return .removeStaff(member) }
    if scan.isSupposed, scan.has("leaves", "quits", "resigns") { return .removeStaff(member) }
    if scan.has("longer"), scan.has("works", "here"), !scan.has("hours") {
      return .removeStaff(member)
    }
    return nil
  }

  /// "Alex is leaving", "Alex leaves on 31 December", "Alex's last day is Friday": from
  /// the day behind it Alex works on no day.
  private func leaving(_ member: NameMention) -> SetUp? {
    let isLastDay = scan.first("last").map { scan.isWord($0 + 1, "day") } ?? false
    guard isLastDay || scan.has("leaving", "leaves", "quits", "quitting", "resigns"),
      !scan.isSupposed, !scan.isAsked, !scan.has("early", "late", "book", "at", "from"),
      mention(.customer) == nil, scan.minutes() == nil, scan.windows.isEmpty
    else { return nil }
    guard let when = whens.last(where: { !$0.isTimeOnly && $0.start != nil }) else {
      return whens.isEmpty && !isLastDay ? .removeStaff(member) : nil
    }
    guard when.isDayOnly, let last = when.start?.date else { return nil }
    var from = when
    from.role = .from
    from.start = LocalDateTime(last.adding(days: 1), .midnight)
    from.end = nil
    return .during(
      from,
      .staffHours(member, days: Weekday.allCases, windows: [], breaks: [], onlyThese: false))
  }

  /// "block Sam on Friday from 2 to 3", "Sam is off from 3 to 10 December".
  private func blockForm() -> SetUp? {
    if let weekly = weeklyAbsence() { return weekly }
    if scan.isWord(0, "block", "please") || scan.isWord(1, "block"), scan.has("block"),
      let when = dates,
      mention(.staff) != nil || scan.minutes() == nil
    {
      return .block(mention(.staff), stretched(when), reason: reason())
    }
    guard let member, let when = dates,
      scan.minutes() == nil || scan.has("off", "away", "holiday", "leave")
    else { return nil }
    if scan.has("busy", "blocked"), scan.has("is", "will"), !when.isDayOnly, !when.isTimeOnly {
      return .block(member, when, reason: nil)
    }
    // "book Sam off from 21 to 24 December", "time off for Sam 21 to 24 December".
    let isPutDown =
      scan.isWord(0, "book", "put", "mark", "note") && scan.kind(1) == .staff && scan.has("off")
      || scan.isWord(0, "time") && scan.isWord(1, "off") && scan.isWord(2, "for")
    if isPutDown, service == nil { return .timeOff(member, stretched(when), reason: reason()) }
    let isOff =
      scan.has("off", "away", "holiday", "holidays", "leave", "vacation", "absent", "unavailable")
      && scan.has(
        "is", "are", "will", "has", "takes", "take", "give", "going", "on", "be", "out", "wants",
        "want", "needs", "need", "like", "asked", "gets", "get", "have")
    // Who is ill now has bookings to be looked after; who might be is just off.
    let isIll = isSaidBeforeAside("ill") || isSaidBeforeAside("sick")
    guard isOff || isIll && scan.isSupposed, !scan.has("book"), !isIll || scan.isSupposed else {
      return nil
    }
    // "Sam is off on Mondays" is a matter of the weekly hours.
    if scan.isWeekly, !scan.hasDate, !isComingStretch(when) {
      return .staffHours(member, days: scan.days, windows: [], breaks: [], onlyThese: false)
    }
    return .timeOff(member, stretched(sinceToday(when)), reason: reason())
  }

  /// "off until 17 December": from today on.
  private func sinceToday(_ when: When) -> When {
    guard when.start == nil, when.end != nil, when.isDayOnly else { return when }
    var since = when
    since.start = LocalDateTime(scan.context.now.date, .midnight)
    return since
  }

  /// "Priya has Wednesdays off", "Sam is off every Friday from 2 to 3", "block Sam
  /// every Friday from 2 to 3".
  private func weeklyAbsence() -> SetUp? {
    guard let member, !scan.hasDate, mention(.customer) == nil else { return nil }
    // "Sam's day off is Wednesday" is every one.
    if let day = scan.first("day", "days"), scan.isWord(day + 1, "off"),
      scan.isWord(day + 2, "is", "are"), !scan.days.isEmpty
    {
      return .staffHours(member, days: scan.days, windows: [], breaks: [], onlyThese: false)
    }
    guard scan.isWeekly else { return nil }
    let isOff = scan.has("off") && scan.has("has", "have", "gets", "takes", "is", "are")
    guard isOff || scan.isWord(0, "block") || scan.isWord(1, "block") else { return nil }
    let windows = scan.windows.map(\.window)
    if !windows.isEmpty { return .addBreaks(member, days: scan.days, windows) }
    guard isOff, whens.allSatisfy({ !isComingStretch($0) }) else { return nil }
    return .staffHours(member, days: scan.days, windows: [], breaks: [], onlyThese: false)
  }

  /// Whether a word stands in the sentence, and not only in the reason behind it.
  private func isSaidBeforeAside(_ word: StaticString) -> Bool {
    guard let index = scan.first(word) else { return false }
    let start = scan.line.tokens[scan.items[index].tokens.lowerBound].start
    return Int(start) < scan.aside?.start ?? .max
  }

  /// "from Tuesday to Saturday": the days that come, unless every week is said.
  private func isComingStretch(_ when: When) -> Bool {
    guard let start = when.start, let end = when.end, start.date.adding(days: 1) < end.date,
      !scan.has("every", "each", "always", "weekly", "usually")
    else { return false }
    return !scan.line.tokens.contains { $0.word == .weekday && $0.traits.contains(.plural) }
  }

  /// What follows "for" or "because": "for training".
  private func reason() -> String? {
    if let aside = scan.aside { return aside.text }
    if scan.has("holiday", "vacation") { return "holiday" }
    if let leave = scan.first("leave") { return kind(ofLeave: leave) }
    let marker = scan.items.indices.last {
      scan.isWord($0, "for", "because", "as")
        // "away at a course".
        || scan.isWord($0, "at", "on") && scan.isWord($0 + 1, "a", "an")
    }
    return marker.flatMap { reason(behind: $0) }
  }

  /// "Sam works Tue to Sat 9 to 5, lunch 12:30 to 1".
  private func hoursOf() -> SetUp? {
    guard let member = member ?? stranger, mention(.customer) == nil else { return nil }
    let isNegative = scan.has("doesnt", "not", "never", "dont", "isnt", "cant", "wont")
    guard
      scan.has(
        "works", "work", "working", "hours", "starts", "lunch", "break", "breaks", "in", "comes")
        || isDayOfTheirs
    else { return nil }
    let (windows, breaks) = windowsAndBreaks()
    // A break on one date takes that date's time and leaves the week as it is.
    let isDated = scan.hasDate || scan.days.count == 1 && !scan.isWeekly
    if !breaks.isEmpty, windows.isEmpty, isDated, scan.isExtra || scan.hasDate,
      let when = whens.first(where: { !$0.isTimeOnly && $0.end != nil })
    {
      return .block(member, when, reason: "break")
    }
    // "Sam also has a break 4 to 4:30", "add a break for Priya at 4 to 4:15".
    if !breaks.isEmpty, windows.isEmpty, !scan.hasDate,
      scan.isExtra || scan.has("also", "second") || scan.isWord(0, "add", "give") || isSomeBreak
    {
      return .addBreaks(member, days: scan.days, breaks)
    }
    if isNegative, scan.has("work", "works", "working"), windows.isEmpty {
      // "Alex does not work on any day".
      if !scan.hasDate, scan.has("any"), scan.has("day", "days") {
        return .staffHours(
          member, days: Weekday.allCases, windows: [], breaks: [], onlyThese: false)
      }
      if !scan.hasDate, scan.isWeekly || scan.days.count > 1 {
        return .staffHours(member, days: scan.days, windows: [], breaks: [], onlyThese: false)
      }
      return dates.map { when in
        when.isDayOnly
          ? .staffOn(member, when, windows: []) : .timeOff(member, when, reason: nil)
      }
    }
    if let stranger, windows.isEmpty, breaks.isEmpty, !scan.hasDate, !scan.days.isEmpty {
      return .workDays(stranger, days: scan.days, onlyThese: true)
    }
    if windows.isEmpty, breaks.isEmpty, scan.has("works", "work"), !scan.days.isEmpty,
      !scan.hasDate, scan.isWeekly || scan.days.count > 1
    {
      return .workDays(member, days: scan.days, onlyThese: scan.has("only") || isWholeWeek)
    }
    guard !windows.isEmpty || !breaks.isEmpty else { return nil }
    // "on Saturday Sam works 10 to 2" is the one that comes.
    if scan.hasDate || isOnOneDay && scan.isWord(0, "on", "this"), let when = dates,
      !windows.isEmpty
    {
      return .staffOn(member, when, windows: windows)
    }
    guard !scan.hasDate else { return nil }
    return .staffHours(
      member, days: scan.days, windows: windows, breaks: breaks,
      onlyThese: (breaks.isEmpty || !windows.isEmpty)
        && (scan.has("only") || scan.has("works", "work", "hours") && isWholeWeek))
  }

  /// "change Sam's Friday to 6pm to 2am", "Sam's Fridays are now 10 to 4".
  private var isDayOfTheirs: Bool {
    guard
      let name = scan.items.firstIndex(where: { if case .name = $0.value { true } else { false } }),
      case .days? = item(name + 1)?.value, scan.windows.count == 1, service == nil,
      let (index, window) = scan.windows.first, window.endMinute - window.startMinute >= 120
    else { return false }
    // "move Sam's Friday 10 to 11" is about a booking.
    let isChange = name == 0 || scan.isWord(name - 1, "change", "make", "set", "update", "switch")
    let between = name + 2..<max(name + 2, index)
    return isChange
      && between.allSatisfy {
        scan.isWord($0, "to", "is", "are", "now", "from", "hours", "shift", "should", "be", "will")
      }
  }

  /// A range of days said after "works" is the person's whole week.
  var isWholeWeek: Bool {
    // Days that are listed come to the others: "Mondays and Thursdays".
    scan.days.count > 1 && !scan.has("also", "and") && scan.isRangeOfDays
  }

  /// "a tea break": one more, where "lunch" is the one that there is.
  private var isSomeBreak: Bool {
    guard let index = scan.first("break", "breaks", "tea"), !scan.has("lunch", "lunchbreak", "only")
    else {
      return false
    }
    let isTea = scan.isWord(index, "tea") || scan.isWord(index - 1, "tea", "coffee", "short")
    return scan.isWord(index, "breaks")
      || scan.isWord(index - (isTea && !scan.isWord(index, "tea") ? 2 : 1), "a")
  }

  /// The windows of work, and those said to be a break.
  func windowsAndBreaks() -> (windows: [ClockRange], breaks: [ClockRange]) {
    var windows: [ClockRange] = []
    var breaks: [ClockRange] = []
    var isBreak = false
    let hasSeveral =
      scan.has("breaks")
      || scan.items.contains { scan.scanner.isWord($0.tokens.lowerBound, in: ["breaks"]) }
    func isWindow(_ index: Int) -> Bool { scan.windows.contains { $0.index == index } }
    for index in scan.items.indices {
      if scan.isBreak(index) { isBreak = true }
      if scan.items[index].isWord { continue }
      switch scan.items[index].value {
      case .clock(let start) where isBreak:
        // "lunch at 12:30 for half an hour".
        if let minutes = scan.minutes(from: index + 1)?.minutes,
          let pause = ClockRange(
            startMinute: start.minuteOfDay, endMinute: start.minuteOfDay + minutes)
        {
          breaks.append(pause)
          isBreak = false
        }
      case .number(let hour) where isBreak && scan.isWord(index - 1, "at"):
        if let pause = pause(at: hour, index) {
          breaks.append(pause)
          isBreak = false
        }
      case .window(let window):
        // "9 to 5 lunch 12 to 1": the lunch is what stands behind its name.
        let isNameOfNext =
          isWindow(index + 2)
          || scan.isWord(index + 2, "from", "at", "between", "is") && isWindow(index + 3)
        let before = scan.isWord(index + 1, "lunch", "break", "off") && !isNameOfNext
        if isBreak || before { breaks.append(window) } else { windows.append(window) }
        let isList =
          scan.isWord(index + 1, "and") || hasSeveral && scan.isComma(index + 1)
          || scan.isComma(index + 1) && isWindow(index + 2) && scan.isWord(index + 3, "and")
        isBreak = isBreak && isList
      default: break
      }
    }
    return (windows, breaks)
  }

  /// "lunch at 1 for 45 minutes", "an hour for lunch at 1".
  private func pause(at hour: Int, _ index: Int) -> ClockRange? {
    guard (1...23).contains(hour) else { return nil }
    let start = (hour < 7 ? hour + 12 : hour) * 60
    var length: Int?
    if scan.isWord(index + 1, "for"), let (next, minutes) = scan.minutes(from: index + 2),
      next == index + 2
    {
      length = minutes
    } else if scan.isBreak(index - 2), scan.isWord(index - 3, "for"),
      let (before, minutes) = scan.minutes(from: max(0, index - 4)), before == index - 4
    {
      length = minutes
    }
    return length.flatMap { ClockRange(startMinute: start, endMinute: start + $0) }
  }

  /// Whether services that someone does are all or come to others.
  private var skillChange: SetUp.SkillChange {
    if scan.has("only", "just", "nothing", "exclusively", "solely") { return .exactly }
    let isFurther = scan.has("also", "too", "well", "learned", "learnt", "now", "let", "can")
    return isFurther ? .also : .named
  }

  /// "Sam does haircut and colour", "Sam doesn't do perms".
  private func skillForms() -> SetUp? {
    let named = scan.mentions(.service)
    let services = named.isEmpty ? [everything].compactMap { $0 } : named
    guard let member = member ?? stranger, !services.isEmpty, whens.isEmpty,
      mention(.customer) == nil,
      scan.has(
        "does", "do", "can", "doesnt", "cant", "offers", "performs", "perform", "teaches", "teach",
        "runs", "run", "leads", "lead", "dont", "learned", "learnt", "stops", "stopped")
    else { return nil }
    guard !scan.has("book", "move", "cancel"), !isLimit else { return nil }
    if let only = scan.first("only", "just"), !scan.mentions(.staff).isEmpty,
      let name = scan.items.firstIndex(where: { if case .name = $0.value { true } else { false } }),
      only == name - 1
    {
      return .exclusiveSkills(staff: scan.mentions(.staff), services: services)
    }
    if scan.has("doesnt", "cant", "not", "longer", "stops", "stopped", "dont") {
      return .skills(staff: member, services: services, .not)
    }
    return .skills(staff: member, services: services, skillChange)
  }
}
