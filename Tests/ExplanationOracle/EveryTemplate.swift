import CivilTime
import Scheduling
import SlotOracle

/// Every kind of fact and of obstacle with drawn values, so that every template is
/// read, whether random books bring it up or not.
public enum EveryTemplate {
  /// What is wrong with a template, for the values of some seeds.
  public static func differences(seeds: Range<UInt64>) throws -> [String] {
    let generator = try CaseGenerator()
    var wrong: [String] = []
    for seed in seeds {
      let named = NamedScene(
        generator.make(seed), isCustomerView: seed % 3 == 0, usesTwelveHours: seed % 2 == 1)
      var values = DrawnValues(SeededRandom(seed), named)
      let start = values.time()
      wrong += values.facts().compactMap {
        ExplanationText.difference($0, start: start, named)
      }
      wrong += values.obstacles().compactMap {
        ExplanationText.difference($0, start: start, named)
      }
    }
    return wrong
  }

  /// The numbers of the kinds that are drawn, to hold against how many there are.
  public static func kinds(seed: UInt64) throws -> (facts: Set<Int>, obstacles: Set<Int>) {
    let named = NamedScene(try CaseGenerator().make(seed))
    var values = DrawnValues(SeededRandom(seed), named)
    return (Set(values.facts().map(number)), Set(values.obstacles().map(number)))
  }

  /// How many kinds of facts there are.
  public static let factKinds = 24
  /// How many kinds of obstacles there are.
  public static let obstacleKinds = 25

  // A kind that is added does not compile here until it is numbered.

  private static func number(_ fact: Fact) -> Int {
    switch fact {
    case .atAskedTime: 0
    case .inAskedWindow: 1
    case .nearAskedTime: 2
    case .earliestInWindow: 3
    case .soonest: 4
    case .askedStaff: 5
    case .usualStaff: 6
    case .usualHour: 7
    case .onlyStaff: 8
    case .lighterLoad: 9
    case .followsBooking: 10
    case .precedesBooking: 11
    case .startsWindow: 12
    case .endsWindow: 13
    case .keepsStretch: 14
    case .leavesGap: 15
    case .keepsStaff: 16
    case .later: 17
    case .oneStaff: 18
    case .waits: 19
    case .joinsClass: 20
    case .tieBreak(.earlierStart): 21
    case .tieBreak(.staffOrder): 22
    case .chosenOver: 23
    }
  }

  private static func number(_ obstacle: Obstacle) -> Int {
    switch obstacle {
    case .past: 0
    case .closed: 1
    case .runsPastClosing: 2
    case .notWorking: 3
    case .runsPastShift: 4
    case .onBreak: 5
    case .timeOff: 6
    case .booked: 7
    case .buffer: 8
    case .blocked: 9
    case .held: 10
    case .notice: 11
    case .horizon: 12
    case .limit: 13
    case .full: 14
    case .resourceTaken: 15
    case .cannotDo: 16
    case .nobodyDoes: 17
    case .offGrid: 18
    case .notAFixedStart: 19
    case .wastes: 20
    case .lengthOutside: 21
    case .skipped: 22
    case .customerBusy: 23
    case .tooSoon: 24
    }
  }
}

/// Values for facts, drawn from a case.
private struct DrawnValues {
  private var random: SeededRandom
  private let named: NamedScene

  init(_ random: SeededRandom, _ named: NamedScene) {
    self.random = random
    self.named = named
  }

  mutating func time() -> LocalDateTime {
    let today = named.scene.zone.local(named.scene.now).date
    return LocalDateTime(
      today.adding(days: random.pick(-400...400)), minute: random.pick(0...1439))
  }

  private mutating func stretch() -> (LocalDateTime, LocalDateTime) {
    let start = time()
    return (start, start.adding(minutes: random.pick(1...2000)))
  }

  private mutating func staff() -> StaffID { random.pick(named.scene.business.staff).id }
  private mutating func service() -> ServiceID { random.pick(named.scene.business.services).id }
  private mutating func booking() -> BookingID {
    named.scene.bookings.isEmpty
      ? BookingID(random.pick(1...999)) : random.pick(named.scene.bookings).id
  }
  private mutating func minutes() -> Int { random.pick(1...900) }
  private mutating func windows() -> [ClockRange] {
    (0..<random.pick(0...3)).compactMap { _ in
      let start = random.pick(0...1400)
      return ClockRange(startMinute: start, endMinute: start + random.pick(1...900))
    }
  }

  mutating func facts() -> [Fact] {
    let (from, to) = stretch()
    let visits = random.pick(2...8)
    return [
      .atAskedTime(time()), .inAskedWindow(start: from, end: to),
      .inAskedWindow(
        start: LocalDateTime(from.date, .midnight),
        end: LocalDateTime(from.date.adding(days: 1), .midnight)),
      .nearAskedTime(time(), minutesAway: minutes()), .earliestInWindow(time()), .soonest,
      .askedStaff(staff()), .usualStaff(staff(), visits: visits, of: 8),
      .usualHour(from.time, visits: visits, of: 8), .onlyStaff(staff()),
      .lighterLoad(staff(), minutes: minutes(), other: staff(), otherMinutes: minutes()),
      .followsBooking(booking(), endsAt: time()), .precedesBooking(booking(), startsAt: time()),
      .startsWindow(time()), .endsWindow(time()),
      .keepsStretch(minutes: minutes(), start: from, end: to),
      .leavesGap(minutes: minutes(), start: from, end: to), .keepsStaff(staff()),
      .later(minutes: minutes(), than: time()), .oneStaff(staff()), .waits(minutes: minutes()),
      .joinsClass(taken: random.pick(1...5), capacity: 6), .tieBreak(.earlierStart),
      .tieBreak(.staffOrder), .chosenOver(time(), staff()),
    ]
  }

  mutating func obstacles() -> [Obstacle] {
    let (from, to) = stretch()
    let date = from.date
    let limit = Policy.Limit(
      scope: random.pick([
        .everything, .service(service()), .staff(staff()), .eachCustomer,
        .eachCustomerOf(service()), .serviceOf(service(), staff: staff()),
      ]),
      period: random.pick([.day, .week, .month]), most: random.pick(0...9))
    let dayLimit = Policy.Limit(
      scope: .everything, period: .day, most: random.pick(0...9), weekday: date.weekday)
    let room = named.scene.business.resources.first?.id
    let taken: [Obstacle] =
      room.map { room in
        [
          .resourceTaken(room, booking(), quantity: 1, start: from, end: to),
          .resourceTaken(room, booking(), quantity: 3, start: from, end: to),
        ]
      } ?? []
    return taken + [
      .past(now: time()), .closed(date, windows: windows(), reason: ""),
      .closed(date, windows: [], reason: "stocktaking"),
      .runsPastClosing(closes: from, ends: to), .notWorking(staff(), date, windows: windows()),
      .runsPastShift(staff(), until: from, ends: to), .onBreak(staff(), start: from, end: to),
      .timeOff(staff(), start: from, end: to, reason: ""),
      .timeOff(
        staff(), start: LocalDateTime(date, .midnight),
        end: LocalDateTime(date.adding(days: 3), .midnight), reason: "holiday"),
      .booked(staff(), booking(), start: from, end: to),
      .buffer(staff(), booking(), minutes: minutes(), start: from, end: to),
      .blocked(staff(), BlockID(1), start: from, end: to, minutes: random.pick(0...30)),
      .held(staff(), until: time()), .notice(minutes: minutes(), earliest: time()),
      .tooSoon(days: 1, first: date), .tooSoon(days: random.pick(2...9), first: date),
      .horizon(days: random.pick(1...90), last: date), .limit(limit, booked: random.pick(1...9)),
      .limit(dayLimit, booked: random.pick(1...9)),
      .full(capacity: 4, taken: random.pick(0...4), asked: random.pick(1...5)),
      .cannotDo(staff(), service()), .nobodyDoes(service()),
      .offGrid(step: random.pick(5...60), before: from, after: to),
      .notAFixedStart(windows().map(\.start), on: nil), .notAFixedStart([.noon], on: .thursday),
      .notAFixedStart([], on: .sunday),
      .wastes(minutes: minutes(), start: from, end: to),
      .lengthOutside(15...minutes() + 15, asked: minutes()), .skipped(from, resumes: to),
      .customerBusy(CustomerID(random.pick(1...2)), booking(), start: from, end: to),
    ]
  }
}
