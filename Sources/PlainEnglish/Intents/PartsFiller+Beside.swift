/// Times told by somebody's booking: "right after Dana", "before my colour".
extension PartsFiller {
  /// Notes beside which booking a request is wanted; whom and what that names is
  /// not wanted itself.
  func fillBeside(_ request: inout Request, _ words: Range<Int>) {
    switch request.intent {
    case .book, .move, .correct, .waitlist: break
    // "straight after her colour", where a time was asked for or offered.
    case .list, .none:
      guard expecting != nil, startsDirectly(words) else { return }
      request.intent = .correct
    default: return
    }
    for index in words.dropLast() where parts.timeOfWord[index] < 0 {
      guard let side = side(at: index),
        let (beside, end) = beside(from: index + 1, in: words, side)
      else { continue }
      var found = beside
      found.isDirect = index > words.lowerBound && isDirect(index - 1)
      request.beside = found
      let span = parts.span(index + 1..<end)
      request.customers.removeAll { span.contains($0.span.lowerBound) }
      request.services.removeAll { span.contains($0.span.lowerBound) }
      if found.isMine { request.isForMe = isForMe(outside: index + 1..<end, in: words) }
      return
    }
  }

  /// "straight after …", "no, right before …".
  private func startsDirectly(_ words: Range<Int>) -> Bool {
    words.dropLast().prefix(3).contains { isDirect($0) && side(at: $0 + 1) != nil }
  }

  private func side(at index: Int) -> Request.Beside.Side? {
    switch parts.line.tokens[Int(parts.words[index].token)].word {
    case .after: .after
    case .before: .before
    default: nil
    }
  }

  private func isMine(_ index: Int) -> Bool {
    parts.line.isWord(parts.line.tokens[Int(parts.words[index].token)], "my")
  }

  private func isDirect(_ index: Int) -> Bool {
    let token = parts.line.tokens[Int(parts.words[index].token)]
    return Self.directly.contains { parts.line.isWord(token, $0) }
  }

  private static let directly: [StaticString] = [
    "right", "straight", "just", "immediately", "directly",
  ]

  /// The booking that is named from a word on, and where its words end.
  private func beside(
    from start: Int, in words: Range<Int>, _ side: Request.Beside.Side
  ) -> (Request.Beside, end: Int)? {
    var beside = Request.Beside(side: side)
    let word = parts.words[start]
    if let name = parts.names.first(where: { $0.words.lowerBound == start }) {
      guard name.mention.kind == .customer, !name.mention.isRelation else { return nil }
      beside.customer = name.mention
      return whose(beside, from: name.words.upperBound, words, isOwner: word.isPossessive)
    }
    if isMine(start) {
      beside.isMine = true
      return whose(beside, from: start + 1, words, isOwner: true, isBooked: true)
    }
    if word.classes.contains(.poss), !word.is(.your) {
      beside.isLast = true
      return whose(beside, from: start + 1, words, isOwner: true, isBooked: true)
    }
    let token = parts.line.tokens[Int(word.token)]
    if Self.lastSpokenOf.contains(where: { parts.line.isWord(token, $0) }) {
      beside.isLast = true
      return (beside, start + 1)
    }
    return nil
  }

  private static let lastSpokenOf: [StaticString] = ["her", "him", "them"]

  /// What of theirs it is: "Dana's colour", "my appointment".
  ///
  /// Without a name it has to be something that is booked: "after my lunch" is
  /// none.
  private func whose(
    _ owner: Request.Beside, from start: Int, _ words: Range<Int>, isOwner: Bool,
    isBooked: Bool = false
  ) -> (Request.Beside, end: Int)? {
    var beside = owner
    guard isOwner, start < words.upperBound, parts.words[start].breakBefore == .none else {
      return isBooked ? nil : (beside, start)
    }
    if let name = parts.names.first(where: { $0.words.lowerBound == start }),
      name.mention.kind == .service
    {
      beside.service = name.mention
      return (beside, name.words.upperBound)
    }
    if !parts.words[start].classes.isDisjoint(with: [.desk]) { return (beside, start + 1) }
    // "her" alone is whoever was spoken of: "after her on Friday".
    let isPronoun = beside.isLast && !isNoun(start)
    return isBooked && !isPronoun ? nil : (beside, start)
  }

  /// Whether a word can be a thing of someone's.
  private func isNoun(_ index: Int) -> Bool {
    let word = parts.words[index]
    return parts.timeOfWord[index] < 0 && !word.isPreposition && !word.isJoint
      && word.classes.isDisjoint(with: [.stop, .polite])
  }

  /// Whether "me" or "my" stands elsewhere, so that it is for who types.
  private func isForMe(outside taken: Range<Int>, in words: Range<Int>) -> Bool {
    words.contains { index -> Bool in
      guard !taken.contains(index) else { return false }
      return parts.words[index].is(.me) || isMine(index)
    }
  }
}
