import CivilTime

/// A book as it would be with some bookings more or fewer: to see whether several
/// fit together, or what a change would bring, without writing anything.
///
/// Only what the finder asks is changed: the time that is taken, and the bookings
/// of a query that has no limit.
public struct BookOverlay: BookReading {
  private let base: any BookReading
  private let rules: Business
  private let added: [Booking]
  private let lifted: [Booking]
  private let liftedNumbers: Set<BookingID>
  private let blocked: [Block]

  /// Creates the view of a book with bookings that are not in it.
  ///
  /// - Parameters:
  ///   - base: The book.
  ///   - business: The business as it is, or would be.
  ///   - added: The bookings; each has a number that the book has not, or that of
  ///     one that is lifted.
  ///   - lifted: Bookings of the book that are left out.
  ///   - blocked: Time that is blocked besides.
  public init(
    _ base: any BookReading, business: Business, adding added: [Booking],
    lifting lifted: [Booking] = [], blocking blocked: [Block] = []
  ) {
    self.base = base
    rules = business
    self.added = added
    self.lifted = lifted
    liftedNumbers = Set(lifted.map(\.id))
    self.blocked = blocked
  }

  /// The business as it was given.
  public func business() throws(BookError) -> Business { rules }

  /// What takes time in the book, and by what was added.
  public func occupancies(of resources: [ResourceKey], overlapping span: Span) throws(BookError)
    -> [Occupancy]
  {
    let own =
      added.flatMap { Occupancy.rows(for: $0, in: rules) }
      + blocked.flatMap { Occupancy.rows(for: $0) }
    let rows = own.filter { resources.contains($0.resource) && $0.span.overlaps(span) }
    var known = try base.occupancies(of: resources, overlapping: span)
    if !lifted.isEmpty {
      known.removeAll { row in row.owner.booking.map(liftedNumbers.contains) ?? false }
    }
    guard !rows.isEmpty else { return known }
    return (known + rows).sorted { $0.span.start < $1.span.start }
  }

  /// Bookings of the book and added ones.
  public func bookings(_ query: BookingQuery) throws(BookError) -> [Booking] {
    let known = try base.bookings(query).filter { !liftedNumbers.contains($0.id) }
    let matches = query.limit == nil ? added.filter { query.matches($0) } : []
    return known + matches
  }

  /// How many match, added ones in.
  public func count(_ query: BookingQuery) throws(BookError) -> Int {
    try base.count(query) + added.count { query.matches($0) }
      - lifted.count { query.matches($0) }
  }

  /// The booking of a number.
  public func booking(_ id: BookingID) throws(BookError) -> Booking? {
    if let own = added.first(where: { $0.id == id }) { return own }
    // What was agreed of it holds wherever it is put: its length is not the service's of now.
    if let own = lifted.first(where: { $0.id == id }) { return own }
    return try base.booking(id)
  }

  /// The block of a number.
  public func block(_ id: BlockID) throws(BookError) -> Block? {
    if let own = blocked.first(where: { $0.id == id }) { return own }
    return try base.block(id)
  }

  /// Blocks that overlap a span.
  public func blocks(overlapping span: Span) throws(BookError) -> [Block] {
    try base.blocks(overlapping: span) + blocked.filter { $0.span.overlaps(span) }
  }

  /// The customer of a number.
  public func customer(_ id: CustomerID) throws(BookError) -> Customer? { try base.customer(id) }

  /// Customers who have a search word.
  public func customers(havingWord word: String) throws(BookError) -> [Customer] {
    try base.customers(havingWord: word)
  }

  /// Customers one of whose search words begins so.
  public func customers(withPrefix prefix: String, limit: Int) throws(BookError) -> [Customer] {
    try base.customers(withPrefix: prefix, limit: limit)
  }

  /// Entries of the waitlist.
  public func wishes(from start: LocalDateTime, to end: LocalDateTime) throws(BookError) -> [Wish] {
    try base.wishes(from: start, to: end)
  }

  /// Holds that have not lapsed.
  public func holds(at now: Instant) throws(BookError) -> [Hold] { try base.holds(at: now) }

  /// The journal of the book.
  public func journal(before entry: Int?, limit: Int) throws(BookError) -> [JournalEntry] {
    try base.journal(before: entry, limit: limit)
  }
}
