import CivilTime
import PlainEnglish
import Scheduling

extension Request {
  /// Whether it says which clock time, so that "later in the day" adds nothing.
  var namesVeryTime: Bool {
    whens.contains { when in
      (when.role == .at || when.role == .to) && !when.isDayOnly && when.start != nil
        && when.end == nil && !when.isOpenEnded
    }
  }

  /// Whether times are all that it names.
  var hasOnlyTimes: Bool {
    !whens.isEmpty && staff.isEmpty && services.isEmpty && customers.isEmpty && duration == nil
  }

  /// Whether it asks for someone who does not work here.
  private var namesStranger: Bool { staff.contains { $0.entries.isEmpty && !$0.isExcluded } }

  /// Whether it names a customer, and another one.
  func isForAnother(than party: Draft.Party) -> Bool {
    guard let mention = customers.first(where: { !$0.isExcluded && !$0.isRelation }) else {
      return false
    }
    switch party {
    case .known(let id): return !mention.entries.contains { CustomerID($0.id) == id }
    case .new(let name): return Folding.fold(name) != Folding.fold(mention.text)
    case .me: return true
    }
  }

  /// Whether it wants the same for another customer beside what is offered.
  func bringsAnother(than party: Draft.Party?) -> Bool {
    guard let party, services.isEmpty, whens.isEmpty, isForAnother(than: party) else {
      return false
    }
    guard says("and") else { return false }
    return ["too", "also", "another", "one", "same"].contains(where: says) || namesBothForYes
  }

  /// The one service that it names.
  var serviceID: ServiceID? {
    guard let mention = services.first(where: { !$0.isExcluded }), mention.entries.count == 1,
      let entry = mention.entries.first
    else { return nil }
    return ServiceID(entry.id)
  }

  /// Whether all that it names holds of a slot, so that agreeing to it changes
  /// nothing.
  func agrees(with slot: Slot, party: Draft.Party) -> Bool {
    if namesStranger { return false }
    if shift != nil, !namesVeryTime { return false }
    if let lengthChange, lengthChange != 0 { return false }
    if shift == nil, duration?.length.exactMinutes.map({ $0 != slot.length }) == true {
      return false
    }
    if let service = serviceID, service != slot.service { return false }
    for mention in staff {
      let isSlots = mention.entries.contains { StaffID($0.id) == slot.staff }
      if !mention.entries.isEmpty && isSlots == mention.isExcluded { return false }
    }
    for mention in customers {
      switch party {
      case .known(let id):
        if !mention.entries.contains(where: { CustomerID($0.id) == id }) { return false }
      case .new(let name): if Folding.fold(name) != Folding.fold(mention.text) { return false }
      case .me: return false
      }
    }
    return whens.allSatisfy { $0.role == .from || $0.agrees(with: slot.start) }
  }
}
