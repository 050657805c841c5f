import PlainEnglish
import Scheduling

/// Telephone numbers told beside a booking: "…, her number is 07700 900123".
extension Conversation {
  /// Keeps a number that was told by itself with whom the booking on the table
  /// is for, or with whoever was last spoken of.
  mutating func keep(phone: String, _ turn: Turn) throws(BookError) -> Reply {
    if case .offer(let offer)? = state.table, offer.draft.party != .me {
      state.table = .offer(offer.with(phone: phone))
      return Reply(.question, [.phoneNoted(phone, offer.draft.party)])
    }
    state.recentRule = nil
    guard let id = state.focus.customer, let customer = try turn.book.customer(id) else {
      return Reply(.question, [.whosePhone(phone)])
    }
    let entry = NameEntry(kind: .customer, id: id.rawValue, name: customer.name)
    let mention = NameMention(
      kind: .customer, entries: [entry], text: customer.name, span: 0..<0)
    return try setUp([.customerPhone(mention)], note: phone, turn)
  }
}

extension Conversation {
  /// Takes a customer's telephone number out of the book: "delete Dana's number"; nil if a
  /// request is about something else.
  mutating func forgetNumber(_ request: Request, _ turn: Turn) throws(BookError) -> Reply? {
    guard request.isAboutNumber, !turn.settings.isCustomerView, request.customers.count == 1,
      let mention = request.customers.first
    else { return nil }
    guard mention.entries.count == 1, let id = mention.entries.first.map({ CustomerID($0.id) }),
      let customer = try turn.book.customer(id)
    else {
      let names = mention.entries.map(\.name)
      let near = try NearNames(mention.text)?.customers(in: turn.book).prefix(2).map(\.name) ?? []
      return names.isEmpty
        ? Reply(
          .notFound,
          [.noSuchName(text: mention.text, kind: .customer, known: [], suggestions: near)])
        : Reply(.question, [.severalOfName(text: mention.text, names: names)])
    }
    state.focus.customer = id
    guard !customer.phone.isEmpty else { return Reply(.list, [.ofCustomer(.phone(customer))]) }
    return try setUp([.customerPhone(mention)], note: "", turn)
  }
}

extension Request {
  /// Whether nothing but somebody's telephone number is named.
  fileprivate var isAboutNumber: Bool {
    let words = Folding.words(text)
    let isNumber = ["number", "phone", "telephone", "mobile", "cell"].contains(words.last)
    let endsInOwner = ["of", "for"].contains { word in
      words.dropLast().contains("number") && words.contains(word)
    }
    return (isNumber || endsInOwner) && bookingNumbers.isEmpty && services.isEmpty
      && staff.isEmpty && whens.isEmpty && !says("booking") && !says("appointment")
  }
}

extension Table.Offer {
  /// The offer with the number of whom it is for.
  func with(phone: String?) -> Table.Offer {
    guard let phone, draft.party != .me else { return self }
    var copy = self
    copy.draft.phone = phone
    return copy
  }
}

extension Draft {
  /// The customer it is for, added to the book if they are new, with the number
  /// that was told.
  func customer(_ writer: any BookWriting) throws(BookError) -> CustomerID? {
    switch party {
    case .me: return nil
    case .known(let id):
      if let phone, var customer = try writer.customer(id), customer.phone != phone {
        customer.phone = phone
        try writer.put(.customer(customer))
      }
      return id
    case .new(let name):
      let row = try writer.put(
        .customer(
          Customer(
            id: .placeholder(), name: name, searchWords: Folding.words(name), phone: phone ?? "")))
      guard case .customer(let customer) = row else { return nil }
      return customer.id
    }
  }
}
