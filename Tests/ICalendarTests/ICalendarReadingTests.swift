import CivilTime
import Testing

@testable import ICalendar

@Suite struct ICalendarReadingTests {
  /// Reads lines as a file with CR LF.
  private func read(_ lines: String, inCalendar: Bool = true) -> ICalendarImport {
    let body = inCalendar ? "BEGIN:VCALENDAR\n\(lines)\nEND:VCALENDAR\n" : lines
    return ICalendarFile.read(Array(body.replacing("\n", with: "\r\n").utf8))
  }

  private static func event(_ lines: String) -> String {
    "BEGIN:VEVENT\nUID:1\n\(lines)\nEND:VEVENT"
  }

  private func start(_ lines: String) throws -> Instant {
    let found = read(lines)
    #expect(found.problems.isEmpty)
    return try #require(found.events.first).start.moment(in: .utc)
  }

  @Test("A fold inside a letter is mended before the letter is read")
  func unfoldsBytes() {
    var bytes = Array(
      "BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nDTSTART:20260101T100000Z\r\nSUMMARY:Caf".utf8)
    bytes += [0xC3, 0x0D, 0x0A, 0x20, 0xA9]
    bytes += Array(" Noir\r\nEND:VEVENT\r\nEND:VCALENDAR".utf8)
    let found = ICalendarFile.read(bytes)
    #expect(found.events.first?.summary == "Café Noir")
    #expect(found.problems.isEmpty)
  }

  @Test("A file's own zone is taken where the name is made up, wherever it stands")
  func readsOwnZone() throws {
    let zone = """
      BEGIN:VTIMEZONE
      TZID:Customized Time Zone
      BEGIN:STANDARD
      DTSTART:16010101T030000
      TZOFFSETFROM:+0200
      TZOFFSETTO:+0100
      RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=10
      END:STANDARD
      BEGIN:DAYLIGHT
      DTSTART:16010101T020000
      TZOFFSETFROM:+0100
      TZOFFSETTO:+0200
      RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=3
      END:DAYLIGHT
      END:VTIMEZONE
      """
    let winter = Self.event("DTSTART;TZID=Customized Time Zone:20260308T090000")
    let summer = Self.event("DTSTART;TZID=\"Customized Time Zone\":20260708T090000")
    #expect(try start(zone + "\n" + winter) == moment("2026-03-08T08:00"))
    #expect(try start(winter + "\n" + zone) == moment("2026-03-08T08:00"))
    #expect(try start(summer + "\n" + zone) == moment("2026-07-08T07:00"))
  }

  @Test(
    "The names of Windows and of other programs are known",
    arguments: [
      ("Pacific Standard Time", "2020-06-16T18:00"),
      ("W. Europe Standard Time", "2020-06-16T09:00"),
      ("AUS Eastern Standard Time", "2020-06-16T01:00"),
      ("/example.org/2020_1/Europe/Paris", "2020-06-16T09:00"),
      ("europe/paris", "2020-06-16T09:00"), ("UTC", "2020-06-16T11:00"),
      ("India Standard Time", "2020-06-16T05:30"),
    ])
  func knowsNames(name: String, utc: String) throws {
    #expect(try start(Self.event("DTSTART;TZID=\(name):20200616T110000")) == moment(utc))
  }

  @Test("Every Windows name leads to a zone of the system")
  func windowsZonesExist() throws {
    for name in ["Eastern Standard Time", "Russia Time Zone 11", "UTC-02", "FLE Standard Time"] {
      #expect(WindowsZones.identifier(for: name) != nil)
    }
    for identifier in WindowsZones.identifiers {
      #expect(throws: Never.self) { try TimeZoneRules.load(identifier) }
    }
    #expect(WindowsZones.identifiers.count > 130)
  }

  @Test(
    "A bad event is told with its line and reason, and the others come through",
    arguments: [
      (
        "DTSTART;VALUE=DATE:20251222T000000", 8,
        "DTSTART is said to be a date, but \"20251222T000000\" is none"
      ),
      ("DTSTART;TZID=Moon/Base:20251222T000000", 8, "there is no time zone \"Moon/Base\""),
      ("DTSTART:yesterday", 8, "DTSTART has \"yesterday\", which cannot be read"),
      ("DTSTART:20251331T000000", 8, "DTSTART has \"20251331T000000\", which cannot be read"),
      ("DESCRIPTION:x", 6, "the event has no DTSTART"),
      ("DTSTART:20251222T100000Z\nDTEND:20251222T090000Z", 9, "the event ends before it starts"),
      ("DTSTART:20251222T100000Z\nDURATION:long", 9, "DURATION has \"long\", which cannot be read"),
      (
        "DTSTART:20251222T100000Z\nRRULE:FREQ=DAILY;BYEASTER=1", 9,
        "the repetition \"FREQ=DAILY;BYEASTER=1\" is not known"
      ),
      ("DTSTART:20251222T100000Z\nEXDATE:never", 9, "EXDATE has \"never\", which cannot be read"),
    ])
  func tellsProblems(lines: String, number: Int, reason: String) {
    let good = "BEGIN:VEVENT\nSUMMARY:Good\nDTSTART:20251222T000000Z\nEND:VEVENT"
    let bad = "BEGIN:VEVENT\nSUMMARY:Bad\n\(lines)\nEND:VEVENT"
    let found = read([good, bad, good].joined(separator: "\n"))
    #expect(found.events.map(\.summary) == ["Good", "Good"])
    #expect(found.problems.map(\.description) == ["Line \(number) (Bad): \(reason)."])
  }

  @Test(
    "What is no calendar is said to be none",
    arguments: ["", "hello", "BEGIN:VCARD\nEND:VCARD", "\u{0}\u{1}"])
  func refusesOtherFiles(text: String) {
    let found = read(text, inCalendar: false)
    #expect(found.events.isEmpty)
    #expect(found.problems.map(\.description) == ["Line 1: this is no calendar file."])
  }

  @Test("A file that was cut short gives what is whole")
  func readsCutFiles() {
    let found = read(
      "BEGIN:VCALENDAR\n" + Self.event("DTSTART:20260101")
        + "\nBEGIN:VEVENT\nSUMMARY:Half\nDTSTART:2026", inCalendar: false)
    #expect(found.events.count == 1)
    #expect(
      found.problems.map(\.description) == ["Line 6 (Half): the file ends within this event."])
  }

  @Test("Lines of an alarm are not the event's, in whatever order they come")
  func ignoresAlarms() throws {
    let event = """
      BEGIN:VEVENT
      BEGIN:VALARM
      TRIGGER:-PT15M
      DESCRIPTION:Alarm
      SUMMARY:Alarm
      DURATION:PT5M
      UID:alarm
      END:VALARM
      STATUS:TENTATIVE
      DURATION:PT1H30M
      SEQUENCE:3
      SUMMARY:Colour
      DTSTART:20260101T100000Z
      UID:real
      END:VEVENT
      """
    let found = try #require(read(event).events.first)
    #expect(found.summary == "Colour" && found.uid == "real" && found.sequence == 3)
    #expect(found.status == .tentative && found.details.isEmpty)
    #expect(found.end == .utc(try moment("2026-01-01T11:30")))
  }

  @Test(
    "An end is told, or follows from a length or the kind of start",
    arguments: [
      ("DTSTART;VALUE=DATE:20260101", "2026-01-02T00:00"),
      ("DTSTART:20260101", "2026-01-02T00:00"),
      ("DTSTART;VALUE=DATE:20260101\nDURATION:P2D", "2026-01-03T00:00"),
      ("DTSTART:20260101T100000Z", "2026-01-01T10:00"),
      ("DTSTART:20260101T100000Z\nDTEND:20260101T110000Z", "2026-01-01T11:00"),
      // Days are the calendar's: the clocks go forward that night.
      ("DTSTART;TZID=Europe/London:20260328T120000\nDURATION:P1D", "2026-03-29T11:00"),
      ("DTSTART;TZID=Europe/London:20260328T120000\nDURATION:PT24H", "2026-03-29T12:00"),
    ])
  func findsEnd(lines: String, utc: String) throws {
    let event = try #require(read(Self.event(lines)).events.first)
    #expect(event.end.moment(in: .utc) == (try moment(utc)))
  }

  @Test("A file that calls off calls all of its events off")
  func readsMethod() {
    let found = read("METHOD:CANCEL\n" + Self.event("DTSTART:20260101T100000Z"))
    #expect(found.events.map(\.status) == [.cancelled])
  }

  @Test("An event without a name has the same one each time")
  func namesEvents() {
    let lines = "BEGIN:VEVENT\nSUMMARY:Colour\nDTSTART:20260101T100000Z\nEND:VEVENT"
    #expect(read(lines).events.first?.uid == "20260101T100000-Colour")
  }

  @Test("Five thousand events with their starts last are all read")
  func readsManyEvents() {
    func file(_ count: Int) -> [UInt8] {
      let events = (1...count).map { number in
        """
        BEGIN:VEVENT
        UID:\(number)
        SUMMARY:Event \(number)
        DTEND;TZID=Europe/Berlin:20260101T110000
        BEGIN:VALARM
        DTSTART:19990101T000000Z
        END:VALARM
        DTSTART;TZID=Europe/Berlin:20260101T100000
        END:VEVENT
        """
      }
      return Array(("BEGIN:VCALENDAR\n" + events.joined(separator: "\n") + "\nEND:VCALENDAR").utf8)
    }
    let found = ICalendarFile.read(file(5000))
    #expect(found.events.count == 5000 && found.problems.isEmpty)
    #expect(found.events.map(\.uid) == (1...5000).map(String.init))
  }

  @Test("A repeating event takes its times, but for the exceptions and with the additions")
  func repeats() throws {
    let event = try #require(
      read(
        Self.event(
          """
          DTSTART;TZID=Europe/London:20260322T090000
          DURATION:PT30M
          RRULE:FREQ=WEEKLY;UNTIL=20260412T080000Z
          EXDATE;TZID=Europe/London:20260405T090000
          RDATE:20260407T150000Z,20270101T000000Z
          """)
      ).events.first)
    let year = Span(start: try moment("2026-01-01T00:00"), end: try moment("2026-12-31T00:00"))
    let starts = event.spans(in: year, zone: .utc).map {
      TimeZoneRules.utc.local($0.start).description
    }
    #expect(
      starts == ["2026-03-22T09:00", "2026-03-29T08:00", "2026-04-07T15:00", "2026-04-12T08:00"])
    #expect(event.spans(in: year, zone: .utc).allSatisfy { $0.minutes == 30 })
  }

  @Test("A day that repeats is as long as the day is")
  func repeatsDays() throws {
    let event = try #require(
      read(Self.event("DTSTART;VALUE=DATE:20260328\nRRULE:FREQ=DAILY;COUNT=3")).events.first)
    let year = Span(start: try moment("2026-01-01T00:00"), end: try moment("2026-12-31T00:00"))
    let spans = event.spans(in: year, zone: try TimeZoneRules.load("Europe/London"))
    #expect(spans.map(\.minutes) == [1440, 1380, 1440])
  }

  @Test("Any bytes are read to the end")
  func survivesNoise() throws {
    let good = Array(ICalendarFile.write([try haircut(details: "é, 日")]).utf8)
    var state: UInt64 = 7
    for _ in 0..<2000 {
      var bytes = good
      for _ in 0..<3 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        bytes[Int(state >> 33) % bytes.count] = UInt8(truncatingIfNeeded: state >> 24)
      }
      let found = ICalendarFile.read(bytes)
      #expect(found.events.count <= 1)
    }
  }
}
