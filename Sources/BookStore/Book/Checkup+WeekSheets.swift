import Scheduling

extension SQLiteBook {
  /// Every sheet is packed anew from its rows, and there is one for each week
  /// that has rows; what is known to be stale is not believed anyway.
  func checkSheets(_ checkup: inout Checkup) throws(BookError) {
    func place(_ row: inout Row) -> WeekSheet.Place { WeekSheet.Place(number: row.integer()) }
    var known = Set(try connection.rows(WeekSheetRow.stale, [], place))
    let sheets = try connection.rows(WeekSheetRow.all) { (row: inout Row) in
      (place(&row), row.bytes())
    }
    for (place, bytes) in sheets where known.insert(place).inserted {
      if WeekSheet(try rows(at: place), at: place).bytes != bytes {
        checkup.problems.append(.sheetDiffers(place.resource, week: place.week))
      }
    }
    for place in try connection.rows(WeekSheetRow.needed, [], place)
    where known.insert(place).inserted {
      checkup.problems.append(.sheetDiffers(place.resource, week: place.week))
    }
  }

  /// Packs anew the sheets that differ, so that the next who reads them is told
  /// the truth.
  func mendSheets(_ checkup: Checkup) throws(BookError) {
    let places = checkup.problems.compactMap { problem -> WeekSheet.Place? in
      guard case .sheetDiffers(let resource, let week) = problem else { return nil }
      return WeekSheet.Place(resource, week: week)
    }
    guard !places.isEmpty else { return }
    try packSheets { () throws(BookError) in
      for place in places {
        try connection.execute(WeekSheetRow.staling, [.integer(place.number)])
      }
    }
  }
}
