import CivilTime

/// The days of a week with the hours of each, as one sentence says them.
struct WeeklyPlan {
  /// What a sentence on the hours of a week is made of.
  enum Piece: Equatable {
    case days([Weekday], isRange: Bool)
    case window(ClockRange)
    /// "lunch", "break".
    case pause
    /// "not", "off", "closed".
    case none
    /// "except", "but".
    case exception
    /// A comma or "and".
    case joint(isAnd: Bool)
  }

  /// Days of the same hours.
  struct Entry {
    /// None: each day that there are hours.
    var days: [Weekday] = []
    var windows: [ClockRange] = []
    var breaks: [ClockRange] = []
    /// Whether the days are named from one to another.
    var isRange = false
  }

  private(set) var entries: [Entry] = []
  /// Days without hours.
  private(set) var off: [Weekday] = []

  /// Days that wait for their hours.
  private var pending: Entry?
  /// Hours that wait for their days.
  private var loose: [ClockRange] = []
  /// Breaks with their days, and how many entries stood before them.
  private var pauses: [(windows: [ClockRange], days: [Weekday], place: Int)] = []

  /// Whether there is more in it than one stretch of days with its hours.
  static func isNeeded(_ pieces: [Piece]) -> Bool {
    var days = 0
    var windows = 0
    var isNegated = false
    var isPause = false
    for piece in pieces {
      switch piece {
      case .days: days += 1
      case .window:
        if !isPause { windows += 1 }
        isPause = false
      case .pause: isPause = true
      case .none, .exception: isNegated = true
      case .joint: break
      }
    }
    // "off every Friday from 2 to 3" is a break.
    if days == 1, windows == 1, pieces.first == Piece.none { return false }
    return isNegated ? days > 1 || days > 0 && windows > 0 || windows > 1 : days > 1 && windows > 0
  }

  /// Reads the pieces; nil if it cannot be told which hours are of which days.
  init?(_ pieces: [Piece]) {
    var isAnd = false
    for chunk in pieces.split(whereSeparator: { if case .joint = $0 { true } else { false } }) {
      // Whether "and" leads to it.
      isAnd = chunk.startIndex > 0 && pieces[chunk.startIndex - 1] == .joint(isAnd: true)
      guard add(Array(chunk), isAnd: isAnd) else { return nil }
    }
    if let pending {
      guard entries.isEmpty, !off.isEmpty else { return nil }
      entries = [pending]
    }
    if !loose.isEmpty { entries.insert(Entry(windows: loose), at: 0) }
    guard !entries.isEmpty, settle() else { return nil }
    addPauses()
  }

  /// Takes up what stands between two joints.
  private mutating func add(_ said: [Piece], isAnd: Bool) -> Bool {
    var chunk = said
    var isException = false
    if chunk.first == .exception {
      chunk.removeFirst()
      isException = true
    }
    if chunk.isEmpty { return true }
    while let none = chunk.firstIndex(of: .none) {
      let others = chunk.filter { $0 != .none }
      if others.allSatisfy(\.isWindow), !others.isEmpty { return addPause(others, []) }
      if others.contains(where: { $0 == .pause }) {
        // "closed for lunch 1 to 2".
        return addPause(others.filter(\.isWindow), others.flatMap(\.weekdays))
      }
      if none + 1 < chunk.count, case .days(let days, _) = chunk[none + 1] {
        off += days
        chunk.removeSubrange(none...none + 1)
      } else if none > 0, none + 1 == chunk.count, case .days(let days, _) = chunk[none - 1] {
        off += days
        chunk.removeSubrange(none - 1...none)
      } else {
        return false
      }
      // "not" behind "except" or beside another "not" says too much.
      if isException { return chunk.isEmpty }
    }
    if chunk.isEmpty { return true }
    if let pause = chunk.firstIndex(of: .pause) {
      let behind = chunk[(pause + 1)...].filter { $0 != .pause }
      let isOfDays = behind.contains(where: \.isWindow)
      guard isOfDays else { return false }
      let before = Array(chunk[..<pause])
      if !before.isEmpty, !addHours(before, isAnd: isAnd, isException: isException) { return false }
      return addPause(behind.filter(\.isWindow), behind.flatMap(\.weekdays))
    }
    return addHours(chunk, isAnd: isAnd, isException: isException)
  }

  private mutating func addPause(_ windows: [Piece], _ days: [Weekday]) -> Bool {
    pauses.append((windows.compactMap(\.range), days, entries.count))
    return true
  }

  /// Takes up days and hours: days first or hours first, but not now the one and now the
  /// other.
  private mutating func addHours(_ chunk: [Piece], isAnd: Bool, isException: Bool) -> Bool {
    let hasDays = chunk.contains { !$0.weekdays.isEmpty }
    let hasWindows = chunk.contains(where: \.isWindow)
    if isException, !hasWindows {
      let named = entries.flatMap(\.days) + (pending?.days ?? [])
      let excepted = chunk.flatMap(\.weekdays)
      guard named.isEmpty || Set(named).isSuperset(of: excepted) else { return false }
      off += excepted
      return true
    }
    if isException, let waiting = pending, chunk.first?.isWindow == false,
      chunk.count == 2, Set(waiting.days).isSuperset(of: chunk[0].weekdays)
    {
      // "every day but Sunday 9 to 5".
      off += chunk[0].weekdays
      return addHours([chunk[1]], isAnd: isAnd, isException: false)
    }
    if !hasDays {
      let windows = chunk.compactMap(\.range)
      if var waiting = pending {
        waiting.windows = windows
        entries.append(waiting)
        pending = nil
      } else if entries.isEmpty {
        loose += windows
      } else if isAnd {
        // "Mon 9 to 1 and 2 to 6".
        entries[entries.count - 1].windows += windows
      } else {
        return false
      }
      return true
    }
    guard hasWindows else {
      for case .days(let days, let isRange) in chunk {
        let isFirst = pending == nil
        pending = Entry(days: (pending?.days ?? []) + days, isRange: isFirst && isRange)
      }
      return true
    }
    return addPairs(chunk, isAnd: isAnd)
  }

  private mutating func addPairs(_ chunk: [Piece], isAnd: Bool) -> Bool {
    let isDaysFirst = chunk.first?.isWindow == false
    var own: [Entry] = []
    var open = Entry()
    for piece in chunk {
      switch piece {
      case .days(let days, let isRange):
        if isDaysFirst, !open.windows.isEmpty {
          own.append(open)
          open = Entry()
        }
        open.isRange = open.days.isEmpty && isRange
        open.days += days
        if !isDaysFirst {
          own.append(open)
          open = Entry()
        }
      case .window(let window): open.windows.append(window)
      default: return false
      }
    }
    if isDaysFirst { own.append(open) } else if !open.windows.isEmpty { return false }
    guard own.allSatisfy({ !$0.days.isEmpty && !$0.windows.isEmpty }) else { return false }
    if let waiting = pending {
      // "Mondays and, in summer, Tuesdays 9 to 5" is too much; "Mondays, also Tuesdays" not.
      guard isDaysFirst else { return false }
      own[0].days = waiting.days + own[0].days
      pending = nil
    }
    if !loose.isEmpty, !isDaysFirst, isAnd, entries.isEmpty {
      // "9 to 1 and 2 to 6 on Mondays".
      own[0].windows = loose + own[0].windows
      loose = []
    }
    entries += own
    return true
  }

  // MARK: The whole

  /// Lets what is said later of some of the days hold for them; false if the same days are
  /// named twice.
  private mutating func settle() -> Bool {
    for index in entries.indices {
      let later = entries[(index + 1)...].flatMap(\.days) + off
      guard !entries[index].days.isEmpty, !later.isEmpty else { continue }
      let left = entries[index].days.filter { !later.contains($0) }
      if left.isEmpty { return false }
      entries[index].days = left
    }
    return true
  }

  /// Gives breaks to the days that they were said of: their own, else those before them,
  /// else all.
  private mutating func addPauses() {
    for pause in pauses {
      guard pause.days.isEmpty else {
        entries = entries.flatMap { entry -> [Entry] in
          let with = entry.days.filter { pause.days.contains($0) }
          guard !with.isEmpty else { return [entry] }
          var (paused, plain) = (entry, entry)
          paused.days = with
          paused.breaks += pause.windows
          plain.days = entry.days.filter { !with.contains($0) }
          return plain.days.isEmpty ? [paused] : [plain, paused]
        }
        continue
      }
      let isOfOne = pause.place > 0 && pause.place < entries.count
      for index in entries.indices where !isOfOne || index == pause.place - 1 {
        entries[index].breaks += pause.windows
      }
    }
  }
}

extension WeeklyPlan.Piece {
  fileprivate var range: ClockRange? { if case .window(let window) = self { window } else { nil } }

  fileprivate var isWindow: Bool { range != nil }

  fileprivate var weekdays: [Weekday] { if case .days(let days, _) = self { days } else { [] } }
}
