import CSQLite
import CivilTime
import Scheduling
import Testing

@testable import BookStore

/// Which entries of the journal were one line, and how far back they are read.
@Suite("Lines in the journal")
struct JournalLineTests {
  private func note(_ words: String, line: LineID?) -> ChangeNote {
    ChangeNote(who: "", at: Instant(seconds: 0), words: words, line: line)
  }

  @Test("the line of a change is kept with it")
  func kept() throws {
    let folder = try TemporaryFolder()
    let book = try SmallBook.open(folder.file("book.db"))
    let line = LineID(session: .max, number: 3)
    for (place, line) in [line, line, nil].enumerated() {
      _ = try book.change(note("book", line: line)) { writer throws(BookError) in
        try writer.put(.booking(SmallBook.visit(place)))
      }
    }
    try book.close()
    let again = try SmallBook.open(folder.file("book.db"))
    #expect(try again.journal(limit: 9).map(\.note.line) == [nil, line, line])
    #expect(try again.changeToUndo()?.note.line == nil)
  }

  @Test("a book of before has entries without a line, and each is a change of its own")
  func olderBook() throws {
    let folder = try TemporaryFolder()
    let path = folder.file("book.db")
    let book = try SmallBook.open(path)
    for place in 0..<3 { try book.add(SmallBook.visit(place), "book these three") }
    // As the version before left it.
    try book.connection.run(
      """
      ALTER TABLE journal DROP COLUMN session; ALTER TABLE journal DROP COLUMN line;
      PRAGMA user_version = 4
      """)
    try book.close()
    let upgraded = try SmallBook.open(path)
    #expect(try Schema.version(of: upgraded.connection) == Schema.currentVersion)
    #expect(folder.names.contains("book.db.v4"))
    let entries = try upgraded.journal(limit: 9)
    #expect(entries.map(\.note.words) == Array(repeating: "book these three", count: 3))
    #expect(entries.allSatisfy { $0.note.line == nil })
    #expect(!entries[0].note.isOfSameLine(as: entries[1].note))
    guard case .done = try upgraded.undo(note("undo", line: LineID(session: 1, number: 1))) else {
      Issue.record("nothing was undone")
      return
    }
    #expect(try upgraded.numbers == [1, 2])
    #expect(try upgraded.doctor().problems == [])
  }

  @Test("the journal is read on from an entry, and as far back as it must be")
  func pages() throws {
    let stored = try SmallBook.inMemory()
    let memory = InMemoryBook(try stored.business())
    for book in [stored, memory] as [any Book] {
      for number in 0..<130 {
        _ = try book.change(
          ChangeNote(who: number < 4 ? "Ann" : "Bo", at: Instant(seconds: number), words: "")
        ) { writer throws(BookError) in try writer.put(.booking(SmallBook.visit(number))) }
      }
    }
    #expect(try stored.journal(before: 100, limit: 3).map(\.id) == [99, 98, 97])
    #expect(try stored.journal(before: 2, limit: 3).map(\.id) == [1])
    #expect(try stored.journal(before: 1, limit: 3) == [])
    for first in [nil, 131, 130, 60, 2, 1] {
      for limit in [0, 1, 50, 200] {
        #expect(
          try stored.journal(before: first, limit: limit).map(\.note)
            == memory.journal(before: first, limit: limit).map(\.note))
      }
    }
    for book in [stored, memory] as [any Book] {
      #expect(try book.changeToUndo(by: "Ann")?.id == 4)
      #expect(try book.changeToUndo()?.id == 130)
      #expect(try book.changeToUndo(by: "Cat") == nil)
      let late = try book.journal { $0.note.at.seconds > 20 }
      #expect(late.entries.count == 109)
      #expect(late.end?.id == 21)
      _ = try book.undo(ChangeNote(who: "Ann", at: Instant(seconds: 200), words: "undo"))
      #expect(try book.changeToRedo(by: "Ann")?.id == 4)
      #expect(try book.changeToRedo(by: "Bo") == nil)
    }
  }
}
