import CivilTime
import Scheduling

extension SQLiteBook {
  /// Bookings that match a query, in its order.
  public func bookings(_ query: BookingQuery) throws(BookError) -> [Booking] {
    let select = BookingSelect(query)
    if select.isImpossible { return [] }
    return try connection.rows(select.rows, select.values, Booking.init)
  }

  /// How many bookings match a query.
  public func count(_ query: BookingQuery) throws(BookError) -> Int {
    let select = BookingSelect(query)
    if select.isImpossible { return 0 }
    return try connection.number(select.count, select.values)
  }

  /// The booking of a number.
  public func booking(_ id: BookingID) throws(BookError) -> Booking? {
    try find(Booking.self, id.rawValue)
  }

  /// The block of a number.
  public func block(_ id: BlockID) throws(BookError) -> Block? {
    try find(Block.self, id.rawValue)
  }

  /// Blocks that overlap a span, by start.
  public func blocks(overlapping span: Span) throws(BookError) -> [Block] {
    try connection.rows(
      Block.selection + Queries.blocksOverlapping,
      [.integer(span.start.seconds), .integer(span.end.seconds)], Block.init)
  }

  /// The customer of a number.
  public func customer(_ id: CustomerID) throws(BookError) -> Customer? {
    try find(Customer.self, id.rawValue)
  }

  /// Customers who have a search word, by number.
  public func customers(havingWord word: String) throws(BookError) -> [Customer] {
    try connection.rows(Customer.selection + Queries.customersOfWord, [.text(word)], Customer.init)
  }

  /// Customers one of whose search words begins so, by name.
  public func customers(
    withPrefix prefix: String, limit: Int
  ) throws(BookError) -> [Customer] {
    // No word goes on with the last character there is.
    try connection.rows(
      Customer.selection + Queries.customersOfPrefix,
      [.text(prefix), .text(prefix + "\u{10FFFF}"), .integer(max(0, limit))], Customer.init)
  }

  /// Entries of the waitlist whose time overlaps a wall span, by age.
  public func wishes(
    from start: LocalDateTime, to end: LocalDateTime
  ) throws(BookError) -> [Wish] {
    try connection.rows(
      Wish.selection + Queries.wishesOverlapping,
      [.integer(start.wallSeconds), .integer(end.wallSeconds)], Wish.init)
  }

  /// Holds that have not lapsed at a moment, by number.
  public func holds(at now: Instant) throws(BookError) -> [Hold] {
    try connection.rows(Hold.selection + Queries.holdsAfter, [.integer(now.seconds)], Hold.init)
  }

  /// Entries of the journal, newest first.
  public func journal(before entry: Int?, limit: Int) throws(BookError) -> [JournalEntry] {
    let heads = try connection.rows(
      JournalRow.selection + Queries.journalBefore,
      [.integer(entry ?? .max), .integer(max(0, limit))], JournalRow.read)
    var entries: [JournalEntry] = []
    for var entry in heads {
      entry.edits = try edits(of: entry.id)
      entries.append(entry)
    }
    return entries
  }
}

/// The conditions of the simple queries; each is served by an index.
enum Queries {
  static let blocksOverlapping = " WHERE ends > ?1 AND starts < ?2 ORDER BY starts, id"

  static let customersOfWord =
    " WHERE id IN (SELECT customer FROM customer_word WHERE word = ?1) ORDER BY id"

  static let customersOfPrefix =
    " WHERE id IN (SELECT customer FROM customer_word WHERE word >= ?1 AND word < ?2)"
    + " ORDER BY name, id LIMIT ?3"

  static let wishesOverlapping = " WHERE wall_end > ?1 AND wall_start < ?2 ORDER BY created_at, id"

  static let journalBefore = " WHERE id < ?1 ORDER BY id DESC LIMIT ?2"

  static let holdsAfter = " INDEXED BY hold_by_until WHERE until > ?1 ORDER BY id"
}
