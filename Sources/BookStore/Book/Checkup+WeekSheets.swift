import Scheduling

extension SQLiteBook {
  /// Every sheet is packed anew from its rows, and there is one for each week
  /// that has rows; what is known to be stale is not believed anyway.
  func checkSheets(_ checkup: inout Checkup) throws(BookError) {
    struct Place: Hashable {
      var resource: ResourceKey
      var week: Int
    }
    func place(_ row: inout Row) -> Place {
      Place(
        resource: ResourceKey(kindNumber: row.integer(), number: row.integer()),
        week: row.integer())
    }
    let stale = Set(try connection.rows(WeekSheetRow.stale, [], place))
    let sheets = try connection.rows(WeekSheetRow.all) { (row: inout Row) in
      (place(&row), row.bytes())
    }
    var known = stale
    for (place, bytes) in sheets where !stale.contains(place) {
      known.insert(place)
      let rows = try rows(of: place.resource, in: place.week)
      if WeekSheet(rows, week: place.week).bytes != bytes {
        checkup.problems.append(.sheetDiffers(place.resource, week: place.week))
      }
    }
    let needed = try connection.rows(
      "SELECT DISTINCT kind, resource, starts / \(WeekSheet.length) FROM occupancy", [], place)
    for place in needed where !known.contains(place) {
      checkup.problems.append(.sheetDiffers(place.resource, week: place.week))
    }
  }

  /// Packs anew the sheets that differ, so that the next who reads them is told
  /// the truth.
  func mendSheets(_ checkup: Checkup) throws(BookError) {
    let weeks = checkup.problems.compactMap { problem in
      if case .sheetDiffers(let resource, let week) = problem { (resource, week) } else { nil }
    }
    guard !weeks.isEmpty else { return }
    try packSheets { () throws(BookError) in
      for (resource, week) in weeks {
        try connection.execute(WeekSheetRow.staling, resource.values + [.integer(week)])
      }
    }
  }
}
