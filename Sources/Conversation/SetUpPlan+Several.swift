import CivilTime
import PlainEnglish
import Scheduling

extension SetUp {
  /// The change once for each of these people, if it is said of everyone.
  func forEach(of staff: [Staff]) -> [SetUp] {
    guard let mention = member, mention.isAll else { return [self] }
    return staff.map { one in
      var own = mention
      own.isAll = false
      own.entries = [NameEntry(kind: .staff, id: one.id.rawValue, name: one.name)]
      return with(own)
    }
  }

  /// Whom it is about.
  private var member: NameMention? {
    switch self {
    case .skills(let member, _, _), .skillTerms(let member, _, _, _), .usualTerms(let member, _),
      .staffHours(let member, _, _, _, _), .staffOn(let member, _, _), .timeOff(let member, _, _),
      .addBreaks(let member, _, _), .noBreaks(let member, _):
      member
    case .block(let member, _, _), .hoursEdge(let member, _, _, _), .workDays(let member, _, _),
      .usualOn(let member, _, _), .unblock(let member, _):
      member
    case .limit(.staff(let member), _, _), .limit(.serviceOf(_, let member), _, _): member
    case .during(_, let change): change.member
    default: nil
    }
  }

  /// The same change of someone else.
  private func with(_ other: NameMention) -> SetUp {
    switch self {
    case .skills(_, let services, let change): .skills(staff: other, services: services, change)
    case .skillTerms(_, let service, let length, let price):
      .skillTerms(staff: other, service: service, length: length, price: price)
    case .usualTerms(_, let service): .usualTerms(staff: other, service: service)
    case .staffHours(_, let days, let windows, let breaks, let onlyThese):
      .staffHours(other, days: days, windows: windows, breaks: breaks, onlyThese: onlyThese)
    case .addBreaks(_, let days, let windows): .addBreaks(other, days: days, windows)
    case .noBreaks(_, let days): .noBreaks(other, days: days)
    case .staffOn(_, let when, let windows): .staffOn(other, when, windows: windows)
    case .timeOff(_, let when, let reason): .timeOff(other, when, reason: reason)
    case .block(_, let when, let reason): .block(other, when, reason: reason)
    case .unblock(_, let when): .unblock(other, when)
    case .usualOn(_, let when, let opens): .usualOn(other, when, opens: opens)
    case .hoursEdge(_, let edge, let days, let when): .hoursEdge(other, edge, days: days, on: when)
    case .workDays(_, let days, let onlyThese):
      .workDays(other, days: days, onlyThese: onlyThese)
    case .limit(.staff, let change, let days): .limit(.staff(other), change, days: days)
    case .limit(.serviceOf(let service, _), let change, let days):
      .limit(.serviceOf(service, staff: other), change, days: days)
    case .during(let when, let change): .during(when, change.with(other))
    default: self
    }
  }

  /// The member whose hours on some days of the week it sets.
  private var hoursOf: NameMention? {
    if case .staffHours(let mention, let days, let windows, _, _) = self, !days.isEmpty,
      !windows.isEmpty
    {
      return mention
    }
    return nil
  }

  fileprivate func continuesHours(of other: SetUp) -> Bool {
    guard let one = hoursOf, let before = other.hoursOf else { return false }
    // Who is added in the same sentence has no entry yet.
    return one.entries == before.entries
      && (!one.entries.isEmpty || Folding.fold(one.text) == Folding.fold(before.text))
  }
}

extension [SetUp] {
  /// The changes with the hours of someone that are said for several days in one
  /// sentence as the whole of their week: "Tue to Fri 9 to 5 and Sat 10 to 3".
  var wholeWeeks: [SetUp] {
    var result: [SetUp] = []
    var run: [SetUp] = []
    for change in self {
      if let last = run.last, !change.continuesHours(of: last) {
        result += run.wholeWeek
        run = []
      }
      run.append(change)
    }
    return result + run.wholeWeek
  }

  /// A run of hours of one person, all their days first, so that a lunch stays on
  /// each of them.
  private var wholeWeek: [SetUp] {
    guard count > 1,
      case .staffHours(let member, var days, let windows, let breaks, _)? = first
    else { return self }
    for case .staffHours(_, let others, _, _, _) in dropFirst() { days += others }
    let whole = SetUp.staffHours(
      member, days: days, windows: windows, breaks: breaks, onlyThese: true)
    return [whole] + dropFirst()
  }
}

extension SetUpPlan {
  /// Changes every service there is in the same way; where more is kept free behind one
  /// already, that stays.
  mutating func changeServices(_ values: SetUp.ServiceValues) {
    let services = turn.business.activeServices
    if services.isEmpty { return refuse(.emptyList(.service), .notFound) }
    for service in services {
      var own = values
      own.bufferAfter = values.bufferAfter.map { max($0, service.bufferAfter) }
      changeService(service, own)
    }
  }
}
