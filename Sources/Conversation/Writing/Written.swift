import PlainEnglish
import Scheduling

/// What a change of the book came to.
struct Written {
  /// A booking that was made, or changed.
  struct Change {
    /// As it was; nil for a new one.
    var before: Booking?
    /// As it is.
    var after: Booking
  }

  /// The rows of the business, with the numbers that new ones got.
  var edits: [Edit] = []
  /// The bookings that were made or changed, in the order in which they were intended.
  var changes: [Change] = []
  /// What a rule left out.
  var leftOut: [Unwritten.Refused] = []
  /// What came true of the waitlist.
  var fulfilled: [Wish] = []
  /// Who is new in the book.
  var newcomers: [String] = []

  /// The bookings as they are.
  var bookings: [Booking] { changes.map(\.after) }

  /// What has to be said of customers and the waitlist beside what was done.
  var besides: [Statement] {
    newcomers.map { .newCustomer($0) } + (fulfilled.isEmpty ? [] : [.wishesDropped(fulfilled)])
  }
}

extension Focus {
  /// Makes what was written what is spoken of from now on.
  ///
  /// What belongs together is spoken of by its first; of several that do not, none is "it",
  /// and each has its place.
  mutating func took(_ written: Written) {
    let bookings = written.bookings
    let isNew = written.changes.contains { $0.before == nil }
    openings = []
    if isNew { isSettled = true }
    booking = bookings.count == 1 || bookings.areOne ? bookings.first?.id : nil
    if let one = bookings.first, bookings.count == 1 {
      take(one.id, isNew: isNew)
    } else if !bookings.allSatisfy({ listed.contains($0.id) }) {
      listed = bookings.map(\.id)
    }
    if let one = bookings.first?.customer, bookings.allSatisfy({ $0.customer == one }) {
      customer = one
    }
  }

  /// What was booked one after the other has places, "the first one"; a place in a list stays
  /// what it was while its bookings change.
  private mutating func take(_ id: BookingID, isNew: Bool) {
    if isNew {
      made.append(id)
      listed = made.count > 1 ? made : []
    } else if !listed.contains(id) {
      listed = []
    }
  }
}

extension [Booking] {
  /// Whether they are one visit or one series.
  fileprivate var areOne: Bool {
    guard let first else { return false }
    return first.visit != nil && allSatisfy { $0.visit == first.visit }
      || first.series != nil && allSatisfy { $0.series == first.series }
  }
}
