import Foundation
import Testing

@testable import CivilTime

/// Every zone against two readers that share no code with ours.
@Suite struct ZoneOracleTests {
  private static let start = 0
  private static let end = 4_133_980_800  // 2101-01-01

  /// Our changes of a zone from 1970 to 2100, as "moment offset".
  private static func changes(_ zone: TimeZoneRules) -> [String] {
    let span = Span(start: Instant(seconds: start), end: Instant(seconds: end))
    return zone.transitions(in: span).map { "\($0.moment.seconds) \($0.offsetAfter)" }
  }

  /// Foundation carries tz data of its own, of another year than the system's, so
  /// a zone whose rules were changed between the two may differ; few do.
  @Test("Foundation agrees on each zone's offsets from 1970 to 2100, but for renewed rules")
  func agreesWithFoundation() throws {
    var differing: [String] = []
    var compared = 0
    for name in TimeZoneRulesTests.zones {
      guard let theirs = TimeZone(identifier: name) else { continue }
      let ours = try TimeZoneRules.load(name)
      compared += 1
      // A step that is no multiple of a day meets every hour of the clock, and
      // both sides of each of our own changes are looked at besides.
      var moments = Array(stride(from: Self.start, to: Self.end, by: 86_400 * 9 + 3_607))
      let span = Span(start: Instant(seconds: Self.start), end: Instant(seconds: Self.end))
      moments += ours.transitions(in: span).flatMap { [$0.moment.seconds - 1, $0.moment.seconds] }
      let differs = moments.first { moment in
        theirs.secondsFromGMT(for: Date(timeIntervalSince1970: Double(moment)))
          != ours.offset(at: Instant(seconds: moment))
      }
      if let differs { differing.append("\(name) at \(differs)") }
    }
    #expect(compared > 300)
    #expect(differing.count <= 12, "\(differing)")
  }

  @Test("Python's zoneinfo agrees on each zone's every change", .enabled(if: Python.isThere))
  func agreesWithPython() throws {
    let script = """
      import sys, zoneinfo
      from datetime import datetime, timezone
      def offset(zone, moment):
          return int(datetime.fromtimestamp(moment, zone).utcoffset().total_seconds())
      for line in sys.stdin:
          name, *changes = line.rstrip("\\n").split("\\t")
          zone = zoneinfo.ZoneInfo(name)
          theirs = []
          step, last, before = 86400 * 7, 0, offset(zone, 0)
          # Halve each stretch whose ends differ; a week holds no two changes
          # that cancel each other but in a few years of war and of Ramadan.
          for moment in range(step, \(Self.end) + step, step):
              after = offset(zone, moment)
              if after != before:
                  low, high = last, moment
                  while high - low > 1:
                      middle = (low + high) // 2
                      if offset(zone, middle) == before: low = middle
                      else: high = middle
                  if high < \(Self.end): theirs.append(f"{high} {after}")
              last, before = moment, after
          if theirs != changes: print(name, set(theirs) ^ set(changes))
      """
    let lines = try TimeZoneRulesTests.zones.map { name in
      ([name] + Self.changes(try TimeZoneRules.load(name))).joined(separator: "\t")
    }
    let differences = try Python.run(script, input: lines.joined(separator: "\n"))
    #expect(differences == "")
  }

  @Test("A wall time is a moment that shows it, near every change of every zone")
  func resolvesEachWallTime() throws {
    for name in TimeZoneRulesTests.zones {
      let zone = try TimeZoneRules.load(name)
      let span = Span(start: Instant(seconds: Self.start), end: Instant(seconds: Self.end))
      for change in zone.transitions(in: span) {
        let low = min(change.offsetBefore, change.offsetAfter)
        let high = max(change.offsetBefore, change.offsetAfter)
        for offset in [low - 1, low, (low + high) / 2, high - 1, high] {
          let wall = LocalDateTime(wallSeconds: change.moment.seconds + offset)
          let inside = (low..<high).contains(offset)
          switch zone.resolve(wall) {
          case .unique(let moment):
            #expect(!inside && zone.local(moment) == wall, "\(name) \(wall)")
          case .skipped(let moment):
            #expect(
              inside && change.offsetAfter > change.offsetBefore && moment == change.moment,
              "\(name) \(wall)")
          case .repeated(let first, let second):
            #expect(
              inside && first < second && zone.local(first) == wall && zone.local(second) == wall,
              "\(name) \(wall)")
          }
        }
      }
    }
  }
}

/// A Python beside us, if there is one.
enum Python {
  static let isThere = (try? run("import zoneinfo; zoneinfo.ZoneInfo('Europe/London')")) != nil

  struct Failed: Error {
    var status: Int32
  }

  /// What a script prints, without the last line's end.
  static func run(_ script: String, input: String = "") throws -> String {
    let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try input.write(to: file, atomically: true, encoding: .utf8)
    defer { try? FileManager.default.removeItem(at: file) }
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["python3", "-c", script]
    process.standardInput = try FileHandle(forReadingFrom: file)
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw Failed(status: process.terminationStatus) }
    return String(decoding: data, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
  }
}
