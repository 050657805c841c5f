import PlainEnglish

/// Whom a yes is for: what is offered for her may be taken for her and Dan, or become his.
extension Request {
  /// “yes for her and Dan”, of what is offered for her: the same with Dan as whom it is wanted
  /// for as well; nil if nobody else is named.
  func bringing(besides party: Draft.Party) -> Request? {
    guard [.affirm, .none, .correct].contains(intent), services.isEmpty, whens.isEmpty else {
      return nil
    }
    let said = self.words
    guard said.count >= 4, said[0].is(.assent) else { return nil }
    let words = said.map { Folding.fold(text(of: $0)) }
    guard let lead = words.firstIndex(of: "for"), words.indices.contains(lead + 3),
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
    let last = said[lead + 3]
    let place = last.span.lowerBound + span.lowerBound..<last.span.upperBound + span.lowerBound
    let known = customers.first { $0.span.overlaps(place) }
    guard known != nil || text(of: last).first?.isUppercase == true else { return nil }
    var other = self
    other.intent = .affirm
    other.customers = [
      known ?? NameMention(kind: .customer, entries: [], text: text(of: last), span: place)
    ]
    other.left = []
    other.isForLastCustomer = false
    return other
  }

  /// “book it for her”, of what is offered for her.
  var agreesForThem: Bool {
    guard isForLastCustomer, !hasValues, choice == nil, !isQuestion, left.isEmpty else {
      return false
    }
    let words = self.words
    return words.has([.takes, .assent])
      && words.allSatisfy { $0.is([.takes, .assent, .somebody, .taken]) }
  }

  /// A word of it as typed.
  private func text(of word: AnswerWord) -> String {
    String(
      decoding: text.utf8.dropFirst(word.span.lowerBound).prefix(word.span.count), as: UTF8.self)
  }

  private static let pronouns: Set<String> = ["her", "him", "them"]

  /// “the name is Catherine”, “it's under Catherine”: whose it is that is offered, and not who
  /// types.
  var namesParty: Bool { intent == .identify && !says("my") && !says("im") && !says("i") }
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
