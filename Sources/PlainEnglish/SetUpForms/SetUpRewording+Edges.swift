import CivilTime

/// Hours that end when the business closes, or begin when it opens: "Sam works noon to
/// close", "Sam works Saturdays from opening until 2".
extension SetUpRewording {
  /// The same with the times at which the days that are named open and close.
  ///
  /// Where these have no hours, or each has others and no day is named, no time is said:
  /// nothing is done then.
  func ofOpeningEdges() -> Result? {
    guard only(.staff) != nil, mention(.service) == nil, scan.has("works", "work", "working", "in")
    else { return nil }
    let edges = scan.items.indices.compactMap { edge(at: $0) }
    guard let first = edges.first, let last = edges.last else { return nil }
    let words = first.items.lowerBound..<last.items.upperBound
    guard let opening = scan.context.openingHours, let dates = namedDates(opening) else {
      return .unsettable(words)
    }
    let times = dates.map { date in edges.map { $0.time(of: opening(date)) } }
    guard let one = times.first, !times.contains(where: { $0.contains(nil) }) else {
      return .unsettable(words)
    }
    func replacements(_ times: [String?]) -> [(Range<Int>, String)] {
      zip(edges, times).map { ($0.items, $1 ?? "") }
    }
    if Set(times).count == 1 { return .says([text(replacing: replacements(one))]) }
    let days = scan.items.indices.filter {
      if case .days? = item($0) { true } else { false }
    }
    guard days.count == 1, let place = days.first, !scan.hasDate else { return .unsettable(words) }
    return .says(
      zip(dates, times).map { date, own in
        text(replacing: replacements(own) + [(place..<place + 1, "\(date.weekday)s")])
      })
  }

  /// An end of the opening hours that stands for a time.
  private struct NamedEdge {
    var end: SetUp.HoursEdge.End
    /// The words that stand for it: "closing time".
    var items: Range<Int>

    func time(of windows: [ClockRange]) -> String? {
      let minutes =
        end == .start ? windows.map(\.startMinute).min() : windows.map(\.endMinute).max()
      return minutes.map {
        let rest = $0 % 60
        return "\($0 / 60 % 24):\(rest < 10 ? "0" : "")\(rest)"
      }
    }
  }

  /// "to close", "until closing time", "from opening", "open to close".
  private func edge(at index: Int) -> NamedEdge? {
    let isEnd =
      scan.isWord(index, "close", "closing")
      && scan.isWord(index - 1, "to", "until", "till", "through", "and")
    let isStart =
      scan.isWord(index, "open", "opening")
      && (scan.isWord(index - 1, "from") || scan.isWord(index + 1, "to", "until", "till"))
    guard isEnd || isStart else { return nil }
    let end = scan.isWord(index + 1, "time") ? index + 2 : index + 1
    return NamedEdge(end: isEnd ? .end : .start, items: index..<end)
  }

  /// The dates of which a sentence speaks: the one that it names, or those of the coming week
  /// with its weekdays; nil if it names several.
  private func namedDates(_ opening: (CalendarDate) -> [ClockRange]) -> [CalendarDate]? {
    if scan.hasDate {
      for start in scan.items.indices {
        for end in stride(from: scan.items.count, to: start, by: -1) {
          guard scan.only(start..<end).hasDate, let when = scan.dates(start..<end) else { continue }
          return when.isOfSeveralDays ? nil : when.start.map { [$0.date] }
        }
      }
      return nil
    }
    let days = scan.days
    let week = (1...7).map { scan.context.now.date.adding(days: $0) }
    let meant = week.filter { days.isEmpty ? !opening($0).isEmpty : days.contains($0.weekday) }
    return meant.isEmpty ? nil : meant.sorted { $0.weekday < $1.weekday }
  }

  /// The sentence with other words in the place of some of its items.
  private func text(replacing words: [(items: Range<Int>, text: String)]) -> String {
    var parts: [String] = []
    var start = 0
    for word in words.sorted(by: { $0.items.lowerBound < $1.items.lowerBound }) {
      if start < word.items.lowerBound { parts.append(scan.text(start..<word.items.lowerBound)) }
      parts.append(word.text)
      start = word.items.upperBound
    }
    if start < scan.items.count { parts.append(scan.text(start..<scan.items.count)) }
    return parts.joined(separator: " ")
  }
}
