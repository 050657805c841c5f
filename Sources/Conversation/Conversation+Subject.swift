import CivilTime
import PlainEnglish
import Scheduling

/// What a question about a reason is about.
struct Subject {
  /// What was asked for.
  var draft = Draft()

  /// What was suggested for it, or was taken; nil if there is no such thing.
  var suggested: Slot?

  /// The slots that have been told of, the suggested one first.
  var slots: [Slot] = []

  /// The slots as they are numbered; none if they were told of without numbers.
  var numbered: [Slot] = []

  /// The booking that it has become.
  var booking: Booking?
}

extension Conversation {
  /// The slot that is suggested, or that was taken.
  var suggestedSlot: Slot? {
    switch state.table {
    case .offer(let offer)?: return offer.slot
    case .visit(let visit)?: return visit.plan?.slots.first
    case .series(let series)?: return series.items.lazy.compactMap(\.chosen).first
    default: break
    }
    guard let index = state.focus.suggested, state.focus.slots.indices.contains(index) else {
      return nil
    }
    return state.focus.slots[index]
  }

  /// The slots that are spoken of, the suggested one first.
  var shownSlots: [Slot] {
    let slots: [Slot] =
      if case .offer(let offer)? = state.table { offer.slots } else { state.focus.slots }
    guard let suggested = suggestedSlot else { return slots }
    return [suggested] + slots.filter { $0 != suggested }
  }

  /// All slots of services that belong together, or of a booking that repeats.
  var joinedSlots: [Slot] {
    switch state.table {
    case .visit(let visit)?: visit.plan?.slots ?? []
    case .series(let series)?: series.items.compactMap(\.chosen)
    default: []
    }
  }

  /// The slots as they are numbered; a list of free starts has no numbers.
  var numberedSlots: [Slot] {
    if case .offer(let offer)? = state.table { return offer.slots }
    return state.focus.suggested == nil ? state.focus.openings : state.focus.slots
  }

  /// What a question is about: the booking that it names, else what is on the table
  /// or was last spoken of.
  func subject(of request: Request, _ turn: Turn) throws(BookError) -> Subject {
    if let number = request.bookingNumbers.first,
      let booking = try turn.book.booking(BookingID(number))
    {
      return Subject(of: booking, turn)
    }
    if !tableIsAbout(request), let booking = try bookingAskedAbout(request, turn) {
      return Subject(of: booking, turn)
    }
    return try subjectSpokenOf(turn)
  }

  /// What is on the table or was last spoken of.
  func subjectSpokenOf(_ turn: Turn) throws(BookError) -> Subject {
    if case .cancel(let cancellation)? = state.table, cancellation.bookings.count == 1,
      let booking = try turn.book.booking(cancellation.bookings[0])
    {
      return Subject(of: booking, turn)
    }
    let subject = Subject(
      draft: state.table?.draft ?? state.focus.draft ?? Draft(), suggested: suggestedSlot,
      slots: shownSlots, numbered: numberedSlots)
    guard state.table == nil, let id = state.focus.booking,
      let booking = try turn.book.booking(id)
    else { return subject }
    let isTaken = subject.suggested.map {
      $0.start == booking.start && $0.staff == booking.staff && $0.service == booking.service
    }
    guard state.focus.isSettled, isTaken == true else {
      return subject.suggested == nil && subject.slots.isEmpty
        ? Subject(of: booking, turn) : subject
    }
    var taken = subject
    taken.booking = booking
    return taken
  }

  /// Whether what is on the table is what a request names.
  private func tableIsAbout(_ request: Request) -> Bool {
    guard case .offer(let offer)? = state.table, case .known(let customer) = offer.draft.party,
      let start = offer.slot?.start
    else { return false }
    let named = request.customers.flatMap(\.entries).map { CustomerID($0.id) }
    let days = request.whens.filter { !$0.isTimeOnly }.compactMap { $0.start?.date }
    return (named.isEmpty || named.contains(customer)) && days.allSatisfy { $0 == start.date }
  }

  /// The booking of the customer whom a question names: on the day that it names,
  /// else the one that was spoken of, the next, or the last.
  func bookingAskedAbout(_ request: Request, _ turn: Turn) throws(BookError) -> Booking? {
    var customers = BookingSearch(request: request, focus: state.focus, turn: turn).customerIDs
    // "why is my colour with Alex?", of who said who they are.
    if customers.isEmpty, request.isForMe, let own = turn.customer { customers = [own] }
    // "why is my colour at 2?", of who books with no customer named.
    let isOwn = customers.isEmpty && request.saysMine
    guard isOwn || !customers.isEmpty else { return nil }
    func bookings(_ query: BookingQuery) throws(BookError) -> [Booking] {
      isOwn ? try turn.ownBookings(query) : try turn.book.bookings(query)
    }
    let day = request.whens.first { !$0.isTimeOnly }?.start?.date
    var query = BookingQuery()
    query.customer = customers.first
    query.statuses = [.pending, .confirmed, .arrived, .done]
    if let service = request.serviceID { query.services = [service] }
    guard let day else {
      let all = try bookings(query)
      let named = request.staff.flatMap(\.entries).map { StaffID($0.id) }
      let ahead = all.first { $0.span.end > turn.now && named.contains($0.staff) }
      if let ahead { return ahead }
      return all.first { $0.id == state.focus.booking } ?? all.first { $0.span.end > turn.now }
        ?? all.last
    }
    query.dates = day...day
    var found = try bookings(query)
    if found.isEmpty, request.tellsOfThePast {
      // "why was Luis in at 9 on Friday?" means the Friday that has been.
      query.dates = day.adding(days: -7)...day.adding(days: -7)
      found = try bookings(query)
    }
    if found.isEmpty, day == turn.local.date.adding(days: 7) {
      // "why is Dana in on Thursday?", on a Thursday, of one that is there today.
      query.dates = turn.local.date...turn.local.date
      found = try bookings(query)
    }
    let staff = request.staff.flatMap(\.entries).map { StaffID($0.id) }
    return found.first { booking in
      request.whens.contains { $0.agrees(with: booking.start) && !$0.isDayOnly }
    }
      ?? found.first { staff.contains($0.staff) }
      // Of several that day the one that was spoken of.
      ?? found.first { $0.id == state.focus.booking } ?? found.first
  }
}

extension Subject {
  /// A booking, with what its reasons tell of what was asked for.
  init(of booking: Booking, _ turn: Turn) {
    draft.service = booking.service
    draft.party = booking.customer.map { .known($0) } ?? .me
    draft.seats = booking.seats
    if turn.business.service(booking.service)?.length != booking.length {
      draft.length = booking.length
    }
    draft.time.days = WantedTime.Days(first: booking.start.date, last: booking.start.date)
    for weighed in booking.rationale.facts {
      switch weighed.fact {
      case .askedStaff(let staff):
        draft.staff = [staff]
        draft.staffWasAsked = true
      case .atAskedTime(let time), .nearAskedTime(let time, _): draft.time = WantedTime(at: time)
      case .inAskedWindow(let start, let end) where draft.time.exact == nil:
        let last = max(start.date, end.adding(minutes: -1).date)
        draft.time.days = WantedTime.Days(first: start.date, last: last)
        if last == start.date, start.time != .midnight || end.time != .midnight {
          let high = end.date > start.date ? 1440 : end.time.minuteOfDay
          draft.time.clock = .between(start.time.minuteOfDay, high)
        }
      default: break
      }
    }
    let slot = Slot(
      service: booking.service, staff: booking.staff, candidates: [booking.staff],
      resources: booking.resources, start: booking.start, span: booking.span,
      length: booking.length, price: booking.price, rationale: booking.rationale)
    suggested = slot
    slots = [slot]
    self.booking = booking
  }
}

extension Request {
  /// Whether it is about what has been: "why was Luis in at 9?".
  var tellsOfThePast: Bool { ["was", "were", "did", "had", "been"].contains(where: says) }

  /// The words of a question that seem to name somebody whom the book does not know.
  var unknownName: (text: String, kind: NameKind)? {
    if let mention = staff.first(where: \.entries.isEmpty) { return (mention.text, .staff) }
    guard !hasValues, numbers.isEmpty, choice == nil, alternative == nil,
      let words = left.first
    else { return nil }
    return (words.text, .staff)
  }
}
