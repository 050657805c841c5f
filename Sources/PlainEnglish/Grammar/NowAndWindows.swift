import CivilTime

/// Now, and windows that begin now: "right now", "within two weeks", "over the
/// next month".
extension PhraseScanner {
  /// "now", "right now", "at the moment".
  func nowElement(_ index: Int) -> PhraseDraft? {
    var end: Int?
    if word(index) == .now, word(index + 1) != .plus {
      end = index + 1
    } else if word(index) == .only, word(index + 1) == .now {
      end = index + 2
    } else if isWord(index, "right"), word(index + 1) == .now {
      end = index + 2
    } else if isWord(index, "at"), word(index + 1) == .the, isWord(index + 2, "moment") {
      end = index + 3
    } else if isWord(index, "at"), word(index + 1) == .this, word(index + 2) == .time,
      date(index + 3) == nil
    {
      end = index + 3
    } else if isWord(index, "till"), word(index + 1) == .date {
      return PhraseDraft(date: .relative(0), start: index, end: index + 2)
    } else if isWord(index, "immediately") || isWord(index, "straightaway")
      || isWord(index, "currently")
    {
      end = index + 1
    } else if word(index) == .next, let unit = unit(index + 1), unit.isClock {
      return PhraseDraft(
        whole: .shifted(
          .now, by: LengthExpression(unit.length(1), grain: unit.grain), forward: true),
        start: index, end: index + 2, rule: .offset)
    } else if word(index) == .this, let unit = unit(index + 1), unit == .hour || unit == .minute {
      end = index + 2
    }
    guard let end else { return nil }
    return PhraseDraft(whole: .now, start: index, end: end, rule: .now)
  }

  /// "within two weeks", "in the next 3 days", "over the next month".
  func windowElement(_ index: Int) -> PhraseDraft? {
    var next = index
    var isWithin = false
    switch word(index) {
    case .within:
      isWithin = true
      next += 1
    case .in, .over, .during, .for:
      guard word(index + 1) == .the, word(index + 2) == .next || word(index + 2) == .coming else {
        return nil
      }
      next += 1
    case .next, .coming, .the: break
    default: return nil
    }
    if word(next) == .the { next += 1 }
    let hasNext = word(next) == .next || word(next) == .coming
    if hasNext { next += 1 }
    guard isWithin || hasNext else { return nil }
    guard let length = length(next) ?? (isWithin ? length(next) : nil) else {
      // "over the next week" rolls on from today, "next week" is the calendar's.
      if hasNext, word(index) != .the, word(index) != .next, word(index) != .coming,
        !isWord(next - 1, "following"), let unit = unit(next), !unit.isClock, unit != .weekend,
        weekday(next + 1) == nil
      {
        let count = token(next).traits.contains(.plural) ? 3 : 1
        return PhraseDraft(
          date: .window(count, unit), start: index, end: next + 1, rule: .window)
      }
      // "within the hour", "in the next hour"
      if let unit = unit(next), unit.isClock, unit != .second {
        return PhraseDraft(
          whole: .window(LengthExpression(unit.length(1), grain: unit.grain)), start: index,
          end: next + 1, rule: .window)
      }
      return nil
    }
    if hasNext, !isWithin, length.value.grain >= .day { return nil }
    var end = length.end
    if word(end) == .of, word(end + 1) == .now { end += 2 }
    if let days = dayWindow(length.value) {
      return PhraseDraft(date: days, start: index, end: end, rule: .window)
    }
    return PhraseDraft(
      whole: .window(length.value), start: index, end: end, rule: .window)
  }

  /// A length of whole days or months as days from now on, which can have a time of the day
  /// beside them: "within 10 days after 3".
  private func dayWindow(_ length: LengthExpression) -> DateExpression? {
    guard length.grain >= .day, !length.isWorkdays, length.length.seconds == 0 else { return nil }
    if length.length.months == 0 { return .window(length.length.days, .day) }
    return length.length.days == 0 ? .window(length.length.months, .month) : nil
  }
}
