import CivilTime
import Foundation
import Scheduling
import Testing

@testable import BookStore

/// Both books are changed alike and asked alike: the answers are the same.
@Suite("SQLiteBook against InMemoryBook")
struct OracleTests {
  @Test("any changes, undone and redone, give the same answers", arguments: 0..<100)
  func sameAnswers(seed: Int) throws {
    var dice = Dice(seed: seed)
    let rows = dice.business()
    let memory = InMemoryBook()
    let stored = try SQLiteBook.openInMemory()
    var minute = 0
    try expectSame(memory, stored) { book in
      outcome { () throws(BookError) in
        try book.change(note("set up")) { writer throws(BookError) in
          for row in rows { try writer.put(row) }
        }.1
      }
    }
    for step in 0..<40 {
      minute += dice.roll(0...5)
      try take(step: step, minute, memory, stored, &dice)
    }
    // Holds that lapsed go with the next change, whatever comes of it.
    try expectSame(memory, stored) { book in
      outcome { () throws(BookError) in
        try book.change(note("nothing", at: minute)) { _ throws(BookError) in }.1
      }
    }
    try compare(memory, stored, minute, &dice)
    #expect(try stored.doctor().problems == [])
  }

  private func take(
    step: Int, _ minute: Int, _ memory: InMemoryBook, _ stored: SQLiteBook, _ dice: inout Dice
  ) throws {
    var said = note("step \(step)", at: minute)
    if step % 3 > 0 { said.line = LineID(session: 7, number: step / 2) }
    switch dice.roll(0...9) {
    case 0...6:
      let changes = (0..<dice.roll(1...3)).map { _ in change(&dice, in: memory) }
      let catches = dice.once(in: 2)
      try expectSame(memory, stored) { book in
        outcome { () throws(BookError) in
          try book.change(said) { writer throws(BookError) in
            for change in changes {
              do throws(BookError) {
                switch change {
                case .put(let row): try writer.put(row)
                case .remove(let key): try writer.remove(key)
                }
              } catch {
                if !catches { throw error }
              }
            }
          }.1
        }
      }
    case 7, 8:
      // The first entry made what all else refers to: it stays while anything does.
      let target = UndoPlan.entryToUndo(in: try memory.journal(limit: 1_000), by: said.who)
      var all = BookingQuery()
      all.statuses = Booking.Status.allCases
      if target?.id == 1, try memory.count(all) == 0 { return }
      try expectSame(memory, stored) { book in
        outcome { () throws(BookError) in try book.undo(said) }
      }
    default:
      try expectSame(memory, stored) { book in
        outcome { () throws(BookError) in try book.redo(said) }
      }
    }
  }

  private enum Change {
    case put(Entity)
    case remove(EntityKey)
  }

  /// A new row, another version of one that is there, or its removal.
  private func change(_ dice: inout Dice, in book: InMemoryBook) -> Change {
    let kind = dice.pick([
      EntityKey.Kind.booking, .booking, .booking, .booking, .booking, .block, .hold, .wish,
      .customer,
      .override, .absence, .settings, .service,
    ])
    if kind == .service { return .put(.service(dice.service(dice.roll(1...4)))) }
    let id = dice.once(in: 2) ? -dice.roll(1...2) : dice.roll(1...8)
    if dice.once(in: 6) && [.block, .hold, .wish, .override, .absence].contains(kind) {
      return .remove(EntityKey(kind: kind, id: dice.roll(1...8)))
    }
    return .put(entity(kind, id, &dice, in: book))
  }

  private func entity(
    _ kind: EntityKey.Kind, _ id: Int, _ dice: inout Dice, in book: InMemoryBook
  ) -> Entity {
    switch kind {
    case .booking:
      if id > 0, var old = try? book.booking(BookingID(id)), dice.once(in: 2) {
        old.notes = dice.text()
        old.status = dice.pick(Booking.Status.allCases)
        return .booking(old)
      }
      return .booking(dice.booking(id))
    case .block: return .block(dice.block(id))
    case .hold: return .hold(dice.hold(id))
    case .wish: return .wish(dice.wish(id))
    case .customer: return .customer(dice.customer(id))
    case .override: return .override(dice.dayOverride(id))
    case .absence: return .absence(dice.absence(id))
    default: return .settings(dice.settings())
    }
  }

  // MARK: Asking both

  /// What came of something, the engine's own words left out.
  private func outcome<T>(_ body: () throws(BookError) -> T) -> Result<T, BookError> {
    do throws(BookError) {
      return .success(try body())
    } catch {
      let isExpected = error.kind == .taken
      let detail = isExpected ? "" : error.operation + error.detail
      // Of several who have the time, any may be named.
      let holder = error.takenBy.map { _ in BookingID(0) }
      return .failure(
        BookError(kind: error.kind, operation: "", detail: detail, takenBy: holder))
    }
  }

  private func expectSame<T: Equatable>(
    _ memory: InMemoryBook, _ stored: SQLiteBook, _ ask: (any Book) throws -> T,
    location: SourceLocation = #_sourceLocation
  ) throws {
    let expected = try ask(memory)
    let found = try ask(stored)
    if found != expected {
      // A picture of two whole books helps no one: where they part is enough.
      let (left, right) = ("\(found)", "\(expected)")
      let start = max(0, left.commonPrefix(with: right).count - 200)
      Issue.record(
        "stored …\(left.dropFirst(start).prefix(400)) | in memory …\(right.dropFirst(start).prefix(400))",
        sourceLocation: location)
      throw Differs()
    }
  }

  private struct Differs: Error {}

  /// What is taken; a row that was given away twice may count as the owner's
  /// override in one of the books.
  private func taken(_ book: any Book, _ keys: [ResourceKey], _ span: Span) throws -> Set<Occupancy>
  {
    Set(
      try book.occupancies(of: keys, overlapping: span).map { row in
        var row = row
        row.isOverride = false
        return row
      })
  }

  private func compare(
    _ memory: InMemoryBook, _ stored: SQLiteBook, _ minute: Int, _ dice: inout Dice
  ) throws {
    try expectSame(memory, stored) { try $0.business() }
    try expectSame(memory, stored) { try $0.journal(limit: 100) }
    try expectSame(memory, stored) { try $0.journal(limit: 3) }
    let keys =
      (1...3).map { ResourceKey.staff(StaffID($0)) } + [
        .resource(ResourceID(1)), .resource(ResourceID(2)),
      ]
    for _ in 0..<20 {
      let span = dice.span(dice.wall(), dice.roll(0...5_000))
      try expectSame(memory, stored) { try taken($0, keys, span) }
      try expectSame(memory, stored) { try $0.blocks(overlapping: span) }
      let query = dice.query()
      try expectSame(memory, stored) { try $0.bookings(query) }
      try expectSame(memory, stored) { try $0.count(query) }
      let (start, end) = (dice.wall(), dice.wall())
      try expectSame(memory, stored) { try $0.wishes(from: start, to: end) }
      let word = dice.pick(["dana", "lee", "d", "王", "zo", "x", ""])
      try expectSame(memory, stored) { try $0.customers(havingWord: word) }
      try expectSame(memory, stored) { try $0.customers(withPrefix: word, limit: 2) }
      // Of the past nothing is asked: which change purges first is free.
      let moment = Instant(seconds: (minute + dice.roll(0...60)) * 60)
      try expectSame(memory, stored) { try $0.holds(at: moment) }
      let id = dice.roll(1...9)
      try expectSame(memory, stored) { try $0.booking(BookingID(id)) }
      try expectSame(memory, stored) { try $0.block(BlockID(id)) }
      try expectSame(memory, stored) { try $0.customer(CustomerID(id)) }
    }
  }
}

extension Dice {
  mutating func query() -> BookingQuery {
    var query = BookingQuery()
    if once(in: 3) { query.span = span(wall(), roll(0...3_000)) }
    if once(in: 3) {
      let first = date()
      query.dates = first...first.adding(days: roll(0...3))
    }
    if once(in: 4) { query.staff = some((1...3).map { StaffID($0) }) }
    if once(in: 4) { query.services = some((1...4).map { ServiceID($0) }) }
    if once(in: 4) { query.customer = CustomerID(roll(1...3)) }
    if once(in: 6) { query.bookedBy = pick(["", "Priya"]) }
    if once(in: 2) { query.statuses = some(Booking.Status.allCases) }
    if once(in: 9) { query.series = BookingID(roll(1...8)) }
    if once(in: 9) { query.visit = BookingID(roll(1...8)) }
    query.order = pick([.byStart, .latestFirst, .newestFirst])
    if once(in: 4) { query.limit = roll(0...4) }
    return query
  }
}
