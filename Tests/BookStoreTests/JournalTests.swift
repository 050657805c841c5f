import CivilTime
import Foundation
import Scheduling
import Testing

@testable import BookStore

@Suite("The journal")
struct JournalTests {
  @Test("undo and redo go on across restarts and processes")
  func acrossRestarts() throws {
    let folder = try TemporaryFolder()
    let path = folder.file("book.db")
    let book = try SmallBook.open(path)
    try book.add(SmallBook.visit(0), "book one")
    try book.add(SmallBook.visit(1), "book two")
    try book.close()

    let second = try SmallBook.open(path)
    guard case .done(let undone) = try second.undo(note("undo")) else {
      Issue.record("nothing was undone")
      return
    }
    #expect(undone.note.words == "book two")
    #expect(try second.numbers == [1])

    // Another process that has the book open all the while.
    let third = try SmallBook.open(path)
    guard case .done(let redone) = try third.redo(note("redo")) else {
      Issue.record("nothing was redone")
      return
    }
    #expect(redone.note.words == "book two")
    #expect(try second.numbers == [1, 2])
    #expect(try third.redo(note("redo")) == .nothing)
    #expect(try second.journal(limit: 9).map(\.undoes) == [3, 2, nil, nil])
  }

  @Test("undo of what was built upon names what stands on it")
  func builtUpon() throws {
    let book = try SmallBook.inMemory()
    var row = try book.add(SmallBook.visit(0), "book it")
    row.notes = "by the window"
    try book.add(row, "add a note")
    _ = try book.undo(note("undo"))
    // The same again, past the undo, by another process.
    try book.connection.run("UPDATE booking SET notes = 'by the door' WHERE id = 1")
    guard case .builtUpon(let entry, let culprit) = try book.undo(note("undo")) else {
      Issue.record("it was undone")
      return
    }
    #expect(entry.note.words == "book it")
    #expect(culprit?.note.words == "undo")
    #expect(try book.booking(row.id)?.notes == "by the door")
  }

  @Test("someone who has bookings is not undone")
  func referredTo() throws {
    let book = try SmallBook.inMemory()
    let (alex, _) = try book.change(note("add Alex")) { writer throws(BookError) in
      try writer.put(.staff(Staff(id: StaffID(-1), name: "Alex")))
    }
    // Written without a journal, as an import of long ago.
    try book.write { writer throws(BookError) in
      try writer.put(.booking(SmallBook.visit(0, staff: alex.key.id)))
    }
    guard case .builtUpon(let entry, by: nil) = try book.undo(note("undo")) else {
      Issue.record("it was undone")
      return
    }
    #expect(entry.note.words == "add Alex")
    #expect(try book.business().staff.count == 3)
    #expect(try book.journal(limit: 9).count == 1)
  }

  @Test("undo of a cancellation whose time was given away says who has it")
  func taken() throws {
    let book = try SmallBook.inMemory()
    var first = try book.add(SmallBook.visit(0))
    first.status = .cancelled
    try book.add(first, "cancel")
    let second = try book.add(SmallBook.visit(0), "book again")
    guard case .taken(let entry, let holder) = try undoCancellation(of: book) else {
      Issue.record("it was undone")
      return
    }
    #expect(entry.note.words == "cancel")
    #expect(holder == second.id)
    #expect(try book.booking(first.id)?.status == .cancelled)
  }

  /// Takes the newer entry out of the way, so that the cancellation is next.
  private func undoCancellation(of book: SQLiteBook) throws -> UndoOutcome {
    try book.connection.run("UPDATE journal SET undone_by = 1 WHERE words = 'book again'")
    return try book.undo(note("undo"))
  }

  @Test("a change that throws leaves nothing, not even a number")
  func rollsBack() throws {
    let book = try SmallBook.inMemory()
    let failure = BookError(kind: .other, operation: "think again")
    #expect(throws: failure) {
      try book.change(note("two")) { writer throws(BookError) in
        try writer.put(.booking(SmallBook.visit(0)))
        try writer.put(.staff(Staff(id: StaffID(-1), name: "Alex")))
        throw failure
      }
    }
    #expect(try book.numbers == [])
    #expect(try book.business().staff.count == 2)
    #expect(try book.journal(limit: 1) == [])
    #expect(try book.add(SmallBook.visit(0)).id == BookingID(1))
  }

  @Test("what refers to a row that is not there is refused as a whole")
  func strayReference() throws {
    let book = try SmallBook.inMemory()
    #expect(throws: BookError.self) { try book.add(SmallBook.visit(0, staff: 99)) }
    #expect(try book.numbers == [])
  }

  @Test("rows refer to new ones of the same change by their placeholders")
  func placeholders() throws {
    let book = try SmallBook.inMemory()
    let (rows, entry) = try book.change(note("series")) { writer throws(BookError) in
      try writer.put(
        .customer(Customer(id: CustomerID(-5), name: "Mona", searchWords: ["mona"])))
      var rows: [Entity] = []
      for place in 0..<3 {
        var booking = SmallBook.visit(place)
        booking.id = BookingID(-1 - place)
        booking.series = BookingID(-1)
        booking.customer = CustomerID(-5)
        rows.append(try writer.put(.booking(booking)))
      }
      return rows
    }
    var query = BookingQuery()
    query.series = BookingID(1)
    #expect(try book.bookings(query).map(Entity.booking) == rows)
    #expect(try book.bookings(query).map(\.customer) == Array(repeating: CustomerID(2), count: 3))
    #expect(entry?.edits.count == 4)
    #expect(try book.customers(havingWord: "mona").map(\.id) == [CustomerID(2)])
  }

  @Test("holds go with the next change after they lapse, and their time with them")
  func holdsLapse() throws {
    let book = try SmallBook.inMemory()
    let until = Instant(seconds: 600)
    _ = try book.change(note("hold")) { writer throws(BookError) in
      try writer.put(.hold(Hold(booking: SmallBook.visit(0), until: until)))
    }
    #expect(throws: BookError.self) { try book.add(SmallBook.visit(0)) }
    #expect(try book.holds(at: Instant(seconds: 599)).count == 1)
    #expect(try book.holds(at: until) == [])
    _ = try book.change(note("book", at: 10)) { writer throws(BookError) in
      try writer.put(.booking(SmallBook.visit(0)))
    }
    #expect(try book.numbers == [1])
    #expect(try book.holds(at: Instant(seconds: 0)) == [])
  }

  @Test("a change within a change is refused")
  func nested() throws {
    let book = try SmallBook.inMemory()
    #expect {
      try book.change(note("outer")) { _ throws(BookError) in
        _ = try book.change(note("inner")) { _ throws(BookError) in }
      }
    } throws: { error in
      (error as? BookError)?.detail == "a change within a change"
    }
    try book.add(SmallBook.visit(0))
  }
}
