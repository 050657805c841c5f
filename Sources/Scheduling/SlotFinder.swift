import CivilTime

/// Finds the times at which a service can be had, and says why.
///
/// It is deterministic and has no clock: the same business, bookings, request
/// and `now` give the same slots in the same order.
public struct SlotFinder {
  /// The business.
  public let business: Business

  /// Its zone.
  public let zone: TimeZoneRules

  /// The moment at which it is asked.
  public let now: Instant

  private let book: any BookReading

  /// Creates a finder over a book.
  public init(business: Business, zone: TimeZoneRules, book: any BookReading, now: Instant) {
    self.business = business
    self.zone = zone
    self.book = book
    self.now = now
  }

  /// Every start of the request's windows that stands, in order of time, with
  /// everyone who could do it.
  public func slots(for request: SlotRequest, limit: Int? = nil) throws(BookError) -> [Slot] {
    []
  }

  /// The best slots, best first, each with its rationale.
  public func suggestions(for request: SlotRequest, count: Int) throws(BookError) -> [Slot] {
    []
  }

  /// The first slot on or after the windows' start.
  public func next(for request: SlotRequest) throws(BookError) -> Slot? {
    nil
  }

  /// Decides whether a slot stands, and names everything that is against it.
  public func verdict(on candidate: Candidate) throws(BookError) -> Verdict? {
    nil
  }

  /// How the starts of the request's windows fell.
  public func breakdown(of request: SlotRequest) throws(BookError) -> Breakdown {
    Breakdown(starts: 0, free: 0, rows: [])
  }

  /// The nearest slots by each relaxation of a request that has none.
  public func relaxations(of request: SlotRequest) throws(BookError) -> [Relaxation] {
    []
  }
}
