import CivilTime

/// All rows of a book in memory, with the indexes by which they are found.
struct BookContents: Sendable {
  var business: Business
  private(set) var customers: [Int: Customer] = [:]
  private(set) var bookings: [Int: Booking] = [:]
  private(set) var blocks: [Int: Block] = [:]
  private(set) var wishes: [Int: Wish] = [:]
  private(set) var holds: [Int: Hold] = [:]
  var journal: [JournalEntry] = []
  private(set) var table = OccupancyTable()
  private(set) var starts = StartIndex()
  private(set) var byCustomer: [Int: [Int]] = [:]
  private(set) var byWord: [String: Set<Int>] = [:]
  /// The highest number of each kind that was ever given.
  var highest: [EntityKey.Kind: Int] = [:]

  init(business: Business) {
    self.business = business
    let keys =
      business.services.map { Entity.service($0).key }
      + business.staff.map { Entity.staff($0).key }
      + business.resources.map { Entity.resource($0).key }
      + business.overrides.map { Entity.override($0).key }
      + business.absences.map { Entity.absence($0).key }
    for key in keys { note(key) }
  }

  /// The number for a new row of a kind; none is given twice.
  mutating func nextNumber(_ kind: EntityKey.Kind) -> Int {
    if kind == .settings { return 1 }
    let number = (highest[kind] ?? 0) + 1
    highest[kind] = number
    return number
  }

  private mutating func note(_ key: EntityKey) {
    highest[key.kind] = max(highest[key.kind] ?? 0, key.id)
  }

  func entity(_ key: EntityKey) -> Entity? {
    switch key.kind {
    case .settings: .settings(business.settings)
    case .service: business.service(ServiceID(key.id)).map(Entity.service)
    case .staff: business.staff(StaffID(key.id)).map(Entity.staff)
    case .resource: business.resource(ResourceID(key.id)).map(Entity.resource)
    case .override: business.overrides.first { $0.id.rawValue == key.id }.map(Entity.override)
    case .absence: business.absences.first { $0.id.rawValue == key.id }.map(Entity.absence)
    case .customer: customers[key.id].map(Entity.customer)
    case .booking: bookings[key.id].map(Entity.booking)
    case .block: blocks[key.id].map(Entity.block)
    case .wish: wishes[key.id].map(Entity.wish)
    case .hold: holds[key.id].map(Entity.hold)
    }
  }

  /// Writes or removes a row and the time it takes; nothing is checked.
  mutating func set(_ key: EntityKey, to entity: Entity?) {
    note(key)
    release(key)
    if let old = self.entity(key) { unindex(old) }
    store(key, entity)
    if let entity {
      index(entity)
      for row in Occupancy.rows(for: entity, in: business) { table.insert(row) }
    }
  }

  /// Takes away the time of a row, which stays.
  mutating func release(_ key: EntityKey) {
    switch entity(key) {
    case .booking(let row): release(row, .booking(row.id))
    case .hold(let row): release(row.booking, .hold(row.id))
    case .block(let row): table.remove(.block(row.id), of: .staff(row.staff), within: row.span)
    default: break
    }
  }

  private mutating func release(_ booking: Booking, _ owner: Occupancy.Owner) {
    table.remove(owner, of: .staff(booking.staff), within: booking.ownedSpan)
    for resource in booking.resources {
      table.remove(owner, of: .resource(resource), within: booking.ownedSpan)
    }
  }

  private mutating func store(_ key: EntityKey, _ entity: Entity?) {
    switch (key.kind, entity) {
    case (.settings, .settings(let row)?): setSettings(row)
    case (.service, let row): setService(key.id, row.flatMap(\.asService))
    case (.staff, let row): business.staff.replace(key.id, row.flatMap(\.asStaff))
    case (.resource, let row): business.resources.replace(key.id, row.flatMap(\.asResource))
    case (.override, let row): business.overrides.replace(key.id, row.flatMap(\.asOverride))
    case (.absence, let row): business.absences.replace(key.id, row.flatMap(\.asAbsence))
    case (.customer, .customer(let row)?): customers[key.id] = row
    case (.customer, _): customers[key.id] = nil
    case (.booking, .booking(let row)?): bookings[key.id] = row
    case (.booking, _): bookings[key.id] = nil
    case (.block, .block(let row)?): blocks[key.id] = row
    case (.block, _): blocks[key.id] = nil
    case (.wish, .wish(let row)?): wishes[key.id] = row
    case (.wish, _): wishes[key.id] = nil
    case (.hold, .hold(let row)?): holds[key.id] = row
    case (.hold, _): holds[key.id] = nil
    case (.settings, _): break
    }
  }

  /// Whether what is pending keeps its time is a setting, so the time of what is
  /// pending follows it.
  private mutating func setSettings(_ settings: Settings) {
    let changes = settings.policy.pendingBlocks != business.settings.policy.pendingBlocks
    business.settings = settings
    if changes { retakeTime { $0.status == .pending } }
  }

  /// Whether a visit shares its time hangs on its service.
  private mutating func setService(_ number: Int, _ service: Service?) {
    let old = business.service(ServiceID(number))
    business.services.replace(number, service)
    guard let service, let old, service.capacity != old.capacity else { return }
    retakeTime { $0.service == service.id }
  }

  /// Takes the time of some bookings and holds anew, as the rules are now.
  private mutating func retakeTime(of isMeant: (Booking) -> Bool) {
    for booking in bookings.values where isMeant(booking) {
      release(booking, .booking(booking.id))
      for row in Occupancy.rows(for: booking, in: business) { table.insert(row) }
    }
    for hold in holds.values where isMeant(hold.booking) {
      release(hold.booking, .hold(hold.id))
      for row in Occupancy.rows(for: hold, in: business) { table.insert(row) }
    }
  }

  private mutating func index(_ entity: Entity) {
    switch entity {
    case .booking(let row):
      starts.insert(row)
      if let customer = row.customer {
        byCustomer[customer.rawValue, default: []].append(row.id.rawValue)
      }
    case .customer(let row):
      for word in row.searchWords { byWord[word, default: []].insert(row.id.rawValue) }
    default: break
    }
  }

  private mutating func unindex(_ entity: Entity) {
    switch entity {
    case .booking(let row):
      starts.remove(row)
      if let customer = row.customer {
        byCustomer[customer.rawValue]?.removeAll { $0 == row.id.rawValue }
      }
    case .customer(let row):
      for word in row.searchWords { byWord[word]?.remove(row.id.rawValue) }
    default: break
    }
  }
}

/// A row that has a number.
private protocol Numbered { var number: Int { get } }

extension Service: Numbered { fileprivate var number: Int { id.rawValue } }
extension Staff: Numbered { fileprivate var number: Int { id.rawValue } }
extension Resource: Numbered { fileprivate var number: Int { id.rawValue } }
extension DayOverride: Numbered { fileprivate var number: Int { id.rawValue } }
extension Absence: Numbered { fileprivate var number: Int { id.rawValue } }

extension Array where Element: Numbered {
  /// Puts a row in its place by number, or removes the one of that number.
  fileprivate mutating func replace(_ number: Int, _ row: Element?) {
    let place = firstIndex { $0.number >= number } ?? count
    let exists = place < count && self[place].number == number
    switch (row, exists) {
    case (let row?, true): self[place] = row
    case (let row?, false): insert(row, at: place)
    case (nil, true): remove(at: place)
    case (nil, false): break
    }
  }
}

extension Entity {
  fileprivate var asService: Service? { if case .service(let row) = self { row } else { nil } }
  fileprivate var asStaff: Staff? { if case .staff(let row) = self { row } else { nil } }
  fileprivate var asResource: Resource? { if case .resource(let row) = self { row } else { nil } }
  fileprivate var asOverride: DayOverride? {
    if case .override(let row) = self { row } else { nil }
  }
  fileprivate var asAbsence: Absence? { if case .absence(let row) = self { row } else { nil } }
}
