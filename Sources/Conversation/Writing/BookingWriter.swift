import CivilTime
import PlainEnglish
import Scheduling

/// Writes bookings, within one change of the book.
///
/// Whatever is booked, moved, exchanged, rearranged or brought in comes through here: the
/// decision whether it stands, the rules that it is marked with, whose it is, what was held for
/// it, and what it makes come true of the waitlist are the same for all.
struct BookingWriter {
  /// How several new bookings belong together.
  enum Bond {
    case none
    case visit
    case series
  }

  /// What was written so far.
  private(set) var written = Written()
  /// Customers that were added, by folded name, with the name as it was said.
  private var added: [String: (id: CustomerID, name: String)] = [:]
  /// The bookings that change, as the book had them.
  private var standing: [BookingID: Booking] = [:]

  private let writer: any BookWriting
  private let turn: Turn

  init(_ writer: any BookWriting, _ turn: Turn) {
    self.writer = writer
    self.turn = turn
  }

  /// Makes one change of the book of all that is intended, or none.
  ///
  /// - Parameters:
  ///   - intended: The bookings, each decided with those before it in the book.
  ///   - edits: Changes of the business that go with them, made before any is decided.
  ///   - bond: How those that are new belong together.
  ///   - turn: What holds while the line is answered.
  /// - Returns: What was written.
  /// - Throws: ``Unwritten`` if any of it cannot be, or all of it is left out.
  static func write(
    _ intended: [Intended], with edits: [Edit] = [], as bond: Bond = .none, _ turn: Turn
  ) throws(Unwritten) -> Written {
    try turn.book.attempt(turn.note) { writer throws(Unwritten) -> Written in
      var own = BookingWriter(writer, turn)
      try own.makeRoom(for: intended)
      let finder = try Unwritten.orRefused { () throws(BookError) in
        own.written.edits = try edits.written(by: writer)
        return SlotFinder(
          business: try writer.business(), zone: turn.zone, book: writer, now: turn.now)
      }
      for (place, one) in intended.enumerated() {
        try own.write(one, at: place, as: bond, finder)
      }
      let left = own.written.leftOut
      if !left.isEmpty, own.written.changes.isEmpty { throw .refused(left) }
      return own.written
    }
  }

  // MARK: Making room

  /// Lets go what is held for them, and lifts what changes: none stands in the way of another.
  private mutating func makeRoom(for intended: [Intended]) throws(Unwritten) {
    for one in intended {
      let current = try Unwritten.orRefused { () throws(BookError) -> Booking? in
        if let hold = one.draft?.hold {
          try writer.remove(EntityKey(kind: .hold, id: hold.rawValue))
        }
        return try one.standing.flatMap { id throws(BookError) in try writer.booking(id) }
      }
      guard let id = one.standing else { continue }
      guard let current, current.status != .cancelled else { throw .vanished(id) }
      if let before = one.asProposed, before != current { throw .changed(id) }
      standing[id] = current
      try Unwritten.orRefused { () throws(BookError) in
        _ = try writer.put(.booking(current.lifted))
      }
    }
  }

  // MARK: Writing

  private mutating func write(
    _ one: Intended, at place: Int, as bond: Bond, _ finder: SlotFinder
  ) throws(Unwritten) {
    let draft: Draft
    switch one.deed {
    case .left(let id): return try leave(id, one, finder)
    case .new(let wanted), .changed(_, let wanted): draft = wanted
    }
    let (customer, verdict) = try Unwritten.orRefused { () throws(BookError) in
      let customer = try self.customer(of: draft)
      var candidate = one.candidate
      candidate.customer = customer ?? candidate.customer
      return (customer, try finder.verdict(on: candidate))
    }
    guard let verdict else { throw .vanished(one.standing) }
    if !verdict.stands, !draft.setsAside(verdict.obstacles) {
      let refused = Unwritten.Refused(place: place, verdict: verdict)
      switch one.rules {
      case .bind: throw .refused([refused])
      case .leaveOut: return written.leftOut.append(refused)
      case .told: break
      }
    }
    let before = one.standing.flatMap { standing[$0] }
    let row = one.row(verdict, draft, for: customer, before, finder.business, turn)
    try Unwritten.orRefused { () throws(BookError) in
      try put(row, over: before, as: bond, for: draft.wish)
    }
  }

  /// Puts a booking, and takes off the waitlist what it makes come true.
  private mutating func put(
    _ row: Booking, over before: Booking?, as bond: Bond, for wish: WishID?
  ) throws(BookError) {
    var row = row
    let first = written.changes.first { $0.before == nil }?.after.id
    if before == nil, bond == .visit { row.visit = first }
    if before == nil, bond == .series { row.series = first }
    guard case .booking(var after) = try writer.put(.booking(row)) else { return }
    if before == nil, bond != .none, first == nil {
      if bond == .visit { after.visit = after.id } else { after.series = after.id }
      try writer.put(.booking(after))
    }
    written.changes.append(Written.Change(before: before, after: after))
    if let wish { return try writer.removeWish(wish, from: turn.local) }
    written.fulfilled += try writer.removeWishes(
      fulfilledBy: after, before: before, from: turn.local)
  }

  /// Leaves a booking where it is, marked with what it goes against.
  private func leave(_ id: BookingID, _ one: Intended, _ finder: SlotFinder) throws(Unwritten) {
    guard var row = standing[id], case .told(let rules) = one.rules else { return }
    row.overrides = rules
    try Unwritten.orRefused { () throws(BookError) in
      if one.marksMissingPlaces, let verdict = try finder.verdict(on: one.candidate) {
        // Without them the book would have no room for it.
        row.overrides += [.capacity, .resource].filter { rule in
          !rules.contains(rule) && verdict.obstacles.contains { $0.rule == rule }
        }
      }
      _ = try writer.put(.booking(row))
    }
  }
}

// MARK: Customers

extension BookingWriter {
  /// The customer a draft is for, added to the book once if they are new, with the number that
  /// was told; nil for who types.
  mutating func customer(of draft: Draft) throws(BookError) -> CustomerID? {
    guard case .new(let name) = draft.party else { return try draft.customer(writer) }
    let folded = Folding.fold(name)
    if let known = added[folded] { return known.id }
    guard let id = try draft.customer(writer) else { return nil }
    added[folded] = (id, name)
    written.newcomers.append(name)
    return id
  }

  /// The name of a customer that was added; nil for one whom the book had before.
  func name(ofAdded id: CustomerID) -> String? { added.values.first { $0.id == id }?.name }
}

// MARK: From a calendar

extension BookingWriter {
  /// Puts a booking as a calendar has it, of which was decided what it goes against.
  ///
  /// - Parameters:
  ///   - booking: All of the booking but whose it is and its marks.
  ///   - party: Whose it is, if it is new.
  ///   - rules: The rules that it goes against.
  ///   - before: The booking of the book that it takes the place of.
  /// - Throws: What the book throws.
  mutating func put(
    given booking: Booking, for party: Draft.Party, against rules: [Rule], over before: Booking?
  ) throws(BookError) {
    var row = booking
    row.overrides = rules
    if before == nil {
      var draft = Draft()
      draft.party = party
      row.customer = try customer(of: draft)
    }
    try put(row, over: before, as: .none, for: nil)
  }
}

extension Intended {
  /// The row that it becomes.
  fileprivate func row(
    _ verdict: Verdict, _ draft: Draft, for customer: CustomerID?, _ before: Booking?,
    _ business: Business, _ turn: Turn
  ) -> Booking {
    var slot = verdict.slot
    if let rationale { slot.rationale = rationale }
    var row: Booking
    if let before {
      row = before.moved(to: slot, zone: turn.zone)
      if row.service != before.service, let service = business.service(row.service) {
        row.bufferBefore = service.bufferBefore
        row.bufferAfter = service.bufferAfter
        row.processing = service.processing
      }
      if draft.handsOver(before) { row.customer = customer }
    } else {
      row = Booking(slot, draft, customer: customer, business: business, turn)
    }
    row.overrides = marks(verdict, draft, turn)
    return row
  }

  /// The rules that it is marked with.
  private func marks(_ verdict: Verdict, _ draft: Draft, _ turn: Turn) -> [Rule] {
    if case .told(let rules) = rules { return rules }
    // The notice and how far ahead bind who books, not what is agreed and has to move.
    return candidate.question == .rearranged ? [] : draft.rulesBroken(by: verdict, turn)
  }
}

extension Booking {
  /// The booking with its time given up for the while in which others are placed.
  var lifted: Booking {
    var lifted = self
    lifted.status = .cancelled
    return lifted
  }
}
