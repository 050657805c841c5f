import CivilTime

/// What some changes say, against which a sentence is held: a name, a number or a
/// time of it that is not in the account was not used by the form that took it.
struct SetUpAccount {
  /// Matters of which a word may speak only where a change is about them.
  struct Topics: OptionSet {
    let rawValue: Int

    static let customers = Topics(rawValue: 1 << 0)
    static let breaks = Topics(rawValue: 1 << 1)
    static let buffers = Topics(rawValue: 1 << 2)
    static let processing = Topics(rawValue: 1 << 3)
    static let things = Topics(rawValue: 1 << 4)
    static let newThings = Topics(rawValue: 1 << 5)
    static let bounds = Topics(rawValue: 1 << 6)
    static let extras = Topics(rawValue: 1 << 7)
    static let negations = Topics(rawValue: 1 << 8)
    static let holidays = Topics(rawValue: 1 << 9)
    static let wishes = Topics(rawValue: 1 << 10)
    static let exchanges = Topics(rawValue: 1 << 11)
  }

  private(set) var topics: Topics = []
  private(set) var mentions: [NameMention] = []
  private(set) var whens: [When] = []
  private(set) var minutes: Set<Int> = []
  private(set) var counts: Set<Int> = []
  private(set) var prices: Set<Int> = []
  /// Where windows begin and end, in minutes of a day.
  private(set) var bounds: Set<Int> = []
  private(set) var days: Set<Weekday> = []
  private(set) var words: Set<String> = []
  /// The words of rooms and equipment, which are no part of a service's name.
  private(set) var things: Set<String> = []
  /// Whether it holds for each day, or counts by them.
  private(set) var isOfEachDay = false
  /// Whether it is a setting with words of its own: "explain in full".
  private(set) var isAnyWord = false
  /// Whether it is about all rooms.
  private(set) var isAnyRoom = false
  /// Whether a number only says which rule is meant: "remove the limit of 4 a day".
  private(set) var isAnyNumber = false
  /// Whether it counts what there is at one moment: "holds 8 at a time".
  private(set) var isOfOneMoment = false
  private(set) var periods: Set<SetUp.LimitPeriod> = []
  /// The days of the month of several dates: the 24 of "24 and 31 December".
  private(set) var monthDays: Set<Int> = []

  init(_ changes: [SetUp], isTakenBack: Bool) {
    if isTakenBack { topics.insert(.negations) }
    for change in changes { add(change) }
    if whens.count > 1 { monthDays = Set(whens.compactMap { $0.start?.date.day }) }
    for when in whens {
      guard let start = when.start, let end = when.end else { continue }
      minutes.insert(Int(end.wallSeconds - start.wallSeconds) / 60)
      if !when.isDayOnly { bounds.formUnion([start.time.minuteOfDay, end.time.minuteOfDay]) }
    }
  }

  private mutating func name(_ text: String?) {
    if let text { words.formUnion(Folding.words(text)) }
  }

  private mutating func add(_ windows: [ClockRange]) {
    for window in windows {
      bounds.formUnion([window.startMinute, window.endMinute % 1440, window.endMinute])
      minutes.insert(window.endMinute - window.startMinute)
    }
  }

  private mutating func add(_ values: SetUp.ServiceValues) {
    name(values.name)
    name(values.icon)
    name(values.category)
    values.needs.forEach { name($0) }
    if !values.needs.isEmpty { topics.insert(.things) }
    for length in [
      values.length, values.bufferBefore, values.bufferAfter, values.step,
      values.lengthLimits?.lowerBound, values.lengthLimits?.upperBound,
      values.processing?.after, values.processing?.length, values.notice,
    ] { if let length { minutes.insert(length) } }
    if let least = values.lengthLimits?.lowerBound, least % 60 == 0 { counts.insert(least / 60) }
    if values.step != nil { minutes.formUnion([15, 30, 60]) }
    if let price = values.price { prices.insert(price) }
    if let change = values.priceChange {
      prices.insert(abs(change))
      topics.insert(.bounds)
    }
    if let percent = values.pricePercent {
      counts.insert(abs(percent))
      topics.insert(.bounds)
    }
    if let change = values.lengthChange {
      minutes.insert(abs(change))
      topics.insert(.bounds)
    }
    if let capacity = values.capacity { counts.insert(capacity) }
    for start in (values.starts ?? []) + (values.furtherStarts ?? []) {
      bounds.insert(start.minuteOfDay)
    }
    if let starts = values.starts, starts.count >= 24 {
      // "on the hour and at ten past".
      let ofHour = Set(starts.map { $0.minuteOfDay % 60 })
      counts.formUnion(ofHour.flatMap { [$0, 60 - $0] })
      minutes.formUnion([15, 30, 60] + ofHour)
    }
    if let week = values.weekStarts {
      for (days, times) in week.times.groups {
        self.days.formUnion(days)
        bounds.formUnion(times.map(\.minuteOfDay))
        counts.formUnion(times.flatMap { [$0.minuteOfDay / 60, $0.minuteOfDay / 60 % 12] })
      }
      isOfEachDay = isOfEachDay || week.times.groups.contains { $0.days.count == 7 }
      topics.formUnion([.bounds, .extras])
    }
    if values.furtherStarts != nil { topics.formUnion([.bounds, .extras]) }
    if values.bufferBefore != nil || values.bufferAfter != nil { topics.insert(.buffers) }
    if values.processing != nil { topics.formUnion([.processing, .buffers]) }
    // "no more than 8 in a class", "a class has room for 8".
    if values.capacity != nil { isOfOneMoment = true }
    if values.capacity != nil { topics.formUnion([.customers, .bounds, .things, .negations]) }
    if values.step != nil || values.starts != nil { topics.insert(.bounds) }
    if let days = values.noticeDays { minutes.insert(days * 1440) }
    if values.notice != nil || values.noticeDays != nil {
      topics.formUnion([.bounds, .customers, .negations, .buffers])
    }
  }

  private mutating func add(_ change: SetUp) {
    switch change {
    case .addService, .changeService, .removeService, .clearService, .needs, .dropsNeed, .resource,
      .removeResource, .furtherResource:
      addOffer(change)
    case .addStaff, .renameStaff, .removeStaff, .skills, .exclusiveSkills, .skillTerms, .usualTerms:
      addTeam(change)
    case .customerPhone(let mention):
      mentions += [mention].compactMap { $0 }
      topics.formUnion([.customers, .newThings])
    case .addCustomer(let text, let phone):
      name(text)
      name(phone)
      topics.formUnion([.customers, .newThings])
    case .renameCustomer(let mention, let text):
      mentions.append(mention)
      name(text)
      topics.formUnion([.customers, .newThings])
    case .customerZone(let mention, let zone):
      mentions.append(mention)
      isAnyWord = zone != nil
      topics.formUnion([.customers, .negations])
    case .step, .holdLength, .notice, .noticeDays, .horizon, .lastDate, .limit, .noLimits,
      .cancellationCutoff,
      .setSwitch,
      .businessName, .currency, .startOwnBook:
      addRule(change)
    default: addTimes(change)
    }
  }

  private mutating func addOffer(_ change: SetUp) {
    switch change {
    case .addService(let values):
      add(values)
      topics.insert(.newThings)
    case .changeService(let mention, let values):
      mentions.append(mention)
      add(values)
      topics.insert(.extras)
    case .removeService(let mention):
      mentions.append(mention)
      topics.insert(.negations)
    case .clearService(let mention, let fields):
      mentions.append(mention)
      topics.formUnion([.negations, .buffers, .processing, .bounds])
      if fields.contains(.needs) {
        topics.insert(.things)
        isAnyRoom = true
      }
      if fields.contains(.capacity) { topics.insert(.customers) }
    case .needs(let mention, let text), .dropsNeed(let mention, let text):
      mentions.append(mention)
      things.formUnion(Folding.words(text) + Folding.words(text + "s"))
      topics.insert(.things)
    case .resource(let text, let quantity):
      name(text)
      name(text + "s")
      name(text + "es")
      if text.hasSuffix("y") { name(text.dropLast() + "ies") }
      counts.insert(quantity)
      topics.formUnion([.things, .newThings, .extras])
    case .furtherResource(let text, _):
      name(text)
      topics.formUnion([.things, .newThings, .extras, .processing])
    case .removeResource(let mention):
      mentions.append(mention)
      topics.formUnion([.things, .negations])
    default: break
    }
  }

  private mutating func addTeam(_ change: SetUp) {
    switch change {
    case .addStaff(let names):
      names.forEach { name($0) }
      counts.insert(names.count)
      topics.formUnion([.newThings, .customers, .extras, .wishes])
    case .renameStaff(let mention, let text):
      mentions.append(mention)
      name(text)
      topics.insert(.newThings)
    case .removeStaff(let mention):
      mentions.append(mention)
      topics.insert(.negations)
    case .skills(let mention, let services, let mode):
      mentions += [mention] + services
      if mode == .not { topics.insert(.negations) }
    case .exclusiveSkills(let staff, let services): mentions += staff + services
    case .skillTerms(let mention, let service, let length, let price):
      mentions += [mention, service]
      if let length { minutes.insert(length) }
      if let price {
        prices.insert(price)
        counts.insert(price / 100)
      }
    case .usualTerms(let mention, let service): mentions += [mention, service]
    default: break
    }
  }

  private mutating func addRule(_ change: SetUp) {
    switch change {
    case .step(let length), .holdLength(let length): minutes.insert(length)
    case .notice(let length):
      minutes.insert(length)
      topics.formUnion([.customers, .bounds, .negations, .buffers])
    case .noticeDays(let days):
      minutes.insert(days * 1440)
      topics.formUnion([.customers, .bounds, .negations, .buffers])
    case .horizon(let days):
      if let days { minutes.insert(days * 1440) }
      topics.formUnion([.customers, .bounds, .negations])
    case .lastDate(let when):
      whens.append(when)
      topics.formUnion([.customers, .bounds, .negations, .buffers])
    case .cancellationCutoff(let length):
      if let length { minutes.insert(length) }
      topics.formUnion([.customers, .bounds, .buffers, .negations])
    case .limit(let scope, let change, let days):
      self.days.formUnion(days)
      switch scope {
      case .everything: break
      case .service(let mention): mentions.append(mention)
      case .staff(let mention):
        mentions.append(mention)
        // "6 clients a day".
        topics.insert(.customers)
      case .serviceOf(let service, let staff): mentions += [service, staff]
      case .customer: topics.insert(.customers)
      case .customerOf(let mention):
        mentions.append(mention)
        topics.insert(.customers)
      }
      periods.insert(change.period ?? .day)
      if case .set(let most, _) = change { counts.insert(most) } else { isAnyNumber = true }
      isOfEachDay = isOfEachDay || change.period == .day
      topics.formUnion([.bounds, .negations])
    case .noLimits: topics.formUnion([.bounds, .negations])
    case .setSwitch(let setting, _):
      isAnyWord = true
      topics.formUnion([.negations, .bounds, .newThings, .customers, .buffers])
      if setting == .weekFromSunday { days.formUnion(Weekday.allCases) }
      if setting == .clock24 { counts.formUnion([12, 24]) }
      minutes.formUnion([720, 1440])
    case .businessName(let text):
      name(text)
      topics.insert(.newThings)
    case .startOwnBook, .currency: isAnyWord = true
    default: break
    }
  }

  private mutating func addTimes(_ change: SetUp) {
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
    case .noBreaks(let mention, let days):
      mentions.append(mention)
      self.days.formUnion(days)
      topics.formUnion([.breaks, .negations])
      isOfEachDay = isOfEachDay || days.isEmpty
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
    case .hoursEdge(let mention, let edge, let days, let when):
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
    default: break
    }
  }
}
