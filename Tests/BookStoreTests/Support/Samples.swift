import CivilTime
import Scheduling

/// Random rows, with names and remarks that a careless store would spoil.
extension Dice {
  static let monday = CalendarDate(year: 2026, month: 11, day: 30) ?? CalendarDate(dayNumber: 0)

  mutating func text() -> String {
    pick([
      "", "Dana Lee", "O'Brien; DROP TABLE booking", "王芳", "é\u{301}", "two\nlines", "a\0b", "%_\"",
      "👩‍👩‍👧", " spaces ",
    ])
  }

  mutating func clock() -> ClockTime { ClockTime(minuteOfDay: roll(0...96) * 15) ?? .noon }

  mutating func windows() -> [ClockRange] {
    (0..<roll(0...3)).map { _ in
      ClockRange(ClockTime(minuteOfDay: roll(0...95) * 15) ?? .noon, clock())
    }
  }

  mutating func hours() -> WeeklyHours {
    var hours = WeeklyHours()
    for day in Weekday.allCases { hours[day] = windows() }
    return hours
  }

  mutating func date() -> CalendarDate { Self.monday.adding(days: roll(0...6)) }

  mutating func wall() -> LocalDateTime { LocalDateTime(date(), minute: roll(32...72) * 15) }

  mutating func money() -> Money { Money(hundredths: roll(0...20_000)) }

  mutating func limit() -> Policy.Limit {
    Policy.Limit(
      scope: pick([
        .everything, .eachCustomer, .service(ServiceID(roll(1...4))), .staff(StaffID(roll(1...3))),
        .serviceOf(ServiceID(roll(1...4)), staff: StaffID(roll(1...3))),
        .eachCustomerOf(ServiceID(roll(1...4))),
      ]),
      period: pick([.day, .week, .month]), most: roll(1...9),
      weekday: perhaps(pick(Weekday.allCases)))
  }

  mutating func datedHours() -> DatedHours {
    let from = date()
    return DatedHours(
      from: from, through: perhaps(from.adding(days: roll(0...90))),
      days: some(Weekday.allCases), hours: perhaps(hours()), breaks: perhaps(hours()))
  }

  mutating func settings() -> Settings {
    var row = Settings()
    row.name = text()
    row.zone = pick(["Europe/London", "America/New_York", "UTC"])
    row.locale = pick(["en-GB", "en-US"])
    row.dayFirst = once(in: 2)
    row.uses24Hours = once(in: 2)
    row.firstWeekday = pick(Weekday.allCases)
    row.currency = pick(["GBP", "USD"])
    row.explainsInFull = once(in: 2)
    row.isCustomerView = once(in: 2)
    row.isSample = once(in: 2)
    row.openingHours = perhaps(hours())
    row.policy.step = roll(1...60)
    row.datedHours = (0..<roll(0...2)).map { _ in datedHours() }
    row.policy.notice = roll(0...600)
    row.policy.noticeDays = perhaps(roll(1...3))
    row.policy.horizonDays = perhaps(roll(1...99))
    row.policy.limits = (0..<roll(0...3)).map { _ in limit() }
    row.policy.cancellationCutoff = perhaps(roll(0...99))
    row.policy.pendingFirst = once(in: 2)
    row.policy.strictStarts = once(in: 2)
    row.policy.gapSaving = once(in: 2)
    row.policy.holdMinutes = roll(1...60)
    return row
  }

  mutating func service(_ id: Int = -1) -> Service {
    Service(
      id: ServiceID(id), name: text(), icon: text(), category: text(), length: roll(1...8) * 15,
      lengthLimits: perhaps(15...roll(2...8) * 15), price: perhaps(money()),
      bufferBefore: roll(0...10), bufferAfter: roll(0...10),
      starts: pick([
        .standard, .every(minutes: roll(5...60)), .fixed([]), .fixed([clock(), clock()]),
        .weekly(WeeklyTimes([.tuesday, .sunday], [clock(), clock()])),
      ]),
      capacity: pick([1, 1, 3]),
      processing: perhaps(.init(after: roll(0...60), length: roll(0...60))),
      needs: some([ResourceID(1), ResourceID(2)]), notice: perhaps(roll(0...600)),
      noticeDays: perhaps(roll(1...3)), isActive: !once(in: 5))
  }

  mutating func staff(_ id: Int = -1) -> Staff {
    var row = Staff(
      id: StaffID(id), name: text(), hours: perhaps(hours()), breaks: hours(),
      skills: pick([.everything, .only([]), .only(some((1...4).map { ServiceID($0) }))]),
      terms: (0..<roll(0...2)).map { _ in
        .init(
          service: ServiceID(roll(1...4)), length: perhaps(roll(1...90)), price: perhaps(money()))
      },
      isActive: !once(in: 5))
    row.datedHours = (0..<roll(0...2)).map { _ in datedHours() }
    return row
  }

  mutating func customer(_ id: Int = -1) -> Customer {
    Customer(
      id: CustomerID(id), name: pick(["Dana Lee", "Mona Lind", "王芳", "Ana", "Zoë Ash"]) + text(),
      searchWords: some(["dana", "lee", "mona", "lind", "王芳", "zoe", "ash", "dan"]),
      phone: text(), notes: text(), zone: perhaps(pick(["America/New_York", "Asia/Kolkata"])))
  }

  mutating func dayOverride(_ id: Int = -1) -> DayOverride {
    DayOverride(
      id: OverrideID(id), staff: perhaps(StaffID(roll(1...3))), date: date(), windows: windows(),
      reason: text())
  }

  mutating func absence(_ id: Int = -1) -> Absence {
    Absence(
      id: AbsenceID(id), staff: StaffID(roll(1...3)), start: wall(), end: wall(), reason: text())
  }

  mutating func block(_ id: Int = -1) -> Block {
    let start = wall()
    let minutes = roll(0...12) * 15
    return Block(
      id: BlockID(id), staff: StaffID(roll(1...3)), start: start,
      end: start.adding(minutes: minutes), span: span(start, minutes), reason: text())
  }

  func span(_ start: LocalDateTime, _ minutes: Int) -> Span {
    // The zone of New York in winter: wall time and UTC differ.
    let from = Instant(seconds: start.wallSeconds + 5 * 3_600)
    return Span(start: from, end: from.adding(minutes: minutes))
  }

  mutating func wish(_ id: Int = -1) -> Wish {
    Wish(
      id: WishID(id), customer: perhaps(CustomerID(roll(1...3))),
      service: perhaps(ServiceID(roll(1...4))), staff: perhaps(StaffID(roll(1...3))),
      start: wall(), end: wall(), createdAt: Instant(seconds: roll(0...3)))
  }

  mutating func facts() -> [WeighedFact] {
    let facts: [Fact] = [
      .atAskedTime(wall()), .inAskedWindow(start: wall(), end: wall()),
      .nearAskedTime(wall(), minutesAway: roll(0...90)), .earliestInWindow(wall()), .soonest,
      .askedStaff(StaffID(roll(1...3))), .usualStaff(StaffID(1), visits: 6, of: 8),
      .usualHour(clock(), visits: 2, of: 3), .onlyStaff(StaffID(2)),
      .lighterLoad(StaffID(1), minutes: 30, other: StaffID(2), otherMinutes: 90),
      .followsBooking(BookingID(4), endsAt: wall()),
      .precedesBooking(BookingID(5), startsAt: wall()), .startsWindow(wall()), .endsWindow(wall()),
      .keepsStretch(minutes: 45, start: wall(), end: wall()),
      .leavesGap(minutes: 5, start: wall(), end: wall()), .keepsStaff(StaffID(3)),
      .later(minutes: 15, than: wall()), .oneStaff(StaffID(1)), .waits(minutes: 10),
      .joinsClass(taken: 2, capacity: 8), .tieBreak(pick([.earlierStart, .staffOrder])),
      .chosenOver(wall(), StaffID(2)),
    ]
    return some(facts).map { WeighedFact($0, points: roll(-50...50)) }
  }

  mutating func booking(_ id: Int = -1) -> Booking {
    let start = wall()
    let minutes = roll(1...8) * 15
    return Booking(
      id: BookingID(id), service: ServiceID(roll(1...4)), staff: StaffID(roll(1...3)),
      customer: perhaps(CustomerID(roll(1...3))), bookedBy: pick(["", "Priya"]), start: start,
      zone: "America/New_York", span: span(start, minutes), length: minutes,
      price: perhaps(money()), bufferBefore: roll(0...1) * 10, bufferAfter: roll(0...1) * 15,
      processing: once(in: 4) ? .init(after: 15, length: roll(0...3) * 15) : nil,
      seats: once(in: 6) ? 2 : 1, resources: once(in: 2) ? [ResourceID(roll(1...2))] : [],
      status: pick(Booking.Status.allCases), notes: text(), cancelReason: text(), series: nil,
      visit: nil, overrides: once(in: 6) ? some(Rule.allCases) : [],
      rationale: Rationale(facts: once(in: 2) ? facts() : []), sequence: roll(0...3),
      createdAt: Instant(seconds: roll(0...9)))
  }

  mutating func hold(_ id: Int = -1) -> Hold {
    Hold(id: HoldID(id), booking: booking(), until: Instant(seconds: roll(0...200) * 60))
  }

  /// Rows to which bookings refer: four services, three people, two kinds of
  /// rooms, three customers.
  mutating func business() -> [Entity] {
    [.settings(settings())]
      + (1...2).map { .resource(Resource(id: ResourceID($0), name: text(), quantity: $0)) }
      + (1...4).map { .service(service($0)) } + (1...3).map { .staff(staff($0)) }
      + (1...3).map { .customer(customer($0)) }
  }
}

func note(_ words: String, at minute: Int = 0) -> ChangeNote {
  ChangeNote(who: "", at: Instant(seconds: minute * 60), words: words)
}
