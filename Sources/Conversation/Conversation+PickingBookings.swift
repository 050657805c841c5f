import CivilTime
import PlainEnglish
import Scheduling

/// Answers to “Which one?” that name one or several bookings.
extension Conversation {
  /// Goes on with the bookings that an answer names; nil if it names none of those that were
  /// asked about, or does more than that.
  mutating func pick(
    _ request: Request, among which: Table.WhichBooking, _ turn: Turn
  ) throws(BookError) -> Reply? {
    var candidates: [Booking] = []
    for id in which.candidates {
      if let booking = try turn.book.booking(id), booking.status != .cancelled {
        candidates.append(booking)
      }
    }
    guard let pick = BookingPick(request, of: candidates, for: which.purpose) else { return nil }
    let picked = pick.picked
    if picked.count > 1, !pick.isSeveral {
      // "the haircut", of two haircuts and a colour.
      guard picked.count < candidates.count else { return nil }
      state.table = .which(
        Table.WhichBooking(purpose: which.purpose, candidates: picked.map(\.id)))
      return Reply(
        .question, [.whichBooking(Array(picked.prefix(Self.mostReadings)), of: picked.count)])
    }
    guard let first = picked.first else { return nil }
    switch which.purpose {
    case .cancel(let reason):
      let why = reason.isEmpty ? pick.reason ?? "" : reason
      state.table = nil
      if picked.count > 1 { return proposeCancelling(picked, reason: why, turn) }
      return try pursue(.cancel(reason: why), first, pick.rest, turn)
    case .move(let wish) where picked.count > 1:
      guard !wish.time.isOpen || !pick.rest.whens.isEmpty else { return nil }
      var aimed = wish
      if !pick.rest.newTimes.isEmpty {
        aimed.time = WantedTime(pick.rest.newTimes, now: turn.local)
      }
      state.table = nil
      return try moveAll(picked, aimed, pick.rest, turn)
    default:
      guard picked.count == 1 else { return nil }
      state.table = nil
      return try pursue(which.purpose, first, pick.rest, turn)
    }
  }
}

/// Which of the bookings that were asked about an answer names.
struct BookingPick {
  /// Those that it names.
  private(set) var picked: [Booking] = []
  /// Whether it says that several are meant.
  private(set) var isSeveral = false
  /// Why, if it says so: "the Friday one, she's ill".
  private(set) var reason: String?
  /// What it says beside which they are.
  private(set) var rest: Request

  /// What an answer names; nil if there are other words in it, or none of them is named.
  init?(_ said: Request, of candidates: [Booking], for purpose: Table.Purpose) {
    guard !said.isQuestion, said.topics.isEmpty, said.report == nil, said.why == nil,
      said.seriesScope == nil, said.setUp == nil, said.choice != .other, candidates.count > 1
    else { return nil }
    var request = said
    if case .cancel = purpose, let why = said.reasonBesideYes,
      let found = said.text.firstRange(of: why)
    {
      let end = said.span.lowerBound + said.text[..<found.lowerBound].utf8.count
      request = said.part(said.span.lowerBound..<end)
      reason = why
    }
    rest = request
    var words = request.restWords
    words.removeAll { purpose.verbs.contains($0) }
    var places: [Int] = request.places
    var numbers = request.bookingNumbers + request.keptNumbers
    for word in words where !Self.plain.contains(word) {
      guard word.contains(where: \.isNumber) else { return nil }
      if numbers.contains(where: { word.hasSuffix("\($0)") }) { continue }
      guard let number = Int(word.filter(\.isNumber)) else { return nil }
      if number <= min(candidates.count, Conversation.mostReadings) {
        if !places.contains(number) { places.append(number) }
      } else if candidates.contains(where: { $0.id.rawValue == number }) {
        numbers.append(number)
      } else {
        return nil
      }
    }
    if case .index(let number)? = request.choice, places.isEmpty, numbers.isEmpty {
      places = [number]
    }
    // "the fourth", of three that are shown, is the day of the month.
    let days = Set(places.filter { $0 > min(candidates.count, Conversation.mostReadings) })
    places.removeAll(where: days.contains)
    let aims = request.whens.filter(request.isAim)
    var described = request
    described.whens = request.whens.filter { !request.isAim($0) } + aims.compactMap(\.dayBeforeTo)
    let named = described.named(among: candidates, numbers, places, days)
    let leavesOut =
      words.contains { ["not", "except", "without", "but"].contains($0) }
      || (request.services + request.customers + request.staff).contains(where: \.isExcluded)
      || !request.keptNumbers.isEmpty || request.whens.contains { $0.role == .not }
    let namesSome =
      !places.isEmpty || !numbers.isEmpty || !days.isEmpty || !described.whens.isEmpty
      || request.hasNames
    func says(_ some: [String]) -> Bool { words.contains(where: some.contains) }
    if namesSome {
      guard !named.isEmpty else { return nil }
      picked = leavesOut ? candidates.filter { !named.contains($0) } : named
    } else if says(["next", "earliest", "soonest"]) {
      picked = candidates
    } else if says(["both", "all", "everything"]), !leavesOut {
      picked = candidates
    } else {
      return nil
    }
    if says(["next", "earliest", "soonest"]) {
      picked = picked.min { $0.span.start < $1.span.start }.map { [$0] } ?? []
    }
    if says(["both"]), picked.count != 2 { return nil }
    guard !picked.isEmpty else { return nil }
    isSeveral =
      places.count + numbers.count > 1 || leavesOut
      || says(["both", "all", "everything", "ones", "bookings", "appointments", "visits"])
      || request.services.contains(where: \.isPlural)
    forgetWhich(aims)
  }

  /// What is left once it is known which are meant: to when they should go, and with whom.
  private mutating func forgetWhich(_ aims: [When]) {
    rest.whens = aims.map { when in
      var to = when
      to.role = .to
      return to
    }
    rest.customers = []
    rest.services = []
    rest.staff = rest.staff.filter { mention in
      !mention.isExcluded
        && !picked.contains { booking in
          mention.entries.contains { $0.id == booking.staff.rawValue }
        }
    }
    rest.bookingNumbers = []
    rest.keptNumbers = []
    rest.exceptions = []
    // It is known which: not all of the visit that it is a part of.
    rest.choice = .described
    rest.alternative = nil
    rest.wantsSoonest = false
    rest.isForLastCustomer = false
  }

  /// Words that say which, and nothing else.
  private static let plain = Ellipsis.joining.union([
    "next", "earliest", "soonest", "a", "an", "her", "his", "their", "my", "with", "for", "in",
    "by", "everything", "bookings", "appointments", "visits", "appointment", "visit", "other",
    "would", "be", "thats", "id", "say", "of", "from", "because", "since",
  ]).subtracting(["no", "actually", "wait", "sorry", "wrong", "other"])
}

extension Request {
  /// Whether a time is where a booking goes: "the colour to Thursday at 11".
  fileprivate func isAim(_ when: When) -> Bool {
    when.role == .to || word(before: when) == "to" || Folding.words(when.text).contains("to")
  }

  /// Those of some bookings that it names, by number, by place, by the day of the month, or by
  /// whose they are, what, with whom and when.
  fileprivate func named(
    among candidates: [Booking], _ numbers: [Int], _ places: [Int], _ days: Set<Int>
  ) -> [Booking] {
    var own = BookingException()
    own.customers = customers
    own.services = services
    own.staff = staff
    own.whens = whens
    if !numbers.isEmpty || !places.isEmpty || !days.isEmpty {
      return candidates.enumerated().filter { index, booking in
        numbers.contains(booking.id.rawValue) || places.contains(index + 1)
          || places.contains(index - candidates.count) || days.contains(booking.start.date.day)
      }.map(\.element)
    }
    let covered = candidates.filter(own.covers)
    guard covered.isEmpty else { return covered }
    // "the Tuesday one", on a Tuesday, of which one is today's and none next week's.
    let weekdays = whens.compactMap(\.bareWeekday)
    guard !weekdays.isEmpty, weekdays.count == whens.count else { return [] }
    own.whens = []
    return candidates.filter {
      (own.isEmpty || own.covers($0)) && weekdays.contains($0.start.date.weekday)
    }
  }
}

extension Table.Purpose {
  /// The verbs that say no more than what is being asked about.
  fileprivate var verbs: [String] {
    switch self {
    case .cancel: ["cancel", "cancelled", "delete", "remove"]
    case .move: ["move", "moved", "reschedule"]
    default: []
    }
  }
}
