import CivilTime
import Scheduling

extension SQLiteBook {
  /// What takes the time of some resources within a span, in their order, the
  /// rows of each by start.
  ///
  /// They are read from week sheets; where one is stale, as within a change, from
  /// the table itself.
  public func occupancies(
    of resources: [ResourceKey], overlapping span: Span
  ) throws(BookError) -> [Occupancy] {
    try reading { () throws(BookError) in
      let hasStale = try connection.number(WeekSheetRow.anyStale) != 0
      var result: [Occupancy] = []
      for resource in resources {
        let count = result.count
        if hasStale, try isStale(resource, span) {
          result += try rows(of: resource, overlapping: span)
        } else if try !appendSheets(of: resource, span, to: &result) {
          result.removeLast(result.count - count)
          result += try rows(of: resource, overlapping: span)
        }
      }
      return result
    }
  }

  private func isStale(_ resource: ResourceKey, _ span: Span) throws(BookError) -> Bool {
    try connection.number(WeekSheetRow.staleOverlapping, resource.values + span.values) != 0
  }

  /// Adds what the sheets say; false if one is in no form that is known.
  private func appendSheets(
    of resource: ResourceKey, _ span: Span, to result: inout [Occupancy]
  ) throws(BookError) -> Bool {
    let statement = try connection.prepared(WeekSheetRow.overlapping)
    try statement.bind(resource.values + span.values)
    while try statement.step() {
      let week = statement.integer(0)
      let isRead = statement.withBytes(1) { bytes in
        WeekSheet.unpack(bytes, of: resource, week: week, overlapping: span, into: &result)
      }
      if !isRead {
        statement.reset()
        return false
      }
    }
    return true
  }

  /// What overlaps a span, by start, from the table itself.
  func rows(
    of resource: ResourceKey, overlapping span: Span
  ) throws(BookError) -> [Occupancy] {
    try connection.rows(OccupancyRow.overlapping, resource.values + span.values) {
      (row: inout Row) in OccupancyRow.read(&row, of: resource)
    }
  }

  /// Packs the sheets of all weeks in which something has changed, within a
  /// transaction that is open.
  func refreshSheets() throws(BookError) {
    let weeks = try connection.rows(WeekSheetRow.stale) { (row: inout Row) in
      (ResourceKey(kindNumber: row.integer(), number: row.integer()), row.integer())
    }
    guard !weeks.isEmpty else { return }
    for (resource, week) in weeks {
      let rows = try rows(of: resource, in: week)
      let values = resource.values + [.integer(week)]
      if rows.isEmpty {
        try connection.execute(WeekSheetRow.removal, values)
      } else {
        let sheet = WeekSheet(rows, week: week)
        try connection.execute(WeekSheetRow.upsert, values + [.bytes(sheet.bytes)])
      }
    }
    try connection.execute(WeekSheetRow.freshening)
  }

  /// The rows of a resource that begin in a week, from the table itself.
  func rows(of resource: ResourceKey, in week: Int) throws(BookError) -> [Occupancy] {
    let moments = WeekSheet.moments(of: week)
    return try connection.rows(
      OccupancyRow.beginning,
      resource.values + [.integer(moments.lowerBound), .integer(moments.upperBound)]
    ) { (row: inout Row) in OccupancyRow.read(&row, of: resource) }
  }
}

/// How week sheets are kept.
enum WeekSheetRow {
  /// Whether any is stale.
  static let anyStale = "SELECT EXISTS (SELECT 1 FROM stale_week)"

  /// Those that are.
  static let stale = "SELECT kind, resource, week FROM stale_week"

  /// That the one of resource `?1`, `?2` for week `?3` is.
  static let staling = "INSERT INTO stale_week VALUES (?1, ?2, ?3) ON CONFLICT DO NOTHING"

  /// That none is any longer.
  static let freshening = "DELETE FROM stale_week"

  /// Of resource `?1`, `?2`: the weeks in which what overlaps `?3` to `?4` begins.
  private static let weeks = """
    kind = ?1 AND resource = ?2 AND week <= (?4 - 1) / \(WeekSheet.length) AND week >= \
    (?3 - (SELECT seconds FROM longest WHERE kind = ?1 AND resource = ?2)) / \(WeekSheet.length)
    """

  /// The sheets of resource `?1`, `?2` for what overlaps `?3` to `?4`.
  static let overlapping = "SELECT week, entries FROM week_sheet WHERE \(weeks) ORDER BY week"

  /// Whether one of these is stale.
  static let staleOverlapping = "SELECT EXISTS (SELECT 1 FROM stale_week WHERE \(weeks))"

  /// Writes the sheet of resource `?1`, `?2` for week `?3`.
  static let upsert = """
    INSERT INTO week_sheet VALUES (?1, ?2, ?3, ?4) \
    ON CONFLICT DO UPDATE SET entries = excluded.entries
    """

  /// Removes it.
  static let removal = "DELETE FROM week_sheet WHERE kind = ?1 AND resource = ?2 AND week = ?3"

  /// Every sheet.
  static let all = "SELECT kind, resource, week, entries FROM week_sheet"
}

extension ResourceKey {
  /// The values of the first two parameters.
  var values: [Value] { [.integer(kindNumber), .integer(number)] }
}

extension Span {
  /// The values of the two parameters that follow.
  fileprivate var values: [Value] { [.integer(start.seconds), .integer(end.seconds)] }
}
