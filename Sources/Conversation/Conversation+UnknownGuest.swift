import PlainEnglish
import Scheduling

/// The answers to who somebody is whom the book does not have.
extension Conversation {
  /// The name that was asked about right before.
  var askedGuest: String? {
    guard case .unknownGuest(let name, _, _)? = state.lastReply?.statements.last else { return nil }
    return name
  }

  /// Who is meant by an answer to the question of whom a booking is for.
  func oneOrUnknown(_ request: Request, _ turn: Turn) throws(BookError) -> Request? {
    if let one = try oneOfName(request, turn) { return one }
    return try unknownGuest(request, turn)
  }

  /// What an answer in few words names, as a request that does: "Kim", "yes, she is new", "for
  /// me"; nil if nobody was asked about, or the answer says something else.
  func unknownGuest(_ request: Request, _ turn: Turn) throws(BookError) -> Request? {
    guard case .unknownGuest(let asked, let names, let staff)? = state.lastReply?.statements.last
    else {
      return nil
    }
    let words = Folding.words(request.text)
    let mine: Set<String> = ["me", "myself"]
    if let last = words.last, mine.contains(last), words.count <= 3 {
      return Request(intent: .correct, text: request.text, span: request.span)
    }
    // "no" is nobody of those that were asked about.
    let wasAsked = !names.isEmpty || !staff.isEmpty
    let isOther = wasAsked && ["no", "nope", "nah"].contains(words.joined())
    let isNew =
      words.contains("new") && !words.contains("not") && (wasAsked || !words.contains("no"))
      || isOther
    if request.ends(inGuest: asked) && words.count <= Folding.words(asked).count + 2 || isNew {
      return named(asked, entries: [], request)
    }
    // Where a name is asked for, a bare yes is read as thanks.
    guard names.count + staff.count == 1, words.count <= 2, request.beginsWithYes else {
      return nil
    }
    if let member = turn.business.activeStaff.first(where: { $0.name == staff.first }) {
      var own = Request(intent: .correct, text: member.name, span: request.span)
      let entry = NameEntry(kind: .staff, id: member.id.rawValue, name: member.name)
      own.staff = [NameMention(kind: .staff, entries: [entry], text: member.name, span: own.span)]
      return own
    }
    guard
      let customer = try turn.book.customers(
        withPrefix: Folding.words(names[0]).first ?? "", limit: 500
      )
      .first(where: { $0.name == names[0] })
    else { return nil }
    let entry = NameEntry(kind: .customer, id: customer.id.rawValue, name: customer.name)
    return named(customer.name, entries: [entry], request)
  }

  private func named(_ name: String, entries: [NameEntry], _ request: Request) -> Request {
    var own = Request(intent: .correct, text: name, span: request.span)
    own.customers = [
      NameMention(kind: .customer, entries: entries, text: name, span: request.span)
    ]
    return own
  }
}

extension Request {
  /// Whether a line ends in a name that was asked about, however it is written.
  func ends(inGuest name: String) -> Bool {
    let (words, wanted) = (Folding.words(text), Folding.words(name))
    return words.suffix(wanted.count).elementsEqual(wanted)
      && !words.dropLast(wanted.count).contains { ["not", "no", "isnt", "except"].contains($0) }
  }
}
