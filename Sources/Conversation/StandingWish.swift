import CivilTime
import PlainEnglish
import Scheduling

/// What a line says of a booking that stands: which it is, and what becomes of it.
struct StandingWish {
  enum Aim: Equatable {
    case show
    case cannotCome
    case note(String)
    case resize
    case move
  }

  /// The service that it should become: "… and have a colour instead".
  let serviceInstead: ServiceID?
  private let request: Request
  private let words: [String]
  /// The times that say which booking it is.
  private(set) var describing: [When] = []
  /// The times that it should have.
  private(set) var wanted: [When] = []

  init(_ said: Request, _ now: LocalDateTime) {
    var request = said
    if request.shift == nil,
      let index = request.whens.firstIndex(where: { $0.isDistance || said.turnsIntoDistance($0) }),
      let start = request.whens[index].start
    {
      // "an hour later" counts from what stands, not from now.
      let when = request.whens.remove(at: index)
      request.shift =
        when.grain >= .day
        ? now.date.days(until: start.date) * 1440 : (start.wallSeconds - now.wallSeconds) / 60
      if !when.isDistance, said.word(behind: when) != "later" {
        request.shift = request.shift.map { -$0 }
      }
    }
    serviceInstead = request.serviceHadInstead
    if serviceInstead != nil { request.services = [] }
    self.request = request
    words = Folding.words(request.text)
    sortTimes()
  }

  /// What becomes of it; nil if no booking that stands is spoken of.
  var aim: Aim? {
    if let note = request.noteBehind { return isOwned ? .note(note) : nil }
    let changes =
      !wanted.isEmpty || request.shift != nil || !request.staff.isEmpty || serviceInstead != nil
    if cannotCome {
      guard !request.whens.isEmpty || saysThisTime else { return nil }
      return changes && !wanted.isEmpty ? .move : .cannotCome
    }
    if isOwned {
      if request.lengthChange != nil || resizes { return .resize }
      if changes || shiftByWords != nil { return .move }
      if request.intent == .move { return .move }
      return request.services.isEmpty && !saysOne ? nil : .show
    }
    // "can Dana come at 4 instead?", "Mei wants to come an hour later".
    guard says("instead") || request.shift != nil || shiftByWords != nil else { return nil }
    return changes || shiftByWords != nil ? .move : nil
  }

  /// The bookings that are meant, of those that somebody has.
  ///
  /// Of several one that was just listed comes first.
  func described(in bookings: [Booking], listed: [BookingID]) -> [Booking] {
    let services = request.services.filter { !$0.isExcluded }.prefix(1).flatMap(\.entries)
      .map { ServiceID($0.id) }
    let fitting = bookings.filter { booking in
      (services.isEmpty || services.contains(booking.service))
        && describing.areOn(booking.start)
    }
    let shown = fitting.filter { listed.contains($0.id) }
    if describing.isEmpty, fitting.count > 1, shown.count == 1 { return shown }
    if describing.isEmpty, fitting.count > 1 {
      // "at 4 on Wednesday instead": the one of that day, if there is one.
      let days = wanted.compactMap { $0.isTimeOnly ? nil : $0.start?.date }
      let ofDay = fitting.filter { days.contains($0.start.date) }
      if ofDay.count == 1 { return ofDay }
      if !isOwned || says("next") { return Array(fitting.prefix(1)) }
    }
    return fitting
  }

  /// The request as a change of the booking that was found.
  func change(_ said: Request) -> Request {
    var change = request
    change.customers = []
    change.services = []
    change.isForLastCustomer = false
    change.whens = wanted.map { when in
      var to = when
      to.role = .to
      return to
    }
    if change.shift == nil, let shift = shiftByWords {
      change.shift = shift
      change.duration = nil
    }
    change.intent = aim == .move ? .move : aim == .resize ? .resize : said.intent
    return change
  }

  // MARK: Words

  private func says(_ word: String) -> Bool { words.contains(word) }

  private var saysOne: Bool {
    says("one") || says("booking") || says("appointment") || says("slot")
  }

  private var saysThisTime: Bool { says("today") || says("tomorrow") }

  /// Whether it says that somebody cannot keep what they have.
  var saysCannotCome: Bool { cannotCome }

  /// "can't make it", "won't be able to come", "isn't coming", "can't do".
  private var cannotCome: Bool {
    let negated = words.indices.contains { index in
      Self.negations.contains(words[index])
        || words[index] == "not" && index > 0
          && (Self.helpers.contains(words[index - 1]) || isOwned(byWord: words[index - 1]))
    }
    if isUnwell { return true }
    return negated && !Set(words).isDisjoint(with: Self.coming)
  }

  /// "Dana's": of a word without its apostrophe, whether it is a customer's name with "is".
  private func isOwned(byWord word: String) -> Bool {
    request.customers.contains { mention in
      guard let name = Folding.words(mention.text).last else { return false }
      return word == name + "s" || word == name && request.isOwner(mention)
    }
  }

  /// "Ann is ill tomorrow", of one who was to come.
  private var isUnwell: Bool {
    guard request.staff.isEmpty, request.services.isEmpty else { return false }
    return words.indices.dropFirst().contains { index in
      ["ill", "sick", "unwell", "poorly"].contains(words[index])
        && (["is", "s", "feeling", "shes", "hes"].contains(words[index - 1])
          || isShortened(words[index - 1]))
    }
  }

  /// Whether a word is a customer's name and "is": "Ann's ill".
  private func isShortened(_ word: String) -> Bool {
    request.customers.contains { mention in
      guard let name = Folding.words(mention.text).last else { return false }
      return word == name + "s" || word == name && name.hasSuffix("s")
    }
  }

  /// Whether words say that somebody cannot come.
  static func saysCannot(_ text: String) -> Bool {
    let words = Folding.words(text)
    return words.contains(where: negations.contains) && words.contains(where: coming.contains)
  }

  private static let negations: Set<String> = [
    "cant", "cannot", "wont", "isnt", "unable",
  ]
  private static let helpers: Set<String> = [
    "is", "will", "can", "shes", "hes", "theyre", "s", "am", "im",
  ]
  private static let coming: Set<String> = [
    "make", "come", "coming", "do", "be", "attend", "keep", "manage",
  ]

  /// "Dana's haircut", "her Friday one": what somebody has.
  var isOwned: Bool {
    if request.customers.contains(where: { request.isOwner($0) }) { return true }
    let things =
      request.services.compactMap { Folding.words($0.text).first }
      + request.whens.compactMap { Folding.words($0.text).first }
      + ["one", "booking", "appointment", "slot", "visit", "next", "half", "hair"]
    return says("hers")
      || zip(words, words.dropFirst()).contains { first, second in
        ["her", "his"].contains(first) && (things.contains(second) || request.shift != nil)
      }
  }

  /// "needs an hour and a half", "he wants an hour": how long it should last.
  private var resizes: Bool {
    request.duration?.length.exactMinutes != nil && request.shift == nil && shiftByWords == nil
  }

  /// "back a week", "half an hour later": how far it should move.
  private var shiftByWords: Int? {
    guard let duration = request.duration, request.shift == nil else { return nil }
    let minutes =
      duration.length.exactMinutes
      ?? (duration.length.months == 0 && duration.length.seconds == 0
        ? duration.length.days * 1440 : nil)
    guard let minutes else { return nil }
    if says("later") || says("back") || says("postpone") || says("delay") { return minutes }
    if says("earlier") || says("forward") || says("sooner") { return -minutes }
    return nil
  }

  /// Which times say which booking it is: those that are ruled out, those between whom
  /// it belongs to and what it is, and the one right behind that.
  private mutating func sortTimes() {
    let owner = request.customers.first { request.isOwner($0) }
    let thing = request.services.first { !$0.isExcluded }
    for when in request.whens {
      if when.role == .not || when.role == .from {
        var day = when
        day.role = .at
        describing.append(day)
      } else if when.role == .to {
        wanted.append(when)
      } else if cannotCome, describing.isEmpty, !says("instead") || request.whens.count > 1 {
        describing.append(when)
      } else if describing.isEmpty, let day = when.dayInFront, request.follows(owner, when) {
        // "his Thursday forward to the morning": the day of what he has, then the hour.
        describing.append(day)
        wanted.append(when.clockBehind)
      } else if describing.isEmpty, isOwned, let (day, target) = when.dayToDay,
        thing.map({ request.isNear($0, when) }) ?? false
      {
        // "put Tom's haircut on the 11th to the 12th".
        describing.append(day)
        wanted.append(target)
      } else if describing.isEmpty, isOwned,
        when.span.lowerBound >= owner?.span.upperBound ?? 0,
        when.isDayOnly || request.shift != nil || shiftByWords != nil || request.duration != nil,
        !request.leadsTo(when),
        thing.map({ request.isNear($0, when) }) ?? (owner != nil || request.follows(nil, when))
      {
        describing.append(when)
      } else if request.shift != nil || shiftByWords != nil, when.isDayOnly, describing.isEmpty {
        // "an hour later tomorrow".
        describing.append(when)
      } else {
        wanted.append(when)
      }
    }
  }
}

extension [When] {
  /// Whether a start is on all of them; of several days, on one.
  fileprivate func areOn(_ start: LocalDateTime) -> Bool {
    let days = filter { $0.isDayOnly && !$0.isTimeOnly }
    guard Set(days.compactMap(\.start?.date)).count > 1 else {
      return allSatisfy { $0.isOn(start) }
    }
    return days.contains { $0.isOn(start) }
      && allSatisfy { days.contains($0) || $0.isOn(start) }
  }
}

extension When {
  /// The day alone of "Thursday … to the morning", whose words stand apart.
  fileprivate var dayInFront: When? {
    guard !isDayOnly, !isTimeOnly, Folding.words(text).count == 1, let start else { return nil }
    var day = self
    day.start = LocalDateTime(start.date, .midnight)
    day.end = LocalDateTime(start.date.adding(days: 1), .midnight)
    day.grain = .day
    day.isDayOnly = true
    return day
  }

  /// Whether it is so far from another time: "an hour later".
  fileprivate var isDistance: Bool {
    let words = Folding.words(text)
    return words.count > 1 && ["later", "earlier", "sooner"].contains(words.last ?? "")
  }

  /// The first and the last day of "the 11th to the 12th".
  fileprivate var dayToDay: (When, When)? {
    guard isDayOnly, grain == .day, Folding.words(text).contains("to"), let start, let end else {
      return nil
    }
    var first = self
    first.end = LocalDateTime(start.date.adding(days: 1), .midnight)
    var last = self
    last.start = LocalDateTime(end.date.adding(days: -1), .midnight)
    return last.start == start ? nil : (first, last)
  }

  /// The time of the day alone of the same.
  fileprivate var clockBehind: When {
    var clock = self
    clock.isTimeOnly = true
    return clock
  }

  /// Whether a booking starts on the day, or at the time, that it names.
  func isOn(_ start: LocalDateTime) -> Bool {
    var when = self
    when.role = .at
    return when.agrees(with: start) && (end == nil || grain > .day || !isLong || isFirstDay(start))
  }

  private var isLong: Bool {
    guard let start, let end else { return false }
    return end.wallSeconds - start.wallSeconds > 86_400
  }

  private func isFirstDay(_ other: LocalDateTime) -> Bool { start?.date == other.date }
}

extension Request {
  /// Whether it may be about a booking that stands: nothing says that a new one is
  /// wanted.
  var maySpeakOfStanding: Bool {
    switch intent {
    case .book, .none, .correct, .list, .availability, .hello, .customers, .setUp, .move, .note,
      .resize, .cancel, .negate:
      break
    default: return false
    }
    guard serviceInstead == nil, bookingNumbers.isEmpty, recurrence == nil, beside == nil,
      !["bookings", "appointments", "visits"].contains(where: says), !saysAll,
      partySize == nil, why == nil,
      seriesScope == nil, choice != .all, fromStaff.isEmpty, report == nil
    else { return false }
    let fresh = [
      "book", "schedule", "reserve", "another", "new", "again", "same", "waitlist", "cancel",
      "history", "number", "phone", "usual", "swap", "add", "when", "what", "who", "how", "which",
      "undo", "name", "surname", "note", "every",
    ]
    // "rebook Peter's massage for the same time on Thursday": it is there already.
    if says("rebook") || says("reschedule") { return true }
    if says("same"), ["week", "day", "time"].contains(where: says),
      StandingWish.saysCannot(text) || says("instead") && !customers.isEmpty
    {
      // “Ada can't do the 15th, same week another day”, “… can we do Thursday same time”
      return !fresh.contains { $0 != "same" && says($0) }
    }
    return !fresh.contains(where: says) || noteBehind != nil
  }

  /// The remark behind "…, note: bring a photo".
  fileprivate var noteBehind: String? {
    for lead in ["note:", "note that", "remark:"] {
      guard let range = text.firstRange(of: lead), range.lowerBound > text.startIndex else {
        continue
      }
      let rest = String(text[range.upperBound...]).trimmed
      return rest.isEmpty ? nil : rest
    }
    return nil
  }

  /// "come in an hour later": how much later, though "in an hour" was read as a time.
  fileprivate func turnsIntoDistance(_ when: When) -> Bool {
    Folding.words(when.text).first == "in"
      && ["later", "earlier", "sooner"].contains(word(behind: when) ?? "")
  }

  /// The word behind a time.
  fileprivate func word(behind when: When) -> String? {
    words(from: when.span.upperBound, to: span.upperBound).first
  }

  /// "have a colour instead": the service that a booking should become.
  fileprivate var serviceHadInstead: ServiceID? {
    guard says("instead"), let service = serviceID, services.count == 1 else { return nil }
    let before = Folding.words(text(before: services[0])).filter { !["a", "an"].contains($0) }
    return ["have", "get", "wants", "want", "do", "for"].contains(before.last ?? "")
      ? service : nil
  }

  /// Whether a customer is named as whose something is: "Dana's".
  fileprivate func isOwner(_ mention: NameMention) -> Bool {
    // "Dana's mum wants a colour": whose she is, and no booking of Dana's.
    if relative(of: mention) != nil { return false }
    let endings = ["'s", "’s"]
    if endings.contains(where: mention.text.hasSuffix) { return true }
    let end = mention.span.upperBound - span.lowerBound
    guard end >= 0, end <= text.utf8.count else { return false }
    let rest = String(decoding: text.utf8.dropFirst(end), as: UTF8.self)
    return endings.contains(where: rest.hasPrefix)
  }

  /// Whether "to" or "till" leads to a time.
  fileprivate func leadsTo(_ when: When) -> Bool {
    let end = when.span.lowerBound - span.lowerBound
    guard end > 0, end <= text.utf8.count else { return false }
    let before = Folding.words(String(decoding: text.utf8.prefix(end), as: UTF8.self))
    return ["to", "till", "until", "for"].contains(before.last ?? "")
  }

  /// Whether a time stands right behind whose it is: "Tom's Thursday", "his Thursday".
  fileprivate func follows(_ owner: NameMention?, _ when: When) -> Bool {
    let end = when.span.lowerBound - span.lowerBound
    guard end > 0, end <= text.utf8.count else { return false }
    let before = Folding.words(String(decoding: text.utf8.prefix(end), as: UTF8.self))
    if ["her", "his", "hers"].contains(before.last ?? "") { return true }
    guard let owner, let name = Folding.words(owner.text).last else { return false }
    return before.last.map { $0.hasPrefix(name) || name.hasPrefix($0) } ?? false
      || before.suffix(2).first.map { $0.hasPrefix(name) } ?? false && before.last == "s"
  }

  /// Whether a time stands before what is booked, or right behind it.
  fileprivate func isNear(_ thing: NameMention, _ when: When) -> Bool {
    guard when.span.lowerBound >= thing.span.upperBound else { return true }
    let low = thing.span.upperBound - span.lowerBound
    let high = when.span.lowerBound - span.lowerBound
    guard low >= 0, low <= high, high <= text.utf8.count else { return false }
    let between = String(decoding: text.utf8.prefix(high).dropFirst(low), as: UTF8.self)
    return Folding.words(between).allSatisfy { ["on", "the", "of", "at"].contains($0) }
  }
}

extension Request {
  /// "everyone on Friday morning needs to come 30 minutes later": a move of all who are
  /// booked then; nil if it says no such thing.
  func movesEveryone(_ now: LocalDateTime) -> Request? {
    guard intent == .book || intent == .none, customers.isEmpty, services.isEmpty,
      ["everyone", "everybody"].contains(where: says)
    else { return nil }
    var moving = self
    if moving.shift == nil, let index = moving.whens.firstIndex(where: \.isDistance),
      let start = moving.whens[index].start
    {
      let when = moving.whens.remove(at: index)
      moving.shift =
        when.grain >= .day
        ? now.date.days(until: start.date) * 1440 : (start.wallSeconds - now.wallSeconds) / 60
    }
    guard moving.shift != nil, !moving.whens.isEmpty else { return nil }
    moving.intent = .move
    moving.choice = .all
    moving.whens = moving.whens.map { when in
      var old = when
      old.role = .from
      return old
    }
    return moving
  }
}
