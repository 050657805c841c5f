import CivilTime

/// A request with all that it names looked up.
struct Inquiry {
  let service: Service
  /// The terms of each who may do it, in the order of the book.
  let terms: [VisitTerms]
  let customer: CustomerID?
  /// The booking that is being moved.
  let moving: Booking?

  /// Minutes of the shortest visit that can be had of each of them.
  let shortest: [Int]
  /// Minutes of the longest service of each of them.
  let longestOfAny: [Int]

  init(
    _ service: Service, terms: [VisitTerms], customer: CustomerID?, moving: Booking?,
    in business: Business
  ) {
    self.service = service
    self.terms = terms
    self.customer = customer
    self.moving = moving
    shortest = terms.map { business.shortestLength(for: $0.staff) }
    longestOfAny = terms.map { business.longestLength(for: $0.staff) }
  }

  /// Seconds of the longest visit.
  var longest: Int { terms.reduce(0) { max($0, $1.duration) } }

  /// Whose and what time has to be known.
  var resources: [ResourceKey] {
    var rooms: [ResourceID] = []
    for need in terms.flatMap(\.needs) where !rooms.contains(need) { rooms.append(need) }
    return terms.map { .staff($0.staff.id) } + rooms.map { .resource($0) }
  }
}

extension SlotFinder {
  /// Looks up what a request names; nil if the book does not have the service.
  func inquiry(_ request: SlotRequest) throws(BookError) -> Inquiry? {
    guard let service = business.service(request.service) else { return nil }
    let moving = try movedBooking(request.moving)
    let isOffered = service.isActive || moving?.service == service.id
    var terms: [VisitTerms] = []
    for staff in business.staff where isOffered && staff.isActive && staff.does(service.id) {
      guard request.staff.isEmpty || request.staff.contains(staff.id),
        !request.excludedStaff.contains(staff.id)
      else { continue }
      let own = VisitTerms(
        service, by: staff, length: request.length, seats: request.seats, moving: moving)
      if own.lengthObstacle == nil { terms.append(own) }
    }
    return Inquiry(
      service, terms: terms,
      customer: request.allowsCustomerOverlap ? nil : request.customer, moving: moving,
      in: business)
  }

  func movedBooking(_ id: BookingID?) throws(BookError) -> Booking? {
    guard let id else { return nil }
    return try book.booking(id)
  }
}
