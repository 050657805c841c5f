import PlainEnglish
import Scheduling

/// What keeps words of agreement from being acted upon.
enum Reservation {
  /// It asks: "shall I book it", "works for me?", "what works".
  case asks
  /// It waits for something, or speaks of something else: "fine but ask her first", "yes keep
  /// it", "I see".
  case holds
}

extension Conversation {
  /// Asks once more where words of agreement stand that agree to nothing.
  func holdBack(
    _ request: Request, as answer: AnswerKind, on table: Table, _ utterance: Utterance, _ turn: Turn
  ) throws(BookError) -> Reply? {
    guard [.yes, .choice, .any].contains(answer), request.intent != .override,
      !request.agreesBesideItself, !(request.onlyCancels && table.question == .cancellation)
    else { return nil }
    switch AnswerTable.effect(of: answer, on: table.question) {
    case .accept: break
    case .take where table.isOffer: break
    default: return nil
    }
    switch request.reservation(on: table.question, in: utterance.line) {
    case .asks? where !request.topics.isEmpty && request.choice == nil:
      return try answerTopics(request, turn)
    case .asks?: return Reply(.question, [.pleaseAnswer])
    case .holds?:
      // "fine, but ask her first" waits; what follows is answered then.
      return Reply(.question, [request.waitsForSomebody ? .takeYourTime : .pleaseAnswer])
    case nil: return nil
    }
  }
}

/// Consent: a yes is acted upon where all its words agree.
///
/// Words of agreement stand in sentences that agree to nothing: "it's fine as it was", "she
/// needs to confirm first". So each word has to be one of agreement, of politeness, of what is
/// asked about, or a value that is on the table; one that is none is asked about.
extension Request {
  /// What keeps it from agreeing to what is asked, or from choosing; nil if nothing does.
  func reservation(on question: OpenQuestion, in line: String) -> Reservation? {
    let all = Folding.words(agreeingText)
    if asksBack(all) { return .asks }
    if Self.isOnlyHeard(all) || keepsOrEnds(all, question) || confirmsOther(all) { return .holds }
    if isBesideWaiting(all, line) { return .holds }
    let words = agreeingWords.withoutTelling
    let isPlace = choice != nil || intent == .any
    if let held = words.firstIndex(where: {
      Self.holding.contains($0) && !(isPlace && Self.ofPlace.contains($0))
    }) {
      return isCourteous(words, held) ? nil : .holds
    }
    let takesPlace = choice != nil && choice != .it
    if isOnlyTalk || takesPlace || !topics.isEmpty || isRestated { return nil }
    return words.allSatisfy(Self.isExplained) || beginsWithPlainYes ? nil : .holds
  }

  /// "ask her first", "once he has confirmed": somebody else is asked before.
  fileprivate var waitsForSomebody: Bool {
    ["ask", "asking", "check", "confirm", "call", "wait", "first"].contains(where: says)
  }

  /// Whether it says once more what is wanted: "a haircut on Friday at 2, please".
  private var isRestated: Bool { intent == .book && hasValues }

  /// Its text; of several sentences the first, where it agrees.
  private var agreeingText: String {
    guard let end = text.firstIndex(where: { ".!;".contains($0) }) else { return text }
    let first = String(text[..<end])
    return Folding.words(first).contains(where: Self.agreeing.contains) ? first : text
  }

  /// The words that agree beside its values, without the reason that follows them.
  private var agreeingWords: [String] {
    let first = agreeingText
    var words = first == text ? restWords : Folding.words(first).filter { !isValue($0) }
    if let cause = words.firstIndex(where: { ["because", "since", "cause", "cos"].contains($0) }),
      cause > 0
    {
      words.removeSubrange(cause...)
    }
    // "yes, what number do I call if I am late?": what follows asks.
    return topics.isEmpty ? words : Array(words.prefix { !Self.asking.contains($0) })
  }

  /// "yes, Peter will be delighted": a yes that stands by itself, and a remark.
  private var beginsWithPlainYes: Bool {
    guard let mark = text.firstIndex(where: { ",.!".contains($0) }) else { return false }
    let head = Folding.words(String(text[..<mark]))
    return (1...2).contains(head.count)
      && head.allSatisfy { ["yes", "yeah", "yep", "yup", "please", "oh"].contains($0) }
  }

  private func isValue(_ word: String) -> Bool {
    Int(word) != nil || whens.contains { Folding.words($0.text).contains(word) }
      || (services + staff + customers).contains { Folding.words($0.text).contains(word) }
  }

  // MARK: Questions

  /// Whether it asks rather than agrees, with a question mark or without.
  private func asksBack(_ all: [String]) -> Bool {
    // A question behind the sentence that agrees is answered beside it.
    let isQuestion = isQuestion && agreeingText == text
    let words = Array(all.drop { Self.opening.contains($0) })
    guard let head = words.first else {
      // "ok?", "y?"
      return isQuestion && topics.isEmpty && choice == nil
    }
    let next = words.dropFirst().first ?? ""
    if !topics.isEmpty {
      // "can you confirm the price" asks; "perfect, what's the price" agrees before that, "great
      // but is there parking" not yet.
      if let but = all.firstIndex(of: "but"), but <= 2, !["yes", "yeah", "yep"].contains(all[0]) {
        return true
      }
      return words.count == all.count && Self.asking.contains(head)
    }
    switch head {
    case "shall", "should", "did", "do":
      if ["i", "we", "you", "they", "she", "he"].contains(next) { return true }
    case "would", "will", "does", "is", "was", "are":
      if ["it", "that", "this", "she", "he", "they", "i", "we"].contains(next) { return true }
    case "what", "whats", "who", "whos", "which", "when", "where", "whose":
      if next != "a", next != "about", next != "i", next != "we" { return choice == nil }
    case "sure", "certain", "positive":
      if ["about", "of", "its", "thats", "it", "that"].contains(next), words.count > 1 {
        return !["works", "does", "is", "will"].contains(words.dropFirst(2).first ?? "")
      }
    default: break
    }
    guard isQuestion, choice == nil, whens.isEmpty else { return false }
    // "can you book it for me?" asks for it, "why not?" agrees.
    if words.suffix(2) == ["why", "not"] { return false }
    return !zip(words, words.dropFirst()).contains {
      ["can", "could", "would", "will", "may"].contains($0) && ["you", "we", "i"].contains($1)
    }
  }

  private static let asking: Set<String> = [
    "can", "could", "would", "what", "whats", "how", "where", "who", "when", "which", "does", "do",
    "is", "are",
  ]

  /// Words that stand before a question.
  private static let opening: Set<String> = [
    "ok", "okay", "so", "and", "well", "um", "oh", "right", "alright", "all", "hmm", "yes", "yeah",
    "great", "good", "fine", "now", "but", "y", "yep", "perfect", "lovely",
  ]

  // MARK: What is no consent

  /// "I see", "yes I know", "got it": heard, and no more.
  private static func isOnlyHeard(_ all: [String]) -> Bool {
    let rest = all.filter {
      !["yes", "yeah", "ok", "okay", "oh", "right", "ah", "and", "i", "ive", "well", "have", "it"]
        .contains($0)
    }
    guard !rest.isEmpty else { return false }
    if ["done", "finished"].contains(all[0]), all.dropFirst().first == "with" { return true }
    if all.suffix(2) == ["thats", "that"] { return true }
    // "nice try"
    if rest.count == 2, rest[1] == "try", ["nice", "good"].contains(rest[0]) { return true }
    return rest.allSatisfy {
      [
        "see", "got", "noted", "understood", "gotcha", "heard", "know", "hear", "get", "understand",
        "duly",
      ].contains($0)
    }
  }

  /// Whether it wants to keep what would change, or to end what would be made: "yes keep it",
  /// "fine as it was", "yes, cancel" where nothing is to be cancelled.
  private func keepsOrEnds(_ all: [String], _ question: OpenQuestion) -> Bool {
    if question != .cancellation, choice == nil,
      all.contains(where: { ["cancel", "delete", "drop", "scrap"].contains($0) })
    {
      return [.bookOffer, .moveOffer, .visitOffer, .seriesOffer].contains(question)
    }
    if question != .change, all.contains("as"), all.last == "was" || all.last == "were" {
      return true
    }
    guard [.cancellation, .moveOffer, .swap, .rearrangement, .undoing, .change].contains(question)
    else { return false }
    if all.contains("as"), let last = all.last, ["was", "is", "were", "are"].contains(last) {
      return true
    }
    return question != .change && question != .rearrangement
      && all.contains { ["keep", "leave", "stay", "stays", "keeps"].contains($0) }
  }

  /// "confirm with her", "I'll call him and confirm": to be confirmed by somebody yet.
  private func confirmsOther(_ all: [String]) -> Bool {
    guard let verb = all.lastIndex(of: "confirm") else { return false }
    let behind = Array(all[(verb + 1)...])
    let before = all[..<verb]
    if behind.contains("with") { return true }
    if let next = behind.first,
      ![
        "it", "that", "this", "please", "everything", "all", "them", "the", "my", "yes", "and",
        "booking", "thanks", "for", "now", "appointment", "its",
      ].contains(next)
    {
      return true
    }
    return before.contains { ["let", "ill", "her", "him", "them", "needs", "must"].contains($0) }
  }

  /// "I'll call him and confirm": what stands before a bare word in the same line waits for
  /// somebody.
  private func isBesideWaiting(_ all: [String], _ line: String) -> Bool {
    let whole = Folding.words(line)
    guard whole.count > all.count, topics.isEmpty else { return false }
    if all.count == 1, all[0] == "confirm" || all[0] == "confirmed" { return true }
    return zip(whole, whole.dropFirst()).contains { word, next in
      ["ask", "asking", "check", "confirm", "tell", "call"].contains(word)
        && ["her", "him", "them", "with"].contains(next)
    } && whole.last == "first"
  }

  /// "if possible", "if that's ok", "that's right, but where is it?": no condition.
  private func isCourteous(_ words: [String], _ held: Int) -> Bool {
    let next = held + 1 < words.count ? words[held + 1] : ""
    switch words[held] {
    case "if":
      return ["possible", "you", "thats", "that", "its"].contains(next)
        && !words.contains { ["were", "was", "only"].contains($0) }
    case "but": return !topics.isEmpty
    default: return false
    }
  }

  // MARK: Words

  private static func isExplained(_ word: String) -> Bool {
    agreeing.contains(word) || polite.contains(word) || small.contains(word)
      || taking.contains(word)
  }

  /// Words that make a yes wait, or speak of another.
  private static let holding: Set<String> = [
    "but", "if", "unless", "until", "till", "first", "after", "before", "when", "once", "later",
    "another", "ask", "asking", "asked", "check", "needs", "yet", "wait", "hold", "sec", "moment",
    "second", "might", "maybe", "perhaps", "although", "though", "however", "provided", "assuming",
    "else", "other", "instead", "than",
  ]

  /// Those of them that name one of several.
  private static let ofPlace: Set<String> = [
    "first", "second", "later", "another", "other", "else", "before", "after", "but",
  ]

  private static let agreeing: Set<String> = [
    "yes", "yeah", "yep", "yup", "yea", "yah", "ya", "yas", "aye", "yer", "y", "k", "kk", "ok",
    "okay", "okey", "okie", "oki", "dokey", "dokie", "sure", "fine", "good", "great", "perfect",
    "perfectly", "prefect", "lovely", "nice", "nicely", "cool", "super", "superb", "excellent",
    "brilliant", "wonderful", "fantastic", "terrific", "awesome", "amazing", "grand", "splendid",
    "ideal", "ideally", "alright", "alrighty", "right", "correct", "correctly", "exactly",
    "precisely", "absolutely", "definitely", "certainly", "indeed", "course", "affirmative",
    "roger", "agreed", "agree", "deal", "done", "accepted", "accept", "approved", "approve",
    "approval", "confirmed", "confirm", "confirming", "positive", "totally", "works", "work",
    "suits", "suit", "suitable", "sounds", "sound", "looks", "look", "seems", "seem", "happy",
    "glad", "true", "naturally", "bingo", "delighted", "winner", "plan", "better", "best",
    "convenient", "helpful", "accurate", "permission", "granted", "consent", "helps", "fair",
    "enough", "optimal", "beautiful", "marvellous", "fab", "sweet", "ace", "okayed", "spot",
  ]

  private static let polite: Set<String> = [
    "please", "thanks", "thank", "cheers", "ta", "kindly", "pls", "plz", "thx", "sorry", "sir",
    "madam", "mate", "love", "dear", "boss", "darling", "honey", "hun", "pal", "chief", "babe",
    "pleasure", "much", "many", "lot", "lots", "help", "for",
    "appreciate", "appreciated", "lol", "haha", "bye", "hello", "hi",
  ]

  private static let small: Set<String> = [
    "a", "an", "the", "that", "this", "thats", "it", "its", "itll", "thatll", "thatd", "itd", "is",
    "are", "be", "am", "i", "im", "id", "ill", "ive", "we", "wed", "well", "were", "you", "youre",
    "your", "my", "mine", "me", "us", "our", "with", "by", "of", "to", "so", "and", "oh", "ah",
    "um", "hm", "hmm", "then", "now", "here", "there", "all", "both", "them", "these", "those",
    "they", "one", "ones", "everything", "very", "really", "just", "quite", "pretty", "will",
    "wil", "would", "should", "can", "could", "does", "do", "did", "may", "on", "in", "at", "up",
    "as", "too", "also", "who", "what", "which", "where", "not", "no", "nothing", "bad", "why",
    "problem", "problems", "worries", "objection", "objections", "complaints", "doubt", "mind",
    "dont", "cant", "couldnt", "wouldnt", "say", "said", "think", "guess", "suppose", "believe",
    "hope", "actually", "anyway", "out", "off", "s", "ll", "d", "m", "re", "hes", "shes", "theyre",
    "he", "she", "him", "her", "more", "like", "from", "any", "some", "only", "even", "definite",
    "certain", "today", "still", "about", "care", "matter", "doesnt", "far", "how", "his", "their",
    "had", "has", "have", "was", "gonna", "wanna", "gotta", "lets", "let", "finally", "or",
  ]

  private static let taking: Set<String> = [
    "book", "booking", "bookings", "schedule", "reserve", "reservation", "appointment",
    "appointments", "make", "go", "going", "ahead", "proceed", "continue", "carry", "take",
    "taking", "want", "wanted", "need", "needed", "wish", "move", "change", "swap", "switch",
    "cancel", "delete", "remove", "put", "set", "lock", "save", "send", "add", "create", "fix",
    "time", "times", "date", "dates", "day", "slot", "spot", "option", "options", "choice", "idea",
    "details", "information", "info", "place", "person", "thing", "way", "ready", "order", "go",
    "get", "give", "pick", "choose", "prefer", "use", "visit", "see", "come", "meet", "try",
    "import", "bring", "undo", "keep", "read", "understood", "answer", "case", "ticket", "happen",
    "service", "doctor", "dentist", "stylist", "therapist", "salon", "office", "session", "visits",
    "made",
    "event", "meeting", "table", "reckon", "vote", "feel", "looking", "finish", "sort", "down",
    "through", "forward", "further", "same", "pencil",
  ]
}

extension [String] {
  /// The words without "let her know", which follows what is agreed.
  fileprivate var withoutTelling: [String] {
    guard let know = lastIndex(of: "know"), know > 1, self[know - 2] == "let",
      ["her", "him", "them"].contains(self[know - 1])
    else { return self }
    return Array(self[..<(know - 2)] + self[(know + 1)...])
  }
}
