import CivilTime
import PlainEnglish
import Scheduling

/// The day as it goes: someone ill, a sheet to print.
extension Conversation {

  // MARK: Ill

  /// Someone is away: each of their bookings is offered a new time.
  mutating func ill(_ request: Request, _ turn: Turn) throws(BookError) -> Reply {
    guard let entry = request.staff.first?.entries.first,
      let member = turn.business.staff(StaffID(entry.id))
    else {
      let known = turn.business.activeStaff.map(\.name)
      return Reply(
        .notFound,
        [
          .noSuchName(
            text: request.staff.first?.text ?? request.text, kind: .staff, known: known,
            suggestions: [])
        ])
    }
    if !request.saysIll, !request.withdraws, let mention = request.staff.first,
      request.whens.count == 1, let when = request.whens[0].ofAbsence
    {
      // "Sam won't be in on Friday morning" takes the morning.
      return try setUp([.timeOff(mention, when, reason: request.note)], note: nil, turn)
    }
    let stretches = Self.stretches(request.whens, turn.local)
    if request.withdraws { return try back(member, from: stretches[0].lowerBound, turn) }
    var edits: [Edit] = []
    var aims: [(Booking, Rearrangement.Aim)] = []
    for days in stretches {
      let whole = LocalDateTime(days.lowerBound, .midnight)
      let end = LocalDateTime(days.upperBound.adding(days: 1), .midnight)
      let part = request.partOfDayAway(from: whole, to: end)
      let absence = Absence(
        id: .placeholder(1 + edits.count), staff: member.id,
        start: part?.start ?? whole, end: part?.end ?? end,
        reason: request.saysIll ? "ill" : request.note ?? "")
      edits.append(Edit(before: nil, after: .absence(absence)))
      var query = BookingQuery()
      query.staff = [member.id]
      query.dates = days
      query.statuses = [.pending, .confirmed]
      aims += try turn.book.bookings(query).filter { booking in
        booking.span.start >= turn.now && absence.start < turn.zone.local(booking.span.end)
          && booking.start < absence.end
      }
      .map { ($0, Rearrangement.Aim.nearest) }
    }
    let rearranger = Rearranger(cause: .absence(member.id), edits: edits, turn: turn)
    let plan = try rearranger.plan(aims)
    // With nobody to tell there is nothing to ask.
    return aims.isEmpty ? try commit(plan, turn) : propose(plan)
  }

  /// The days that the times of a line name, those that follow each other as one
  /// stretch; today if none is named.
  private static func stretches(_ whens: [When], _ now: LocalDateTime)
    -> [ClosedRange<CalendarDate>]
  {
    let named = whens.compactMap { when -> ClosedRange<CalendarDate>? in
      guard let days = WantedTime(when, now: now).days else { return nil }
      return days.first...max(days.first, days.last ?? days.first)
    }.sorted { $0.lowerBound < $1.lowerBound }
    var stretches: [ClosedRange<CalendarDate>] = []
    for days in named {
      if let last = stretches.last, days.lowerBound <= last.upperBound.adding(days: 1) {
        stretches[stretches.count - 1] = last.lowerBound...max(last.upperBound, days.upperBound)
      } else {
        stretches.append(days)
      }
    }
    return stretches.isEmpty ? [now.date...now.date] : stretches
  }

  /// Someone is in again: what is left of their time off falls away.
  private mutating func back(_ member: Staff, from day: CalendarDate, _ turn: Turn)
    throws(BookError) -> Reply
  {
    let morning = LocalDateTime(day, .midnight)
    let running = turn.business.absences.filter { absence in
      absence.staff == member.id && absence.end > morning
        && absence.start <= max(turn.local, morning.adding(days: 1).adding(minutes: -1))
    }
    guard !running.isEmpty else { return Reply(.talk, [.notAway(member.id)]) }
    var edits: [Edit] = []
    for absence in running {
      guard absence.start < morning else {
        edits.append(Edit(before: .absence(absence), after: nil))
        continue
      }
      var shorter = absence
      shorter.end = morning
      edits.append(Edit(before: .absence(absence), after: .absence(shorter)))
    }
    let planned = edits
    let written = try turn.book.change(turn.note) { writer throws(BookError) in
      try planned.written(by: writer)
    }.0
    return Reply(.changed, [.edited(written)])
  }

  // MARK: A sheet

  /// A day sheet, with names, times and telephone numbers.
  func daySheet(_ request: Request, _ turn: Turn) throws(BookError) -> Reply {
    let day = request.when?.start?.date ?? turn.local.date
    let wish = WantedTime(request.whens, now: turn.local)
    let last = min(wish.days?.last ?? day, day.adding(days: 13))
    var sheets: [Statement] = []
    var next = day
    while next <= max(day, last) {
      let sheet = try daySheet(on: next, request, turn)
      // Of several days those without a booking need no sheet.
      if case .daySheet(_, let rows) = sheet, !rows.isEmpty || last <= day { sheets.append(sheet) }
      next = next.adding(days: 1)
    }
    return Reply(.list, sheets.isEmpty ? [.daySheet(day, [])] : sheets)
  }

  private func daySheet(on day: CalendarDate, _ request: Request, _ turn: Turn)
    throws(BookError) -> Statement
  {
    var query = BookingQuery()
    query.span = Span(
      start: turn.zone.instant(LocalDateTime(day, .midnight)),
      end: turn.zone.instant(LocalDateTime(day.adding(days: 1), .midnight)))
    query.staff = request.staff.first?.entries.first.map { [StaffID($0.id)] }
    var rows: [Statement.SheetRow] = []
    for booking in try turn.book.bookings(query) {
      let customer = try booking.customer.map { id throws(BookError) in try turn.book.customer(id) }
      rows.append(Statement.SheetRow(booking: booking, phone: customer??.phone ?? ""))
    }
    return .daySheet(day, rows)
  }
}

extension Request {
  /// The part of a day for which somebody is away: "ill from 2", "going home at 2", "ill this
  /// afternoon"; nil if it is all of it.
  fileprivate func partOfDayAway(from start: LocalDateTime, to end: LocalDateTime)
    -> (start: LocalDateTime, end: LocalDateTime)?
  {
    guard whens.count == 1, let when = whens.first, !when.isDayOnly, when.grain < .day,
      let from = when.start, start < from, from < end
    else { return nil }
    if let until = when.end { return (from, min(until, end)) }
    guard when.isOpenEnded || says("home") || says("leaving") else { return nil }
    return (from, end)
  }

  /// Whether illness is the reason that is given for being away.
  fileprivate var saysIll: Bool {
    ["ill", "sick", "unwell", "flu", "poorly", "well"].contains(where: says)
  }
}

extension When {
  /// The part of a day on which somebody "won't be in" then; nil if it names days.
  ///
  /// "Not till 11" was read as from 11 on and "not after 3" as until 3, which is when they
  /// are there.
  fileprivate var ofAbsence: When? {
    guard !isDayOnly, role != .from, let start = start ?? end else { return nil }
    let morning = LocalDateTime(start.date, .midnight)
    let midnight = LocalDateTime(start.date.adding(days: 1), .midnight)
    var away = self
    away.role = .at
    away.isOpenEnded = false
    away.isTimeOnly = false
    let words = Folding.words(text)
    if ["till", "until", "before"].contains(where: words.contains), start > morning {
      (away.start, away.end) = (morning, start)
    } else if ["after", "past", "from"].contains(where: words.contains) {
      let last = self.start == morning ? end : start
      (away.start, away.end) = (last ?? start, midnight)
    } else if end == nil || isTimeOnly {
      return nil
    }
    return away
  }
}
