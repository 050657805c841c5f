import CivilTime

/// Finds the times at which a service can be had, and says why.
///
/// It is deterministic and has no clock: the same business, bookings, request
/// and `now` give the same slots in the same order. The rules are told in
/// `docs/scheduling.md`.
public struct SlotFinder {
  /// The business.
  public let business: Business

  /// Its zone.
  public let zone: TimeZoneRules

  /// The moment at which it is asked.
  public let now: Instant

  let book: any BookReading
  let schedule: Schedule

  /// Creates a finder over a book.
  public init(business: Business, zone: TimeZoneRules, book: any BookReading, now: Instant) {
    self.business = business
    self.zone = zone
    self.book = book
    self.now = now
    schedule = Schedule(business, zone: zone)
  }

  /// The first moment that is neither past nor inside the notice; equal counts as
  /// enough.
  var earliestStart: Int { now.seconds + max(0, business.settings.policy.notice) * 60 }

  /// The first moment of the first date that is too far ahead.
  var horizonEnd: Int {
    guard let days = business.settings.policy.horizonDays else { return .max }
    let last = zone.local(now).date.adding(days: days)
    return zone.instant(LocalDateTime(last.adding(days: 1), .midnight)).seconds
  }

  /// The last date that can be booked; nil if there is no bound.
  public var lastDate: CalendarDate? {
    business.settings.policy.horizonDays.map { zone.local(now).date.adding(days: $0) }
  }
}
