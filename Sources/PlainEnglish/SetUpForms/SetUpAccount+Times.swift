import CivilTime

/// What changes of hours and days off say.
extension SetUpAccount {
  /// When somebody is there and when not.
  mutating func addTimes(_ change: SetUp) {
    switch change {
    case .staffHours(let mention, let days, let windows, let breaks, let onlyThese):
      mentions.append(mention)
      self.days.formUnion(days)
      add(windows)
      add(breaks)
      if !breaks.isEmpty || windows.isEmpty && days.isEmpty { topics.insert(.breaks) }
      if windows.isEmpty { topics.insert(.negations) }
      if windows.isEmpty, breaks.isEmpty { topics.insert(.holidays) }
      if onlyThese { topics.insert(.bounds) }
      isOfEachDay = isOfEachDay || days.isEmpty
    case .swapDays(let one, let other, let days, let when):
      mentions += [one, other]
      self.days.formUnion(days)
      whens += [when].compactMap { $0 }
      topics.insert(.exchanges)
    case .sameHours(let members, let other), .sameSkills(let members, let other):
      mentions += members + [other]
      topics.insert(.exchanges)
    case .workInstead(let mention, let days, let instead):
      mentions.append(mention)
      self.days.formUnion(days + instead)
      topics.insert(.exchanges)
    case .staffOn(let mention, let when, let windows):
      mentions.append(mention)
      whens.append(when)
      add(windows)
      if windows.isEmpty { topics.formUnion([.negations, .holidays]) }
    case .timeOff(let mention, let when, let reason):
      mentions.append(mention)
      whens.append(when)
      name(reason)
      topics.insert(.holidays)
    case .block(let mention, let when, let reason):
      mentions += [mention].compactMap { $0 }
      whens.append(when)
      name(reason)
      topics.formUnion([.breaks, .extras, .negations])
    case .unblock(let mention, let when):
      mentions += [mention].compactMap { $0 }
      whens += [when].compactMap { $0 }
      topics.formUnion([.breaks, .negations])
    case .usualOn(let mention, let when, _):
      mentions += [mention].compactMap { $0 }
      whens += [when].compactMap { $0 }
      topics.formUnion([.negations, .holidays, .buffers])
    default: addBreak(change)
    }
  }

  /// Somebody's breaks.
  private mutating func addBreak(_ change: SetUp) {
    switch change {
    case .addBreaks(let mention, let days, let windows):
      mentions.append(mention)
      self.days.formUnion(days)
      add(windows)
      topics.formUnion([.breaks, .extras, .newThings])
      isOfEachDay = isOfEachDay || days.isEmpty
    case .moveBreak(let mention, let change, let days):
      mentions += [mention].compactMap { $0 }
      self.days.formUnion(days)
      switch change {
      case .to(let time):
        bounds.insert(time.minuteOfDay)
        counts.formUnion([time.minuteOfDay / 60, time.minuteOfDay / 60 % 12])
      case .by(let length): minutes.insert(abs(length))
      }
      topics.formUnion([.breaks, .bounds])
      isOfEachDay = isOfEachDay || days.isEmpty
    case .noBreaks(let mention, let days):
      mentions.append(mention)
      self.days.formUnion(days)
      topics.formUnion([.breaks, .negations])
      isOfEachDay = isOfEachDay || days.isEmpty
    default: addOpening(change)
    }
  }

  /// When the business is open, and on which days there are hours.
  private mutating func addOpening(_ change: SetUp) {
    switch change {
    case .openingHours(let days, let windows, let onlyThese):
      self.days.formUnion(days)
      add(windows)
      topics.insert(.breaks)
      if onlyThese { topics.insert(.bounds) }
      isOfEachDay = isOfEachDay || days.isEmpty
    case .closedWeekly(let days):
      self.days.formUnion(days)
      topics.insert(.negations)
    case .closedDaily(let window, let days):
      self.days.formUnion(days)
      switch (window.startMinute, window.endMinute) {
      case (0, 720): words.formUnion(["morning", "mornings"])
      case (720, 1440): words.formUnion(["afternoon", "afternoons"])
      case (1020, 1440): words.formUnion(["evening", "evenings"])
      default: break
      }
      add([window])
      topics.insert(.breaks)
      isOfEachDay = isOfEachDay || days.isEmpty
    case .workDays(let mention, let days, _):
      mentions += [mention].compactMap { $0 }
      self.days.formUnion(days)
    case .openOn(let when, let windows):
      whens.append(when)
      add(windows)
      topics.insert(.breaks)
    case .closedOn(let when, let reason), .closedPartly(let when, let reason):
      whens.append(when)
      name(reason)
      topics.formUnion([.negations, .holidays, .breaks])
    case .during(let when, let change):
      whens.append(when)
      topics.insert(.bounds)
      add(change)
    case .closedOnHolidays(let region), .openOnHolidays(let region):
      words.formUnion(Countries.words(of: region))
      topics.formUnion([.negations, .holidays])
    default: addEdge(change)
    }
  }

  /// When a day begins or ends.
  private mutating func addEdge(_ change: SetUp) {
    guard case .hoursEdge(let mention, let edge, let days, let when) = change else { return }
    mentions += [mention].compactMap { $0 }
    self.days.formUnion(days)
    whens += [when].compactMap { $0 }
    switch edge.change {
    case .to(let time):
      bounds.formUnion([time.minuteOfDay, (time.minuteOfDay + 720) % 1440])
      // "half past 5", "a quarter to 6".
      let hour = time.minuteOfDay / 60
      let minute = time.minuteOfDay % 60
      counts.formUnion([hour, hour % 12, (hour + 1) % 12, minute])
      minutes.formUnion([minute, 60 - minute])
    case .by(let length): minutes.insert(abs(length))
    }
    topics.formUnion([.extras, .bounds, .buffers])
    isOfEachDay = isOfEachDay || days.isEmpty
  }
}
