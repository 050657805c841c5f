import CivilTime
import Conversation
import Explainer
import Scheduling
import Testing

@testable import Presentation

/// Whatever a business is set to, its settings are sentences that set it.
@Suite("Settings of any business, typed again")
struct SettingsPropertyTests {
  private struct Desk {
    var conversation: Conversation
    let book = InMemoryBook()
    let now: Instant

    init(_ rows: [Entity]) throws {
      let zone = try TimeZoneRules.load("Europe/London")
      let start = zone.instant(try #require(LocalDateTime(iso: "2026-11-30T10:00")))
      _ = try book.change(ChangeNote(who: "", at: start, words: "")) { writer throws(BookError) in
        try Sample.none.write(to: writer, locale: .customs(of: "en-GB"), zone: zone, at: start)
        for row in rows { try writer.put(row) }
      }
      now = start
      conversation = Conversation(desk: .init(book: book, zone: zone))
    }

    mutating func say(_ line: String) -> Reply { conversation.respond(to: line, at: now) }

    mutating func settings() throws -> [String] {
      let reply = say("settings")
      let context = try conversation.wordingContext(for: reply, at: now)
      let wording = Wording(context)
      for case .settings(let blocks) in reply.statements {
        return SettingsSentences(wording: wording, blocks: blocks).lines()
      }
      return []
    }
  }

  @Test("each line says what is so, and all of them make the same business", arguments: 0..<40)
  func roundTrip(_ seed: Int) throws {
    var random = Random(state: UInt64(seed + 1))
    let rows = random.business()
    var desk = try Desk(rows)
    _ = desk.say("open every day 7am to 11pm")
    if seed % 2 == 0 { _ = desk.say("from 4 January open Sundays 9 to 12") }
    if seed % 3 == 0 { _ = desk.say("no same-day bookings") }
    let limits = random.limits()
    _ = try desk.book.change(ChangeNote(who: "", at: desk.now, words: "")) {
      writer throws(BookError) in
      var settings = try writer.business().settings
      settings.policy.limits = limits
      try writer.put(.settings(settings))
    }
    let lines = try desk.settings()
    #expect(lines.count > 15)
    for line in lines {
      let reply = desk.say(line)
      // What is blocked twice is blocked all the same.
      #expect(reply.statements.contains(.alreadySo) || reply.kind == .changed, "\(line): \(reply)")
      let now = try desk.settings()
      #expect(now == lines, "\(line): \(now.filter { !lines.contains($0) })")
    }
    var other = try Desk([])
    for line in lines { _ = other.say(line) }
    let again = try other.settings()
    let difference = lines.filter { !again.contains($0) } + again.filter { !lines.contains($0) }
    #expect(again == lines, "\(difference)")
  }

  /// Makes a business up.
  private struct Random {
    var state: UInt64

    mutating func next(_ bound: Int) -> Int {
      state &+= 0x9E37_79B9_7F4A_7C15
      var mixed = state
      mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
      mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
      return Int((mixed ^ (mixed >> 31)) % UInt64(bound))
    }

    mutating func chance(_ percent: Int) -> Bool { next(100) < percent }

    mutating func window(from start: Int, to end: Int) -> ClockRange? {
      let first = start + next(max(1, (end - start) / 30 - 1)) * 30
      let last = first + 30 + next(max(1, (end - first) / 30)) * 30
      return ClockRange(startMinute: first, endMinute: last)
    }

    mutating func windows() -> [ClockRange] {
      if chance(10) { return [ClockRange(startMinute: 1080, endMinute: 1560)].compactMap { $0 } }
      let morning = window(from: 420, to: 780)
      let evening = chance(40) ? window(from: 840, to: 1320) : nil
      return [morning, evening].compactMap { $0 }
    }

    mutating func hours() -> WeeklyHours {
      let usual = windows()
      var hours = WeeklyHours()
      for day in Weekday.allCases where chance(70) { hours[day] = chance(70) ? usual : windows() }
      if hours == WeeklyHours() { hours[.friday] = usual }
      return hours
    }

    mutating func breaks(in hours: WeeklyHours) -> WeeklyHours {
      var breaks = WeeklyHours()
      guard chance(60), let lunch = ClockRange(startMinute: 720, endMinute: 750),
        let tea = ClockRange(startMinute: 960, endMinute: 975)
      else { return breaks }
      for day in Weekday.allCases where !hours[day].isEmpty && chance(80) {
        breaks[day] = chance(20) ? [lunch, tea] : [lunch]
      }
      return breaks
    }

    mutating func date() -> CalendarDate {
      CalendarDate(year: 2026, month: 12, clampedDay: 1).adding(days: next(60))
    }

    mutating func reason() -> String { ["", "", "ill", "training"][next(4)] }

    /// The limits of a book, each once.
    mutating func limits() -> [Policy.Limit] {
      let scopes: [Policy.Limit.Scope] = [
        .everything, .service(ServiceID(1)), .staff(StaffID(2)), .eachCustomer,
        .serviceOf(ServiceID(2), staff: StaffID(1)), .eachCustomerOf(ServiceID(3)),
      ]
      return scopes.filter { _ in chance(30) }.map { scope in
        chance(40)
          ? Policy.Limit(
            scope: scope, period: .day, most: 1 + next(6), weekday: Weekday.allCases[next(7)])
          : Policy.Limit(scope: scope, period: [.day, .week, .month][next(3)], most: 1 + next(6))
      }
    }

    mutating func business() -> [Entity] {
      let rooms = [
        Resource(id: ResourceID(1), name: "quiet room", quantity: 1 + next(3)),
        Resource(id: ResourceID(2), name: "basin"),
      ]
      let services = ["Haircut", "Steam bath", "Yoga"].enumerated().map { index, name in
        service(ServiceID(index + 1), name)
      }
      let staff = ["Sam", "Mira", "Jo"].enumerated().map { index, name in
        member(StaffID(index + 1), name, services)
      }
      var rows: [Entity] = rooms.map { .resource($0) }
      rows += services.map { .service($0) }
      rows += staff.map { .staff($0) }
      rows += dates(staff)
      return rows
    }

    /// Starts by weekday, of which some have none.
    private mutating func timetable() -> WeeklyTimes {
      var week = WeeklyTimes()
      for day in Weekday.allCases where chance(50) {
        week[day] = (0...next(3)).compactMap { _ in ClockTime(minuteOfDay: 420 + next(60) * 15) }
      }
      if week.isEmpty { week[.monday] = [.noon] }
      return week
    }

    private mutating func service(_ id: ServiceID, _ name: String) -> Service {
      var service = Service(id: id, name: name, length: 60 + next(5) * 15)
      if chance(60) { service.price = Money(hundredths: 1000 + next(50) * 50) }
      if chance(50) { service.bufferBefore = 5 + next(3) * 5 }
      if chance(50) { service.bufferAfter = 5 + next(3) * 5 }
      if chance(30) {
        service.processing = .init(after: 10 + next(3) * 5, length: 10 + next(4) * 5)
      }
      if chance(30) { service.capacity = 2 + next(8) }
      if chance(30) { service.category = "Care" }
      if chance(30) { service.starts = .every(minutes: 20 + next(4) * 20) }
      if chance(30) { service.starts = .weekly(timetable()) }
      if chance(20) { service.needs = [ResourceID(1), ResourceID(2)] }
      if chance(20) { service.notice = [0, 90, 1440][next(3)] }
      if chance(20) { service.noticeDays = 1 }
      return service
    }

    private mutating func member(_ id: StaffID, _ name: String, _ services: [Service]) -> Staff {
      var member = Staff(id: id, name: name)
      let hours = hours()
      member.hours = hours
      member.breaks = breaks(in: hours)
      if chance(60) {
        member.skills = .only(services.prefix(1 + next(services.count)).map(\.id))
      }
      for service in services where chance(30) && member.does(service.id) {
        var terms = Staff.Terms(service: service.id)
        terms.length = 45 + next(5) * 15
        if chance(50) { terms.price = Money(hundredths: 2000 + next(40) * 100) }
        member.terms.append(terms)
      }
      if chance(50) { member.datedHours = dated(hours) }
      return member
    }

    /// Hours from a date on that are no one's usual ones, and a break beside them.
    private mutating func dated(_ hours: WeeklyHours) -> [DatedHours] {
      let worked = Weekday.allCases.filter { !hours[$0].isEmpty }
      let days = worked.filter { _ in chance(60) }
      guard !days.isEmpty, let window = ClockRange(startMinute: 675, endMinute: 1005) else {
        return []
      }
      let from = date()
      var row = DatedHours(from: from, days: days, hours: WeeklyHours())
      if chance(40) { row.through = from.adding(days: 7 + next(60)) }
      for day in days where chance(70) { row.hours?[day] = [window] }
      let open = days.filter { row.hours?[$0].isEmpty == false }
      guard chance(40), !open.isEmpty,
        let pause = ClockRange(startMinute: 840, endMinute: 855)
      else { return [row] }
      return [
        row,
        DatedHours(
          from: from, through: row.through, days: open, breaks: WeeklyHours(open, [pause])),
      ]
    }

    private mutating func dates(_ staff: [Staff]) -> [Entity] {
      var rows: [Entity] = []
      var taken: Set<[Int]> = []
      for number in 1...4 {
        let date = date()
        let whose = next(4)
        guard taken.insert([whose, date.components.day, date.components.month]).inserted else {
          continue
        }
        rows.append(
          .override(
            DayOverride(
              id: OverrideID(number), staff: whose == 3 ? nil : staff[whose].id, date: date,
              windows: chance(70) ? windows() : [])))
      }
      if chance(70) {
        let start = date().adding(days: 70)
        rows.append(
          .absence(
            Absence(
              id: AbsenceID(1), staff: staff[next(3)].id, start: LocalDateTime(start, .midnight),
              end: LocalDateTime(start.adding(days: 1 + next(4)), .midnight), reason: reason())))
      }
      if chance(70) {
        let day = date().adding(days: 140)
        let start = LocalDateTime(day, minute: 600 + next(6) * 30)
        let end = LocalDateTime(day.adding(days: chance(30) ? 1 : 0), minute: 840 + next(4) * 30)
        rows.append(
          .absence(
            Absence(
              id: AbsenceID(2), staff: staff[next(3)].id, start: start, end: end, reason: reason()))
        )
      }
      return rows
    }
  }
}
