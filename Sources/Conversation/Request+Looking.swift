import PlainEnglish
import Scheduling

/// Lines that look at the book, and lines that name a time for what is offered.
extension Request {
  /// Whether it looks at the book: "what's on Friday?", "show me the 9th", "is anyone in at 3?".
  var looksAtBook: Bool {
    if isAside || report != nil || !bookingNumbers.isEmpty { return true }
    let words = restWords
    if !staff.isEmpty, words.contains("in") { return true }
    return words.contains { Self.looking.contains($0) }
  }

  private static let looking: Set<String> = [
    "show", "list", "print", "display", "view", "look", "looking", "read", "summary",
    "what", "whats", "who", "whos", "whose", "which", "when", "where",
    "diary", "calendar", "schedule", "agenda", "rota", "timetable", "bookings", "appointments",
    "visits", "booked", "busy", "full", "quiet", "anything", "anyone", "anybody", "someone",
    "everything", "everyone", "nothing", "nobody", "coming", "due", "working", "works", "hours",
    "open", "opens", "close", "closes", "closed", "holiday", "off", "done", "arrived",
  ]

  /// Whether it is a question by its reading only, and names a time for what is on the table:
  /// "let me have it on the 9th instead", and not "what's on the 9th?".
  func isTime(for draft: Draft) -> Bool {
    switch intent {
    case .list, .time, .customers: break
    default: return false
    }
    guard !whens.isEmpty, why == nil, topics.isEmpty, !looksAtBook else { return false }
    return draft.allows(serviceID) && !isForAnother(than: draft.party)
      && customers.allSatisfy { !$0.entries.isEmpty }
  }

  /// "I don't care, book it".
  var saysItDoesNotMatter: Bool {
    says("care") && ["book", "do"].contains(where: says) && !hasValues && choice == nil
  }

  /// "what else have you got?", of times.
  var asksWhatElse: Bool {
    let words = Folding.words(text)
    return zip(words, words.dropFirst()).contains { $0 == "what" && $1 == "else" }
      && ["you", "got", "there"].contains(where: words.contains) && !hasValues
      && customers.isEmpty && topics.isEmpty
  }

  /// "Dana's", "the colour", to which of several is meant: not looked at, though it may be read
  /// so.
  var namesOneOfSeveral: Bool {
    switch intent {
    case .list, .customers, .time: break
    default: return false
    }
    return hasValues && !isQuestion && why == nil && topics.isEmpty && !looksAtBook
      && Folding.words(text).count < 6
  }

  /// "thanks for finding me a dentist": a thanks without what it is for, which is no wish.
  var withoutThanked: Request {
    guard intent == .thank, acts.contains(.thank), hasValues || !topics.isEmpty else { return self }
    let words = Folding.words(text)
    guard let place = words.firstIndex(of: "for"),
      words[place...].contains(where: { $0.hasSuffix("ing") })
    else { return self }
    var request = self
    request.whens = []
    request.services = []
    request.staff = []
    request.customers = []
    request.duration = nil
    request.choice = nil
    request.topics = []
    request.left = []
    return request
  }
}

extension Request {
  /// "show cancelled bookings", "list Tom's no-shows": looks at what became of bookings, and
  /// does nothing to them.
  var showsWhatBecame: Bool {
    let words = Folding.words(text)
    guard let first = words.first else { return false }
    let verbs: Set<String> = [
      "show", "list", "print", "see", "display", "view", "which", "who", "what", "how", "all",
      "cancelled", "canceled",
    ]
    let isOfSeveral = ["shows", "noshows", "cancellations"].contains(where: words.contains)
    guard verbs.contains(first) || words.prefix(3).contains("me") && isOfSeveral || isOfSeveral
    else { return false }
    return isOfSeveral || ["cancelled", "canceled"].contains(where: words.contains)
  }

  /// "what does Dana have this week?": asks, whatever verb was made of it.
  var asksWhatSomeoneHas: Bool {
    let words = Folding.words(text)
    guard let first = words.first, ["what", "whats", "which"].contains(first) else {
      return false
    }
    return words.contains { ["have", "has", "got"].contains($0) }
  }

  /// "oh no, wrong Dana", "that was the wrong one": what was done just now was a slip.
  var saysItWasWrong: Bool {
    says("wrong") || says("mistake") || isOops
  }
}
