import CivilTime
import PlainEnglish
import Scheduling

/// The rows that a set-up sentence changes.
struct SetUpPlan {
  private(set) var turn: Turn

  /// The business before any of it.
  let before: Business

  /// The rows, before and after.
  private(set) var edits: [Edit] = []

  /// What has to be said beside the change.
  private(set) var remarks: [Statement] = []

  /// The answer, if the sentence cannot be carried out.
  private(set) var refusal: Reply?

  private var nextPlaceholder = -1

  init(turn: Turn) {
    self.turn = turn
    before = turn.business
  }

  private var business: Business { turn.business }

  /// Adds several sentences, each to a business as those before it leave it; what
  /// they leave as it was at first is no change.
  mutating func add(_ changes: [SetUp], note: String?) throws(BookError) {
    for change in changes.wholeWeeks.flatMap({ $0.forEach(of: business.activeStaff) }) {
      let count = edits.count
      try add(change, note: note)
      turn = turn.supposing(turn.business.applying(Array(edits[count...])))
    }
    remarkOnIdleServices()
    let all = UndoPlan.collapsed(edits)
    // What others speak of comes first.
    let rooms = all.filter {
      if case .resource? = $0.after, $0.before == nil { true } else { false }
    }
    edits = rooms + all.filter { !rooms.contains($0) }
  }

  // MARK: Writing down

  mutating func placeholder() -> Int {
    defer { nextPlaceholder -= 1 }
    return nextPlaceholder
  }

  mutating func put(_ before: Entity?, _ after: Entity) {
    if before != after { edits.append(Edit(before: before, after: after)) }
  }

  mutating func remove(_ before: Entity) {
    edits.append(Edit(before: before, after: nil))
  }

  mutating func remark(_ statement: Statement) {
    remarks.append(statement)
  }

  mutating func forgetRemarks(where isStale: (Statement) -> Bool) {
    remarks.removeAll(where: isStale)
  }

  mutating func refuse(_ statement: Statement, _ kind: Reply.Kind = .refused) {
    if refusal == nil { refusal = Reply(kind, [statement]) }
  }

  mutating func refuse(_ reply: Reply) {
    if refusal == nil { refusal = reply }
  }

  mutating func changeSettings(_ change: (inout Settings) -> Void) {
    var settings = business.settings
    change(&settings)
    put(.settings(business.settings), .settings(settings))
  }

  mutating func changePolicy(_ change: (inout Policy) -> Void) {
    changeSettings { change(&$0.policy) }
  }

  /// The date on which all of this is said.
  var today: CalendarDate { turn.local.date }

  // MARK: Names

  mutating func service(_ mention: NameMention) -> Service? {
    if mention.entries.count == 1, let entry = mention.entries.first {
      return business.service(ServiceID(entry.id))
    }
    refuseName(mention, known: business.activeServices.map(\.name))
    return nil
  }

  mutating func member(_ mention: NameMention) -> Staff? {
    if mention.entries.count == 1, let entry = mention.entries.first {
      return business.staff(StaffID(entry.id))
    }
    // Someone whom the same sentence takes on.
    if mention.entries.isEmpty,
      let new = business.activeStaff.first(where: {
        $0.id.isPlaceholder && Folding.fold($0.name) == Folding.fold(mention.text)
      })
    {
      return new
    }
    refuseName(mention, known: business.activeStaff.map(\.name))
    return nil
  }

  private mutating func refuseName(_ mention: NameMention, known: [String]) {
    refuse(
      mention.entries.isEmpty
        ? .noSuchName(text: mention.text, kind: mention.kind, known: known, suggestions: [])
        : .severalOfName(text: mention.text, names: mention.entries.map(\.name)), .notFound)
  }

  // MARK: The sentences

  mutating func add(_ change: SetUp, note: String?) throws(BookError) {
    switch change {
    case .addService(let values): addService(values)
    case .changeService(let mention, let values):
      if mention.entries.isEmpty, values.weekStarts != nil || values.capacity != nil {
        return refuse(.badValue(.serviceToAdd(name: mention.text.capitalizedFirst)), .notFound)
      }
      if mention.isAll { return changeServices(values) }
      if let service = service(mention) { changeService(service, values) }
    case .removeService(let mention):
      if let service = service(mention) { removeService(service) }
    case .addStaff(let names): addStaff(names)
    case .renameStaff(let mention, let name):
      if let member = member(mention) { rename(member, name) }
    case .removeStaff(let mention):
      if let member = member(mention) { removeStaff(member) }
    case .skills(let mention, let services, let mode):
      if let member = member(mention) { changeSkills(member, services, mode) }
    case .exclusiveSkills(let staff, let services): keepSkills(services, to: staff)
    case .skillTerms(let mention, let service, let length, let price):
      if let member = member(mention), let service = self.service(service) {
        changeTerms(member, service, length, price)
      }
    case .staffHours(let mention, let days, let windows, let breaks, let onlyThese):
      if let member = member(mention) {
        changeHours(member, days, windows, breaks, onlyThese: onlyThese)
        remarkOnGuess(windows)
        if !windows.isEmpty { remarkOnEachWeek(days) }
      }
    case .staffOn(let mention, let when, let windows):
      if let member = member(mention) {
        overrideDays(when, windows, staff: member.id, reason: note ?? "")
        remarkOnGuess(windows)
        remarkOnDate(when, windows, of: member)
      }
    case .addBreaks(let mention, let days, let windows):
      if let member = member(mention) { addBreaks(member, days, windows) }
    case .timeOff(let mention, let when, let reason):
      if let member = member(mention) { addAbsence(member, when, reason ?? "") }
    case .block(let mention, let when, let reason): try addBlock(mention, when, reason ?? "")
    case .openingHours(let days, let windows, let onlyThese):
      changeOpening(days, windows, onlyThese: onlyThese)
      remarkOnGuess(windows)
    case .hoursEdge(let mention, let edge, let days, let when):
      try moveEdge(edge, of: mention, days: days, on: when, note: note)
    case .workDays(let mention, let days, let onlyThese):
      addWorkDays(mention, days, onlyThese: onlyThese)
    case .closedDaily(let window, let days): closeDaily(window, days)
    case .during(let when, let change): try add(change, during: when)
    case .recurring(let recurrence, let change): try add(change, on: recurrence, note: note)
    case .closedWeekly(let days): changeOpening(days, [], onlyThese: false)
    case .openOn(let when, let windows):
      overrideDays(when, WeeklyHours.merged(windows + windowsBefore(when)), staff: nil, reason: "")
      remarkOnGuess(windows)
    case .closedOnHolidays(let region): closeOnHolidays(of: region)
    case .closedOn(let when, let reason):
      overrideDays(when, [], staff: nil, reason: reason ?? "")
    case .closedPartly(let when, let reason): closePartly(when, reason ?? "")
    case .addCustomer(let name, let phone): addCustomer(name, phone)
    case .renameCustomer(let mention, let name): try renameCustomer(mention, name)
    case .customerPhone(let mention):
      if let mention { try changePhone(mention, note ?? "") }
    case .resource(let name, let quantity): addResource(name, quantity)
    case .furtherResource(let name, let total): addFurther(name, total: total)
    case .removeResource(let mention): removeResource(mention)
    case .moveBreak(let mention, let change, let days): moveBreak(of: mention, change, days)
    case .swapDays(let one, let other, let days, let when): swapDays(one, other, days, when)
    case .sameHours(let members, let other): takeHours(members, of: other)
    case .sameSkills(let members, let other): takeSkills(members, of: other)
    case .workInstead(let mention, let days, let instead):
      if let member = member(mention) { work(member, on: days, insteadOf: instead) }
    case .needs(let mention, let name):
      if let service = service(mention) { try addNeed(service, name) }
    case .clearService, .dropsNeed, .usualTerms, .noBreaks, .unblock, .usualOn, .openOnHolidays:
      try takeBack(change)
    case .customerZone(let mention, let zone): try changeZone(mention, zone)
    case .limit:
      changeRule(change)
      try remarkOnLimits()
    default: changeRule(change)
    }
  }

  private mutating func changeRule(_ change: SetUp) {
    switch change {
    case .step(let minutes):
      guard (1...1440).contains(minutes) else { return refuse(.badValue(.step(minutes))) }
      changePolicy { $0.step = minutes }
    case .holdLength(let minutes):
      guard (1...1440).contains(minutes) else { return refuse(.badValue(.length(minutes))) }
      changePolicy { $0.holdMinutes = minutes }
    case .notice(let minutes):
      changePolicy { policy in
        policy.notice = minutes
        if minutes == 0 { policy.noticeDays = nil }
      }
      warnOfExcludingRules(notice: minutes, days: business.settings.policy.horizonDays)
    case .noticeDays(let days):
      changePolicy { $0.noticeDays = days > 0 ? days : nil }
    case .horizon(let days):
      changePolicy { $0.horizonDays = days }
      warnOfExcludingRules(notice: business.settings.policy.notice, days: days)
    case .lastDate(let when):
      guard let last = (when.end.map { $0.adding(minutes: -1) } ?? when.start)?.date, last >= today
      else { return refuse(.badValue(.missingTime)) }
      refuse(.badValue(.lastDateOfBookings(last, days: today.days(until: last))))
    case .limit(let scope, let change, let days):
      self.change(scope, change, days)
    case .noLimits: changePolicy { $0.limits = [] }
    case .cancellationCutoff(let minutes): changePolicy { $0.cancellationCutoff = minutes }
    case .setSwitch(let name, let isOn): set(name, isOn)
    case .businessName(let name): changeSettings { $0.name = name }
    case .currency(let code): changeSettings { $0.currency = code }
    case .unkept(let rule): refuse(.badValue(.notKept(rule)))
    default: refuse(.outOfScope, .notUnderstood)
    }
  }

  private mutating func warnOfExcludingRules(notice: Int, days: Int?) {
    guard let days, notice >= (days + 1) * 1440 else { return }
    remark(.rulesExclude(notice: notice, horizonDays: days))
  }

  private mutating func set(_ name: SetUp.Switch, _ isOn: Bool) {
    changeSettings { settings in
      switch name {
      case .gapSaving: settings.policy.gapSaving = isOn
      case .strictStarts: settings.policy.strictStarts = isOn
      case .pendingFirst: settings.policy.pendingFirst = isOn
      case .pendingBlocks: settings.policy.pendingBlocks = isOn
      case .customerView: settings.isCustomerView = isOn
      case .fullExplanations: settings.explainsInFull = isOn
      case .clock24: settings.uses24Hours = isOn
      case .dayFirst: settings.dayFirst = isOn
      case .weekFromSunday: settings.firstWeekday = isOn ? .sunday : .monday
      }
    }
  }

  private mutating func change(
    _ scope: SetUp.LimitScope, _ change: SetUp.LimitChange, _ days: [Weekday]
  ) {
    let counted: Policy.Limit.Scope
    switch scope {
    case .everything: counted = .everything
    case .customer: counted = .eachCustomer
    case .customerOf(let mention):
      guard let service = service(mention) else { return }
      counted = .eachCustomerOf(service.id)
    case .service(let mention):
      guard let service = service(mention) else { return }
      counted = .service(service.id)
    case .staff(let mention):
      guard let member = member(mention) else { return }
      counted = .staff(member.id)
    case .serviceOf(let mention, let other):
      guard let service = service(mention), let member = member(other) else { return }
      counted = .serviceOf(service.id, staff: member.id)
    }
    let weekdays: [Weekday?] = days.isEmpty ? [nil] : days
    changePolicy { policy in
      switch change {
      case .lift(nil):
        policy.limits.removeAll {
          $0.scope == counted && (days.isEmpty || weekdays.contains($0.weekday))
        }
      case .lift(let period?):
        policy.limits.removeAll {
          $0.scope == counted && $0.period == .init(period) && weekdays.contains($0.weekday)
        }
      case .set(let most, let period):
        for weekday in weekdays {
          policy.set(
            .init(scope: counted, period: .init(period), most: most, weekday: weekday))
        }
      }
    }
  }
}

extension Policy {
  /// Sets a limit; in its old place, so that what is said twice changes nothing.
  fileprivate mutating func set(_ limit: Limit) {
    let isSame: (Limit) -> Bool = {
      $0.scope == limit.scope && $0.period == limit.period && $0.weekday == limit.weekday
    }
    let place = limits.firstIndex(where: isSame)
    limits.removeAll(where: isSame)
    limits.insert(limit, at: place ?? limits.count)
  }
}

extension Policy.Limit.Period {
  /// The unit that a sentence names.
  init(_ period: SetUp.LimitPeriod) {
    switch period {
    case .day: self = .day
    case .week: self = .week
    case .month: self = .month
    }
  }
}
