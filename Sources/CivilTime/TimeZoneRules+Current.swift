extension TimeZoneRules {
  /// The zone that the person's system is set to.
  ///
  /// Looks, as the C library does, at the variable `TZ`, then at where
  /// `/etc/localtime` leads, and then at the name in `/etc/timezone`; UTC if none
  /// of them tells.
  public static func current() -> TimeZoneRules {
    current(
      variable: SystemFiles.environment("TZ"), localtime: "/etc/localtime",
      timezone: "/etc/timezone", database: .system)
  }

  static func current(
    variable: String?, localtime: String, timezone: String, database: ZoneDatabase
  ) -> TimeZoneRules {
    if let variable { return posix(variable, database: database) ?? .utc }
    let link = SystemFiles.resolved(localtime)
    let written = SystemFiles.read(timezone, limit: 1000).map(firstLine)
    for name in [link.flatMap(zoneName), written].compactMap({ $0 }) {
      if let zone = find(name, in: database) { return zone }
    }
    // A copy of a zone's file has the rules, though not their name.
    if let bytes = SystemFiles.read(localtime), let table = ZoneFile.read(bytes) {
      return TimeZoneRules(identifier: "localtime", table: table)
    }
    return .utc
  }

  /// What the variable `TZ` says: `:Area/City`, a file of the database, or a rule
  /// such as `EST5EDT,M3.2.0,M11.1.0`.
  private static func posix(_ variable: String, database: ZoneDatabase) -> TimeZoneRules? {
    let text = variable.hasPrefix(":") ? String(variable.dropFirst()) : variable
    let name = text.hasPrefix("/") ? zoneName(inPath: text) ?? text : text
    if let zone = find(name, in: database) { return zone }
    guard let rule = PosixTimeRule(text.utf8) else { return nil }
    return TimeZoneRules(
      identifier: text, table: ZoneTable(initialKind: rule.standard, changes: [], rule: rule))
  }

  /// `Europe/London` of `/usr/share/zoneinfo/Europe/London`.
  private static func zoneName(inPath path: String) -> String? {
    let parts = path.split(separator: "/")
    guard let root = parts.lastIndex(where: { $0.hasPrefix("zoneinfo") }) else { return nil }
    var rest = parts[(root + 1)...]
    if rest.first == "posix" { rest = rest.dropFirst() }
    return rest.isEmpty ? nil : rest.joined(separator: "/")
  }

  private static func firstLine(_ bytes: [UInt8]) -> String {
    String(decoding: bytes.prefix { $0 > 32 }, as: UTF8.self)
  }
}
