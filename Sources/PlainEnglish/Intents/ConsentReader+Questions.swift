/// What asks, and what says a no.
extension ConsentReader {
  private var isOfPlace: Bool {
    if case .index? = request.choice { true } else { false }
  }

  // MARK: Of what is proposed

  /// "which is the cheapest?", "sure?", "ok, but when is it?".
  var asksOfProposal: Bool {
    let asks = request.isQuestion
    if asks, words.count <= 2, request.choice == nil, words.allSatisfy({ $0.is(.assent) }) {
      return true
    }
    if isQuestion(words.drop { $0.is(.leading) }) { return true }
    if isOfPlace, asksOfPlace { return true }
    // "whj this one?" asks something of it, whatever that is.
    if asks, request.choice != nil, !request.left.isEmpty { return true }
    if asks, let joint = words.indices.dropFirst().first(where: { isJoint($0) }),
      words[joint - 1].is(.assent), isQuestion(words[(joint + 1)...])
    {
      return true
    }
    // "right, who is that?" asks what nothing can be said of yet.
    return asks && request.topics.isEmpty && request.choice == nil && words[0].is(.weak)
      && isQuestion(words.dropFirst())
  }

  private func isJoint(_ index: Int) -> Bool { words[index].is(.but) || words[index].is(.so) }

  /// Whether words begin as a question does.
  private func isQuestion(_ words: Slice<AnswerWords>) -> Bool {
    guard let head = words.first else { return false }
    let next = words.dropFirst().first
    if head.is(.which) { return request.isQuestion || next?.is(.auxiliary) == true }
    if head.is(.what) {
      return (request.isQuestion || next?.is(.auxiliary) == true) && !isAny(next, .about, .i)
    }
    if head.is(.how) { return request.isQuestion && !isAny(next, .about, .bout) }
    if head.is(.tell), isAny(next, .me) { return true }
    return head.is(.being) && request.isQuestion
      && (request.choice != nil || isAny(next, .that))
  }

  /// Whether a place is only asked about: "2?", "why is the second one worse", "how long is the
  /// third", "the second one, how long is that?".
  private var asksOfPlace: Bool {
    if request.isQuestion, words.count <= 3, !request.hasValues { return true }
    if request.why != nil { return true }
    let rest = words.drop { $0.is(.leading) || $0.is(.weak) || $0.is(.but) }
    if let head = rest.first, let next = rest.dropFirst().first {
      if head.is(.why) { return true }
      if head.is(.how), isAny(next, .about, .bout) || next.is(.measure) { return true }
      if head.is(.what), isAny(next, .about) || next.is(.auxiliary) { return true }
    }
    guard request.isQuestion, !request.acts.contains(.affirm) else { return false }
    return zip(words, words.dropFirst()).contains { word, next in
      word.is(.how) && next.is(.measure)
        || (word.is(.which) || word.is(.what)) && next.is(.auxiliary)
    }
  }

  // MARK: A no

  /// What a no, a "not" or a condition among the words turns down; nil if none is there.
  var refusal: ConsentRefusal? {
    let hasChoice = request.choice != nil
    if isOfPlace, words.contains(where: { $0.is(.or) }),
      !words.contains(where: { $0.is(.whichever) })
    {
      return .unsaid
    }
    return words.indices.contains(where: isNo) ? hasChoice ? .choice : .unsaid : nil
  }

  private func isNo(_ index: Int) -> Bool {
    let word = words[index]
    let next = index + 1 < words.count ? words[index + 1] : nil
    let before = index > 0 ? words[index - 1] : nil
    if request.choice != nil {
      if word.is(.denied) || word.is(.except) { return true }
      if word.is(.but), before?.is(.anything) == true { return true }
      // "the first one is too early"
      if word.is(.too), next?.is(.excess) == true { return true }
    }
    if word.is(.no), index > 0, next?.is(.unharmed) != true, request.choice == nil {
      return !request.isQuestion || next == nil || isAny(next, .wait)
    }
    if word.is(.not) {
      return !isAny(next, .bad, .problem, .a) && !isAny(before, .why)
    }
    // "great if I were in town"
    return word.is(.if) && request.intent == .affirm && isAny(next, .i, .it, .only, .we)
      && words[(index + 1)...].contains { $0.is(.unreal) }
  }

  // MARK: Whether it is to be

  /// Whether it asks rather than agrees, with a question mark or without: "shall I book it",
  /// "works for me?".
  var asksBack: Bool {
    // A question behind the sentence that agrees is answered beside it.
    let asks = request.isQuestion && isWhole
    let rest = head.drop { $0.is(.opening) }
    guard let first = rest.first else {
      // "ok?", "y?"
      return asks && request.topics.isEmpty && request.choice == nil
    }
    guard request.topics.isEmpty else {
      // "can you confirm the price" asks; "perfect, what's the price" agrees before that, "great
      // but is there parking" not yet.
      if let but = head.firstIndex(where: { $0.is(.but) }), but <= 2, !head[0].is(.plainYes) {
        return true
      }
      return rest.count == head.count && first.is(.asking)
    }
    if let answer = asksByHead(rest, first) { return answer }
    guard asks, request.choice == nil, request.whens.isEmpty else { return false }
    // "can you book it for me?" asks for it, "why not?" agrees.
    if isSuffix(of: rest, .why, .not) { return false }
    return !zip(rest, rest.dropFirst()).contains {
      $0.is(.helping) && ($1.is(.you) || $1.is(.we) || $1.is(.i))
    }
  }

  /// What the word at the head tells of whether it is a question; nil if that is open.
  private func asksByHead(_ rest: ArraySlice<AnswerWord>, _ first: AnswerWord) -> Bool? {
    let next = rest.dropFirst().first
    if first.is(.whether), next?.is(.person) == true { return true }
    if first.is(.guessing), next?.is(.pointing) == true { return true }
    if first.is(.which) || first.is(.what), !isAny(next, .a, .about, .i, .we) {
      return request.choice == nil
    }
    if first.is(.certain), rest.count > 1,
      isAny(next, .about, .of, .its, .thats, .it, .that)
    {
      return rest.dropFirst(2).first?.is(.doesSo) != true
    }
    return nil
  }
}

extension ConsentReader {
  /// Whether a word is there and is one of some.
  func isAny(_ word: AnswerWord?, _ names: AnswerWord.Name...) -> Bool {
    guard let name = word?.name else { return false }
    return names.contains(name)
  }

  /// Whether words end in two that rules name.
  func isSuffix(
    of words: some BidirectionalCollection<AnswerWord>, _ one: AnswerWord.Name,
    _ other: AnswerWord.Name
  ) -> Bool {
    let end = words.suffix(2)
    guard let first = end.first, let last = end.last, end.count == 2 else { return false }
    return first.is(one) && last.is(other)
  }
}
