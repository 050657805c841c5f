import PlainEnglish
import Scheduling

/// What a request for more than one thing at a time consists of.
extension Conversation {
  /// At most so many services or people make one visit.
  private static let mostParts = 4

  /// The parts of a request that asks for more than one thing at a time; nil if
  /// it asks for one.
  func parts(of request: Request, _ draft: Draft, _ turn: Turn) -> Visit.Parts? {
    let order = request.serviceOrder
    let named = self.services(of: request)
    let services = order == .reversed ? Array(named.reversed()) : named
    var guests = self.guests(of: request)
    if guests.count < 2, request.customers.isEmpty, !request.isForMe { guests = draft.guests }
    if guests.count > 1 { return party(of: guests, services, draft, turn) }
    if services.count > 1 {
      var parts = Visit.Parts(
        services: Array(services.prefix(Self.mostParts)), arrangement: .backToBack,
        keepsOrder: order != nil)
      if order == nil { parts.order(by: request) }
      let own = staffOfServices(request)
      if !own.isEmpty { parts.staff = parts.services.map { own[$0] ?? [] } }
      return parts
    }
    guard let people = request.partySize, people > 1, let id = draft.service,
      let service = turn.business.service(id), service.capacity == 1
    else { return nil }
    let count = min(people, Self.mostParts)
    let others = (1..<count).map { Visit.Guest(party: draft.party, note: "guest \($0)") }
    return Visit.Parts(
      services: Array(repeating: id, count: count), arrangement: .sameTime,
      guests: [Visit.Guest(party: draft.party)] + others)
  }

  /// The services that a request names, each once: one that is named twice is
  /// spoken of twice, and wanted twice only if it is counted, "a cut and two massages", "a
  /// massage, a cut and a massage".
  private func services(of request: Request) -> [ServiceID] {
    var named: [ServiceID] = []
    let mentions = request.services.filter { !$0.isExcluded && !$0.entries.isEmpty }
    for mention in mentions {
      guard let entry = mention.entries.first else { continue }
      let id = ServiceID(entry.id)
      let count = request.count(before: mention)
      if !named.contains(id) {
        let isBesideOther = mentions.contains { $0.entries.first?.id != entry.id }
        named += Array(repeating: id, count: isBesideOther ? max(1, count ?? 1) : 1)
      } else if count == 1, mentions.count > 2 {
        named.append(id)
      }
    }
    return named
  }

  /// With whom each service is wanted, where each has somebody of its own behind it: "a cut
  /// with Sam and a massage with Lou"; none if one is said for all of them.
  private func staffOfServices(_ request: Request) -> [ServiceID: [StaffID]] {
    let services = request.services.filter { !$0.isExcluded && !$0.entries.isEmpty }
      .sorted { $0.span.lowerBound < $1.span.lowerBound }
    let staff = request.staff.filter { !$0.isExcluded && !$0.entries.isEmpty }
    guard services.count > 1, staff.count > 1, request.relativeOfStaff == nil else { return [:] }
    var own: [ServiceID: [StaffID]] = [:]
    for (index, service) in services.enumerated() {
      let end = index + 1 < services.count ? services[index + 1].span.lowerBound : Int.max
      let behind = staff.filter {
        service.span.upperBound <= $0.span.lowerBound && $0.span.upperBound <= end
      }
      guard let id = service.entries.first.map({ ServiceID($0.id) }), !behind.isEmpty else {
        return [:]
      }
      own[id, default: []] += behind.flatMap { $0.entries.map { StaffID($0.id) } }
    }
    return own
  }

  /// The people whom a request names, the one who types first.
  func guests(of request: Request) -> [Visit.Guest] {
    var guests: [Visit.Guest] = []
    func add(_ guest: Visit.Guest) {
      if !guests.contains(guest) { guests.append(guest) }
    }
    let named = request.customers
    let mentions = named.enumerated().filter { index, mention in
      // "another Dana, Dana Cole": the second name says who is meant by the first.
      guard index + 1 < named.count, Folding.words(request.text).contains("another") else {
        return true
      }
      let first = Folding.words(mention.text).first
      return Folding.words(named[index + 1].text).first != first
    }.map(\.element).filter {
      // "my daughter's tooth" is hers, and she comes only if she is named.
      !$0.isExcluded && !($0.isRelation && request.isPossessive($0))
    }
    if request.joinsMe, !mentions.isEmpty { add(Visit.Guest(party: .me)) }
    for mention in mentions {
      if mention.isRelation {
        // "Dana and her daughter": the daughter comes with Dana.
        let host = guests.last { $0.party != .me }?.party
        let isOthers = request.isOfAnother(mention) && host != nil
        // "book Dana a cut for her daughter": one cut, and the daughter comes.
        if isOthers, request.comesInstead(mention) { continue }
        add(
          Visit.Guest(
            party: isOthers ? host ?? .me : .me,
            note: "for \(isOthers ? "their" : "my") \(mention.text)"))
      } else if mention.entries.count == 1 {
        add(Visit.Guest(party: .known(CustomerID(mention.entries[0].id))))
      } else if mention.entries.isEmpty {
        add(Visit.Guest(party: .new(mention.text)))
      }
    }
    return guests
  }

  /// Those who come too, beside whom a booking is for: "and one for Omar", "and his son".
  func guests(joining request: Request, _ party: Draft.Party) -> [Visit.Guest] {
    request.customers.filter { !$0.isExcluded }.compactMap { mention in
      guard !mention.isRelation else {
        let isTheirs = request.isOfAnother(mention)
        return Visit.Guest(
          party: isTheirs ? party : .me, note: "for \(isTheirs ? "their" : "my") \(mention.text)")
      }
      switch mention.entries.count {
      case 0: return Visit.Guest(party: .new(mention.text))
      case 1: return Visit.Guest(party: .known(CustomerID(mention.entries[0].id)))
      default: return nil
      }
    }
  }

  /// Several people: each with the service named for them, or all with the same.
  private func party(
    of guests: [Visit.Guest], _ services: [ServiceID], _ draft: Draft, _ turn: Turn
  ) -> Visit.Parts? {
    let guests = Array(guests.prefix(Self.mostParts))
    guard let first = services.first ?? draft.service else { return nil }
    let own =
      services.count == guests.count ? services : Array(repeating: first, count: guests.count)
    return Visit.Parts(services: own, arrangement: .sameTime, guests: guests)
  }
}

extension Request {
  /// Whether several people are to come, so that "the same time" is each other's.
  var isForSeveral: Bool {
    customers.count + (isForMe ? 1 : 0) > 1 || (partySize ?? 1) > 1
  }

  /// Whether a name that it says has a possessive ending.
  fileprivate func isPossessive(_ mention: NameMention) -> Bool {
    let endings = ["'s", "’s"]
    if endings.contains(where: mention.text.hasSuffix) { return true }
    let end = mention.span.upperBound - span.lowerBound
    guard end >= 0, end <= text.utf8.count else { return false }
    let rest = String(decoding: text.utf8.dropFirst(end), as: UTF8.self)
    return endings.contains(where: rest.hasPrefix)
  }
}

extension Request {
  /// Whether who types comes too: "me and my son", "Dana and me", but not "my client
  /// Dana".
  fileprivate var joinsMe: Bool {
    if isForMe, customers.count > 1 { return true }
    let words = Folding.words(text)
    var own: Set<String> = ["me", "myself"]
    // "my husband and I would like massages"
    if customers.contains(where: \.isRelation) { own.insert("i") }
    // "for me, my wife and my son"
    if text.contains("me, "), customers.count > 1 || customers.contains(where: \.isRelation) {
      return true
    }
    return zip(words, words.dropFirst()).contains { first, second in
      own.contains(first) && second == "and" || first == "and" && own.contains(second)
    }
  }
}

extension Visit.Parts {
  /// Puts the services into the order that a request tells, if it tells one: "a colour
  /// then a blow-dry", "the cut after the colour", "colour first".
  ///
  /// - Returns: Whether it tells one.
  @discardableResult
  mutating func order(by request: Request) -> Bool {
    let named = request.services.filter { !$0.isExcluded && $0.entries.count == 1 }
    let ids = named.compactMap(\.entries.first).map { ServiceID($0.id) }
    guard guests.isEmpty, ids.allSatisfy(services.contains) else { return false }
    if let last = named.last, let id = ids.last, ids.dropLast().contains(id),
      let word = Folding.words(request.text(behind: last)).first, ["first", "last"].contains(word)
    {
      // "a colour and a cut, colour first"
      services.removeAll { $0 == id }
      services.insert(id, at: word == "first" ? 0 : services.count)
      keepsOrder = true
      return true
    }
    if ids.count > 1, let one = named.first, let other = named.dropFirst().first {
      let between = Set(Folding.words(request.text(between: one, and: other)))
      guard !between.isDisjoint(with: ["then", "followed", "before", "after", "first"]) else {
        return false
      }
      // "the cut after the colour", but "a cut and after that a colour".
      let isReversed = between.contains("after") && !between.contains("and")
      services = isReversed ? ids.reversed() : ids
    } else if let id = ids.first, let place = services.firstIndex(of: id) {
      let goesFirst = ["first", "start"].contains(where: request.says)
      guard goesFirst || ["last", "second", "afterwards"].contains(where: request.says) else {
        return false
      }
      services.remove(at: place)
      services.insert(id, at: goesFirst ? 0 : services.count)
    } else {
      guard ["swap", "other", "reverse"].contains(where: request.says),
        request.says("order")
          || request.says("round")
      else { return false }
      services.reverse()
    }
    keepsOrder = true
    return true
  }
}

extension Request {
  /// Whether it wants a service beside the one that a draft has: "and a haircut", "can
  /// she have a blow-dry too?".
  func adds(to draft: Draft) -> Bool {
    let services = services.filter { !$0.isExcluded && $0.entries.count == 1 }
    guard let service = draft.service, draft.moving == nil, draft.recurrence == nil,
      !services.isEmpty, services.allSatisfy({ ServiceID($0.entries[0].id) != service }),
      names(draft.party), !acts.contains(.negate), !says("instead"), !says("rather")
    else { return false }
    // "yes, and a colour" adds as well.
    let words = Folding.words(text).dropFirst(self.words.prefix { $0.is(.assent) }.count)
    // "and when is her colour?" asks.
    let asks = [
      "when", "what", "whats", "who", "how", "is", "does", "did", "which", "where",
    ]
    if isQuestion, words.dropFirst().first.map(asks.contains) == true { return false }
    return ["and", "plus", "also", "with"].contains(words.first)
      || ["also", "add", "plus", "additionally"].contains(where: says)
      // "too expensive" adds nothing.
      || words.last == "too"
      || words.suffix(3).contains("well") || words.prefix(2) == ["as", "well"]
  }

  /// Whether it wants another person to come at the same time: "and one for Omar", "and his
  /// son a haircut".
  func joins(_ draft: Draft) -> Bool {
    isBesides(draft) && (whens.isEmpty || wantsSame && whens.allSatisfy(\.isTimeOnly))
      && services.filter { !$0.isExcluded }.count <= 1
  }

  /// Whether it wants another booking beside that of a draft, for somebody else.
  func isBesides(_ draft: Draft) -> Bool {
    let others = customers.filter { !$0.isExcluded }
    guard draft.moving == nil, draft.recurrence == nil, !others.isEmpty, staff.isEmpty,
      !isQuestion, others.allSatisfy({ $0.isRelation || $0.entries.count <= 1 }),
      others.contains(where: \.isRelation) || isForAnother(than: draft.party),
      [.book, .correct, .none, .affirm].contains(intent), !says("no"), !says("not"),
      !says("instead"), !says("rather"), !says("name")
    else { return false }
    let words = Folding.words(text)
    return ["and", "plus", "also"].contains(words.first)
      || ["too", "also", "plus"].contains(where: says) || words.suffix(2) == ["as", "well"]
  }

  /// Whether whom it names is the one it is for already.
  private func names(_ party: Draft.Party) -> Bool {
    customers.allSatisfy { mention in
      guard case .known(let id) = party else { return false }
      return mention.entries.contains { CustomerID($0.id) == id }
    }
  }
}
