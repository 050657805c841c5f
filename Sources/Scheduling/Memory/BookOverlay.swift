import CivilTime

/// A book as it would be with some bookings more: to see whether several fit
/// together, without writing any.
///
/// Only what the finder asks is changed: the time that is taken, and the bookings
/// of a query that has no limit.
public struct BookOverlay: BookReading {
  private let base: any BookReading
  private let rules: Business
  private let added: [Booking]

  /// Creates the view of a book with bookings that are not in it.
  ///
  /// - Parameters:
  ///   - base: The book.
  ///   - business: The business as the book has it.
  ///   - added: The bookings; each has a number that the book has not.
  public init(_ base: any BookReading, business: Business, adding added: [Booking]) {
    self.base = base
    rules = business
    self.added = added
  }

  /// The business as it was given.
  public func business() throws(BookError) -> Business { rules }

  /// What takes time in the book, and by what was added.
  public func occupancies(of resources: [ResourceKey], overlapping span: Span) throws(BookError)
    -> [Occupancy]
  {
    let rows = added.flatMap { Occupancy.rows(for: $0, in: rules) }
      .filter { resources.contains($0.resource) && $0.span.overlaps(span) }
    let known = try base.occupancies(of: resources, overlapping: span)
    guard !rows.isEmpty else { return known }
    return (known + rows).sorted { $0.span.start < $1.span.start }
  }

  /// Bookings of the book and added ones.
  public func bookings(_ query: BookingQuery) throws(BookError) -> [Booking] {
    let known = try base.bookings(query)
    let matches = query.limit == nil ? added.filter { query.matches($0) } : []
    return known + matches
  }

  /// How many match, added ones in.
  public func count(_ query: BookingQuery) throws(BookError) -> Int {
    try base.count(query) + added.count { query.matches($0) }
  }

  /// The booking of a number.
  public func booking(_ id: BookingID) throws(BookError) -> Booking? {
    if let own = added.first(where: { $0.id == id }) { return own }
    return try base.booking(id)
  }

  /// The block of a number.
  public func block(_ id: BlockID) throws(BookError) -> Block? { try base.block(id) }

  /// Blocks that overlap a span.
  public func blocks(overlapping span: Span) throws(BookError) -> [Block] {
    try base.blocks(overlapping: span)
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
  public func journal(limit: Int) throws(BookError) -> [JournalEntry] {
    try base.journal(limit: limit)
  }
}
