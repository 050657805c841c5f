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
