import CivilTime
import PlainEnglish
import Scheduling

/// Dates that cannot be: what is asked or offered instead.
extension Conversation {
  /// Leaves a question open, or the nearest days on the table, where an answer
  /// would help.
  mutating func refuse(_ refusal: Reply, _ draft: Draft, _ turn: Turn) throws(BookError) -> Reply {
    switch refusal.statements.last {
    case .impossible(.weekdayContradicts(let date, let other), _):
      var reply = refusal
      reply.kind = .question
      reply.outcome = .done
      state.table = .readings([date, other], draft)
      return reply
    case .impossible(.noSuchDay(_, let month, let year), _):
      let year = year ?? Self.year(ofComing: month, turn)
      return try offerBeside(Self.first(ofMonthAfter: month, year), refusal, draft, turn)
    case .noLeapDay(let year, _):
      return try offerBeside(Self.first(ofMonthAfter: 2, year), refusal, draft, turn)
    case .endsBeforeItBegins:
      var draft = draft
      draft.time.clock = nil
      state.table = .missing(.time, draft)
      return refusal
    case .severalOfName(_, let names):
      var draft = draft
      draft.serviceChoices = names.compactMap { name in
        turn.business.activeServices.first { $0.name == name }?.id
      }
      state.table = .missing(draft.serviceChoices.isEmpty ? .person : .service, draft)
      return refusal
    case .unknownGuest:
      state.table = .missing(.person, draft)
      return refusal
    default: return refusal
    }
  }

  private static func year(ofComing month: Int, _ turn: Turn) -> Int {
    let today = turn.local.date
    return month < today.month ? today.year + 1 : today.year
  }

  private static func first(ofMonthAfter month: Int, _ year: Int) -> CalendarDate {
    CalendarDate(year: year, month: month, clampedDay: 1).adding(months: 1)
  }

  /// Offers a slot on the last day that has one before a date, and on the first
  /// from it on.
  private mutating func offerBeside(
    _ date: CalendarDate, _ refusal: Reply, _ draft: Draft, _ turn: Turn
  ) throws(BookError) -> Reply {
    let only =
      turn.business.activeServices.count == 1 ? turn.business.activeServices.first?.id : nil
    guard let service = draft.service ?? only else { return refusal }
    var draft = draft
    draft.service = service
    var slots: [Slot] = []
    for days in [(1...7).map { -$0 }, Array(0...6)] {
      if let slot = try firstSlot(on: days.map { date.adding(days: $0) }, draft, service, turn) {
        slots.append(slot)
      }
    }
    guard !slots.isEmpty else { return refusal }
    var reply = refusal
    reply.statements.append(.insteadOf(.otherDay))
    return try offer(slots, draft, after: reply, turn)
  }

  /// The best slot on the first of some days that has one.
  private func firstSlot(
    on days: [CalendarDate], _ draft: Draft, _ service: ServiceID, _ turn: Turn
  ) throws(BookError) -> Slot? {
    for day in days where day >= turn.local.date {
      var wish = draft
      wish.time.days = WantedTime.Days(first: day, last: day)
      if case .fits(let slots, _) = try SlotSearch(draft: wish, service: service, turn: turn).run()
      {
        return slots.first
      }
    }
    return nil
  }
}
