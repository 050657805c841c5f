import CivilTime

/// Bounds that stand behind what they bound: "10am or later", "Friday at the
/// latest", "from March onwards".
extension PhraseScanner {
  /// A point with its bound behind it.
  func boundBehind(
    _ point: PointDraft, start: Int, after draft: PhraseDraft
  ) -> PhraseDraft? {
    guard let match = boundWords(point.end) else { return nil }
    var point = point
    if let number = point.number, point.clock == nil {
      guard number <= 24, point.date == nil || point.numberIndex > point.start else { return nil }
      point.clock = hour(number, at: point.numberIndex)
      point.number = nil
    }
    if let date = point.date, date.isSingle, point.number == nil,
      case .at(let clock)? = clockExpression(of: point)
    {
      // "Friday at 11 at the latest": that day, until then.
      var element = PhraseDraft(start: start, end: match.end, rule: .bound)
      element.date = date
      element.clock = .bounded(match.bound, clock)
      return element
    }
    guard point.number == nil, var element = bounded(match.bound, point, from: start, after: draft)
    else { return nil }
    element.end = match.end
    return element
  }

  /// Words that bound what stands before them.
  func boundWords(_ index: Int) -> BoundMatch? {
    switch word(index) {
    case .or, .and:
      switch word(index + 1) {
      case _ where isWord(index + 1, "sooner"):
        return BoundMatch(bound: .by, end: index + 2)
      case .later, .after:
        guard !isBoundOfNext(index + 1) else { return nil }
        return BoundMatch(bound: .from, end: index + 2)
      case .earlier, .before:
        guard !isBoundOfNext(index + 1) else { return nil }
        return BoundMatch(bound: .by, end: index + 2)
      default: return nil
      }
    case .at:
      guard word(index + 1) == .the else { return nil }
      let next = isWord(index + 2, "very") ? index + 3 : index + 2
      // "Friday at the earliest 3pm" bounds the hour, not the day.
      if isClockNext(next + 1) { return nil }
      if isWord(next, "latest") { return BoundMatch(bound: .by, end: next + 1) }
      if isWord(next, "earliest") { return BoundMatch(bound: .from, end: next + 1) }
      return nil
    default:
      // "Friday 4pm latest", "3pm earliest"
      if isWord(index, "latest"), isEnd(index + 1) {
        return BoundMatch(bound: .by, end: index + 1)
      }
      guard
        isWord(index, in: ["onwards", "onward"])
          || isWord(index, "earliest") && isEnd(index + 1)
      else { return nil }
      return BoundMatch(bound: .from, end: index + 1)
    }
  }

  /// Whether "after" or "before" bounds what follows it: "or after 5".
  private func isBoundOfNext(_ index: Int) -> Bool {
    (word(index) == .after || word(index) == .before) && !isEnd(index + 1) && word(index + 1) != .on
  }
}
