import CivilTime
import PlainEnglish
import Scheduling

/// Hours that hold from a date on, or between two.
extension SetUpPlan {
  /// Makes a change of the week's hours hold only from a date on.
  ///
  /// It is made of the week that is in force then; the days that it leaves otherwise
  /// are what is written down.
  mutating func add(_ change: SetUp, during when: When) throws(BookError) {
    if let impossible = when.impossible {
      return refuse(.impossible(impossible, text: when.text))
    }
    guard let (from, through) = period(when) else { return refuse(.badValue(.missingTime)) }
    if let through, through < today { return refuse(.badValue(.missingTime)) }
    if let through, !change.hasDay(from, through) { return refuse(.badValue(.missingTime)) }
    var business = turn.business.asInForce(on: from)
    // Days that are not spoken of stay as they are where none was ever named.
    if case .staffHours(let mention, let days, _, _, onlyThese: false) = change, !days.isEmpty {
      business.nameHours(of: mention)
    }
    var plan = SetUpPlan(turn: turn.supposing(business))
    try plan.add(change, note: nil)
    if let refusal = plan.refusal { return refuse(refusal) }
    for edit in plan.edits { put(edit, from, through) }
    for remark in plan.remarks { self.remark(remark) }
  }

  /// The first date of a time and its last; no last if it is open.
  private func period(_ when: When) -> (CalendarDate, CalendarDate?)? {
    if when.role == .to {
      guard let last = when.end.map({ $0.adding(minutes: -1) }) ?? when.start else { return nil }
      return (today, last.date)
    }
    guard let start = when.start?.date else { return nil }
    if when.role == .from || when.isOpenEnded || when.end == nil { return (start, nil) }
    return dates(when).map { ($0.lowerBound, $0.upperBound) }
  }

  private mutating func put(_ edit: Edit, _ from: CalendarDate, _ through: CalendarDate?) {
    switch (edit.before, edit.after) {
    case (.staff(let old)?, .staff(let new)?):
      guard let row = turn.business.staff(new.id) else { return }
      var dated = row.settled(on: today)
      for change in DatedHours.changes(from, through, old, new) {
        dated.datedHours = dated.datedHours.adding(change)
      }
      if dated != row.settled(on: today) { put(.staff(row), .staff(dated)) }
    case (.settings(let old)?, .settings(let new)?):
      var dated = turn.settings.settled(on: today)
      for change in DatedHours.changes(from, through, hours: old.openingHours, new.openingHours) {
        dated.datedHours = dated.datedHours.adding(change)
      }
      if dated != turn.settings.settled(on: today) {
        put(.settings(turn.settings), .settings(dated))
      }
    default: break
    }
  }
}

extension DatedHours {
  /// What makes someone's week the other from a date on.
  fileprivate static func changes(
    _ from: CalendarDate, _ through: CalendarDate?, _ old: Staff, _ new: Staff
  ) -> [DatedHours] {
    // A day without work needs no word of its breaks.
    let paused = Weekday.allCases.filter { day in
      old.breaks[day] != new.breaks[day] && new.hours?[day].isEmpty != true
    }
    var rows = changes(from, through, hours: old.hours, new.hours)
    if !paused.isEmpty {
      rows.append(
        DatedHours(from: from, through: through, days: paused, breaks: new.breaks.only(paused)))
    }
    return rows
  }

  fileprivate static func changes(
    _ from: CalendarDate, _ through: CalendarDate?, hours old: WeeklyHours?, _ new: WeeklyHours?
  ) -> [DatedHours] {
    guard let new, old != new else { return [] }
    // Of hours that were never said all days are said now.
    let days = Weekday.allCases.filter { day in old.map { $0[day] != new[day] } ?? true }
    return [
      DatedHours(from: from, through: through, days: days, hours: new.only(days))
    ]
  }
}

extension WeeklyHours {
  /// The same on some days, and nothing on the others.
  fileprivate func only(_ days: [Weekday]) -> WeeklyHours {
    var hours = WeeklyHours()
    for day in days { hours[day] = self[day] }
    return hours
  }
}

extension Business {
  /// The business with the week that is in force on a date as its own, and no other.
  fileprivate func asInForce(on date: CalendarDate) -> Business {
    var copy = self
    copy.settings.openingHours = settings.week(on: date)
    copy.settings.datedHours = []
    for index in copy.staff.indices {
      let member = staff[index]
      copy.staff[index].hours = member.week(on: date)
      for day in Weekday.allCases {
        copy.staff[index].breaks[day] = member.breaks(of: day, on: date)
      }
      copy.staff[index].datedHours = []
    }
    return copy
  }

  /// Gives somebody without hours of their own those of the business.
  fileprivate mutating func nameHours(of mention: NameMention) {
    guard mention.entries.count == 1, let id = mention.entries.first?.id,
      let index = staff.firstIndex(where: { $0.id == StaffID(id) }), staff[index].hours == nil
    else { return }
    staff[index].hours = settings.openingHours
  }
}

extension When {
  /// Whether only its first day was said: "from Thursday".
  var lacksEnd: Bool { isDayOnly && isOpenEnded }
}

extension SetUp {
  /// Whether one of the weekdays that it names lies between two dates.
  fileprivate func hasDay(_ from: CalendarDate, _ through: CalendarDate) -> Bool {
    let named: [Weekday] =
      switch self {
      case .staffHours(_, let days, _, _, _), .addBreaks(_, let days, _): days
      case .openingHours(let days, _, _), .closedWeekly(let days): days
      default: []
      }
    guard !named.isEmpty, from.days(until: through) < 6 else { return true }
    var day = from
    while day <= through {
      if named.contains(day.weekday) { return true }
      day = day.adding(days: 1)
    }
    return false
  }
}
