import CivilTime

/// A way to have what cannot be had as things stand: the least that would have to
/// change, and the slot that it makes room for.
public struct Way: Hashable, Sendable, Codable {
  /// One thing that would have to change.
  public enum Step: Hashable, Sendable, Codable {
    /// Someone does it who was not asked for.
    case otherStaff(StaffID)
    /// A booking moves within the window that its customer asked for, or else within its
    /// own day, and stays with its person.
    case move(Booking, to: Slot)
    /// A rule is set aside for once; all that it has against the slot.
    case setAside(Rule, [Obstacle])
  }

  /// What would have to change; nothing if it can be had as it is.
  public var steps: [Step]
  /// The slot that it makes room for.
  public var slot: Slot

  /// Creates a way.
  public init(steps: [Step], slot: Slot) {
    self.steps = steps
    self.slot = slot
  }

  /// The rules that are set aside.
  public var rulesSetAside: [Rule] {
    steps.compactMap { if case .setAside(let rule, _) = $0 { rule } else { nil } }
  }
}

extension Rule {
  /// Whether the desk may set it aside without taking anything from anyone.
  ///
  /// What someone has booked can only be moved; who is off or skilled otherwise,
  /// and what is past, stays so.
  public var canBeSetAside: Bool {
    switch self {
    case .onBreak, .closed, .notWorking, .notice, .horizon, .limit, .step, .fixedStarts, .buffer,
      .gapSaving:
      true
    case .past, .timeOff, .booked, .blocked, .capacity, .resource, .skill, .length, .clockChange,
      .customerBusy, .held:
      false
    }
  }

  /// How much it asks of people to set it aside; the mildest first.
  var weight: Int {
    switch self {
    case .step, .fixedStarts, .gapSaving: 1
    case .notice, .horizon, .limit: 2
    case .buffer: 3
    case .onBreak: 4
    case .closed: 6
    case .notWorking: 7
    default: 9
    }
  }
}

extension SlotFinder {
  /// The most steps that a way may have.
  public static let mostSteps = 2

  /// The least changes by which a request could be had.
  ///
  /// Looked at are the starts that the service offers and those of its grid in the
  /// opening hours. All ways that are returned have the least number of steps
  /// that is enough, at most two, and none has a step that it could do without.
  /// What is offered already is a way without steps. The mildest come first, and
  /// of each kind there is one.
  ///
  /// - Parameters:
  ///   - request: What is looked for; of windows longer than a week the first week is
  ///     looked at.
  ///   - kept: What no step may touch.
  /// - Returns: At most three ways; none if no change of two steps is enough.
  /// - Throws: What the book throws.
  public func ways(for request: SlotRequest, keeping kept: KeptInPlace = KeptInPlace())
    throws(BookError) -> [Way]
  {
    var request = request
    if let first = request.windows.first {
      let week = Span(start: first.start, end: first.start.adding(minutes: 7 * 1440))
      request.windows = request.windows.compactMap { $0.intersection(week) }
    }
    if let slot = try suggestions(for: request, count: 1).first {
      return [Way(steps: [], slot: slot)]
    }
    guard let search = try WaySearch(self, request, keeping: kept) else { return [] }
    for count in 1...Self.mostSteps {
      let ways = try search.ways(ofSteps: count)
      if !ways.isEmpty { return ways }
    }
    return []
  }
}
