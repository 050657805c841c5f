import PlainEnglish
import Scheduling

/// For whom a booking is, where a line says it otherwise than by a name of the book.
extension Conversation {
  /// Takes over for whom a request wants something.
  func fillParty(_ filling: inout Filling, _ request: Request, _ turn: Turn) throws(BookError) {
    let saysPronoun = ["him", "her", "them"].contains { pronoun in
      ["book", "get", "put", "fit", "give", "for"].contains { request.puts(pronoun, behind: $0) }
    }
    // While something is offered for somebody, “her” is who it is offered for.
    let isTheirs = filling.draft.party != .me && state.table?.draft?.party == filling.draft.party
    if request.isForLastCustomer && !isTheirs || saysPronoun && filling.draft.party == .me,
      let customer = state.focus.customer
    {
      filling.draft.party = .known(customer)
    }
    if let name = request.nameOfRelative {
      // "for Dana's sister Fiona": she has a name of her own.
      filling.draft.party = try party(named: name, isTyped: true, &filling, turn)
      return
    }
    if let name = askedGuest, request.ends(inGuest: name) {
      filling.draft.party = .new(name)
      filling.understood += request.left.map(\.text)
      return
    }
    guard let mention = request.customers.first(where: { !$0.isExcluded }) else {
      if let name = request.nameInFront {
        // "Ravi Patel, 07700 900222, wants a trim".
        filling.draft.party = try party(named: name.text, isTyped: true, &filling, turn)
        filling.understood.append(name.text)
      } else if let relative = request.relativeOfStaff {
        filling.draft.party = .new(relative)
      } else if request.isForMe {
        filling.draft.party = .me
      } else if filling.draft.party == .me, let name = request.unknownGuest {
        filling.refuse(.question, .unknownGuest(text: name, names: []))
      }
      return
    }
    if mention.isRelation {
      try fillRelation(mention, &filling, request)
      return
    }
    if let guest = request.customers.first(where: {
      $0.isRelation && request.isOfAnother($0) && request.comesInstead($0)
    }) {
      note("for their \(guest.text)", &filling)
    } else if let relative = request.relative(of: mention) {
      note("for their \(relative)", &filling)
    }
    switch mention.entries.count {
    case 0:
      filling.draft.party = try party(
        named: mention.text, isTyped: mention.text.first?.isUppercase == true, &filling, turn)
    case 1:
      if let other = request.fullName(beyond: mention) {
        let names = mention.entries.map(\.name)
        filling.refuse(.question, .unknownGuest(text: other, names: names))
      }
      filling.draft.party = .known(CustomerID(mention.entries[0].id))
    default:
      filling.refuse(
        .question, .severalOfName(text: mention.text, names: mention.entries.map(\.name)))
    }
  }

  /// "my son" is with who types, "her son" with whom it is for; neither is a name.
  private func fillRelation(
    _ mention: NameMention, _ filling: inout Filling, _ request: Request
  ) throws(BookError) {
    let isOthers = request.isOfAnother(mention)
    guard !isOthers || filling.draft.party != .me || state.focus.customer != nil else {
      // "for her daughter", of whom nobody has spoken yet.
      filling.refuse(.question, .unknownGuest(text: request.named(mention), names: []))
      return
    }
    if !isOthers {
      filling.draft.party = .me
    } else if filling.draft.party == .me, let customer = state.focus.customer {
      filling.draft.party = .known(customer)
    }
    note("for \(isOthers ? "their" : "my") \(mention.text)", &filling)
  }

  /// Keeps who comes, where the book knows only whose they are.
  private func note(_ text: String, _ filling: inout Filling) {
    guard filling.draft.note.isEmpty else { return }
    filling.draft.note = text
    filling.statements.append(.willNote(text))
  }

  /// Whom a name means that the book does not have as it was typed: a surname with a
  /// title, a slip of two letters, or somebody new.
  private func party(
    named text: String, isTyped: Bool, _ filling: inout Filling, _ turn: Turn
  ) throws(BookError) -> Draft.Party {
    let words = Folding.words(text).map { $0.filter { $0 != "." } }
    guard let last = words.last, let first = words.first else { return .new(text) }
    var near: [Customer] = []
    if Self.titles.contains(first) {
      guard words.count == 2 else { return .new(text) }
      near = try turn.book.customers(havingWord: last).filter {
        Folding.words($0.name).last == last
      }
    } else if words.count == 1, !isTyped, let letter = first.first {
      near = try turn.book.customers(withPrefix: String(letter), limit: 500).filter {
        Folding.words($0.name).contains { $0.isTransposed(first) }
      }
    }
    switch near.count {
    case 0:
      try askWhom(isNear: text, &filling, turn)
      return filling.refusal == nil ? .new(text) : filling.draft.party
    case 1:
      filling.statements.append(.tookName(text: text, name: near[0].name))
      return .known(near[0].id)
    default:
      filling.refuse(.question, .severalOfName(text: text, names: near.map(\.name)))
      return filling.draft.party
    }
  }

  /// Asks whether a customer or one of the staff is meant whose name a stranger's is near.
  private func askWhom(
    isNear text: String, _ filling: inout Filling, _ turn: Turn
  ) throws(BookError) {
    guard let near = NearNames(text) else { return }
    let staff = near.staff(of: turn.business)
    // Nobody else is named to a customer.
    let customers =
      turn.settings.isCustomerView ? [] : try near.customers(in: turn.book).prefix(3).map(\.name)
    guard !staff.isEmpty || !customers.isEmpty else { return }
    filling.refuse(.question, .unknownGuest(text: text, names: customers, staff: staff))
  }

  private static let titles: Set<String> = ["mr", "mrs", "ms", "miss", "mister"]
}

extension String {
  /// Whether another word is this one with two neighbouring letters exchanged.
  fileprivate func isTransposed(_ other: String) -> Bool {
    let (one, two) = (Array(self), Array(other))
    guard one.count == two.count, one.count > 2, one != two else { return false }
    let wrong = one.indices.filter { one[$0] != two[$0] }
    return wrong.count == 2 && wrong[1] == wrong[0] + 1 && one[wrong[0]] == two[wrong[1]]
      && one[wrong[1]] == two[wrong[0]]
  }
}

extension Request {
  /// Whether a word stands right behind another.
  fileprivate func puts(_ word: String, behind other: String) -> Bool {
    let words = Folding.words(text)
    return zip(words, words.dropFirst()).contains { $0 == other && $1 == word }
  }

  /// Whose somebody is, as typed: "her daughter".
  fileprivate func named(_ mention: NameMention) -> String {
    let owner = text(before: mention).split(separator: " ").last.map { $0 + " " } ?? ""
    return owner + mention.text
  }

  private static let relations: Set<String> = [
    "son", "daughter", "wife", "husband", "mother", "mum", "mom", "father", "dad", "kid", "child",
    "friend", "partner", "brother", "sister", "girlfriend", "boyfriend", "grandmother",
    "grandfather", "nephew", "niece", "cousin", "aunt", "uncle", "flatmate", "neighbour",
  ]

  /// The words behind a place of the line, as typed, without a possessive ending.
  private func words(behind place: Int) -> [Substring] {
    let end = place - span.lowerBound
    guard end >= 0, end <= text.utf8.count else { return [] }
    var rest = Substring(String(decoding: text.utf8.dropFirst(end), as: UTF8.self))
    for ending in ["'s", "’s"] where rest.hasPrefix(ending) { rest = rest.dropFirst(2) }
    return rest.split(separator: " ")
  }

  /// The capitalised words that some words begin with: a name.
  private func name(_ words: some Sequence<Substring>) -> String? {
    var name: [String] = []
    for word in words {
      guard let first = word.first, first.isUppercase, first.isLetter, name.count < 3 else { break }
      let plain = word.prefix { $0.isLetter || $0 == "-" || $0 == "'" || $0 == "’" }
      name.append(String(plain))
      if plain.count < word.count { break }
    }
    let joined = name.joined(separator: " ")
    let isKnown = (staff + services).contains { Folding.fold($0.text) == Folding.fold(joined) }
    return name.isEmpty || isKnown || whens.contains(where: { $0.text.contains(name[0]) })
      ? nil : joined
  }

  /// The name of somebody who is told by whose they are, too: "Dana's sister Fiona", "my
  /// husband Ravi", "her brother Max".
  var nameOfRelative: String? {
    for mention in customers {
      var behind = words(behind: mention.span.upperBound)[...]
      if !mention.isRelation {
        guard let next = behind.first, Self.relations.contains(Folding.fold(next)) else { continue }
        behind = behind.dropFirst()
      }
      if let name = name(behind) { return name }
    }
    return nil
  }

  /// "Dana's sister", where the name says whose relative comes.
  func relative(of mention: NameMention) -> String? {
    guard let next = words(behind: mention.span.upperBound).first else { return nil }
    let word = Folding.fold(next)
    return Self.relations.contains(word) ? word : nil
  }

  /// "Priya's mum", of one of the staff: a customer, and not who does it.
  var relativeOfStaff: String? {
    for mention in staff {
      guard let next = words(behind: mention.span.upperBound).first,
        Self.relations.contains(Folding.fold(next))
      else { continue }
      let owner = mention.text.hasSuffix("s") && mention.text.contains("’") ? "" : "’s"
      let name =
        ["'s", "’s"].contains(where: mention.text.hasSuffix) ? mention.text : mention.text + owner
      return "\(name) \(next)"
    }
    return nil
  }

  /// The unknown name that a wish begins with: "Ravi Patel, 07700 900222, wants a trim".
  var nameInFront: LeftWords? {
    guard intent == .book, !isForMe, let first = left.first,
      first.span.lowerBound == span.lowerBound, first.text.first?.isUppercase == true,
      ["wants", "needs", "would", "asked", "called", "rang", "is", "for"].contains(where: says),
      first.text.split(separator: " ").allSatisfy({ $0.first?.isUppercase == true })
    else { return nil }
    return first
  }
}
