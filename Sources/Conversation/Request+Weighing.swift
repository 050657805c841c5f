import PlainEnglish

/// What the words of a line make of the answer that it is read as.
extension Request {
  /// The kind of answer that it is, given the one that its reading alone makes it.
  func weighed(_ plain: AnswerKind, on table: Table) -> AnswerKind {
    switch plain {
    // "cancel it" is the plainest yes to whether to cancel it.
    case .stop where table.question == .cancellation && onlyCancels: .yes
    case _ where table.question == .swap && onlySwaps: .yes
    case .any, .choice, .yes: table.isOffer && wantsOthers ? .alternative : plain
    // "haircut for Mei on Thursday at 11", while Tom's is offered, is a wish of its own.
    case .value: isWishBeside(table) ? .request : plain
    // "forget that, book Omar a beard trim" wants nothing of it any more.
    case .request: dropsBefore ? .instead : plain
    default: plain
    }
  }

  /// Whether it asks for others than what is offered: "any other stylist at that time".
  private var wantsOthers: Bool {
    switch choice {
    case .it?, .all?, nil: ["other", "another", "else", "different"].contains(where: says)
    default: false
    }
  }

  /// Whether it says all of a booking for somebody else than what is offered is for.
  private func isWishBeside(_ table: Table) -> Bool {
    guard case .offer(let offer) = table, offer.draft.moving == nil, !services.isEmpty,
      !whens.isEmpty, isForAnother(than: offer.draft.party)
    else { return false }
    return booksAnother(than: offer.draft, on: table)
  }

  /// Whether it begins by giving up what is on the table: "actually forget that, …".
  var dropsBefore: Bool {
    let words = Folding.words(text).prefix(5)
    return zip(words, words.dropFirst()).contains { verb, next in
      switch verb {
      case "forget", "scrap", "drop", "skip", "ditch", "leave":
        ["that", "it", "this", "about"].contains(next)
      case "never": next == "mind"
      default: false
      }
    } || words.contains("nevermind")
  }
}
