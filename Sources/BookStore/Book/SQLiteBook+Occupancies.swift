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
        if try !appendSheets(of: resource, span, hasStale: hasStale, to: &result) {
          result.removeLast(result.count - count)
          result += try rows(of: resource, overlapping: span)
        }
      }
      return result
    }
  }

  /// Adds what the sheets say; false if one is stale or in no
  /// form that is known.
  private func appendSheets(
    of resource: ResourceKey, _ span: Span, hasStale: Bool, to result: inout [Occupancy]
  ) throws(BookError) -> Bool {
    let longest = try connection.number(WeekSheetRow.longest, resource.values)
    let first = WeekSheet.week(of: span.start.seconds - longest)
    let last = WeekSheet.week(of: span.end.seconds - 1)
    guard longest > 0, first <= last else { return true }
    // Of a span without end, the table knows better where its rows are.
    guard last - first < Self.mostSheets else { return false }
    let statement = try connection.prepared(WeekSheetRow.entries)
    for week in first...last {
      let place = WeekSheet.Place(resource, week: week)
      if hasStale, try isStale(place) { return false }
      try statement.bind(.integer(place.number), at: 1)
      guard try statement.step() else { continue }
      let isRead = statement.withBytes(0) { bytes in
        WeekSheet.unpack(bytes, at: place, overlapping: span, into: &result)
      }
      statement.reset()
      if !isRead { return false }
    }
    return true
  }

  /// The most weeks that are looked up one by one.
  private static let mostSheets = 1_000

  private func isStale(_ place: WeekSheet.Place) throws(BookError) -> Bool {
    try connection.number(WeekSheetRow.isStale, [.integer(place.number)]) != 0
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
    let places = try connection.rows(WeekSheetRow.stale) { (row: inout Row) in
      WeekSheet.Place(number: row.integer())
    }
    guard !places.isEmpty else { return }
    for place in places {
      let rows = try rows(at: place)
      if rows.isEmpty {
        try connection.execute(WeekSheetRow.removal, [.integer(place.number)])
      } else {
        let sheet = WeekSheet(rows, at: place)
        try connection.execute(
          WeekSheetRow.upsert, [.integer(place.number), .bytes(sheet.bytes)])
      }
    }
    try connection.execute(WeekSheetRow.freshening)
  }

  /// The rows of a sheet, from the table itself.
  func rows(at place: WeekSheet.Place) throws(BookError) -> [Occupancy] {
    let moments = WeekSheet.moments(of: place.week)
    return try connection.rows(
      OccupancyRow.beginning,
      place.resource.values + [.integer(moments.lowerBound), .integer(moments.upperBound)]
    ) { (row: inout Row) in OccupancyRow.read(&row, of: place.resource) }
  }
}

/// How week sheets are kept.
enum WeekSheetRow {
  /// What the sheet at `?1` says.
  static let entries = "SELECT entries FROM week_sheet WHERE place = ?1"

  /// How far back what overlaps a moment of resource `?1`, `?2` can begin.
  static let longest = "SELECT seconds FROM longest WHERE kind = ?1 AND resource = ?2"

  /// Whether any is stale.
  static let anyStale = "SELECT EXISTS (SELECT 1 FROM stale_week)"

  /// Whether the one at `?1` is.
  static let isStale = "SELECT EXISTS (SELECT 1 FROM stale_week WHERE place = ?1)"

  /// Those that are.
  static let stale = "SELECT place FROM stale_week"

  /// That the one at `?1` is.
  static let staling = "INSERT INTO stale_week VALUES (?1) ON CONFLICT DO NOTHING"

  /// That none is any longer.
  static let freshening = "DELETE FROM stale_week"

  /// Writes the sheet at `?1`.
  static let upsert = """
    INSERT INTO week_sheet VALUES (?1, ?2) ON CONFLICT DO UPDATE SET entries = excluded.entries
    """

  /// Removes the sheet at `?1`.
  static let removal = "DELETE FROM week_sheet WHERE place = ?1"

  /// Every sheet.
  static let all = "SELECT place, entries FROM week_sheet"

  /// Where there has to be one.
  static let needed = "SELECT DISTINCT \(WeekSheet.Place.sql) FROM occupancy"
}

extension ResourceKey {
  /// The values of the first two parameters.
  var values: [Value] { [.integer(kindNumber), .integer(number)] }
}

extension Span {
  /// The values of the two parameters that follow.
  fileprivate var values: [Value] { [.integer(start.seconds), .integer(end.seconds)] }
}
