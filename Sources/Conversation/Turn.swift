import CivilTime
import PlainEnglish
import Scheduling

/// What holds while one line is answered.
struct Turn {
  let desk: Desk
  private(set) var now: Instant
  /// A booking that is looked at as if it were not in the book.
  private(set) var lifted: Booking?
  var words: String
  let actor: String
  /// The customer of the book whose name who types has, if it has one.
  let customer: CustomerID?
  private(set) var business: Business

  /// Who changes the book, when, and in which words: those of the line that asked
  /// for it.
  var note: ChangeNote

  init(desk: Desk, now: Instant, words: String, actor: String, line: LineID? = nil)
    throws(BookError)
  {
    self.desk = desk
    self.now = now
    self.words = words
    self.actor = actor
    note = ChangeNote(who: actor, at: now, words: words, line: line)
    business = try desk.book.business()
    customer = try actor.isEmpty ? nil : desk.book.customer(named: actor)
  }

  /// Reads the business again, after a request of the line has changed it.
  mutating func refresh() throws(BookError) {
    business = try desk.book.business()
  }

  /// The turn as it would be with another business.
  func supposing(_ business: Business) -> Turn {
    var copy = self
    copy.business = business
    return copy
  }

  var book: any Book { desk.book }
  var zone: TimeZoneRules { desk.zone }
  var settings: Settings { business.settings }
  var local: LocalDateTime { zone.local(now) }

  var finder: SlotFinder {
    let finder = SlotFinder(business: business, zone: zone, book: book, now: now)
    return lifted.map { finder.supposing([Edit(before: .booking($0), after: nil)]) } ?? finder
  }

  /// The turn as it was before something was booked: nothing stands in its own way.
  func without(_ booking: Booking?) -> Turn {
    guard let booking else { return self }
    var copy = self
    copy.lifted = booking
    if booking.span.start < now { copy.now = min(now, booking.createdAt) }
    return copy
  }

  /// How far ahead, and how far back, bookings are looked for: further than anybody books.
  private static let reachInDays = 3 * 366

  /// What is ahead, as far as bookings are looked for.
  var ahead: Span { Span(start: now, end: now.adding(minutes: Self.reachInDays * 1440)) }

  /// What has been, as far as bookings are looked for.
  var behind: Span { Span(start: now.adding(minutes: -Self.reachInDays * 1440), end: now) }

  /// How many days ahead an open request looks.
  var horizon: Int { settings.policy.horizonDays ?? 180 }

  /// Whether anyone may be in when a date ends, or nobody knows.
  func isOpenPastMidnight(on date: CalendarDate) -> Bool {
    let windows = business.knownWindows(on: date)
    return windows.isEmpty || windows.contains { $0.endMinute >= 1440 }
  }

  /// What the reader is told.
  func readingContext(expecting: Expectation?) throws(BookError) -> ReadingContext {
    let business = business
    let knowsHours =
      business.settings.openingHours != nil || !business.settings.datedHours.isEmpty
      || business.activeStaff.contains { $0.hours != nil || !$0.datedHours.isEmpty }
    // Whoever looks on as a customer knows no other.
    let vocabulary = try BookVocabulary.names(
      in: words, of: business, book, only: settings.isCustomerView ? [customer] : nil)
    let hours: @Sendable (CalendarDate) -> [ClockRange] = { business.knownWindows(on: $0) }
    return ReadingContext(
      now: local, zone: zone, locale: business.deskLocale, expecting: expecting,
      vocabulary: vocabulary,
      openingHours: knowsHours ? hours : nil)
  }
}

extension BookingQuery {
  /// What is ahead and stands: of a customer, or of anyone.
  static func ahead(_ turn: Turn, of customer: CustomerID? = nil, arrived: Bool = false)
    -> BookingQuery
  {
    var query = BookingQuery()
    query.customer = customer
    query.span = turn.ahead
    query.statuses = arrived ? [.pending, .confirmed, .arrived] : [.pending, .confirmed]
    return query
  }
}

extension Business {
  /// How the book writes dates, clock times and money.
  public var deskLocale: DeskLocale {
    DeskLocale(
      identifier: settings.locale, order: settings.dayFirst ? .dayFirst : .monthFirst,
      uses24Hours: settings.uses24Hours, firstWeekday: settings.firstWeekday,
      currency: settings.currency)
  }

  /// When anyone may be in on a date: the opening hours, or where those were
  /// never said the staff's.
  func knownWindows(on date: CalendarDate) -> [ClockRange] {
    if let windows = openingWindows(on: date) { return windows }
    return WeeklyHours.merged(
      activeStaff.flatMap { member -> [ClockRange] in
        let own = overrides.filter { $0.staff == member.id && $0.date == date }
        return own.isEmpty ? member.weeklyWindows(on: date) ?? [] : own.flatMap(\.windows)
      })
  }
}
