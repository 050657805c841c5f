import CivilTime
import PlainEnglish
import Scheduling

/// Answers to when a booking that is to move would suit.
extension Conversation {
  /// Counts from the booking what is said from it: "an hour earlier", "a week later", and
  /// "to Priya", who is to do it at its own time; nil if nothing is.
  mutating func place(_ request: Request, _ draft: Draft, _ turn: Turn) throws(BookError)
    -> Reply?
  {
    guard let id = draft.moving, let booking = try turn.book.booking(id),
      [.correct, .none, .move, .book, .availability, .negate].contains(request.intent),
      request.customers.isEmpty, request.services.isEmpty, request.bookingNumbers.isEmpty,
      request.topics.isEmpty, !request.isQuestion
    else { return nil }
    if request.saysLatest, request.whens.allSatisfy(\.isDayOnly) {
      // "as late as possible the same day"
      var moving = Draft(moving: booking)
      moving.time = WantedTime(request.whens, now: turn.local)
      if moving.time.days?.wasSaid != true {
        moving.time.days = WantedTime.Days(first: booking.start.date, last: booking.start.date)
      }
      let day = moving.time.days?.single ?? booking.start.date
      moving.time.clock = .latest(
        turn.business.knownWindows(on: day).map(\.endMinute).max() ?? 1440)
      state.table = nil
      return try propose(moving, turn)
    }
    let givesOn =
      !request.staff.isEmpty && request.staff.allSatisfy { !$0.isExcluded }
      && request.whens.isEmpty && !request.wantsSoonest && request.alternative == nil
    guard request.shift != nil && request.whens.isEmpty || givesOn else { return nil }
    var moving = request
    moving.intent = .move
    moving.alternative = nil
    state.table = nil
    return try pursue(.move(Draft()), booking, moving, turn)
  }
}

extension Request {
  /// "as late as possible", "the latest you have".
  fileprivate var saysLatest: Bool { says("latest") || says("late") && says("possible") }

  /// "to 3", "3", "make it 4": a number that may be an hour, and nothing else.
  var isBareHour: Bool {
    let small = ["to", "at", "make", "it", "say", "please", "then", "maybe", "about", "around"]
    let words = Folding.words(text).filter { !small.contains($0) }
    guard words.count == 1, let number = Int(words[0]) else { return false }
    return (1...24).contains(number)
  }
}
