import CivilTime
import Scheduling

/// Holds what is proposed where nothing fits against brute force.
struct RelaxationCheck {
  let scene: OracleCase
  let finder: SlotFinder

  /// What differed, in words; nil if nothing did.
  func difference() throws -> String? {
    guard let first = scene.request.windows.first, let last = scene.request.windows.last else {
      return nil
    }
    let days =
      scene.zone.local(first.start).date...scene.zone.local(last.end.adding(seconds: -1)).date
    for relaxation in try finder.relaxations(of: scene.request) {
      let slot = relaxation.slot
      let isRight =
        switch relaxation.kind {
        case .otherTime: days.contains(slot.start.date)
        case .otherDay: !days.contains(slot.start.date)
        case .otherStaff: scene.request.windows.contains { $0.contains(slot.span.start) }
        case .shorterService: true
        }
      guard isRight else { return "\(slot.start) is no \(relaxation.kind.rawValue)" }
      if let rules = refusals(of: slot) {
        return "\(relaxation.kind.rawValue) \(slot.start) is refused for \(rules)"
      }
    }
    return nil
  }

  /// Why a slot does not stand; nil if it does.
  private func refusals(of slot: Slot) -> [String]? {
    var copy = scene
    copy.request.service = slot.service
    copy.request.length = slot.length
    copy.request.staff = [slot.staff]
    copy.request.windows = [slot.span]
    guard let oracle = MinuteOracle(copy),
      let person = oracle.everyone().first(where: { $0.staff.id == slot.staff })
    else { return ["nobody"] }
    var rules = oracle.refusals(of: slot.start, person)
    // The very time that was asked for need not be one of those that are offered.
    if slot.span.start == scene.request.preferred {
      rules.remove(.gapSaving)
      if !scene.business.settings.policy.strictStarts { rules.subtract([.step, .fixedStarts]) }
    }
    return rules.isEmpty ? nil : rules.map(\.rawValue).sorted()
  }
}
