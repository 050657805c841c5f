import CivilTime

/// How a clause is cut into its items: names first, then what has a form of its
/// own, then words.
extension SetUpScan {
  func item(at index: Int, names: [FoundName]) -> Item? {
    let place = names.partitioningIndex { $0.tokens.lowerBound >= index }
    if place < names.count, names[place].tokens.lowerBound == index {
      return Item(value: .name(names[place]), tokens: names[place].tokens)
    }
    if isPlain(line.tokens[index]) {
      return Item(value: .word, tokens: index..<index + 1)
    }
    if let price = price(at: index) { return price }
    if let days = days(at: index) { return days }
    if let length = scanner.length(index), !isClockRange(index) {
      return Item(value: .length(length.value.length), tokens: index..<length.end)
    }
    if let window = window(at: index) { return window }
    let token = line.tokens[index]
    switch token.kind {
    case .number:
      if let clock = scanner.clock(index), clock.strength > .bare {
        return Item(value: .clock(time(clock.point, after: nil)), tokens: index..<clock.end)
      }
      return Item(value: .number(token.number), tokens: index..<index + 1)
    case .word:
      if let value = scanner.spelledCardinal(index) {
        return Item(value: .number(value.value), tokens: index..<value.end)
      }
      return Item(value: .word, tokens: index..<index + 1)
    case .symbol:
      switch token.word {
      case .comma, .colon, .semicolon, .openParenthesis: break
      case .dash where token.isSpaced: break
      default: return nil
      }
      return Item(value: .comma, tokens: index..<index + 1)
    }
  }

  /// Whether no length, clock time, weekday or number begins with a word.
  private func isPlain(_ token: Token) -> Bool {
    guard token.kind == .word else { return false }
    switch token.word {
    case .unknown, .the, .of, .at, .in, .on, .for, .to, .from, .and, .or, .verb, .polite, .move,
      .change, .not:
      return !line.isWord(token, "everyday") && !line.isWord(token, "daily")
    default: return false
    }
  }

  /// "£25", "$20.50", "25 pounds".
  private func price(at index: Int) -> Item? {
    var start = index
    let hasSign = line.tokens[index].word == .dollar
    if hasSign { start += 1 }
    guard line.token(start).kind == .number else { return nil }
    var hundredths = line.tokens[start].number * 100
    var end = start + 1
    if line.token(end).word == .period || line.token(end).word == .comma, !line.token(end).isSpaced,
      line.token(end + 1).kind == .number, !line.token(end + 1).isSpaced
    {
      let digits = line.token(end + 1).digits
      if digits == 2 { hundredths += line.token(end + 1).number }
      if digits == 1 { hundredths += line.token(end + 1).number * 10 }
      if digits == 3 { hundredths = hundredths * 1000 + line.token(end + 1).number * 100 }
      end += 2
    }
    if hasSign { return Item(value: .price(hundredths), tokens: index..<end) }
    if line.token(end).word == .dollar {
      return Item(value: .price(hundredths), tokens: index..<end + 1)
    }
    for unit in Self.moneyWords where line.isWord(line.token(end), unit) {
      return Item(value: .price(hundredths), tokens: index..<end + 1)
    }
    return nil
  }

  private static let moneyWords: [StaticString] = [
    "pounds", "pound", "quid", "dollars", "dollar", "bucks", "euros", "euro", "gbp", "usd", "eur",
  ]

  /// "Tue to Sat", "Monday, Wednesday and Friday", "every day", "weekdays".
  private func days(at index: Int) -> Item? {
    var end = index
    let isEvery = scanner.word(end) == .every || line.isWord(line.token(end), "all")
    if isEvery { end += 1 }
    if isEvery,
      scanner.word(end) == .day || scanner.unit(end) == .day
        || line.isWord(line.token(end), "week")
    {
      return Item(value: .days(Weekday.allCases, isWeekly: true), tokens: index..<end + 1)
    }
    if line.isWord(line.token(index), "daily") || line.isWord(line.token(index), "everyday") {
      return Item(value: .days(Weekday.allCases, isWeekly: true), tokens: index..<index + 1)
    }
    if let unit = scanner.unit(end), unit == .workday || unit == .weekend, !hasAdjective(index) {
      let days: [Weekday] =
        unit == .workday
        ? [.monday, .tuesday, .wednesday, .thursday, .friday] : [.saturday, .sunday]
      return Item(value: .days(days, isWeekly: true), tokens: index..<end + 1)
    }
    guard let first = scanner.weekday(end), !hasAdjective(index) else { return nil }
    var days = [first]
    var isWeekly = isEvery || line.token(end).traits.contains(.plural)
    end += 1
    while true {
      var next = end
      let isRange = isThrough(next)
      if isRange { next += 1 } else { next = skipJoint(next) }
      guard next > end, let day = scanner.weekday(next) else { break }
      if isRange, let last = days.last {
        var step = last
        while step != day {
          step = step.adding(1)
          days.append(step)
        }
        isWeekly = true
      } else {
        days.append(day)
        isWeekly = true
      }
      isWeekly = isWeekly || line.token(next).traits.contains(.plural)
      end = next + 1
    }
    return Item(value: .days(days, isWeekly: isWeekly), tokens: index..<end)
  }

  private func isThrough(_ index: Int) -> Bool {
    switch scanner.word(index) {
    case .to, .through, .dash, .until: true
    default: false
    }
  }

  private func skipJoint(_ index: Int) -> Int {
    var next = index
    while scanner.word(next) == .comma || scanner.word(next) == .and
      || scanner.word(next) == .ampersand || scanner.word(next) == .slash
    {
      next += 1
    }
    return next
  }

  private func hasAdjective(_ index: Int) -> Bool {
    switch scanner.word(index - 1) {
    case .next, .this, .last, .coming: true
    default: false
    }
  }

  private func isClockRange(_ index: Int) -> Bool {
    guard let clock = scanner.clock(index), isThrough(clock.end) else { return false }
    return scanner.clock(clock.end + 1) != nil
      && scanner.length(index).map { $0.end <= clock.end } ?? true
  }

  /// "9 to 5", "from 6am to 11pm", "12:30–1", "until" between the two.
  private func window(at index: Int) -> Item? {
    guard let first = scanner.clock(index), isThrough(first.end),
      let second = scanner.clock(first.end + 1)
    else { return nil }
    var start = first.point
    if start.isAfternoon == nil, !start.isFixed, let half = second.point.isAfternoon,
      start.hour <= second.point.hour || start.hour == 12, half, start.hour < 8
    {
      start.isAfternoon = true
    }
    let from = time(start, after: nil)
    let to = time(second.point, after: from)
    guard from != to else { return nil }
    return Item(value: .window(ClockRange(from, to)), tokens: index..<second.end)
  }

  /// A clock time of working hours.
  ///
  /// Without a.m. or p.m. 1 to 4 is afternoon, and an end is the next such time after its start.
  private func time(_ point: ClockPoint, after start: ClockTime?) -> ClockTime {
    var hour = point.hour
    if let isAfternoon = point.isAfternoon {
      hour = hour % 12 + (isAfternoon ? 12 : 0)
    } else if !point.isFixed, hour <= 12, hour > 0 {
      let minute = hour % 12 * 60 + point.minute
      if let start {
        if hour == 12 {
          hour = start.minuteOfDay < 720 + point.minute ? 12 : 24
        } else if minute <= start.minuteOfDay {
          hour = hour % 12 + 12
        }
      } else if hour < 5 {
        hour += 12
      }
    }
    if let start, hour == 0, point.minute == 0, start.minuteOfDay > 0 { return .endOfDay }
    return ClockTime(minuteOfDay: min(1440, hour * 60 + point.minute)) ?? .midnight
  }

  /// Whether a date is known by the word at a token.
  func isDate(_ index: Int) -> Bool {
    switch scanner.word(index) {
    case .month, .relativeDay, .holiday, .ordinalEnding, .christmas, .tonight: true
    case .next, .this, .coming:
      scanner.weekday(index + 1) != nil || scanner.unit(index + 1) != nil
    case .slash: scanner.isNumber(index - 1) && scanner.isNumber(index + 1)
    default: false
    }
  }
}
