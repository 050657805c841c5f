import CivilTime
import PlainEnglish
import Scheduling

/// Which of several bookings an answer means.
extension Conversation {
  /// Goes on with the booking that an answer means, or with all of them.
  mutating func take(
    _ which: Table.WhichBooking, _ request: Request, _ turn: Turn
  ) throws(BookError) -> Reply {
    if request.choice == .all {
      // "both" is said of two.
      guard !request.says("both") || which.candidates.count == 2 else {
        return Reply(.question, [.pleaseAnswer])
      }
      var all: [Booking] = []
      for id in which.candidates {
        if let booking = try turn.book.booking(id) { all.append(booking) }
      }
      if case .cancel(let reason) = which.purpose {
        return proposeCancelling(all, reason: reason, turn)
      }
      if case .move(let wish) = which.purpose, !wish.time.isOpen {
        return try moveAll(all, wish, request, turn)
      }
    }
    if let several = try chosenSeveral(request, of: which, turn) { return several }
    guard let id = try chosenBooking(request, of: which, turn),
      let booking = try turn.book.booking(id)
    else { return try askAmongFitting(which, request, turn) }
    state.table = nil
    return try pursue(which.purpose, booking, request.choosing(booking), turn)
  }

  /// The one of several bookings that an answer means.
  func chosenBooking(_ request: Request, of which: Table.WhichBooking, _ turn: Turn)
    throws(BookError) -> BookingID?
  {
    let candidates = which.candidates
    let shown = candidates.prefix(Self.mostReadings)
    switch request.choice {
    case .middle where shown.count % 2 == 1: return shown[shown.count / 2]
    case .index: return request.choice?.place(among: shown.count).map { shown[$0] }
    case .earlier: return shown.first
    case .later: return shown.last
    case .other:
      guard shown.count == 2, let last = state.focus.booking, shown.contains(last) else {
        return nil
      }
      return shown.first { $0 != last }
    default: break
    }
    if let number = request.bookingNumbers.first { return BookingID(number) }
    let fitting = try fitting(request, of: candidates, turn)
    return fitting.count == 1 ? fitting.first : nil
  }

  /// Those of some bookings that all fits which an answer says of one.
  private func fitting(_ request: Request, of candidates: [BookingID], _ turn: Turn)
    throws(BookError) -> [BookingID]
  {
    var fitting: [BookingID] = []
    for id in candidates {
      guard let booking = try turn.book.booking(id) else { continue }
      let staff = request.staff.flatMap(\.entries).map { StaffID($0.id) }
      let customers = request.customers.flatMap(\.entries).map { CustomerID($0.id) }
      let fits =
        request.whens.filter { $0.role != .to }.allSatisfy { when in
          guard when.role == .not else { return when.agrees(with: booking.start) }
          // "not the Friday one".
          var named = when
          named.role = .at
          return !named.agrees(with: booking.start)
        }
        && (staff.isEmpty || staff.contains(booking.staff))
        && (request.serviceID == nil || request.serviceID == booking.service)
        && (customers.isEmpty || booking.customer.map(customers.contains) == true)
      if fits { fitting.append(id) }
    }
    return fitting
  }

  /// Asks which of those is meant that an answer leaves: "Dana's", who has three.
  private mutating func askAmongFitting(
    _ which: Table.WhichBooking, _ request: Request, _ turn: Turn
  ) throws(BookError) -> Reply {
    let left = try fitting(request, of: which.candidates, turn)
    guard request.hasValues, left.count > 1, left.count < which.candidates.count else {
      return Reply(.question, [.pleaseAnswer])
    }
    var shown: [Booking] = []
    for id in left.prefix(Self.mostReadings) {
      if let booking = try turn.book.booking(id) { shown.append(booking) }
    }
    state.table = .which(Table.WhichBooking(purpose: which.purpose, candidates: left))
    return Reply(.question, [.whichBooking(shown, of: left.count)])
  }

  /// "1 and 2", "the first and the third": several of those that are shown.
  private mutating func chosenSeveral(
    _ request: Request, of which: Table.WhichBooking, _ turn: Turn
  ) throws(BookError) -> Reply? {
    let shown = which.candidates.prefix(Self.mostReadings)
    let places = request.places.count > 1 ? request.places : request.bareNumbers
    guard places.count > 1 else { return nil }
    let indices = places.map { $0 < 0 ? shown.count + $0 : $0 - 1 }
    guard indices.allSatisfy(shown.indices.contains), Set(indices).count == indices.count else {
      return Reply(.question, [.pleaseAnswer])
    }
    var chosen: [Booking] = []
    for index in indices {
      if let booking = try turn.book.booking(shown[index]) { chosen.append(booking) }
    }
    switch which.purpose {
    case .cancel(let reason): return proposeCancelling(chosen, reason: reason, turn)
    case .move(let wish) where !wish.time.isOpen:
      var all = Request(intent: .move, text: "", span: 0..<0)
      all.choice = .all
      return try moveAll(chosen, wish, all, turn)
    default: return Reply(.question, [.pleaseAnswer])
    }
  }
}
