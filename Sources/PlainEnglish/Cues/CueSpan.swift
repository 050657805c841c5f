/// A wording that was found, and the words it takes, half-open.
struct CueSpan: Sendable {
  var kind: Cue
  var start: Int
  var end: Int
}

extension Array {
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
