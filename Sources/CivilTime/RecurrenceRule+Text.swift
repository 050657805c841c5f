extension RecurrenceRule: CustomStringConvertible {
  /// The rule as RFC 5545 writes it: `FREQ=WEEKLY;INTERVAL=2;BYDAY=TU,TH`.
  public var description: String {
    var parts = ["FREQ=\(frequency.rawValue)"]
    func add(_ name: String, _ values: [Int]) {
      if !values.isEmpty {
        parts.append(name + "=" + values.map(String.init).joined(separator: ","))
      }
    }
    if interval != 1 { parts.append("INTERVAL=\(interval)") }
    add("BYMONTH", months)
    add("BYMONTHDAY", monthDays)
    if !days.isEmpty { parts.append("BYDAY=" + days.map(\.description).joined(separator: ",")) }
    add("BYHOUR", hours)
    add("BYMINUTE", minutes)
    add("BYSETPOS", positions)
    switch end {
    case .count(let count): parts.append("COUNT=\(count)")
    case .until(let last): parts.append("UNTIL=\(last.basicDescription)")
    case nil: break
    }
    if weekStart != .monday { parts.append("WKST=\(weekStart.iCalendarCode)") }
    return parts.joined(separator: ";")
  }
}

extension RecurrenceRule.Day: CustomStringConvertible {
  /// The weekday as RFC 5545 writes it: `TU`, `-1FR`.
  public var description: String {
    (ordinal.map(String.init) ?? "") + weekday.iCalendarCode
  }

  /// Reads `TU` or `-1FR`; nil for anything else.
  fileprivate init?(text: Substring) {
    guard let weekday = Weekday(iCalendarCode: text.suffix(2)) else { return nil }
    self.init(weekday)
    let number = text.dropLast(2)
    if number.isEmpty { return }
    guard let ordinal = Int(number), ordinal != 0, abs(ordinal) <= 53 else { return nil }
    self.ordinal = ordinal
  }
}

extension Weekday {
  private static let iCalendarCodes = ["MO", "TU", "WE", "TH", "FR", "SA", "SU"]

  /// The two letters of RFC 5545: `MO` to `SU`.
  public var iCalendarCode: String { Self.iCalendarCodes[rawValue - 1] }

  /// Reads `MO` to `SU`; nil for anything else.
  public init?(iCalendarCode code: some StringProtocol) {
    guard let index = Self.iCalendarCodes.firstIndex(where: { $0 == code }) else { return nil }
    self = Self.allCases[index]
  }
}

extension LocalDateTime {
  /// The wall time as ISO 8601's basic form writes it: `20261130T090000`.
  public var basicDescription: String {
    let (year, month, day) = date.components
    let clock = padded(time.hour, to: 2) + padded(time.minute, to: 2) + padded(second, to: 2)
    return padded(year, to: 4) + padded(month, to: 2) + padded(day, to: 2) + "T" + clock
  }

  /// Reads `20261130T090000`; nil for anything else, a `Z` at its end too.
  public init?(basic text: some StringProtocol) {
    let bytes = Array(text.utf8)
    guard bytes.count == 15, bytes[8] == UInt8(ascii: "T"),
      let date = CalendarDate(basic: text.prefix(8)),
      let hour = digits(bytes[9..<11]), let minute = digits(bytes[11..<13]),
      // A leap second counts as the one before it.
      let second = digits(bytes[13..<15]), second <= 60,
      hour < 24, let time = ClockTime(hour: hour, minute: minute)
    else { return nil }
    self.init(date, time, second: min(second, 59))
  }
}

extension CalendarDate {
  /// Reads `20261130`; nil for anything else.
  public init?(basic text: some StringProtocol) {
    let bytes = Array(text.utf8)
    guard bytes.count == 8, let year = digits(bytes[0..<4]), let month = digits(bytes[4..<6]),
      let day = digits(bytes[6..<8])
    else { return nil }
    self.init(year: year, month: month, day: day)
  }
}

extension RecurrenceRule {
  /// Reads a rule as RFC 5545 writes it, with or without `RRULE:` before it; nil
  /// if any part of it is unknown, wrong, or there twice.
  ///
  /// BYSECOND, BYWEEKNO and BYYEARDAY are not known here.
  ///
  /// - Parameters:
  ///   - text: The rule.
  ///   - zone: The zone of the wall times that repeat, for an UNTIL in UTC.
  public init?(_ text: some StringProtocol, zone: TimeZoneRules = .utc) {
    var body = text.uppercased()[...]
    if body.hasPrefix("RRULE:") { body = body.dropFirst(6) }
    var values: [Substring: Substring] = [:]
    for part in body.split(separator: ";") {
      guard let equals = part.firstIndex(of: "=") else { return nil }
      let name = part[..<equals]
      guard values.updateValue(part[part.index(after: equals)...], forKey: name) == nil else {
        return nil
      }
    }
    guard let name = values.removeValue(forKey: "FREQ"),
      let frequency = Frequency(rawValue: String(name))
    else { return nil }
    self.init(frequency)
    for (name, value) in values {
      guard read(name, value, zone) else { return nil }
    }
    if values["COUNT"] != nil && values["UNTIL"] != nil { return nil }
  }

  /// Takes over one part of a rule; false if it is unknown or wrong.
  private mutating func read(
    _ name: Substring, _ value: Substring, _ zone: TimeZoneRules
  ) -> Bool {
    func numbers(_ allowed: ClosedRange<Int>, signed: Bool = false) -> [Int]? {
      let parts = value.split(separator: ",", omittingEmptySubsequences: false)
      let numbers = parts.compactMap { Int($0) }
      let fit = numbers.allSatisfy { allowed.contains(signed ? abs($0) : $0) }
      return numbers.count == parts.count && fit ? numbers : nil
    }
    func set(_ target: inout [Int], _ read: [Int]?) -> Bool {
      guard let read else { return false }
      target = read
      return true
    }
    switch name {
    case "BYMONTH": return set(&months, numbers(1...12))
    case "BYMONTHDAY": return set(&monthDays, numbers(1...31, signed: true))
    case "BYHOUR": return set(&hours, numbers(0...23))
    case "BYMINUTE": return set(&minutes, numbers(0...59))
    case "BYSETPOS": return set(&positions, numbers(1...366, signed: true))
    case "INTERVAL":
      guard let number = Int(value), (1...100_000).contains(number) else { return false }
      interval = number
    case "COUNT":
      guard let number = Int(value), number > 0 else { return false }
      end = .count(number)
    case "UNTIL":
      guard let last = Self.until(value, zone) else { return false }
      end = .until(last)
    case "BYDAY":
      let parts = value.split(separator: ",", omittingEmptySubsequences: false)
      days = parts.compactMap { Day(text: $0) }
      return days.count == parts.count
    case "WKST":
      guard let day = Weekday(iCalendarCode: value) else { return false }
      weekStart = day
    default: return false
    }
    return true
  }

  /// The last wall time that counts; of a day alone, its last second.
  private static func until(_ text: Substring, _ zone: TimeZoneRules) -> LocalDateTime? {
    if let date = CalendarDate(basic: text) {
      return LocalDateTime(wallSeconds: date.dayNumber * 86_400 + 86_399)
    }
    guard text.hasSuffix("Z") else { return LocalDateTime(basic: text) }
    return LocalDateTime(basic: text.dropLast()).map { zone.local(TimeZoneRules.utc.instant($0)) }
  }
}
