import Foundation
import Testing

@testable import CivilTime

@Suite struct TimeZoneRulesTests {
  static let zones = TimeZoneRules.knownIdentifiers()

  private func instant(_ iso: String) -> Instant {
    TimeZoneRules.utc.instant(LocalDateTime(iso: iso) ?? LocalDateTime(wallSeconds: 0))
  }

  @Test("The system's database has some hundreds of zones, and no list among them")
  func namesAllZones() {
    #expect(Self.zones.count > 300)
    #expect(Self.zones.contains("Europe/London"))
    #expect(Self.zones.contains("America/Argentina/Buenos_Aires"))
    #expect(Self.zones.allSatisfy { !$0.contains(".") && !$0.hasPrefix("posix") })
  }

  @Test(
    "A name is found in any case and with blanks",
    arguments: [
      ("Europe/London", "Europe/London"), ("europe/london", "Europe/London"),
      ("AMERICA/NEW YORK", "America/New_York"),
      ("america/argentina/ushuaia", "America/Argentina/Ushuaia"),
      ("utc", "UTC"), ("Z", "UTC"), ("+00:00", "UTC"), ("-02:00", "-02:00"), ("+0530", "+05:30"),
      ("UTC+2", "+02:00"), ("gmt-3:30", "-03:30"), ("\u{2212}04:00", "-04:00"),
      ("Etc/GMT+5", "Etc/GMT+5"),
    ])
  func findsNames(typed: String, name: String) throws {
    #expect(try TimeZoneRules.load(typed).identifier == name)
  }

  @Test(
    "A name that is no zone is refused, whatever file it leads to",
    arguments: [
      "", "/", "../passwd", "Europe/../Europe/London", "/etc/passwd", "Europe", "zone.tab",
      "tzdata.zi", "leapseconds", "Europe/London/", "Moon/Base", "+25:99", "+", "Europe//London",
      "Factory",
    ])
  func refusesOtherNames(typed: String) {
    #expect(throws: TimeZoneError.self) { try TimeZoneRules.load(typed) }
  }

  @Test(
    "A mistyped name gets the near ones",
    arguments: [
      ("Europe/Lodnon", ["Europe/London"]), ("london", ["Europe/London"]),
      ("new york", ["America/New_York"]), ("Moon/Base", []),
    ])
  func suggestsNames(typed: String, expected: [String]) {
    let error = #expect(throws: TimeZoneError.self) { try TimeZoneRules.load(typed) }
    guard case .unknown(typed, let suggestions) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(Array(suggestions.prefix(max(1, expected.count))) == expected)
    #expect(suggestions.count <= 2)
  }

  @Test("Errors are sentences")
  func wordsErrors() {
    #expect(
      TimeZoneError.unknown("Moon", suggestions: ["A", "B"]).description
        == "There is no time zone \"Moon\". Did you mean A or B?")
    #expect(
      #expect(throws: TimeZoneError.self) {
        try TimeZoneRules.load("Europe/London", from: ZoneDatabase(directories: ["/nowhere"]))
      }?.description == "This system has no time zones (looked in /nowhere); install tzdata.")
  }

  @Test(
    "A time that the clock skips is the moment of the jump",
    arguments: [
      ("America/New_York", "2026-03-08T02:30", "2026-03-08T07:00"),
      ("Europe/London", "2026-03-29T01:00", "2026-03-29T01:00"),
      ("Australia/Lord_Howe", "2026-10-04T02:10", "2026-10-03T15:30"),
      ("Pacific/Apia", "2011-12-30T12:00", "2011-12-30T10:00"),
      ("America/New_York", "2150-03-08T02:59", "2150-03-08T07:00"),
    ])
  func skipsGaps(zone: String, wall: String, utc: String) throws {
    let zone = try TimeZoneRules.load(zone)
    let wall = try #require(LocalDateTime(iso: wall))
    #expect(zone.resolve(wall) == .skipped(instant(utc)))
    #expect(zone.instant(wall) == instant(utc))
  }

  @Test(
    "A time that the clock shows twice is both moments, and the first is taken",
    arguments: [
      ("America/New_York", "2026-11-01T01:30", "2026-11-01T05:30", "2026-11-01T06:30"),
      ("Europe/London", "2026-10-25T01:00", "2026-10-25T00:00", "2026-10-25T01:00"),
      ("Australia/Lord_Howe", "2026-04-05T01:45", "2026-04-04T14:45", "2026-04-04T15:15"),
      ("Europe/Dublin", "2199-10-27T01:59", "2199-10-27T00:59", "2199-10-27T01:59"),
    ])
  func repeatsOverlaps(zone: String, wall: String, first: String, second: String) throws {
    let zone = try TimeZoneRules.load(zone)
    let wall = try #require(LocalDateTime(iso: wall))
    #expect(zone.resolve(wall) == .repeated(first: instant(first), second: instant(second)))
    #expect(zone.instant(wall) == instant(first))
  }

  @Test(
    "The letters in use change with the season",
    arguments: [
      ("Europe/London", "2026-07-01T12:00", "BST"), ("Europe/London", "2026-12-01T12:00", "GMT"),
      ("America/New_York", "2120-07-01T12:00", "EDT"),
      ("America/Sao_Paulo", "2026-07-01T12:00", "-03"),
      ("Europe/Dublin", "2026-07-01T12:00", "IST"),
    ])
  func abbreviates(zone: String, utc: String, letters: String) throws {
    #expect(try TimeZoneRules.load(zone).abbreviation(at: instant(utc)) == letters)
  }

  @Test("The next change of the clock comes in the table's years and beyond them")
  func findsNextTransition() throws {
    let london = try TimeZoneRules.load("Europe/London")
    for year in [2026, 2099, 2100, 2101, 2150] {
      let changes = london.transitions(
        in: Span(start: instant("\(year)-01-01T00:00"), end: instant("\(year + 1)-01-01T00:00")))
      #expect(changes.map(\.offsetAfter) == [3600, 0])
      #expect(changes.map { TimeZoneRules.utc.local($0.moment).date.month } == [3, 10])
      #expect(changes.allSatisfy { TimeZoneRules.utc.local($0.moment).date.weekday == .sunday })
    }
    let phoenix = try TimeZoneRules.load("America/Phoenix")
    #expect(phoenix.nextTransition(after: instant("2026-01-01T00:00")) == nil)
    #expect(TimeZoneRules.utc.nextTransition(after: instant("2026-01-01T00:00")) == nil)
  }

  @Test("A zone of told changes keeps them")
  func takesCustomChanges() {
    let zone = TimeZoneRules.custom(
      "Ours", offset: 3600,
      changes: [
        (instant("2026-10-25T01:00"), 3600, "CET"), (instant("2026-03-29T01:00"), 7200, "CEST"),
      ])
    #expect(zone.offset(at: instant("2026-03-29T00:59")) == 3600)
    #expect(zone.offset(at: instant("2026-03-29T01:00")) == 7200)
    #expect(zone.abbreviation(at: instant("2026-12-29T01:00")) == "CET")
  }

  @Test(
    "The person's zone is read from TZ, the link and the file",
    arguments: [
      (":Europe/Paris", "Europe/Paris"), ("America/Lima", "America/Lima"), ("", "UTC"),
      ("/usr/share/zoneinfo/Asia/Tokyo", "Asia/Tokyo"), ("nonsense", "UTC"),
      ("EST5EDT,M3.2.0,M11.1.0", "EST5EDT,M3.2.0,M11.1.0"),
    ])
  func readsVariable(variable: String, name: String) {
    let zone = TimeZoneRules.current(
      variable: variable, localtime: "/nowhere", timezone: "/nowhere", database: .system)
    #expect(zone.identifier == name)
  }

  @Test("Without TZ the link leads to the zone, then the file's name does")
  func readsLinkAndFile() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let link = folder.appending(path: "localtime").path
    let file = folder.appending(path: "timezone").path
    try "Asia/Kolkata\n".write(toFile: file, atomically: true, encoding: .utf8)
    func current() -> String {
      TimeZoneRules.current(variable: nil, localtime: link, timezone: file, database: .system)
        .identifier
    }
    #expect(current() == "Asia/Kolkata")
    let (_, paris) = try #require(try ZoneDatabase.system.find("Europe/Paris"))
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: paris)
    #expect(current() == "Europe/Paris")
  }

  @Test("A damaged file gives no zone, wherever it is cut or changed")
  func refusesDamagedFiles() throws {
    let (_, path) = try #require(try ZoneDatabase.system.find("Europe/London"))
    let bytes = try #require(SystemFiles.read(path))
    #expect(ZoneFile.read(bytes) != nil)
    for length in 0..<bytes.count - 1 { _ = ZoneFile.read(Array(bytes[..<length])) }
    #expect(ZoneFile.read(Array(bytes[..<(bytes.count / 2)])) == nil)
    for place in bytes.indices {
      var changed = bytes
      changed[place] ^= UInt8(truncatingIfNeeded: place &* 37 | 1)
      _ = ZoneFile.read(changed)
    }
  }
}
