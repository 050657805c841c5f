/// Local time as a zone keeps it for a while: an offset, whether it counts as
/// summer time, and the letters that people write for it.
struct LocalTimeKind: Hashable, Sendable {
  var offset: Int
  var isDaylight: Bool
  var abbreviation: String
}

/// The changes of one zone, shared by all copies of its `TimeZoneRules`.
final class ZoneTable: Hashable, Sendable {
  /// The stretch in which one kind of local time is in force, half-open in
  /// seconds since 1970-01-01T00:00Z; `Int.min` and `Int.max` where it has no end.
  struct Period {
    var start: Int
    var end: Int
    var offset: Int
    var kind: LocalTimeKind
  }

  private let kinds: [LocalTimeKind]

  /// Moments of change, rising, and beside each what is in force from it on.
  private let times: [Int]
  private let kindAt: [UInt16]

  /// What is in force before the first change.
  private let initialKind: LocalTimeKind

  /// The rule for the years beyond the table.
  private let rule: PosixTimeRule?

  /// Years up to this one are spelled out in the table, so that a question about
  /// them is one binary search; later ones are worked out when they are asked for.
  private static let lastSpelledYear = 2100

  init(
    initialKind: LocalTimeKind, changes: [(at: Int, kind: LocalTimeKind)],
    rule: PosixTimeRule? = nil
  ) {
    var kinds: [LocalTimeKind] = []
    var times: [Int] = []
    var kindAt: [UInt16] = []
    var previous = initialKind

    func append(_ at: Int, _ kind: LocalTimeKind) {
      guard kind != previous, at > times.last ?? Int.min else { return }
      previous = kind
      let known = kinds.firstIndex(of: kind)
      if known == nil { kinds.append(kind) }
      times.append(at)
      kindAt.append(UInt16(truncatingIfNeeded: known ?? kinds.count - 1))
    }

    for change in changes { append(change.at, change.kind) }
    if let rule, let last = changes.last {
      let year = CalendarDate(dayNumber: floorDivide(last.at, 86_400)).year
      for year in stride(from: year, through: Self.lastSpelledYear, by: 1) {
        for change in rule.changes(inYear: year) { append(change.at, change.kind) }
      }
    }
    self.initialKind = changes.isEmpty ? (rule?.standard ?? initialKind) : initialKind
    self.kinds = kinds
    self.times = times
    self.kindAt = kindAt
    self.rule = rule?.summer == nil ? nil : rule
  }

  static func == (left: ZoneTable, right: ZoneTable) -> Bool {
    left === right
      || (left.times == right.times && left.kindAt == right.kindAt && left.kinds == right.kinds
        && left.initialKind == right.initialKind && left.rule == right.rule)
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(times.count)
    hasher.combine(initialKind)
  }

  /// Seconds east of UTC at a moment.
  func offset(at seconds: Int) -> Int {
    let index = changes(upTo: seconds)
    if index == times.count, let rule { return beyondTable(seconds, rule).offset }
    return index == 0 ? initialKind.offset : kinds[Int(kindAt[index - 1])].offset
  }

  /// What is in force at a moment, from when, and until when.
  func period(at seconds: Int) -> Period {
    let index = changes(upTo: seconds)
    if index == times.count, let rule { return beyondTable(seconds, rule) }
    let kind = index == 0 ? initialKind : kinds[Int(kindAt[index - 1])]
    return Period(
      start: index == 0 ? Int.min : times[index - 1],
      end: index == times.count ? Int.max : times[index],
      offset: kind.offset, kind: kind)
  }

  /// How many changes lie at or before a moment.
  private func changes(upTo seconds: Int) -> Int {
    var low = 0
    var high = times.count
    while low < high {
      let middle = (low + high) / 2
      if times[middle] <= seconds { low = middle + 1 } else { high = middle }
    }
    return low
  }

  private func beyondTable(_ seconds: Int, _ rule: PosixTimeRule) -> Period {
    let year = CalendarDate(dayNumber: floorDivide(seconds, 86_400)).year
    var found = Period(
      start: Int.min, end: Int.max, offset: rule.standard.offset, kind: rule.standard)
    for year in year - 1...year + 1 {
      for change in rule.changes(inYear: year) {
        if change.at <= seconds {
          found.start = change.at
          found.offset = change.kind.offset
          found.kind = change.kind
        } else if found.end == Int.max {
          found.end = change.at
        }
      }
    }
    found.start = max(found.start, times.last ?? Int.min)
    return found
  }
}
