import CivilTime
import PlainEnglish
import Scheduling

/// What an answer changes of a booking that repeats, before it is confirmed.
extension Conversation {
  /// Changes what an answer says of the dates that are on the table; what was chosen
  /// before is kept.
  mutating func revise(_ series: Series, _ said: Request, _ turn: Turn) throws(BookError)
    -> Reply
  {
    let request = said.leavingOutWhatFollowsAll
    if request.choice == .nearest { return try takeNearest(series, on: request.whens, turn) }
    if request.seriesScope == .one, let first = series.items.first {
      // "just once": the first of them, and no series.
      var draft = series.draft
      draft.recurrence = nil
      draft.time = WantedTime(at: first.chosen?.start ?? first.start)
      return try propose(draft, turn)
    }
    if let kept = try keepOnly(request, of: series, turn) { return kept }
    let leftOut = request.whens.filter { $0.role == .not }
    if !leftOut.isEmpty {
      var dates = series.places { date in leftOut.contains { $0.names(date) } }
      // "skip the second week" is of the second date.
      if dates.isEmpty { dates = request.places.compactMap { series.items.place($0) } }
      guard !dates.isEmpty else {
        return Reply(
          .question,
          [
            .noBookingMatches(customer: nil, service: nil, date: leftOut.first?.start?.date),
            .pleaseAnswer,
          ])
      }
      return try leave(out: dates, of: series, turn)
    }
    if let (places, target) = meaning(of: request, for: series) {
      guard !places.isEmpty else { return Reply(.question, [.pleaseAnswer]) }
      if request.leavesOut { return try leave(out: places, of: series, turn) }
      return try revise(places, of: series, to: target, request, turn)
    }
    if let recurrence = series.recurrence(revisedBy: request) {
      return try revise(series, by: recurrence, request, turn)
    }
    return try reviseAll(series, request, turn)
  }

  /// "take the nearest": where a date does not fit, the slot beside it is booked.
  mutating func takeNearest(_ series: Series, on dates: [When] = [], _ turn: Turn)
    throws(BookError) -> Reply
  {
    var series = series
    for index in series.items.indices where series.items[index].slot == nil {
      let start = series.items[index].start
      guard dates.isEmpty || dates.contains(where: { $0.names(start.date) }) else { continue }
      series.items[index].takesNearest = series.items[index].nearest != nil
    }
    return show(try series.checked(turn))
  }

  /// "not the 9th", "skip the third one".
  private mutating func leave(out places: [Int], of series: Series, _ turn: Turn)
    throws(BookError) -> Reply
  {
    var series = series
    series.draft.recurrence?.exceptions += places.map { series.items[$0].start.date }
    for place in places.reversed() { series.items.remove(at: place) }
    guard !series.items.isEmpty else {
      state.table = nil
      return Reply(.dropped, [.dropped])
    }
    return show(try series.checked(turn))
  }

  /// The dates of a series that an answer is about, and the times that say what is to
  /// become of them; nil if it is about all of them.
  private func meaning(of request: Request, for series: Series) -> (places: [Int], target: [When])?
  {
    if request.places.count > 1, !request.namesDate(of: series) {
      return (request.places.compactMap { series.items.place($0) }, request.whens)
    }
    if case .index? = request.choice, !request.namesDate(of: series) {
      let place = request.choice?.place(among: series.items.count)
      return (place.map { [$0] } ?? [], request.whens)
    }
    let old = request.whens.filter { $0.role == .from }
    let named = old.isEmpty ? request.whens.filter { !$0.isTimeOnly } : old
    let places = series.places { date in named.contains { $0.names(date) } }
    guard !places.isEmpty else { return nil }
    let target = request.whens.filter { when in
      when.isTimeOnly || !when.isDayOnly || !named.contains(when)
    }
    return (places, target)
  }

  /// "the 9th at 4:15", "the third one on Wednesday", "with Sam on the 9th": that date
  /// alone.
  private mutating func revise(
    _ places: [Int], of series: Series, to target: [When], _ request: Request, _ turn: Turn
  ) throws(BookError) -> Reply {
    guard let service = series.draft.service else { return Reply(.question, [.pleaseAnswer]) }
    var series = series
    var other = request
    other.whens = []
    let filling = try fill(series.draft, from: other, turn)
    if let refusal = filling.refusal { return refusal }
    let search = SeriesSearch(draft: filling.draft, service: service, turn: turn)
    for place in places {
      let old = series.items[place]
      let base = old.chosen?.start ?? old.start
      let wish = WantedTime(target.map { $0.near(base, turn.local) }, now: turn.local)
      let date = wish.days?.wasSaid == true ? wish.days?.single ?? base.date : base.date
      var others = series.items
      others.remove(at: place)
      var item = try search.item(
        at: LocalDateTime(date, minute: wish.exactMinute ?? base.time.minuteOfDay),
        beside: others)
      item.takesNearest = old.takesNearest && item.slot == nil && item.nearest != nil
      item.due = old.due ?? old.start
      series.items[place] = item
    }
    return show(series, saying: filling.statements)
  }

  /// "on Wednesdays", "every other week", "4 weeks only": the rule, with all else as it
  /// was.
  private mutating func revise(
    _ series: Series, by recurrence: Recurrence, _ request: Request, _ turn: Turn
  ) throws(BookError) -> Reply {
    guard let service = series.draft.service else { return Reply(.question, [.pleaseAnswer]) }
    // The dates that are shown, from which it was worked out, are on the clock here.
    var series = series
    series.draft.zoneOfDates = nil
    var own = request
    own.recurrence = nil
    own.duration = nil
    own.whens = []
    var filling = try fill(series.draft, from: own, turn)
    if let refusal = filling.refusal { return refusal }
    filling.draft.recurrence = recurrence
    var revised = try Series(recurrence, filling.draft, service, turn)
    revised.keep(whatWasChosenIn: series)
    guard revised.items.contains(where: { $0.slot != nil || $0.nearest != nil }) else {
      return Reply(.refused, filling.statements + [.series(revised), .pleaseAnswer])
    }
    return show(try revised.checked(turn), saying: filling.statements)
  }

  /// "at 4", "with Sam": all the dates.
  private mutating func reviseAll(_ series: Series, _ request: Request, _ turn: Turn)
    throws(BookError) -> Reply
  {
    var draft = series.draft
    if let minute = WantedTime(request.whens, now: turn.local).exactMinute {
      draft.recurrence = draft.recurrence?.at(minute: minute)
      draft.zoneOfDates = try zoneOfDates(request, of: draft.party, turn)
    }
    let reply = try propose(revising: draft, with: request, turn)
    guard case .series(var revised)? = state.table else { return reply }
    revised.keepNearest(of: series)
    return show(try revised.checked(turn), saying: Array(reply.statements.dropLast()))
  }
}

extension Series {
  /// The places of the dates for which something holds.
  fileprivate func places(where holds: (CalendarDate) -> Bool) -> [Int] {
    items.indices.filter { holds(items[$0].start.date) }
  }

  /// The rule as an answer changes it: other weekdays, another interval, another end;
  /// nil if it says nothing of the rule.
  fileprivate func recurrence(revisedBy request: Request) -> Recurrence? {
    guard var recurrence = draft.recurrence, let first = items.first?.start else { return nil }
    let minute = first.time.minuteOfDay
    if let other = request.recurrence, !other.isOpen {
      recurrence = recurrence.revised(by: other, from: first)
    } else if let weekday = request.bareWeekday, recurrence.rule.frequency == .weekly {
      recurrence.rule.days = [.init(weekday)]
    } else if request.times == nil, request.lastsDays == nil {
      return nil
    }
    if let times = request.times { recurrence.rule.end = .count(times) }
    if let days = request.lastsDays {
      recurrence.rule.end = .until(LocalDateTime(first.date.adding(days: days), .midnight))
    }
    // A week counts from its Monday, so that no earlier weekday of the first is lost.
    let start = request.recurrence?.start?.date ?? first.date
    recurrence.start = LocalDateTime(start, minute: minute)
    return recurrence
  }

  /// Takes over what was said of single dates of the series as it was.
  fileprivate mutating func keep(whatWasChosenIn old: Series) {
    keepNearest(of: old)
    for item in old.items {
      guard let due = item.due, let place = items.firstIndex(where: { $0.start == due }) else {
        continue
      }
      items[place] = item
    }
  }

  /// Where the nearest was taken, it is taken again.
  fileprivate mutating func keepNearest(of old: Series) {
    let unfit = old.items.filter { $0.slot == nil && $0.nearest != nil }
    let takesAll = !unfit.isEmpty && unfit.allSatisfy(\.takesNearest)
    for index in items.indices where items[index].slot == nil && items[index].nearest != nil {
      let date = items[index].start.date
      items[index].takesNearest =
        takesAll || old.items.contains { $0.start.date == date && $0.takesNearest }
    }
  }
}

extension Draft {
  /// A series whose dates were not settled yet, with what an answer says of them: "Thursdays at
  /// 2" keeps that it is every six weeks.
  ///
  /// - Returns: The series, and what the answer says beside that.
  func dated(by request: Request, _ now: LocalDateTime) -> (Draft, rest: Request) {
    guard var open = recurrence, open.rule.frequency == .weekly else { return (self, request) }
    var start = open.start ?? LocalDateTime(time.days?.first ?? now.date, .midnight)
    var rest = request
    if let other = request.recurrence, !other.isOpen {
      open = open.revised(by: other, from: start)
      if let time = other.start?.time, time != .midnight { start = LocalDateTime(start.date, time) }
      rest.recurrence = nil
    } else if let weekday = request.bareWeekday {
      open.rule.days = [.init(weekday)]
      rest.whens.removeAll { $0.isDayOnly }
    } else {
      return (self, request)
    }
    if let day = open.rule.days.first, open.rule.days.count == 1 {
      // The first of them is the first such day, in whatever week it lies.
      let days = start.date.weekday.days(until: day.weekday)
      open.start = start.adding(days: days)
    }
    var dated = self
    dated.recurrence = open
    return (dated, rest)
  }
}

extension Recurrence {
  /// The recurrence with what another one says of it: "Wednesdays" keeps how often,
  /// "every other week" the weekday, both the end.
  fileprivate func revised(by other: Recurrence, from first: LocalDateTime) -> Recurrence {
    var revised = self
    if other.rule.frequency != rule.frequency {
      revised.rule = other.rule
      revised.rule.hours = rule.hours
      revised.rule.minutes = rule.minutes
      revised.rule.end = rule.end
    } else if other.rule.days.isEmpty {
      revised.rule.interval = other.rule.interval
    } else {
      revised.rule.days = other.rule.days
      if other.rule.interval > 1 { revised.rule.interval = other.rule.interval }
    }
    if !other.rule.hours.isEmpty {
      revised.rule.hours = other.rule.hours
      revised.rule.minutes = other.rule.minutes
    }
    revised.rule.end = other.rule.end ?? rule.end
    revised.exceptions += other.exceptions
    return revised
  }
}

extension Request {
  /// Whether one of its times is a day of a series, so that "the 8th" is no place.
  fileprivate func namesDate(of series: Series) -> Bool {
    whens.contains { when in series.items.contains { when.names($0.start.date) } }
  }

  /// "skip the third", "cancel the one on the 8th".
  fileprivate var leavesOut: Bool {
    intent == .cancel || consent == .refuses(.choice) || alternative == .leaveAsIs
      || ["skip", "without", "drop", "omit"].contains(where: says) || says("leave") && says("out")
  }

  /// The weekday that is all it names of days.
  fileprivate var bareWeekday: Weekday? {
    let days = whens.filter { !$0.isTimeOnly }
    guard days.count == 1, let day = days.first, day.isDayOnly, day.grain == .day,
      let date = day.start?.date,
      Folding.words(day.text).contains(where: { word in
        ["mon", "tue", "wed", "thu", "fri", "sat", "sun"].contains(String(word.prefix(3)))
      }), !day.text.contains(where: \.isNumber)
    else { return nil }
    return date.weekday
  }

  /// How many days it is to go on, if a length of days is said.
  fileprivate var lastsDays: Int? {
    guard let length = duration?.length, length.days > 0 || length.months > 0 else { return nil }
    return length.months * 30 + length.days
  }
}

extension When {
  /// Whether a local date is, or lies in, the days that it names.
  func names(_ date: CalendarDate) -> Bool {
    guard let start, !isTimeOnly, weekdays?.contains(date.weekday) != false else { return false }
    if grain >= .day, let end { return start.date <= date && LocalDateTime(date, .midnight) < end }
    return start.date == date
  }
}

extension WantedTime {
  /// The one minute of the day that it asks for, if it does.
  var exactMinute: Int? {
    switch clock {
    case .at(let minute), .around(let minute): minute
    default: nil
    }
  }
}

extension Request {
  /// "all but the 29th": the date is left out, though nothing else says so.
  fileprivate var leavingOutWhatFollowsAll: Request {
    let words = Folding.words(text)
    let isAllBut = zip(words, words.dropFirst()).contains {
      ["all", "every", "everything"].contains($0) && ["but", "except", "apart"].contains($1)
    }
    guard isAllBut, whens.allSatisfy({ $0.role == .at }) else { return self }
    var request = self
    for index in request.whens.indices { request.whens[index].role = .not }
    return request
  }
}
