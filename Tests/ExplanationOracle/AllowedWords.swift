import CivilTime
import Scheduling

/// The numbers, times and names that a text may hold: those of the facts it is
/// made from.
struct AllowedWords {
  private(set) var numbers: Set<Int> = []
  private(set) var clocks: Set<String> = []
  private(set) var names: Set<String> = []
  private let scene: NamedScene

  init(_ scene: NamedScene) {
    self.scene = scene
  }

  /// Adds what a value holds, and what its parts hold.
  mutating func add(_ value: Any) {
    switch value {
    case let time as LocalDateTime:
      add(time.date)
      add(time.time)
      // What ends at midnight goes to the end of the day before.
      if time.time == .midnight { add(time.date.adding(days: -1)) }
    case let date as CalendarDate: add(date)
    case let day as Weekday: names.insert(Self.weekdays[day.rawValue - 1])
    case let time as ClockTime: add(time)
    case let range as ClockRange:
      add(range.start)
      add(range.end)
    case let range as ClosedRange<Int>:
      add(range.lowerBound)
      add(range.upperBound)
    case let number as Int: add(number)
    case let money as Money:
      add(money.hundredths / 100)
      add(money.hundredths % 100)
    case let id as StaffID: add(scene.name(id))
    case let id as ServiceID: add(scene.name(id))
    case let id as ResourceID: add(scene.name(id))
    case let id as CustomerID: add(scene.name(id))
    case let id as BookingID: add(id)
    case let text as String: add(name: text)
    default:
      for child in Mirror(reflecting: value).children { add(child.value) }
    }
  }

  private mutating func add(_ id: BookingID) {
    numbers.insert(id.rawValue)
    guard let booking = scene.bookings[id] else { return }
    add(scene.name(booking.service))
    add(scene.name(booking.staff))
    if let customer = booking.customer { add(scene.name(customer)) }
    // What is kept free behind it is its own.
    add(booking.bufferAfter)
  }

  private mutating func add(_ text: String?) {
    if let text { add(name: text) }
  }

  private mutating func add(name: String) {
    for word in name.split(separator: " ") { names.insert(String(word)) }
  }

  private mutating func add(_ number: Int) {
    // A length is said in hours and minutes.
    for value in [number, number / 60, number % 60] { numbers.insert(abs(value)) }
    // A notice may be said in days.
    if number % 1440 == 0 { numbers.insert(number / 1440) }
    // A distance is said in days, hours and minutes.
    if number >= 2 * 1440 { numbers.formUnion([number / 1440, number % 1440 / 60]) }
  }

  // MARK: From facts as scripts see them

  /// Adds what facts in JSON hold; their own words, under `text`, count for
  /// nothing.
  mutating func add(facts json: String) {
    for leaf in JSONLeaves(json).values {
      switch leaf {
      case .number(let number): add(number)
      case .text(let text): add(written: text)
      }
    }
  }

  private mutating func add(written text: String) {
    if let time = LocalDateTime(iso: text) { return add(time as Any) }
    if let date = CalendarDate(iso: text) { return add(date) }
    for word in text.split(whereSeparator: { " ()–,;".contains($0) }) {
      let part = word.hasSuffix(".") ? word.dropLast() : word
      if let minute = Self.minute(part) { add(minute: minute) }
      let digits = part.filter(\.isNumber)
      if let number = Int(digits) { numbers.insert(number) }
      names.insert(String(part))
      if Self.weekdays.contains(String(part)) { names.insert(String(part.prefix(3))) }
      // "£12.50" has two numbers.
      for piece in part.split(separator: ".") {
        if let number = Int(piece.filter(\.isNumber)) { numbers.insert(number) }
      }
    }
  }

  /// "15:00" as a minute of the day; windows may end beyond midnight.
  private static func minute(_ text: Substring) -> Int? {
    let parts = text.split(separator: ":")
    guard parts.count == 2, let hour = Int(parts[0]), let minute = Int(parts[1]) else { return nil }
    return hour * 60 + minute
  }

  private mutating func add(_ date: CalendarDate) {
    let (year, month, day) = date.components
    numbers.insert(year)
    numbers.insert(day)
    for name in [Self.months[month - 1], Self.weekdays[date.weekday.rawValue - 1]] {
      names.insert(name)
      names.insert(String(name.prefix(3)))
    }
  }

  private mutating func add(_ time: ClockTime) { add(minute: time.minuteOfDay) }

  private mutating func add(minute: Int) {
    for shown in Set([minute, minute % 1440, minute == 0 ? 1440 : minute]) {
      let (hour, rest) = (shown / 60, shown % 60)
      let digits = rest < 10 ? "0\(rest)" : "\(rest)"
      clocks.insert((hour < 10 ? "0\(hour)" : "\(hour)") + ":" + digits)
      clocks.insert("\((hour + 11) % 12 + 1):\(digits)")
    }
  }

  private static let months = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September",
    "October", "November", "December",
  ]
  private static let weekdays = [
    "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday",
  ]
}
