import BookStore
import Foundation
import Scheduling
import Testing

@Suite("Several processes with one book", .timeLimit(.minutes(3)))
struct SharedBookTests {
  let folder: TemporaryFolder
  var path: String { folder.file("book.db") }

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test("of ten that want the same hour one gets it and nine are told who has it")
  func contend() throws {
    let programs = try (0..<10).map { _ in try Program("booklens-bench", ["contend", path]) }
    let lines = programs.map { $0.finish().output.split(separator: "\n").map(String.init) }
    #expect(lines.filter { $0 == ["booked 1"] }.count == 1)
    #expect(lines.filter { $0 == ["taken by 1"] }.count == 9)
    let book = try SQLiteBook.open(path: path, mode: .readWrite)
    #expect(try book.count(BookingQuery()) == 1)
    #expect(try book.doctor().problems == [])
  }

  @Test("a process that is killed leaves the book as it was before or after a change")
  func killed() throws {
    var changes = 0
    for run in 0..<20 {
      let program = try Program("booklens-bench", ["churn", path])
      // First while it starts and makes the book, then among its changes.
      if run >= 5 { program.waitForOutput() }
      Thread.sleep(forTimeInterval: Double(run * 37 % 100) / 1_000)
      #expect(program.isRunning)
      program.kill()
      // Killed before there was a book.
      guard let bytes = FileManager.default.contents(atPath: path), !bytes.isEmpty else { continue }
      // As the command opens it: what was half made is made anew.
      let book = try SQLiteBook.open(path: path)
      #expect(try book.doctor().problems == [])
      var query = BookingQuery()
      query.statuses = Booking.Status.allCases
      let bookings = try book.bookings(query)
      // Each change writes two that belong together.
      let groups = Dictionary(grouping: bookings) { $0.span }
      #expect(groups.values.allSatisfy { Set($0.map(\.status)).count == 1 && $0.count == 2 })
      changes = try book.journal(limit: 1).first?.id ?? 0
    }
    #expect(changes >= 15)
  }

  @Test("one that reads while another imports is never told that the book is locked")
  func readsDuringImport() throws {
    let empty = try SQLiteBook.open(path: folder.file("other.db"))
    try empty.close()
    _ = try Program.run("booklens-bench", ["bulk", path, "--bookings", "1"])
    let book = try SQLiteBook.open(path: path)
    _ = try book.undo(ChangeNote(who: "", at: .init(seconds: 0), words: "undo"))
    let program = try Program("booklens-bench", ["bulk", path, "--bookings", "5000"])
    var seen: Set<Int> = []
    while program.isRunning { seen.insert(try book.count(BookingQuery())) }
    #expect(program.finish().output == "written 5000\n")
    seen.insert(try book.count(BookingQuery()))
    // All of the import or nothing of it.
    #expect(seen == [0, 5_000])
    // And a writer that came meanwhile would have waited.
    #expect(try Program.run("booklens-bench", ["contend", path]).output == "taken by 2\n")
  }
}
