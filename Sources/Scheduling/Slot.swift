import CivilTime

/// A time at which a service can be had.
public struct Slot: Hashable, Sendable, Codable {
  /// What.
  public var service: ServiceID
  /// With whom.
  public var staff: StaffID
  /// Everyone who could do it then, in the order of the ranking; `staff` is the
  /// first.
  public var candidates: [StaffID]
  /// The rooms and equipment it takes.
  public var resources: [ResourceID]
  /// The start on the wall.
  public var start: LocalDateTime
  /// The visit, without buffers.
  public var span: Span
  /// Minutes.
  public var length: Int
  /// What it costs, or nil if that was not said.
  public var price: Money?
  /// Why it ranks where it does.
  public var rationale: Rationale

  /// Creates a slot.
  public init(
    service: ServiceID, staff: StaffID, candidates: [StaffID], resources: [ResourceID] = [],
    start: LocalDateTime, span: Span, length: Int, price: Money? = nil,
    rationale: Rationale = Rationale()
  ) {
    self.service = service
    self.staff = staff
    self.candidates = candidates
    self.resources = resources
    self.start = start
    self.span = span
    self.length = length
    self.price = price
    self.rationale = rationale
  }

  /// The end on the wall as its zone shows it.
  public func end(in zone: TimeZoneRules) -> LocalDateTime { zone.local(span.end) }
}

/// What is looked for.
public struct SlotRequest: Hashable, Sendable, Codable {
  /// What.
  public var service: ServiceID
  /// Who may do it; empty for anyone.
  public var staff: [StaffID] = []
  /// Who may not.
  public var excludedStaff: [StaffID] = []
  /// For whom.
  public var customer: CustomerID?
  /// Places.
  public var seats = 1
  /// Minutes, if another length than the service's own was asked for.
  public var length: Int?
  /// Where a start may lie, half-open, in order, not overlapping.
  public var windows: [Span]
  /// Windows in which the end must lie too; nil if only the start counts.
  public var mustEndBy: Instant?
  /// The very start that was asked for; it leads the ranking and is allowed off
  /// the grid.
  public var preferred: Instant?
  /// The booking that is being moved: it does not stand in its own way.
  public var moving: BookingID?
  /// Who typed, if it is for them: without a customer, their own visits tell what
  /// is usual.
  public var bookedBy: String?
  /// Whether it may meet another booking of the customer, as when they book for
  /// two.
  public var allowsCustomerOverlap = false

  /// Creates a request for a service within windows.
  public init(service: ServiceID, windows: [Span]) {
    self.service = service
    self.windows = windows
  }
}

/// One slot whose standing is to be decided.
public struct Candidate: Hashable, Sendable, Codable {
  /// What.
  public var service: ServiceID
  /// With whom.
  public var staff: StaffID
  /// The start on the wall.
  public var start: LocalDateTime
  /// For whom.
  public var customer: CustomerID?
  /// Minutes, if not the service's own.
  public var length: Int?
  /// Places.
  public var seats = 1
  /// The booking that is being moved or confirmed: it does not stand in its own
  /// way.
  public var moving: BookingID?
  /// In which case it is asked about.
  public var question = Question.offered
  /// Whether it may meet another booking of the customer.
  public var allowsCustomerOverlap = false

  /// Creates a candidate.
  public init(service: ServiceID, staff: StaffID, start: LocalDateTime) {
    self.service = service
    self.staff = staff
    self.start = start
  }
}

/// Whether a slot stands.
public struct Verdict: Hashable, Sendable, Codable {
  /// The slot, as it would be.
  public var slot: Slot

  /// What refuses it, the decisive first; it stands if there is none.
  public var obstacles: [Obstacle]

  /// Rules that it goes against but that do not refuse it.
  public var remarks: [Obstacle]

  /// Creates a verdict.
  public init(slot: Slot, obstacles: [Obstacle], remarks: [Obstacle] = []) {
    self.slot = slot
    self.obstacles = obstacles
    self.remarks = remarks
  }

  /// Whether it can be booked.
  public var stands: Bool { obstacles.isEmpty }
}

/// How the starts of a window fell, when hardly any or none is free.
public struct Breakdown: Hashable, Sendable, Codable {
  /// A rule and how many starts it decided against.
  public struct Row: Hashable, Sendable, Codable {
    /// The rule.
    public var rule: Rule
    /// Starts that it refused first.
    public var starts: Int
    /// Starts that would be free if it alone were set aside.
    public var wouldFree: Int

    /// Creates a row.
    public init(rule: Rule, starts: Int, wouldFree: Int) {
      self.rule = rule
      self.starts = starts
      self.wouldFree = wouldFree
    }
  }

  /// Starts looked at.
  public var starts: Int
  /// Starts that are free.
  public var free: Int
  /// The rules, the most frequent first.
  public var rows: [Row]

  /// The last date that was looked at, where the windows go on beyond it.
  public var last: CalendarDate?

  /// The one change by which most of the starts would become free; nil if none
  /// frees any.
  public var freesMost: Freeing?

  /// A change and what it would free.
  public struct Freeing: Hashable, Sendable, Codable {
    /// The change.
    public var remedy: Remedy
    /// Starts that it would free by itself.
    public var starts: Int

    /// Creates a change that frees some starts.
    public init(_ remedy: Remedy, starts: Int) {
      self.remedy = remedy
      self.starts = starts
    }
  }

  /// Creates a breakdown.
  public init(
    starts: Int, free: Int, rows: [Row], freesMost: Freeing? = nil, last: CalendarDate? = nil
  ) {
    self.last = last
    self.starts = starts
    self.free = free
    self.rows = rows
    self.freesMost = freesMost
  }
}

/// A way to have something where what was asked for cannot be had.
public struct Relaxation: Hashable, Sendable, Codable {
  /// What is given up.
  public enum Kind: String, Hashable, Sendable, Codable, CaseIterable {
    /// Another time of the same day.
    case otherTime
    /// Another day.
    case otherDay
    /// Another person.
    case otherStaff
    /// A shorter service.
    case shorterService
  }

  /// What is given up.
  public var kind: Kind
  /// The nearest slot so.
  public var slot: Slot

  /// Creates a relaxation.
  public init(kind: Kind, slot: Slot) {
    self.kind = kind
    self.slot = slot
  }
}
