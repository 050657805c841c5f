/// What is said beside words of agreement.
extension ConsentReader {
  // MARK: The words that agree

  /// The words that agree, beside its values and without the reason that follows them.
  var agreeingWords: [AnswerWord] {
    let values = ValueWords(of: request, withNames: !isWhole)
    var rest = head.filter { word in
      isWhole
        ? !isTaken(word) && !values.contains(word)
        : word.number == nil && !values.contains(word)
    }
    if let cause = rest.firstIndex(where: { $0.is(.cause) }), cause > 0 {
      rest.removeSubrange(cause...)
    }
    // "yes, what number do I call if I am late?": what follows asks.
    if !request.topics.isEmpty { rest = Array(rest.prefix { !$0.is(.asking) }) }
    // "let her know" follows what is agreed.
    if let know = rest.lastIndex(where: { $0.is(.know) }), know > 1, rest[know - 2].is(.let),
      rest[know - 1].is(.somebody)
    {
      rest.removeSubrange(know - 2...know)
    }
    return rest
  }

  /// Whether a word is part of a value of the request.
  private func isTaken(_ word: AnswerWord) -> Bool {
    let place = place(of: word)
    func holds(_ mentions: [NameMention]) -> Bool {
      mentions.contains { $0.span.overlaps(place) }
    }
    return request.whens.contains { $0.span.overlaps(place) } || holds(request.services)
      || holds(request.staff) || holds(request.customers)
      || request.duration?.span.overlaps(place) == true
  }

  /// Where a word stands in the line.
  private func place(of word: AnswerWord) -> Range<Int> {
    let start = request.span.lowerBound
    return word.span.lowerBound + start..<word.span.upperBound + start
  }

  // MARK: Words that agree to nothing

  /// What it is where words beside the yes mean nothing that is known here: "yes, gorillas".
  var strange: Consent? {
    let takesPlace = request.choice != nil && request.choice != .it
    let isRestated = request.intent == .book && request.hasValues
    if request.isOnlyTalk || takesPlace || !request.topics.isEmpty || isRestated { return nil }
    let rest = agreeingWords
    // What makes it wait was found to be a courtesy, and so all of it was weighed.
    if firstHolding(rest) != nil || beginsWithPlainYes { return nil }
    let strange = rest.filter { !$0.is([.agreeing, .polite, .small, .taking]) }
    guard let first = strange.first, let last = strange.last else { return nil }
    if words.has(.waiting) { return .waits(.somebody) }
    guard rest.contains(where: { $0.is([.agreeing, .taking]) }) else { return Consent.none }
    return .with([left(first.span.lowerBound..<last.span.upperBound)])
  }

  /// "yes, Peter will be delighted": a yes that stands by itself, and a remark.
  private var beginsWithPlainYes: Bool {
    let stops: [UInt8] = [0x21, 0x2C, 0x2E]
    guard let stop = request.text.utf8.enumerated().first(where: { stops.contains($0.element) })
    else { return false }
    let first = words.prefix { $0.span.upperBound <= stop.offset }
    return (1...2).contains(first.count)
      && first.allSatisfy { $0.is(.plainYes) || isAny($0, .please, .oh) }
  }

  // MARK: Words that change what is agreed to

  /// The words beside a yes that could change what is agreed to, and that nothing was made of:
  /// “yes, two of them”, “yes for her and Dan”, “yes, in pencil”.
  func more() -> Consent? {
    switch request.intent {
    case .affirm, .any, .thank, .override: break
    default: guard request.acts.contains(.affirm) else { return nil }
    }
    guard request.topics.isEmpty, request.why == nil, !request.isErrand, !request.namesBothForYes,
      let index = words.indices.dropFirst().first(where: { isMore($0) })
    else { return nil }
    let last = words[index...].last { !isTaken($0) } ?? words[index]
    let end = max(words[index].span.upperBound, last.span.upperBound)
    return .with([left(words[index].span.lowerBound..<end)])
  }

  private func isMore(_ index: Int) -> Bool {
    let word = words[index]
    guard !isTaken(word) else { return false }
    if word.is(.changing) { return true }
    if word.isCapitalised, words[index - 1].is(.naming), !word.is(.myself) { return true }
    let next = index + 1 < words.count ? words[index + 1] : nil
    if word.is(.if) { return next?.is(.courteous) != true }
    // "the 3rd" counts nothing.
    let isCut = next?.span.lowerBound == word.span.upperBound
    return word.is(.counting) && !isCut && request.choice == nil && request.numbers.isEmpty
  }

  /// Words of it, where nothing was made of them.
  private func left(_ span: Range<Int>) -> LeftWords {
    let words = String(
      decoding: request.text.utf8.dropFirst(span.lowerBound).prefix(span.count), as: UTF8.self)
    let start = request.span.lowerBound
    return LeftWords(text: words, span: span.lowerBound + start..<span.upperBound + start)
  }
}

/// The words in which the values of a request are said.
///
/// A time may be said in two places: "the day after tomorrow is possible, 10:15".
private struct ValueWords {
  private var hashes: [UInt32] = []

  init(of request: Request, withNames: Bool) {
    for when in request.whens { add(when.text) }
    guard withNames else { return }
    for mention in request.services { add(mention.text) }
    for mention in request.staff { add(mention.text) }
    for mention in request.customers { add(mention.text) }
  }

  private mutating func add(_ text: String) {
    for word in AnswerWords(text) { hashes.append(word.hash) }
  }

  func contains(_ word: AnswerWord) -> Bool { hashes.contains(word.hash) }
}

extension Request {
  /// “yes for her and Dan”: whom it names stands behind the “and”.
  package var namesBothForYes: Bool {
    guard intent == .affirm, customers.count == 1 else { return false }
    let end = customers[0].span.lowerBound - span.lowerBound
    let words = words
    guard end > 0, words.contains(where: { $0.is(.for) }) else { return false }
    return words.last { $0.span.upperBound <= end }?.is(.and) == true
  }
}
