import CivilTime
import PlainEnglish
import Scheduling

extension SetUpPlan {
  mutating func addStaff(_ names: [String]) {
    for name in names where !name.isEmpty {
      let folded = Folding.fold(name)
      if let twin = turn.business.staff.first(where: { Folding.fold($0.name) == folded }) {
        // Several are added in one breath, and some may be there already.
        guard !twin.isActive else {
          if names.count == 1, twin.name != name { refuse(.nameTaken(twin.name, .staff)) }
          continue
        }
        var back = twin
        back.isActive = true
        put(.staff(twin), .staff(back))
      } else {
        put(nil, .staff(Staff(id: StaffID(placeholder()), name: name)))
      }
    }
  }

  mutating func rename(_ member: Staff, _ name: String) {
    var renamed = member
    renamed.name = name
    put(.staff(member), .staff(renamed))
  }

  mutating func removeStaff(_ member: Staff) {
    var gone = member
    gone.isActive = false
    put(.staff(member), .staff(gone))
  }

  mutating func changeSkills(
    _ member: Staff, _ mentions: [NameMention], _ mode: SetUp.SkillChange
  ) {
    var changed = member
    if mentions.contains(where: \.isAll) {
      changed.skills = mode == .not ? .only([]) : .everything
      return put(.staff(member), .staff(changed))
    }
    var services: [ServiceID] = []
    for mention in mentions {
      guard let service = service(mention) else { return }
      services.append(service.id)
    }
    let all = turn.business.activeServices.map(\.id)
    let before = all.filter(member.does)
    switch mode {
    case .exactly: changed.skills = .only(services)
    case .named where member.skills == .everything: changed.skills = .only(services)
    case .named, .also:
      let added = before + services.filter { !before.contains($0) }
      changed.skills = member.skills == .everything ? .everything : .only(added)
    case .not: changed.skills = .only(before.filter { !services.contains($0) })
    }
    put(.staff(member), .staff(changed))
  }

  /// Has some people do some services, and nobody else.
  mutating func keepSkills(_ mentions: [NameMention], to staff: [NameMention]) {
    var services: [ServiceID] = []
    for mention in mentions {
      guard let service = service(mention) else { return }
      services.append(service.id)
    }
    var able: [StaffID] = []
    for mention in staff {
      guard let member = member(mention) else { return }
      able.append(member.id)
    }
    let all = turn.business.activeServices.map(\.id)
    for member in turn.business.activeStaff {
      var changed = member
      if able.contains(member.id) {
        for service in services { changed.learn(service) }
      } else if services.contains(where: member.does) {
        changed.skills = .only(all.filter { member.does($0) && !services.contains($0) })
      }
      put(.staff(member), .staff(changed))
    }
  }

  mutating func changeTerms(_ member: Staff, _ service: Service, _ length: Int?, _ price: Int?) {
    var changed = member
    var terms =
      member.terms.first { $0.service == service.id } ?? Staff.Terms(service: service.id)
    if let length { terms.length = length }
    if let price {
      terms.price = Money(hundredths: price)
      remarkOnCurrency()
    }
    // In their old place, so that what is said twice changes nothing.
    if let place = changed.terms.firstIndex(where: { $0.service == service.id }) {
      changed.terms[place] = terms
    } else {
      changed.terms.append(terms)
    }
    if !member.does(service.id), case .only(let services) = member.skills {
      changed.skills = .only(services + [service.id])
    }
    put(.staff(member), .staff(changed))
  }

  mutating func changeHours(
    _ member: Staff, _ days: [Weekday], _ windows: [ClockRange], _ breaks: [ClockRange],
    onlyThese: Bool
  ) {
    var changed = member.settled(on: today)
    // Of whom no hours were said, those that are named now are all.
    let isFirst = changed.hours == nil && !windows.isEmpty && !days.isEmpty
    var hours = isFirst ? WeeklyHours() : weeklyHours(of: member)
    let named = days.isEmpty ? Weekday.allCases.filter { !hours[$0].isEmpty } : days
    if onlyThese, !isBesideWeek(hours, days) {
      hours = WeeklyHours()
      // A lunch that was not spoken of stays where there is still work.
      for day in Weekday.allCases where !named.contains(day) { changed.breaks[day] = [] }
    }
    let all = named.isEmpty ? Weekday.allCases : named
    for day in all {
      if !windows.isEmpty || !days.isEmpty && breaks.isEmpty { hours[day] = windows }
      if windows.isEmpty || !breaks.isEmpty { changed.breaks[day] = [] }
    }
    for day in all {
      for pause in breaks {
        let (own, settled) = ofNight(pause, on: day, hours[day])
        changed.breaks[own] = WeeklyHours.merged(changed.breaks[own] + [settled])
      }
    }
    changed.hours = hours
    if !windows.isEmpty,
      breaks.contains(where: { pause in
        !windows.contains { $0.meets(pause) } && ofNight(pause, on: .monday, windows).0 == .monday
      })
    {
      return refuse(.badValue(.breakOutside(name: member.name)))
    }
    put(.staff(member), .staff(changed))
    remarkOnHours(outside: hours, of: member)
  }

  /// Whether days come to those that are worked: "weekends 10 to 2" behind "weekdays 9 to 5",
  /// unless they are said to be the only ones.
  private func isBesideWeek(_ hours: WeeklyHours, _ days: [Weekday]) -> Bool {
    let worked = Weekday.allCases.filter { !hours[$0].isEmpty }
    return !days.isEmpty && !worked.isEmpty && !worked.contains(where: days.contains)
      && !Folding.words(turn.words).contains(where: { ["only", "just", "now"].contains($0) })
  }

  /// Says which of someone's new hours stick out of the opening hours: those of
  /// all that a sentence changes, as they are in the end.
  private mutating func remarkOnHours(outside hours: WeeklyHours, of member: Staff) {
    let before = edits.lazy.compactMap { edit -> Staff? in
      if case .staff(let row)? = edit.before, row.id == member.id { row } else { nil }
    }.first
    let old = (before ?? member).week(on: today) ?? WeeklyHours()
    let outside = Weekday.allCases.filter { day in
      hours[day] != old[day] && sticksOut(hours[day], on: day)
    }
    forgetRemarks { if case .hoursStickOut(member.id, _) = $0 { true } else { false } }
    if !outside.isEmpty { remark(.hoursStickOut(member.id, outside)) }
  }

  func sticksOut(_ windows: [ClockRange], on day: Weekday) -> Bool {
    guard let opening = turn.settings.week(on: today) else { return false }
    return windows.contains { window in
      !opening[day].contains {
        $0.startMinute <= window.startMinute && window.endMinute <= $0.endMinute
      }
    }
  }

  mutating func changeOpening(_ days: [Weekday], _ windows: [ClockRange], onlyThese: Bool) {
    let today = today
    var base = turn.settings.settled(on: today).openingHours
    if base == nil, windows.isEmpty, !days.isEmpty {
      // Where none were said the business is open when somebody works.
      guard turn.business.activeStaff.contains(where: { $0.week(on: today) != nil }) else {
        return refuse(.badValue(.noOpeningHours))
      }
      var always = WeeklyHours()
      for day in Weekday.allCases { always[day] = [ClockRange(.midnight, .endOfDay)] }
      base = always
    }
    changeSettings { settings in
      settings = settings.settled(on: today)
      var hours = onlyThese ? WeeklyHours() : base ?? WeeklyHours()
      // Hours without a day are those of the days that are open.
      let open = Weekday.allCases.filter { !hours[$0].isEmpty }
      let all = open.isEmpty ? Weekday.allCases : open
      for day in days.isEmpty ? all : days { hours[day] = windows }
      settings.openingHours = hours
    }
  }

  // MARK: Dates

  /// The local dates that a time names.
  func dates(_ when: When) -> ClosedRange<CalendarDate>? {
    guard let start = when.start?.date else { return nil }
    var wish = WantedTime()
    wish.merge(WantedTime(when, now: turn.local))
    let first = wish.days?.first ?? start
    return first...max(first, wish.days?.last ?? first)
  }

  mutating func overrideDays(
    _ when: When, _ windows: [ClockRange], staff: StaffID?, reason: String
  ) {
    if let impossible = when.impossible {
      return refuse(.impossible(impossible, text: when.text))
    }
    guard let dates = dates(when), dates.lowerBound.days(until: dates.upperBound) <= 366 else {
      return refuse(.badValue(.missingTime))
    }
    if windows.isEmpty, when.lacksEnd { return refuse(.badValue(.missingEnd)) }
    let worked = worked(in: dates, by: staff)
    var day = dates.lowerBound
    while day <= dates.upperBound {
      // "this week Sam works 10 to 4" says it of the days that Sam works.
      if windows.isEmpty || worked.isEmpty || worked.contains(day) {
        if let staff, !windows.isEmpty { cutAbsences(of: staff, on: day) }
        overrideDay(day, windows, staff: staff, reason: reason)
      }
      day = day.adding(days: 1)
    }
  }

  /// The hours that a date has already, where others come to them: "also open 2 to 3 on
  /// Friday 21 April".
  func windowsBefore(_ when: When) -> [ClockRange] {
    let words = Folding.words(turn.words)
    guard words.contains("also") || words.contains("too"), let day = when.start?.date else {
      return []
    }
    return turn.business.openingWindows(on: day) ?? []
  }

  /// The days of several that someone works by the week, or that are open; none if it is
  /// one day.
  private func worked(in dates: ClosedRange<CalendarDate>, by staff: StaffID?) -> [CalendarDate] {
    guard dates.lowerBound < dates.upperBound,
      let hours = staff.flatMap({ turn.business.staff($0)?.week(on: dates.lowerBound) })
        ?? turn.settings.week(on: dates.lowerBound)
    else { return [] }
    var found: [CalendarDate] = []
    var day = dates.lowerBound
    while day <= dates.upperBound {
      if !hours[day.weekday].isEmpty { found.append(day) }
      day = day.adding(days: 1)
    }
    return found
  }

  /// Gives one date windows of its own: they are the whole list of that day.
  mutating func overrideDay(
    _ day: CalendarDate, _ windows: [ClockRange], staff: StaffID?, reason: String
  ) {
    let old = turn.business.overrides.filter { $0.staff == staff && $0.date == day }
    for row in old.dropFirst() { remove(.override(row)) }
    let id = old.first?.id ?? OverrideID(placeholder())
    put(
      old.first.map { .override($0) },
      .override(DayOverride(id: id, staff: staff, date: day, windows: windows, reason: reason)))
  }

  mutating func addAbsence(_ member: Staff, _ when: When, _ reason: String) {
    if let impossible = when.impossible {
      return refuse(.impossible(impossible, text: when.text))
    }
    guard let (start, end) = wholePart(when.fromNow(turn.local)) else {
      return refuse(.badValue(.missingTime))
    }
    if when.lacksEnd { return refuse(.badValue(.missingEnd)) }
    // "from 10 to 3 December" is no year.
    let years = Set([start.date.components.year, end.date.components.year])
    if start.date.days(until: end.date) > 183,
      !years.contains(where: { when.text.contains(String($0)) })
    {
      return refuse(.badValue(.missingEnd))
    }
    let isKnown = turn.business.absences.contains { absence in
      absence.staff == member.id && absence.start == start && absence.end == end
        && (reason.isEmpty || absence.reason == reason)
    }
    if isKnown { return }
    if isCorrection {
      for absence in turn.business.absences
      where absence.staff == member.id && absence.start < end && start < absence.end {
        remove(.absence(absence))
      }
    }
    remarkOnNight(of: member, from: start, to: end)
    put(
      nil,
      .absence(
        Absence(
          id: AbsenceID(placeholder()), staff: member.id, start: start, end: end, reason: reason)))
  }

  /// "actually Sam is off from the 22nd": in the place of what was said before.
  private var isCorrection: Bool {
    let first = Folding.words(turn.words).first
    return first.map { ["actually", "sorry", "correction", "rather"].contains($0) } ?? false
  }

  mutating func addBlock(_ mention: NameMention?, _ when: When, _ reason: String)
    throws(BookError)
  {
    if let impossible = when.impossible {
      return refuse(.impossible(impossible, text: when.text))
    }
    var blocked = turn.business.activeStaff
    if let mention {
      guard let member = member(mention) else { return }
      blocked = [member]
    }
    guard let (start, end) = stretch(when) else { return refuse(.badValue(.missingTime)) }
    let span = Span(start: turn.zone.instant(start), end: turn.zone.instant(end))
    // "block Sam for lunch on Friday" is no whole day.
    if when.isDayOnly, ["lunch", "break", "a break"].contains(reason) {
      return refuse(.badValue(.missingTime))
    }
    let known = try turn.book.blocks(overlapping: span)
    for member in blocked
    where !known.contains(where: { $0.staff == member.id && $0.span == span }) {
      put(
        nil,
        .block(
          Block(
            id: BlockID(placeholder()), staff: member.id, start: start, end: end, span: span,
            reason: reason)))
    }
  }

  /// The same, of a part of the day up to where work ends: who is off in the afternoon
  /// does not come back for the evening.
  func wholePart(_ when: When) -> (LocalDateTime, LocalDateTime)? {
    guard let (start, end) = stretch(when) else { return nil }
    guard when.grain == .hour, start.date == end.date else { return (start, end) }
    let noon = 720
    if end.time.minuteOfDay <= noon { return (LocalDateTime(start.date, .midnight), end) }
    return start.time.minuteOfDay >= noon
      ? (start, LocalDateTime(start.date.adding(days: 1), .midnight)) : (start, end)
  }

  /// The wall times between which a time lies; a day is the whole of it.
  func stretch(_ when: When) -> (LocalDateTime, LocalDateTime)? {
    guard let start = when.start else { return nil }
    if let end = when.end, end > start { return (start, end) }
    guard when.grain >= .day, let dates = dates(when) else { return nil }
    return (
      LocalDateTime(dates.lowerBound, .midnight),
      LocalDateTime(dates.upperBound.adding(days: 1), .midnight)
    )
  }
}

extension ClockRange {
  /// Whether some of it is within the other.
  fileprivate func meets(_ other: ClockRange) -> Bool {
    startMinute < other.endMinute && other.startMinute < endMinute
  }
}

extension When {
  /// A time of which only the end is said, from now on: "off until Thursday".
  fileprivate func fromNow(_ now: LocalDateTime) -> When {
    guard start == nil, let end, end > now else { return self }
    var whole = self
    whole.start = isDayOnly ? LocalDateTime(now.date, .midnight) : now
    return whole
  }
}
