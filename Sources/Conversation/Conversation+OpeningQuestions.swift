import CivilTime
import PlainEnglish
import Scheduling

/// When the business is open, what somebody does, and which day a date is: answered with that
/// and nothing else.
extension Conversation {
  /// The answer; nil if a request asks for none of it.
  mutating func answerHours(_ request: Request, _ turn: Turn) throws(BookError) -> Reply? {
    guard request.customers.isEmpty, request.bookingNumbers.isEmpty else { return nil }
    if let reply = whoOffers(request, turn) { return reply }
    guard request.services.isEmpty else { return nil }
    if request.asksForPrices { return listServices(turn) }
    if let reply = whatTheyDo(request, turn) { return reply }
    guard request.staff.isEmpty, let asked = request.openingAsked else { return nil }
    let today = turn.local.date
    guard let week = turn.settings.settled(on: today).openingHours else { return nil }
    let days = request.when.flatMap { WantedTime($0, now: turn.local).days }
    if request.when != nil, days == nil { return nil }
    if asked == .closed {
      let last = days?.last ?? today.adding(days: 365)
      let first = days?.first ?? today
      return Reply(.list, [closedDays(week, first...max(first, last), turn)])
    }
    guard let days, days.wasSaid else { return Reply(.list, [.openWeek(week)]) }
    guard let last = days.last, days.first.adding(days: 6) >= last else {
      return Reply(.list, [.openWeek(week)])
    }
    let dates = (0...max(0, last.dayNumber - days.first.dayNumber)).map {
      days.first.adding(days: $0)
    }
    let meant = dates.filter { days.weekdays?.contains($0.weekday) ?? true }
    return Reply(
      .list, meant.map { .openOn($0, turn.business.openingWindows(on: $0) ?? []) })
  }

  /// The weekdays on which the business is closed, and the dates that are closed beside them.
  private func closedDays(
    _ week: WeeklyHours, _ range: ClosedRange<CalendarDate>, _ turn: Turn
  ) -> Statement {
    let dates = turn.business.overrides.filter { row in
      row.staff == nil && row.windows.isEmpty && range.contains(row.date)
        && !week[row.date.weekday].isEmpty
    }
    return .closedDays(
      Weekday.allCases.filter { week[$0].isEmpty }, Set(dates.map(\.date)).sorted())
  }

  /// "what does Priya do?": her services.
  private func whatTheyDo(_ request: Request, _ turn: Turn) -> Reply? {
    guard request.asksWhatTheyDo, request.staff.count == 1,
      let entry = request.staff[0].entries.first, request.staff[0].entries.count == 1,
      let member = turn.business.staff(StaffID(entry.id))
    else { return nil }
    let does = turn.business.activeServices.map(\.id).filter { member.does($0) }
    return Reply(.list, [.does(member.id, does)])
  }

  /// "do you do colours?", "who can do a colour?": who does it.
  private func whoOffers(_ request: Request, _ turn: Turn) -> Reply? {
    guard request.asksWhoOffers, let id = request.serviceID,
      let service = turn.business.service(id)
    else { return nil }
    let staff = turn.business.activeStaff.filter { $0.does(id) }.map(\.id)
    return Reply(.list, [.whoDoes(name: service.name, staff)])
  }

  /// "when is Easter?", "what day is 25 December?": the date, and how far away it is; nil if no
  /// day but today is named.
  func dateAsked(_ said: Request, _ turn: Turn) throws(BookError) -> Reply? {
    var request = said
    if said.tellsOfWhatWas {
      // "what day was the 1st of November?": the last that has been.
      var context = try turn.readingContext(expecting: nil)
      context.now = context.now.adding(days: -365)
      request.whens = Reader().read(said.text, in: context).requests.first?.whens ?? []
    }
    let dates =
      request.whens.compactMap { when -> CalendarDate? in
        guard !when.isTimeOnly, when.role != .not, let start = when.start else { return nil }
        return when.grain == .day || when.isDayOnly ? start.date : nil
      } + request.whens.compactMap(\.dayOfEnd)
    guard let date = dates.first(where: { $0 != turn.local.date })
    else { return nil }
    return Reply(.talk, [.dateIs(date, daysAhead: date.dayNumber - turn.local.date.dayNumber)])
  }
}

/// What is asked of the opening hours.
enum OpeningAsked {
  /// From when to when.
  case hours
  /// On which days it is closed.
  case closed
}

extension Request {
  /// What it asks of the opening hours: "what time do you open on Saturday?", "how late are you
  /// open?", "when are we closed?", "what are your hours?"; nil if it asks nothing of them.
  fileprivate var openingAsked: OpeningAsked? {
    let words = Array(
      Folding.words(text).drop {
        ["and", "so", "ok", "hi", "hello", "please", "until", "till", "from", "at"].contains($0)
      })
    guard let first = words.first, words.count <= 12 else { return nil }
    let rest = words.drop { Self.askingWhen.contains($0) }
    if ["what", "whats", "which"].contains(first) || rest.count == words.count {
      let hours = rest.drop { Self.ours.contains($0) || ["is", "are", "business"].contains($0) }
      let isNamed = hours.first == "hours" || hours.prefix(2) == ["opening", "hours"]
      let isOurs = hours.count < rest.count || hours.first == "opening"
      if isNamed, isOurs { return .hours }
    }
    if let asked = asksWhetherOpen(words) { return asked }
    guard rest.count < words.count, let verb = rest.first,
      ["do", "are", "does", "is"].contains(verb)
    else { return nil }
    let subject = rest.dropFirst().prefix { Self.ours.contains($0) }
    guard !subject.isEmpty, let act = rest.dropFirst(1 + subject.count).first else { return nil }
    if ["closed", "shut", "not"].contains(act), verb == "are" || verb == "is" {
      return first == "when" || first == "which" || first == "what" ? .closed : nil
    }
    return ["open", "close", "opening", "closing", "shut", "opened"].contains(act) ? .hours : nil
  }

  /// "are we closing early on Friday?", "do you close for lunch?".
  private func asksWhetherOpen(_ words: [String]) -> OpeningAsked? {
    guard let first = words.first, ["are", "is", "do", "does", "will"].contains(first) else {
      return nil
    }
    let subject = words.dropFirst().prefix { Self.ours.contains($0) }
    let act = words.dropFirst(1 + subject.count).first ?? ""
    let acts = ["open", "opening", "close", "closing", "closed", "shut", "shutting"]
    return !subject.isEmpty && acts.contains(act) ? .hours : nil
  }

  private static let askingWhen: Set<String> = [
    "what", "whats", "when", "which", "how", "late", "early", "long", "time", "times",
    "days", "day", "hours", "on", "until", "till", "from", "at",
  ]

  private static let ours: Set<String> = [
    "you", "we", "your", "our", "the", "salon", "shop", "studio", "clinic", "place",
  ]

  /// "what are your prices?".
  fileprivate var asksForPrices: Bool {
    let words = Folding.words(text)
    return whens.isEmpty && staff.isEmpty && words.count <= 7
      && (words.last == "prices" || words.suffix(2) == ["price", "list"])
      && words.contains { Self.ours.contains($0) }
  }

  /// "do you do colours?", "who can do a colour?", and of no time.
  fileprivate var asksWhoOffers: Bool {
    guard services.count == 1, staff.isEmpty, whens.isEmpty, recurrence == nil, !isForMe else {
      return false
    }
    let words = Array(Folding.words(text).drop { ["and", "so", "hi", "hello", "ok"].contains($0) })
    let asksUs =
      ["do", "does", "can"].contains(words.first ?? "")
      && ["you", "we", "anyone", "anybody", "someone"].contains(words.dropFirst().first ?? "")
    let asksWho = words.first == "who" && ["can", "could"].contains(words.dropFirst().first ?? "")
    return (asksUs || asksWho)
      && ["do", "offer", "provide"].contains(words.dropFirst(2).first ?? "")
      && !words.contains { ["me", "my", "now", "it", "this", "that"].contains($0) }
  }

  /// "when was Easter?".
  fileprivate var tellsOfWhatWas: Bool {
    Folding.words(text).prefix(5).contains("was")
  }

  /// "what does Priya do?", and not what she does on a day.
  fileprivate var asksWhatTheyDo: Bool {
    guard whens.isEmpty, duration == nil else { return false }
    let words = Folding.words(text)
    guard ["what", "which"].contains(words.first), words.count <= 6, let last = words.last else {
      return false
    }
    let verbs = ["do", "offer", "does", "provide", "perform", "services", "treatments"]
    return verbs.contains(last) && words.contains { ["does", "can", "services"].contains($0) }
  }
}

extension When {
  /// The day that is named, where only its end is said: "until Christmas".
  fileprivate var dayOfEnd: CalendarDate? {
    guard start == nil, isDayOnly, let end else { return nil }
    return end.time == .midnight ? end.date.adding(days: -1) : end.date
  }
}
