import CivilTime
import PlainEnglish
import Scheduling

/// Why not somebody, for those parts of what is proposed together that are with others.
extension Conversation {
  /// "why not Alex?", of services of which Alex does one; nil if Alex does none of them, or
  /// more than people, services and whose part it is is named.
  func explainNotPart(_ request: Request, _ turn: Turn) throws(BookError) -> Reply? {
    guard case .visit(let visit)? = state.table, let plan = visit.plan, request.whens.isEmpty,
      request.place == nil, request.alternative == nil
    else { return nil }
    let staff = request.staff.flatMap(\.entries).map { StaffID($0.id) }
    let parts = plan.partsNamed(by: request, in: visit)
    let asked = parts.filter { !staff.contains($0.staff) }
    // Of a plan none of which is theirs the best with them is looked for.
    let isTheirsElsewhere = plan.slots.contains { staff.contains($0.staff) }
    let namesPart = parts.count < plan.slots.count
    guard !staff.isEmpty, !parts.isEmpty, isTheirsElsewhere || namesPart else { return nil }
    guard !asked.isEmpty else {
      return Reply(.explanation, parts.map { .isSuggested($0) })
    }
    var told: [Statement] = []
    for part in asked {
      for statement in try standing(of: part, with: staff, visit, turn)
      where !told.contains(statement) { told.append(statement) }
    }
    return Reply(.explanation, told)
  }

  /// How a part stands with somebody else: what of the same proposal has them, or the book.
  private func standing(
    of part: Slot, with staff: [StaffID], _ visit: Visit, _ turn: Turn
  ) throws(BookError) -> [Statement] {
    let theirs = partsBeside(part).filter { staff.contains($0.staff) }
    guard theirs.isEmpty else { return theirs.map { .partBeside($0) } }
    var draft = visit.draft
    draft.parts = nil
    draft.staff = staff
    draft.excludedStaff.removeAll(where: staff.contains)
    draft.time = WantedTime(at: part.start)
    let search = SlotSearch(draft: draft, service: part.service, turn: turn)
    switch try search.standing(at: part.start) {
    case .offered(let slot): return [.isFree(slot)]
    case .refused(let statements):
      // What is near for one part alone says nothing of all.
      return statements.filter { statement in
        switch statement {
        case .nearest, .relaxed, .orWaitlist: false
        default: true
        }
      }
    }
  }
}

extension VisitPlan {
  /// The parts of the services and the people that a request names; all if it names none.
  fileprivate func partsNamed(by request: Request, in visit: Visit) -> [Slot] {
    let services = request.services.flatMap(\.entries).map { ServiceID($0.id) }
    let customers = request.customers.flatMap(\.entries).map { CustomerID($0.id) }
    return slots.indices.filter { index in
      let isOfService = services.isEmpty || services.contains(slots[index].service)
      guard isOfService, !customers.isEmpty else { return isOfService }
      guard case .known(let customer)? = visit.guest(at: index, of: self)?.party else {
        return false
      }
      return customers.contains(customer)
    }.map { slots[$0] }
  }
}
