/// A length of time in the units in which it was said: a month is no number of
/// days, a day is no number of hours.
public struct CivilDuration: Hashable, Sendable, Codable {
  /// Calendar months; a year is 12.
  public var months: Int

  /// Calendar days; a week is 7.
  public var days: Int

  /// Elapsed seconds; a minute is 60.
  public var seconds: Int

  /// Creates a length from its parts.
  public init(months: Int = 0, days: Int = 0, seconds: Int = 0) {
    self.months = months
    self.days = days
    self.seconds = seconds
  }

  /// A length of minutes.
  public static func minutes(_ count: Int) -> CivilDuration {
    CivilDuration(seconds: count * 60)
  }

  /// Whole minutes, if no part of it depends on the calendar.
  public var exactMinutes: Int? {
    months == 0 && days == 0 && seconds % 60 == 0 ? seconds / 60 : nil
  }
}

extension CivilDuration: CustomStringConvertible {
  /// The length as ISO 8601: `PT1H30M`, `P14D`, `P1Y2M`.
  public var description: String {
    var date = ""
    if months / 12 != 0 { date += "\(months / 12)Y" }
    if months % 12 != 0 { date += "\(months % 12)M" }
    if days != 0 { date += "\(days)D" }
    var time = ""
    if seconds / 3600 != 0 { time += "\(seconds / 3600)H" }
    if seconds % 3600 / 60 != 0 { time += "\(seconds % 3600 / 60)M" }
    if seconds % 60 != 0 { time += "\(seconds % 60)S" }
    if date.isEmpty && time.isEmpty { return "PT0S" }
    return "P" + date + (time.isEmpty ? "" : "T" + time)
  }

  private typealias Unit = (
    letter: Unicode.Scalar, part: WritableKeyPath<CivilDuration, Int>, size: Int
  )

  /// Reads `PT1H30M`, `P2W` or `-PT15M`; nil for anything else, fractions too.
  public init?(iso text: some StringProtocol) {
    var reader = ByteReader(Array(text.utf8))
    let sign = reader.take("-") ? -1 : 1
    if sign > 0 { _ = reader.take("+") }
    guard reader.take("P"), !reader.isAtEnd else { return nil }
    self.init()
    let date: [Unit] = [
      ("Y", \.months, 12), ("M", \.months, 1), ("W", \.days, 7), ("D", \.days, 1),
    ]
    let time: [Unit] = [("H", \.seconds, 3600), ("M", \.seconds, 60), ("S", \.seconds, 1)]
    guard read(date, sign, from: &reader) else { return nil }
    if reader.take("T") {
      guard !reader.isAtEnd, read(time, sign, from: &reader) else { return nil }
    }
    guard reader.isAtEnd else { return nil }
  }

  /// Adds numbers with the letters of some units, each at most once and in order;
  /// false where a number has another letter.
  private mutating func read(_ units: [Unit], _ sign: Int, from reader: inout ByteReader) -> Bool {
    var units = units[...]
    while let count = reader.number() {
      guard let place = units.firstIndex(where: { reader.take($0.letter) }) else { return false }
      self[keyPath: units[place].part] += sign * count * units[place].size
      units = units[(place + 1)...]
    }
    return true
  }
}
