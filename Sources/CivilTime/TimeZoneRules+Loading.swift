extension TimeZoneRules {
  /// The zone of a name, read from the system's tz database.
  ///
  /// Besides the database's names (in any case, and with blanks for underscores)
  /// it takes `UTC`, `Z`, and offsets such as `-02:00`, `+0530` or `UTC+2`. The
  /// directory is that of the variable `TZDIR`, or else the system's.
  ///
  /// - Throws: `TimeZoneError`, with near names where there is no such zone.
  /// - Complexity: Reads and spells out one small file; keep the value.
  public static func load(_ identifier: String) throws(TimeZoneError) -> TimeZoneRules {
    try load(identifier, from: ZoneDatabase.system)
  }

  /// The zone of a name, as `load` has it, or nil; no near names are looked for,
  /// which takes longer than all the rest.
  public static func find(_ identifier: String) -> TimeZoneRules? {
    find(identifier, in: .system)
  }

  static func find(_ identifier: String, in database: ZoneDatabase) -> TimeZoneRules? {
    (try? read(identifier, from: database)) ?? nil
  }

  static func load(
    _ identifier: String, from database: ZoneDatabase
  ) throws(TimeZoneError) -> TimeZoneRules {
    if let zone = try read(identifier, from: database) { return zone }
    throw .unknown(identifier, suggestions: database.suggestions(for: identifier))
  }

  /// The zone of a name; nil if there is no such name.
  private static func read(
    _ identifier: String, from database: ZoneDatabase
  ) throws(TimeZoneError) -> TimeZoneRules? {
    if let fixed = fixedOffset(identifier) { return fixed }
    if let file = database.exactFile(identifier) {
      if let table = ZoneFile.read(file.bytes) {
        return TimeZoneRules(identifier: identifier, table: table)
      }
      // A list beside the zones, or one that is damaged: the search tells.
    }
    guard let (name, path) = try database.find(identifier) else { return nil }
    guard let bytes = SystemFiles.read(path), let table = ZoneFile.read(bytes) else {
      throw .unreadable(name, path: path)
    }
    return TimeZoneRules(identifier: name, table: table)
  }

  /// The names of all zones of the system's tz database, sorted.
  public static func knownIdentifiers() -> [String] {
    ZoneDatabase.system.names()
  }

  /// `UTC`, `Z`, or an offset from it, which then gets the form `-02:00`.
  static func fixedOffset(_ identifier: String) -> TimeZoneRules? {
    var text = identifier[...]
    switch asciiLowercased(identifier.prefix(3)) {
    case "z": return .utc
    case "utc", "gmt": text = text.dropFirst(3)
    default: break
    }
    if text.isEmpty { return identifier.isEmpty ? nil : .utc }
    guard let sign = text.first, "+-\u{2212}".contains(sign) else { return nil }
    let parts = text.dropFirst().utf8.split(
      separator: UInt8(ascii: ":"), omittingEmptySubsequences: false)
    var hours: Int?
    var minutes: Int? = 0
    if parts.count == 2, parts[1].count == 2 {
      hours = digits(parts[0])
      minutes = digits(parts[1])
    } else if parts.count == 1, parts[0].count <= 2 {
      hours = digits(parts[0])
    } else if parts.count == 1, parts[0].count == 4 {
      hours = digits(parts[0].prefix(2))
      minutes = digits(parts[0].suffix(2))
    }
    guard let hours, let minutes, hours <= 18, minutes < 60 else { return nil }
    let seconds = (hours * 60 + minutes) * 60
    if seconds == 0 { return .utc }
    let name = "\(sign == "+" ? "+" : "-")\(padded(hours, to: 2)):\(padded(minutes, to: 2))"
    return .fixed(name, seconds: sign == "+" ? seconds : -seconds)
  }
}

/// Text with the letters A to Z made small.
func asciiLowercased(_ text: some StringProtocol) -> String {
  String(decoding: text.utf8.map { (65...90).contains($0) ? $0 + 32 : $0 }, as: UTF8.self)
}
