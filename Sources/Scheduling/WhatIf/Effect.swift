import CivilTime

/// What a change of the book would make free or break, worked out on a copy.
public struct Effect: Hashable, Sendable, Codable {
  /// The free starts of a service before and after the change.
  public struct Row: Hashable, Sendable, Codable {
    /// The service.
    public var service: ServiceID
    /// Free starts as it is.
    public var before: Int
    /// Free starts as it would be.
    public var after: Int
    /// The starts that would become free, the first few.
    public var gained: [LocalDateTime]
    /// The starts that would no longer be free, the first few.
    public var lost: [LocalDateTime]

    /// How many starts are told of at most.
    public static let shown = 4
  }

  /// A booking ahead that would no longer stand.
  public struct Break: Hashable, Sendable, Codable {
    /// The booking.
    public var booking: Booking
    /// What would stand against it; of very many bookings it is told of the first
    /// ones alone.
    public var obstacles: [Obstacle]
  }

  /// The first date looked at.
  public var first: CalendarDate
  /// The last.
  public var last: CalendarDate
  /// Whose starts they are, where only one person's are told of; else anyone's.
  public var staff: StaffID?
  /// The services that the change concerns.
  public var rows: [Row]
  /// The bookings that would no longer stand, by start.
  public var broken: [Break]
}

extension SlotFinder {
  /// How many days are looked at where a change names none.
  public static let outlookDays = 14

  /// With more people than this a week is looked at, and what one person changes
  /// is told of their own starts.
  public static let fewPeople = 10

  /// What some edits would bring, on a copy of the book.
  ///
  /// Looked at are the dates that the edits name, else the next two weeks, and
  /// the services that they concern. The book itself is not touched.
  ///
  /// - Parameter edits: The rows as they would change.
  /// - Returns: What would become free, and what would break.
  /// - Throws: What the book throws.
  public func effect(of edits: [Edit]) throws(BookError) -> Effect {
    let reach = EffectReach(edits, business: business, today: zone.local(now).date)
    let changed = supposing(edits)
    let window = Span(
      start: max(now, zone.instant(LocalDateTime(reach.first, .midnight))),
      end: zone.instant(LocalDateTime(reach.last.adding(days: 1), .midnight)))
    var rows: [Effect.Row] = []
    for service in changed.business.services where reach.services.contains(service.id) {
      rows.append(try row(service.id, window, reach.staff, changed))
    }
    return Effect(
      first: reach.first, last: reach.last, staff: reach.staff, rows: rows,
      broken: try broken(by: edits))
  }

  private func row(
    _ service: ServiceID, _ window: Span, _ staff: StaffID?, _ changed: SlotFinder
  ) throws(BookError) -> Effect.Row {
    var request = SlotRequest(service: service, windows: [window])
    request.staff = staff.map { [$0] } ?? []
    let isOffered = business.service(service)?.isActive == true
    let willBe = changed.business.service(service)?.isActive == true
    let before = isOffered ? try starts(of: request) : []
    let after = willBe ? try changed.starts(of: request) : []
    let had = Set(before)
    let has = Set(after)
    return Effect.Row(
      service: service, before: before.count, after: after.count,
      gained: Array(after.lazy.filter { !had.contains($0) }.prefix(Effect.Row.shown)),
      lost: Array(before.lazy.filter { !has.contains($0) }.prefix(Effect.Row.shown)))
  }

  /// The starts of a request that stand, whoever could do them.
  private func starts(of request: SlotRequest) throws(BookError) -> [LocalDateTime] {
    var starts: [LocalDateTime] = []
    try forEachStart(of: request, growing: false) { outlook, _, start, _ throws(BookError) in
      starts.append(LocalDateTime(wallSeconds: outlook.days.clock.wall(start)))
      return true
    }
    return starts
  }

  /// A finder over the book as it would be after some edits.
  public func supposing(_ edits: [Edit]) -> SlotFinder {
    let after = business.applying(edits)
    var added: [Booking] = []
    var lifted: [Booking] = []
    var blocked: [Block] = []
    for edit in edits {
      if case .booking(let booking)? = edit.before { lifted.append(booking) }
      if case .booking(let booking)? = edit.after, booking.status != .cancelled {
        added.append(booking)
      }
      if case .block(let block)? = edit.after { blocked.append(block) }
    }
    return SlotFinder(
      business: after, zone: zone,
      book: BookOverlay(
        book, business: after, adding: added, lifting: lifted, blocking: blocked), now: now)
  }
}

/// Which dates and services some edits concern.
struct EffectReach {
  private(set) var first: CalendarDate
  private(set) var last: CalendarDate
  private(set) var services: Set<ServiceID> = []
  /// The one person whose starts are told of; nil for anyone.
  private(set) var staff: StaffID?

  init(_ edits: [Edit], business: Business, today: CalendarDate) {
    let isLarge = business.activeStaff.count > SlotFinder.fewPeople
    first = today
    last = today.adding(days: isLarge ? 6 : SlotFinder.outlookDays - 1)
    var dates: [CalendarDate] = []
    var isOpenEnded = false
    for row in edits.flatMap({ [$0.before, $0.after].compactMap { $0 } }) {
      if let own = row.dates { dates += own } else { isOpenEnded = true }
    }
    if !isOpenEnded, let low = dates.min(), let high = dates.max(), high >= today {
      first = max(low, today)
      last = min(high, first.adding(days: 2 * SlotFinder.outlookDays - 1))
    }
    if let days = edits.lazy.compactMap(\.daysAheadFrom).first {
      // What is gained or lost by it lies beyond the nearer of the two ends.
      first = today.adding(days: days + 1)
      last = first.adding(days: SlotFinder.outlookDays - 1)
    }
    for edit in edits { note(edit, business) }
    let owners = edits.map { Set([$0.before, $0.after].compactMap { $0 }.map(\.owner)) }
    let all = owners.reduce(into: Set<StaffID?>()) { $0.formUnion($1) }
    let isOfBookings = edits.allSatisfy { edit in
      if case .booking? = edit.before ?? edit.after { true } else { false }
    }
    if all.count == 1, let owner = all.first, isOfBookings || isLarge { staff = owner }
  }

  private mutating func note(_ edit: Edit, _ business: Business) {
    func done(by staff: StaffID) -> [ServiceID] {
      guard let member = business.staff(staff) else { return [] }
      return business.services.filter { member.does($0.id) }.map(\.id)
    }
    let all = business.services.map(\.id)
    for row in [edit.before, edit.after] {
      switch row {
      case .settings(let settings):
        if case .settings(let old)? = edit.before,
          old.openingHours != settings.openingHours || old.policy != settings.policy
        {
          services.formUnion(all)
        }
      case .service(let service): services.insert(service.id)
      case .staff(let staff):
        services.formUnion(business.services.filter { staff.does($0.id) }.map(\.id))
      case .resource(let resource):
        services.formUnion(business.services.filter { $0.needs.contains(resource.id) }.map(\.id))
      case .override(let row): services.formUnion(row.staff.map(done) ?? all)
      case .absence(let row): services.formUnion(done(by: row.staff))
      case .block(let row): services.formUnion(done(by: row.staff))
      case .booking(let row): services.formUnion(done(by: row.staff))
      case .customer, .wish, .hold, nil: break
      }
    }
  }
}

extension Edit {
  /// Up to how many days ahead can be booked before and after it, where it changes that.
  fileprivate var daysAheadFrom: Int? {
    guard case .settings(let old)? = before, case .settings(let new)? = after,
      old.policy.horizonDays != new.policy.horizonDays
    else { return nil }
    return [old.policy.horizonDays, new.policy.horizonDays].compactMap { $0 }.min()
  }
}

extension Entity {
  /// Whose time a row is about; nil if it is about more than one.
  fileprivate var owner: StaffID? {
    switch self {
    case .booking(let row): row.staff
    case .absence(let row): row.staff
    case .block(let row): row.staff
    case .override(let row): row.staff
    case .staff(let row): row.id
    case .settings, .service, .resource, .customer, .wish, .hold: nil
    }
  }

  /// The first and the last date that a row is about; nil if it holds for good.
  fileprivate var dates: [CalendarDate]? {
    func days(_ start: LocalDateTime, _ end: LocalDateTime) -> [CalendarDate] {
      [start.date, max(start.date, end.adding(minutes: -1).date)]
    }
    switch self {
    case .override(let row): return [row.date]
    case .absence(let row): return days(row.start, row.end)
    case .block(let row): return days(row.start, row.end)
    case .booking(let row): return [row.start.date]
    case .settings, .service, .staff, .resource, .customer, .wish, .hold: return nil
    }
  }
}
