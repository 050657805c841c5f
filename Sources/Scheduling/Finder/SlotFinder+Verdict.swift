import CivilTime

extension SlotFinder {
  /// Decides whether a slot stands, and names everything that is against it.
  ///
  /// A time that the clock skips is refused with the time at which it goes on; of
  /// a time that exists twice the first is meant. At a typed time the grid (unless
  /// the book is strict), the notice, how far ahead, and saving of gaps only give
  /// remarks.
  ///
  /// - Parameter candidate: The slot.
  /// - Returns: The verdict; nil if the book has no such service or person.
  /// - Throws: What the book throws.
  public func verdict(on candidate: Candidate) throws(BookError) -> Verdict? {
    guard let service = business.service(candidate.service),
      let staff = business.staff(candidate.staff)
    else { return nil }
    let moving = try movedBooking(candidate.moving)
    let terms = VisitTerms(
      service, by: staff, length: candidate.length, seats: candidate.seats, moving: moving)
    let inquiry = Inquiry(
      service, terms: [terms],
      customer: candidate.allowsCustomerOverlap ? nil : candidate.customer, moving: moving,
      in: business)
    let start = zone.instant(candidate.start).seconds
    var found: [Obstacle] = []
    if case .skipped(let jump) = zone.resolve(candidate.start) {
      found.append(.skipped(candidate.start, resumes: zone.local(jump)))
    }
    found += skills(service, staff, moving)
    let outlook = try outlook(inquiry, starts: Stretch(start, start + 60))
    let counter = LimitCounter(inquiry, customer: candidate.customer, finder: self)
    let examination = Examination(
      self, outlook, staff: 0, counter: counter, bookings: BookingCache(book))
    found += try examination.obstacles(start)
    let isRemark: (Obstacle) -> Bool = { candidate.isTyped && remarks(upon: $0.rule) }
    return Verdict(
      slot: slot(start, [0], in: outlook), obstacles: found.filter { !isRemark($0) },
      remarks: found.filter(isRemark))
  }

  /// Whether a rule only gives a remark at a time that was typed at the desk.
  private func remarks(upon rule: Rule) -> Bool {
    switch rule {
    case .notice, .horizon, .gapSaving: true
    case .step, .fixedStarts: !business.settings.policy.strictStarts
    default: false
    }
  }

  func skills(_ service: Service, _ staff: Staff, _ moving: Booking?) -> [Obstacle] {
    let isOffered = service.isActive || moving?.service == service.id
    if isOffered, staff.isActive, staff.does(service.id) { return [] }
    let someone = business.staff.contains { $0.isActive && $0.does(service.id) }
    return [isOffered && someone ? .cannotDo(staff.id, service.id) : .nobodyDoes(service.id)]
  }
}
