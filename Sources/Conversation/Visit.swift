import CivilTime
import Scheduling

/// Services that belong together, before they are confirmed.
public struct Visit: Hashable, Sendable, Codable {
  /// What belongs together, and how.
  public struct Parts: Hashable, Sendable, Codable {
    /// The services, one for each part.
    public var services: [ServiceID]
    /// One after the other, or all at once.
    public var arrangement: VisitRequest.Arrangement
    /// For whom each part is; empty if all are for one.
    public var guests: [Guest] = []
    /// Whether the services have to come in the order in which they stand here.
    public var keepsOrder = false
    /// With whom each of several people wants it; empty where that is not said.
    public var staff: [[StaffID]] = []
  }

  /// Who comes for one part of it.
  public struct Guest: Hashable, Sendable, Codable {
    /// For whom it is booked.
    public var party: Draft.Party
    /// Who comes, if the book does not keep them: "my son"; may be empty.
    public var note = ""
  }

  /// What it is for.
  public var draft: Draft
  /// The plans, as numbered from 1.
  public var plans: [VisitPlan]
  /// The plan that a yes takes.
  public var selected = 0
  /// Starts that were shown before these and passed over.
  public var passedOver: [Instant] = []

  /// The plan that a yes takes.
  public var plan: VisitPlan? { plans.indices.contains(selected) ? plans[selected] : nil }

  func start(_ index: Int) -> Instant { plans[index].span.start }

  /// Who comes for a slot of a plan; nil if all are for one.
  ///
  /// The slots of one after the other come by time, and a service that only one
  /// wants tells whose it is.
  public func guest(at index: Int, of plan: VisitPlan) -> Guest? {
    guard let parts = draft.parts, plan.slots.indices.contains(index) else { return nil }
    return parts.guest(at: index, of: plan)
  }
}

extension Visit.Parts {
  /// Who comes for a slot of a plan; nil if all are for one.
  func guest(at index: Int, of plan: VisitPlan) -> Visit.Guest? {
    guard !guests.isEmpty else { return nil }
    let service = plan.slots[index].service
    let before = plan.slots[..<index].count { $0.service == service }
    let own = services.indices.filter { services[$0] == service }
    guard own.indices.contains(before), guests.indices.contains(own[before]) else { return nil }
    return guests[own[before]]
  }
}
