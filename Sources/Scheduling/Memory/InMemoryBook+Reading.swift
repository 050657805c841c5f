import CivilTime

extension InMemoryBook {
  /// Settings, services, staff, rooms, overrides and time off.
  public func business() throws(BookError) -> Business { contents.business }

  /// What takes the time of some resources within a span, in their order.
  public func occupancies(of resources: [ResourceKey], overlapping span: Span) throws(BookError)
    -> [Occupancy]
  {
    var result: [Occupancy] = []
    for resource in resources {
      contents.table.append(resource, overlapping: span, to: &result)
    }
    return result
  }

  /// Bookings that match a query, in its order.
  public func bookings(_ query: BookingQuery) throws(BookError) -> [Booking] {
    contents.matches(query)
  }

  /// How many bookings match a query.
  public func count(_ query: BookingQuery) throws(BookError) -> Int {
    contents.matches(query).count
  }

  /// The booking of a number.
  public func booking(_ id: BookingID) throws(BookError) -> Booking? {
    contents.bookings[id.rawValue]
  }

  /// The block of a number.
  public func block(_ id: BlockID) throws(BookError) -> Block? { contents.blocks[id.rawValue] }

  /// Blocks that overlap a span, by start.
  public func blocks(overlapping span: Span) throws(BookError) -> [Block] {
    contents.blocks.values.filter { $0.span.overlaps(span) }
      .sorted { ($0.span.start, $0.id) < ($1.span.start, $1.id) }
  }

  /// The customer of a number.
  public func customer(_ id: CustomerID) throws(BookError) -> Customer? {
    contents.customers[id.rawValue]
  }

  /// Customers who have a search word, by number.
  public func customers(havingWord word: String) throws(BookError) -> [Customer] {
    (contents.byWord[word] ?? []).sorted().compactMap { contents.customers[$0] }
  }

  /// Customers one of whose search words begins so, by name.
  public func customers(withPrefix prefix: String, limit: Int) throws(BookError) -> [Customer] {
    let found = contents.customers.values.filter { customer in
      customer.searchWords.contains { $0.hasPrefix(prefix) }
    }
    return Array(found.sorted { ($0.name, $0.id) < ($1.name, $1.id) }.prefix(limit))
  }

  /// Entries of the waitlist whose time overlaps a wall span, by age.
  public func wishes(from start: LocalDateTime, to end: LocalDateTime) throws(BookError) -> [Wish] {
    contents.wishes.values.filter { $0.start < end && start < $0.end }
      .sorted { ($0.createdAt, $0.id) < ($1.createdAt, $1.id) }
  }

  /// Holds that have not lapsed at a moment.
  public func holds(at now: Instant) throws(BookError) -> [Hold] {
    contents.holds.values.filter { now < $0.until }.sorted { $0.id < $1.id }
  }

  /// Entries of the journal, newest first.
  public func journal(before entry: Int?, limit: Int) throws(BookError) -> [JournalEntry] {
    // Their numbers go up by one from the first on.
    let older = entry.map { max(0, $0 - 1) } ?? contents.journal.count
    return Array(contents.journal.prefix(older).suffix(max(0, limit)).reversed())
  }
}
