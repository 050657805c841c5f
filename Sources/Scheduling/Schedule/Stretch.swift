import CivilTime

/// A half-open stretch in seconds since 1970-01-01T00:00Z.
///
/// The finder's own form of a `Span`: bare numbers, as it compares millions.
struct Stretch: Hashable, Comparable, Sendable {
  var start: Int
  var end: Int

  init(_ start: Int, _ end: Int) {
    self.start = start
    self.end = end
  }

  init(_ span: Span) {
    start = span.start.seconds
    end = span.end.seconds
  }

  var isEmpty: Bool { start >= end }

  var span: Span { Span(start: Instant(seconds: start), end: Instant(seconds: end)) }

  static func < (left: Stretch, right: Stretch) -> Bool {
    left.start != right.start ? left.start < right.start : left.end < right.end
  }

  func overlaps(_ other: Stretch) -> Bool { start < other.end && other.start < end }

  func contains(_ moment: Int) -> Bool { start <= moment && moment < end }

  func contains(_ other: Stretch) -> Bool { start <= other.start && other.end <= end }

  func intersection(_ other: Stretch) -> Stretch? {
    let low = max(start, other.start)
    let high = min(end, other.end)
    return low < high ? Stretch(low, high) : nil
  }
}

extension [Stretch] {
  /// Sorts and joins those that overlap or touch, and drops empty ones.
  mutating func merge() {
    guard count > 1 else {
      if let only = first, only.isEmpty { removeAll() }
      return
    }
    sort()
    var last = 0
    for index in 1..<count {
      if self[last].isEmpty {
        self[last] = self[index]
      } else if self[index].start <= self[last].end {
        self[last].end = Swift.max(self[last].end, self[index].end)
      } else if !self[index].isEmpty {
        last += 1
        self[last] = self[index]
      }
    }
    removeLast(count - 1 - last)
    if let only = first, only.isEmpty { removeAll() }
  }

  /// What is left of a stretch without these, which are merged.
  func remainders(of whole: Stretch, into result: inout [Stretch]) {
    var start = whole.start
    var index = firstIndex(endingAfter: whole.start)
    while index < count, self[index].start < whole.end {
      if self[index].start > start { result.append(Stretch(start, self[index].start)) }
      start = Swift.max(start, self[index].end)
      index += 1
    }
    if start < whole.end { result.append(Stretch(start, whole.end)) }
  }

  /// The one that has a moment in it; these are merged.
  func stretch(containing moment: Int) -> Stretch? {
    let index = firstIndex(endingAfter: moment)
    return index < count && self[index].start <= moment ? self[index] : nil
  }

  /// The index of the first that ends after a moment; these are merged.
  func firstIndex(endingAfter moment: Int) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if self[middle].end <= moment { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Whether all of a stretch lies in one of these, which are merged.
  func cover(_ other: Stretch) -> Bool {
    stretch(containing: other.start).map { other.end <= $0.end } ?? false
  }
}
