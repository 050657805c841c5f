import CivilTime
import Scheduling
import Testing

@testable import BookStore

@Suite("Time that is taken")
struct OccupancyTests {
  private func row(
    _ owner: Int, _ start: Int, _ end: Int, staff: Int = 1, room: Int? = nil,
    sharing: Int? = nil, seats: Int = 1, capacity: Int = 1, isOverride: Bool = false,
    session: Int? = nil
  ) -> Occupancy {
    Occupancy(
      owner: .booking(BookingID(owner)),
      resource: room.map { .resource(ResourceID($0)) } ?? .staff(StaffID(staff)),
      span: Span(start: Instant(seconds: start), end: Instant(seconds: end)),
      sharing: sharing.map { ServiceID($0) }, seats: seats, capacity: capacity,
      isOverride: isOverride, session: session.map { StaffID($0) })
  }

  /// Writes a row past the interface; whether the database took it.
  private func takes(_ book: SQLiteBook, _ row: Occupancy) throws -> Bool {
    do throws(BookError) {
      try book.connection.execute(OccupancyRow.insertion, OccupancyRow.values(of: row))
      return true
    } catch {
      guard error.kind == .taken else { throw error }
      return false
    }
  }

  @Test("the database itself agrees with the rule on any rows", arguments: 0..<40)
  func agrees(seed: Int) throws {
    var dice = Dice(seed: seed)
    let book = try SQLiteBook.openInMemory()
    var present: [Occupancy] = []
    for number in 1...120 {
      let start = dice.roll(0...60)
      let isRoom = dice.once(in: 2)
      let sharing = dice.once(in: 2) ? dice.roll(1...2) : nil
      let row = row(
        number, start, start + (dice.once(in: 20) ? 40 : dice.roll(1...6)),
        staff: dice.roll(1...2), room: isRoom ? dice.roll(1...2) : nil, sharing: sharing,
        seats: isRoom ? 1 : dice.roll(1...2), capacity: isRoom ? 2 : sharing == nil ? 1 : 3,
        isOverride: dice.once(in: 10),
        session: isRoom && sharing != nil ? dice.perhaps(dice.roll(1...2)) : nil)
      let fits = row.conflict(among: present) == nil
      #expect(try takes(book, row) == fits, "\(row)")
      if fits { present.append(row) }
    }
    #expect(present.count > 30)
  }

  @Test("a row cannot be changed into one that overlaps")
  func fixed() throws {
    let book = try SQLiteBook.openInMemory()
    #expect(try takes(book, row(1, 0, 10)))
    #expect(try takes(book, row(2, 10, 20)))
    #expect(throws: BookError.self) {
      try book.connection.run("UPDATE occupancy SET starts = 5 WHERE owner = 2")
    }
  }

  @Test("who has the time is told")
  func holder() throws {
    let book = try SmallBook.inMemory()
    let first = try book.add(SmallBook.visit(2))
    #expect {
      try book.add(SmallBook.visit(2))
    } throws: { error in
      (error as? BookError)?.kind == .taken && (error as? BookError)?.takenBy == first.id
    }
    try book.add(SmallBook.visit(2, staff: 2))
  }

  @Test("a refusal that is caught leaves the rest of the change")
  func caught() throws {
    let book = try SmallBook.inMemory()
    try book.add(SmallBook.visit(0))
    var moved = try book.add(SmallBook.visit(1))
    moved.span = SmallBook.visit(0).span
    _ = try book.change(note("try")) { [moved] writer throws(BookError) in
      #expect(throws: BookError.self) { try writer.put(.booking(moved)) }
      #expect(throws: BookError.self) { try writer.put(.booking(SmallBook.visit(1))) }
      try writer.put(.booking(SmallBook.visit(5)))
    }
    #expect(try book.numbers == [1, 2, 4])
    #expect(try book.doctor().problems == [])
    #expect(throws: BookError.self) { try book.add(SmallBook.visit(1)) }
  }

  @Test("a cancelled booking gives its time up, and a removed one")
  func freed() throws {
    let book = try SmallBook.inMemory()
    var row = try book.add(SmallBook.visit(0))
    row.status = .cancelled
    try book.add(row)
    let second = try book.add(SmallBook.visit(0))
    _ = try book.change(note("remove")) { writer throws(BookError) in
      try writer.remove(Entity.booking(second).key)
    }
    try book.add(SmallBook.visit(0))
    #expect(try book.connection.number("SELECT count(*) FROM occupancy") == 1)
  }

  @Test("whether what is pending keeps its time follows the setting")
  func pending() throws {
    let book = try SmallBook.inMemory()
    var row = SmallBook.visit(0)
    row.status = .pending
    let pending = try book.add(row)
    #expect(throws: BookError.self) { try book.add(SmallBook.visit(0)) }
    var settings = try book.business().settings
    settings.policy.pendingBlocks = false
    try set(settings, in: book)
    let second = try book.add(SmallBook.visit(0))
    settings.policy.pendingBlocks = true
    try set(settings, in: book)
    let taken = try book.occupancies(
      of: [.staff(StaffID(1))], overlapping: second.span)
    #expect(Set(taken.map(\.owner)) == [.booking(pending.id), .booking(second.id)])
    #expect(throws: BookError.self) { try book.add(SmallBook.visit(0)) }
  }

  private func set(_ settings: Settings, in book: SQLiteBook) throws {
    _ = try book.change(note("set")) { writer throws(BookError) in
      try writer.put(.settings(settings))
    }
  }

  @Test("a change that leaves the time alone is made even where it was given twice")
  func keepsTime() throws {
    let book = try SmallBook.inMemory()
    var first = try book.add(SmallBook.visit(0))
    var second = SmallBook.visit(0)
    second.overrides = [.booked]
    try book.add(second)
    first.notes = "came early"
    first.status = .arrived
    try book.add(first)
    #expect(try book.booking(first.id)?.status == .arrived)
    #expect(try book.undo(note("undo")) != .nothing)
    #expect(try book.booking(first.id)?.status == .confirmed)
    #expect(try book.doctor().problems == [])
  }
}
