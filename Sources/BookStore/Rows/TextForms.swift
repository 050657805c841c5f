import CivilTime
import Scheduling

/// The small nested values of a row as text that a person can read.
///
/// Written by hand because they are read at every start, where a JSON decoder
/// would cost more than all else. They are part of the schema: another form is
/// another step of it.
enum TextForms {
  /// Windows of a day: `09:00-12:30 13:00-26:00`.
  ///
  /// Hours beyond 24 are the next day's. A window from 24:00 to 00:00 holds nothing and is left out.
  static func text(_ windows: [ClockRange]) -> String {
    windows.filter { $0.startMinute < $0.endMinute }.map {
      clock($0.startMinute) + "-" + clock($0.endMinute)
    }.joined(separator: " ")
  }

  /// Reads what ``text(_:)-(_)`` writes; nil for anything else.
  static func windows(_ text: some StringProtocol) -> [ClockRange]? {
    var windows: [ClockRange] = []
    for word in text.utf8.split(separator: UInt8(ascii: " ")) {
      let ends = word.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
      guard ends.count == 2, let start = minutes(ends[0]), let end = minutes(ends[1]),
        let window = ClockRange(startMinute: start, endMinute: end)
      else { return nil }
      windows.append(window)
    }
    return windows
  }

  /// Hours of a week: `1 09:00-17:00;2 09:00-12:00 13:00-17:00`, days numbered
  /// from Monday, those without a window left out.
  static func text(_ hours: WeeklyHours) -> String {
    Weekday.allCases.filter { !hours[$0].isEmpty }
      .map { "\($0.rawValue) " + text(hours[$0]) }
      .joined(separator: ";")
  }

  /// Reads what ``text(_:)-(_)`` writes; nil for anything else.
  static func hours(_ text: String) -> WeeklyHours? {
    var hours = WeeklyHours()
    for day in text.split(separator: ";") {
      let parts = day.split(separator: " ", maxSplits: 1)
      guard parts.count == 2, let number = Int(parts[0]), let weekday = Weekday(rawValue: number),
        let windows = windows(parts[1])
      else { return nil }
      hours[weekday] = windows
    }
    return hours
  }

  /// Hours that hold from a date on: `2027-01-04/-/1,2/1 10:00-18:00/-`, the fields
  /// being from, through, days, hours and breaks.
  static func text(_ rows: [DatedHours]) -> String {
    rows.map { row in
      [
        row.from.description, row.through?.description ?? "-",
        row.days.map { String($0.rawValue) }.joined(separator: ","),
        row.hours.map { text($0) } ?? "-", row.breaks.map { text($0) } ?? "-",
      ].joined(separator: "/")
    }.joined(separator: "|")
  }

  /// Reads what ``text(_:)-(_)`` writes; nil for anything else.
  static func datedHours(_ text: String) -> [DatedHours]? {
    var result: [DatedHours] = []
    for row in text.split(separator: "|") {
      let fields = row.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
      guard fields.count == 5, let from = CalendarDate(iso: fields[0]) else { return nil }
      let days = fields[2].split(separator: ",").map { Int($0).flatMap(Weekday.init(rawValue:)) }
      var dated = DatedHours(from: from, days: days.compactMap { $0 })
      dated.through = CalendarDate(iso: fields[1])
      dated.hours = fields[3] == "-" ? nil : hours(fields[3])
      dated.breaks = fields[4] == "-" ? nil : hours(fields[4])
      guard dated.days.count == days.count, (dated.through == nil) == (fields[1] == "-"),
        (dated.hours == nil) == (fields[3] == "-"), (dated.breaks == nil) == (fields[4] == "-")
      else { return nil }
      result.append(dated)
    }
    return result
  }

  /// Numbers: `1,4,12`.
  static func text<T>(_ ids: [Identifier<T>]) -> String {
    ids.map { String($0.rawValue) }.joined(separator: ",")
  }

  /// Reads what ``text(_:)-(_)`` writes; nil for anything else.
  static func ids<T>(_ text: String) -> [Identifier<T>]? {
    var ids: [Identifier<T>] = []
    for word in text.split(separator: ",") {
      guard let number = Int(word) else { return nil }
      ids.append(Identifier(number))
    }
    return ids
  }

  /// Starts of a service: empty for the book's own step, `every 30`, `at 09:00 10:30`, or by
  /// weekday `on 1 18:00 4 19:00 20:15`.
  static func text(_ starts: Service.Starts) -> String {
    switch starts {
    case .standard: ""
    case .every(let minutes): "every \(minutes)"
    case .fixed(let times): (["at"] + times.map(\.description)).joined(separator: " ")
    case .weekly(let week):
      (["on"]
        + Weekday.allCases.filter { !week[$0].isEmpty }.flatMap { day in
          ["\(day.rawValue)"] + week[day].map(\.description)
        }).joined(separator: " ")
    }
  }

  /// Reads what ``text(_:)-(_)`` writes; nil for anything else.
  static func starts(_ text: String) -> Service.Starts? {
    if text.isEmpty { return .standard }
    let words = text.split(separator: " ")
    switch words[0] {
    case "every":
      guard words.count == 2, let minutes = Int(words[1]) else { return nil }
      return .every(minutes: minutes)
    case "at":
      let times = words.dropFirst().map { ClockTime(iso: $0) }
      let known = times.compactMap { $0 }
      return known.count == times.count ? .fixed(known) : nil
    case "on": return weeklyStarts(words.dropFirst()).map { .weekly($0) }
    default: return nil
    }
  }

  private static func weeklyStarts(_ words: some Sequence<Substring>) -> WeeklyTimes? {
    var week = WeeklyTimes()
    var day: Weekday?
    for word in words {
      if let number = Int(word) {
        day = Weekday(rawValue: number)
        if day == nil { return nil }
      } else if let named = day, let time = ClockTime(iso: word) {
        week[named].append(time)
      } else {
        return nil
      }
    }
    return week
  }

  /// Someone's own lengths and prices: `3 length 90;4 length 60 price 5000`.
  static func text(_ terms: [Staff.Terms]) -> String {
    terms.map { term in
      "\(term.service.rawValue)"
        + (term.length.map { " length \($0)" } ?? "")
        + (term.price.map { " price \($0.hundredths)" } ?? "")
    }
    .joined(separator: ";")
  }

  /// Reads what ``text(_:)-(_)`` writes; nil for anything else.
  static func terms(_ text: String) -> [Staff.Terms]? {
    var result: [Staff.Terms] = []
    for term in text.split(separator: ";") {
      let words = term.split(separator: " ")
      guard let first = words.first, let service = Int(first), words.count % 2 == 1 else {
        return nil
      }
      var terms = Staff.Terms(service: ServiceID(service))
      for index in stride(from: 1, to: words.count, by: 2) {
        guard let number = Int(words[index + 1]) else { return nil }
        switch words[index] {
        case "length": terms.length = number
        case "price": terms.price = Money(hundredths: number)
        default: return nil
        }
      }
      result.append(terms)
    }
    return result
  }

  /// Limits: `4 a day of service 3;20 a week`.
  static func text(_ limits: [Policy.Limit]) -> String {
    limits.map { limit in
      let scope =
        switch limit.scope {
        case .everything: ""
        case .service(let id): " of service \(id.rawValue)"
        case .staff(let id): " of staff \(id.rawValue)"
        case .eachCustomer: " of each customer"
        case .eachCustomerOf(let id): " of service \(id.rawValue) of each customer"
        case .serviceOf(let id, let staff):
          " of service \(id.rawValue) of staff \(staff.rawValue)"
        }
      let day = limit.weekday.map { " on weekday \($0.rawValue)" } ?? ""
      return "\(limit.most) a \(limit.period.rawValue)\(scope)\(day)"
    }
    .joined(separator: ";")
  }

  /// Reads what ``text(_:)-(_)`` writes; nil for anything else.
  static func limits(_ text: String) -> [Policy.Limit]? {
    var result: [Policy.Limit] = []
    for limit in text.split(separator: ";") {
      var words = limit.split(separator: " ")
      var weekday: Weekday?
      if words.count > 5, words[words.count - 3] == "on", words[words.count - 2] == "weekday" {
        weekday = Int(words[words.count - 1]).flatMap(Weekday.init(rawValue:))
        guard weekday != nil else { return nil }
        words.removeLast(3)
      }
      guard words.count % 3 == 0, (3...9).contains(words.count), let most = Int(words[0]),
        words[1] == "a",
        let period = Policy.Limit.Period(rawValue: String(words[2])),
        let scope = scope(words.dropFirst(3))
      else { return nil }
      result.append(
        Policy.Limit(scope: scope, period: period, most: most, weekday: weekday))
    }
    return result
  }

  private static func scope(_ words: ArraySlice<Substring>) -> Policy.Limit.Scope? {
    let words = Array(words)
    if words.count == 6 {
      guard case .service(let service)? = scope(words[..<3]), let other = scope(words[3...]) else {
        return nil
      }
      switch other {
      case .staff(let staff): return .serviceOf(service, staff: staff)
      case .eachCustomer: return .eachCustomerOf(service)
      default: return nil
      }
    }
    switch words.count > 1 ? words[1] : "" {
    case "": return .everything
    case "each": return .eachCustomer
    case "service": return Int(words[2]).map { .service(ServiceID($0)) }
    case "staff": return Int(words[2]).map { .staff(StaffID($0)) }
    default: return nil
    }
  }

  /// Rules: `notice,booked`.
  static func text(_ rules: [Rule]) -> String {
    rules.map(\.rawValue).joined(separator: ",")
  }

  /// Reads what ``text(_:)-(_)`` writes; nil for anything else.
  static func rules(_ text: String) -> [Rule]? {
    let names = text.split(separator: ",")
    let rules = names.compactMap { Rule(rawValue: String($0)) }
    return rules.count == names.count ? rules : nil
  }

  /// Minutes of a day as `09:00`; beyond 24:00 the hours go on.
  private static func clock(_ minutes: Int) -> String {
    let hour = minutes / 60
    let minute = minutes % 60
    return (hour < 10 ? "0" : "") + "\(hour):" + (minute < 10 ? "0" : "") + "\(minute)"
  }

  private static func minutes(_ bytes: some Collection<UInt8>) -> Int? {
    guard bytes.count == 5 else { return nil }
    var digits: [Int] = []
    for (index, byte) in bytes.enumerated() {
      if index == 2 {
        guard byte == UInt8(ascii: ":") else { return nil }
      } else {
        guard (48...57).contains(byte) else { return nil }
        digits.append(Int(byte) - 48)
      }
    }
    return digits[0] * 600 + digits[1] * 60 + digits[2] * 10 + digits[3]
  }
}
