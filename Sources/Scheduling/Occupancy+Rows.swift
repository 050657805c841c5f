import CivilTime

extension Occupancy {
  /// The rows by which a booking takes time; none if its state keeps none.
  ///
  /// The staff's time is the visit with its buffers, without the gap of a
  /// processing time. A room is taken for the whole, as the customer stays.
  public static func rows(for booking: Booking, in business: Business) -> [Occupancy] {
    guard booking.status.blocks(under: business.settings.policy) else { return [] }
    return rows(of: booking, owner: .booking(booking.id), in: business)
  }

  /// The rows by which a hold takes time.
  public static func rows(for hold: Hold, in business: Business) -> [Occupancy] {
    rows(of: hold.booking, owner: .hold(hold.id), in: business)
  }

  /// The row by which a block takes time.
  ///
  /// It is always written: the owner may block time in which there are bookings,
  /// which stay.
  public static func rows(for block: Block) -> [Occupancy] {
    guard !block.span.isEmpty else { return [] }
    return [
      Occupancy(
        owner: .block(block.id), resource: .staff(block.staff), span: block.span, isOverride: true)
    ]
  }

  /// The rows of a row of the book, whatever its kind.
  public static func rows(for entity: Entity, in business: Business) -> [Occupancy] {
    switch entity {
    case .booking(let booking): rows(for: booking, in: business)
    case .hold(let hold): rows(for: hold, in: business)
    case .block(let block): rows(for: block)
    default: []
    }
  }

  private static func rows(of booking: Booking, owner: Owner, in business: Business) -> [Occupancy]
  {
    let capacity = business.service(booking.service)?.capacity ?? 1
    let sharing = capacity > 1 ? booking.service : nil
    let isOverride = !booking.overrides.isEmpty
    var rows: [Occupancy] = []
    for span in booking.staffSpans {
      rows.append(
        Occupancy(
          owner: owner, resource: .staff(booking.staff), span: span, sharing: sharing,
          seats: booking.seats, capacity: capacity, isOverride: isOverride))
    }
    for resource in booking.resources where !booking.ownedSpan.isEmpty {
      rows.append(
        Occupancy(
          owner: owner, resource: .resource(resource), span: booking.ownedSpan, sharing: sharing,
          seats: 1, capacity: business.resource(resource)?.quantity ?? 1, isOverride: isOverride,
          session: sharing == nil ? nil : booking.staff))
    }
    return rows
  }
}

extension Booking {
  /// The visit with its buffers: what a booking owns.
  public var ownedSpan: Span {
    Span(
      start: span.start.adding(minutes: -bufferBefore), end: span.end.adding(minutes: bufferAfter))
  }

  /// What it owns of the staff's time: ``ownedSpan`` without the gap of a
  /// processing time.
  public var staffSpans: [Span] {
    guard let processing, processing.length > 0 else {
      return ownedSpan.isEmpty ? [] : [ownedSpan]
    }
    let gapStart = min(span.start.adding(minutes: max(0, processing.after)), span.end)
    let gapEnd = min(gapStart.adding(minutes: processing.length), span.end)
    return [
      Span(start: ownedSpan.start, end: gapStart), Span(start: gapEnd, end: ownedSpan.end),
    ].filter { !$0.isEmpty }
  }
}
