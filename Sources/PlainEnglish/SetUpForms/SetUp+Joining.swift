import CivilTime

/// Changes that one sentence makes of several dates or days.
extension SetUp {
  /// The time that it is about, if that is one of the calendar.
  public var when: When? {
    switch self {
    case .staffOn(_, let when, _), .timeOff(_, let when, _), .block(_, let when, _),
      .openOn(let when, _), .closedOn(let when, _), .closedPartly(let when, _):
      when
    case .usualOn(_, let when, _), .unblock(_, let when), .hoursEdge(_, _, _, let when): when
    default: nil
    }
  }

  /// Whether it gives a date windows, all of them in one list.
  var hasOwnWindows: Bool {
    switch self {
    case .staffOn, .openOn: true
    default: false
    }
  }

  /// The same at another time, with the hours of that if it has its own.
  public func on(_ other: When, windows own: [ClockRange]?) -> SetUp {
    switch self {
    case .staffOn(let mention, _, let windows):
      .staffOn(mention, other, windows: own ?? windows)
    case .timeOff(let mention, _, let reason): .timeOff(mention, other, reason: reason)
    case .block(let mention, _, let reason): .block(mention, other, reason: reason)
    case .openOn(_, let windows): .openOn(other, windows: own ?? windows)
    case .closedOn(_, let reason):
      other.isDayOnly ? .closedOn(other, reason: reason) : .closedPartly(other, reason: reason)
    case .closedPartly(_, let reason): .closedPartly(other, reason: reason)
    case .usualOn(let mention, _, let opens): .usualOn(mention, other, opens: opens)
    case .unblock(let mention, _): .unblock(mention, other)
    case .hoursEdge(let mention, let edge, _, _): .hoursEdge(mention, edge, days: [], on: other)
    default: self
    }
  }

  /// Someone's hours with the break that is said for the same days; nil if these
  /// two are not that.
  func with(breaksOf other: SetUp) -> SetUp? {
    guard
      case .staffHours(let member, let days, let windows, breaks: [], let onlyThese) = self,
      case .staffHours(_, days: days, windows: [], let breaks, onlyThese: _) = other,
      !windows.isEmpty, !breaks.isEmpty
    else { return nil }
    return .staffHours(
      member, days: days, windows: windows, breaks: breaks, onlyThese: onlyThese)
  }

  /// The same hours with some breaks; nil if it has breaks or is no such change.
  fileprivate func with(breaks: [ClockRange]) -> SetUp? {
    guard case .staffHours(let member, let days, let windows, breaks: [], let onlyThese) = self,
      !windows.isEmpty
    else { return nil }
    return .staffHours(member, days: days, windows: windows, breaks: breaks, onlyThese: onlyThese)
  }

  /// The same change, which leaves other days as they are.
  var besideOthers: SetUp {
    switch self {
    case .staffHours(let member, let days, let windows, let breaks, onlyThese: _):
      .staffHours(member, days: days, windows: windows, breaks: breaks, onlyThese: false)
    case .openingHours(let days, let windows, onlyThese: _):
      .openingHours(days: days, windows: windows, onlyThese: false)
    default: self
    }
  }
}

extension [SetUp] {
  /// Someone's hours of several stretches of days with the break that is said behind all
  /// of them: "Tue to Fri 9 to 5 and Sat 9 to 1, lunch 12 to 12:30"; nil if each has its
  /// own.
  var sharingBreaks: [SetUp]? {
    guard count > 1, case .staffHours(_, _, let windows, let breaks, _)? = last, !breaks.isEmpty,
      !windows.isEmpty
    else { return nil }
    let others = dropLast().compactMap { $0.with(breaks: breaks) }
    guard others.count == count - 1 else { return nil }
    let all = others + suffix(1)
    return all.prefix(1) + all.dropFirst().map(\.besideOthers)
  }
}

extension [When] {
  /// Weekdays that are named one after another as days that follow: "Monday and Tuesday",
  /// said on a Monday, are not tomorrow and the Monday behind it.
  var inSequence: [When] {
    var result: [When] = []
    for when in self {
      var own = when
      if let before = result.last?.start?.date, let start = when.start, start.date < before,
        before.days(until: start.date.adding(days: 7)) < 7, when.isBareWeekday
      {
        own.start = start.adding(minutes: 7 * 1440)
        own.end = when.end?.adding(minutes: 7 * 1440)
      }
      result.append(own)
    }
    return result
  }
}

extension When {
  /// Whether it is named by a weekday alone.
  fileprivate var isBareWeekday: Bool {
    isDayOnly && grain == .day && !text.contains(where: \.isNumber)
      && Folding.words(text).count <= 2
  }
}

extension [SetUp] {
  /// The same with what is said of one service as one change: "takes 90 minutes and costs
  /// £80".
  var joined: [SetUp] {
    var result: [SetUp] = []
    for change in self {
      if case .changeService(let service, let values) = change,
        case .changeService(let other, let before)? = result.last,
        service.entries == other.entries
      {
        result[result.count - 1] = .changeService(other, before.with(values))
      } else {
        result.append(change)
      }
    }
    return result
  }
}

extension SetUp.ServiceValues {
  /// These with what others name.
  fileprivate func with(_ other: SetUp.ServiceValues) -> SetUp.ServiceValues {
    var all = self
    all.name = other.name ?? name
    all.icon = other.icon ?? icon
    all.length = other.length ?? length
    all.lengthLimits = other.lengthLimits ?? lengthLimits
    all.price = other.price ?? price
    all.bufferBefore = other.bufferBefore ?? bufferBefore
    all.bufferAfter = other.bufferAfter ?? bufferAfter
    all.capacity = other.capacity ?? capacity
    all.category = other.category ?? category
    all.processing = other.processing ?? processing
    all.step = other.step ?? step
    all.starts = other.starts ?? starts
    all.needs += other.needs
    all.notice = other.notice ?? notice
    all.noticeDays = other.noticeDays ?? noticeDays
    return all
  }
}

extension [SetUp] {
  /// The changes with the days of the last end of some hours for the other end before it:
  /// "open at 7 and close at 9 from Monday to Friday".
  var sharingDaysOfEdges: [SetUp] {
    guard count == 2, case .hoursEdge(let first, let start, days: [], on: nil) = self[0],
      case .hoursEdge(let second, let end, let days, let when) = self[1], first == second,
      start.end != end.end
    else { return self }
    return [.hoursEdge(first, start, days: days, on: when), self[1]]
  }
}
