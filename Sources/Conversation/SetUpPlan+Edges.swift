import CivilTime
import PlainEnglish
import Scheduling

extension SetUpPlan {
  /// Moves one end of the hours: of the business or of one person, of weekdays or
  /// of dates.
  mutating func moveEdge(
    _ edge: SetUp.HoursEdge, of mention: NameMention?, days: [Weekday], on when: When?,
    note: String?
  ) throws(BookError) {
    var member: Staff?
    if let mention {
      guard let named = self.member(mention) else { return }
      member = named
    }
    // "close early" does not say when.
    if edge.change == .by(minutes: 0) {
      return refuse(.badValue(.missingEdge(name: member?.name, isStart: edge.end == .start)))
    }
    // Of hours that were never said there is no end to move.
    if member == nil, turn.settings.week(on: today) == nil {
      return refuse(.badValue(.noOpeningHours))
    }
    if let when { return moveEdge(edge, of: member, on: when) }
    let hours = weeklyHours(of: member)
    let usual = usualWindow(hours)
    var changed = hours
    let open = Weekday.allCases.filter { !hours[$0].isEmpty }
    for day in days.isEmpty ? open.isEmpty ? Weekday.allCases : open : days {
      let windows = hours[day].isEmpty ? usual : hours[day]
      changed[day] = ofNight(edge, windows).applied(to: windows)
    }
    write(changed, of: member)
  }

  private mutating func moveEdge(_ edge: SetUp.HoursEdge, of member: Staff?, on when: When) {
    if let impossible = when.impossible {
      return refuse(.impossible(impossible, text: when.text))
    }
    guard let dates = dates(when), dates.lowerBound.days(until: dates.upperBound) <= 366 else {
      return refuse(.badValue(.missingTime))
    }
    // "goes home at 3", "close an hour early", of a day off: there are no hours to cut.
    if edge.cutsHours, windows(of: member, on: dates.lowerBound).isEmpty,
      dates.lowerBound == dates.upperBound
    {
      return refuse(.badValue(.noHoursOn(dates.lowerBound, name: member?.name)))
    }
    var day = dates.lowerBound
    while day <= dates.upperBound {
      let windows = windows(of: member, on: day)
      if !windows.isEmpty || dates.lowerBound == dates.upperBound {
        let base = windows.isEmpty ? usualWindow(weeklyHours(of: member)) : windows
        overrideDay(day, ofNight(edge, base).applied(to: base), staff: member?.id, reason: "")
      }
      day = day.adding(days: 1)
    }
  }

  /// Adds days to someone's week, or to the business's own, with the hours that
  /// the others have.
  mutating func addWorkDays(_ mention: NameMention?, _ days: [Weekday], onlyThese: Bool) {
    var member: Staff?
    if let mention {
      guard let named = self.member(mention) else { return }
      member = named
    }
    let hours = weeklyHours(of: member)
    let usual = usualWindow(hours)
    var changed = onlyThese ? WeeklyHours() : hours
    for day in days { changed[day] = hours[day].isEmpty ? usual : hours[day] }
    write(changed, of: member)
  }

  // MARK: Hours

  /// The week of someone, or of the business, as it is in force.
  func weeklyHours(of member: Staff?) -> WeeklyHours {
    member?.week(on: today) ?? turn.settings.week(on: today) ?? WeeklyHours()
  }

  private mutating func write(_ hours: WeeklyHours, of member: Staff?) {
    let today = today
    guard let member else {
      return changeSettings {
        $0 = $0.settled(on: today)
        $0.openingHours = hours
      }
    }
    var changed = member.settled(on: today)
    changed.hours = hours
    changed.dropBreaks(outside: hours)
    write(changed, insteadOf: member)
  }

  /// Writes someone's new week, and says which of it sticks out of the opening hours.
  mutating func write(_ changed: Staff, insteadOf member: Staff) {
    let hours = weeklyHours(of: changed)
    put(.staff(member), .staff(changed))
    let before = weeklyHours(of: member)
    let outside = Weekday.allCases.filter {
      hours[$0] != before[$0] && sticksOut(hours[$0], on: $0)
    }
    if !outside.isEmpty { remark(.hoursStickOut(member.id, outside)) }
  }

  /// The windows that most days have; nine to five where there are none.
  func usualWindow(_ hours: WeeklyHours) -> [ClockRange] {
    var counts: [(windows: [ClockRange], count: Int)] = []
    for day in Weekday.allCases where !hours[day].isEmpty {
      if let index = counts.firstIndex(where: { $0.windows == hours[day] }) {
        counts[index].count += 1
      } else {
        counts.append((hours[day], 1))
      }
    }
    let most = counts.map(\.count).max()
    let fallback = ClockRange(startMinute: 540, endMinute: 1020).map { [$0] } ?? []
    return counts.first { $0.count == most }?.windows ?? fallback
  }

  func windows(of member: Staff?, on date: CalendarDate) -> [ClockRange] {
    let own = turn.business.overrides.filter { $0.staff == member?.id && $0.date == date }
    guard own.isEmpty else { return WeeklyHours.merged(own.flatMap(\.windows)) }
    return member?.weeklyWindows(on: date) ?? turn.business.openingWindows(on: date) ?? []
  }
}

extension SetUp.HoursEdge {
  /// Whether it says when hours end, or how much is taken off them: of a day without hours
  /// neither can be said.
  fileprivate var cutsHours: Bool {
    if case .by = change { return true }
    return end == .end
  }

  /// Windows with their first start or their last end moved; what lies beyond it
  /// falls away.
  func applied(to windows: [ClockRange]) -> [ClockRange] {
    let sorted = windows.sorted { $0.startMinute < $1.startMinute }
    guard let first = sorted.first, let last = sorted.last else { return [] }
    let old = end == .start ? first.startMinute : last.endMinute
    let moved: Int =
      switch change {
      case .by(let minutes): old + minutes
      case .to(let time):
        // An end before the start is on the next day.
        end == .end && time.minuteOfDay <= first.startMinute
          ? time.minuteOfDay + 1440 : time.minuteOfDay
      }
    // Who comes at 14:00 and finishes at noon does not work at all.
    if end == .end, moved - first.startMinute > 1080 { return [] }
    return sorted.compactMap { window -> ClockRange? in
      switch end {
      case .start:
        let start = window == first ? moved : max(window.startMinute, moved)
        return ClockRange(startMinute: max(0, start), endMinute: window.endMinute)
      case .end:
        let close = window == last ? moved : min(window.endMinute, moved)
        return ClockRange(startMinute: window.startMinute, endMinute: close)
      }
    }
  }
}

extension Staff {
  /// Takes away the breaks in which there is no work any more.
  fileprivate mutating func dropBreaks(outside hours: WeeklyHours) {
    for day in Weekday.allCases {
      let night = Weekday.allCases.first { $0.isBefore(day) }.map { hours[$0] } ?? []
      breaks[day] = breaks[day].filter { pause in
        hours[day].contains {
          $0.startMinute < pause.endMinute && pause.startMinute < $0.endMinute
        } || night.contains { pause.startMinute + 1440 < $0.endMinute }
      }
    }
  }
}
