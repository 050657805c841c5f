import CivilTime
import PlainEnglish
import Scheduling

/// What would free most on a day on which the business is closed.
extension SlotSearch {
  /// The single change that would free most starts.
  ///
  /// On a day that is closed nobody's hours are known: there it is counted as "what if we
  /// opened that day?" and "what if Sam worked that day?" would be, with the usual hours.
  func freesMost(_ breakdown: Breakdown, _ wanted: SlotRequest) throws(BookError)
    -> Breakdown.Freeing?
  {
    guard let date = draft.time.days?.single,
      turn.business.openingWindows(on: date)?.isEmpty == true,
      let when = day(named: date)
    else { return breakdown.freesMost }
    var best: Breakdown.Freeing?
    func consider(_ remedy: Remedy, _ change: SetUp) throws(BookError) {
      var plan = SetUpPlan(turn: turn)
      try plan.add([change], note: nil)
      guard plan.refusal == nil, !plan.edits.isEmpty else { return }
      let finder = SlotFinder(
        business: turn.business.applying(plan.edits), zone: turn.zone, book: turn.book,
        now: turn.now)
      let free = try finder.breakdown(of: wanted).free
      if free > best?.starts ?? 0 { best = Breakdown.Freeing(remedy, starts: free) }
    }
    try consider(.openOn(date), .usualOn(nil, when, opens: true))
    for member in turn.business.activeStaff where member.does(service) {
      guard wanted.staff.isEmpty || wanted.staff.contains(member.id) else { continue }
      let mention = NameMention(
        kind: .staff, entries: [NameEntry(kind: .staff, id: member.id.rawValue, name: member.name)],
        text: member.name, span: 0..<0)
      try consider(.workOn(member.id, date), .usualOn(mention, when, opens: true))
    }
    return best
  }

  /// A day as a line would name it.
  private func day(named date: CalendarDate) -> When? {
    var when = When(
      start: LocalDateTime(date, .midnight), end: LocalDateTime(date.adding(days: 1), .midnight),
      grain: .day)
    when.isDayOnly = true
    return when
  }
}
