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
  /// - Parameter describing: Which of the request's times say which booking is
  ///   meant, rather than what is to become of it.
  /// - Returns: The bookings, by start, or what has to be said instead.
  /// - Throws: ``BookError`` if the book cannot be read.
  func run(describing: [When]) throws(BookError) -> Found {
    if !request.bookingNumbers.isEmpty { return try byNumber() }
    if let listed = try byListPosition() { return .bookings([listed]) }
    if let mention = request.customers.first, mention.entries.isEmpty {
      return .none(
        .noSuchName(
          text: mention.text, kind: .customer, known: [],
          suggestions: try near(mention.text)))
    }
    let isDescribed = describesBooking || !describing.isEmpty
    if !isDescribed, let id = focus.booking, let booking = try turn.book.booking(id),
      booking.status != .cancelled
    {
      return .bookings([booking])
    }
    let found = try query().filter { booking in
      describing.allSatisfy { $0.agrees(with: booking.start) }
    }
    guard !found.isEmpty else {
      return .none(
        .noBookingMatches(
          customer: customerIDs.first, service: request.serviceID,
          date: describing.first?.start?.date))
    }
    return .bookings(found)
  }

  private var customerIDs: [CustomerID] {
    let named = request.customers.flatMap(\.entries).map { CustomerID($0.id) }
    if named.isEmpty, request.isForLastCustomer, let customer = focus.customer { return [customer] }
    return named
  }

  private var describesBooking: Bool {
    !customerIDs.isEmpty || !request.services.isEmpty || request.isForMe
      || (!request.staff.isEmpty && request.intent != .move)
  }

  private func byNumber() throws(BookError) -> Found {
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

  /// "cancel the second one", of what was just listed.
  private func byListPosition() throws(BookError) -> Booking? {
    guard case .index(let number) = request.choice, !focus.listed.isEmpty else { return nil }
    let index = number == -1 ? focus.listed.count - 1 : number - 1
    guard focus.listed.indices.contains(index) else { return nil }
    return try turn.book.booking(focus.listed[index])
  }

  private func query() throws(BookError) -> [Booking] {
    var query = BookingQuery()
    query.span = Span(start: turn.now, end: turn.now.adding(minutes: 3 * 366 * 1440))
    query.statuses = [.pending, .confirmed, .arrived]
    query.limit = 500
    if let service = request.serviceID { query.services = [service] }
    let staff = request.staff.flatMap(\.entries).map { StaffID($0.id) }
    if !staff.isEmpty && request.intent != .move { query.staff = staff }
    let customers = customerIDs
    if customers.isEmpty {
      let all = try turn.book.bookings(query)
      guard request.isForMe else { return all }
      let mine = all.filter { $0.customer == nil && $0.bookedBy == turn.actor }
      // At the desk "my haircut" is the only haircut there is, if there is one.
      return mine.isEmpty && all.count == 1 ? all : mine
    }
    var found: [Booking] = []
    for customer in customers {
      query.customer = customer
      found += try turn.book.bookings(query)
    }
    return found.sorted { ($0.span.start, $0.id) < ($1.span.start, $1.id) }
  }

  private func near(_ text: String) throws(BookError) -> [String] {
    guard let first = Folding.words(text).first, let letter = first.first else { return [] }
    let candidates = try turn.book.customers(withPrefix: String(letter), limit: 50)
    return Array(candidates.map(\.name).prefix(2))
  }
}
