import CivilTime
import PlainEnglish
import Scheduling

/// What would come of something that was only supposed.
public struct WhatIf: Hashable, Sendable, Codable {
  /// Bookings that keep what was agreed for them, though the service changes.
  public struct Kept: Hashable, Sendable, Codable {
    /// The service as it is.
    public var service: Service
    /// The service as it would be.
    public var after: Service
    /// How many bookings ahead there are of it.
    public var count: Int

    /// Creates a count of the bookings that keep what was agreed.
    public init(service: Service, after: Service, count: Int) {
      self.service = service
      self.after = after
      self.count = count
    }
  }

  /// The rows that would change.
  public var edits: [Edit]
  /// What would become free, and what would break.
  public var effect: Effect
  /// The bookings that keep what was agreed.
  public var kept: [Kept]
  /// Who has hours of their own, where longer opening hours free nothing.
  public var ownHours: [StaffID]
  /// The other bookings that may have been meant.
  public var others: [BookingID] = []

  /// Creates what would come of some edits.
  public init(
    edits: [Edit], effect: Effect, kept: [Kept], ownHours: [StaffID], others: [BookingID] = []
  ) {
    self.edits = edits
    self.effect = effect
    self.kept = kept
    self.ownHours = ownHours
    self.others = others
  }
}

extension Conversation {
  /// Says what would become free or broken by what is supposed, on a copy of the
  /// book.
  mutating func whatIf(_ request: Request, of utterance: Utterance, _ turn: Turn) throws(BookError)
    -> Reply
  {
    // Where this one cannot be, "do it" does not mean the one before it.
    state.focus.supposed = nil
    state.focus.ways = []
    state.focus.shownLine = utterance.requests.count == 1 ? utterance.line : ""
    switch request.supposed {
    // Other hours, of which it is not said which.
    case .changes(let changes) where changes.isEmpty:
      let named = request.staff.first?.entries.first?.name
      return Reply(.refused, [.badValue(named.map { .missingHoursOf($0) } ?? .missingHours)])
    case .changes(let changes):
      var plan = SetUpPlan(turn: turn)
      try plan.add(changes, note: request.note)
      if let refusal = plan.refusal { return refusal }
      guard !plan.edits.isEmpty else { return Reply(.talk, [.alreadySo]) }
      var reply = try suppose(plan.edits, request, turn)
      reply.statements += plan.remarks
      if let day = request.whens.first(where: \.isDayOnly),
        plan.edits.allSatisfy(\.isForGood)
      {
        let isOfBreaks = plan.edits.contains(where: \.isOfStaff)
        reply.statements.insert(.holdsForGood(words: day.text, isOfService: !isOfBreaks), at: 0)
      }
      return reply
    case .moves: return try supposeMove(request, turn)
    case .cancels: return try supposeCancelling(request, turn)
    case .books: return try supposeBooking(request, turn)
    case .resizes: return try supposeResizing(request, turn)
    case .swaps: return try supposeSwap(request, turn)
    case .hires: return Reply(.refused, [.badValue(.missingHire)])
    case nil: return notUnderstood(request, utterance, turn)
    }
  }

  mutating func suppose(
    _ edits: [Edit], others: [BookingID] = [], _ request: Request, _ turn: Turn
  ) throws(BookError) -> Reply {
    let effect = try turn.finder.effect(of: edits)
    var supposed = WhatIf(
      edits: edits, effect: effect, kept: try kept(edits, turn), ownHours: [], others: others)
    if effect.rows.allSatisfy({ $0.gained.isEmpty && $0.lost.isEmpty }),
      edits.contains(where: \.opensLonger)
    {
      supposed.ownHours = turn.business.activeStaff.filter { $0.hours != nil }.map(\.id)
    }
    state.focus.supposed = request
    state.focus.ways = []
    return Reply(.explanation, [.whatIf(supposed)])
  }

  /// Bookings ahead of a service that would change, which keep what was agreed.
  private func kept(_ edits: [Edit], _ turn: Turn) throws(BookError) -> [WhatIf.Kept] {
    var kept: [WhatIf.Kept] = []
    for edit in edits {
      guard case .service(let before)? = edit.before, case .service(let after)? = edit.after,
        before.length != after.length || before.price != after.price || !after.isActive
      else { continue }
      var query = BookingQuery()
      query.services = [before.id]
      query.statuses = [.pending, .confirmed]
      // Whose terms are their own is not touched.
      let own = turn.business.staff.filter { member in
        member.terms.contains { terms in
          terms.service == before.id
            && (before.length == after.length || terms.length != nil)
            && (before.price == after.price || terms.price != nil)
        }
      }.map(\.id)
      if !own.isEmpty {
        query.staff = turn.business.staff.map(\.id).filter { !own.contains($0) }
      }
      query.dates = turn.local.date...turn.local.date.adding(days: SlotFinder.brokenDays)
      let count = try turn.book.count(query)
      if count > 0 { kept.append(WhatIf.Kept(service: before, after: after, count: count)) }
    }
    return kept
  }

  // MARK: Bookings

  /// The booking that is meant: of several the next, as a question harms nothing.
  func supposedBooking(
    _ request: Request, describing: [When]? = nil, _ turn: Turn
  ) throws(BookError) -> (found: [Booking], none: Statement?) {
    // Whom a move names is to have it, and does not say which booking it is.
    var asked = request
    asked.intent = request.supposed == .moves ? .move : request.intent
    let search = BookingSearch(request: asked, focus: state.focus, turn: turn)
    switch try search.run(describing: describing ?? request.oldTimes) {
    case .none(let statement): return ([], statement)
    case .bookings(let found):
      let ahead = found.filter { $0.span.end > turn.now }
        .sorted { $0.span.start < $1.span.start }
      // "at 11 instead on Friday" means the booking of that Friday, if there is one.
      let days = request.whens.filter { !$0.isTimeOnly }.compactMap { $0.start?.date }
      let thatDay = ahead.filter { days.contains($0.start.date) }
      if request.supposed == .moves, request.whens.contains(where: \.isDayOnly),
        request.whens.allSatisfy(\.isDayOnly), request.staff.isEmpty, request.shift == nil
      {
        // "what if Grace moved to Thursday?" is about one that is not there yet.
        let elsewhere = ahead.filter { !days.contains($0.start.date) }
        return (elsewhere.isEmpty ? thatDay : elsewhere, nil)
      }
      return (ahead.isEmpty ? found : thatDay.isEmpty ? ahead : thatDay, nil)
    }
  }

  private mutating func supposeMove(_ request: Request, _ turn: Turn) throws(BookError) -> Reply {
    let (found, none) = try supposedBooking(request, turn)
    guard let booking = found.first else {
      return Reply(.notFound, none.map { [$0] } ?? [.nothingToExplain])
    }
    guard booking.span.end > turn.now else { return Reply(.refused, [.alreadyPast(booking)]) }
    let filling = try fill(Draft(moving: booking), from: request.withoutOldTimes, turn)
    if let refusal = filling.refusal { return refusal }
    var draft = filling.draft
    draft.party = Draft(moving: booking).party
    draft.service = booking.service
    draft.time = WantedTime(request.newTimes, now: turn.local)
    if let shift = request.shift {
      draft.time = WantedTime(at: booking.start.adding(minutes: shift))
    } else if draft.time.isOpen {
      draft.time = WantedTime(at: booking.start)
    } else {
      draft.keepWhatWasNotSaid(of: booking.start)
    }
    switch try SlotSearch(draft: draft, service: booking.service, turn: turn).run() {
    case .instead(_, let statements), .nothing(let statements):
      return Reply(.explanation, [.bookings([booking], heading: .init())] + statements)
    case .fits(let slots, _):
      guard let slot = slots.first else { return Reply(.explanation, [.nothingToExplain]) }
      guard !slot.isPlace(of: booking) else {
        return Reply(.explanation, [.isInAlready(booking)])
      }
      let edit = Edit(
        before: .booking(booking), after: .booking(booking.moved(to: slot, zone: turn.zone)))
      return try suppose(
        [edit], others: found.dropFirst().map(\.id), naming(booking, request), turn)
    }
  }

  private mutating func supposeCancelling(_ request: Request, _ turn: Turn) throws(BookError)
    -> Reply
  {
    // "what if Dana cancelled on Friday?" says which by the day.
    let (found, none) = try supposedBooking(request, describing: request.whens, turn)
    guard let booking = found.first else {
      return Reply(.notFound, none.map { [$0] } ?? [.nothingToExplain])
    }
    var cancelled = booking
    cancelled.status = .cancelled
    let edit = Edit(before: .booking(booking), after: .booking(cancelled))
    return try suppose([edit], others: found.dropFirst().map(\.id), naming(booking, request), turn)
  }

  /// The request with the very booking that was spoken of, so that "do it" means
  /// no other.
  mutating func naming(_ booking: Booking, _ request: Request) -> Request {
    state.focus.booking = booking.id
    if let customer = booking.customer { state.focus.customer = customer }
    var request = request
    request.bookingNumbers = [booking.id.rawValue]
    return request
  }

  private mutating func supposeBooking(_ request: Request, _ turn: Turn) throws(BookError) -> Reply
  {
    let filling = try fill(Draft(), from: request, turn)
    if let refusal = filling.refusal { return refusal }
    var told = filling.statements
    var wish = filling.draft
    if wish.service == nil, case .known(let customer) = wish.party,
      let visit = try visitThatTells(of: customer, turn)
    {
      wish.service = visit.service
      told.append(.tookServiceOf(visit, isNext: visit.span.end > turn.now))
    }
    guard let service = wish.service else {
      return Reply(.explanation, [.services(turn.business.activeServices)])
    }
    switch try SlotSearch(draft: wish, service: service, turn: turn).run() {
    case .instead(_, let statements), .nothing(let statements):
      return Reply(.explanation, told + statements)
    case .fits(let slots, _):
      guard let slot = slots.first else { return Reply(.explanation, [.nothingToExplain]) }
      var customer: CustomerID?
      if case .known(let id) = wish.party { customer = id }
      let booking = Booking(slot, wish, customer: customer, business: turn.business, turn)
      var asked = request
      if asked.services.isEmpty, let row = turn.business.service(service) {
        // "do it" books what was supposed, of no other service.
        asked.services = [
          NameMention(
            kind: .service,
            entries: [NameEntry(kind: .service, id: row.id.rawValue, name: row.name)],
            text: row.name, span: 0..<0)
        ]
      }
      var reply = try suppose([Edit(before: nil, after: .booking(booking))], asked, turn)
      reply.statements = told.filter { $0.isOfService } + reply.statements
      return reply
    }
  }

  /// Another length of a booking: it stands as long as nothing is in its way.
  private mutating func supposeResizing(_ request: Request, _ turn: Turn) throws(BookError)
    -> Reply
  {
    let (found, none) = try supposedBooking(request, describing: request.whens, turn)
    guard let booking = found.first, let change = request.resizing else {
      return Reply(.notFound, none.map { [$0] } ?? [.nothingToExplain])
    }
    guard booking.span.end > turn.now else { return Reply(.refused, [.alreadyPast(booking)]) }
    switch try resized(booking, by: change, turn) {
    case .refused(let reply): return Reply(.explanation, reply.statements)
    case .lasts(let resized):
      guard resized != booking else { return Reply(.talk, [.alreadySo]) }
      let edit = Edit(before: .booking(booking), after: .booking(resized))
      return try suppose(
        [edit], others: found.dropFirst().map(\.id), naming(booking, request), turn)
    }
  }

  // MARK: Doing it

  /// Does what was only supposed, by the way and with the question that the
  /// sentence itself would have.
  mutating func makeReal(_ supposed: Request, of utterance: Utterance, _ turn: Turn)
    throws(BookError) -> Reply
  {
    state.focus.supposed = nil
    var request = supposed
    request.why = nil
    request.supposed = nil
    switch supposed.supposed {
    case .changes(let changes): return try setUp(changes, note: supposed.note, turn)
    case .moves: request.intent = .move
    case .cancels: request.intent = .cancel
    case .books: request.intent = .book
    case .resizes: request.intent = .resize
    case .swaps: request.intent = .swap
    case .hires, nil: return Reply(.talk, [.nothingAsked])
    }
    return try perform(request, of: utterance, turn)
  }
}

extension Edit {
  /// Whether it changes what is offered, or somebody's breaks, which no day is told apart
  /// for.
  fileprivate var isForGood: Bool {
    switch (before, after) {
    case (_, .service?): true
    case (.staff(let old)?, .staff(let new)?): old.breaks != new.breaks && old.hours == new.hours
    default: false
    }
  }

  /// Whether it changes somebody of the staff.
  fileprivate var isOfStaff: Bool { if case .staff? = after { true } else { false } }

  /// Whether the business would be open where it was not.
  fileprivate var opensLonger: Bool {
    switch (before, after) {
    case (.settings(let old)?, .settings(let new)?): old.openingHours != new.openingHours
    case (_, .override(let row)?): row.staff == nil && !row.windows.isEmpty
    default: false
    }
  }
}

extension Statement {
  /// Whether it says of which service something was taken to be.
  fileprivate var isOfService: Bool { if case .tookServiceOf = self { true } else { false } }
}
