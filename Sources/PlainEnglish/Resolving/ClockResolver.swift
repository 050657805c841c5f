import CivilTime

/// Works out minutes of the day from what was said of them.
struct ClockResolver {
  /// A time of the day worked out.
  struct Point {
    /// Minutes since the day's midnight; may be a day or more.
    var minute: Int
    /// Why, where the half of the day was not said.
    var reason: When.Reason?
    /// The other likely half.
    var other: Int?
  }

  /// A stretch of the day worked out; the end is exclusive.
  struct Window {
    var start: Int
    var end: Int
    var reason: When.Reason?
  }

  /// The opening windows of the day, or nil where none are known.
  var hours: [ClockRange]?

  /// Minutes of today that have passed.
  var minuteNow = 0

  /// The opening windows of the day before, which may go on behind midnight.
  var eve: (() -> [ClockRange])?

  /// The minute of the day of a clock time.
  func point(_ point: ClockPoint) -> Point {
    switch point.basis {
    case .said: break
    case .now: return Point(minute: minuteNow)
    case .comingHour:
      let isThisHour = point.minute > minuteNow % 60
      return Point(minute: (minuteNow / 60 + (isThisHour ? 0 : 1)) * 60 + point.minute)
    }
    var shift = point.dayShift * 1440
    if let isAfternoon = point.isAfternoon {
      let hour = point.hour % 12 + (isAfternoon ? 12 : 0)
      // "2 am tonight" is tomorrow's.
      if point.part?.part == .night, hour < 5, minuteNow >= hour * 60 + point.minute {
        shift += 1440
      }
      return Point(minute: hour * 60 + point.minute + shift)
    }
    if let part = point.part, let minute = minute(point, in: part.part) {
      let isOdd = !point.isFixed && isOdd(point, in: part.part)
      // The small hours behind an evening are the next day's.
      let other = (minute + 720) % 1440 + (part.part == .evening ? 1440 : 0)
      return Point(
        minute: minute + shift, reason: isOdd ? .bareHour : nil, other: isOdd ? other + shift : nil)
    }
    if point.isFixed { return Point(minute: point.hour * 60 + point.minute + shift) }
    return bare(point, shift)
  }

  /// Whether an hour lies in no such part of the day: "tonight at 2", "this afternoon at 11".
  private func isOdd(_ point: ClockPoint, in part: DayPart) -> Bool {
    switch part {
    case .afternoon: (8...11).contains(point.hour)
    case .evening: (1...3).contains(point.hour)
    case .night: (1...4).contains(point.hour)
    default: false
    }
  }

  /// An hour with the part of the day that was named.
  private func minute(_ point: ClockPoint, in part: DayPart) -> Int? {
    let plain = point.hour * 60 + point.minute
    guard point.hour <= 12 else { return plain }
    if point.isFixed, point.hour == 0 {
      // "midnight tonight" is the coming one.
      return part == .night || part == .evening ? 1440 + point.minute : plain
    }
    if point.isFixed, point.hour == 12 { return plain }
    let later = (point.hour % 12 + 12) * 60 + point.minute
    switch part {
    case .morning, .forenoon, .breakfast, .startOfDay, .dawn:
      return point.hour % 12 * 60 + point.minute
    case .brunch: return point.hour < 8 ? later : plain
    case .lunch, .noon, .midday: return point.hour < 9 ? later : plain
    case .afternoon, .dinner, .tea, .afterWork, .afterLunch, .afterSchool, .dusk: return later
    case .evening: return point.hour == 12 ? 1440 + point.minute : later
    case .night:
      if point.hour == 12 { return 1440 + point.minute }
      // The small hours of a night belong to the next day.
      return point.hour < 5 ? 1440 + plain : later
    case .daytime, .workday, .school, .endOfDay: return nil
    }
  }

  /// An hour alone: the half of the day that the opening hours allow, else the
  /// convention's.
  private func bare(_ point: ClockPoint, _ shift: Int) -> Point {
    var usual = Conventions.minuteOfBareHour(point.hour, point.minute)
    if let said = point.saidHour, said <= 12 {
      usual = Conventions.minuteOfBareHour(said, 0) - (60 - point.minute)
    }
    let other = (usual + 720) % 1440
    if fits(usual) == false, fits(other) == true {
      return Point(minute: other + shift, reason: .openingHours)
    }
    if fits(usual) != true, fits(other) != true, other < nightEnd, usual >= nightEnd {
      return Point(minute: other + shift, reason: .openingHours)
    }
    let isPlain = fits(usual) == true && fits(other) == false
    let isOpenThen = hours == nil ? (7...11).contains(point.hour) : fits(other) == true
    return Point(
      minute: usual + shift, reason: isPlain ? .openingHours : .bareHour,
      other: isOpenThen ? other + shift : nil)
  }

  /// The minute at which the hours of the day before end in this one; 0 if they do not.
  private var nightEnd: Int { max(0, (eve?().map(\.endMinute).max() ?? 0) - 1440) }

  private func fits(_ minute: Int) -> Bool? {
    guard let hours, !hours.isEmpty else { return nil }
    return hours.contains { $0.startMinute <= minute && minute < $0.endMinute }
  }

  // MARK: Windows

  /// From one clock time to another.
  func range(_ first: ClockPoint, _ last: ClockPoint) -> Window {
    var first = first
    var reason: When.Reason?
    if first.isAfternoon == nil, !first.isFixed, first.part == nil,
      let isAfternoon = last.isAfternoon
    {
      // "3-4pm": both in the same half; "11 to 3pm": the half before.
      let low = (first.hour % 12) * 60 + first.minute
      let high = (last.hour % 12) * 60 + last.minute
      first.isAfternoon = low < high ? isAfternoon : !isAfternoon
      reason = .sharedMeridiem
    }
    var low = point(first)
    var high = point(last).minute
    if last.isFixed, high > 0, low.minute >= high, let other = low.other ?? otherHalf(first, low),
      other < high
    {
      low = Point(minute: other)  // "6 to noon"
    }
    if last.isAfternoon == nil, !last.isFixed, last.part == nil {
      high = nextOnFace(last, after: low.minute)
    } else if last.part != nil, last.hour == 12, last.isAfternoon == nil, high <= low.minute {
      high = 720 + last.minute
    } else if last.isAfternoon == nil, last.part != nil, high <= low.minute {
      high = nextOnFace(last, after: low.minute)
    }
    if high <= low.minute { high += 1440 }
    return Window(start: low.minute, end: high, reason: reason ?? low.reason)
  }

  /// The earlier half of the day of an hour of which neither half was said.
  private func otherHalf(_ point: ClockPoint, _ resolved: Point) -> Int? {
    guard !point.isFixed, point.isAfternoon == nil, point.part == nil, resolved.minute >= 720
    else { return nil }
    return resolved.minute - 720
  }

  /// The first time after a minute at which a clock's face shows this.
  private func nextOnFace(_ point: ClockPoint, after minute: Int) -> Int {
    var value = (point.hour % 12) * 60 + point.minute
    while value <= minute { value += 720 }
    return value
  }

  /// A part of the day, cut to the opening hours.
  func window(_ expression: PartExpression) -> Window {
    let part = expression.part
    if part == .endOfDay {
      let closing = hours?.last.map(\.endMinute) ?? Conventions.usualClosing
      return Window(start: closing, end: closing, reason: .openingHours)
    }
    if part == .startOfDay {
      let opening = hours?.first.map(\.startMinute) ?? Conventions.usualOpening
      return Window(start: opening, end: opening + 60, reason: .openingHours)
    }
    var (start, end) = Conventions.window(of: part)
    if part == .daytime, let opening = hours?.first, let closing = hours?.last {
      (start, end) = (opening.startMinute, closing.endMinute)
    }
    if let edge = expression.edge, edge != .middle { (start, end) = open(start, end, part) }
    switch expression.edge {
    case .early, .start, .firstHalf: end = start + (end - start) / 2
    case .late, .end, .secondHalf: start += (end - start) / 2
    case .middle: (start, end) = Conventions.middle(of: part)
    case .rest, nil: break
    }
    (start, end) = open(start, end, part)
    return Window(start: start, end: end, reason: .partOfDay)
  }

  /// What the opening hours leave of a part of the day; all of it where they leave nothing.
  private func open(_ start: Int, _ end: Int, _ part: DayPart) -> (Int, Int) {
    guard let opening = hours?.first?.startMinute, let closing = hours?.last?.endMinute else {
      return (start, end)
    }
    let low = max(start, opening)
    // A night lasts as long as the desk is open.
    let high = part == .night && closing > end ? closing : min(end, closing)
    return low < high ? (low, high) : (start, end)
  }

  /// Before or after a part of the day; nil bounds are open.
  func window(_ bound: Bound, _ part: PartExpression) -> (start: Int?, end: Int?) {
    var inner = Conventions.window(of: part.part)
    if part.edge != nil {
      // "from mid afternoon", "before late morning"
      let window = window(part)
      inner = (window.start, window.end)
    }
    switch bound {
    case .after:
      if part.part == .lunch { return Conventions.afterLunch }
      if part.part == .endOfDay { return (window(part).start, nil) }
      return (inner.end, nil)
    case .from: return (inner.start, nil)
    case .before: return (nil, part.part == .endOfDay ? window(part).start : inner.start)
    case .by, .until:
      if part.part == .endOfDay { return (nil, window(part).start) }
      return (nil, part.part.isMeal ? inner.start : inner.end)
    }
  }
}
