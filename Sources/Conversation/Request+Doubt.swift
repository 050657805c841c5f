import PlainEnglish

/// What keeps words of agreement from being a yes: a question, a no beside them,
/// a condition.
enum Doubt {
  /// It asks about what is offered: "which is the cheapest?", "sure?".
  case asks
  /// It turns down the one that it names: "not the first one".
  case refusesChoice
  /// It agrees and does not: "yes no", "that works for Sam but not for me".
  case isMixed
}

extension Request {
  /// What keeps the request from agreeing or choosing; nil if nothing does.
  ///
  /// A yes that is none books what nobody asked for, so what could be a question
  /// or a no is asked about again.
  var doubt: Doubt? {
    let words = Folding.words(text).map { String($0) }
    guard let first = words.first else { return nil }
    if isQuestion, words.count <= 2, choice == nil, words.allSatisfy(Self.isAgreement) {
      return .asks
    }
    if asks(Array(words.drop(while: Self.isSmall)), says: first) { return .asks }
    if case .index? = choice, isQuestion, words.count <= 3, !hasValues { return .asks }
    if case .index? = choice, why != nil || asksOfPlace { return .asks }
    if case .index? = choice, isQuestion, !acts.contains(.affirm), asksBehind(words) {
      return .asks
    }
    if case .index? = choice, words.contains("or"), !words.contains("whichever") { return .isMixed }
    // "whj this one?" asks something of it, whatever that is.
    if isQuestion, choice != nil, !left.isEmpty { return .asks }
    if let but = words.firstIndex(where: { $0 == "but" || $0 == "so" }), but > 0, isQuestion,
      Self.isAgreement(words[but - 1]),
      asks(Array(words[(but + 1)...]), says: words[but])
    {
      return .asks
    }
    if isQuestion, topics.isEmpty, choice == nil, Self.isWeak(first),
      asks(Array(words.dropFirst()), says: first)
    {
      // "right, who is that?" asks what nothing can be said of yet.
      return .asks
    }
    if refuses(words) { return choice == nil ? .isMixed : .refusesChoice }
    return nil
  }

  /// Whether words begin as a question does.
  private func asks(_ words: [String], says first: String) -> Bool {
    guard let head = words.first else { return false }
    let next = words.dropFirst().first ?? ""
    if ["which", "who", "whose", "when", "where"].contains(head) {
      return isQuestion || Self.verbs.contains(next)
    }
    if head == "what" || head == "whats" || head == "whos" {
      return (isQuestion || Self.verbs.contains(next)) && next != "about" && next != "i"
    }
    if head == "how" { return isQuestion && next != "about" && next != "bout" }
    if head == "tell", next == "me" { return true }
    let isVerb = ["is", "are", "was", "isnt", "arent", "does", "did", "doesnt"].contains(head)
    return isVerb && isQuestion && choice != nil || isVerb && isQuestion && next == "that"
  }

  /// Whether a no, a "not" or a condition stands among the words.
  private func refuses(_ words: [String]) -> Bool {
    for (index, word) in words.enumerated() {
      let next = index + 1 < words.count ? words[index + 1] : ""
      let before = index > 0 ? words[index - 1] : ""
      switch word {
      case "no"
      where index > 0 && !["problem", "problems", "worries", "doubt", "need"].contains(next):
        if choice == nil, !isQuestion || next.isEmpty || next == "wait" { return true }
      case "not":
        if ["bad", "problem"].contains(next) || next == "a" || before == "why" { continue }
        return true
      case "isnt", "doesnt", "wont", "cant", "dont", "arent", "isn't", "doesn't", "won't", "can't",
        "aren't":
        if choice != nil { return true }
      case "but" where choice != nil && ["anything", "any", "all", "everything"].contains(before):
        return true
      case "except" where choice != nil: return true
      case "if" where ["i", "it", "only", "we"].contains(next) && intent == .affirm:
        let rest = words[(index + 1)...]
        if rest.contains("were") || rest.contains("was") || rest.contains("could") { return true }
      default: continue
      }
    }
    return false
  }

  /// "why is the second one worse", "how long is the third", "what about the second one": a
  /// place that is asked about is not taken by that, with a question mark or without.
  private var asksOfPlace: Bool {
    let words = Folding.words(text).map { String($0) }.drop(while: {
      Self.isSmall($0) || Self.isWeak($0) || $0 == "but"
    })
    guard let head = words.first, let next = words.dropFirst().first else { return false }
    switch head {
    case "why": return true
    case "how": return next == "about" || next == "bout" || Self.measures.contains(next)
    case "what", "whats": return next == "about" || Self.verbs.contains(next)
    default: return false
    }
  }

  /// "the second one, how long is that?": a question behind the place that it is about.
  private func asksBehind(_ words: [String]) -> Bool {
    zip(words, words.dropFirst()).contains { word, next in
      switch word {
      case "how": Self.measures.contains(next)
      case "what", "who", "when", "where": Self.verbs.contains(next)
      default: false
      }
    }
  }

  /// Whether it brings a place up rather than take it: "what about the second one?".
  var bringsUpPlace: Bool {
    guard case .index? = choice, !hasValues else { return false }
    let words = Folding.words(text)
    guard let about = words.firstIndex(of: "about"), about > 0 else { return false }
    return words[about - 1] == "what" || words[about - 1] == "how"
  }

  private static let measures: Set<String> = [
    "long", "much", "far", "late", "early", "many", "good", "sure", "soon",
  ]

  private static let verbs: Set<String> = [
    "is", "are", "was", "does", "do", "did", "has", "have", "would", "will", "can", "could",
  ]

  private static func isSmall(_ word: String) -> Bool {
    ["and", "so", "well", "um", "uh", "oh", "hmm", "now"].contains(word)
  }

  private static func isWeak(_ word: String) -> Bool {
    ["ok", "okay", "right", "really", "well", "alright"].contains(word)
  }

  static func isAgreement(_ word: String) -> Bool {
    [
      "yes", "yeah", "yep", "sure", "ok", "okay", "right", "really", "fine", "good", "great",
      "perfect", "alright", "correct", "true", "certain",
    ].contains(word)
  }
}

extension [Request] {
  /// The requests without a yes that a question takes back at once: "ok, but when
  /// is it?", "sure, why?".
  var withoutReservedYes: [Request] {
    guard count > 1 else { return self }
    return enumerated().compactMap { index, request in
      guard index + 1 < count, request.intent == .affirm else { return request }
      let next = self[index + 1]
      if next.asksForReason, !request.hasValues, request.choice == nil { return nil }
      if request.isWeakYes, next.asksOfOtherThings { return nil }
      let head = Folding.words(next.text).first ?? ""
      return next.isQuestion && (head == "but" || head == "so") ? nil : request
    }
  }
}

extension Request {
  /// "fine", "right then": a word that may only lead to what follows.
  fileprivate var isWeakYes: Bool {
    guard !hasValues, choice == nil, !goesAhead else { return false }
    let words = Folding.words(text)
    return words.count <= 2
      && words.allSatisfy {
        ["ok", "okay", "fine", "good", "right", "alright", "great", "well", "so", "then", "all"]
          .contains($0) || ["nice", "lovely", "perfect", "cool", "sure"].contains($0)
      }
  }

  /// Whether it asks something of its own, which is no detail of what is offered: "who's on
  /// then?".
  fileprivate var asksOfOtherThings: Bool {
    guard topics.isEmpty else { return false }
    switch intent {
    case .list, .availability, .staff, .customers, .time, .history: break
    case .none where isQuestion: break
    default: return false
    }
    let head = Folding.words(text).first ?? ""
    return ["who", "whos", "what", "whats", "when", "where", "which", "is", "does", "did", "has"]
      .contains(head)
  }

  /// Whether it asks for the reason of what was said, which a yes before it does not agree
  /// to yet.
  fileprivate var asksForReason: Bool {
    switch why {
    case .why?, .whyNot?, .whyLate?, .ratherThan?, .howSure?, .howRead?: intent == .explain
    default: false
    }
  }
}
