import CivilTime
import Testing

@testable import ICalendar

/// A wall time in a zone, as an event has it.
func zoned(_ wall: String, _ zone: String) throws -> ICalendarTime {
  .zoned(try #require(LocalDateTime(iso: wall)), try TimeZoneRules.load(zone))
}

func moment(_ utc: String) throws -> Instant {
  TimeZoneRules.utc.instant(try #require(LocalDateTime(iso: utc)))
}

func haircut(details: String = "") throws -> ICalendarEvent {
  ICalendarEvent(
    uid: "b-12@booklens", sequence: 2, stamp: try moment("2026-11-30T10:00"),
    start: try zoned("2026-12-01T09:30", "Europe/London"),
    end: try zoned("2026-12-01T10:15", "Europe/London"), summary: "Haircut with Sam",
    details: details, location: "12 High Street, Oxford")
}

@Suite struct ICalendarWritingTests {
  @Test("A booking is written with its zone's rules beside it")
  func writesBooking() throws {
    let text = ICalendarFile.write([try haircut(details: "£30")], name: "BookLens")
    let expected = """
      BEGIN:VCALENDAR
      VERSION:2.0
      PRODID:-//BookLens//BookLens//EN
      CALSCALE:GREGORIAN
      METHOD:PUBLISH
      X-WR-CALNAME:BookLens
      BEGIN:VTIMEZONE
      TZID:Europe/London
      BEGIN:STANDARD
      DTSTART:20241027T020000
      RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU
      TZOFFSETFROM:+0100
      TZOFFSETTO:+0000
      TZNAME:GMT
      END:STANDARD
      BEGIN:DAYLIGHT
      DTSTART:20250330T010000
      RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU
      TZOFFSETFROM:+0000
      TZOFFSETTO:+0100
      TZNAME:BST
      END:DAYLIGHT
      END:VTIMEZONE
      BEGIN:VEVENT
      UID:b-12@booklens
      DTSTAMP:20261130T100000Z
      SEQUENCE:2
      DTSTART;TZID=Europe/London:20261201T093000
      DTEND;TZID=Europe/London:20261201T101500
      SUMMARY:Haircut with Sam
      DESCRIPTION:£30
      LOCATION:12 High Street\\, Oxford
      STATUS:CONFIRMED
      TRANSP:OPAQUE
      END:VEVENT
      END:VCALENDAR

      """
    #expect(text == expected.replacing("\n", with: "\r\n"))
  }

  @Test("A zone without a place is written as UTC")
  func writesUTC() throws {
    var event = try haircut()
    event.start = try zoned("2026-12-01T09:30", "-02:00")
    event.end = .utc(try moment("2026-12-01T12:00"))
    let text = ICalendarFile.write([event])
    #expect(text.contains("\r\nDTSTART:20261201T113000Z\r\nDTEND:20261201T120000Z\r\n"))
    #expect(!text.contains("VTIMEZONE"))
  }

  @Test(
    "Long lines are folded between whole signs, and come back",
    arguments: [
      "é", "日", "👨‍👩‍👧", "x", "é日👨‍👩‍👧 ", "e\u{301}",
      "a" + String(repeating: "\u{301}", count: 90),
    ])
  func folds(sign: String) throws {
    for shift in 0..<6 {
      let note = String(repeating: "-", count: shift) + String(repeating: sign, count: 200)
      let text = ICalendarFile.write([try haircut(details: note)])
      let lines = text.split(separator: "\r\n", omittingEmptySubsequences: false)
      #expect(lines.allSatisfy { $0.utf8.count <= 75 })
      if sign.utf8.count < 75 {
        // A fold inside a sign would leave a part of it that is none of the whole.
        let signs = Set(note)
        let folded = lines.filter { $0.hasPrefix(" ") }
        #expect(folded.allSatisfy { line in line.dropFirst().allSatisfy(signs.contains) })
      }
      #expect(ICalendarFile.read(Array(text.utf8)).events.first?.details == note)
    }
  }

  @Test(
    "Text comes back as it was",
    arguments: [
      "Colour, cut; bring A\\B\nno perfume", "", "\\n is no line end", "a\n\n b", "tab\there",
      "\"quoted\": yes",
      "ends with \\", " leading and trailing ", "日本語、テキスト",
    ])
  func escapes(details: String) throws {
    let text = ICalendarFile.write([try haircut(details: details)])
    #expect(ICalendarFile.read(Array(text.utf8)).events.first?.details == details)
  }

  @Test("Signs with a meaning are escaped, control characters are left out")
  func escapesEach() {
    #expect(ICalendarText.escaped("a,b;c\\d\r\ne\u{1B}[0m\u{7}") == "a\\,b\\;c\\\\d\\ne[0m")
  }

  @Test("An event is read as it was written")
  func comesBack() throws {
    var weekly = try haircut(details: "x")
    weekly.rule = RecurrenceRule("FREQ=WEEKLY;COUNT=6")
    weekly.exceptions = [try zoned("2026-12-08T09:30", "Europe/London")]
    weekly.additions = [.utc(try moment("2026-12-09T09:30"))]
    weekly.status = .cancelled
    weekly.blocksTime = false
    var day = try haircut()
    day.start = .date(try #require(CalendarDate(iso: "2026-12-25")))
    day.end = .date(try #require(CalendarDate(iso: "2026-12-26")))
    var floating = try haircut()
    floating.start = .floating(try #require(LocalDateTime(iso: "2026-12-25T10:00")))
    floating.end = .floating(try #require(LocalDateTime(iso: "2026-12-25T10:00:30")))
    floating.replaces = .utc(try moment("2026-12-24T10:00"))
    let events = [weekly, day, floating]
    let read = ICalendarFile.read(Array(ICalendarFile.write(events).utf8))
    #expect(read.events == events)
    #expect(read.problems.isEmpty)
  }
}

@Suite struct ZoneWritingTests {
  /// The zone's rules as a file tells them, without its name, which the system
  /// would know.
  private func read(_ zone: TimeZoneRules, _ event: ICalendarEvent) throws -> TimeZoneRules {
    let text = ICalendarFile.write([event]).replacing(zone.identifier, with: "Made/Up Zone")
    let read = ICalendarFile.read(Array(text.utf8))
    guard case .zoned(_, let told) = read.events.first?.start else {
      Issue.record("\(zone.identifier): \(read.problems) \(text)")
      return zone
    }
    return told
  }

  @Test(
    "The rules that are written for a zone are those of the zone",
    arguments: [("2026-12-01T09:30", 1), ("2011-06-01T12:00", 7), ("2036-03-15T23:00", 7)])
  func tellsRules(wall: String, every: Int) throws {
    for (number, name) in TimeZoneRules.knownIdentifiers().enumerated() {
      guard number % every == 0 else { continue }
      let zone = try TimeZoneRules.load(name)
      guard zone.hasPlace else { continue }
      var event = try haircut()
      event.start = try zoned(wall, name)
      event.end = event.start.adding(CivilDuration(days: 1))
      let told = try read(zone, event)
      let start = event.start.moment(in: zone).adding(minutes: -1440 * 300)
      for day in stride(from: 0, to: 1500, by: 3) {
        let moment = start.adding(minutes: 1440 * day + 60 * (day % 24))
        if told.offset(at: moment) != zone.offset(at: moment) {
          Issue.record("\(name) on day \(day) from 300 before \(wall)")
          break
        }
      }
    }
  }

  @Test("A zone that has given summer time up gets no rule for ever")
  func endsRules() throws {
    var event = try haircut()
    event.start = try zoned("2015-12-01T09:30", "America/Sao_Paulo")
    event.end = event.start
    let text = ICalendarFile.write([event])
    #expect(!text.contains("RRULE"))
    #expect(text.contains("DTSTART:20190217T000000"))
  }
}
