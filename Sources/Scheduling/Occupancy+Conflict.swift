import CivilTime

extension Occupancy {
  /// The row that leaves no place for this one, or nil if it fits.
  ///
  /// - A person's time is shared only within one class, and the places taken at
  ///   any one moment may not exceed the capacity: what counts is the peak, not
  ///   how many rows are met.
  /// - Of a room or a piece of equipment no more may be taken at any one moment
  ///   than there are; a class takes one, however many have booked it.
  /// - A row that the owner allowed is written whatever is there.
  ///
  /// - Parameter rows: What is there, of any resource and in any order, without
  ///   the rows of this one's own owner.
  /// - Returns: One of the rows that are in the way; this one if it asks for
  ///   more than there is at all.
  public func conflict(among rows: some Sequence<Occupancy>) -> Occupancy? {
    guard !isOverride else { return nil }
    let met = rows.filter { $0.resource == resource && $0.span.overlaps(span) }
    switch resource {
    case .staff: return staffConflict(among: met)
    case .resource: return roomConflict(among: met)
    }
  }

  private func staffConflict(among met: [Occupancy]) -> Occupancy? {
    if let other = met.first(where: { sharing == nil || $0.sharing != sharing }) { return other }
    return conflictAtPeak(among: met, limit: capacity) { covering in
      covering.reduce(seats) { $0 + $1.seats }
    }
  }

  private func roomConflict(among met: [Occupancy]) -> Occupancy? {
    conflictAtPeak(among: met, limit: capacity) { covering in
      var taken = 1
      var sessions: [Occupancy] = [self]
      for row in covering {
        let isKnown = row.session != nil && sessions.contains { $0.takesOneRoom(with: row) }
        if !isKnown {
          taken += 1
          sessions.append(row)
        }
      }
      return taken
    }
  }

  /// Whether two rows of a room belong to one class, which takes one room.
  private func takesOneRoom(with other: Occupancy) -> Bool {
    sharing != nil && sharing == other.sharing && session == other.session
  }

  /// Counts at each moment at which something starts, which is where peaks are.
  private func conflictAtPeak(
    among met: [Occupancy], limit: Int, count: ([Occupancy]) -> Int
  ) -> Occupancy? {
    if met.isEmpty { return count([]) > limit ? self : nil }
    for moment in [span.start] + met.map(\.span.start) where span.contains(moment) {
      let covering = met.filter { $0.span.contains(moment) }
      if count(covering) > limit { return covering.first ?? self }
    }
    return nil
  }

  /// The most places that rows of a class take at any one moment of a span.
  static func peak(of service: ServiceID, in lane: some Sequence<Occupancy>, during span: Span)
    -> Int
  {
    let met = lane.filter { $0.sharing == service && $0.span.overlaps(span) }
    let moments = [span.start] + met.map(\.span.start).filter { span.contains($0) }
    return moments.map { moment in
      met.reduce(0) { $0 + ($1.span.contains(moment) ? $1.seats : 0) }
    }.max() ?? 0
  }
}
