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
    return try timeOfPeople(draft, turn)
  }

  /// Who of those that a draft allows has time, and when; nil for more days than can be
  /// told one by one.
  mutating func timeOfPeople(_ draft: Draft, _ turn: Turn) throws(BookError) -> Reply? {
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
        var away: [StaffID] = []
        for member in turn.business.activeStaff
        where draft.staff.isEmpty || draft.staff.contains(member.id) {
          if turn.finder.workingSpans(of: member, on: day).isEmpty { away.append(member.id) }
          let spans = try turn.finder.freeSpans(of: member, on: day).flatMap { span in
            if let moment { return span.contains(moment) ? [span] : [] }
            return windows.compactMap(span.intersection)
          }
          if !spans.isEmpty { free.append(Statement.Duty(staff: member.id, spans: spans)) }
        }
        let namesAway = !draft.staff.isEmpty && !away.isEmpty
        let busy = try draft.time.exact.map { start throws(BookError) in
          try draft.staff.filter { !away.contains($0) && !free.map(\.staff).contains($0) }
            .map { member throws(BookError) in try noTime(of: member, at: start, turn) }
        }
        if !free.isEmpty || !namesAway && busy?.isEmpty != false {
          statements.append(.freePeople(day, at: moment, free))
        }
        statements += busy ?? []
        if namesAway { statements += away.map { .onDuty(day, [], of: $0) } }
      }
      day = day.adding(days: 1)
    }
    state.focus.draft = draft
    state.focus.isSettled = false
    state.focus.booking = nil
    if state.table == nil {
      // No places were told that a number could mean.
      state.focus.slots = []
      state.focus.suggested = nil
    }
    var reply = Reply(.availability, statements)
    reply.readings = [draft.reading]
    return reply
  }

  /// Whether somebody is at work and free at a moment.
  func hasTime(_ id: StaffID, at start: LocalDateTime, _ turn: Turn) throws(BookError) -> Bool {
    guard let member = turn.business.staff(id) else { return false }
    let moment = turn.zone.instant(start)
    return try turn.finder.freeSpans(of: member, on: start.date).contains { $0.contains(moment) }
  }

  /// What somebody has at a moment, as the finder says it of the shortest that they do.
  func noTime(of id: StaffID, at start: LocalDateTime, _ turn: Turn) throws(BookError)
    -> Statement
  {
    var obstacles: [Obstacle] = []
    var free: [Span] = []
    if let member = turn.business.staff(id) {
      free = try turn.finder.freeSpans(of: member, on: start.date)
      let shortest = turn.business.activeServices.filter { member.does($0.id) }
        .min { $0.length < $1.length }
      if let shortest {
        let probe = Candidate(service: shortest.id, staff: id, start: start)
        obstacles = try turn.finder.verdict(on: probe)?.obstacles.filter(\.isOfTheirTime) ?? []
      }
    }
    return .hasNoTime(id, start, obstacles, free: free)
  }
}

extension Obstacle {
  /// Whether it says what somebody does at a time, whatever they are wanted for.
  fileprivate var isOfTheirTime: Bool {
    switch rule {
    case .past, .closed, .notWorking, .onBreak, .timeOff, .booked, .buffer, .blocked, .held: true
    default: false
    }
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
