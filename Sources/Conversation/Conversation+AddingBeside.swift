import PlainEnglish
import Scheduling

/// Something more beside a booking that stands.
extension Conversation {
  /// "I've a haircut on Friday, can I add a blow-dry after it?": the first is there already.
  mutating func addBesideOwn(_ request: Request, _ turn: Turn) throws(BookError) -> Reply? {
    guard request.addsBesideOwn else { return nil }
    var standing = request
    standing.intent = .list
    standing.services = Array(request.services.prefix(1))
    standing.isForMe = request.customers.isEmpty
    guard
      case .bookings(let found) = try BookingSearch(
        request: standing, focus: Focus(), turn: turn
      ).run(describing: request.whens), found.count == 1, let booking = found.first
    else { return nil }
    var more = request
    more.services = Array(request.services.dropFirst())
    more.whens = []
    more.beside = nil
    more.customers = []
    return try book(more, beside: booking, Draft(moving: booking).party, turn)
  }
}

extension Request {
  fileprivate var addsBesideOwn: Bool {
    guard services.count == 2, services.allSatisfy({ $0.entries.count == 1 }), says("add"),
      says("after") || says("afterwards") || says("before") || says("to")
    else { return false }
    let words = Folding.words(text).prefix(4)
    return ["have", "ive", "got", "has"].contains(where: words.contains)
  }
}
