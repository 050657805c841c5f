import PlainEnglish

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
    let words = self.words
    return words.count <= 2 && words.allSatisfy { $0.is(.praising) }
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
    case .why?, .whyNot?, .whyLate?, .isEdge?, .ratherThan?, .howSure?, .howRead?:
      intent == .explain
    default: false
    }
  }
}
