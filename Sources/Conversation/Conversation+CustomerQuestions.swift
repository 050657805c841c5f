import CivilTime
import PlainEnglish
import Scheduling

/// Questions about one customer that have one answer: their number, how often they come, what
/// they usually have, and whether they came.
extension Conversation {
  /// The answer; nil if a request asks no such thing.
  mutating func answerOfCustomer(_ request: Request, _ turn: Turn) throws(BookError) -> Reply? {
    guard request.bookingNumbers.isEmpty, request.staff.isEmpty, !turn.settings.isCustomerView,
      [.none, .list, .customers, .availability, .cancel].contains(request.intent)
    else { return nil }
    let named = request.customers.filter { !$0.isExcluded && !$0.isRelation }
    let id: CustomerID? =
      named.count == 1 && named[0].entries.count == 1
      ? CustomerID(named[0].entries[0].id)
      : named.isEmpty && request.saysSomebody ? state.focus.customer : nil
    guard let id, let customer = try turn.book.customer(id),
      let answer = try answer(request, of: customer, turn)
    else { return nil }
    state.focus.customer = id
    return Reply(.list, [.ofCustomer(answer)])
  }

  private func answer(_ request: Request, of customer: Customer, _ turn: Turn) throws(BookError)
    -> CustomerAnswer?
  {
    let words = Folding.words(request.text)
    if request.asksForNumber(words) { return .phone(customer) }
    guard request.whens.isEmpty || request.when?.start.map({ $0.date <= turn.local.date }) == true
    else { return nil }
    if words.starts(with: ["how", "often"]), request.services.isEmpty {
      return try howOften(customer.id, turn)
    }
    if request.asksForUsual(words) { return try usual(of: customer.id, turn) }
    guard words.first == "did", words.count <= 6 else { return nil }
    let came: Set<String> = ["come", "show", "shown", "turn", "appear", "attend"]
    if words.contains(where: came.contains) { return try lastVisit(of: customer.id, request, turn) }
    if words.last == "cancel" || words.contains("cancel") && request.whens.isEmpty {
      return try lastCancelled(of: customer.id, turn)
    }
    return nil
  }

  private func howOften(_ id: CustomerID, _ turn: Turn) throws(BookError) -> CustomerAnswer {
    let visits = try visits(of: id, turn)
    var days: Int?
    if let first = visits.last, let last = visits.first, visits.count > 1 {
      days = first.start.date.days(until: last.start.date) / (visits.count - 1)
    }
    return .howOften(id, visits: visits.count, days: days, last: visits.first)
  }

  func usual(of id: CustomerID, _ turn: Turn) throws(BookError) -> CustomerAnswer {
    let visits = try Array(visits(of: id, turn).prefix(8))
    var counts: [ServiceID: Int] = [:]
    for visit in visits { counts[visit.service, default: 0] += 1 }
    let most = counts.first { $0.value >= 2 && $0.value * 2 > visits.count }
    guard let (service, count) = most else { return .nothingUsual(id, last: visits.first) }
    return .usual(id, service, visits: count, of: visits.count)
  }

  /// The visits that have been, the last one first.
  private func visits(of id: CustomerID, _ turn: Turn) throws(BookError) -> [Booking] {
    var query = BookingQuery()
    query.customer = id
    query.span = .before(turn.now)
    query.statuses = [.pending, .confirmed, .arrived, .done]
    query.order = .latestFirst
    query.limit = 500
    return try turn.book.bookings(query).filter { $0.span.start < turn.now }
  }

  private func lastVisit(of id: CustomerID, _ request: Request, _ turn: Turn) throws(BookError)
    -> CustomerAnswer
  {
    var query = BookingQuery()
    query.customer = id
    query.statuses = [.pending, .confirmed, .arrived, .done, .noShow]
    query.order = .latestFirst
    query.limit = 100
    if let day = request.when?.start?.date { query.dates = day...day }
    return .lastVisit(id, try turn.book.bookings(query).first { $0.span.start <= turn.now })
  }

  private func lastCancelled(of id: CustomerID, _ turn: Turn) throws(BookError) -> CustomerAnswer {
    var query = BookingQuery()
    query.customer = id
    query.statuses = [.cancelled]
    query.order = .latestFirst
    query.limit = 1
    return .cancelled(id, try turn.book.bookings(query).first)
  }
}

extension Request {
  /// "what's her number?".
  fileprivate var saysSomebody: Bool {
    ["she", "he", "her", "his", "him"].contains(where: says)
  }

  fileprivate func asksForNumber(_ words: [String]) -> Bool {
    guard note == nil, phone == nil, whens.isEmpty, services.isEmpty,
      ["what", "whats", "whose", "do", "have", "tell", "give", "can", "which"].contains(
        words.first)
    else { return false }
    let kinds = ["phone", "telephone", "mobile", "number"]
    return words.contains(where: kinds.contains) && !words.contains("booking")
  }

  fileprivate func asksForUsual(_ words: [String]) -> Bool {
    guard services.isEmpty, words.contains("usual") || words.contains("usually") else {
      return false
    }
    return ["what", "whats"].contains(words.first)
  }
}
