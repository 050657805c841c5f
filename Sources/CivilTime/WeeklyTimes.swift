/// Times of the day for each day of the week, such as those at which a class begins.
public struct WeeklyTimes: Hashable, Sendable, Codable {
  private var times: [[ClockTime]]

  /// Creates a week without any.
  public init() {
    times = Array(repeating: [], count: 7)
  }

  /// Creates a week with the same times on each of some days.
  public init(_ days: some Sequence<Weekday>, _ times: [ClockTime]) {
    self.init()
    for day in days { self[day] = times }
  }

  /// Creates a week with the same times on each day.
  public init(_ times: [ClockTime]) {
    self.init(Weekday.allCases, times)
  }

  /// The times of a weekday, in order, each once.
  public subscript(day: Weekday) -> [ClockTime] {
    get { times[day.rawValue - 1] }
    set {
      let sorted = newValue.sorted()
      times[day.rawValue - 1] = sorted.indices.filter { $0 == 0 || sorted[$0] != sorted[$0 - 1] }
        .map { sorted[$0] }
    }
  }

  /// Whether no day has any.
  public var isEmpty: Bool { times.allSatisfy(\.isEmpty) }

  /// The days that have some, those of the same times together, in the order of the week.
  public var groups: [(days: [Weekday], times: [ClockTime])] {
    var groups: [(days: [Weekday], times: [ClockTime])] = []
    for day in Weekday.allCases where !self[day].isEmpty {
      if let index = groups.firstIndex(where: { $0.times == self[day] }) {
        groups[index].days.append(day)
      } else {
        groups.append(([day], self[day]))
      }
    }
    return groups
  }
}
