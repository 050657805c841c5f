import CivilTime

/// What stands at the ends of a range, told by the other end: "Mon-Wed 2-5pm", "14-16 Friday",
/// "from 9 to 5 Monday to Friday".
extension PhraseScanner {
  /// "Mon-Wed 2-5pm": the number behind the last day begins a range of hours.
  func dropHour(of high: inout PointDraft, behind low: PointDraft) {
    guard high.date != nil, low.clock == nil,
      low.date != nil ? low.number == nil : low.number != nil && high.date?.isFullDay == true,
      high.number != nil ? isRangeNext(high) : high.clock != nil && !high.isClockFirst,
      let separator = separator(high.end, isLed: false), clock(separator.end) != nil,
      let day = date(high.start)
    else { return }
    high = PointDraft(date: day.date, start: high.start, end: day.end, rule: day.rule)
  }

  /// "from 9 to 5 Monday to Friday": the day behind the last hour begins a range
  /// of days.
  func dropDays(of high: inout PointDraft, behind low: PointDraft) {
    guard high.date != nil, low.date == nil, low.clock != nil || low.number != nil,
      let separator = separator(high.end, isLed: false), date(separator.end) != nil,
      let hour = clock(high.start) ?? cardinal(high.start).flatMap({ clock($0.end - 1) }),
      hour.end < high.end
    else { return }
    high = PointDraft(clock: hour.point, start: high.start, end: hour.end, rule: .clock)
  }

  /// "14-16 Friday": both are hours, as the weekday stands behind the second.
  func readHour(of high: inout PointDraft, behind low: PointDraft) {
    guard let first = low.number, low.date == nil, low.clock == nil,
      case .monthDay(let day)? = high.date, day.month == nil, let weekday = day.weekday,
      high.clock == nil, isNumber(high.start), word(high.start + 1) == .weekday,
      first < day.day, day.day <= 24
    else { return }
    high.date = .weekday(weekday, .bare)
    high.clock = hour(day.day, at: high.start)
  }

  /// "3.15 to 4.45pm": dotted figures are a clock time where the other end is.
  func readAsClock(_ low: inout PointDraft, before high: PointDraft) {
    guard low.rule == .numericDate, low.isDoubtful, low.clock == nil,
      high.date?.isNumericOrMonth != true || high.isClockFirst,
      high.clock?.hasMinutes == true
        || token(low.start + 2).number > 12 && (high.clock != nil || high.number != nil),
      isNumber(low.start),
      let clock = clock(low.start),
      clock.end == low.end
    else { return }
    low.date = nil
    low.clock = clock.point
  }

  /// "from Monday 7 to Friday 11 December": the number behind the first weekday is its day.
  func readAsDay(_ low: inout PointDraft, before high: PointDraft) {
    guard case .weekday(let weekday, .bare)? = low.date, let clock = low.clock, !low.isClockFirst,
      clock.isAfternoon == nil, !clock.hasMinutes, clock.part == nil, low.part == nil,
      word(low.end - 2) == .weekday, isNumber(low.end - 1), high.clock == nil,
      case .monthDay(let last)? = high.date, last.weekday != nil, last.month != nil,
      clock.hour < last.day
    else { return }
    low.date = .monthDay(
      .init(day: clock.hour, month: last.month, year: last.year, weekday: weekday))
    low.clock = nil
  }
}

extension DateExpression {
  /// Whether it names a day of a month.
  fileprivate var isNumericOrMonth: Bool {
    switch self {
    case .monthDay, .month, .dayIn: true
    default: false
    }
  }
}
