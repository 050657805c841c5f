import CivilTime

/// The zones that a file names: those of the system, those whose rules the file
/// tells, and those of Windows.
struct ZoneBook {
  private var told: [String: Component] = [:]
  private var known: [String: TimeZoneRules?] = [:]

  init(_ components: [Component]) {
    for component in components { told[component.text("TZID")] = component }
  }

  /// The zone of a name, or nil if nothing tells its rules.
  ///
  /// The system's rules of a place go before those in a file, which may be old.
  mutating func zone(_ name: String) -> TimeZoneRules? {
    if let zone = known[name] { return zone }
    let zone = system(name) ?? told[name].flatMap { Self.zone($0, name) } ?? windows(name)
    known[name] = .some(zone)
    return zone
  }

  private func system(_ name: String) -> TimeZoneRules? {
    // Some programs put their own name before the zone's: `/example.org/Europe/Paris`.
    let parts = name.split(separator: "/")
    for start in parts.indices where parts.count - start <= 3 {
      let rest = parts[start...].joined(separator: "/")
      if start > 0 && !rest.contains("/") { break }
      if let zone = TimeZoneRules.find(rest) { return zone }
    }
    return nil
  }

  private func windows(_ name: String) -> TimeZoneRules? {
    WindowsZones.identifier(for: name).flatMap(TimeZoneRules.find)
  }

  /// A zone by the changes that its component tells, up to the year 2100.
  private static func zone(_ component: Component, _ name: String) -> TimeZoneRules? {
    var changes: [(moment: Instant, offset: Int, abbreviation: String)] = []
    var earliest: (moment: Instant, before: Int)?
    // No country has changed its clocks by more rules than this.
    guard component.parts.count <= 200 else { return nil }
    for part in component.parts {
      guard let startLine = part.line("DTSTART"), let start = LocalDateTime(basic: startLine.value),
        let before = seconds(part.text("TZOFFSETFROM")),
        let after = seconds(part.text("TZOFFSETTO"))
      else { return nil }
      var walls = [start]
      let fixed = TimeZoneRules.fixed(name, seconds: before)
      if let line = part.line("RRULE") {
        guard let rule = RecurrenceRule(line.value, zone: fixed) else { return nil }
        // A yearly change from 1601 on, as Outlook writes, is 500 times.
        walls += rule.occurrences(from: start).prefix(1000).prefix { $0.date.year <= 2100 }
      }
      for line in part.lines where line.name == "RDATE" {
        walls += line.value.split(separator: ",").compactMap { LocalDateTime(basic: $0) }
      }
      for wall in Set(walls) {
        let moment = fixed.instant(wall)
        changes.append((moment, after, part.text("TZNAME")))
        if moment < earliest?.moment ?? Instant(seconds: Int.max) { earliest = (moment, before) }
      }
    }
    guard let earliest else { return nil }
    return .custom(name, offset: earliest.before, changes: changes)
  }

  /// Seconds of `+0100` or `-033045`.
  private static func seconds(_ text: String) -> Int? {
    guard let sign = text.first, sign == "+" || sign == "-" else { return nil }
    let digits = text.dropFirst()
    guard digits.count == 4 || digits.count == 6, let number = Int(digits), number >= 0 else {
      return nil
    }
    let full = digits.count == 4 ? number * 100 : number
    let seconds = full / 10_000 * 3600 + full / 100 % 100 * 60 + full % 100
    return sign == "-" ? -seconds : seconds
  }
}
