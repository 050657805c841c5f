import CivilTime

/// How a clause is cut into its items: names first, then what has a form of its
/// own, then words.
extension SetUpScan {
  func item(at index: Int, names: [FoundName]) -> Item? {
    let place = names.partitioningIndex { $0.tokens.lowerBound >= index }
    if place < names.count, names[place].tokens.lowerBound == index {
      return Item(value: .name(names[place]), tokens: names[place].tokens)
    }
    if let days = lettersOfDays(at: index) { return days }
    if isPlain(line.tokens[index]) {
      return Item(value: .word, tokens: index..<index + 1)
    }
    if let price = price(at: index) { return price }
    if let days = days(at: index) { return days }
    if let window = windowOfSpelledHours(at: index) { return window }
    if let step = bareStep(at: index) { return step }
    if let length = scanner.length(index), !isClockRange(index) {
      if let shorter = lengthBeforeLarger(index..<length.end) { return shorter }
      return Item(value: .length(length.value.length), tokens: index..<length.end)
    }
    if let window = window(at: index) { return window }
    let token = line.tokens[index]
    switch token.kind {
    case .number:
      // "100 bookings a month" is no time of the day.
      if let clock = scanner.clock(index),
        clock.strength == .certain || clock.strength > .bare && scanner.isHourLed(index)
      {
        return Item(value: .clock(time(clock.point)), tokens: index..<clock.end)
      }
      return Item(value: .number(token.number), tokens: index..<index + 1)
    case .word:
      if let clock = spelledClock(index) { return clock }
      if let value = scanner.spelledCardinal(index) {
        return Item(value: .number(value.value), tokens: index..<value.end)
      }
      return Item(value: .word, tokens: index..<index + 1)
    case .symbol:
      switch token.word {
      // "1:1 Coaching"
      case .colon where isRatio(index): return nil
      case .comma, .colon, .semicolon, .openParenthesis: break
      case .dash where token.isSpaced: break
      default: return nil
      }
      return Item(value: .comma, tokens: index..<index + 1)
    }
  }

  /// Whether a sign stands between two numbers without a blank.
  private func isRatio(_ index: Int) -> Bool {
    let next = line.token(index + 1)
    return !line.tokens[index].isSpaced && !next.isSpaced && next.kind == .number
      && line.token(index - 1).kind == .number
  }

  /// Whether no length, clock time, weekday or number begins with a word.
  private func isPlain(_ token: Token) -> Bool {
    guard token.kind == .word else { return false }
    switch token.word {
    case .unknown, .the, .of, .at, .in, .on, .for, .to, .from, .and, .or, .verb, .polite, .move,
      .change, .not:
      return !line.isWord(token, "everyday") && !line.isWord(token, "daily")
        && !line.isWord(token, "hourly")
    default: return false
    }
  }

  /// "£25", "$20.50", "25 pounds".
  private func price(at index: Int) -> Item? {
    var start = index
    let hasSign = line.tokens[index].word == .dollar
    if hasSign { start += 1 }
    guard line.token(start).kind == .number else {
      // "fifty pounds".
      guard let spelled = scanner.spelledCardinal(index), scanner.isMoney(spelled.end) else {
        return nil
      }
      return Item(value: .price(spelled.value * 100), tokens: index..<spelled.end + 1)
    }
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
    return scanner.isMoney(end) ? Item(value: .price(hundredths), tokens: index..<end + 1) : nil
  }

  /// "Tue to Sat", "Monday, Wednesday and Friday", "every day", "weekdays".
  private func days(at index: Int) -> Item? {
    var end = index
    let isEvery = scanner.word(end) == .every || line.isWord(line.token(end), "all")
    if isEvery { end += 1 }
    // "all day Monday" is the whole of Monday.
    if line.isWord(line.token(index), "all"),
      scanner.word(end) == .day || scanner.unit(end) == .day,
      !line.token(end).traits.contains(.plural)
    {
      return nil
    }
    if isEvery,
      scanner.word(end) == .day || scanner.unit(end) == .day
        || line.isWord(line.token(end), "week")
    {
      return Item(value: .days(Weekday.allCases, isWeekly: true), tokens: index..<end + 1)
    }
    if line.isWord(line.token(index), "daily") || line.isWord(line.token(index), "everyday") {
      return Item(value: .days(Weekday.allCases, isWeekly: true), tokens: index..<index + 1)
    }
    if let unit = scanner.unit(end), unit == .workday || unit == .weekend, !hasAdjective(index),
      !isOneWeekend(end)
    {
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
      }
      isWeekly = isWeekly || line.token(next).traits.contains(.plural)
      end = next + 1
    }
    return Item(value: .days(days, isWeekly: isWeekly), tokens: index..<end)
  }

  /// "M-F", "Mo-Fr", "MWF".
  private func lettersOfDays(at index: Int) -> Item? {
    guard line.tokens[index].kind == .word else { return nil }
    let bytes = line.foldedBytes(line.tokens[index])
    if bytes.count == 3, bytes.elementsEqual("mwf".utf8) {
      return Item(
        value: .days([.monday, .wednesday, .friday], isWeekly: true), tokens: index..<index + 1)
    }
    guard bytes.count <= 2, scanner.word(index + 1) == .dash, !line.token(index + 1).isSpaced,
      line.token(index + 2).kind == .word, let first = Self.weekday(bytes),
      let last = Self.weekday(line.foldedBytes(line.token(index + 2)))
    else { return nil }
    var days = [first]
    while let day = days.last, day != last { days.append(day.adding(1)) }
    return Item(value: .days(days, isWeekly: true), tokens: index..<index + 3)
  }

  /// The weekday that one or two letters stand for, where these could be no other.
  private static func weekday(_ letters: some Collection<UInt8>) -> Weekday? {
    let table: [(StaticString, Weekday)] = [
      ("m", .monday), ("mo", .monday), ("tu", .tuesday), ("w", .wednesday), ("we", .wednesday),
      ("th", .thursday), ("f", .friday), ("fr", .friday), ("sa", .saturday), ("su", .sunday),
    ]
    return table.first { word, _ in
      letters.elementsEqual(
        UnsafeBufferPointer(start: word.utf8Start, count: word.utf8CodeUnitCount))
    }?.1
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

  /// "ten past nine", "half past 11": one time, and no number beside another.
  private func spelledClock(_ index: Int) -> Item? {
    guard line.token(index + 2).kind != .symbol,
      scanner.word(index + 1) == .past || scanner.word(index + 1) == .to,
      let clock = scanner.clock(index), clock.end >= index + 3
    else { return nil }
    return Item(value: .clock(time(clock.point)), tokens: index..<clock.end)
  }

  /// "every hour", "hourly": an hour, where no number counts it.
  private func bareStep(at index: Int) -> Item? {
    let isStep =
      scanner.unit(index) == .hour
      && (scanner.word(index - 1) == .every
        || scanner.isWord(index - 1, in: ["extra", "another", "additional"]))
      || line.isWord(line.token(index), "hourly")
    return isStep ? Item(value: .length(.minutes(60)), tokens: index..<index + 1) : nil
  }

  /// "9 to 5", "from 6am to 11pm", "12:30–1", "between 1 and 2", "until" between the
  /// two; with the next day's name before the second: "Friday 22:30 to Saturday 2:00".
  private func window(at index: Int) -> Item? {
    // The month and the day of "2027-01-04".
    if scanner.word(index - 1) == .dash, scanner.isNumber(index - 2) { return nil }
    if isDayBehindMonth(index) { return nil }
    guard let first = scanner.clock(index), let next = otherEnd(behind: first.end, of: index),
      let second = scanner.clock(next),
      // "between 10 and 20 minutes".
      scanner.unit(second.end).map({ $0 > .hour }) ?? true,
      !isDayOfMonth(second.end, isBare: first.strength == .bare && second.strength == .bare)
    else { return nil }
    return window(first.point, second.point, tokens: index..<second.end)
  }

  /// "off Dec 3-10": days and no hours, which stand behind "6 December" or "in December".
  private func isDayBehindMonth(_ index: Int) -> Bool {
    guard scanner.word(index - 1) == .month, scanner.clock(index)?.strength == .bare else {
      return false
    }
    switch scanner.word(index - 2) {
    case .in, .ordinalEnding, .of: return false
    default: return !scanner.isNumber(index - 2)
    }
  }

  /// "from 7 to 11 December": days and no hours.
  private func isDayOfMonth(_ end: Int, isBare: Bool) -> Bool {
    guard isBare else { return false }
    // "3-5 and 10-12 December".
    if scanner.word(end) == .and || scanner.word(end) == .comma, scanner.isNumber(end + 1),
      isThrough(end + 2), scanner.isNumber(end + 3), scanner.word(end + 4) == .month
    {
      return true
    }
    // "10-4 Dec 6" are hours and a date.
    return scanner.word(end) == .month && !scanner.isNumber(end + 1)
      || scanner.isWord(end, in: ["of"]) && scanner.word(end + 1) == .month
  }

  /// "30 minutes and 2 hours": two lengths, as hours are said before minutes.
  private func lengthBeforeLarger(_ tokens: Range<Int>) -> Item? {
    guard
      let joint = tokens.first(where: { scanner.word($0) == .and || scanner.word($0) == .comma }),
      let unit = (tokens.lowerBound..<joint).lazy.compactMap({ scanner.unit($0) }).first,
      let other = (joint..<tokens.upperBound).lazy.compactMap({ scanner.unit($0) }).first,
      other > unit
    else { return nil }
    let first = tokens.lowerBound..<joint
    let line = Tokenizer.tokenize(line.text(ofTokens: first))
    return PhraseScanner(line, in: context).length(0).map {
      Item(value: .length($0.value.length), tokens: first)
    }
  }

  /// Where the second time of a window stands, if it is one.
  private func otherEnd(behind end: Int, of index: Int) -> Int? {
    let isBetween = scanner.word(index - 1) == .between && scanner.word(end) == .and
    guard isThrough(end) || isBetween else { return nil }
    guard let day = scanner.weekday(end + 1) else { return end + 1 }
    let before = [index - 1, index - 2].compactMap { scanner.weekday($0) }.first
    return before?.adding(1) == day ? end + 2 : nil
  }

  /// "ten to four" where hours are said: from ten, and not ten minutes before four.
  private func windowOfSpelledHours(at index: Int) -> Item? {
    guard let first = scanner.spelledCardinal(index), (1...12).contains(first.value),
      isThrough(first.end), let second = scanner.clock(first.end + 1),
      // "from ten to nine to five" has its end behind.
      scanner.clock(index).map({ !isThrough($0.end) || scanner.clock($0.end + 1) == nil }) ?? true
    else { return nil }
    switch scanner.word(index - 1) {
    case .at, .to, .until, .by, .before, .after, .past, .quarter, .half: return nil
    default: break
    }
    return window(ClockPoint(hour: first.value), second.point, tokens: index..<second.end)
  }

  private func window(_ first: ClockPoint, _ second: ClockPoint, tokens: Range<Int>) -> Item? {
    var start = first
    let lead = tokens.lowerBound - (scanner.word(tokens.lowerBound - 1) == .from ? 2 : 1)
    if start.part == nil, scanner.word(lead) == .part {
      // "Friday nights 10 to 4", "Friday nights from 6 to 2".
      start.part = scanner.part(lead)?.value
    }
    var end = second
    start.isAfternoon = start.isAfternoon ?? half(of: start)
    end.isAfternoon = end.isAfternoon ?? half(of: end)
    if start.isAfternoon == nil, !start.isFixed, let half = end.isAfternoon,
      start.hour <= end.hour || start.hour == 12, half, start.hour < 8
    {
      start.isAfternoon = true
    }
    let from = time(start)
    let to = time(end, after: from)
    guard from != to else { return nil }
    let window = settled(ClockRange(from, to), from: start, to: end, tokens: tokens)
    return Item(value: .window(window), tokens: tokens)
  }

  /// Whether a part of the day that was said puts an hour into the afternoon.
  private func half(of point: ClockPoint) -> Bool? {
    guard !point.isFixed, (1...12).contains(point.hour), let part = point.part?.part else {
      return nil
    }
    switch part {
    case .morning, .forenoon, .breakfast: return false
    case .afternoon, .evening, .dinner, .tea: return true
    // "two at night" is in the small hours.
    case .night: return (5...11).contains(point.hour)
    default: return nil
    }
  }

  /// A clock time of working hours.
  ///
  /// Without a.m. or p.m. 1 to 4 is afternoon.
  private func time(_ point: ClockPoint) -> ClockTime {
    var hour = point.hour
    if let isAfternoon = point.isAfternoon {
      hour = hour % 12 + (isAfternoon ? 12 : 0)
    } else if !point.isFixed, (1..<5).contains(hour) {
      hour += 12
    }
    return ClockTime(minuteOfDay: min(1440, hour * 60 + point.minute)) ?? .midnight
  }

  /// The end of working hours: the next such time after their start, be it on the
  /// next day.
  private func time(_ point: ClockPoint, after start: ClockTime) -> ClockTime {
    let minute = point.hour * 60 + point.minute
    var found = minute % 1440
    if let isAfternoon = point.isAfternoon {
      found = (point.hour % 12 + (isAfternoon ? 12 : 0)) * 60 + point.minute
    } else if !point.isFixed, (1...12).contains(point.hour) {
      let early = point.hour % 12 * 60 + point.minute
      found = [early, early + 720].first { $0 > start.minuteOfDay } ?? early
    }
    if found == 0 { return .endOfDay }
    return ClockTime(minuteOfDay: found) ?? .midnight
  }

  /// "for the weekend", "over the weekend": the coming one, and not each.
  private func isOneWeekend(_ index: Int) -> Bool {
    guard scanner.unit(index) == .weekend, !line.token(index).traits.contains(.plural),
      scanner.word(index - 1) == .the
    else { return false }
    switch scanner.word(index - 2) {
    case .for, .over, .during: return true
    default: return false
    }
  }

  /// Whether a date is known by the word at a token.
  func isDate(_ index: Int) -> Bool {
    switch scanner.word(index) {
    case .month, .relativeDay, .holiday, .ordinalEnding, .christmas, .tonight: true
    case .next, .this, .coming:
      scanner.weekday(index + 1) != nil || scanner.unit(index + 1) != nil
    case .slash: scanner.isNumber(index - 1) && scanner.isNumber(index + 1)
    case .unit: isOneWeekend(index)
    default: line.token(index).kind == .word && scanner.holidayDate(index) != nil
    }
  }
}
