import CivilTime
import PlainEnglish
import Scheduling

/// Answers that leave less of what is on the table.
extension Conversation {
  /// Leaves of a visit the services or the people that an answer says; nil if it says
  /// nothing of the kind.
  mutating func narrow(_ visit: Visit, _ request: Request, _ turn: Turn) throws(BookError)
    -> Reply?
  {
    guard let parts = visit.draft.parts, request.bookingNumbers.isEmpty,
      [.correct, .none, .cancel, .negate, .book, .affirm, .move].contains(request.intent),
      let places = parts.places(leftBy: request, visit.draft.party)
    else { return nil }
    guard !places.isEmpty else { return nil }
    var own = request
    own.services = []
    own.customers = []
    own.intent = .correct
    // “Hannah can't do Thursday”: the day is said of who goes.
    if request.saysCannot { own.whens = [] }
    let filling = try fill(visit.draft, from: own, turn)
    if let refusal = filling.refusal { return refusal }
    var draft = filling.draft
    guard places.count > 1 else {
      let place = places[0]
      draft.parts = nil
      draft.service = parts.services[place]
      draft.length = nil
      if parts.guests.indices.contains(place) {
        draft.party = parts.guests[place].party
        draft.note = parts.guests[place].note
      }
      if parts.staff.indices.contains(place), !parts.staff[place].isEmpty {
        draft.staff = parts.staff[place]
      }
      return try propose(draft, turn, saying: filling.statements)
    }
    return try propose(parts.keeping(places), draft, turn, saying: filling.statements)
  }

  /// "Hannah with Priya": whom one of several people wants, the others as they were; nil
  /// if it is not said of one of them.
  mutating func assign(_ visit: Visit, _ request: Request, _ turn: Turn) throws(BookError)
    -> Reply?
  {
    guard var parts = visit.draft.parts, !parts.guests.isEmpty, request.customers.count == 1,
      let mention = request.customers.first, mention.entries.count == 1, !mention.isExcluded,
      request.whens.isEmpty, request.services.isEmpty, !request.isQuestion,
      let place = parts.guests.firstIndex(where: {
        $0.party == .known(CustomerID(mention.entries[0].id))
      })
    else { return nil }
    let wanted = request.staff.filter { !$0.isExcluded }.flatMap(\.entries).map { StaffID($0.id) }
    guard !wanted.isEmpty else { return nil }
    if parts.staff.isEmpty { parts.staff = parts.services.map { _ in [] } }
    parts.staff[place] = wanted
    return try propose(parts, visit.draft, turn, saying: [])
  }

  /// Leaves of a series the dates that an answer keeps; nil if it keeps none by name.
  mutating func keepOnly(_ request: Request, of series: Series, _ turn: Turn) throws(BookError)
    -> Reply?
  {
    guard request.isOnly, request.recurrence == nil, request.times == nil,
      request.staff.isEmpty, request.services.isEmpty
    else { return nil }
    let days = request.whens.filter { !$0.isTimeOnly && $0.role != .not }
    var kept = series.items.indices.filter { index in
      days.contains { $0.names(series.items[index].start.date) }
    }
    if days.isEmpty { kept = request.places.compactMap { series.items.place($0) } }
    guard !kept.isEmpty, kept.count < series.items.count else { return nil }
    return try keep(Array(Set(kept)).sorted(), of: series, turn)
  }

  /// The series with some of its dates; a single one is a booking like any other.
  private mutating func keep(_ places: [Int], of series: Series, _ turn: Turn) throws(BookError)
    -> Reply
  {
    var left = series
    left.items = places.map { series.items[$0] }
    guard left.items.count == 1, let start = left.items.first?.start else { return show(left) }
    var draft = series.draft
    draft.recurrence = nil
    draft.time = WantedTime(at: start)
    return try propose(draft, turn)
  }
}

extension Array {
  /// The index of a place, counted from 1, or from the end if it is negative.
  func place(_ number: Int) -> Int? {
    let index = number > 0 ? number - 1 : count + number
    return indices.contains(index) ? index : nil
  }
}

extension Visit.Parts {
  /// The places of the parts that a request leaves; nil if it takes none away.
  fileprivate func places(leftBy request: Request, _ party: Draft.Party) -> [Int]? {
    let named = guests.isEmpty ? request.services : request.customers
    guard named.allSatisfy({ $0.entries.count == 1 }), !named.isEmpty,
      guests.isEmpty ? request.customers.isEmpty : request.services.isEmpty,
      let (how, mentions) = request.narrowing(named)
    else { return nil }
    let ids = mentions.flatMap(\.entries).map(\.id)
    func isNamed(_ place: Int) -> Bool {
      guard !guests.isEmpty else { return ids.contains(services[place].rawValue) }
      guard case .known(let customer) = guests[place].party else { return false }
      return ids.contains(customer.rawValue)
    }
    let all = Array(services.indices)
    let meant = all.filter(isNamed)
    guard !meant.isEmpty, meant.count < all.count else { return nil }
    return how == .keeping ? meant : all.filter { !meant.contains($0) }
  }

  /// The parts at some places.
  fileprivate func keeping(_ places: [Int]) -> Visit.Parts {
    var parts = self
    parts.services = places.map { services[$0] }
    if !guests.isEmpty { parts.guests = places.map { guests[$0] } }
    if !staff.isEmpty { parts.staff = places.map { staff[$0] } }
    return parts
  }
}
