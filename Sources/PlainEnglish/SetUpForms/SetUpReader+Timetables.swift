import CivilTime

/// Classes by the week: "yoga is at 6pm on Mondays and 7pm on Thursdays".
extension SetUpReader {
  /// The starts of a service on some weekdays.
  func timetable() -> SetUp? {
    guard let service, mention(.customer) == nil, mention(.staff) == nil, !scan.hasDate,
      scan.windows.isEmpty, scan.price == nil, scan.minutes() == nil, !scan.days.isEmpty,
      !scan.has(
        "book", "move", "cancel", "my", "her", "his", "me", "most", "maximum", "no", "not", "or"),
      !countsVisits, isTimetable, let times = weeklyTimes
    else { return nil }
    var values = SetUp.ServiceValues()
    values.weekStarts = SetUp.WeekStarts(
      times: times,
      change: scan.has("only", "just") ? .exactly : scan.has("also", "too") ? .also : .named)
    return .changeService(service, values)
  }

  /// "pilates is at 6pm on Mondays and 7pm on Thursdays", "a class holds 8 people": of
  /// something that the book has not.
  func ofStrangeService() -> Outcome? {
    guard scan.mentions(.service).isEmpty, scan.mentions(.staff).isEmpty,
      mention(.customer) == nil, !scan.hasDate, scan.price == nil, scan.windows.isEmpty,
      !scan.has("my", "i", "we", "our"),
      let verb = scan.first("is", "are", "runs", "run", "starts", "start", "holds"), verb <= 3
    else { return nil }
    var first = 0
    while scan.isWord(first, "a", "an", "the", "each", "every") { first += 1 }
    guard first < verb,
      (first..<verb).allSatisfy({ scan.items[$0].isWord && scan.word($0)?.isUnknown == true })
        || verb == first + 1
          && scan.isWord(first, "class", "session", "course", "lesson", "workshop", "group"),
      let mention = unknown(.service, first..<verb)
    else { return nil }
    var values = SetUp.ServiceValues()
    if scan.isWord(verb, "holds") {
      guard let number = scan.number(at: verb + 1), scan.isWord(verb + 2, "people") else {
        return nil
      }
      values.capacity = number
    } else {
      guard scan.isWeekly || scan.days.count > 1, let times = weeklyTimes else { return nil }
      values.weekStarts = SetUp.WeekStarts(times: times, change: .named)
    }
    return Outcome(changes: [.changeService(mention, values)])
  }

  /// "ten times", "for 6 sessions", "8 of them": how often somebody comes, so that a series is
  /// wished for.
  var countsVisits: Bool {
    scan.items.indices.contains { index in
      guard scan.number(at: index) != nil else { return false }
      return scan.isWord(
        index + 1, "times", "sessions", "visits", "appointments", "dates", "bookings", "goes")
        || scan.isWord(index + 1, "of") && scan.isWord(index + 2, "them", "these", "those")
        || scan.isWord(index + 1, "in") && scan.isWord(index + 2, "all", "total")
    }
  }

  /// Whether it is said when something takes place, and nothing wished: there is a verb, or
  /// a list of times behind a service and each of some weekdays.
  ///
  /// "haircut takes place Thursday at 3", "that starts at 3 on Thursday" is of one day.
  private var isTimetable: Bool {
    guard scan.isWeekly || scan.days.count > 1 || scan.has("only", "always") else { return false }
    if scan.has("starts", "start", "runs", "run", "begins", "begin", "happens", "place") {
      return true
    }
    if scan.has("is", "are") { return true }
    guard case .name? = scan.items.first?.value else { return false }
    return (weeklyTimes?.groups.map(\.times.count).max() ?? 0) > 1
  }

  /// The times of each day that is named, which stand before their days or behind them.
  private var weeklyTimes: WeeklyTimes? {
    var week = WeeklyTimes()
    var days: [Weekday] = []
    var times: [ClockTime] = []
    var last: ClockTime?
    var leads: Bool?
    for (index, item) in scan.items.enumerated() {
      if case .days(let named, _) = item.value {
        if leads == nil { leads = true }
        if leads == false {
          guard !times.isEmpty else { return nil }
          for day in named { week[day] += times }
          times = []
        } else if times.isEmpty {
          days += named
        } else {
          for day in days { week[day] += times }
          (days, times) = (named, [])
        }
      } else if let time = startTime(index, after: last) {
        if leads == nil { leads = false }
        times.append(time)
        last = time
      } else if case .number = item.value {
        return nil
      }
    }
    guard leads == true else { return times.isEmpty && !week.isEmpty ? week : nil }
    guard !times.isEmpty else { return nil }
    for day in days { week[day] += times }
    return week
  }
}
