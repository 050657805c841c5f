import PlainEnglish
import Scheduling

/// People of whom the second is wanted only if the first cannot: "with Priya, or else Sam".
extension Conversation {
  /// Leaves the first alone where that one is free as it is asked for.
  func keepFirstOfRanked(_ filling: inout Filling, _ request: Request, _ turn: Turn)
    throws(BookError)
  {
    guard request.ranksStaff, filling.draft.staff.count > 1, let service = filling.draft.service,
      let first = request.staff.first(where: { !$0.isExcluded })?.entries.first
    else { return }
    var draft = filling.draft
    draft.staff = [StaffID(first.id)]
    guard try SlotSearch(draft: draft, service: service, turn: turn).isPossible() else { return }
    filling.draft = draft
  }
}

extension Request {
  /// Whether it says that the second of two people is only the next best.
  fileprivate var ranksStaff: Bool {
    let named = staff.filter { !$0.isExcluded && $0.entries.count == 1 }
    guard named.count == 2 else { return false }
    let between = Folding.words(text(between: named[0], and: named[1]))
    return ["else", "otherwise", "failing", "if", "alternatively"].contains(where: between.contains)
  }
}
