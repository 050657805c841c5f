import CivilTime

extension InMemoryBook {
  /// What a change sees and does.
  final class Transaction: BookWriting {
    private let book: InMemoryBook
    private var placeholders = Placeholders()
    var edits: [Edit] = []
    var isOpen = true

    init(_ book: InMemoryBook) {
      self.book = book
    }

    func put(_ entity: Entity) throws(BookError) -> Entity {
      guard isOpen else { throw BookError(kind: .other, operation: "write after the change") }
      var row = entity
      if entity.key.id < 0 {
        let number = book.nextNumber(entity.key.kind)
        placeholders.give(number, to: entity.key)
        row = row.numbered(number)
      }
      row = row.replacing(placeholders)
      let before = book.contents.entity(row.key)
      if before == row { return row }
      if !book.keepsTime(row, as: before), let owner = book.conflict(of: row) {
        throw BookError(kind: .taken, operation: "write", takenBy: owner.booking)
      }
      book.write(row.key, row)
      edits.append(Edit(before: before, after: row))
      return row
    }

    func remove(_ key: EntityKey) throws(BookError) {
      guard isOpen else { throw BookError(kind: .other, operation: "write after the change") }
      guard key.kind != .settings, let before = book.contents.entity(key) else { return }
      book.write(key, nil)
      edits.append(Edit(before: before, after: nil))
    }

    func entity(_ key: EntityKey) throws(BookError) -> Entity? { book.contents.entity(key) }
    func business() throws(BookError) -> Business { try book.business() }
    func occupancies(of resources: [ResourceKey], overlapping span: Span) throws(BookError)
      -> [Occupancy]
    { try book.occupancies(of: resources, overlapping: span) }
    func bookings(_ query: BookingQuery) throws(BookError) -> [Booking] {
      try book.bookings(query)
    }
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
    func journal(before entry: Int?, limit: Int) throws(BookError) -> [JournalEntry] {
      try book.journal(before: entry, limit: limit)
    }
  }
}
