import CivilTime
import Scheduling

/// Holds what is proposed where nothing fits against brute force: that each
/// proposal stands, that none is nearer, and that none is missing.
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
    let found = try finder.relaxations(of: scene.request)
    for kind in Relaxation.Kind.allCases {
      let slots = found.filter { $0.kind == kind }.map(\.slot)
      if slots.count > 1 { return "\(kind.rawValue) is proposed twice" }
      let wrong =
        switch kind {
        case .otherTime:
          nearest(slots.first, in: [span(of: days)], anyone: false)
        case .otherDay:
          nearest(slots.first, in: beside(days), anyone: false, sees: Self.daysSeen)
        case .otherStaff: otherStaff(slots.first)
        case .shorterService: shorter(slots.first)
        }
      if let wrong { return "\(kind.rawValue): \(wrong)" }
    }
    return nil
  }

  /// The moment from which near is measured.
  private var goal: Int {
    (scene.request.preferred ?? scene.request.windows[0].start).seconds
  }

  // MARK: Times, days and people

  /// How many days on both sides brute force looks for another day.
  private static let daysSeen = 3

  private func moment(_ date: CalendarDate) -> Instant {
    scene.zone.instant(LocalDateTime(date, .midnight))
  }

  private func span(of days: ClosedRange<CalendarDate>) -> Span {
    Span(start: moment(days.lowerBound), end: moment(days.upperBound.adding(days: 1)))
  }

  private func beside(_ days: ClosedRange<CalendarDate>) -> [Span] {
    let whole = span(of: days)
    return [
      Span(start: moment(days.lowerBound.adding(days: -Self.daysSeen)), end: whole.start),
      Span(start: whole.end, end: moment(days.upperBound.adding(days: Self.daysSeen + 1))),
    ]
  }

  /// Why a slot is not the nearest of some spans; without a slot, what there is.
  ///
  /// If brute force sees only so many days, the slot may lie outside of the spans.
  private func nearest(_ slot: Slot?, in spans: [Span], anyone: Bool, sees: Int? = nil) -> String? {
    var best: Int?
    var offered: Set<Int> = []
    for span in spans where !span.isEmpty {
      for answer in answers(in: span, anyone: anyone) {
        offered.insert(answer.start)
        if let known = best, !isNearer(answer.start, than: known) { continue }
        best = answer.start
      }
    }
    guard let slot else {
      return best.map { "\(local($0)) is not proposed" }
    }
    let start = slot.span.start.seconds
    if let best, isNearer(best, than: start) {
      return "\(local(best)) is nearer than \(slot.start)"
    }
    let isSeen = spans.contains { $0.contains(slot.span.start) }
    guard isSeen || sees == nil else { return isRefused(slot) }
    return offered.contains(start) ? nil : "\(slot.start) cannot be had there"
  }

  /// Of two that are equally near the later one is taken.
  private func isNearer(_ one: Int, than other: Int) -> Bool {
    (abs(one - goal), -one) < (abs(other - goal), -other)
  }

  private func answers(in span: Span, anyone: Bool) -> [MinuteOracle.Answer] {
    var copy = scene
    copy.request.windows = [span]
    copy.request.preferred = nil
    copy.request.mustEndBy = nil
    if anyone {
      copy.request.staff = []
      copy.request.excludedStaff = []
    }
    guard let oracle = MinuteOracle(copy) else { return [] }
    return oracle.answers(oracle.asked(oracle.everyone()))
  }

  private func otherStaff(_ slot: Slot?) -> String? {
    if scene.request.staff.isEmpty, scene.request.excludedStaff.isEmpty {
      return slot == nil ? nil : "nobody was asked for"
    }
    return nearest(slot, in: scene.request.windows, anyone: true)
  }

  private func local(_ seconds: Int) -> LocalDateTime {
    scene.zone.local(Instant(seconds: seconds))
  }

  // MARK: Shorter services

  /// The longest of the shorter services that fits.
  private func shorter(_ slot: Slot?) -> String? {
    guard scene.request.moving == nil,
      let asked = scene.business.services.first(where: { $0.id == scene.request.service })
    else { return slot == nil ? nil : "what is moved stays what it is" }
    let length = scene.request.length ?? asked.length
    let others = scene.business.services.filter {
      $0.isActive && $0.length < length && $0.id != asked.id
    }
    let proposed = slot.flatMap { slot in others.first { $0.id == slot.service } }
    if let slot, proposed == nil { return "\(slot.service.rawValue) is not shorter" }
    for other in others {
      if let proposed, (proposed.length, other.id) > (other.length, proposed.id) { continue }
      var copy = scene
      copy.request.service = other.id
      copy.request.length = nil
      guard let oracle = MinuteOracle(copy) else { continue }
      let starts = oracle.answers(oracle.asked(oracle.everyone())).map(\.start)
      if other.id == proposed?.id {
        if let slot, !starts.contains(slot.span.start.seconds) {
          return "\(slot.start) cannot be had"
        }
      } else if let first = starts.first {
        return "service \(other.id.rawValue) fits at \(local(first))"
      }
    }
    return nil
  }

  /// Why a slot does not stand; nil if it does.
  private func isRefused(_ slot: Slot) -> String? {
    var copy = scene
    copy.request.windows = [slot.span]
    copy.request.preferred = nil
    guard let oracle = MinuteOracle(copy),
      let person = oracle.everyone().first(where: { $0.staff.id == slot.staff })
    else { return "nobody is there" }
    let rules = oracle.refusals(of: slot.start, person)
    return rules.isEmpty
      ? nil : "\(slot.start) is refused for \(rules.map(\.rawValue).sorted())"
  }
}
