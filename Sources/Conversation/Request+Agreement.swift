import PlainEnglish

/// What a yes says beside agreeing: only a line whose every word agrees is a yes.
extension Request {
  /// The words beside a yes that could change what is agreed to, and that nothing was made of:
  /// “yes, two of them”, “yes for her and Dan”, “yes, in pencil”.
  var beyondAgreement: [LeftWords] {
    guard [.affirm, .any, .thank, .override].contains(intent) || acts.contains(.affirm),
      topics.isEmpty, why == nil, !isErrand, !namesBothForYes
    else { return [] }
    let taken =
      whens.map(\.span) + (services + staff + customers).map(\.span)
      + [duration?.span].compactMap { $0 }
    let pieces = text.pieces.map { piece in
      (
        word: Folding.fold(piece.word), typed: piece.word,
        span: piece.span.lowerBound + span.lowerBound..<piece.span.upperBound + span.lowerBound
      )
    }
    func isTaken(_ index: Int) -> Bool {
      taken.contains { $0.overlaps(pieces[index].span) }
    }
    for index in pieces.indices.dropFirst() where !isTaken(index) {
      let word = pieces[index].word
      let before = pieces[index - 1].word
      let isName =
        pieces[index].typed.first?.isUppercase == true
        && ["for", "and", "with", "called", "named", "as", "under"].contains(before)
        && !["i", "i'm", "i'll", "i'd", "i've"].contains(word)
      let next = pieces.indices.contains(index + 1) ? pieces[index + 1].word : ""
      let isCondition = word == "if" && !Self.politely.contains(next)
      let isCount = choice == nil && numbers.isEmpty && Self.counts.contains(word)
      guard isName || isCount || isCondition || Self.changing.contains(word) else { continue }
      let last = pieces[index...].indices.last { !isTaken($0) } ?? index
      let low = pieces[index].span.lowerBound
      let high = max(pieces[index].span.upperBound, pieces[last].span.upperBound)
      let words = String(
        decoding: Array(text.utf8)[(low - span.lowerBound)..<(high - span.lowerBound)],
        as: UTF8.self)
      return [LeftWords(text: words, span: low..<high)]
    }
    return []
  }

  private static let counts: Set<String> = [
    "two", "three", "four", "five", "six", "2", "3", "4", "5", "6", "both", "twice", "double",
    "triple", "couple",
  ]

  private static let politely: Set<String> = [
    "that", "that's", "thats", "it", "it's", "its", "possible", "you", "so", "need", "needed",
    "needs", "i", "we", "ok", "okay", "poss",
  ]

  private static let changing: Set<String> = [
    "pencil", "provisionally", "provisional", "tentatively", "tentative", "spelled", "spelt",
    "weekly", "fortnightly", "monthly", "daily", "every", "except", "without", "unless", "half",
  ]

  /// “yes for her and Dan”, of what is offered for her: the same with Dan as whom it is wanted
  /// for as well; nil if nobody else is named.
  func bringing(besides party: Draft.Party) -> Request? {
    guard [.affirm, .none, .correct].contains(intent), services.isEmpty, whens.isEmpty else {
      return nil
    }
    let pieces = text.pieces
    let words = pieces.map { Folding.fold($0.word) }
    guard words.count >= 4, let head = words.first, Request.isAgreement(head),
      let lead = words.firstIndex(of: "for"), words.indices.contains(lead + 3),
      words[lead + 2] == "and", lead + 4 == words.count || words[lead + 4] == "too"
    else { return nil }
    let isTheirs: Bool =
      switch party {
      case .me: ["me", "us"].contains(words[lead + 1])
      case .new(let name):
        Folding.fold(name) == words[lead + 1] || Self.pronouns.contains(words[lead + 1])
      case .known:
        Self.pronouns.contains(words[lead + 1])
          || customers.first.map { !isForAnother(than: party) && !$0.isRelation } == true
      }
    guard isTheirs else { return nil }
    let last = pieces[lead + 3]
    let place = last.span.lowerBound + span.lowerBound..<last.span.upperBound + span.lowerBound
    let known = customers.first { $0.span.overlaps(place) }
    guard known != nil || last.word.first?.isUppercase == true else { return nil }
    var other = self
    other.intent = .affirm
    other.customers = [
      known ?? NameMention(kind: .customer, entries: [], text: last.word, span: place)
    ]
    other.left = []
    other.isForLastCustomer = false
    return other
  }

  /// “yes for her and Dan”: whom it names stands behind the “and”.
  var namesBothForYes: Bool {
    guard intent == .affirm, customers.count == 1, says("for") else { return false }
    let end = customers[0].span.lowerBound - span.lowerBound
    guard end > 0, end <= text.utf8.count else { return false }
    let before = Folding.words(String(decoding: text.utf8.prefix(end), as: UTF8.self))
    return before.last == "and"
  }

  /// “book it for her”, of what is offered for her.
  var agreesForThem: Bool {
    guard isForLastCustomer, !hasValues, choice == nil, !isQuestion, left.isEmpty else {
      return false
    }
    let words = Folding.words(text)
    guard words.contains(where: { Self.takingWords.contains($0) || Self.isAgreement($0) }) else {
      return false
    }
    return words.allSatisfy {
      Self.isAgreement($0) || Self.takingWords.contains($0) || Self.pronouns.contains($0)
        || ["it", "that", "one", "for", "please", "then", "in", "thanks"].contains($0)
    }
  }

  private static let takingWords: Set<String> = ["book", "take", "reserve", "do"]

  private static let pronouns: Set<String> = ["her", "him", "them"]

  /// “the name is Catherine”, “it's under Catherine”: whose it is that is offered, and not who
  /// types.
  var namesParty: Bool { intent == .identify && !says("my") && !says("i'm") && !says("i") }
}

extension Request {
  /// The same as a correction of whom it is for, also where the book has no such name.
  var namingParty: Request {
    var own = self
    own.intent = .correct
    own.note = nil
    if own.customers.isEmpty, namesParty, let name = note, let place = text.firstRange(of: name) {
      let low = span.lowerBound + text[..<place.lowerBound].utf8.count
      own.customers = [
        NameMention(
          kind: .customer, entries: [], text: name, span: low..<low + name.utf8.count)
      ]
      own.left = []
    }
    return own
  }
}

extension String {
  /// Its words as typed, with their places.
  fileprivate var pieces: [(word: String, span: Range<Int>)] {
    var found: [(word: String, span: Range<Int>)] = []
    var word = ""
    var start = 0
    var offset = 0
    for character in self {
      let size = String(character).utf8.count
      if character.isLetter || character.isNumber
        || (character == "'" || character == "’") && !word.isEmpty
      {
        if word.isEmpty { start = offset }
        word.append(character)
      } else if !word.isEmpty {
        found.append((word, start..<offset))
        word = ""
      }
      offset += size
    }
    if !word.isEmpty { found.append((word, start..<offset)) }
    return found
  }
}
