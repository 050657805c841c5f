import CivilTime
import Scheduling

/// Times on a day on which the clock is changed: one that it shows twice says which
/// is meant, and a stretch across the change why its ends do not tell its length.
extension Wording {
  /// "Tue 1 December 2026, 15:00–15:45", of a visit.
  public func time(_ start: LocalDateTime, until end: Instant) -> String {
    "\(date(start.date)), \(clocks(start, until: end))"
  }

  /// The same with the reason where the ends do not tell the length: "01:30 (first) –
  /// 01:30 (second), as the clock goes back".
  func fullTime(_ start: LocalDateTime, until end: Instant) -> String {
    let visit = marks(Span(start: context.zone.instant(start), end: end))
    guard visit.isTouched else { return time(start, until: end) }
    let gap = visit.start.isEmpty ? "–" : " – "
    return "\(date(start.date)), \(clock(start.time))\(visit.start)\(gap)\(visit.end), "
      + "as the clock goes \(visit.change > 0 ? "forward" : "back")"
  }

  /// "15:00–15:45" of a visit; where the clock is changed "01:30 (first)–01:30
  /// (second)", or "00:45–02:30 (clock forward)".
  public func clocks(_ start: LocalDateTime, until moment: Instant) -> String {
    clocks(Span(start: context.zone.instant(start), end: moment))
  }

  /// The same of a stretch that may begin in the second showing.
  public func clocks(_ span: Span) -> String {
    let start = context.zone.local(span.start)
    let visit = marks(span)
    guard visit.isTouched else { return clocks(start, context.zone.local(span.end)) }
    let change =
      visit.change > 0
      ? " (clock forward)" : visit.start.isEmpty && visit.change < 0 ? " (clock back)" : ""
    return "\(clock(start.time))\(visit.start)–\(visit.end)\(change)"
  }

  /// What a change of the clock makes of the ends of a visit.
  private struct Marks {
    /// Behind the start.
    var start: String
    /// The end, with what stands behind it.
    var end: String
    /// Seconds by which the clock is put forward within it.
    var change: Int
    var isTouched: Bool
  }

  private func marks(_ span: Span) -> Marks {
    let start = context.zone.local(span.start)
    let end = context.zone.local(span.end)
    let change = context.zone.offset(at: span.end) - context.zone.offset(at: span.start)
    let ofStart = parenthesis(showing(of: span.start) ?? "")
    let ofEnd = parenthesis(showing(of: span.end) ?? "")
    let endTime = endClock(end, after: start)
    let isNextDay = end.date > start.date && endTime != .endOfDay
    return Marks(
      start: ofStart,
      end: clock(endTime) + ofEnd + (isNextDay ? " (\(shortDate(end.date)))" : ""),
      change: change, isTouched: change != 0 || !ofStart.isEmpty || !ofEnd.isEmpty)
  }

  /// "15:00–15:45" of two wall times, the second of a booking that is known.
  func clocks(_ start: LocalDateTime, _ end: LocalDateTime, of booking: BookingID) -> String {
    guard let moment = self.end(end, of: booking) else { return clocks(start, end) }
    return clocks(start, until: moment)
  }

  /// "from 10:30 to 11:15" of such times.
  func fromTo(_ start: LocalDateTime, _ end: LocalDateTime, of booking: BookingID) -> String {
    let mark = self.end(end, of: booking).flatMap { showing(of: $0) } ?? ""
    return "from \(clock(ofStart: start)) to \(clock(endClock(end, after: start)))"
      + parenthesis(mark)
  }

  /// The moment of a wall time that is the end of a booking, with or without what
  /// is kept free behind it; nil if the booking is not known.
  private func end(_ end: LocalDateTime, of id: BookingID) -> Instant? {
    guard let booking = context.bookings[id] else { return nil }
    return [booking.span.end, booking.span.end.adding(minutes: booking.bufferAfter)]
      .first { context.zone.local($0) == end }
  }

  /// "01:30", or "01:30 (first)" of a start that the clock shows twice: it means
  /// the first.
  public func clock(ofStart start: LocalDateTime) -> String {
    clock(start.time) + parenthesis(showing(of: context.zone.instant(start)) ?? "")
  }

  /// The clock time of a moment, "01:15 (second)".
  public func clock(of moment: Instant) -> String {
    clock(context.zone.local(moment).time) + parenthesis(showing(of: moment) ?? "")
  }

  /// Which of two showings a moment is; nil if the clock shows its time once.
  private func showing(of moment: Instant) -> String? {
    guard
      case .repeated(let first, _) = context.zone.resolve(context.zone.local(moment))
    else { return nil }
    return moment == first ? "first" : "second"
  }

  /// What the change of the clock does to starts of a day; nil if no start lies
  /// beside one.
  public func clockChange(beside slots: [Slot]) -> String? {
    let isTouched = { (slot: Slot) in
      context.zone.offset(at: slot.span.start) != context.zone.offset(at: slot.span.end)
        || showing(of: slot.span.start) != nil
    }
    guard let slot = slots.first(where: isTouched) else { return nil }
    let reach = Span(
      start: slot.span.start.adding(minutes: -180), end: slot.span.end.adding(minutes: 180))
    guard let change = context.zone.transitions(in: reach).first else { return nil }
    let before = LocalDateTime(wallSeconds: change.moment.seconds + change.offsetBefore)
    let after = LocalDateTime(wallSeconds: change.moment.seconds + change.offsetAfter)
    let isForward = change.offsetAfter > change.offsetBefore
    return "on \(date(before.date)) the clock goes \(isForward ? "forward" : "back") from "
      + "\(clock(before.time)) to \(clock(after.time))"
      + (isForward
        ? ", and nothing lies between" : ": a time that it shows twice is meant the first time")
  }
}
