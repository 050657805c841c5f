import CivilTime

/// A booking that moves to make room.
struct Move {
  var before: Booking
  var after: Booking
  var slot: Slot
}

/// What has its place already while bookings are being moved.
struct Placed {
  let wish: Booking
  var moves: [Move] = []

  /// What is in the book besides.
  var added: [Booking] { [wish] + moves.map(\.after) }
}

extension WaySearch {
  /// Finds places for bookings that are in the way, each within its own day and
  /// with its own person.
  ///
  /// - Parameters:
  ///   - movers: Those without a place.
  ///   - placed: What has one.
  ///   - spare: How many further bookings may have to move for them.
  /// - Returns: The moves; nil if there is no place for all.
  /// - Throws: What the book throws.
  func place(_ movers: [Booking], _ placed: Placed, spare: Int) throws(BookError) -> [Move]? {
    guard let mover = movers.first else { return spare == 0 ? placed.moves : nil }
    guard trialsLeft > 0 else { return nil }
    trialsLeft -= 1
    let rest = Array(movers.dropFirst())
    let finder = self.finder.overlay(
      adding: placed.added, lifting: placed.moves.map(\.before) + rest)
    let request = request(moving: mover)
    for slot in try finder.suggestions(for: request, count: rest.isEmpty && spare == 0 ? 1 : 8) {
      if let all = try go(mover, to: slot, rest, placed, spare: spare) { return all }
    }
    guard spare > 0 else { return nil }
    // It may go anywhere in its day, not only to its own time.
    var anywhere = request
    anywhere.preferred = nil
    guard let candidates = try WayCandidates(finder, anywhere, asked: [])?.all() else { return nil }
    // A booking that makes room for the first one may have to move as well.
    for candidate in candidates where candidate.rules.isEmpty && !candidate.isOtherStaff {
      for movers in candidate.movers where !movers.isEmpty && movers.count <= spare {
        let isFixed = { [kept] (booking: Booking) in
          self.isPlaced(booking, placed) || booking.id == mover.id
            || !kept.allows(moving: booking)
        }
        guard !movers.contains(where: isFixed) else {
          continue
        }
        let further = try go(
          mover, to: candidate.slot, rest + movers, placed, spare: spare - movers.count)
        if let further { return further }
      }
    }
    return nil
  }

  private func isPlaced(_ booking: Booking, _ placed: Placed) -> Bool {
    booking.id == placed.wish.id || placed.moves.contains { $0.before.id == booking.id }
  }

  private func go(
    _ mover: Booking, to slot: Slot, _ rest: [Booking], _ placed: Placed, spare: Int
  ) throws(BookError) -> [Move]? {
    var after = mover
    after.start = slot.start
    after.span = slot.span
    var placed = placed
    placed.moves.append(Move(before: mover, after: after, slot: slot))
    guard let moves = try place(rest, placed, spare: spare) else { return nil }
    return try isSound(moves, placed.wish) ? moves : nil
  }

  /// Whether every moved booking stands where all others have gone.
  private func isSound(_ moves: [Move], _ wish: Booking) throws(BookError) -> Bool {
    let finder = self.finder.overlay(
      adding: [wish] + moves.map(\.after), lifting: moves.map(\.before))
    for move in moves {
      var candidate = Scheduling.Candidate(standing: move.after)
      candidate.isTyped = false
      guard let verdict = try finder.verdict(on: candidate), verdict.stands else { return false }
    }
    return true
  }

  /// What is looked for to have a booking elsewhere: within the window that its customer
  /// asked for, or else within its day.
  private func request(moving booking: Booking) -> SlotRequest {
    let day = booking.start.date
    let zone = finder.zone
    let own = booking.askedWindow
    let first = own?.from ?? LocalDateTime(day, .midnight)
    let last = own?.to ?? LocalDateTime(day.adding(days: 1), .midnight)
    var request = SlotRequest(
      service: booking.service,
      windows: [Span(start: max(finder.now, zone.instant(first)), end: zone.instant(last))])
    request.staff = [booking.staff]
    request.customer = booking.customer
    request.length = booking.length
    request.moving = booking.id
    request.preferred = booking.span.start
    return request
  }
}

extension Booking {
  /// The window of its day that its customer asked for, where it still lies there.
  fileprivate var askedWindow: (from: LocalDateTime, to: LocalDateTime)? {
    for weighed in rationale.facts {
      guard case .inAskedWindow(let from, let to) = weighed.fact, from <= start, start < to,
        from.date == start.date, to <= LocalDateTime(start.date.adding(days: 1), .midnight)
      else { continue }
      return (from, to)
    }
    return nil
  }
}
