import CivilTime

extension SlotFinder {
  /// The limits that leave no room for a request on some day of its windows.
  ///
  /// Of longer windows the first month is looked at.
  ///
  /// - Parameters:
  ///   - request: What is looked for.
  ///   - others: How many more of the same are wanted along with it.
  /// - Returns: The limits, in the order of the book.
  /// - Throws: What the book throws.
  public func limitsReached(
    by request: SlotRequest, beside others: Int = 0
  ) throws(BookError) -> [Policy.Limit] {
    guard let inquiry = try inquiry(request) else { return [] }
    let counter = LimitCounter(inquiry, customer: request.customer, finder: self)
    guard !counter.isEmpty else { return [] }
    var reached: Set<Policy.Limit> = []
    for window in firstDays(of: request.windows) where !window.isEmpty {
      let first = zone.local(window.start).date.dayNumber
      let last = zone.local(window.end.adding(seconds: -1)).date.dayNumber
      for day in first...max(first, last) {
        for terms in inquiry.terms {
          let found = try counter.reached(staff: terms.staff.id, day: day, beside: others)
          reached.formUnion(found.map(\.limit))
        }
      }
    }
    return business.settings.policy.limits.filter(reached.contains)
  }
}
