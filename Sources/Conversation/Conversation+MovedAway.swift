import PlainEnglish
import Scheduling

/// What is told of somebody and moves no booking: “Dana's moved to Leeds”.
extension Conversation {
  /// The requests of a line without what only says that somebody has gone away, whose bookings
  /// what follows is about: “Dana's moved to Leeds, cancel everything she has”.
  func withoutMovingAway(_ requests: [Request]) -> [Request] {
    guard requests.count > 1, let first = requests.first, first.tellsOfMovingAway else {
      return requests
    }
    var rest = Array(requests.dropFirst())
    if rest[0].customers.isEmpty, rest[0].bookingNumbers.isEmpty {
      rest[0].customers = first.customers
      rest[0].isForLastCustomer = false
    }
    return rest
  }
}

extension Request {
  /// “Dana's moved to Leeds”, “Tom has moved away”: where somebody lives, and no booking.
  var tellsOfMovingAway: Bool {
    guard intent == .move, whens.isEmpty, services.isEmpty, staff.isEmpty, bookingNumbers.isEmpty,
      customers.count == 1, shift == nil, duration == nil
    else { return false }
    let words = Folding.words(text)
    return words.contains("moved")
      && !["it", "them", "appointment", "booking"].contains(where: says)
      && (!left.isEmpty || words.contains("away") || words.contains("house"))
  }
}
