/// A directory with a file for each zone, as every Unix system has one.
struct ZoneDatabase: Sendable {
  /// Places to look in; the first that exists counts.
  var directories: [String]

  /// The system's own, or the one that `TZDIR` names.
  static var system: ZoneDatabase {
    if let directory = SystemFiles.environment("TZDIR"), directory.hasPrefix("/") {
      return ZoneDatabase(directories: [directory])
    }
    return ZoneDatabase(directories: SystemFiles.zoneDirectories)
  }

  /// The file of a name that is spelled as the database spells it, which costs no
  /// search; nil where the system itself would not tell the spelling.
  func exactFile(_ identifier: String) -> (path: String, bytes: [UInt8])? {
    guard !SystemFiles.ignoresCase, Self.isName(identifier) else { return nil }
    for directory in directories {
      let path = "\(directory)/\(identifier)"
      if let bytes = SystemFiles.read(path) { return (path, bytes) }
    }
    return nil
  }

  /// The name of a zone as the database writes it, and its file.
  func find(_ identifier: String) throws(TimeZoneError) -> (name: String, path: String)? {
    let places = directories.compactMap { directory in
      SystemFiles.names(in: directory).map { (directory: directory, entries: $0) }
    }
    guard !places.isEmpty else { throw .noDatabase(searched: directories) }
    guard Self.isName(identifier) else { return nil }
    let parts = identifier.split(separator: "/").map(String.init)
    for (directory, entries) in places {
      if let name = Self.find(parts[...], in: directory, entries) {
        return (name, "\(directory)/\(name)")
      }
    }
    return nil
  }

  /// Whether a name leads to no place outside the database.
  private static func isName(_ identifier: String) -> Bool {
    let parts = identifier.split(separator: "/", omittingEmptySubsequences: false)
    return identifier.utf8.count < 100 && parts.allSatisfy { isZoneName(String($0)) }
  }

  /// Whether a directory's entry is a zone or an area of them.
  ///
  /// The lists and sources beside them have a dot. As `..` is no such entry
  /// either, a name leads to no other place.
  private static func isZoneName(_ entry: String) -> Bool {
    !entry.isEmpty && entry != "Factory"
      && entry.utf8.allSatisfy { $0 >= 32 && $0 < 127 && $0 != UInt8(ascii: ".") }
  }

  /// A name in small letters, its blanks as underscores.
  private static func folded(_ part: String) -> String {
    String(decoding: asciiLowercased(part).utf8.map { $0 == 32 ? 95 : $0 }, as: UTF8.self)
  }

  private static func find(
    _ parts: ArraySlice<String>, in directory: String, _ entries: [String]
  ) -> String? {
    guard let first = parts.first else { return nil }
    let wanted = folded(first)
    let matches = entries.filter { $0 == first } + entries.filter { folded($0) == wanted }
    for entry in matches {
      let path = "\(directory)/\(entry)"
      let inside = SystemFiles.names(in: path)
      if parts.count == 1, inside == nil { return entry }
      if parts.count > 1, let inside, let rest = find(parts.dropFirst(), in: path, inside) {
        return "\(entry)/\(rest)"
      }
    }
    return nil
  }

  /// The names of all zones, sorted.
  func names() -> [String] {
    var found: Set<String> = []
    for directory in directories { Self.collect(directory, prefix: "", into: &found) }
    return found.sorted()
  }

  private static func collect(_ directory: String, prefix: String, into found: inout Set<String>) {
    for entry in SystemFiles.names(in: directory) ?? [] where isZoneName(entry) {
      // `posix` and `right` hold the same zones again, `localtime` is a link.
      guard let first = entry.utf8.first, (65...90).contains(first) else { continue }
      let path = "\(directory)/\(entry)"
      if SystemFiles.names(in: path) != nil {
        collect(path, prefix: "\(prefix)\(entry)/", into: &found)
      } else {
        found.insert(prefix + entry)
      }
    }
  }

  /// At most two names that are near a mistyped one, or whose city it is.
  func suggestions(for identifier: String) -> [String] {
    let wanted = Self.folded(identifier)
    guard (3...60).contains(wanted.utf8.count) else { return [] }
    let limit = wanted.utf8.count / 3
    let near = names().compactMap { name -> (distance: Int, name: String)? in
      let folded = Self.folded(name)
      let city = folded.split(separator: "/").last.map(String.init) ?? folded
      let near = [folded, city].filter { abs($0.utf8.count - wanted.utf8.count) <= limit }
      let distance = near.map { editDistance(wanted, $0) }.min()
      return distance.flatMap { $0 <= limit ? ($0, name) : nil }
    }
    return near.sorted { ($0.distance, $0.name) < ($1.distance, $1.name) }.prefix(2).map(\.name)
  }
}

/// The least number of letters to put in, take out, exchange or swap with their
/// neighbour to make one text the other.
private func editDistance(_ left: String, _ right: String) -> Int {
  let left = Array(left.utf8)
  let right = Array(right.utf8)
  var beforeLast: [Int] = []
  var last = Array(0...right.count)
  for (i, a) in left.enumerated() {
    var row = [i + 1]
    for (j, b) in right.enumerated() {
      var best = min(last[j] + (a == b ? 0 : 1), last[j + 1] + 1, row[j] + 1)
      if i > 0, j > 0, a == right[j - 1], left[i - 1] == b {
        best = min(best, beforeLast[j - 1] + 1)
      }
      row.append(best)
    }
    beforeLast = last
    last = row
  }
  return last[right.count]
}
