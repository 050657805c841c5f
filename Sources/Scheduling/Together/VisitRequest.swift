import CivilTime

/// One service of a visit, or one guest of a party.
public struct VisitPart: Hashable, Sendable, Codable {
  /// What.
  public var service: ServiceID
  /// Who may do it; empty for anyone.
  public var staff: [StaffID] = []
  /// Who may not.
  public var excludedStaff: [StaffID] = []
  /// Minutes, if another length than the service's own was asked for.
  public var length: Int?

  /// Creates a part that anyone may do.
  public init(service: ServiceID, staff: [StaffID] = []) {
    self.service = service
    self.staff = staff
  }
}

/// Several services that are looked for together.
public struct VisitRequest: Hashable, Sendable, Codable {
  /// How they belong together.
  public enum Arrangement: String, Hashable, Sendable, Codable {
    /// One after the other without a wait, but for the buffers of one person or
    /// one room.
    case backToBack
    /// All at the same time, each with someone else unless they share a class.
    case sameTime
  }

  /// How they belong together.
  public var arrangement = Arrangement.backToBack
  /// The services, at most four.
  public var parts: [VisitPart]
  /// For whom.
  public var customer: CustomerID?
  /// Who typed, if it is for them.
  public var bookedBy: String?
  /// Where the start may lie, half-open, in order, not overlapping.
  public var windows: [Span]
  /// When all of it must be over.
  public var mustEndBy: Instant?
  /// The very start that was asked for.
  public var preferred: Instant?
  /// Whether the services have to come in the order in which they were said.
  public var keepsOrder = false
  /// How many people may take part, one after the other.
  public var mostStaff = 2

  /// Creates a request for several services within windows.
  public init(parts: [VisitPart], windows: [Span]) {
    self.parts = parts
    self.windows = windows
  }
}

/// Slots that fit together.
public struct VisitPlan: Hashable, Sendable, Codable {
  /// The slots in order of time, or of a party in the order of its parts; the
  /// rationale of the first tells why this plan.
  public var slots: [Slot]

  /// Creates a plan.
  public init(slots: [Slot]) {
    self.slots = slots
  }

  /// From the first start to the last end.
  public var span: Span {
    let starts = slots.map(\.span.start)
    let ends = slots.map(\.span.end)
    return Span(
      start: starts.min() ?? Instant(seconds: 0), end: ends.max() ?? Instant(seconds: 0))
  }

  /// The points of all slots together.
  public var points: Int { slots.reduce(0) { $0 + $1.rationale.points } }
}
