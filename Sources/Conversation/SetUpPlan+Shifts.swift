import CivilTime
import PlainEnglish
import Scheduling

/// What goes from one time, day or person to another.
extension SetUpPlan {
  /// Moves the break of one person, or of everyone who has one.
  mutating func moveBreak(
    of mention: NameMention?, _ change: SetUp.HoursEdge.Change, _ days: [Weekday]
  ) {
    var members = turn.business.activeStaff
    if let mention {
      guard let member = member(mention) else { return }
      members = [member]
    }
    let days = days.isEmpty ? Weekday.allCases : days
    let having = members.filter { member in days.contains { !member.breaks[$0].isEmpty } }
    guard !having.isEmpty else {
      return refuse(.badValue(.noBreakToMove(name: mention == nil ? nil : members.first?.name)))
    }
    for member in having {
      var changed = member
      for day in days { changed.breaks[day] = member.breaks[day].movingLongest(change) }
      put(.staff(member), .staff(changed))
    }
  }

  /// Gives two people the hours of each other: of weekdays, or of a date.
  mutating func swapDays(
    _ one: NameMention, _ other: NameMention, _ days: [Weekday], _ when: When?
  ) {
    guard let one = member(one), let other = member(other) else { return }
    guard let when else { return swapWeekdays(one, other, days) }
    if let impossible = when.impossible {
      return refuse(.impossible(impossible, text: when.text))
    }
    guard let dates = dates(when), dates.lowerBound.days(until: dates.upperBound) <= 31 else {
      return refuse(.badValue(.missingTime))
    }
    var day = dates.lowerBound
    while day <= dates.upperBound {
      let (mine, theirs) = (windows(of: one, on: day), windows(of: other, on: day))
      if mine != theirs {
        overrideDay(day, theirs, staff: one.id, reason: "")
        overrideDay(day, mine, staff: other.id, reason: "")
      }
      day = day.adding(days: 1)
    }
  }

  /// Gives people the week of somebody else, breaks and all.
  mutating func takeHours(_ mentions: [NameMention], of other: NameMention) {
    guard let other = member(other) else { return }
    for mention in mentions {
      guard let one = member(mention) else { return }
      var changed = one.settled(on: today)
      let model = other.settled(on: today)
      changed.hours = model.hours
      changed.breaks = model.breaks
      write(changed, insteadOf: one)
    }
  }

  /// Lets some people do what another does, on the terms of everyone.
  mutating func takeSkills(_ mentions: [NameMention], of other: NameMention) {
    guard let other = member(other) else { return }
    for mention in mentions {
      guard let one = member(mention) else { return }
      var changed = one
      changed.skills = other.skills
      put(.staff(one), .staff(changed))
    }
  }

  private mutating func swapWeekdays(_ one: Staff, _ other: Staff, _ days: [Weekday]) {
    let (mine, theirs) = (weeklyHours(of: one), weeklyHours(of: other))
    var (first, second) = (one, other)
    var (ours, others) = (mine, theirs)
    for day in days {
      ours[day] = theirs[day]
      others[day] = mine[day]
      first.breaks[day] = other.breaks[day]
      second.breaks[day] = one.breaks[day]
    }
    guard ours != mine || first.breaks != one.breaks else { return }
    first.hours = ours
    second.hours = others
    write(first, insteadOf: one)
    write(second, insteadOf: other)
  }

  /// Has someone work some weekdays in the place of others, with their hours.
  mutating func work(_ member: Staff, on days: [Weekday], insteadOf given: [Weekday]) {
    let hours = weeklyHours(of: member)
    let old = given.first { !hours[$0].isEmpty }
    let windows = old.map { hours[$0] } ?? usualWindow(hours)
    let breaks = old.map { member.breaks[$0] } ?? []
    var changed = member
    var week = hours
    for day in given {
      week[day] = []
      changed.breaks[day] = []
    }
    for day in days {
      let isNew = hours[day].isEmpty
      week[day] = isNew ? windows : hours[day]
      changed.breaks[day] = isNew ? breaks : member.breaks[day]
    }
    changed.hours = week
    write(changed, insteadOf: member)
  }
}

extension [ClockRange] {
  /// The breaks of a day with the longest of them at another time, as long as it was.
  fileprivate func movingLongest(_ change: SetUp.HoursEdge.Change) -> [ClockRange] {
    guard
      let index = indices.max(by: { self[$0].minutes < self[$1].minutes })
    else { return self }
    let old = self[index]
    let start =
      switch change {
      case .to(let time): time.minuteOfDay
      case .by(let minutes): old.startMinute + minutes
      }
    guard let moved = ClockRange(startMinute: start, endMinute: start + old.minutes) else {
      return self
    }
    var breaks = self
    breaks[index] = moved
    return WeeklyHours.merged(breaks)
  }
}

extension ClockRange {
  fileprivate var minutes: Int { endMinute - startMinute }
}
