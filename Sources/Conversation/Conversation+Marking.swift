import CivilTime
import PlainEnglish
import Scheduling

/// What becomes of a booking beside its time: how the visit went, remarks, its
/// length.
extension Conversation {
  /// Marks how a visit went.
  mutating func mark(_ request: Request, _ turn: Turn) throws(BookError) -> Reply {
    guard let said = request.status else { return Reply(.notUnderstood, [.outOfScope]) }
    let status = request.statusPutRight ?? said
    let search = BookingSearch(request: request, focus: state.focus, turn: turn)
    switch try search.run(marking: status) {
    case .none(let statement): return Reply(.notFound, [statement])
    case .bookings(let found):
      if found.count > 1, request.saysAll || found.count == request.bookingNumbers.count {
        return try mark(found, status, turn)
      }
      return try choose(among: found, for: .mark(status), request, turn)
    }
  }

  /// "mark everyone today as arrived": all of them, as one change.
  private mutating func mark(_ bookings: [Booking], _ status: VisitStatus, _ turn: Turn)
    throws(BookError) -> Reply
  {
    let due = bookings.filter { booking in
      status == .confirmed
        || booking.start.date <= turn.local.date
          && (status != .noShow || booking.span.start <= turn.now)
    }
    guard let first = bookings.first, !due.isEmpty else {
      return Reply(.refused, bookings.first.map { [.notDueYet($0)] } ?? [])
    }
    let marked = due.map { booking in
      var marked = booking
      marked.status = status.asBooking
      return marked
    }
    _ = try turn.book.change(turn.note) { writer throws(BookError) -> Void in
      for booking in marked { try writer.put(.booking(booking)) }
    }
    state.focus.booking = first.id
    var reply = Reply(.moved, marked.map { .marked($0) })
    reply.bookings = marked
    return reply
  }

  /// Finds the booking that a request names and goes on with it.
  mutating func onBooking(_ request: Request, _ purpose: Table.Purpose, _ turn: Turn)
    throws(BookError) -> Reply
  {
    switch try BookingSearch(request: request, focus: state.focus, turn: turn)
      .run(describing: request.whens)
    {
    case .none(let statement): return Reply(.notFound, [statement])
    case .bookings(let found): return try choose(among: found, for: purpose, request, turn)
    }
  }

  mutating func mark(_ booking: Booking, _ status: VisitStatus, _ turn: Turn)
    throws(BookError) -> Reply
  {
    var marked = booking
    marked.status = status.asBooking
    // Nobody has stayed away from what has not begun.
    let isAhead = status == .noShow && booking.span.start > turn.now
    if status != .confirmed, isAhead || booking.start.date > turn.local.date {
      return Reply(.refused, [.notDueYet(booking)])
    }
    return try replace(booking, by: marked, saying: .marked(marked), turn)
  }

  // MARK: Remarks

  /// Keeps a remark with a customer, or with a booking where one is named.
  mutating func note(_ request: Request, _ turn: Turn) throws(BookError) -> Reply {
    guard let text = request.note, !text.isEmpty else {
      return Reply(.notUnderstood, [.outOfScope])
    }
    let namesBooking =
      !request.bookingNumbers.isEmpty || !request.services.isEmpty || !request.whens.isEmpty
    guard !namesBooking, let mention = request.customers.first else {
      return try onBooking(request, .note(text), turn)
    }
    guard mention.entries.count == 1, let entry = mention.entries.first,
      var customer = try turn.book.customer(CustomerID(entry.id))
    else {
      let names = mention.entries.map(\.name)
      return Reply(
        .notFound,
        [
          names.isEmpty
            ? .noSuchName(text: mention.text, kind: .customer, known: [], suggestions: [])
            : .severalOfName(text: mention.text, names: names)
        ])
    }
    customer.notes = customer.notes.isEmpty ? text : customer.notes + "\n" + text
    let noted = customer
    _ = try turn.book.change(turn.note) { writer throws(BookError) -> Void in
      try writer.put(.customer(noted))
    }
    state.focus.customer = customer.id
    return Reply(.changed, [.notedOf(customer)])
  }

  mutating func keep(_ text: String, with booking: Booking, _ turn: Turn) throws(BookError)
    -> Reply
  {
    var noted = booking
    noted.notes = noted.notes.isEmpty || text.isEmpty ? text : noted.notes + "\n" + text
    return try replace(booking, by: noted, saying: .noted(noted), turn)
  }

  // MARK: Length

  /// What becomes of a booking that is to last otherwise.
  enum Resized {
    case lasts(Booking)
    case refused(Reply)
  }

  mutating func resize(_ booking: Booking, by change: Table.LengthChange, _ turn: Turn)
    throws(BookError) -> Reply
  {
    switch try resized(booking, by: change, turn) {
    case .refused(let reply): return reply
    case .lasts(let resized):
      return try replace(
        booking, by: resized, saying: .resized(resized, from: booking.length), turn)
    }
  }

  /// A booking with another length, if nothing is in its way.
  func resized(_ booking: Booking, by change: Table.LengthChange, _ turn: Turn) throws(BookError)
    -> Resized
  {
    let minutes =
      switch change {
      case .to(let minutes): minutes
      case .by(let minutes): booking.length + minutes
      }
    guard (1...1440).contains(minutes) else {
      return .refused(Reply(.refused, [.badValue(.length(minutes))]))
    }
    var candidate = Candidate(
      service: booking.service, staff: booking.staff, start: booking.start)
    candidate.customer = booking.customer
    candidate.length = minutes
    candidate.seats = booking.seats
    candidate.moving = booking.id
    candidate.isTyped = true
    // What was agreed against a rule stays agreed; only what is in the way counts.
    let inTheWay = try turn.finder.verdict(on: candidate)?.obstacles.filter {
      ![.length, .past, .step, .notice, .skill].contains($0.rule)
    }
    if let obstacles = inTheWay, !obstacles.isEmpty {
      return .refused(
        Reply(.refused, [.cannotLast(booking, minutes: minutes, obstacles: obstacles)]))
    }
    guard minutes != booking.length else { return .lasts(booking) }
    var resized = booking
    resized.length = minutes
    resized.span = Span(
      start: booking.span.start, end: booking.span.start.adding(minutes: minutes))
    resized.sequence += 1
    return .lasts(resized)
  }

  private mutating func replace(
    _ before: Booking, by after: Booking, saying statement: Statement, _ turn: Turn
  ) throws(BookError) -> Reply {
    guard before != after else { return Reply(.talk, [.alreadySo]) }
    _ = try turn.book.change(turn.note) { writer throws(BookError) -> Void in
      try writer.put(.booking(after))
    }
    state.focus.booking = after.id
    var reply = Reply(.moved, [statement])
    reply.bookings = [after]
    return reply
  }
}

extension VisitStatus {
  /// The status of a booking that went so.
  fileprivate var asBooking: Booking.Status {
    switch self {
    case .arrived: .arrived
    case .done: .done
    case .noShow: .noShow
    case .confirmed: .confirmed
    }
  }
}

extension Request {
  /// "Tom didn't come, no wait he's here": what is said last of how it went; nil if nothing is
  /// put right.
  var statusPutRight: VisitStatus? {
    let words = Folding.words(text)
    guard status == .noShow,
      let turn = words.lastIndex(where: { ["wait", "actually", "sorry", "no"].contains($0) }),
      turn > 0, let last = words.last, ["here", "arrived", "in"].contains(last),
      turn < words.count - 1
    else { return nil }
    return .arrived
  }

  /// By how much, or to what, a length is changed; nil if that was not said.
  var resizing: Table.LengthChange? {
    if let lengthChange { return .by(lengthChange) }
    // "shift Ann half an hour" is how far, though not which way.
    if says("shift") || says("move") || says("push") { return nil }
    return duration?.length.exactMinutes.map { .to($0) }
  }
}
