import CivilTime
import PlainEnglish
import Scheduling

extension Conversation {
  /// What a question about money adds up to: the takings of a time, or what one
  /// customer's bookings cost; nil where it asks for the price of a service.
  func sums(_ request: Request, _ turn: Turn) throws(BookError) -> Reply? {
    guard request.topics == [.price], request.services.isEmpty, request.bookingNumbers.isEmpty,
      !turn.settings.isCustomerView
    else { return nil }
    let (first, last) = period(of: request, turn)
    if request.asksForTakings { return try takings(request, first, last, turn) }
    guard state.table == nil, request.staff.isEmpty, !request.says("that"), !request.says("it"),
      request.customers.count == 1,
      let entry = request.customers.first?.entries.first
    else { return nil }
    var heading = Statement.ListHeading()
    heading.customer = CustomerID(entry.id)
    if request.when != nil { (heading.first, heading.last) = (first, last) }
    let found = try bookings(heading, turn)
    if heading.first == nil { heading.first = turn.local.date }
    guard let earliest = found.first, let latest = found.last else {
      return Reply(.list, [.noBookings(heading)])
    }
    let listed = Statement.bookings(found, heading: heading)
    if found.count == 1, let service = turn.business.service(earliest.service) {
      return Reply(.list, [listed, .price(name: service.name, earliest.price)])
    }
    let sum = figures(
      of: found, staff: [], request.when == nil ? earliest.start.date : first,
      request.when == nil ? latest.start.date : last, byStaff: false, turn)
    return Reply(.list, [listed, .takings(sum)])
  }
}

extension Request {
  /// "how much will we take tomorrow?": what comes in, not what one thing costs.
  fileprivate var asksForTakings: Bool {
    (says("we") || says("i") || !staff.isEmpty)
      && ["take", "make", "earn", "taken", "earned"].contains(where: says)
  }
}
