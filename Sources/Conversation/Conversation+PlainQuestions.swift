import CivilTime
import PlainEnglish
import Scheduling

/// Plain questions of the day that are read as no more than a look at the book: when it is
/// quiet, who has not been here, who is on before somebody.
extension Conversation {
  /// The answer; nil if a request is no such question.
  mutating func answerPlainly(_ request: Request, of utterance: Utterance, _ turn: Turn)
    throws(BookError) -> Reply?
  {
    guard state.table == nil || request.isQuestion || request.opensQuestion,
      request.bookingNumbers.isEmpty, request.setUp == nil, request.why == nil
    else { return nil }
    switch request.intent {
    case .none, .list, .staff, .customers, .availability: break
    case .time, .settings: return try answerHours(request, turn)
    default: return nil
    }
    if let reply = try answerHours(request, turn) { return reply }
    if request.intent == .none, request.asksWhetherBooked { return try list(request, turn) }
    if request.intent != .availability, request.asksWhatIsFree {
      return try availability(request, turn)
    }
    if let answer = try answerOfCustomer(request, turn) { return answer }
    if let kind = request.reportMeant {
      var own = request
      own.report = kind
      own.intent = .report
      own.left = []
      let reply = try report(own, turn)
      remember(own, reply, turn)
      return reply
    }
    if let reply = try neighbour(request, turn) { return reply }
    if request.asksWhatTimeThatWas, let id = state.focus.booking,
      let booking = try turn.book.booking(id)
    {
      return show(booking)
    }
    if request.asksWhatWasDone { return try history(request, turn) }
    return try narrowListing(request, of: utterance, turn)
  }

  // MARK: Before and after

  /// "who's on before her?": the booking before or after the one that is spoken of, with the
  /// same person that day.
  private mutating func neighbour(_ request: Request, _ turn: Turn) throws(BookError) -> Reply? {
    guard let isBefore = request.asksForNeighbour, !turn.settings.isCustomerView,
      let id = state.focus.booking, let booking = try turn.book.booking(id)
    else { return nil }
    var query = BookingQuery()
    query.dates = booking.start.date...booking.start.date
    query.staff = [booking.staff]
    query.statuses = [.pending, .confirmed, .arrived, .done]
    let others = try turn.book.bookings(query).filter { $0.id != booking.id }
    let found =
      isBefore
      ? others.last { $0.span.end <= booking.span.start }
      : others.first { $0.span.start >= booking.span.end }
    guard let found else {
      return Reply(.list, [.nobodyBeside(booking, isBefore: isBefore)])
    }
    // "and after?" is still said of the same booking.
    let listed = state.focus.listed
    var reply = show(found)
    state.focus.booking = booking.id
    state.focus.listed = listed
    reply.kind = .list
    return reply
  }

  // MARK: Of what was listed

  /// "only Priya's", "how many are with Priya?", "who works then?", "by staff?": the list or the
  /// report before, of less.
  private mutating func narrowListing(
    _ request: Request, of utterance: Utterance, _ turn: Turn
  ) throws(BookError) -> Reply? {
    guard state.table == nil, state.lastReply?.kind == .list else { return nil }
    let words = Folding.words(request.text)
    if let asked = state.focus.asked, asked.report == .takings, request.whens.isEmpty,
      words.first == "by", words.count == 2
    {
      var again = asked
      again.text += " " + request.text
      return try report(again, turn)
    }
    if let asked = state.focus.asked, !asked.whens.isEmpty, request.pointsBack,
      ["who", "whos"].contains(words.first ?? ""), request.whens.isEmpty
    {
      var own = request
      own.intent = .list
      own.whens = asked.whens
      return try dispatch(own, of: utterance, turn)
    }
    guard let listing = state.focus.listing, request.whens.isEmpty, request.services.isEmpty,
      request.customers.isEmpty, request.staff.count == 1, !request.staff[0].isExcluded,
      ["only", "just", "how", "and", "of", "which"].contains(words.first ?? "")
    else { return nil }
    var own = listing
    own.staff = request.staff
    if words.first == "how" { own.text = "how many " + own.text }
    let reply = try list(own, turn)
    state.focus.listing = listing
    return reply
  }
}

extension Request {
  /// Whether it begins as a question does.
  fileprivate var opensQuestion: Bool {
    let asks = ["what", "who", "when", "which", "how", "did", "has", "whos", "whats"]
    return Folding.words(text).first.map(asks.contains) == true
  }

  /// The report that it asks for in other words.
  fileprivate var reportMeant: Report? {
    let words = Folding.words(text)
    guard let first = words.first, customers.isEmpty else { return nil }
    func says(_ some: [String]) -> Bool { words.contains(where: some.contains) }
    switch first {
    case "when", "which", "what":
      if services.isEmpty, words.count <= 8, says(["quietest", "slowest", "emptiest"]) {
        return .quietest
      }
      if services.isEmpty, words.count <= 8, first == "when", says(["busiest", "fullest"]) {
        return .busiest
      }
      if says(["service", "services", "treatment"]),
        says(["popular", "sells", "best", "asked"]), says(["most", "best"])
      {
        return .takings
      }
      if first == "what", says(["earn", "earned", "take", "took", "taken", "make"]), says(["we"]),
        !whens.isEmpty, says(["did", "have", "will"])
      {
        return .takings
      }
      return nil
    case "who":
      let isAway = zip(words, words.dropFirst()).contains {
        ["hasnt", "not", "havent", "didnt"].contains($0)
          && ["been", "come", "visited", "booked", "seen"].contains($1)
      }
      return isAway && (says(["while", "lately", "recently", "long", "ages", "months", "weeks"]))
        ? .absentees : nil
    case "how":
      if words.dropFirst().first == "much", says(["we"]), says(["take", "earn", "make", "taken"]) {
        return .takings
      }
      if words.dropFirst().first == "many", says(["cancellations"]), services.isEmpty {
        return .cancellations
      }
      return nil
    default:
      return nil
    }
  }

  /// Whether it asks who is before the one that is spoken of, or after; nil if it asks neither.
  fileprivate var asksForNeighbour: Bool? {
    let words = Folding.words(text).drop { ["and", "ok", "so"].contains($0) }
    guard whens.isEmpty, services.isEmpty, customers.isEmpty, staff.isEmpty, let last = words.last
    else { return nil }
    let isBare = words.count <= 3 && ["after", "before", "afterwards"].contains(last)
    let asksWho = ["who", "whos", "what", "whats"].contains(words.first ?? "")
    let pairs = zip(words, words.dropFirst()).contains {
      ["before", "after"].contains($0) && ["her", "him", "that", "them", "it", "this"].contains($1)
    }
    guard asksWho && (pairs || isBare) || isBare && words.count == 1, words.count <= 7 else {
      return nil
    }
    return words.contains("before")
  }

  /// "what time was that?".
  fileprivate var asksWhatTimeThatWas: Bool {
    let words = Folding.words(text)
    return (words.starts(with: ["what", "time"]) || words.first == "when")
      && ["that", "it"].contains(words.last ?? "") && words.count <= 5 && whens.isEmpty
  }

  /// "what have you done today?".
  fileprivate var asksWhatWasDone: Bool {
    let words = Folding.words(text)
    return words.first == "what" && words.contains("you") && services.isEmpty && customers.isEmpty
      && ["done", "changed", "do", "did"].contains(where: words.contains)
      && ["have", "did", "has"].contains(words.dropFirst().first ?? "") && words.count <= 7
  }
}
