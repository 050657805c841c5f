import CivilTime
import PlainEnglish
import Scheduling

/// How someone could have a day, or a part of it, for themselves.
extension Conversation {
  /// "how can I make Friday free for Sam?", "how could Sam have Friday off?": the time off,
  /// and where each booking in it would go; nil if that is not asked.
  mutating func howToFree(_ request: Request, _ turn: Turn) throws(BookError) -> Reply? {
    guard request.asksForFreeTime, request.services.isEmpty, request.customers.isEmpty,
      request.bookingNumbers.isEmpty, request.choice == nil, let when = request.whens.first,
      request.whens.count == 1, let start = when.start
    else { return nil }
    let changes: [SetUp]
    if request.says("close") || request.says("shut") {
      // "close early" does not say when.
      guard when.isDayOnly, !request.says("early") else {
        return Reply(.refused, [.badValue(.missingTime)])
      }
      changes = [.closedOn(when, reason: nil)]
    } else {
      guard let mention = request.staff.first ?? whoTypes(turn) else {
        return Reply(.refused, [.whoseTime(turn.business.activeStaff.first?.id)])
      }
      if when.isDayOnly, let entry = mention.entries.first,
        let member = turn.business.staff(StaffID(entry.id)),
        turn.finder.isOff(member, on: start.date)
      {
        let obstacles = turn.finder.dutyObstacles(of: member, on: start.date)
        return Reply(.explanation, [.dutyOn(member.id, start.date, obstacles)])
      }
      changes = [.timeOff(mention, request.timeAway(when, start), reason: nil)]
    }
    var plan = SetUpPlan(turn: turn)
    try plan.add(changes, note: nil)
    if let refusal = plan.refusal { return refusal }
    state.focus.ways = []
    state.focus.supposed = nil
    guard !plan.edits.isEmpty else { return Reply(.talk, [.alreadySo]) }
    let broken = try turn.finder.broken(by: plan.edits).map(\.booking)
    let rearranger = Rearranger(
      cause: .setUp, edits: plan.edits, remarks: plan.remarks, turn: turn)
    let rows = try rearranger.plan(broken.map { ($0, .nearest) })
    var supposed = request
    supposed.supposed = .changes(changes)
    state.focus.supposed = supposed
    return Reply(.explanation, [.howToFree(rows)])
  }

  /// Who types, if that is one of the staff.
  private func whoTypes(_ turn: Turn) -> NameMention? {
    guard !state.actor.isEmpty,
      let member = turn.business.activeStaff.first(where: {
        Folding.fold($0.name) == Folding.fold(state.actor)
      })
    else { return nil }
    return NameMention(
      kind: .staff, entries: [NameEntry(kind: .staff, id: member.id.rawValue, name: member.name)],
      text: member.name, span: 0..<0)
  }
}

extension Request {
  /// The time for which somebody wants to be free.
  fileprivate func timeAway(_ when: When, _ start: LocalDateTime) -> When {
    guard !when.isDayOnly, when.end == nil || startsLate else { return when }
    var wanted = when
    wanted.isOpenEnded = false
    wanted.role = .at
    if leavesEarly {
      wanted.end = LocalDateTime(start.date.adding(days: 1), .midnight)
    } else if startsLate {
      wanted.start = LocalDateTime(start.date, .midnight)
      wanted.end = start
    } else {
      // "free at 10:30", "lunch at 12" are free for a while from then on.
      wanted.end = start.adding(minutes: 60)
    }
    return wanted
  }

  /// "how can Alex leave at 2 tomorrow?".
  private var leavesEarly: Bool {
    ["leave", "finish", "stop"].contains(where: says) || says("go") && says("home")
  }

  /// "how can Sam start at 10 on Friday?".
  private var startsLate: Bool {
    // "start at 10" may be read as a time with its verb.
    let verbs: Set<String> = ["start", "begin"]
    return verbs.contains(where: says)
      || whens.contains { Folding.words($0.text).first.map(verbs.contains) ?? false }
  }

  /// Whether free time of the staff is wanted, and no booking.
  var asksForFreeTime: Bool {
    if says("off") || says("clear") || says("empty") { return true }
    if !staff.isEmpty, !isForMe, leavesEarly || startsLate || says("lunch") { return true }
    if says("close"), staff.isEmpty { return !says("to") }
    return says("free") && (!staff.isEmpty || says("up") || says("make"))
  }
}
