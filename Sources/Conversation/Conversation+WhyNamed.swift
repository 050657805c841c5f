import CivilTime
import PlainEnglish
import Scheduling

/// What of what is on the table a question about a reason names.
extension Conversation {
  /// Of several that are one thing the one of which a question names the place, the day, the
  /// hour, the service or the person.
  func joinedSlotAskedAbout(_ request: Request, _ turn: Turn) -> Slot? {
    let staff = request.staff.flatMap(\.entries).map { StaffID($0.id) }
    let services = request.services.flatMap(\.entries).map { ServiceID($0.id) }
    guard joinedSlots.count > 1 else { return nil }
    let joined = joinedSlots.filter { slot in
      (staff.isEmpty || staff.contains(slot.staff))
        && (services.isEmpty || services.contains(slot.service))
    }
    if request.whens.isEmpty, !staff.isEmpty || !services.isEmpty { return joined.first }
    if let number = request.place {
      if joined.indices.contains(number - 1) { return joined[number - 1] }
      return joined.first { slot in
        slot.start.time.minuteOfDay == turn.minute(ofHour: number, on: slot.start.date)
      }
    }
    guard !request.whens.isEmpty else { return nil }
    return joined.first { slot in request.whens.allSatisfy { $0.agrees(with: slot.start) } }
  }

  /// What of the same proposal a part comes after, or has its people taken by.
  func partsBeside(_ slot: Slot) -> [Slot] {
    joinedSlots.filter { part in
      part != slot && part.staff != slot.staff
        && part.span.start < slot.span.end && slot.span.start < part.span.end
    }
  }

  /// The part of the same proposal that is right before a part.
  func partBefore(_ slot: Slot) -> Slot? {
    joinedSlots.last { $0.start.date == slot.start.date && $0.span.end <= slot.span.start }
  }

  /// "why the haircut?", "why Dana?": that it was asked for, or is usual, where that is
  /// all that a question names of what is on the table.
  func namedAsked(_ request: Request, _ turn: Turn) throws(BookError) -> Statement.Named? {
    guard case .offer(let offer)? = state.table, request.whens.isEmpty, request.staff.isEmpty,
      request.numbers.isEmpty, request.choice == nil, offer.draft.moving == nil
    else { return nil }
    var customer: CustomerID?
    if case .known(let id) = offer.draft.party { customer = id }
    let named = request.customers.flatMap(\.entries).map { CustomerID($0.id) }
    if let service = request.serviceID, service == offer.slot?.service,
      named.isEmpty || named == [customer].compactMap({ $0 })
    {
      var habit: Statement.Named.Habit?
      if offer.draft.serviceIsHabit, let customer {
        habit = try self.habit(of: customer, takes: service, turn)
      }
      return Statement.Named(service: service, customer: nil, habit: habit)
    }
    guard request.services.isEmpty, let customer, named == [customer] else { return nil }
    return Statement.Named(
      service: nil, customer: customer, habit: nil, isWaiting: offer.draft.wish != nil)
  }

  /// "why?", "why 2?", of ways: what stands as things are against what one makes room for.
  func explainWay(_ request: Request, _ turn: Turn) throws(BookError) -> Reply? {
    guard hasJustShown, request.bookingNumbers.isEmpty,
      !request.hasValues, var draft = state.focus.waysDraft, let service = draft.service
    else { return nil }
    let ways = state.focus.ways
    let isOfOne = request.choice != nil || !request.numbers.isEmpty
    guard let number = isOfOne ? request.place : 1, ways.indices.contains(number - 1) else {
      return nil
    }
    let way = ways[number - 1]
    if isOfOne { draft.staff = [way.slot.staff] }
    let search = SlotSearch(draft: draft, service: service, turn: turn)
    guard case .refused(let statements) = try search.standing(at: way.slot.start) else {
      return nil
    }
    return Reply(.explanation, statements)
  }

  /// What of the book a kept reason rests on and is not so any more: a booking beside it
  /// that was cancelled or moved.
  func changedSince(_ booking: Booking, _ turn: Turn) throws(BookError) -> [Statement] {
    var told: [Statement] = []
    for weighed in booking.rationale.facts {
      let beside: (id: BookingID, isThere: (Booking) -> Bool)
      switch weighed.fact {
      case .followsBooking(let id, let end):
        beside = (id, { turn.zone.local($0.span.end) == end && $0.staff == booking.staff })
      case .precedesBooking(let id, let start):
        beside = (id, { $0.start == start && $0.staff == booking.staff })
      default: continue
      }
      guard let other = try turn.book.booking(beside.id) else { continue }
      if other.status == .cancelled {
        told.append(.cancelledSince(other))
      } else if !beside.isThere(other) {
        told.append(.movedSince(other))
      }
    }
    return told
  }
}
