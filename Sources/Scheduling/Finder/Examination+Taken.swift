import CivilTime

extension Examination {
  /// What takes the person's time: bookings, buffers, blocks, holds, a full class.
  ///
  /// The rows are those that the book would write, and the same function decides
  /// whether places are left.
  func timeTaken(_ start: Int) throws(BookError) -> [Obstacle] {
    let draft = draft(start)
    let lane = lane(overlapping: draft.ownedSpan)
    if lane.isEmpty, terms.seats <= terms.service.capacity { return [] }
    var found: [Obstacle] = []
    var named: [Occupancy.Owner] = []
    for row in Occupancy.rows(for: draft, in: finder.business) where row.resource.isStaff {
      let isOwnClass: (Occupancy) -> Bool = { row.sharing != nil && $0.sharing == row.sharing }
      for other in lane where other.span.overlaps(row.span) && !isOwnClass(other) {
        guard !named.contains(other.owner) else { continue }
        named.append(other.owner)
        if let obstacle = try obstacle(other, against: draft) { found.append(obstacle) }
      }
      if row.conflict(among: lane.filter(isOwnClass)) != nil {
        let taken = Occupancy.peak(of: terms.service.id, in: lane, during: row.span)
        let full = Obstacle.full(
          capacity: terms.service.capacity, taken: taken, asked: terms.seats)
        if !found.contains(full) { found.append(full) }
      }
    }
    return found
  }

  private func obstacle(_ row: Occupancy, against draft: Booking) throws(BookError) -> Obstacle? {
    let staff = terms.staff.id
    switch row.owner {
    case .hold(let id): return try held(id)
    case .block(let id):
      let isMet = draft.visitPieces.contains { $0.overlaps(row.span) }
      let minutes = row.span.start < draft.span.start ? terms.bufferBefore : terms.bufferAfter
      return .blocked(
        staff, id, start: wall(row.span.start.seconds), end: wall(row.span.end.seconds),
        minutes: isMet ? 0 : minutes)
    case .booking(let id):
      guard let other = try bookings.booking(id) else { return nil }
      let from = wall(other.span.start.seconds)
      let to = wall(other.span.end.seconds)
      let isMet = draft.visitPieces.contains { piece in
        other.visitPieces.contains { $0.overlaps(piece) }
      }
      if isMet { return .booked(staff, id, start: from, end: to) }
      let minutes =
        other.span.start < draft.span.start
        ? other.bufferAfter + terms.bufferBefore : terms.bufferAfter + other.bufferBefore
      return .buffer(staff, id, minutes: minutes, start: from, end: to)
    }
  }

  /// What takes the rooms and equipment that the visit needs.
  func roomsTaken(_ start: Int) throws(BookError) -> [Obstacle] {
    if terms.needs.isEmpty { return [] }
    let draft = draft(start)
    var found: [Obstacle] = []
    for row in Occupancy.rows(for: draft, in: finder.business) {
      guard case .resource(let room) = row.resource else { continue }
      let rows = outlook.roomRows(room, for: terms)
      guard row.conflict(among: rows) != nil else { continue }
      let met = rows.filter { $0.span.overlaps(row.span) }
      let taker = met.lazy.compactMap(\.owner.booking).first
      if taker == nil, let hold = met.first, case .hold(let id) = hold.owner {
        if let obstacle = try held(id) { found.append(obstacle) }
        continue
      }
      // Without a taker there are fewer of it than are needed, whatever is booked.
      let booking = try taker.flatMap { id throws(BookError) in try bookings.booking(id) }
      let span = booking?.span ?? draft.span
      let obstacle = Obstacle.resourceTaken(
        room, taker ?? BookingID(0), quantity: row.capacity, start: wall(span.start.seconds),
        end: wall(span.end.seconds))
      if !found.contains(obstacle) { found.append(obstacle) }
    }
    return found
  }

  private func held(_ id: HoldID) throws(BookError) -> Obstacle? {
    let hold = try finder.book.holds(at: finder.now).first { $0.id == id }
    return hold.map { .held($0.booking.staff, until: finder.zone.local($0.until)) }
  }

  private func draft(_ start: Int) -> Booking {
    terms.draft(
      start: wall(start), seconds: start, zone: finder.zone.identifier,
      id: outlook.inquiry.moving?.id ?? .placeholder())
  }
}

extension ResourceKey {
  fileprivate var isStaff: Bool { if case .staff = self { true } else { false } }
}

extension Booking {
  /// What the visit itself takes of the staff's time, without buffers.
  var visitPieces: [Span] {
    staffSpans.compactMap { $0.intersection(span) }
  }
}

extension Examination {
  /// The move of the one booking behind all that stands against a start: who has it, and the
  /// room that it takes; nil if there is more.
  func moveFreeing(_ start: Int, of obstacles: [Obstacle]) -> Remedy? {
    let owned = Stretch(start + terms.owned.start, start + terms.owned.end).span
    var behind: BookingID?
    for obstacle in obstacles {
      let id: BookingID
      switch obstacle {
      case .booked(_, let booking, _, _), .buffer(_, let booking, _, _, _),
        .customerBusy(_, let booking, _, _):
        id = booking
      case .resourceTaken(let room, let booking, quantity: 1, _, _):
        let rows = outlook.roomRows(room, for: terms).filter { $0.span.overlaps(owned) }
        guard rows.allSatisfy({ $0.owner.booking == booking }) else { return nil }
        id = booking
      default: return nil
      }
      guard behind == nil || behind == id else { return nil }
      behind = id
    }
    return behind.map { .moveBooking($0) }
  }
}
