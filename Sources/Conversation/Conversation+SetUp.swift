import CivilTime
import PlainEnglish
import Scheduling

extension Conversation {
  /// Changes the business as a sentence says, unless it breaks bookings: those
  /// are listed and asked about first.
  mutating func setUp(_ request: Request, of utterance: Utterance, _ turn: Turn) throws(BookError)
    -> Reply
  {
    guard let change = request.setUp else { return notUnderstood(request, utterance, turn) }
    state.recentRule = nil
    let isAsked =
      request.mood == .asks || request.isUnsettledRule
      || utterance.isAskedWhole && request.mood != .denies
    if case .customerPhone = change, isAsked || request.mood == .denies {
      // "is her number …?", "her number isn't …": nothing is kept by that.
      var asking = request
      asking.intent = .list
      asking.setUp = nil
      return request.customers.isEmpty ? Reply(.talk, [.dropped]) : try list(asking, turn)
    }
    if case .customerPhone(nil) = change { return try keep(phone: request.note ?? "", turn) }
    if case .startOwnBook = change { return try proposeFreshStart(turn) }
    begin(rule: request.text)
    let changes = [change] + request.furtherSetUps
    return try setUp(changes, note: request.note, turn, isAsked: isAsked)
  }

  /// All that is set, with the blocked times that are ahead.
  func settings(_ turn: Turn) throws(BookError) -> Reply {
    let ahead = turn.ahead
    return Reply(.list, [.settings(blocks: try turn.book.blocks(overlapping: ahead))])
  }

  /// Makes some changes as one.
  ///
  /// Those that are only asked about, "should a haircut cost £40?", are asked back.
  mutating func setUp(
    _ changes: [SetUp], note: String?, _ turn: Turn, isAsked: Bool = false
  ) throws(BookError) -> Reply {
    var plan = SetUpPlan(turn: turn)
    try plan.add(changes, note: note)
    if let refusal = plan.refusal {
      return try proposeTakingOn(changes, note: note, insteadOf: refusal, turn)
    }
    return try make(plan.edits, saying: plan.remarks, turn, isAsked: isAsked)
  }

  /// Asks whether someone of whom a sentence speaks, and who is not in the book, is new here:
  /// "Sam works Tuesday to Saturday" is said before "add staff Sam" in many a new book.
  private mutating func proposeTakingOn(
    _ changes: [SetUp], note: String?, insteadOf refusal: Reply, _ turn: Turn
  ) throws(BookError) -> Reply {
    guard case .noSuchName(let name, .staff, _, _)? = refusal.statements.first,
      NearNames(name)?.staff(of: turn.business).isEmpty ?? true
    else { return refusal }
    let whole = changes.takingOnStrangers
    guard whole.count > changes.count else { return refusal }
    var plan = SetUpPlan(turn: turn)
    try plan.add(whole, note: note)
    guard plan.refusal == nil else { return refusal }
    var reply = try make(plan.edits, saying: plan.remarks, turn, isAsked: true)
    reply.statements.insert(.newHere(name: name), at: 0)
    return reply
  }

  /// Makes some edits as one change, unless they break bookings or are only asked about.
  mutating func make(
    _ edits: [Edit], saying remarks: [Statement], _ turn: Turn, isAsked: Bool = false
  ) throws(BookError) -> Reply {
    guard !edits.isEmpty else { return Reply(.talk, [.alreadySo]) }
    var broken = try turn.finder.broken(by: edits).map(\.booking)
    for booking in try Crowding(edits, turn).bookings
    where !broken.contains(where: { $0.id == booking.id }) {
      broken.append(booking)
    }
    let removal = try Removal(edits, turn)
    let lost: [Statement] = removal.isHarmless ? [] : [.removal(removal)]
    if !broken.isEmpty {
      return try proposeChange(edits, remarks + lost, broken, turn)
    }
    if !removal.isHarmless {
      state.table = .change(
        Table.PendingChange(edits: edits, words: turn.words, broken: removal.bookings.map(\.id)))
      state.focus.listed = removal.bookings.map(\.id)
      return Reply(.question, lost + remarks)
    }
    if isAsked {
      state.table = .change(Table.PendingChange(edits: edits, words: turn.words, broken: []))
      return Reply(.question, [.wouldChange(edits)] + remarks)
    }
    let written = try write(edits, turn)
    keep(rule: written, turn)
    for case .customer(let customer)? in written.map(\.after) { state.focus.customer = customer.id }
    return Reply(.changed, [.edited(written)] + remarks)
  }

  /// Lists the bookings that a change goes against, each with a new time, and
  /// asks.
  mutating func proposeChange(
    _ edits: [Edit], _ remarks: [Statement], _ broken: [Booking], _ turn: Turn
  ) throws(BookError) -> Reply {
    let rearranger = Rearranger(cause: .setUp, edits: edits, remarks: remarks, turn: turn)
    return propose(try rearranger.plan(broken.map { ($0, .nearest) }))
  }

  /// Makes the change that is on the table.
  mutating func commit(_ change: Table.PendingChange, _ turn: Turn) throws(BookError) -> Reply {
    state.table = nil
    let written = try write(change.edits, turn)
    if change.isFreshStart {
      state.startOver()
      return Reply(.changed, [.freshStart])
    }
    keep(rule: written, turn)
    return Reply(.changed, [.edited(written)])
  }

  private func write(_ edits: [Edit], _ turn: Turn) throws(BookError) -> [Edit] {
    try turn.book.change(turn.note) { writer throws(BookError) -> [Edit] in
      try edits.written(by: writer)
    }.0
  }

  // MARK: A book of one's own

  private mutating func proposeFreshStart(_ turn: Turn) throws(BookError) -> Reply {
    let business = turn.business
    var query = BookingQuery()
    query.statuses = Booking.Status.allCases
    let bookings = try turn.book.bookings(query)
    var edits = bookings.map { Edit(before: .booking($0), after: nil) }
    edits += try turn.book.blocks(overlapping: .always).map { Edit(before: .block($0), after: nil) }
    edits += try turn.book.wishes(
      from: LocalDateTime(wallSeconds: Span.always.start.seconds),
      to: LocalDateTime(wallSeconds: Span.always.end.seconds)
    ).map { Edit(before: .wish($0), after: nil) }
    edits += try turn.book.customers(withPrefix: "", limit: .max).map {
      Edit(before: .customer($0), after: nil)
    }
    edits += business.overrides.map { Edit(before: .override($0), after: nil) }
    edits += business.absences.map { Edit(before: .absence($0), after: nil) }
    edits += business.staff.map { Edit(before: .staff($0), after: nil) }
    edits += business.services.map { Edit(before: .service($0), after: nil) }
    edits += business.resources.map { Edit(before: .resource($0), after: nil) }
    var settings = Settings()
    settings.zone = business.settings.zone
    settings.locale = business.settings.locale
    settings.dayFirst = business.settings.dayFirst
    settings.uses24Hours = business.settings.uses24Hours
    settings.firstWeekday = business.settings.firstWeekday
    settings.currency = business.settings.currency
    if settings != business.settings {
      edits.append(Edit(before: .settings(business.settings), after: .settings(settings)))
    }
    guard !business.services.isEmpty || !bookings.isEmpty || !business.staff.isEmpty else {
      return Reply(.talk, [.freshStart])
    }
    state.table = .change(
      Table.PendingChange(edits: edits, words: turn.words, broken: [], isFreshStart: true))
    return Reply(
      .question,
      [
        .freshStartProposal(
          bookings: bookings.filter { $0.status != .cancelled }.count,
          services: business.activeServices.count, staff: business.activeStaff.count)
      ])
  }
}
