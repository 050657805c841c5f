import CivilTime

/// What goes from one time, day or person to another: a lunch, a day's work.
extension SetUpReader {
  func shiftForms() -> SetUp? {
    guard mention(.customer) == nil, !scan.has("book", "cancel") else { return nil }
    return sameHours() ?? nobodyWorks() ?? noLunch() ?? lunchOfAll() ?? movedBreak()
      ?? swappedDays()
      ?? workedInstead()
  }

  /// "Priya works the same hours as Sam".
  private func sameHours() -> SetUp? {
    guard let same = scan.first("same"), scan.isWord(same + 1, "hours", "days", "times"),
      scan.isWord(same + 2, "as"), scan.items.count == same + 4,
      scan.has("works", "work", "has", "have", "does", "do"), scan.windows.isEmpty,
      scan.days.isEmpty, !scan.hasDate
    else { return nil }
    let staff = scan.mentions(.staff)
    guard staff.count > 1, let model = staff.last else { return nil }
    return .sameHours(Array(staff.dropLast()), as: model)
  }

  // MARK: Everyone

  /// Everyone who works here, by some words that say so.
  private func everyone(by words: Range<Int>) -> NameMention? {
    var mention = unknown(.staff, words)
    mention?.isAll = true
    return mention
  }

  /// "nobody", "no one", "none of us" at the beginning.
  private var nobody: Range<Int>? {
    if scan.isWord(0, "nobody", "noone") { return 0..<1 }
    if scan.isWord(0, "no"), scan.number(at: 1) == 1 || scan.isWord(1, "one") { return 0..<2 }
    return scan.isWord(0, "none") && scan.isWord(1, "of") ? 0..<3 : nil
  }

  /// "nobody works on Friday", "no one is in on Friday".
  private func nobodyWorks() -> SetUp? {
    guard let nobody, scan.windows.isEmpty, scan.price == nil, service == nil,
      let all = everyone(by: nobody)
    else { return nil }
    let verb = nobody.upperBound
    let isWork =
      scan.isWord(verb, "works", "work")
      || scan.isWord(verb, "is", "are", "comes", "can")
        && scan.isWord(verb + 1, "in", "working", "here", "work", "come")
    guard isWork else { return nil }
    if !scan.hasDate, scan.isWeekly {
      return .staffHours(all, days: scan.days, windows: [], breaks: [], onlyThese: false)
    }
    return dates.map { .timeOff(all, $0, reason: nil) }
  }

  /// "we have no lunch", "nobody has a lunch break", "no lunch for anyone".
  private func noLunch() -> SetUp? {
    guard let pause = scan.items.indices.first(where: { scan.isBreak($0) }),
      scan.windows.isEmpty, !scan.hasDate, scan.minutes() == nil, service == nil
    else { return nil }
    let skips =
      scan.isSupposed && (0..<pause).contains { scan.isWord($0, "skip", "drop", "cut", "miss") }
    if let member {
      if skips { return noBreaks(of: member) }
      // "Sam doesn't have a break".
      let isNot = (0..<pause).contains { scan.isWord($0, "not", "doesnt", "dont", "never") }
      let isHad = (0..<pause).contains { scan.isWord($0, "have", "has", "take", "takes", "get") }
      return isNot && isHad ? .noBreaks(member, days: scan.days) : nil
    }
    if let nobody, scan.isWord(nobody.upperBound, "has", "have", "takes", "take") {
      return everyone(by: nobody).map { .noBreaks($0, days: scan.days) }
    }
    let isNone =
      scan.isWord(pause - 1, "no") || scan.isWord(pause - 2, "no")
      || scan.isWord(pause - 1, "without") || scan.isWord(pause - 2, "without")
    if skips, scan.isWord(0, "we", "everyone", "everybody") {
      return everyone(by: 0..<1).map { .noBreaks($0, days: scan.days) }
    }
    let isOfAll =
      scan.isWord(0, "we", "there", "no") || scan.has("anyone", "anybody", "everyone", "everybody")
    guard isNone, isOfAll, scan.items.count <= 8 else { return nil }
    return everyone(by: 0..<1).map { .noBreaks($0, days: scan.days) }
  }

  /// "if Sam skipped lunch on Friday": of the one that comes.
  private func noBreaks(of member: NameMention) -> SetUp {
    let change = SetUp.noBreaks(member, days: scan.days)
    guard scan.days.count == 1, !scan.isWeekly, let when = datedDay, when.isDayOnly else {
      return change
    }
    return .during(when, change)
  }

  /// "we have lunch from 1 to 2": everyone does.
  private func lunchOfAll() -> SetUp? {
    guard scan.isWord(0, "we"), scan.isWord(1, "have", "has", "take", "takes", "had"),
      scan.items.contains(where: \.isWord), scan.has("lunch", "break"), member == nil,
      scan.windows.count == 1, let pause = scan.windows.first?.window, !scan.hasDate, service == nil
    else { return nil }
    return everyone(by: 0..<1).map {
      .staffHours($0, days: scan.days, windows: [], breaks: [pause], onlyThese: false)
    }
  }

  // MARK: Breaks

  /// "Sam's lunch is at 2", "everyone has lunch at 1", "lunch is half an hour later".
  private func movedBreak() -> SetUp? {
    guard let pause = scan.items.indices.first(where: { scan.isBreak($0) }), scan.windows.isEmpty,
      !scan.hasDate, scan.days.isEmpty || scan.isWeekly, service == nil, scan.price == nil
    else { return nil }
    let all = scan.everyone(at: 0).flatMap { everyone(by: $0) }
    let isOfAll = member == nil || all != nil
    if isOfAll, all == nil {
      // "lunch is at 1", "we have lunch at 1": of nobody else.
      guard scan.isWord(0, "we", "the", "our", "all") || pause <= 1, mention(.staff) == nil else {
        return nil
      }
    }
    guard let change = breakChange(behind: pause) else { return nil }
    return .moveBreak(isOfAll ? nil : member, change, days: scan.days)
  }

  private func breakChange(behind pause: Int) -> SetUp.HoursEdge.Change? {
    if let (index, minutes) = scan.minutes(from: pause + 1) {
      if scan.isWord(index + 1, "later") { return .by(minutes: minutes) }
      return scan.isWord(index + 1, "earlier", "sooner") ? .by(minutes: -minutes) : nil
    }
    for index in scan.items.indices.dropFirst(pause + 1) {
      let isLed = scan.isWord(index - 1, "at", "to", "is", "are", "was", "were", "be")
      switch scan.items[index].value {
      case .clock(let time): return .to(time)
      case .number(let hour) where isLed && (1...23).contains(hour):
        return ClockTime(hour: hour < 7 ? hour + 12 : hour).map { .to($0) }
      default: continue
      }
    }
    return nil
  }

  // MARK: Days

  /// "Sam and Alex swap Fridays".
  private func swappedDays() -> SetUp? {
    guard scan.has("swap", "swaps", "exchange", "trade"), !scan.days.isEmpty || dates != nil,
      !scan.has("booking", "bookings", "appointment", "appointments", "client", "clients")
    else { return nil }
    let staff = scan.mentions(.staff)
    guard staff.count == 2, staff[0].entries != staff[1].entries else { return nil }
    if !scan.hasDate, scan.isWeekly {
      return .swapDays(staff[0], staff[1], days: scan.days, on: nil)
    }
    return dates.map { .swapDays(staff[0], staff[1], days: [], on: $0) }
  }

  /// "Sam works Monday instead of Tuesday", "Sam swaps Tuesday for Monday".
  private func workedInstead() -> SetUp? {
    guard let member, !member.isAll, scan.windows.isEmpty, !scan.hasDate, scan.minutes() == nil,
      scan.mentions(.staff).count == 1
    else { return nil }
    func days(_ range: Range<Int>) -> [Weekday] {
      range.flatMap { index -> [Weekday] in
        if case .days(let days, _) = scan.items[index].value { days } else { [] }
      }
    }
    let count = scan.items.count
    if let instead = scan.first("instead", "rather"),
      scan.isWord(instead + 1, "of", "than"), scan.has("works", "work", "comes", "in")
    {
      let (wanted, given) = (days(0..<instead), days(instead..<count))
      guard !wanted.isEmpty, !given.isEmpty else { return nil }
      return .workInstead(member, days: wanted, instead: given)
    }
    guard let swap = scan.first("swap", "swaps", "exchange", "trade"),
      let joint = scan.first("for", "with", from: swap)
    else { return nil }
    let (given, wanted) = (days(swap..<joint), days(joint..<count))
    guard !wanted.isEmpty, !given.isEmpty else { return nil }
    return .workInstead(member, days: wanted, instead: given)
  }
}
