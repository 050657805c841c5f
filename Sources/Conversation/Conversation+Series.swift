import CivilTime
import PlainEnglish
import Scheduling

extension Conversation {
  /// The bookings of a series from one of them on, or all that lie ahead.
  func members(of booking: Booking, _ scope: SeriesScope, _ turn: Turn) throws(BookError)
    -> [Booking]
  {
    guard scope != .one, let series = booking.series else { return [booking] }
    var query = BookingQuery()
    query.series = series
    query.statuses = [.pending, .confirmed]
    return try turn.book.bookings(query).filter { member in
      member.span.start > turn.now
        && (scope == .all || member.span.start >= booking.span.start)
    }
  }

  /// Asks how much of a series is meant, unless that was said or it is the last.
  mutating func askForScope(
    _ booking: Booking, _ purpose: Table.Purpose, _ request: Request, _ turn: Turn
  ) throws(BookError) -> Reply? {
    guard booking.series != nil, request.seriesScope == nil else { return nil }
    let all = try members(of: booking, .all, turn)
    guard all.count > 1 else { return nil }
    let following = try members(of: booking, .following, turn)
    state.table = .seriesScope(
      Table.SeriesQuestion(booking: booking.id, purpose: purpose))
    return Reply(
      .question, [.partOfSeries(booking, following: following.count, all: all.count)])
  }

  /// Goes on once it is known how much of a series is meant.
  mutating func settle(_ question: Table.SeriesQuestion, _ request: Request, _ turn: Turn)
    throws(BookError) -> Reply
  {
    let scope: SeriesScope? =
      request.seriesScope
      ?? {
        switch request.choice {
        case .index(1), .it: .one
        case .index(2): .following
        case .index(3), .all: .all
        default: nil
        }
      }()
    guard let scope, let booking = try turn.book.booking(question.booking) else {
      return Reply(.question, [.pleaseAnswer])
    }
    state.table = nil
    var scoped = request
    scoped.seriesScope = scope
    scoped.whens = []
    return try pursue(question.purpose, booking, scoped, turn)
  }

  /// Moves several bookings of a series by as much as one of them is moved.
  mutating func moveSeries(
    _ booking: Booking, _ members: [Booking], to target: LocalDateTime, _ turn: Turn
  ) throws(BookError) -> Reply {
    let seconds = target.wallSeconds - booking.start.wallSeconds
    let (moved, _) = try turn.book.change(turn.note) {
      writer throws(BookError) -> [(Booking, Booking)] in
      var moved: [(Booking, Booking)] = []
      // Later ones first when moving on, so that none meets its neighbour's old
      // time.
      for member in seconds > 0 ? members.reversed() : members {
        let finder = SlotFinder(
          business: try writer.business(), zone: turn.zone, book: writer, now: turn.now)
        var candidate = Candidate(standing: member)
        candidate.start = LocalDateTime(wallSeconds: member.start.wallSeconds + seconds)
        guard let verdict = try finder.verdict(on: candidate), verdict.stands else { continue }
        let after = member.moved(to: verdict.slot, zone: turn.zone)
        try writer.put(.booking(after))
        moved.append((member, after))
      }
      return moved.sorted { $0.1.span.start < $1.1.span.start }
    }
    state.table = nil
    var reply = Reply(
      moved.isEmpty ? .refused : .moved, moved.map { .moved(from: $0.0, to: $0.1) })
    let left = members.filter { member in !moved.contains { $0.0.id == member.id } }
    if !left.isEmpty { reply.statements.append(.bookings(left, heading: .init())) }
    if !left.isEmpty { reply.statements.append(.someTaken(left.count)) }
    reply.bookings = moved.map(\.1)
    return reply
  }
}
