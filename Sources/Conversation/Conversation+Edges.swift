import CivilTime
import PlainEnglish
import Scheduling

/// Answers to an offer that point beyond what is shown: to the edges of the day, or to a booking
/// that should move there.
extension Conversation {
  /// "the last one of the day", "the earliest you have", "the one before": of all that is free
  /// that day, and not of what is shown; it is proposed and not taken.
  mutating func takeEdgeOfDay(_ request: Request, _ offer: Table.Offer, _ turn: Turn)
    throws(BookError) -> Reply?
  {
    guard let edge = request.edgeOfDay, let slot = offer.slot else { return nil }
    var draft = offer.draft
    draft.time = WantedTime()
    draft.time.days = WantedTime.Days(first: slot.start.date, last: slot.start.date)
    let search = SlotSearch(draft: draft, service: slot.service, turn: turn)
    let windows = draft.time.windows(now: turn.now, zone: turn.zone, horizon: turn.horizon)
    guard !windows.isEmpty else { return nil }
    let all = try turn.finder.slots(for: search.request(windows))
    guard let found = edge.slot(of: all, beside: slot) else { return nil }
    draft.time = WantedTime(at: found.start)
    return try propose(draft, turn)
  }

  /// "no, move her Friday one there": what she has goes to the time that is offered.
  mutating func moveThere(_ request: Request, _ offer: Table.Offer, _ turn: Turn)
    throws(BookError) -> Reply?
  {
    guard request.movesThere, offer.draft.moving == nil, let slot = offer.slot else { return nil }
    var own = request
    own.intent = .move
    own.choice = nil
    for index in own.whens.indices { own.whens[index].role = .from }
    if own.customers.isEmpty, case .known = offer.draft.party { own.isForLastCustomer = true }
    guard
      case .bookings(let found) = try BookingSearch(
        request: own, focus: state.focus, turn: turn
      ).run(describing: own.whens)
    else { return nil }
    var wish = Draft()
    wish.time = WantedTime(at: slot.start)
    var plain = own
    plain.customers = []
    plain.whens = []
    plain.isForLastCustomer = false
    state.table = nil
    return try choose(among: found, for: .move(wish), plain, turn)
  }

  /// The one of several of a name that a number or a place means, as a request that names them.
  func oneOfName(_ request: Request, _ turn: Turn) throws(BookError) -> Request? {
    var names: [String] = []
    for case .severalOfName(_, let found) in state.lastReply?.statements ?? [] { names = found }
    let place: Int? =
      if case .index(let number)? = request.choice { number } else {
        Int(request.text.trimmed) ?? request.places.first
      }
    guard let place, names.indices.contains(place - 1) else { return nil }
    let name = names[place - 1]
    if let member = turn.business.activeStaff.first(where: { $0.name == name }) {
      var own = Request(intent: .correct, text: name, span: request.span)
      let entry = NameEntry(kind: .staff, id: member.id.rawValue, name: name)
      own.staff = [NameMention(kind: .staff, entries: [entry], text: name, span: request.span)]
      return own
    }
    guard
      let customer = try turn.book.customers(withPrefix: "", limit: 5_000)
        .first(where: { $0.name == name })
    else { return nil }
    var own = Request(intent: .correct, text: name, span: request.span)
    let entry = NameEntry(kind: .customer, id: customer.id.rawValue, name: name)
    own.customers = [
      NameMention(kind: .customer, entries: [entry], text: name, span: request.span)
    ]
    return own
  }
}

extension Request {
  /// A place among all that is free on a day.
  fileprivate enum Edge {
    case first, last
    /// Right before or behind what is offered.
    case before, after

    func slot(of all: [Slot], beside offered: Slot) -> Slot? {
      switch self {
      case .first: all.min { $0.start < $1.start }
      case .last: all.max { $0.start < $1.start }
      case .before: all.filter { $0.start < offered.start }.max { $0.start < $1.start }
      case .after: all.filter { $0.start > offered.start }.min { $0.start < $1.start }
      }
    }
  }

  /// "the last one of the day", "the earliest you have", "the last slot", "the one after".
  fileprivate var edgeOfDay: Edge? {
    // "is that the latest you have?" asks and takes nothing.
    guard whens.isEmpty, services.isEmpty, customers.isEmpty, staff.isEmpty, why == nil else {
      return nil
    }
    if let beside = besideOffered { return beside }
    let words = Folding.words(text)
    let pairs = Array(zip(words, words.dropFirst()))
    let isOfAll =
      pairs.contains { $0 == "the" && $1 == "day" }
      || pairs.contains { $0 == "you" && $1 == "have" }
      || pairs.contains { ["last", "first", "latest", "earliest"].contains($0) && $1 == "slot" }
    guard isOfAll else { return nil }
    if words.contains("last") || words.contains("latest") { return .last }
    return words.contains("first") || words.contains("earliest") ? .first : nil
  }

  /// "move her Friday one there".
  fileprivate var movesThere: Bool {
    says("move") && says("there") && bookingNumbers.isEmpty && services.count <= 1
  }

  /// "the one after", "the one before", and nothing else.
  private var besideOffered: Edge? {
    let words = Folding.words(text).filter { !["please", "no", "then", "maybe"].contains($0) }
    guard words.count == 3, words.starts(with: ["the", "one"]), !hasValues else { return nil }
    switch words[2] {
    case "after": return .after
    case "before": return .before
    default: return nil
    }
  }

  /// "the one after", "the one before": later or earlier than what is offered, and not it,
  /// where its day has none.
  var pointingBeside: Request {
    guard let edge = besideOffered else { return self }
    var request = self
    request.alternative = edge == .after ? .later(minutes: nil) : .earlier(minutes: nil)
    request.intent = .none
    request.choice = nil
    request.acts = []
    request.left = []
    request.beside = nil
    return request
  }

  /// "no, she wants a colour": another service than is offered, and nothing else.
  func wantsOtherService(than draft: Draft) -> Bool {
    guard let service = serviceID, service != draft.service, whens.isEmpty,
      staff.isEmpty, recurrence == nil, !isQuestion,
      !isForAnother(than: draft.party) || customers.isEmpty
    else { return false }
    let words = Folding.words(text)
    return ["no", "sorry", "actually", "oh"].contains(words.first)
      && !["another", "also", "too", "add"].contains(where: words.contains)
  }

  /// "no, the Thursday after", of a Thursday that is offered: a week on.
  func weekday(after date: CalendarDate) -> When? {
    guard whens.count == 1, var when = whens.first, let named = when.start?.date else { return nil }
    let words = Folding.words(text)
    let pairs = zip(words, words.dropFirst())
    let isAfter = pairs.contains { Self.isWeekday($0) && ["after", "following"].contains($1) }
    guard isAfter, words.last == "after" || words.last == "following" else { return nil }
    var day = date.adding(days: 1)
    while day.weekday != named.weekday { day = day.adding(days: 1) }
    when.role = .at
    when.isOpenEnded = false
    when.isDayOnly = true
    when.isTimeOnly = false
    when.grain = .day
    when.start = LocalDateTime(day, .midnight)
    when.end = LocalDateTime(day.adding(days: 1), .midnight)
    return when
  }

  private static func isWeekday(_ word: String) -> Bool {
    Weekday.allCases.contains { String(describing: $0) == word }
  }
}
