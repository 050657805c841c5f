import CivilTime
import PlainEnglish
import Scheduling

/// How much of a series is meant: one, this and those after it, or all.
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
    // “all of Bob's”
    let namesOnlyAll =
      request.says("all") && request.whens.isEmpty && request.left.isEmpty
      && !request.customers.isEmpty && [.correct, .none].contains(request.intent)
    let inWords: SeriesScope? = namesOnlyAll ? .all : nil
    guard let scope = request.seriesScope ?? Self.scope(of: request.choice) ?? inWords,
      let booking = try turn.book.booking(question.booking),
      // “all of Ann's” are none of Bob's.
      booking.customer.map({ !request.isForAnother(than: .known($0)) }) != false
    else { return Reply(.question, [.pleaseAnswer]) }
    state.table = nil
    var scoped = request
    scoped.seriesScope = scope
    scoped.whens = []
    return try pursue(question.purpose, booking, scoped, turn)
  }

  private static func scope(of choice: Choice?) -> SeriesScope? {
    switch choice {
    case .index(1), .it: .one
    case .index(2): .following
    case .index(3), .last, .all: .all
    default: nil
    }
  }

  /// Proposes to move several bookings of a series by as much as one of them is
  /// moved.
  mutating func moveSeries(
    _ booking: Booking, _ members: [Booking], to target: LocalDateTime, staff: [StaffID],
    _ turn: Turn
  ) throws(BookError) -> Reply {
    let seconds = target.wallSeconds - booking.start.wallSeconds
    let aims = members.map { member in
      (
        member,
        Rearrangement.Aim.at(
          LocalDateTime(wallSeconds: member.start.wallSeconds + seconds),
          staff.count == 1 ? staff[0] : member.staff)
      )
    }
    return propose(try Rearranger(cause: .series, edits: [], turn: turn).plan(aims))
  }
}
