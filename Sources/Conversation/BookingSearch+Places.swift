import CivilTime
import PlainEnglish
import Scheduling

/// Bookings that are named by their place among others: “the last one on Friday”, “the first
/// two of Saturday”, “my other one”.
extension BookingSearch {
  /// Those of some bookings whose places are named; nil if no place is.
  func placed(among found: [Booking]) -> [Booking]? {
    let places = request.placesNamed
    guard !places.isEmpty else { return nil }
    let byStart = found.sorted { ($0.span.start, $0.id) < ($1.span.start, $1.id) }
    return Set(places.compactMap { byStart.place($0) }).sorted().map { byStart[$0] }
  }

  /// Whether places are those of a day, or of somebody's, and not of what was listed.
  func countsItsOwn(_ describing: [When]) -> Bool {
    let places = request.placesNamed
    return !places.isEmpty && describing.contains { !$0.isTimeOnly }
      || places.count > 1 && describesBooking
  }

  /// “the other one”, of whoever has the booking that was spoken of last; nil if that is not
  /// said.
  func others(_ describing: [When]) throws(BookError) -> Found? {
    guard request.choice == .other, let id = focus.booking,
      let spoken = try turn.book.booking(id)
    else { return nil }
    var query = BookingQuery()
    query.span = Span(start: turn.now, end: turn.now.adding(minutes: 3 * 366 * 1440))
    query.statuses = [.pending, .confirmed, .arrived]
    query.customer = spoken.customer
    query.limit = 500
    let named = customerIDs
    guard named.isEmpty || named == [spoken.customer].compactMap({ $0 }) else { return nil }
    let services = request.services.filter { !$0.isExcluded }.flatMap(\.entries)
      .map { ServiceID($0.id) }
    let all =
      try spoken.customer == nil ? turn.ownBookings(query) : turn.book.bookings(query)
    let found = all.filter { other in
      other.id != id && describing.describe(other.start)
        && (services.isEmpty || services.contains(other.service))
        && (!turn.settings.isCustomerView || turn.isOwn(other))
    }
    return found.isEmpty
      ? .none(
        .noBookingMatches(
          customer: spoken.customer, service: request.serviceID,
          date: describing.first?.start?.date))
      : .bookings(found)
  }
}

extension Request {
  /// The places that name bookings of a day or of somebody, from 1; −1 is the last.
  ///
  /// A word of a time is none: “last week”, “the 1st of March”.
  var placesNamed: [Int] {
    let words = restWords
    var found: [Int] = []
    for (index, word) in words.enumerated() {
      guard
        word == "last" || word == "next"
          || Self.place(word) != nil && !(word.first?.isNumber ?? false)
      else {
        continue
      }
      let before = index > 0 ? words[index - 1] : ""
      let next = index + 1 < words.count ? words[index + 1] : ""
      guard Self.leads.contains(before),
        !["thing", "minute", "time", "week", "month", "year"].contains(next)
      else { continue }
      let count = Self.counted[next] ?? Int(next).flatMap { (2...9).contains($0) ? $0 : nil }
      switch (word, count) {
      case ("first", let count?), ("next", let count?): found += Array(1...count)
      case ("last", let count?): found += (1...count).map { -$0 }
      case ("last", nil): found.append(-1)
      default: if let place = Self.place(word) { found.append(place) }
      }
    }
    return found
  }

  private static let leads: Set<String> = [
    "the", "her", "his", "their", "my", "our", "and", "s", "both",
  ]

  private static let counted = ["two": 2, "three": 3, "four": 4, "five": 5]

  /// Whether all that fits is meant by a word: “everything she has”, “all but Dana”, “everyone
  /// tomorrow”.
  var saysAll: Bool {
    if ["everything", "everyone", "everybody"].contains(where: says) { return true }
    let words = restWords
    return zip([""] + words, words).contains { before, word in
      word == "all" && !["after", "at", "thats", "is"].contains(before)
    } && !says("day") && !says("right")
  }

  /// Whether what is left out is left out of all that fits: “Dana except Friday”.
  var excepts: Bool {
    !exceptions.isEmpty
      && ["except", "but", "apart", "besides", "excluding", "bar", "without"].contains { word in
        Folding.words(text).contains(word)
      }
  }

  /// Whether it names several days, each of which has one of some bookings.
  func namesDays(of found: [Booking]) -> Bool {
    let days = Set(
      whens.filter { !$0.isTimeOnly && $0.isDayOnly && $0.role != .to }
        .compactMap(\.start?.date))
    guard days.count > 1, found.count > 1, !says("or"), !says("either"), !says("one") else {
      return false
    }
    return days.allSatisfy { day in found.count { $0.start.date == day } <= 1 }
  }
}
