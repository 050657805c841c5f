import CSQLite
import CivilTime
import Scheduling
import Testing

@testable import BookStore

@Suite("Week sheets")
struct WeekSheetTests {
  private static let everything = Span(
    start: Instant(seconds: -1 << 50), end: Instant(seconds: 1 << 50))

  /// Rows of one resource that begin in a week, in the order of the table.
  private func rows(_ dice: inout Dice, week: Int, of resource: ResourceKey) -> [Occupancy] {
    let moments = WeekSheet.moments(of: week)
    let unit = dice.pick([1, 60, 60])
    let rows = (0..<dice.roll(0...12)).map { number in
      let start = dice.roll(moments.lowerBound / unit...moments.upperBound / unit) * unit
      let end = start + dice.roll(1...900) * unit
      let owner = dice.pick([
        Occupancy.Owner.booking(BookingID(number)), .block(BlockID(number * 100_000)),
        .hold(HoldID(number)),
      ])
      return Occupancy(
        owner: owner, resource: resource,
        span: Span(start: Instant(seconds: start), end: Instant(seconds: end)),
        sharing: dice.perhaps(ServiceID(dice.roll(1...300))), seats: dice.roll(1...3),
        capacity: dice.roll(0...200), isOverride: dice.once(in: 2),
        session: dice.perhaps(StaffID(dice.roll(1...300))))
    }
    return rows.filter { moments.contains($0.span.start.seconds) }
      .sorted { $0.span.start < $1.span.start }
  }

  private func unpacked(
    _ bytes: [UInt8], of resource: ResourceKey, week: Int, in span: Span = everything
  ) -> [Occupancy]? {
    var result: [Occupancy] = []
    let isRead = bytes.withUnsafeBytes {
      WeekSheet.unpack(
        $0, at: WeekSheet.Place(resource, week: week), overlapping: span, into: &result)
    }
    return isRead ? result : nil
  }

  @Test("what is packed comes out as it was, all of it or what overlaps a span", arguments: 0..<300)
  func roundTrip(seed: Int) {
    var dice = Dice(seed: seed)
    let week = dice.pick([-2_900, -2, -1, 0, 1, 2, 2_969, 2_970])
    let resource = dice.pick([ResourceKey.staff(StaffID(7)), .resource(ResourceID(2))])
    let rows = rows(&dice, week: week, of: resource)
    let sheet = WeekSheet(rows, at: WeekSheet.Place(resource, week: week))
    #expect(unpacked(sheet.bytes, of: resource, week: week) == rows)
    let moments = WeekSheet.moments(of: week)
    let start = Instant(seconds: dice.roll(moments))
    let span = Span(start: start, end: start.adding(minutes: dice.roll(0...3_000)))
    #expect(
      unpacked(sheet.bytes, of: resource, week: week, in: span)
        == rows.filter { $0.span.start < span.end && span.start < $0.span.end })
  }

  @Test("bytes of any other kind are refused or read, and never believed past their end")
  func foreignBytes() {
    #expect(unpacked([], of: .staff(StaffID(1)), week: 3) == nil)
    #expect(unpacked([7, 1, 1, 1, 1], of: .staff(StaffID(1)), week: 3) == nil)
    #expect(unpacked([60, 2, 30, 1], of: .staff(StaffID(1)), week: 3) == nil)
    #expect(unpacked([60, 2, 30, 0, 1], of: .staff(StaffID(1)), week: 3) == nil)
    var dice = Dice(seed: 4)
    for _ in 0..<2_000 {
      let bytes = (0..<dice.roll(0...40)).map { _ in UInt8(dice.roll(0...255)) }
      _ = unpacked([60] + bytes, of: .staff(StaffID(1)), week: 3)
    }
  }

  @Test("every moment is of the week that SQLite's own division gives")
  func weeks() throws {
    let book = try SQLiteBook.openInMemory()
    for week in [-3, -1, 0, 1, 2_970] {
      let moments = WeekSheet.moments(of: week)
      for moment in [moments.lowerBound, moments.upperBound] {
        #expect(WeekSheet.week(of: moment) == week)
        #expect(
          try book.connection.number("SELECT ?1 / \(WeekSheet.length)", [.integer(moment)]) == week)
        for resource in [ResourceKey.staff(StaffID(7)), .resource(ResourceID(1 << 31 - 1))] {
          let place = WeekSheet.Place(resource, week: week)
          #expect(WeekSheet.Place(number: place.number) == place)
          let values = [Value.integer(moment)] + resource.values
          #expect(
            try book.connection.number(
              """
              SELECT \(WeekSheet.Place.sql) FROM
                (SELECT ?1 AS starts, ?2 AS kind, ?3 AS resource)
              """, values) == place.number)
        }
      }
    }
  }

  // MARK: In a book

  private let firstDay = Span(
    start: Instant(seconds: 1_796_000_000), end: Instant(seconds: 1_796_100_000))

  private func taken(_ book: SQLiteBook) throws -> [Int] {
    try book.occupancies(of: [.staff(StaffID(1))], overlapping: firstDay).map(\.owner.number)
  }

  @Test("what another program takes out of the table is gone at once")
  func changedElsewhere() throws {
    let book = try SmallBook.inMemory()
    for place in 0..<3 { try book.add(SmallBook.visit(place)) }
    #expect(try taken(book) == [1, 2, 3])
    #expect(try book.connection.number(WeekSheetRow.anyStale) == 0)
    try book.connection.run("DELETE FROM booking WHERE id = 2")
    #expect(try book.connection.number(WeekSheetRow.anyStale) == 1)
    #expect(try taken(book) == [1, 3])
    try book.add(SmallBook.visit(20))
    #expect(try book.connection.number(WeekSheetRow.anyStale) == 0)
    #expect(try taken(book) == [1, 3, 4])
  }

  @Test("within a change what was written is read, and after one that failed it is gone")
  func withinChange() throws {
    let book = try SmallBook.inMemory()
    try book.add(SmallBook.visit(0))
    #expect(throws: BookError.self) {
      try book.change(note("two")) { writer throws(BookError) in
        try writer.put(.booking(SmallBook.visit(1)))
        let met = try writer.occupancies(of: [.staff(StaffID(1))], overlapping: firstDay)
        #expect(met.count == 2)
        try writer.put(.booking(SmallBook.visit(1)))
      }
    }
    #expect(try taken(book) == [1])
    #expect(try book.doctor().problems == [])
  }

  @Test("a sheet in no form that is known is passed over, told, and packed anew")
  func spoiltSheet() throws {
    let book = try SmallBook.inMemory()
    for place in 0..<3 { try book.add(SmallBook.visit(place)) }
    try book.connection.run("UPDATE week_sheet SET entries = x'3C02'")
    #expect(try taken(book) == [1, 2, 3])
    let week = WeekSheet.week(of: firstDay.start.seconds)
    #expect(try book.doctor().problems == [.sheetDiffers(.staff(StaffID(1)), week: week)])
    #expect(try book.doctor().problems == [])
    try book.connection.run("DELETE FROM week_sheet")
    #expect(try taken(book) == [])
    #expect(try book.doctor().problems == [.sheetDiffers(.staff(StaffID(1)), week: week)])
    #expect(try taken(book) == [1, 2, 3])
  }

  @Test("a book of the first version is packed when it is opened, after a copy was made")
  func upgrade() throws {
    let folder = try TemporaryFolder()
    let path = folder.file("book.db")
    let old = try Connection.open(path: path, flags: SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE)
    try Schema.migrate(old, steps: [Schema.step1])
    let start = firstDay.start.seconds
    try old.run(
      """
      INSERT INTO settings VALUES (1, '', 'UTC', 'en-GB', 1, 1, 1, 'GBP', 0, 0, 0, NULL, 15, 0,
        NULL, '', NULL, 0, 1, 0, 0, 10);
      INSERT INTO staff VALUES (1, 'Sam', NULL, '', NULL, '', 1);
      INSERT INTO service VALUES (1, 'Yoga', '', '', 60, NULL, NULL, NULL, 0, 0, '', 8, NULL, NULL,
        '', 1);
      INSERT INTO booking VALUES (1, 1, 1, NULL, 'Dana', \(start), 'UTC', \(start), \(start + 3_600),
        60, NULL, 0, 0, NULL, NULL, 1, '', 'confirmed', '', '', NULL, NULL, '', '', 0, 0);
      INSERT INTO occupancy VALUES (1, 1, \(start), 1, 1, \(start + 3_600), NULL, NULL, 1, 1, 0);
      """)
    try old.close()

    let book = try SQLiteBook.open(path: path)
    #expect(folder.names.contains("book.db.v1"))
    #expect(try book.connection.number(WeekSheetRow.anyStale) == 0)
    #expect(try book.connection.number("SELECT count(*) FROM week_sheet") == 1)
    // What was booked before Yoga became a class takes one place of eight now.
    let rows = try book.occupancies(of: [.staff(StaffID(1))], overlapping: firstDay)
    #expect(rows.map(\.sharing) == [ServiceID(1)])
    #expect(rows.map(\.capacity) == [8])
    #expect(try book.doctor().problems == [])
    try book.close()
  }
}

@Suite("Places of a class")
struct CapacityTests {
  /// A haircut that becomes a lesson for three, and the other way round.
  private func change(_ book: any Book, capacity: Int) throws {
    _ = try book.change(note("a lesson holds \(capacity)")) { writer throws(BookError) in
      guard var service = try writer.business().service(ServiceID(1)) else { return }
      service.capacity = capacity
      try writer.put(.service(service))
    }
  }

  private func books() throws -> [any Book] {
    let memory = InMemoryBook()
    _ = try memory.change(note("start")) { (writer) throws(BookError) in
      try SmallBook.fill(writer)
    }
    return [memory, try SmallBook.inMemory()]
  }

  private func book(_ book: any Book) throws {
    _ = try book.change(note("book")) { writer throws(BookError) in
      try writer.put(.booking(SmallBook.visit(0)))
    }
  }

  @Test("who booked before there were more places shares the hour with those who come")
  func raised() throws {
    for shared in try books() {
      try book(shared)
      #expect(throws: BookError.self) { try book(shared) }
      try change(shared, capacity: 3)
      try book(shared)
      try book(shared)
      #expect(throws: BookError.self) { try book(shared) }
    }
  }

  @Test("taking the places back keeps who is booked, and lets no one in")
  func lowered() throws {
    for shared in try books() {
      try change(shared, capacity: 3)
      try book(shared)
      try book(shared)
      try change(shared, capacity: 1)
      #expect(throws: BookError.self) { try book(shared) }
      #expect(try shared.bookings(BookingQuery()).count == 2)
      #expect(try shared.undo(note("undo")) != .nothing)
      try book(shared)
      #expect(throws: BookError.self) { try book(shared) }
      if let stored = shared as? SQLiteBook { #expect(try stored.doctor().problems == []) }
    }
  }

  @Test("a hold that is running shares the hour too")
  func held() throws {
    for shared in try books() {
      _ = try shared.change(note("hold")) { writer throws(BookError) in
        try writer.put(
          .hold(Hold(booking: SmallBook.visit(0), until: Instant(seconds: 1_000_000))))
      }
      #expect(throws: BookError.self) { try book(shared) }
      try change(shared, capacity: 2)
      try book(shared)
      #expect(throws: BookError.self) { try book(shared) }
    }
  }
}
