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

  /// Minutes of notice that a service needs: its own, else those of the book.
  func notice(of service: Service) -> Int {
    if service.notice == nil, service.noticeDays != nil { return 0 }
    return max(0, service.notice ?? business.settings.policy.notice)
  }

  /// Dates from today on for which a service is not offered.
  func noticeDays(of service: Service) -> Int {
    if service.notice != nil || service.noticeDays != nil { return service.noticeDays ?? 0 }
    return business.settings.policy.noticeDays ?? 0
  }

  /// The first date of a service that is not too soon.
  func earliestDate(of service: Service) -> CalendarDate {
    zone.local(now).date.adding(days: noticeDays(of: service))
  }

  /// The first moment of a service that is neither past nor inside the notice; equal
  /// counts as enough.
  func earliestStart(of service: Service) -> Int {
    let earliest = now.seconds + notice(of: service) * 60
    guard noticeDays(of: service) > 0 else { return earliest }
    return max(
      earliest, zone.instant(LocalDateTime(earliestDate(of: service), .midnight)).seconds)
  }

  /// The same of a service by its number; now for one that the book does not have.
  func earliestStart(of service: ServiceID) -> Int {
    business.service(service).map { earliestStart(of: $0) } ?? now.seconds
  }

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
