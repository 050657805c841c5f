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

  var topics: Topics = []
  var mentions: [NameMention] = []
  var whens: [When] = []
  var minutes: Set<Int> = []
  var counts: Set<Int> = []
  var prices: Set<Int> = []
  /// Where windows begin and end, in minutes of a day.
  var bounds: Set<Int> = []
  var days: Set<Weekday> = []
  var words: Set<String> = []
  /// The words of rooms and equipment, which are no part of a service's name.
  var things: Set<String> = []
  /// Whether it holds for each day, or counts by them.
  var isOfEachDay = false
  /// Whether it is a setting with words of its own: "explain in full".
  var isAnyWord = false
  /// Whether it is about all rooms.
  var isAnyRoom = false
  /// Whether a number only says which rule is meant: "remove the limit of 4 a day".
  var isAnyNumber = false
  /// Whether it counts what there is at one moment: "holds 8 at a time".
  var isOfOneMoment = false
  var periods: Set<SetUp.LimitPeriod> = []
  /// The days of the month of several dates: the 24 of "24 and 31 December".
  var monthDays: Set<Int> = []

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

  mutating func name(_ text: String?) {
    if let text { words.formUnion(Folding.words(text)) }
  }

  mutating func add(_ windows: [ClockRange]) {
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

  mutating func add(_ change: SetUp) {
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
}
