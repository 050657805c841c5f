import CivilTime
import Scheduling
import Testing

@testable import BookStore

@Suite("doctor")
struct DoctorTests {
  private func book() throws -> SQLiteBook {
    let book = try SmallBook.inMemory()
    for place in 0..<4 { try book.add(SmallBook.visit(place)) }
    return book
  }

  @Test("a sound book has nothing to tell")
  func sound() throws {
    let checkup = try book().doctor()
    #expect(checkup.problems == [])
    #expect(checkup.bookings == 4)
    #expect(checkup.entries == 4)
  }

  @Test("time that was lost is found")
  func lostTime() throws {
    let book = try book()
    try book.connection.run("DELETE FROM occupancy WHERE owner = 2")
    #expect(
      try book.doctor().problems == [.timeDiffers(EntityKey(kind: .booking, id: 2))])
  }

  @Test("a row that was changed past the journal is found, and one that is gone")
  func pastJournal() throws {
    let book = try book()
    try book.connection.run("UPDATE booking SET notes = 'x' WHERE id = 3")
    try book.connection.run("DELETE FROM booking WHERE id = 4")
    #expect(
      Set(try book.doctor().problems) == [
        .journalDiffers(EntityKey(kind: .booking, id: 3)),
        .journalDiffers(EntityKey(kind: .booking, id: 4)),
      ])
  }

  @Test("two who take the same time are found, unless the owner allowed it")
  func overlap() throws {
    let book = try book()
    var second = SmallBook.visit(0)
    second.overrides = [.booked]
    try book.add(second)
    #expect(try book.doctor().problems == [])
    try book.connection.run(
      """
      DROP TRIGGER occupancy_fixed;
      UPDATE occupancy SET is_override = 0
      """)
    #expect(
      try book.doctor().problems.first
        == .overlap(.staff(StaffID(1)), BookingID(1), BookingID(5), at: second.span.start))
  }

  @Test("a reference to nothing is found")
  func strayReference() throws {
    let book = try book()
    try book.connection.run("PRAGMA foreign_keys = OFF; DELETE FROM service WHERE id = 1")
    let problems = try book.doctor().problems
    #expect(problems.contains(.strayReference(table: "booking")))
  }
}
