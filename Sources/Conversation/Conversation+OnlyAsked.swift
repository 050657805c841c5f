import CivilTime
import PlainEnglish
import Scheduling

/// Words of an act in a sentence that asks for it or denies it: the book stays as it is.
extension Conversation {
  /// Answers "has Tom arrived", "Tom is not a no show", "should I undo"; nil where the act
  /// itself is told to be done.
  mutating func answerOnlyAsked(_ request: Request, _ turn: Turn) throws(BookError) -> Reply? {
    switch request.intent {
    case .undo where request.mood == .asks:
      return try offerToTakeBack(turn)
    case .note where request.asksWhetherTo && !request.customers.isEmpty:
      var asking = request
      asking.intent = .list
      asking.note = nil
      return try list(asking, turn)
    case .cancel where request.asksWhetherTooLate || request.mightDo,
      .move where request.mightDo:
      return try showWhatMightGo(request, turn)
    case .waitlist where request.mood == .denies && !request.withdraws:
      return Reply(.talk, [.dropped])
    case .mark, .list, .none, .customers, .thank, .stop, .affirm:
      guard let status = request.statusSpokenOf, let mood = request.mood(of: status) else {
        return nil
      }
      let visits = try visitsOfToday(request, status, turn)
      if mood == .asks {
        guard let visit = visits.first, visits.count == 1 else {
          var asking = request
          asking.intent = .list
          asking.status = nil
          return request.customers.isEmpty ? nil : try list(asking, turn)
        }
        return show(visit)
      }
      guard !visits.isEmpty else { return nil }
      var reply = Reply(.talk, visits.map { .stays($0) })
      reply.bookings = visits
      return reply
    default: return nil
    }
  }

  /// "is it too late to cancel B-14?", "I might cancel B-14": the booking as it stands; nil if
  /// none or several are meant.
  private mutating func showWhatMightGo(_ request: Request, _ turn: Turn) throws(BookError)
    -> Reply?
  {
    let search = BookingSearch(request: request, focus: state.focus, turn: turn)
    guard case .bookings(let found) = try search.run(describing: request.whens), found.count == 1
    else { return Reply(.question, [.whichOnes]) }
    var reply = show(found[0])
    if request.asksWhetherTooLate {
      let cutoff = turn.settings.policy.cancellationCutoff ?? 0
      let isLate = turn.now.adding(minutes: cutoff) > found[0].span.start
      reply.statements.insert(.answered(isLate), at: 0)
    }
    return reply
  }

  /// The visits that something is told of, those too of which it has been told before.
  private func visitsOfToday(_ request: Request, _ status: VisitStatus, _ turn: Turn)
    throws(BookError) -> [Booking]
  {
    let named = request.customers.flatMap(\.entries).map { CustomerID($0.id) }
    let today = Span(
      start: turn.zone.instant(LocalDateTime(turn.local.date, .midnight)),
      end: turn.zone.instant(LocalDateTime(turn.local.date.adding(days: 1), .midnight)))
    if !named.isEmpty, request.whens.isEmpty, request.bookingNumbers.isEmpty {
      let found = try BookingSearch(request: request, focus: state.focus, turn: turn)
        .query(today, [.pending, .confirmed, .arrived, .done, .noShow])
        .filter { $0.customer.map(named.contains) == true }
      if !found.isEmpty { return found }
    }
    let search = BookingSearch(request: request, focus: state.focus, turn: turn)
    guard case .bookings(let found) = try search.run(marking: status) else { return [] }
    return found.count <= Self.mostReadings ? found : []
  }
}

/// How a sentence speaks of an act.
enum Mood {
  /// "has she arrived", "should I undo", "undo?".
  case asks
  /// "she is not done", "he might be a no show".
  case denies
}

extension Request {
  /// How it speaks of what it names; nil if it tells to do it.
  var mood: Mood? {
    let words = Array(Folding.words(text).drop { ["so", "and", "but", "ok", "well"].contains($0) })
    guard let head = words.first else { return nil }
    if Self.asking.contains(head) { return .asks }
    if head == "have" || head == "had", let next = words.dropFirst().first,
      ["you", "we", "i", "they", "she", "he"].contains(next)
    {
      return .asks
    }
    let asksTo = ["can", "could", "would", "will", "may"].contains(head)
    if asksTo, intent == .undo, words.dropFirst().first == "i" { return .asks }
    if isQuestion, !asksTo, !words.contains("please") { return .asks }
    return words.contains(where: Self.denying.contains) ? .denies : nil
  }

  /// "is it too late to cancel B-14?".
  fileprivate var asksWhetherTooLate: Bool {
    let words = Folding.words(text)
    return words.first == "is"
      && zip(words, words.dropFirst()).contains { $0 == "too" && $1 == "late" }
  }

  /// "I might cancel B-14", "we may have to move it": nothing is to be done yet.
  fileprivate var mightDo: Bool {
    let words = Folding.words(text)
    if words.contains(where: ["thinking", "considering", "tempted"].contains) { return true }
    let acts = [
      "cancel", "move", "have", "need", "want", "change", "reschedule", "postpone", "be", "drop",
    ]
    return zip(words.dropFirst(), words.dropFirst(2)).contains {
      ["might", "may"].contains($0) && acts.contains($1)
    }
  }

  /// "should I note that she likes tea?".
  fileprivate var asksWhetherTo: Bool {
    ["should", "shall", "did", "why"].contains(Folding.words(text).first)
  }

  /// How it speaks of what became of a visit: "she did not come" tells that she did not.
  func mood(of status: VisitStatus) -> Mood? {
    guard let mood, mood == .denies, status == .noShow else { return mood }
    let words = Folding.words(text)
    if words.contains(where: Self.guessing.contains) { return .denies }
    let isDenied = words.indices.contains { index in
      Self.denying.contains(words[index])
        && words[(index + 1)...].prefix(2).contains {
          ["a", "no", "mark", "noshow", "marked"].contains($0)
        }
    }
    return isDenied ? .denies : nil
  }

  /// What it says became of a visit, whatever else it says of it.
  fileprivate var statusSpokenOf: VisitStatus? {
    if let status { return status }
    if intent == .list { return saysIsHere ? .arrived : nil }
    let words = Folding.words(text)
    guard words.count <= 6, customers.count == 1, customers[0].entries.count == 1,
      whens.isEmpty, services.isEmpty, let last = words.last
    else { return nil }
    switch last {
    case "here", "arrived": return .arrived
    case "done", "finished": return .done
    default: return nil
    }
  }

  private static let asking: Set<String> = [
    "why", "when", "who", "how", "where", "what", "whats", "which", "is", "are", "was", "were",
    "has", "did", "does", "should", "shall", "isnt", "hasnt", "didnt", "wasnt",
    "doesnt", "arent",
  ]

  private static let guessing: Set<String> = ["might", "may", "maybe", "perhaps", "probably"]

  private static let denying: Set<String> = guessing.union([
    "not", "isnt", "hasnt", "wasnt", "arent", "dont", "never", "didnt", "wont", "havent",
  ])
}

extension Utterance {
  /// Whether it is one sentence that ends as a question, and no request put as one: "haircuts
  /// cost £40?", but not "can you close on Friday?".
  var isAskedWhole: Bool {
    guard requests.count == 1, line.trimmed.hasSuffix("?") else { return false }
    let words = Folding.words(line)
    return !["can", "could", "would", "will", "may"].contains(words.first)
      && !words.contains("please")
  }
}
