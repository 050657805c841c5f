import CivilTime
import Scheduling

extension SQLiteBook {
  /// What a change sees and does.
  final class Transaction: BookWriting {
    let book: SQLiteBook
    private var placeholders = Placeholders()
    private var highest: [EntityKey.Kind: Int] = [:]
    var edits: [Edit] = []
    var isOpen = true

    init(_ book: SQLiteBook) {
      self.book = book
    }

    func put(_ entity: Entity) throws(BookError) -> Entity {
      try checkOpen()
      var row = entity
      let isNew = entity.key.id < 0
      if isNew {
        let number = try nextNumber(entity.key.kind)
        placeholders.give(number, to: entity.key)
        row = row.numbered(number)
      }
      row = row.replacing(placeholders)
      let before = isNew ? nil : try self.entity(row.key)
      if before == row { return row }
      do {
        try write(row, over: before)
      } catch {
        if isNew { try keep(row.key) }
        throw error
      }
      if let last = highest[row.key.kind] { highest[row.key.kind] = max(last, row.key.id) }
      edits.append(Edit(before: before, after: row))
      return row
    }

    /// Sees to it that a number that was given is not given to another row, as
    /// the one who asked for it may know it.
    private func keep(_ key: EntityKey) throws(BookError) {
      let values: [Value] = [.text(key.kind.table), .integer(key.id)]
      let connection = book.connection
      if try connection.number("SELECT 1 FROM sqlite_sequence WHERE name = ?1", [values[0]]) == 0 {
        try connection.execute("INSERT INTO sqlite_sequence (name, seq) VALUES (?1, ?2)", values)
      } else {
        try connection.execute("UPDATE sqlite_sequence SET seq = ?2 WHERE name = ?1", values)
      }
    }

    func remove(_ key: EntityKey) throws(BookError) {
      try checkOpen()
      guard key.kind != .settings, let before = try entity(key) else { return }
      try delete(key)
      edits.append(Edit(before: before, after: nil))
    }

    func entity(_ key: EntityKey) throws(BookError) -> Entity? { try book.entity(key) }

    private func checkOpen() throws(BookError) {
      if !isOpen { throw BookError(kind: .other, operation: "write after the change") }
    }

    /// The number for a new row; none is given twice, even if its row is gone.
    private func nextNumber(_ kind: EntityKey.Kind) throws(BookError) -> Int {
      var last = highest[kind] ?? 0
      if highest[kind] == nil {
        last = try book.connection.number(
          "SELECT seq FROM sqlite_sequence WHERE name = ?1", [.text(kind.table)])
      }
      highest[kind] = last + 1
      return last + 1
    }
  }
}

extension SQLiteBook.Transaction {
  /// Writes a row and the time that it takes; either both or nothing.
  func write(_ entity: Entity, over before: Entity?) throws(BookError) {
    let business = try book.business()
    let wanted = Occupancy.rows(for: entity, in: business)
    if let before {
      try write(entity, taking: wanted, over: before, in: business)
    } else if wanted.count <= 1 {
      // Two statements that undo alone what they did: the savepoint, which
      // copies every page that they touch, can be spared.
      try take(wanted)
      do {
        try store(entity)
      } catch {
        try release(entity.key)
        throw error
      }
    } else {
      try book.savepoint { () throws(BookError) in
        try take(wanted)
        try store(entity)
      }
    }
    if let before { try retakeTime(decidedBy: entity, before) }
  }

  private func write(
    _ entity: Entity, taking wanted: [Occupancy], over before: Entity, in business: Business
  ) throws(BookError) {
    if try occupancies(of: entity.key) == Set(wanted) { return try store(entity) }
    // A change that leaves the time alone is no reason to ask for it again.
    let isKept = Occupancy.rows(for: before, in: business) == wanted
    try book.savepoint { () throws(BookError) in
      try release(entity.key)
      if isKept { try retake(wanted) } else { try take(wanted) }
      try store(entity)
    }
  }

  /// Removes a row; the time that it took goes with it.
  func delete(_ key: EntityKey) throws(BookError) {
    try book.connection.execute("DELETE FROM \(key.kind.table) WHERE id = ?1", [.integer(key.id)])
    if key.kind.isOfBusiness { book.forgetBusiness() }
  }

  /// Gives up the time that a row takes.
  func release(_ key: EntityKey) throws(BookError) {
    guard let owner = Occupancy.Owner(key) else { return }
    try book.connection.execute(
      OccupancyRow.removal, [.integer(owner.kindNumber), .integer(owner.number)])
  }

  private func store(_ entity: Entity) throws(BookError) {
    let row = entity.row
    try book.connection.execute(type(of: row).upsert, row.values)
    if case .customer(let customer) = entity { try index(customer) }
    if entity.key.kind.isOfBusiness { book.forgetBusiness() }
  }

  private func index(_ customer: Customer) throws(BookError) {
    let id = Value.integer(customer.id.rawValue)
    try book.connection.execute("DELETE FROM customer_word WHERE customer = ?1", [id])
    for word in Set(customer.searchWords) {
      try book.connection.execute(
        "INSERT INTO customer_word (word, customer) VALUES (?1, ?2)", [.text(word), id])
    }
  }

  private func occupancies(of key: EntityKey) throws(BookError) -> Set<Occupancy> {
    guard let owner = Occupancy.Owner(key) else { return [] }
    return Set(
      try book.connection.rows(
        OccupancyRow.ofOwner, [.integer(owner.kindNumber), .integer(owner.number)]
      ) { (row: inout Row) in OccupancyRow.read(&row) })
  }

  /// Takes time; the database itself refuses it if it is taken.
  private func take(_ rows: [Occupancy]) throws(BookError) {
    for row in rows {
      do {
        try book.connection.execute(OccupancyRow.insertion, OccupancyRow.values(of: row))
      } catch  where error.kind == .taken {
        var named = error
        named.takenBy = try whoHas(row)
        throw named
      }
    }
  }

  /// Takes time anew that was granted before; what has been given away
  /// meanwhile is kept as the owner's override.
  private func retake(_ rows: [Occupancy]) throws(BookError) {
    for var row in rows {
      do {
        try take([row])
      } catch  where error.kind == .taken {
        row.isOverride = true
        try take([row])
      }
    }
  }

  private func whoHas(_ row: Occupancy) throws(BookError) -> BookingID? {
    let met = try book.occupancies(of: [row.resource], overlapping: row.span)
    return row.conflict(among: met.filter { $0.owner != row.owner })?.owner.booking
  }

  /// Whether what is pending keeps its time is a setting, and whether a visit
  /// shares its time hangs on its service: what is there follows both.
  private func retakeTime(decidedBy row: Entity, _ before: Entity) throws(BookError) {
    var query = BookingQuery()
    switch (row, before) {
    case (.settings(let new), .settings(let old))
    where new.policy.pendingBlocks != old.policy.pendingBlocks:
      query.statuses = [.pending]
    case (.service(let new), .service(let old)) where new.capacity != old.capacity:
      query.services = [new.id]
    default: return
    }
    book.forgetBusiness()
    let business = try book.business()
    for booking in try book.bookings(query) {
      try release(Entity.booking(booking).key)
      try retake(Occupancy.rows(for: booking, in: business))
    }
    guard let service = query.services?.first else { return }
    for hold in try book.holds(at: Instant(seconds: .min)) where hold.booking.service == service {
      try release(Entity.hold(hold).key)
      try retake(Occupancy.rows(for: hold, in: business))
    }
  }
}

extension EntityKey.Kind {
  /// Whether rows of the kind are read with the business.
  var isOfBusiness: Bool {
    switch self {
    case .settings, .service, .staff, .resource, .override, .absence: true
    case .customer, .block, .booking, .wish, .hold: false
    }
  }
}

extension SQLiteBook.Transaction {
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
  func journal(before entry: Int?, limit: Int) throws(BookError) -> [JournalEntry] {
    try book.journal(before: entry, limit: limit)
  }
}
