import CivilTime
import Scheduling

/// A book in which something can happen between what a desk has looked at and what it writes.
final class RacedBook: Book {
  let book: InMemoryBook
  /// What happens once, as soon as the desk begins to write.
  var meanwhile: ((InMemoryBook) -> Void)?
  /// How often the desk has begun to write.
  private(set) var changes = 0

  init(_ book: InMemoryBook) { self.book = book }

  func change<Result>(
    _ note: ChangeNote, _ body: (any BookWriting) throws(BookError) -> Result
  ) throws(BookError) -> (Result, JournalEntry?) {
    changes += 1
    let first = meanwhile
    meanwhile = nil
    first?(book)
    return try book.change(note, body)
  }

  func undo(_ note: ChangeNote) throws(BookError) -> UndoOutcome { try book.undo(note) }
  func redo(_ note: ChangeNote) throws(BookError) -> UndoOutcome { try book.redo(note) }
  func business() throws(BookError) -> Business { try book.business() }
  func occupancies(of resources: [ResourceKey], overlapping span: Span) throws(BookError)
    -> [Occupancy]
  { try book.occupancies(of: resources, overlapping: span) }
  func bookings(_ query: BookingQuery) throws(BookError) -> [Booking] { try book.bookings(query) }
  func count(_ query: BookingQuery) throws(BookError) -> Int { try book.count(query) }
  func booking(_ id: BookingID) throws(BookError) -> Booking? { try book.booking(id) }
  func block(_ id: BlockID) throws(BookError) -> Block? { try book.block(id) }
  func blocks(overlapping span: Span) throws(BookError) -> [Block] {
    try book.blocks(overlapping: span)
  }
  func customer(_ id: CustomerID) throws(BookError) -> Customer? { try book.customer(id) }
  func customers(havingWord word: String) throws(BookError) -> [Customer] {
    try book.customers(havingWord: word)
  }
  func customers(withPrefix prefix: String, limit: Int) throws(BookError) -> [Customer] {
    try book.customers(withPrefix: prefix, limit: limit)
  }
  func wishes(from start: LocalDateTime, to end: LocalDateTime) throws(BookError) -> [Wish] {
    try book.wishes(from: start, to: end)
  }
  func holds(at now: Instant) throws(BookError) -> [Hold] { try book.holds(at: now) }
  func journal(before id: Int?, limit: Int) throws(BookError) -> [JournalEntry] {
    try book.journal(before: id, limit: limit)
  }
}

/// All of a book that a change could leave something in.
struct BookPicture: Equatable {
  let business: Business
  let bookings: [Booking]
  let customers: [Customer]
  let wishes: [Wish]
  let holds: [Hold]
  let blocks: [Block]
  let journal: [JournalEntry]

  init(_ book: InMemoryBook, at now: Instant) throws {
    business = try book.business()
    var query = BookingQuery()
    query.statuses = Booking.Status.allCases
    bookings = try book.bookings(query)
    customers = try book.customers(withPrefix: "", limit: 1_000)
    wishes = try book.wishes(
      from: LocalDateTime(wallSeconds: 0), to: LocalDateTime(wallSeconds: 1 << 40))
    holds = try book.holds(at: now)
    blocks = try book.blocks(
      overlapping: Span(start: .init(seconds: 0), end: .init(seconds: 1 << 40)))
    journal = try book.journal(limit: 1_000)
  }
}
