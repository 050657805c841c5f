/// A wording that was found, and the words it takes, half-open.
struct CueSpan: Sendable {
  var kind: Cue
  var start: Int
  var end: Int
}

extension Array {
  /// An array of so many equal elements.
  ///
  /// Where elements are small this takes a third of the time of
  /// `init(repeating:count:)`, which asks the runtime for the type of its storage.
  @inline(__always)
  static func filled(with element: Element, count: Int) -> Self {
    var array: Self = []
    array.reserveCapacity(count)
    for _ in 0..<count { array.append(element) }
    return array
  }

  /// The first index whose element holds a condition that stays true from there on.
  func partitioningIndex(_ holds: (Element) -> Bool) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if holds(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
