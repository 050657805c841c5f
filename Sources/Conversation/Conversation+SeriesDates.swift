import CivilTime
import PlainEnglish
import Scheduling

/// What is said of the dates of a series that is booked: “from the 21st on make it 3pm”, “skip
/// Christmas Eve”. The date that is named is the date that is meant.
extension Conversation {
  /// Does to the dates that a line names what it says of them; nil if it names none of the
  /// series that was spoken of.
  mutating func speakOfDates(_ request: Request, _ turn: Turn) throws(BookError) -> Reply? {
    guard state.table == nil, request.bookingNumbers.isEmpty, request.customers.isEmpty,
      request.services.isEmpty, !request.isQuestion, !request.whens.isEmpty,
      let id = state.focus.booking, let booking = try turn.book.booking(id),
      booking.series != nil, booking.status != .cancelled
    else { return nil }
    let all = try members(of: booking, .all, turn)
    guard all.count > 1 else { return nil }
    if request.skipsDates { return try skip(request, of: all, turn) }
    return try moveOn(request, all, turn)
  }

  /// “skip Christmas Eve”, “not on the 24th”.
  private mutating func skip(_ request: Request, of all: [Booking], _ turn: Turn)
    throws(BookError) -> Reply?
  {
    let days = request.whens.filter { !$0.isTimeOnly }
    let named = all.filter { member in days.contains { $0.names(member.start.date) } }
    return named.isEmpty ? nil : proposeCancelling(named, reason: "", turn)
  }

  /// “from the 21st on make it 3pm”: those from that date on, each on its own day.
  private mutating func moveOn(_ request: Request, _ all: [Booking], _ turn: Turn)
    throws(BookError) -> Reply?
  {
    guard let from = request.dateOnwards, let minute = request.hourOnwards else { return nil }
    let ahead = all.filter { $0.start.date >= from }
    guard !ahead.isEmpty else { return nil }
    let staff = request.staff.filter { !$0.isExcluded }.flatMap(\.entries).map { StaffID($0.id) }
    let aims = ahead.map { member in
      (
        member,
        Rearrangement.Aim.at(
          LocalDateTime(member.start.date, minute: minute),
          staff.count == 1 ? staff[0] : member.staff)
      )
    }
    return propose(try Rearranger(cause: .series, edits: [], turn: turn).plan(aims))
  }

  /// “move the clash to 11”, “skip the clash”, of a series that is offered: the line with the
  /// one date that does not fit in its place.
  func withClashNamed(_ line: String) -> String {
    guard case .series(let series)? = state.table, line.utf8.count < 120 else { return line }
    let unfit = series.items.filter { $0.slot == nil && !$0.takesNearest }
    guard unfit.count == 1, let date = unfit.first?.start.date,
      let place = ["the one that clashes", "the clashing one", "the clash"]
        .compactMap({ line.firstRange(of: $0) }).first
    else { return line }
    let before = line[..<place.lowerBound]
    let behind = line[place.upperBound...]
    if behind.hasPrefix(" to "), let verb = Folding.words(String(before)).last,
      ["move", "put", "shift", "change"].contains(verb)
    {
      // Of what is not booked yet: that date at another hour.
      return date.inWords + " at " + behind.dropFirst(4)
    }
    return before + date.inWords + behind
  }
}

extension Request {
  /// Whether it says of dates that they fall away, and names nothing else.
  fileprivate var skipsDates: Bool {
    switch intent {
    case .none, .cancel, .correct, .negate: break
    default: return false
    }
    let words = Folding.words(text)
    return ["skip", "miss", "omit", "drop"].contains(words.first ?? "")
      || words.first == "not" && whens.allSatisfy { $0.role == .not }
      || words.first == "leave" && says("out")
  }

  /// The date behind “from … on”, or before “and everything after”.
  var dateOnwards: CalendarDate? {
    let words = Folding.words(text)
    let goesOn =
      words.contains("onwards") || words.contains("onward") || saysFollowing
      || words.contains("from") && words.contains("on")
    guard goesOn, [.correct, .none, .move, .book].contains(intent) else { return nil }
    return whens.first { !$0.isTimeOnly && $0.role != .not && $0.grain <= .day }?.start?.date
  }

  /// “and everything after”, “and all the ones behind it”: those that come later, too.
  var saysFollowing: Bool {
    let words = restWords
    return zip(words, words.dropFirst()).contains {
      ["everything", "all", "rest", "those", "ones", "others", "every"].contains($0)
        && ["after", "following", "afterwards", "later", "behind", "onwards"].contains($1)
    }
  }

  /// The minute of the day that it names, for every date.
  fileprivate var hourOnwards: Int? {
    whens.first { $0.start != nil && !$0.isDayOnly && $0.role != .not && $0.end == nil }?
      .start?.time.minuteOfDay
  }
}
