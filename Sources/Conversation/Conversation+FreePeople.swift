import CivilTime
import PlainEnglish
import Scheduling

extension Conversation {
  /// So many days are told one by one.
  private static let mostFreeDays = 7

  /// "who's free at 3?": who has time, whatever it is for; nil where something else
  /// is asked.
  mutating func freePeople(_ request: Request, _ draft: Draft, _ turn: Turn) throws(BookError)
    -> Reply?
  {
    guard request.asksWhoIsFree else { return nil }
    let today = turn.local.date
    let days = draft.time.days ?? WantedTime.Days(first: today, last: today)
    guard draft.time.alternatives.isEmpty, let last = days.last,
      last < days.first.adding(days: Self.mostFreeDays)
    else { return nil }
    let windows = draft.time.windows(now: turn.now, zone: turn.zone, horizon: turn.horizon)
    guard !windows.isEmpty else { return nil }
    let moment = draft.time.exact.map(turn.zone.instant)
    var statements: [Statement] = []
    var day = max(days.first, today)
    while day <= last {
      if days.weekdays.map({ $0.contains(day.weekday) }) ?? true {
        var free: [Statement.Duty] = []
        for member in turn.business.activeStaff {
          let spans = try turn.finder.freeSpans(of: member, on: day).flatMap { span in
            if let moment { return span.contains(moment) ? [span] : [] }
            return windows.compactMap(span.intersection)
          }
          if !spans.isEmpty { free.append(Statement.Duty(staff: member.id, spans: spans)) }
        }
        statements.append(.freePeople(day, at: moment, free))
      }
      day = day.adding(days: 1)
    }
    state.focus.draft = draft
    state.focus.isSettled = false
    state.focus.booking = nil
    var reply = Reply(.availability, statements)
    reply.readings = [draft.reading]
    return reply
  }
}

extension Request {
  /// Whether it asks for people, and for none of them and nothing that they do.
  var asksWhoIsFree: Bool {
    let asksForSomeone =
      ["anyone", "anybody"].contains(where: says) && ["free", "available"].contains(where: says)
    return (says("who") || says("whos") || asksForSomeone) && services.isEmpty
      && staff.allSatisfy(\.isAll) && customers.isEmpty && !wantsSoonest && alternative == nil
  }
}
