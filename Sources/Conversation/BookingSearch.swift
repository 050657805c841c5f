import CivilTime
import PlainEnglish
import Scheduling

/// Which bookings a request names.
struct BookingSearch {
  /// What was found.
  enum Found {
    case none(Statement)
    case bookings([Booking])
  }

  let request: Request
  let focus: Focus
  let turn: Turn

  /// Finds the bookings ahead that fit all that the request says of them.
  ///
  /// - Parameter times: Which of the request's times say which booking is
  ///   meant, rather than what is to become of it.
  /// - Returns: The bookings, by start, or what has to be said instead.
  /// - Throws: ``BookError`` if the book cannot be read.
  func run(describing times: [When]) throws(BookError) -> Found {
    if let statement = strangerLeftOut { return .none(statement) }
    let selection = Selection(request)
    let located = try locate(describing: times)
    guard case .bookings(let found) = located else { return located }
    let left = selection.left(of: found)
    return left.isEmpty ? .none(try noneMatches(times)) : .bookings(left)
  }

  /// Finds the bookings that fit what is meant, whatever is left out of them.
  private func locate(describing times: [When]) throws(BookError) -> Found {
    let describing = times.map { $0.closedIfGone(turn.local) }
    if !request.bookingNumbers.isEmpty { return try byNumber() }
    let placed = countsItsOwn(describing) ? [] : try byListPosition()
    if !placed.isEmpty { return .bookings(placed) }
    if let others = try others(describing) { return others }
    if let statement = try stranger() ?? strangeService() { return .none(statement) }
    if let owner = request.unknownOwner {
      return .none(.noSuchName(text: owner, kind: .customer, known: [], suggestions: []))
    }
    if turn.settings.isCustomerView, let left = request.left.first {
      // The name of somebody else is no name here.
      return .none(
        .noSuchName(text: left.text, kind: .customer, known: [], suggestions: []))
    }
    let isDescribed =
      describesBooking || !describing.isEmpty || request.choice == .all && request.isForMe
    if !isDescribed, request.choice == nil, let left = request.left.first {
      // "remove the perm": of what is not known nothing is guessed.
      return .none(
        .noSuchName(
          text: left.text, kind: .service, known: turn.business.activeServices.map(\.name),
          suggestions: left.suggestions))
    }
    let isAllListed = speaksOfListed && describing.isEmpty
    if request.choice == .all, !isDescribed || isAllListed { return try allListed() }
    if request.choice != .all, !isDescribed, let id = focus.booking,
      let booking = try turn.book.booking(id),
      booking.status != .cancelled, !turn.settings.isCustomerView || turn.isOwn(booking)
    {
      return .bookings([booking])
    }
    if let id = focus.booking, focus.isSettled, isOnlyTheirs, describing.isEmpty,
      let booking = try turn.book.booking(id), booking.status != .cancelled,
      booking.customer == focus.customer, !turn.settings.isCustomerView || turn.isOwn(booking)
    {
      // "make hers 15 minutes longer", of the one just made.
      return .bookings([booking])
    }
    let isOfSeries = request.seriesScope == .all || request.says("series")
    if !isDescribed, !isOfSeries, request.choice == nil, focus.booking == nil,
      case .bookings(let listed) = try allListed(), listed.count <= Conversation.mostReadings
    {
      // "push it back", of two that were listed, is one of them.
      return .bookings(listed)
    }
    let day = try dayMeant()
    let ownSeries = try seriesSpokenOf()
    let all = try query().filter { booking in
      (!isOfSeries || booking.series != nil) && describing.describe(booking.start)
        && (ownSeries == nil || booking.series == ownSeries)
        && (day == nil || booking.start.date == day)
    }
    if isOfSeries, all.isEmpty { return .none(.noSeries) }
    // Of a whole book nothing is meant by saying nothing of it.
    if !isDescribed, !isOfSeries, all.count > Conversation.mostReadings {
      return .none(.whichOnes)
    }
    if countsItsOwn(describing), !all.isEmpty, let placed = self.placed(among: all) {
      return placed.isEmpty ? .none(try noneMatches(describing)) : .bookings(placed)
    }
    let found = ofWhomSpokenOf(narrowed(all, by: describing))
    guard !found.isEmpty else { return .none(try noneMatches(describing)) }
    return .bookings(found)
  }

  /// The series of the booking last spoken of, where "this and the following" means it.
  private func seriesSpokenOf() throws(BookError) -> BookingID? {
    guard request.seriesScope == .following, !describesBooking, let id = focus.booking else {
      return nil
    }
    return try turn.book.booking(id)?.series
  }

  /// What to say where nothing fits; of a service, what there is instead.
  private func noneMatches(_ describing: [When]) throws(BookError) -> Statement {
    if let days = describing.first.flatMap({ WantedTime($0, now: turn.local).days }),
      let last = days.last, last > days.first, request.services.isEmpty
    {
      // Of a stretch of days not only the first is meant.
      return .noBookingIn(customer: customerIDs.first, first: days.first, last: last)
    }
    let date = describing.first?.start?.date
    guard let named = request.services.first(where: { !$0.isExcluded }) else {
      return .noBookingMatches(customer: customerIDs.first, service: nil, date: date)
    }
    var wider = request
    wider.services = []
    let isOnesOwn = !customerIDs.isEmpty || request.isForMe
    let others =
      isOnesOwn
      ? try BookingSearch(request: wider, focus: focus, turn: turn).query().filter { booking in
        describing.describe(booking.start)
      } : []
    if others.isEmpty, let service = request.serviceID {
      return .noBookingMatches(customer: customerIDs.first, service: service, date: date)
    }
    return .noBookingOf(
      named.entries.count == 1 ? named.entries[0].name : named.text,
      customer: customerIDs.first, others: Array(others.prefix(Conversation.mostReadings)))
  }

  /// What to say of a service that the book does not know.
  private func strangeService() -> Statement? {
    guard let mention = request.services.first(where: { $0.entries.isEmpty && !$0.isExcluded }),
      turn.business.activeServices.count > 1
    else { return nil }
    return .noSuchName(
      text: mention.text, kind: .service, known: turn.business.activeServices.map(\.name),
      suggestions: [])
  }

  /// The services that a name may stand for: "trim" is the fringe trim or that of
  /// a beard.
  private var serviceIDs: [ServiceID] {
    request.services.first { !$0.isExcluded }?.entries.map { ServiceID($0.id) } ?? []
  }

  /// Of all that fit, those that are meant: "the 3 o'clock" is that of the next
  /// day that has one, "my next haircut" the first, "my last booking" the one
  /// that was made last.
  private func narrowed(_ found: [Booking], by describing: [When]) -> [Booking] {
    guard !found.isEmpty, request.choice != .all else { return found }
    // What was just listed is meant before what was not.
    let isUndated = describing.allSatisfy(\.isTimeOnly)
    let listed = isUndated ? found.filter { focus.listed.contains($0.id) } : []
    let found = listed.isEmpty ? found : listed
    guard let first = found.first else { return found }
    if !describing.isEmpty, describing.allSatisfy(\.isTimeOnly) {
      return found.filter { $0.start.date == first.start.date }
    }
    if request.says("next") { return [first] }
    if request.says("last"), let last = found.max(by: { $0.id < $1.id }) { return [last] }
    return found
  }

  /// "the Friday one", after Dana was spoken of: hers, if she has one then.
  private func ofWhomSpokenOf(_ found: [Booking]) -> [Booking] {
    guard found.count > 1, !describesBooking, request.says("one"), request.choice != .all,
      let customer = focus.customer
    else { return found }
    let theirs = found.filter { $0.customer == customer }
    return theirs.isEmpty ? found : theirs
  }

  var customerIDs: [CustomerID] {
    let named = request.customers.filter { !$0.isExcluded }.flatMap(\.entries)
      .map { CustomerID($0.id) }
    if named.isEmpty, request.isForLastCustomer, let customer = focus.customer { return [customer] }
    return named
  }

  /// What to say of a customer whom the book does not know.
  func stranger() throws(BookError) -> Statement? {
    guard let mention = request.customers.first(where: { $0.entries.isEmpty }) else { return nil }
    return .noSuchName(
      text: mention.text, kind: .customer, known: [],
      // Nobody else is named to a customer.
      suggestions: turn.settings.isCustomerView ? [] : try near(mention.text))
  }

  var describesBooking: Bool {
    !customerIDs.isEmpty || request.services.contains { !$0.isExcluded } || request.isForMe
      || !request.fromStaff.isEmpty
      || request.intent != .move && request.staff.contains { !$0.isExcluded }
  }

  /// Whether a pronoun is all that says whose, and nothing which: "hers".
  private var isOnlyTheirs: Bool {
    request.isForLastCustomer && request.customers.isEmpty && request.services.isEmpty
      && request.choice == nil && request.fromStaff.isEmpty
      && (request.staff.isEmpty || request.intent == .move)
  }

  /// Whether a booking is one that was ruled out: "all on Friday except Dana's".
  private func isRuledOut(_ booking: Booking) -> Bool {
    func names(_ mentions: [NameMention], _ id: Int?) -> Bool {
      mentions.contains { $0.isExcluded && $0.entries.contains { $0.id == id } }
    }
    return names(request.customers, booking.customer?.rawValue)
      || names(request.services, booking.service.rawValue)
      || request.intent != .move && names(request.staff, booking.staff.rawValue)
  }

  /// "them all", of what was just listed: nothing else says which.
  private var speaksOfListed: Bool {
    !focus.listed.isEmpty && request.customers.isEmpty && request.services.isEmpty
      && request.fromStaff.isEmpty && (request.staff.isEmpty || request.intent == .move)
      && ["them", "these", "those", "both"].contains(where: request.says)
  }

  func byNumber() throws(BookError) -> Found {
    var found: [Booking] = []
    for number in request.bookingNumbers {
      guard let booking = try turn.book.booking(BookingID(number)) else {
        return .none(.noSuchBooking(number: number))
      }
      if booking.status == .cancelled { return .none(.alreadyCancelled(booking)) }
      found.append(booking)
    }
    return .bookings(found)
  }

  /// "cancel the second one", "the later one", "the other one", of what was just listed.
  private func byListPosition() throws(BookError) -> [Booking] {
    // "the first one", of several that were made in turn.
    let listed = focus.listed.isEmpty && focus.made.count > 1 ? focus.made : focus.listed
    var ids: [BookingID] = []
    if request.places.count > 1 {
      // "the first and third", "the last two"
      var found: [Booking] = []
      for index in request.places.compactMap({ listed.place($0) }).sorted() {
        guard let booking = try turn.book.booking(listed[index]), booking.status != .cancelled,
          booking.span.end > turn.now
        else { continue }
        found.append(booking)
      }
      return found
    }
    switch request.choice {
    case .other where focus.listed.isEmpty: return []
    case .other: ids = listed.filter { $0 != focus.booking }
    case .later: ids = listed.suffix(1)
    case .earlier: ids = Array(listed.prefix(1))
    case .index:
      guard let place = request.choice?.place(among: listed.count) else { return [] }
      ids = [listed[place]]
    default: return []
    }
    if request.choice == .other, !listed.contains(where: { $0 == focus.booking }) { return [] }
    var found: [Booking] = []
    for id in ids {
      guard let booking = try turn.book.booking(id) else { continue }
      let isAhead = booking.status != .cancelled && booking.span.end > turn.now
      if isAhead || request.choice != .other { found.append(booking) }
    }
    return found
  }

  /// The day that "that day" means: of the booking last spoken of.
  private func dayMeant() throws(BookError) -> CalendarDate? {
    let words = Folding.words(request.text)
    let saysSo = zip(words, words.dropFirst()).contains {
      ["that", "same"].contains($0) && $1 == "day"
    }
    guard saysSo, let id = focus.booking else { return nil }
    return try turn.book.booking(id)?.start.date
  }

  /// "all of them", of what was just listed or found; never of the whole book.
  private func allListed() throws(BookError) -> Found {
    var found: [Booking] = []
    for id in focus.listed {
      if let booking = try turn.book.booking(id), booking.status != .cancelled,
        booking.span.end > turn.now
      {
        found.append(booking)
      }
    }
    if request.says("both"), found.count != 2 { found = [] }
    return found.isEmpty ? .none(.whichOnes) : .bookings(found)
  }

  /// What lies ahead and fits the names that the request says.
  private func query() throws(BookError) -> [Booking] {
    try query(turn.ahead)
  }

  func query(
    _ span: Span, _ statuses: [Booking.Status] = [.pending, .confirmed, .arrived]
  ) throws(BookError) -> [Booking] {
    var query = BookingQuery()
    query.span = span
    query.statuses = statuses
    query.limit = 500
    if !serviceIDs.isEmpty { query.services = serviceIDs }
    // Whom a move names without more is to have it.
    let named = request.intent == .move ? request.fromStaff : request.staff
    let staff = named.filter { !$0.isExcluded }.flatMap(\.entries).map { StaffID($0.id) }
    if !staff.isEmpty { query.staff = staff }
    // A customer has to do with their own alone.
    if turn.settings.isCustomerView {
      return try turn.ownBookings(query).filter { !isRuledOut($0) }
    }
    let customers = customerIDs
    if customers.isEmpty {
      let all = try turn.book.bookings(query).filter { !isRuledOut($0) }
      guard request.isForMe else { return all }
      let mine = all.filter(turn.isOwn)
      // At the desk "my haircut" is the only haircut there is, if there is one.
      return mine.isEmpty && all.count == 1 ? all : mine
    }
    var found: [Booking] = []
    for customer in customers {
      query.customer = customer
      found += try turn.book.bookings(query).filter { !isRuledOut($0) }
    }
    return found.sorted { ($0.span.start, $0.id) < ($1.span.start, $1.id) }
  }

  private func near(_ text: String) throws(BookError) -> [String] {
    try NearNames(text)?.customers(in: turn.book).prefix(2).map(\.name) ?? []
  }
}
