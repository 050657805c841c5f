import PlainEnglish
import Scheduling

/// Answers whose reading hangs on what is on the table: whose “mine” is, which date “the second
/// one” of a series is, what “what if I come at 4” supposes of an offer.
extension Conversation {
  /// The line as it is meant beside what is on the table; nil if it is meant as it was read.
  func readBeside(_ read: Utterance, _ turn: Turn) throws(BookError) -> Utterance? {
    guard let table = state.table, read.requests.count == 1, let request = read.requests.first,
      !showsBeforeTable
    else { return nil }
    var own: Request?
    switch table {
    case .cancel(let cancellation):
      own = try leavingOutMine(request, of: cancellation.bookings, turn)
    case .rearrangement(let plan):
      own = try leavingOutMine(request, of: plan.rows.map(\.booking.id), turn)
    case .series:
      if request.intent == .negate, case .index? = request.choice, !request.hasValues {
        own = request
        own?.intent = .cancel
      }
    case .offer(let offer) where offer.draft.moving == nil:
      own = request.askingForOffer(of: offer.draft)
    default: break
    }
    return own.map { Utterance(line: read.line, requests: [$0]) }
  }

  /// “yes except mine”, “mine stays”: one's own bookings, by their numbers.
  private func leavingOutMine(_ request: Request, of bookings: [BookingID], _ turn: Turn)
    throws(BookError) -> Request?
  {
    let words = Folding.words(request.text)
    guard words.contains("mine"), request.customers.isEmpty, request.services.isEmpty,
      request.whens.isEmpty,
      ["except", "not", "but", "keep", "leave", "stays", "stay", "without", "apart"]
        .contains(where: words.contains)
    else { return nil }
    var mine: [Int] = []
    for id in bookings {
      if let booking = try turn.book.booking(id), turn.isOwn(booking) { mine.append(id.rawValue) }
    }
    guard !mine.isEmpty else { return nil }
    var own = request
    own.keptNumbers = mine
    own.left = []
    if own.intent != .affirm { own.intent = .none }
    return own
  }
}

extension Request {
  /// “what if I come at 4”, of what is offered: the offer at 4, and no booking that stands.
  fileprivate func askingForOffer(of draft: Draft) -> Request? {
    guard why == .whatIf, !whens.isEmpty || !staff.isEmpty, services.isEmpty,
      bookingNumbers.isEmpty, !isForAnother(than: draft.party)
    else { return nil }
    let words = Folding.words(text).drop { ["and", "but", "so", "ok", "hmm"].contains($0) }
    let rest = words.dropFirst(2)
    guard words.starts(with: ["what", "if"]),
      ["i", "we", "she", "he", "they", "its", "it"].contains(rest.first ?? ""),
      ["i", "we"].contains(rest.first ?? "") == (draft.party == .me)
        || ["it", "its"].contains(rest.first ?? "")
    else { return nil }
    let verb = rest.dropFirst().first ?? ""
    guard
      ["come", "came", "comes", "go", "went", "were", "was", "is", "take", "took", "had", "have"]
        .contains(verb) || ["its"].contains(rest.first ?? "")
    else { return nil }
    var own = self
    own.intent = .correct
    own.why = nil
    own.supposed = nil
    own.isQuestion = false
    return own
  }
}
