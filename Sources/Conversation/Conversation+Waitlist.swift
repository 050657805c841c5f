import CivilTime
import PlainEnglish
import Scheduling

extension Conversation {
  /// Keeps a wish for a time, takes one off the list, or lists the wishes.
  mutating func waitlist(_ request: Request, _ turn: Turn) throws(BookError) -> Reply {
    let lookedFor = draftLookedFor(request)
    var request = request
    // "her" is whom it was looked for, if it was for somebody.
    if let lookedFor, lookedFor.party != .me { request.isForLastCustomer = false }
    let filling = try fill(lookedFor ?? Draft(), from: request, turn)
    if let refusal = filling.refusal { return refusal }
    var draft = filling.draft
    if case .known(let customer) = draft.party { state.focus.customer = customer }
    if request.withdraws { return try withdraw(draft, request, turn) }
    if draft.time.isOpen && draft.party == .me { return try listWishes(turn) }
    if request.asksWhoWaits || request.mood == .asks {
      return try listWishes(of: draft, request, turn)
    }

    if request.says("any") || request.says("every"), draft.time.days?.wasSaid == false {
      // "any afternoon" is that of every day.
      draft.time.days = nil
    }
    let stretches = stretches(of: draft, turn)
    guard !stretches.isEmpty else {
      return Reply(.refused, filling.statements + [.badValue(.missingTime)])
    }
    let wanted = draft
    let (kept, _) = try turn.book.change(turn.note) { writer throws(BookError) -> [Wish] in
      let customer = try wanted.customer(writer)
      var kept: [Wish] = []
      for (start, end) in stretches {
        let wish = Wish(
          customer: customer, service: wanted.service, staff: wanted.staff.first, start: start,
          end: end, createdAt: turn.now)
        let isKnown = try writer.wishes(from: start, to: end).contains { $0.asks(for: wish) }
        guard !isKnown, case .wish(let row) = try writer.put(.wish(wish)) else { continue }
        kept.append(row)
      }
      return kept
    }
    // Who waits has given up what was offered instead.
    if lookedFor != nil { state.table = nil }
    guard let first = kept.first else { return Reply(.talk, filling.statements + [.alreadySo]) }
    if state.focus.customer == nil || draft.party != .me { state.focus.customer = first.customer }
    var reply = Reply(
      .changed, filling.statements + [kept.count == 1 ? .wishKept(first) : .wishesKept(kept)])
    if lookedFor == nil { try offerWhatIsFree(for: kept, &reply, turn) }
    return reply
  }

  /// The stretches that are waited for: whole days that follow each other are one,
  /// hours of several days one each.
  private func stretches(of draft: Draft, _ turn: Turn) -> [(LocalDateTime, LocalDateTime)] {
    let windows = draft.time.windows(now: turn.now, zone: turn.zone, horizon: 30)
    if let exact = draft.time.exact, !windows.isEmpty {
      // Of a very time the whole visit is waited for.
      let length = draft.service.flatMap { turn.business.service($0)?.length } ?? 30
      return [(exact, exact.adding(minutes: length))]
    }
    return windows.map { (turn.zone.local($0.start), turn.zone.local($0.end)) }
      .filter { start, end in
        // A day on which nobody is in is not waited for, unless it alone is wanted.
        windows.count == 1 || start.date != end.adding(minutes: -1).date
          || turn.business.openingWindows(on: start.date)?.isEmpty != true
      }
  }

  /// What was just looked for, where a line puts somebody on the list for it: "put her
  /// on the waitlist".
  private func draftLookedFor(_ request: Request) -> Draft? {
    let isPutOn =
      request.isForMe || request.isForLastCustomer || !request.customers.isEmpty
      || ["put", "add", "me", "us"].contains(where: request.says)
    guard isPutOn, !request.withdraws,
      let last = state.table?.draft ?? (state.focus.isSettled ? nil : state.focus.draft),
      last.moving == nil, last.parts == nil, last.wish == nil, last.allows(request.serviceID)
    else { return nil }
    if let named = request.customers.first, !isWanted(by: named, last) { return nil }
    var draft = last
    draft.length = nil
    return draft
  }

  /// Whether what was looked for is what somebody who is named waits for: it was for
  /// them, or for nobody in particular, and there was none.
  private func isWanted(by named: NameMention, _ draft: Draft) -> Bool {
    switch draft.party {
    case .me: state.lastReply?.outcome == .refused
    case .known(let customer): named.entries.contains { CustomerID($0.id) == customer }
    case .new(let name): Folding.fold(name) == Folding.fold(named.text)
    }
  }

  private func listWishes(_ turn: Turn) throws(BookError) -> Reply {
    Reply(.list, [.wishes(try wishes(turn))])
  }

  /// "is Dana on the waitlist?", "who is waiting for Friday?".
  private func listWishes(of draft: Draft, _ request: Request, _ turn: Turn) throws(BookError)
    -> Reply
  {
    if request.customers.isEmpty, Folding.words(request.text).first?.hasPrefix("who") == true {
      let days = request.whens.filter { !$0.isTimeOnly }
      let all = try wishes(turn).filter { wish in
        (draft.service == nil || wish.service == nil || wish.service == draft.service)
          && days.allSatisfy { $0.names(wish.start.date) }
      }
      return Reply(.list, [.wishes(all)])
    }
    let customer: CustomerID? = if case .known(let id) = draft.party { id } else { nil }
    let own = try wishes(turn).filter { $0.customer == customer }
    return Reply(.list, [own.isEmpty ? .noSuchWish(customer) : .wishes(own)])
  }

  private func wishes(_ turn: Turn) throws(BookError) -> [Wish] {
    try turn.book.wishes(from: turn.local, to: turn.local.adding(days: 366))
  }

  /// "take Dana off the waitlist".
  private func withdraw(_ draft: Draft, _ request: Request, _ turn: Turn) throws(BookError)
    -> Reply
  {
    if case .new(let name) = draft.party {
      return Reply(
        .notFound, [.noSuchName(text: name, kind: .customer, known: [], suggestions: [])])
    }
    let customer: CustomerID? = if case .known(let id) = draft.party { id } else { nil }
    let gone = try wishes(turn).filter { wish in
      wish.customer == customer && (draft.service == nil || wish.service == draft.service)
        && request.whens.allSatisfy { $0.names(wish.start.date) || $0.isTimeOnly }
    }
    guard !gone.isEmpty else { return Reply(.notFound, [.noSuchWish(customer)]) }
    _ = try turn.book.change(turn.note) { writer throws(BookError) -> Void in
      for wish in gone { try writer.remove(EntityKey(kind: .wish, id: wish.id.rawValue)) }
    }
    return Reply(.changed, [.wishesDropped(gone)])
  }

  // MARK: A freed time

  /// Offers a time that has become free to the first who waits for it, and names
  /// the others whom it would suit.
  mutating func offerFreedTime(of booking: Booking, _ turn: Turn) throws(BookError) -> Reply? {
    // Who waits is nothing for another customer.
    guard !turn.settings.isCustomerView else { return nil }
    let waiting = try turn.book.wishes(
      from: booking.start, to: booking.start.adding(minutes: booking.length))
    var suiting: [Wish] = []
    for wish in waiting where try slots(in: booking, for: wish, turn) { suiting.append(wish) }
    guard !suiting.isEmpty else { return nil }
    return try offer(booking, to: suiting, turn)
  }

  /// Offers a freed time to the next who waits for it; nil if there is none.
  mutating func offerFreedTime(after draft: Draft, _ turn: Turn) throws(BookError) -> Reply? {
    guard let freed = draft.freed, !draft.waiting.isEmpty,
      let booking = try turn.book.booking(freed)
    else { return nil }
    let left = try wishes(turn).filter { draft.waiting.contains($0.id) }
    return left.isEmpty ? nil : try offer(booking, to: left, turn)
  }

  private mutating func offer(_ booking: Booking, to suiting: [Wish], _ turn: Turn)
    throws(BookError) -> Reply
  {
    var draft = self.draft(for: suiting[0], booking, turn)
    draft.freed = booking.id
    draft.waiting = suiting.dropFirst().map(\.id)
    return try propose(draft, turn, saying: [.suitsWishes(suiting, booking)])
  }

  private func slots(in booking: Booking, for wish: Wish, _ turn: Turn) throws(BookError) -> Bool {
    guard wish.staff == nil || wish.staff == booking.staff else { return false }
    let draft = draft(for: wish, booking, turn)
    guard let service = draft.service, turn.business.staff(booking.staff)?.does(service) == true,
      case .fits = try SlotSearch(draft: draft, service: service, turn: turn).run()
    else { return false }
    return true
  }

  /// The booking that a wish would become in a freed time.
  private func draft(for wish: Wish, _ booking: Booking, _ turn: Turn) -> Draft {
    var draft = Draft()
    draft.service = wish.service ?? booking.service
    draft.staff = [booking.staff]
    draft.party = wish.customer.map { .known($0) } ?? .me
    draft.wish = wish.id
    if wish.start <= booking.start {
      draft.time = WantedTime(at: booking.start)
    } else {
      let date = booking.start.date
      let first = wish.start.time.minuteOfDay
      let end = booking.start.time.minuteOfDay + booking.length
      draft.time.days = WantedTime.Days(first: date, last: date)
      draft.time.clock = .between(first, max(first + 1, end))
    }
    return draft
  }
}

extension Wish {
  /// Whether it asks for just what another asks for.
  fileprivate func asks(for other: Wish) -> Bool {
    customer == other.customer && service == other.service && staff == other.staff
      && start == other.start && end == other.end
  }
}

extension BookWriting {
  /// Takes a wish off the waitlist that has come true, with those that were kept
  /// with it for other days.
  func removeWish(_ id: WishID, from now: LocalDateTime) throws(BookError) {
    let ahead = try wishes(from: now, to: now.adding(days: 366))
    guard let one = ahead.first(where: { $0.id == id }) else {
      return try remove(EntityKey(kind: .wish, id: id.rawValue))
    }
    for wish in ahead where wish.belongs(with: one) {
      try remove(EntityKey(kind: .wish, id: wish.id.rawValue))
    }
  }
}

extension Wish {
  /// Whether both were kept by one sentence: "any afternoon".
  public func belongs(with other: Wish) -> Bool {
    createdAt == other.createdAt && customer == other.customer && service == other.service
      && staff == other.staff
  }
}

extension Request {
  /// Whether it asks who is on the waitlist, and puts nobody on it.
  fileprivate var asksWhoWaits: Bool {
    guard let first = Folding.words(text).first else { return false }
    return ["is", "are", "am", "was", "does", "who", "isnt", "has", "which"].contains(
      first)
  }
}
