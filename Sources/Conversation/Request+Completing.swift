import PlainEnglish
import Scheduling

/// What a request leaves to what is on the table: which booking is to be swapped or
/// cancelled instead, and which of two is kept.
extension Request {
  /// The request with what is on the table taken for what it does not say.
  func completed(by table: Table) -> Request {
    var request = withoutWhatIsKept
    if case .swap = intent, bookingNumbers.count + customers.count == 1,
      let only = table.onlyBooking, !bookingNumbers.contains(only.rawValue)
    {
      // "swap with B-25 instead"
      request.bookingNumbers.insert(only.rawValue, at: 0)
    }
    if intent == .stop || intent == .cancel, says("cancel"), says("instead"), customers.isEmpty,
      bookingNumbers.isEmpty, whens.isEmpty, let moving = table.draft?.moving
    {
      // "instead cancel it", of what was to be moved
      request.intent = .cancel
      request.bookingNumbers = [moving.rawValue]
    }
    return request
  }

  /// "keep the Friday one, cancel the Wednesday one": without what is kept.
  private var withoutWhatIsKept: Request {
    guard intent == .cancel, let keep = text.firstRange(of: "keep "),
      let cancel = text[keep.upperBound...].firstRange(of: "cancel ")
    else { return self }
    let edge = span.lowerBound + text[..<cancel.lowerBound].utf8.count
    var request = self
    request.whens.removeAll { $0.span.lowerBound < edge }
    request.customers.removeAll { $0.span.lowerBound < edge }
    request.services.removeAll { $0.span.lowerBound < edge }
    return request
  }
}

extension Table {
  /// The one booking that it would change; nil if it is none or several.
  fileprivate var onlyBooking: BookingID? {
    if case .cancel(let cancellation) = self, cancellation.bookings.count == 1 {
      return cancellation.bookings.first
    }
    return draft?.moving
  }
}
