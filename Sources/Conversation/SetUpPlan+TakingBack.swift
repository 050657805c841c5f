import CivilTime
import PlainEnglish
import Scheduling

/// What takes back rules that were set.
extension SetUpPlan {
  mutating func takeBack(_ change: SetUp) throws(BookError) {
    switch change {
    case .clearService(let mention, let fields):
      if let service = service(mention) { clear(service, fields) }
    case .dropsNeed(let mention, let name):
      if let service = service(mention) { dropNeed(service, name) }
    case .usualTerms(let mention, let service):
      if let member = member(mention), let service = self.service(service) {
        var changed = member
        changed.terms.removeAll { $0.service == service.id }
        put(.staff(member), .staff(changed))
      }
    case .noBreaks(let mention, let days):
      if let member = member(mention) {
        var changed = member.settled(on: today)
        for day in days.isEmpty ? Weekday.allCases : days { changed.breaks[day] = [] }
        put(.staff(member), .staff(changed))
      }
    case .unblock(let mention, let when): try unblock(mention, when)
    case .usualOn(let mention, let when, let opens): beUsual(mention, when, opens: opens)
    case .openOnHolidays(let region): openOnHolidays(of: region)
    default: break
    }
  }

  /// Adds breaks to those of some days, or of each that is worked.
  mutating func addBreaks(_ member: Staff, _ days: [Weekday], _ windows: [ClockRange]) {
    var changed = member.settled(on: today)
    let hours = weeklyHours(of: member)
    let worked = Weekday.allCases.filter { !hours[$0].isEmpty }
    // "every day" is every day that is worked.
    for day in days.isEmpty || days.count == 7 ? worked : days {
      for window in windows {
        let (own, pause) = ofNight(window, on: day, hours[day])
        changed.breaks[own] = WeeklyHours.merged(changed.breaks[own] + [pause])
      }
    }
    put(.staff(member), .staff(changed))
  }

  private mutating func clear(_ service: Service, _ fields: [SetUp.ServiceField]) {
    var plain = service
    for field in fields {
      switch field {
      case .price: plain.price = nil
      case .bufferBefore: plain.bufferBefore = 0
      case .bufferAfter: plain.bufferAfter = 0
      case .processing: plain.processing = nil
      case .starts: plain.starts = .standard
      case .capacity: plain.capacity = 1
      case .category: plain.category = ""
      case .lengthLimits: plain.lengthLimits = nil
      case .needs: plain.needs = []
      case .notice:
        plain.notice = nil
        plain.noticeDays = nil
      }
    }
    put(.service(service), .service(plain))
  }

  private mutating func dropNeed(_ service: Service, _ name: String) {
    guard let room = turn.business.resources.first(where: { $0.isCalled(name) }) else {
      return refuse(
        .noSuchName(
          text: name, kind: .resource, known: turn.business.resources.map(\.name), suggestions: []),
        .notFound)
    }
    var freed = service
    freed.needs.removeAll { $0 == room.id }
    put(.service(service), .service(freed))
  }

  // MARK: Dates

  /// Takes away the blocks that touch a time, or all that are ahead.
  private mutating func unblock(_ mention: NameMention?, _ when: When?) throws(BookError) {
    var staff: Staff?
    if let mention {
      guard let named = member(mention) else { return }
      staff = named
    }
    var span = turn.ahead
    if let when {
      if let impossible = when.impossible {
        return refuse(.impossible(impossible, text: when.text))
      }
      guard let (start, end) = stretch(when) else { return refuse(.badValue(.missingTime)) }
      span = Span(start: turn.zone.instant(start), end: turn.zone.instant(end))
    }
    for block in try turn.book.blocks(overlapping: span)
    where staff == nil || block.staff == staff?.id {
      remove(.block(block))
      guard when != nil else { continue }
      for part in block.span.without(span) {
        var left = block
        left.id = BlockID(placeholder())
        left.span = part
        left.start = turn.zone.local(part.start)
        left.end = turn.zone.local(part.end)
        put(nil, .block(left))
      }
    }
  }

  /// Lets dates be as in any week: closures, hours of their own and time off on them
  /// no longer hold.
  private mutating func beUsual(_ mention: NameMention?, _ when: When?, opens: Bool) {
    var member: Staff?
    if let mention {
      guard let named = self.member(mention) else { return }
      member = named
    }
    guard let when else { return endAll(of: member) }
    if let impossible = when.impossible {
      return refuse(.impossible(impossible, text: when.text))
    }
    guard let dates = dates(when), dates.lowerBound.days(until: dates.upperBound) <= 366 else {
      return refuse(.badValue(.missingTime))
    }
    for row in turn.business.overrides where row.staff == member?.id && dates.contains(row.date) {
      remove(.override(row))
    }
    var day = dates.lowerBound
    while day <= dates.upperBound {
      if let member { cutAbsences(of: member.id, on: day) }
      let weekly = member?.week(on: day) ?? turn.settings.week(on: day)
      if opens, let weekly, weekly[day.weekday].isEmpty {
        overrideDay(day, usualWindow(weekly), staff: member?.id, reason: "")
      }
      day = day.adding(days: 1)
    }
  }

  /// Ends what lies ahead: someone's time off, or the closures of the business.
  private mutating func endAll(of member: Staff?) {
    let today = turn.local.date
    for row in turn.business.overrides
    where row.staff == member?.id && row.windows.isEmpty && row.date >= today {
      remove(.override(row))
    }
    guard let member else { return }
    for absence in turn.business.absences
    where absence.staff == member.id && absence.end > turn.local {
      remove(.absence(absence))
    }
  }

  /// Takes a day out of someone's time off; what lies before and behind it stays.
  mutating func cutAbsences(of staff: StaffID, on day: CalendarDate) {
    let start = LocalDateTime(day, .midnight)
    let end = LocalDateTime(day.adding(days: 1), .midnight)
    for absence in currentAbsences where absence.staff == staff {
      guard absence.start < end, start < absence.end else { continue }
      remove(.absence(absence))
      if absence.start < start {
        var before = absence
        before.id = AbsenceID(placeholder())
        before.end = start
        put(nil, .absence(before))
      }
      if end < absence.end {
        var behind = absence
        behind.id = AbsenceID(placeholder())
        behind.start = end
        put(nil, .absence(behind))
      }
    }
  }

  /// The absences as the changes so far leave them.
  private var currentAbsences: [Absence] { turn.business.applying(edits).absences }

  private mutating func openOnHolidays(of country: String?) {
    let today = turn.local.date
    let region = country ?? DeskLocale.customs(of: turn.settings.locale).region
    guard
      let holidays = PublicHolidays.dates(
        from: today, through: today.adding(days: 365), region: region)
    else { return refuse(.badValue(.unknownHolidays)) }
    for row in turn.business.overrides
    where row.staff == nil && row.windows.isEmpty
      && holidays.contains(where: { $0.date == row.date })
    {
      remove(.override(row))
    }
  }

  /// Closes for a part of a day: what is left of its hours are its own.
  mutating func closePartly(_ when: When, _ reason: String) {
    if let impossible = when.impossible {
      return refuse(.impossible(impossible, text: when.text))
    }
    guard let (start, end) = wholePart(when), start.date == end.date || end.time == .midnight,
      let closed = ClockRange(
        startMinute: start.time.minuteOfDay,
        endMinute: end.date == start.date ? end.time.minuteOfDay : 1440)
    else { return refuse(.badValue(.missingTime)) }
    guard let open = turn.business.openingWindows(on: start.date) else {
      return refuse(.badValue(.noOpeningHours))
    }
    let left = open.flatMap { window in
      [
        ClockRange(
          startMinute: window.startMinute, endMinute: min(window.endMinute, closed.startMinute)),
        ClockRange(
          startMinute: max(window.startMinute, closed.endMinute), endMinute: window.endMinute),
      ].compactMap { $0 }
    }
    overrideDay(start.date, left, staff: nil, reason: reason)
  }
}

extension Span {
  /// What is left of it on either side of another.
  fileprivate func without(_ other: Span) -> [Span] {
    var parts: [Span] = []
    if start < other.start { parts.append(Span(start: start, end: min(end, other.start))) }
    if other.end < end { parts.append(Span(start: max(start, other.end), end: end)) }
    return parts
  }
}
