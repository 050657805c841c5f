import CivilTime

extension SlotFinder {
  /// Decides whether a slot stands, and names everything that is against it.
  ///
  /// A time that the clock skips is refused with the time at which it goes on; of
  /// a time that exists twice the first is meant. Which rules only give remarks
  /// depends on the case, see ``Candidate/Question``.
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
    let isRemark: (Obstacle) -> Bool = {
      remarks(upon: $0.rule, of: service, asking: candidate.question)
    }
    return Verdict(
      slot: slot(start, [0], in: outlook), obstacles: found.filter { !isRemark($0) },
      remarks: found.filter(isRemark))
  }

  /// Whether a rule only gives a remark in some case.
  private func remarks(
    upon rule: Rule, of service: Service, asking question: Candidate.Question
  ) -> Bool {
    let isStrict = business.settings.policy.strictStarts
    switch (rule, question) {
    case (_, .offered): return false
    case (.gapSaving, _): return true
    case (.notice, .named), (.notice, .rearranged): return true
    case (.horizon, .named), (.horizon, .rearranged): return true
    case (.step, .named), (.fixedStarts, .named): return !isStrict
    case (.step, .following): return !service.hasOwnStarts
    case (.step, _): return !isStrict && !service.hasOwnStarts
    default: return false
    }
  }

  func skills(_ service: Service, _ staff: Staff, _ moving: Booking?) -> [Obstacle] {
    let isOffered = service.isActive || moving?.service == service.id
    if isOffered, staff.isActive, staff.does(service.id) { return [] }
    let someone = business.staff.contains { $0.isActive && $0.does(service.id) }
    return [isOffered && someone ? .cannotDo(staff.id, service.id) : .nobodyDoes(service.id)]
  }
}
