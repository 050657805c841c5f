import CivilTime
import PlainEnglish
import Scheduling

/// What is said beside a change, where its words could have meant something else or where
/// it does not reach as far as it seems.
extension SetUpPlan {
  /// Says which hours a sentence without "am" and "pm" was read as, if the other half of
  /// the day is as likely.
  mutating func remarkOnGuess(_ windows: [ClockRange]) {
    let words = Folding.words(turn.words)
    guard !saysHalfOfDay else { return }
    for window in windows where window.endMinute - window.startMinute < 1440 {
      let hour = window.startMinute / 60
      let isEvening = hour >= 17 && !words.contains(String(hour))
      let isLong = window.endMinute - window.startMinute >= 780 && window.endMinute <= 1440
      if isEvening || isLong { remark(.hoursGuessed(window)) }
    }
  }

  /// Whether a sentence says which half of the day its hours are in.
  var saysHalfOfDay: Bool {
    Folding.words(turn.words).contains { word in
      Self.halves.contains(word) || word.hasSuffix("pm") || word.hasSuffix("am")
    }
  }

  private static let halves: Set<String> = [
    "morning", "mornings", "afternoon", "afternoons", "evening", "evenings", "night", "nights",
    "noon", "midnight", "midday", "m",
  ]

  /// Says that someone's hours of one date stick out of the opening hours of it.
  mutating func remarkOnDate(_ when: When, _ windows: [ClockRange], of member: Staff) {
    guard refusal == nil, let dates = dates(when), dates.lowerBound == dates.upperBound,
      let open = turn.business.openingWindows(on: dates.lowerBound)
    else { return }
    let isWithin = windows.allSatisfy { window in
      open.contains { $0.startMinute <= window.startMinute && window.endMinute <= $0.endMinute }
    }
    if !isWithin { remark(.hoursStickOut(member.id, [dates.lowerBound.weekday])) }
  }

  /// Says that a weekday that was named once is every one of them.
  mutating func remarkOnEachWeek(_ days: [Weekday]) {
    guard days.count == 1, let day = days.first else { return }
    let words = Folding.words(turn.words)
    let name = "\(day)"
    guard let place = words.firstIndex(of: name), place > 0, words[place - 1] == "on" else {
      return
    }
    remark(.everyWeek(day))
  }

  /// Says that someone's shift goes on behind the midnight at which a day off ends.
  mutating func remarkOnNight(of member: Staff, from start: LocalDateTime, to end: LocalDateTime) {
    guard end.time == .midnight else { return }
    let last = end.date.adding(days: -1)
    guard last >= start.date,
      let night = member.weeklyWindows(on: last)?.filter(\.crossesMidnight).map(\.end).max()
    else { return }
    remark(.nightStays(member.id, end.date, until: night))
  }

  /// Says that bookings which are made already hold no room that their service needs from
  /// now on.
  mutating func remarkOnBookings(of service: Service, without room: ResourceID)
    throws(BookError)
  {
    guard service.id.rawValue > 0 else { return }
    var query = BookingQuery()
    query.services = [service.id]
    query.span = Span(start: turn.now, end: turn.now.adding(minutes: 3 * 366 * 1440))
    let count = try turn.book.bookings(query).filter { !$0.resources.contains(room) }.count
    if count > 0 { remark(.needNotHeld(service.id, count)) }
  }

  /// Takes away the time off that a corrected one stands for: "actually Sam is off from 22
  /// to 24 December".
  mutating func replaceAbsence(of member: Staff, _ start: LocalDateTime, _ end: LocalDateTime) {
    let words = Folding.words(turn.words)
    let corrects =
      words.first.map { ["actually", "sorry", "no", "oops", "correction", "rather"].contains($0) }
      ?? false
    guard corrects || words.contains("instead") else { return }
    for absence in turn.business.absences
    where absence.staff == member.id && absence.start < end && start < absence.end
      && (absence.start, absence.end) != (start, end)
    {
      remove(.absence(absence))
    }
  }
}
