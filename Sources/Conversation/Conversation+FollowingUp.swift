import CivilTime
import PlainEnglish
import Scheduling

/// The day, and the person, that a question was about.
public struct Shown: Hashable, Sendable, Codable {
  /// The day; nil if none was named.
  public var day: CalendarDate?
  /// The minute of the day that was asked about, if one was.
  public var minute: Int?
  /// The part of the day that was asked about, if one was.
  public var part: WantedTime.Clock?
  /// The staff that were named.
  public var staff: [StaffID] = []

  /// What a booking that leaves its day open takes over: of what was shown just now, or
  /// where "then" or "there" says so.
  func draft(for request: Request, isFresh: Bool, _ today: CalendarDate) -> Draft {
    var draft = Draft()
    let pointsBack = request.pointsBack
    let meansPerson = ["her", "him", "them"].contains { request.says("with") && request.says($0) }
    if request.staff.isEmpty, meansPerson { draft.staff = staff }
    guard isFresh || pointsBack, request.recurrence == nil, request.beside == nil,
      !request.wantsSoonest, request.whens.allSatisfy(\.isTimeOnly), !request.wantsSame
    else { return draft }
    if let day, day >= today {
      draft.time.days = WantedTime.Days(first: day, last: day)
      if request.whens.isEmpty, pointsBack, let minute { draft.time.clock = .at(minute) }
    }
    return draft
  }
}

/// Questions that go on with the one before: "and Thursday?", "what about Priya?".
extension Conversation {
  /// Asks again what was asked before, of another day or another person; nil if a line
  /// is no such question.
  mutating func followUp(_ request: Request, of utterance: Utterance, _ turn: Turn)
    throws(BookError) -> Reply?
  {
    guard state.table == nil, var again = state.focus.asked, request.onlyNamesAnother,
      state.lastReply?.kind == .list || state.lastReply?.kind == .availability
        || state.lastReply?.kind == .refused
    else { return nil }
    if !request.whens.isEmpty {
      if again.isWithin(request.whens) {
        again.whens = again.whens.filter { !$0.isTimeOnly } + request.whens
      } else {
        again.whens = request.whens
      }
    }
    if let shift = request.shift, request.whens.isEmpty {
      // "what about the week after?"
      again.whens = again.whens.map { $0.moved(days: shift / 1440) }
    }
    if !request.staff.isEmpty { again.staff = request.staff }
    let reply = try dispatch(again, of: utterance, turn)
    remember(again, reply, turn)
    return reply
  }

  /// Keeps what a question was about, for what is said next.
  mutating func remember(_ request: Request, _ reply: Reply, _ turn: Turn) {
    let named = Set(
      request.customers.filter { !$0.isExcluded && !$0.isRelation }.flatMap(\.entries).map(\.id))
    if named.count == 1, let customer = named.first, !turn.settings.isCustomerView {
      state.focus.customer = CustomerID(customer)
    }
    if reply.kind == .list { state.focus.made = [] }
    let isListing = request.intent == .list && reply.kind == .list && request.staff.isEmpty
    state.focus.listing = isListing && !request.whens.isEmpty ? request : nil
    switch request.intent {
    case .availability, .report:
      state.focus.asked = reply.kind == .suggestion || state.table != nil ? nil : request
    case .list where whoIsIn(request, turn) != nil: state.focus.asked = request
    case .list, .time, .staff:
      if !request.onlyNamesAnother { state.focus.asked = nil }
    case .setUp: state.focus.asked = nil
    case .none where request.onlyNamesAnother && reply.kind != .suggestion: break
    case .correct where request.onlyNamesAnother && reply.kind != .suggestion: break
    default:
      state.focus.asked = nil
      return
    }
    var shown = state.focus.shown ?? Shown()
    let staff = request.staff.filter { !$0.isExcluded }.flatMap(\.entries).map { StaffID($0.id) }
    if !staff.isEmpty { shown.staff = staff }
    let wish = WantedTime(request.whens, now: turn.local)
    if let day = wish.days?.single, wish.days?.wasSaid == true {
      shown.day = day
      shown.minute = nil
      shown.part = nil
    }
    switch wish.clock {
    case .at(let minute)?: shown.minute = minute
    case let part?: shown.part = part
    case nil: break
    }
    state.focus.shown = shown
  }
}

extension Request {
  /// Whether it points to a time or a place that was spoken of: "then", "there", "that
  /// day".
  var pointsBack: Bool {
    let words = Folding.words(text)
    return ["then", "there"].contains(where: words.contains) && words.first != "then"
      || zip(words, words.dropFirst()).contains { $0 == "that" && $1 == "day" }
  }

  /// Whether nothing but other days or other people are named: "and Thursday?", "what
  /// about Priya?", "Friday at 2?".
  var onlyNamesAnother: Bool {
    switch intent {
    case .list, .correct, .none, .availability, .report, .book, .any, .negate: break
    default: return false
    }
    guard !whens.isEmpty || !staff.isEmpty || shift.map({ $0 % 1440 == 0 }) == true,
      services.isEmpty, customers.isEmpty,
      bookingNumbers.isEmpty, topics.isEmpty, !isForMe, choice == nil, why == nil,
      alternative == nil, duration == nil, left.isEmpty, intent != .book || isQuestion
    else { return false }
    var bytes = Array(text.utf8)
    for taken in whens.map(\.span) + staff.map(\.span) {
      let low = max(0, taken.lowerBound - span.lowerBound)
      let high = min(bytes.count, taken.upperBound - span.lowerBound)
      if low < high { for index in low..<high { bytes[index] = 32 } }
    }
    let rest = Folding.words(String(decoding: bytes, as: UTF8.self))
    let small: Set<String> = [
      "and", "what", "about", "how", "or", "then", "on", "at", "in", "for", "the", "with", "s",
      "week", "after", "following", "ok", "okay", "hmm", "no", "day",
    ]
    return rest.allSatisfy(small.contains) && rest.count <= 5
  }

  /// Whether times only name another hour of the day that was asked about.
  fileprivate func isWithin(_ others: [When]) -> Bool {
    others.allSatisfy(\.isTimeOnly) && whens.contains { !$0.isTimeOnly }
  }
}

extension Request {
  /// "no, this Tuesday": what was offered is turned down.
  var beginsWithNo: Bool {
    ["no", "not", "sorry", "nope", "actually"].contains(Folding.words(text).first)
  }
}

extension Draft {
  /// Lets go of a service that nobody named.
  mutating func forgetAssumedService() {
    guard serviceIsAssumed else { return }
    service = nil
    serviceIsAssumed = false
  }
}

extension When {
  /// The other day that the words may name, where the one that they were taken for is turned
  /// down.
  func other(than date: CalendarDate) -> When {
    guard isDayOnly, start?.date == date, let other = otherReading?.date, other != date else {
      return self
    }
    var when = moved(days: date.days(until: other))
    when.otherReading = nil
    return when
  }

  /// The time, so many days later.
  func moved(days: Int) -> When {
    var when = self
    when.start = start.map { LocalDateTime($0.date.adding(days: days), $0.time) }
    when.end = end.map { LocalDateTime($0.date.adding(days: days), $0.time) }
    return when
  }
}
