import CivilTime

/// The rows of every resource, each resource's by start.
struct OccupancyTable: Sendable {
  fileprivate struct Lane: Sendable {
    var rows: [Occupancy] = []
    /// Seconds of the longest row that was ever here, which bounds how far back
    /// a look-up has to begin.
    var longest = 0

    /// The index of the first row that starts at or after a moment.
    func firstIndex(from moment: Int) -> Int {
      var low = 0
      var high = rows.count
      while low < high {
        let middle = (low + high) / 2
        if rows[middle].span.start.seconds < moment { low = middle + 1 } else { high = middle }
      }
      return low
    }
  }

  private var lanes: [ResourceKey: Lane] = [:]

  mutating func insert(_ row: Occupancy) {
    let start = row.span.start.seconds
    let longest = row.span.end.seconds - start
    lanes[row.resource, default: Lane()].add(row, longest: longest)
  }

  /// Removes the rows of an owner, of one resource, that start within a span.
  mutating func remove(_ owner: Occupancy.Owner, of resource: ResourceKey, within span: Span) {
    lanes[resource]?.remove(owner, within: span)
  }

  /// Adds the rows of a resource that overlap a span, by start.
  func append(_ resource: ResourceKey, overlapping span: Span, to result: inout [Occupancy]) {
    guard let lane = lanes[resource] else { return }
    var index = lane.firstIndex(from: span.start.seconds - lane.longest)
    while index < lane.rows.count, lane.rows[index].span.start < span.end {
      if lane.rows[index].span.end > span.start { result.append(lane.rows[index]) }
      index += 1
    }
  }
}

extension OccupancyTable.Lane {
  fileprivate mutating func add(_ row: Occupancy, longest length: Int) {
    rows.insert(row, at: firstIndex(from: row.span.start.seconds + 1))
    longest = max(longest, length)
  }

  fileprivate mutating func remove(_ owner: Occupancy.Owner, within span: Span) {
    var index = firstIndex(from: span.start.seconds)
    while index < rows.count, rows[index].span.start <= span.end {
      if rows[index].owner == owner { rows.remove(at: index) } else { index += 1 }
    }
  }
}
