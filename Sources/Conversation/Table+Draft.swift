import PlainEnglish
import Scheduling

extension Table {
  /// The draft that is on the table.
  var draft: Draft? {
    switch self {
    case .offer(let offer): offer.draft
    case .missing(_, let draft), .readings(_, let draft): draft
    case .series(let series): series.draft
    case .visit(let visit): visit.draft
    case .cancel, .which, .change, .seriesScope, .swap, .rearrangement, .howLate,
      .importing, .undoing:
      nil
    }
  }

  /// Whether it changes what stands, so that it has to be said where it is not done.
  var isLostInSilence: Bool {
    switch self {
    case .change, .cancel, .swap, .undoing, .rearrangement, .importing: true
    default: false
    }
  }

  /// Whether a request is about bookings that are none of those on the table.
  func isAbout(others request: Request) -> Bool {
    guard case .rearrangement(let plan) = self,
      [.move, .cancel, .correct].contains(request.intent)
    else { return false }
    if !request.bookingNumbers.isEmpty {
      return request.bookingNumbers.allSatisfy { plan.index(of: BookingID($0)) == nil }
    }
    let named = request.customers.flatMap(\.entries).map { CustomerID($0.id) }
    let customers = plan.rows.compactMap(\.booking.customer)
    return !named.isEmpty && named.allSatisfy { !customers.contains($0) }
  }

  /// Whether slots are on the table.
  var isOffer: Bool {
    if case .offer = self { true } else { false }
  }
}
