import CivilTime
import PlainEnglish
import Scheduling

extension Conversation {
  /// Changes the business as a sentence says, unless it breaks bookings: those
  /// are listed and asked about first.
  mutating func setUp(_ request: Request, of utterance: Utterance, _ turn: Turn) throws(BookError)
    -> Reply
  {
    guard let change = request.setUp else { return notUnderstood(request, utterance) }
    if case .startOwnBook = change { return try proposeFreshStart(turn) }
    var plan = SetUpPlan(turn: turn)
    try plan.add(change, note: request.note)
    if let refusal = plan.refusal { return refusal }
    guard !plan.edits.isEmpty else { return Reply(.talk, [.alreadySo]) }
    let broken = try Breakage(edits: plan.edits, turn: turn).bookings()
    if !broken.isEmpty {
      state.table = .change(
        Table.PendingChange(edits: plan.edits, words: turn.words, broken: broken.map(\.id)))
      return Reply(.question, [.wouldBreak(broken, plan.edits)])
    }
    let written = try write(plan.edits, turn)
    return Reply(.changed, [.edited(written)] + plan.remarks)
  }

  /// Makes the change that is on the table.
  mutating func commit(_ change: Table.PendingChange, _ turn: Turn) throws(BookError) -> Reply {
    state.table = nil
    let written = try write(change.edits, turn)
    if change.isFreshStart {
      state = DialogueState(actor: state.actor)
      return Reply(.changed, [.freshStart])
    }
    return Reply(.changed, [.edited(written)])
  }

  private func write(_ edits: [Edit], _ turn: Turn) throws(BookError) -> [Edit] {
    try turn.book.change(turn.note) { writer throws(BookError) -> [Edit] in
      var written: [Edit] = []
      for edit in edits {
        if let after = edit.after {
          written.append(Edit(before: edit.before, after: try writer.put(after)))
        } else if let key = edit.key {
          try writer.remove(key)
          written.append(edit)
        }
      }
      return written
    }.0
  }

  // MARK: A book of one's own

  private mutating func proposeFreshStart(_ turn: Turn) throws(BookError) -> Reply {
    let business = turn.business
    var query = BookingQuery()
    query.statuses = Booking.Status.allCases
    let bookings = try turn.book.bookings(query)
    var edits = bookings.map { Edit(before: .booking($0), after: nil) }
    let always = Span(start: Instant(seconds: -1 << 40), end: Instant(seconds: 1 << 40))
    edits += try turn.book.blocks(overlapping: always).map { Edit(before: .block($0), after: nil) }
    edits += try turn.book.wishes(
      from: LocalDateTime(wallSeconds: -1 << 40), to: LocalDateTime(wallSeconds: 1 << 40)
    ).map { Edit(before: .wish($0), after: nil) }
    edits += try turn.book.customers(withPrefix: "", limit: 1_000_000).map {
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

/// Which bookings ahead a change of the business would break.
struct Breakage {
  let edits: [Edit]
  let turn: Turn

  /// The bookings that stand now and would not after the change, by start.
  func bookings() throws(BookError) -> [Booking] {
    guard edits.contains(where: \.canBreakBookings) else { return [] }
    var query = BookingQuery()
    query.span = Span(start: turn.now, end: turn.now.adding(minutes: 366 * 1440))
    query.statuses = [.pending, .confirmed]
    query.limit = 2000
    let ahead = try turn.book.bookings(query)
    let after = SlotFinder(
      business: turn.business.applying(edits), zone: turn.zone, book: turn.book, now: turn.now)
    let before = turn.finder
    var broken: [Booking] = []
    for booking in ahead {
      let candidate = Candidate(standing: booking)
      guard let then = try after.verdict(on: candidate) else { continue }
      let now = try before.verdict(on: candidate)
      let old = Set(now?.obstacles.map(\.rule) ?? [])
      if then.obstacles.contains(where: { $0.rule.isAboutHours && !old.contains($0.rule) })
        || blocks(booking)
      {
        broken.append(booking)
      }
    }
    return broken
  }

  /// Whether a new block lies over a booking.
  private func blocks(_ booking: Booking) -> Bool {
    edits.contains { edit in
      guard case .block(let block)? = edit.after else { return false }
      return block.staff == booking.staff && block.span.overlaps(booking.span)
    }
  }
}

extension Candidate {
  /// The candidate that a booking is at its own time.
  init(standing booking: Booking) {
    self.init(service: booking.service, staff: booking.staff, start: booking.start)
    length = booking.length
    seats = booking.seats
    customer = booking.customer
    moving = booking.id
    isTyped = true
  }
}

extension Rule {
  /// Whether a change of hours, skills or rooms can bring it up against a
  /// booking that stands.
  ///
  /// What was agreed stays agreed: notice, limits and
  /// lengths that change later do not touch it.
  var isAboutHours: Bool {
    switch self {
    case .closed, .notWorking, .onBreak, .timeOff, .skill, .blocked: true
    default: false
    }
  }
}

extension Edit {
  /// Whether it can take away what bookings rest on.
  var canBreakBookings: Bool {
    switch after ?? before {
    case .settings(let settings):
      if case .settings(let old)? = before {
        settings.openingHours != old.openingHours
      } else {
        true
      }
    case .staff, .override, .absence, .block: true
    // A removed service keeps the bookings it has.
    case .service, .resource, .customer, .booking, .wish, .hold, nil: false
    }
  }
}

extension Business {
  /// The business as it would be after some edits.
  func applying(_ edits: [Edit]) -> Business {
    var copy = self
    for edit in edits {
      switch edit.after {
      case .settings(let row): copy.settings = row
      case .service(let row): Self.put(row, in: &copy.services)
      case .staff(let row): Self.put(row, in: &copy.staff)
      case .resource(let row): Self.put(row, in: &copy.resources)
      case .override(let row): Self.put(row, in: &copy.overrides)
      case .absence(let row): Self.put(row, in: &copy.absences)
      case .customer, .block, .booking, .wish, .hold: break
      case nil:
        switch edit.before {
        case .override(let row): copy.overrides.removeAll { $0.id == row.id }
        case .absence(let row): copy.absences.removeAll { $0.id == row.id }
        case .service(let row): copy.services.removeAll { $0.id == row.id }
        case .staff(let row): copy.staff.removeAll { $0.id == row.id }
        case .resource(let row): copy.resources.removeAll { $0.id == row.id }
        default: break
        }
      }
    }
    return copy
  }

  private static func put<Row: Numbered>(_ row: Row, in rows: inout [Row]) {
    if let index = rows.firstIndex(where: { $0.id == row.id }) {
      rows[index] = row
    } else {
      rows.append(row)
    }
  }
}

/// A row with a number.
protocol Numbered {
  associatedtype Number: Hashable
  var id: Number { get }
}

extension Service: Numbered {}
extension Staff: Numbered {}
extension Resource: Numbered {}
extension DayOverride: Numbered {}
extension Absence: Numbered {}
