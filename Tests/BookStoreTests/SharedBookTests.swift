import CSQLite
import CivilTime
import Scheduling
import Testing

@testable import BookStore

@Suite("Several that have one book open")
struct SharedBookTests {
  let folder: TemporaryFolder
  let one: SQLiteBook
  let other: SQLiteBook

  init() throws {
    folder = try TemporaryFolder()
    one = try SmallBook.open(folder.file("book.db"))
    other = try SmallBook.open(folder.file("book.db"))
  }

  @Test("a reader sees the book as it was while another writes, and never waits")
  func readsDuringWrite() throws {
    try one.add(SmallBook.visit(0))
    _ = try one.change(note("import")) { [other] writer throws(BookError) in
      for place in 1..<500 {
        try writer.put(.booking(SmallBook.visit(place)))
        if place % 50 == 0 { #expect(try other.count(BookingQuery()) == 1) }
      }
    }
    #expect(try other.count(BookingQuery()) == 500)
  }

  @Test("a second writer is told after a while that another is writing")
  func busy() throws {
    try other.connection.run("PRAGMA busy_timeout = 20")
    _ = try one.change(note("think")) { [other] writer throws(BookError) in
      try writer.put(.booking(SmallBook.visit(0)))
      #expect {
        try other.add(SmallBook.visit(1))
      } throws: { error in
        (error as? BookError)?.kind == .busy
      }
    }
    try other.add(SmallBook.visit(1))
    #expect(try one.numbers == [1, 2])
  }

  @Test("what another wrote about the business is seen")
  func business() throws {
    #expect(try other.business().staff.count == 2)
    _ = try one.change(note("add Alex")) { writer throws(BookError) in
      try writer.put(.staff(Staff(id: StaffID(-1), name: "Alex")))
    }
    #expect(try other.business().staff.map(\.name) == ["Sam", "Priya", "Alex"])
    #expect(try one.business() == other.business())
    _ = try other.undo(note("undo"))
    #expect(try one.business().staff.count == 2)
  }

  @Test("the second to ask for a time is told who has it")
  func taken() throws {
    let first = try one.add(SmallBook.visit(0))
    #expect {
      try other.add(SmallBook.visit(0))
    } throws: { error in
      (error as? BookError)?.takenBy == first.id
    }
  }
}
