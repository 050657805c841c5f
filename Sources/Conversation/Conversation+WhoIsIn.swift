import CivilTime
import PlainEnglish
import Scheduling

/// Who works on a day, asked of some by name; and what was changed on one.
extension Conversation {
  /// "is Sam in?", "are Sam and Alex both in tomorrow?": the hours of each; nil if a
  /// request asks something else.
  func whoIsIn(_ request: Request, _ turn: Turn) -> Reply? {
    let named = request.staff.filter { !$0.isExcluded }.flatMap(\.entries).map { StaffID($0.id) }
    guard request.asksWhoIsIn, !named.isEmpty else { return nil }
    let days = request.when.flatMap { WantedTime($0, now: turn.local).days }
    guard let day = days.map(\.single) ?? turn.local.date else { return nil }
    var duties: [Statement.Duty] = []
    var away: [StaffID] = []
    for member in turn.business.activeStaff where named.contains(member.id) {
      let spans = turn.finder.workingSpans(of: member, on: day)
      if spans.isEmpty {
        away.append(member.id)
      } else {
        duties.append(Statement.Duty(staff: member.id, spans: spans))
      }
    }
    // Of one who works that day the bookings are listed, too.
    if named.count == 1, away.isEmpty, request.when != nil { return nil }
    var statements: [Statement] = []
    if !duties.isEmpty { statements.append(.onDuty(day, duties, of: nil)) }
    statements += away.map { .onDuty(day, [], of: $0) }
    return Reply(.list, statements)
  }
}

extension Request {
  /// Whether it asks who works, and not what is booked.
  fileprivate var asksWhoIsIn: Bool {
    let words = Folding.words(text)
    guard let first = words.first, ["is", "are"].contains(first), services.isEmpty,
      customers.isEmpty
    else { return false }
    let timeWords = Set(whens.flatMap { Folding.words($0.text) })
    let last = words.last { !timeWords.contains($0) || $0 == "in" }
    return last.map { ["in", "here", "working", "off", "away", "on"].contains($0) } ?? false
  }
}
