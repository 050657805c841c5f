import CivilTime
import ICalendar
import PlainEnglish
import Scheduling

extension CalendarImporter {
  /// The reading in of a file, within one transaction.
  struct Session {
    private let importer: CalendarImporter
    private let writer: any BookWriting
    private var bookings: BookingWriter
    private let finder: SlotFinder
    /// Blocks that came from files, by the name of their event.
    private var blocks: [String: [Block]] = [:]
    /// What came of the bookings so far.
    var written: Written { bookings.written }

    private var turn: Turn { importer.turn }

    init(_ importer: CalendarImporter, _ writer: any BookWriting) throws(BookError) {
      self.importer = importer
      self.writer = writer
      bookings = BookingWriter(writer, importer.turn)
      let turn = importer.turn
      finder = SlotFinder(
        business: try writer.business(), zone: turn.zone, book: writer, now: turn.now)
      for block in try writer.blocks(overlapping: .always) {
        let uid = block.source?.uid ?? BookingEvent.event(of: block, turn).uid
        blocks[uid, default: []].append(block)
      }
    }

    /// Adds what an event comes to, as if it were done.
    mutating func take(_ occurrence: Occurrence, into plan: inout ImportPlan) throws(BookError) {
      if let booking = try booking(of: occurrence.source.uid) {
        guard let change = change(of: booking, to: occurrence) else { return plan.known += 1 }
        return try add(change, occurrence, to: &plan)
      }
      if let known = blocks[occurrence.source.uid], let first = known.first {
        guard let change = change(of: known, first, to: occurrence) else { return plan.known += 1 }
        return try add(change, occurrence, to: &plan)
      }
      guard occurrence.event.status != .cancelled, let change = try new(occurrence) else {
        return plan.idle += 1
      }
      try add(change, occurrence, to: &plan)
    }

    private mutating func add(
      _ change: ImportPlan.Change, _ occurrence: Occurrence, to plan: inout ImportPlan
    ) throws(BookError) {
      var item = ImportPlan.Item(summary: occurrence.event.summary, change: change)
      item.obstacles = try obstacles(to: change)
      guard item.obstacles.isEmpty else { return plan.clashes.append(item) }
      try write(item)
      plan.items.append(item)
    }

    // MARK: What is known

    private func booking(of uid: String) throws(BookError) -> Booking? {
      var query = BookingQuery()
      query.sourceUID = uid
      query.statuses = Booking.Status.allCases
      if let booking = try writer.bookings(query).first { return booking }
      guard let own = BookingEvent.booking(named: uid), let booking = try writer.booking(own.id),
        booking.createdAt.seconds == own.createdAt
      else { return nil }
      return booking
    }

    /// What the file says of a booking that is in the book; nil if that is what the
    /// book has, or what it had before.
    private func change(of booking: Booking, to occurrence: Occurrence) -> ImportPlan.Change? {
      guard booking.status == .pending || booking.status == .confirmed else { return nil }
      let source = booking.source ?? CalendarSource(uid: "", sequence: 0, start: booking.span.start)
      let sequence = source.sequence + (booking.source == nil ? booking.sequence : 0)
      guard occurrence.source.sequence >= sequence else { return nil }
      if occurrence.event.status == .cancelled { return .cancel(booking) }
      let isNew =
        occurrence.source.sequence > sequence || occurrence.source.start != source.start
      guard isNew, occurrence.span != booking.span else { return nil }
      var moved = booking
      moved.start = turn.zone.local(occurrence.span.start)
      moved.zone = turn.zone.identifier
      moved.span = occurrence.span
      moved.length = occurrence.span.minutes
      moved.sequence += 1
      if booking.source != nil { moved.source = occurrence.source }
      return .move(from: booking, to: moved)
    }

    private func change(of known: [Block], _ first: Block, to occurrence: Occurrence)
      -> ImportPlan.Change?
    {
      let source = first.source
      guard occurrence.source.sequence >= source?.sequence ?? 0 else { return nil }
      if occurrence.event.status == .cancelled { return .free(known) }
      guard occurrence.source.start != source?.start ?? first.span.start else { return nil }
      let shifted = known.map { block(of: $0.staff, occurrence, instead: $0) }
      return .shift(from: known, to: shifted)
    }

    // MARK: What is new

    private func new(_ occurrence: Occurrence) throws(BookError) -> ImportPlan.Change? {
      var reading = try EventReading(occurrence.event.summary, turn, writer)
      if case .known(let id) = reading.party, let name = bookings.name(ofAdded: id) {
        reading.party = .new(name)
      }
      if let service = reading.service.flatMap({ turn.business.service($0) }) {
        return .book(try booking(of: service, reading, occurrence), for: reading.party)
      }
      guard occurrence.event.blocksTime, occurrence.span.end > turn.now else { return nil }
      let named = reading.staff.isEmpty ? importer.staff : reading.staff
      let members = named.isEmpty ? turn.business.activeStaff.map(\.id) : named
      return members.isEmpty
        ? nil : .block(members.map { block(of: $0, occurrence, instead: nil) })
    }

    private func block(of staff: StaffID, _ occurrence: Occurrence, instead: Block?) -> Block {
      Block(
        id: instead?.id ?? .placeholder(), staff: staff,
        start: turn.zone.local(occurrence.span.start), end: turn.zone.local(occurrence.span.end),
        span: occurrence.span, reason: occurrence.event.summary, source: occurrence.source)
    }

    private func booking(
      of service: Service, _ reading: EventReading, _ occurrence: Occurrence
    ) throws(BookError) -> Booking {
      let named = reading.staff.isEmpty ? importer.staff : reading.staff
      let able = turn.business.activeStaff.filter { $0.does(service.id) }.map(\.id)
      let choices = named.isEmpty ? able : named
      let minutes = occurrence.span.minutes
      var best: (booking: Booking, obstacles: Int)?
      for staff in choices.isEmpty ? turn.business.activeStaff.map(\.id) : choices {
        let booking = booking(of: service, by: staff, reading, occurrence, minutes)
        let obstacles = try self.obstacles(to: .book(booking, for: reading.party)).count
        if obstacles < best?.obstacles ?? .max { best = (booking, obstacles) }
        if obstacles == 0 { break }
      }
      return best?.booking
        ?? booking(of: service, by: .placeholder(), reading, occurrence, minutes)
    }

    private func booking(
      of service: Service, by staff: StaffID, _ reading: EventReading, _ occurrence: Occurrence,
      _ minutes: Int
    ) -> Booking {
      let length = minutes > 0 ? minutes : service.length
      let start = occurrence.span.start
      let customer: CustomerID? = if case .known(let id) = reading.party { id } else { nil }
      let terms = turn.business.staff(staff)?.terms.first { $0.service == service.id }
      let event = occurrence.event
      // What the book has no place for is kept in words.
      let notes = [reading.party == .me ? event.summary : "", event.details]
        .filter { !$0.isEmpty }.joined(separator: "\n")
      let span = Span(start: start, end: start.adding(minutes: length))
      return Booking(
        service: service.id, staff: staff, customer: customer, bookedBy: turn.actor,
        start: turn.zone.local(start), zone: turn.zone.identifier, span: span, length: length,
        price: terms?.price ?? service.price, bufferBefore: service.bufferBefore,
        bufferAfter: service.bufferAfter, processing: service.processing, resources: service.needs,
        status: span.end <= turn.now
          ? .done : event.status == .tentative ? .pending : .confirmed,
        notes: notes, createdAt: turn.now, source: occurrence.source)
    }

    // MARK: Rules

    /// What stands against a change; of a visit that is over only that the time was
    /// taken.
    func obstacles(to change: ImportPlan.Change) throws(BookError) -> [Obstacle] {
      switch change {
      case .book(let booking, _): return try obstacles(to: booking, moving: nil)
      case .move(let before, let after): return try obstacles(to: after, moving: before.id)
      case .block(let blocks), .shift(_, let blocks):
        var found: [Obstacle] = []
        for block in blocks { found += try taken(by: block) }
        return found
      case .cancel, .free: return []
      }
    }

    private func obstacles(to booking: Booking, moving: BookingID?) throws(BookError) -> [Obstacle]
    {
      var candidate = Candidate(
        service: booking.service, staff: booking.staff, start: booking.start)
      candidate.customer = booking.customer
      candidate.length = booking.length
      candidate.moving = moving
      candidate.question = .rearranged
      guard let verdict = try finder.verdict(on: candidate) else { return [] }
      let isOver = booking.span.end <= turn.now
      return verdict.obstacles.filter { obstacle in
        switch obstacle.rule {
        case .past: false
        case .booked, .capacity, .resource: true
        // What lasts as long as the file says was agreed elsewhere.
        case .length: false
        default: !isOver
        }
      }
    }

    private func taken(by block: Block) throws(BookError) -> [Obstacle] {
      var query = BookingQuery()
      query.staff = [block.staff]
      query.span = block.span
      query.statuses = [.pending, .confirmed, .arrived]
      return try writer.bookings(query).map { booking in
        .booked(
          booking.staff, booking.id, start: booking.start,
          end: booking.start.adding(minutes: booking.length))
      }
    }

    // MARK: Writing

    /// Writes a change.
    mutating func write(_ item: ImportPlan.Item) throws(BookError) {
      let rules = item.obstacles.map(\.rule)
      switch item.change {
      case .book(let booking, let party):
        try bookings.put(given: booking, for: party, against: rules, over: nil)
      case .move(let before, let booking):
        try bookings.put(given: booking, for: .me, against: rules, over: before)
      case .block(let blocks):
        for block in blocks { try writer.put(.block(block)) }
      case .shift(let before, let after):
        for block in before {
          try writer.remove(EntityKey(kind: .block, id: block.id.rawValue))
        }
        for block in after {
          var new = block
          new.id = .placeholder()
          try writer.put(.block(new))
        }
      case .cancel(let before):
        var booking = before
        booking.status = .cancelled
        booking.cancelReason = "called off in the calendar"
        booking.sequence += 1
        try bookings.put(given: booking, for: .me, against: before.overrides, over: before)
      case .free(let blocks):
        for block in blocks {
          try writer.remove(EntityKey(kind: .block, id: block.id.rawValue))
        }
      }
    }
  }
}
