import CivilTime

extension SlotFinder {
  /// Runs of local days that cover what of windows can be booked from a moment on,
  /// each run longer than the one before.
  func dayRuns(_ windows: [Span], from earliest: Int) -> [Stretch] {
    guard let first = windows.first, let last = windows.last else { return [] }
    var start = max(first.start.seconds, earliest)
    let end = min(last.end.seconds, horizonEnd)
    var days = 1
    var result: [Stretch] = []
    while start < end {
      let stop = min(end, midnight(after: start, days: days))
      result.append(Stretch(start, stop))
      start = stop
      days = min(days * 2, 16)
    }
    return result
  }

  /// What of the windows lies in a run.
  func ranges(_ run: Stretch, in windows: [Span]) -> [Stretch] {
    windows.compactMap { Stretch($0).intersection(run) }
  }

  /// From the first to the last of some stretches in order.
  func reach(_ ranges: [Stretch]) -> Stretch? {
    guard let first = ranges.first, let last = ranges.last else { return nil }
    return Stretch(first.start, last.end)
  }
}
