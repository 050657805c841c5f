import CivilTime

/// What a repetition leaves out: "except in July", "but not on Sundays".
extension RecurrenceBuilder {
  private func word(_ index: Int) -> Word { scanner.word(index) }

  /// "except in July and September", "but not on Sundays".
  mutating func exception(_ index: Int) -> Int? {
    var next = index + 1
    switch word(index) {
    case .except: break
    case .but where word(index + 1) == .not: next += 1
    case .but where scanner.weekday(index + 1) != nil && hasFrequency: break
    case .other where word(index + 1) == .than: next += 1
    default:
      if scanner.isWord(index, "skipping") { break }
      if scanner.isWord(index, in: ["bar", "minus"]), scanner.endsTime(index - 1) { break }
      guard scanner.isWord(index, in: ["apart", "aside"]), word(index + 1) == .from else {
        return nil
      }
      next += 1
    }
    var end: Int?
    while true {
      while word(next) == .for || word(next) == .on || word(next) == .in || word(next) == .the {
        next += 1
      }
      guard let found = exceptedDays(next) else { break }
      end = found
      next = found
      guard word(next) == .and || word(next) == .comma || word(next) == .or else { break }
      next += 1
      if word(next) == .and { next += 1 }
    }
    return end
  }

  private mutating func exceptedDays(_ index: Int) -> Int? {
    if let unit = scanner.unit(index), unit == .weekend || unit == .workday,
      scanner.token(index).traits.contains(.plural)
    {
      phrase.exceptWeekdays +=
        unit == .weekend
        ? [.saturday, .sunday] : [.monday, .tuesday, .wednesday, .thursday, .friday]
      return index + 1
    }
    if let weekday = scanner.weekday(index) {
      phrase.exceptWeekdays.append(weekday)
      return index + 1
    }
    guard let date = plainDate(index) else {
      if word(index) == .month {
        phrase.exceptions.append(.month(scanner.token(index).number, year: nil, .bare))
        return index + 1
      }
      return nil
    }
    phrase.exceptions.append(date.value)
    return date.end
  }
}
