import CivilTime
import PlainEnglish
import Scheduling

/// What filling a draft from a request came to.
struct Filling {
  /// The draft, with what the request said.
  var draft: Draft
  /// What has to be said about it.
  var statements: [Statement] = []
  /// The answer, if the request cannot go on.
  var refusal: Reply?
  /// Words that were left over and are understood here.
  var understood: [String] = []

  mutating func refuse(_ kind: Reply.Kind, _ statement: Statement) {
    if refusal == nil { refusal = Reply(kind, statements + [statement]) }
  }
}

extension Conversation {
  /// Takes over into a draft what a request says, and keeps the rest.
  func fill(_ draft: Draft, from request: Request, _ turn: Turn) throws(BookError) -> Filling {
    var filling = Filling(draft: draft)
    if draft.staffIsHabit {
      filling.draft.staff = []
      filling.draft.staffIsHabit = false
    }
    if request.whens.contains(where: { !$0.isDayOnly }) { filling.draft.timeIsHabit = false }
    if request.wantsSoonest { filling.draft.wantsSoonest = true }
    if request.choice == .cheapest || request.says("cheapest") { filling.draft.order = .cheapest }
    if ["anyone", "anybody", "whoever"].contains(where: request.says) {
      filling.draft.takesAnyone = true
    }
    fillService(&filling, request, turn)
    fillStaff(&filling, request, turn)
    try fillParty(&filling, request, turn)
    try fillTime(&filling, request, turn)
    if request.wantsSame, !request.isForSeveral, !request.isUsualOfAnother, filling.refusal == nil,
      let start = try startSpokenOf(turn) ?? daySpokenOf(request),
      let same = sameTime(as: start, request, turn)
    {
      filling.draft.time.merge(same)
    }
    try fillBeside(&filling, request, turn)
    fillLength(&filling, request, turn)
    if let note = request.note { filling.draft.note = note }
    if let phone = request.phone { filling.draft.phone = phone }
    for mention in request.services + request.staff + request.customers where mention.isGuess {
      guard mention.entries.count == 1, let entry = mention.entries.first else { continue }
      filling.statements.append(.tookName(text: mention.text, name: entry.name))
    }
    if let place = request.placeNamed,
      !turn.business.resources.contains(where: { Folding.fold($0.name) == Folding.fold(place) })
    {
      filling.statements.append(
        .noSuchName(
          text: place, kind: .resource, known: turn.business.resources.map(\.name),
          suggestions: []))
    }
    let name = request.nameOfRelative
    let ignored = request.left.filter { left in
      !left.matters && !filling.understood.contains(left.text)
        && name.map { !$0.contains(left.text) } ?? true
    }
    if !ignored.isEmpty { filling.statements.append(.ignored(ignored)) }
    return filling
  }

  /// A length is taken as said, or by how much it changes; of "an hour earlier"
  /// it is the distance.
  private func fillLength(_ filling: inout Filling, _ request: Request, _ turn: Turn) {
    if let change = request.lengthChange {
      let service = filling.draft.service.flatMap { turn.business.service($0) }
      guard let length = filling.draft.length ?? service?.length else { return }
      filling.draft.length = max(1, length + change)
    } else if request.shift == nil, let minutes = request.duration?.length.exactMinutes {
      filling.draft.length = minutes
    }
    guard let shift = request.shift, !request.namesVeryTime, let start = offeredStart else {
      return
    }
    filling.draft.time = WantedTime(at: start.adding(minutes: shift))
  }

  private func fillService(_ filling: inout Filling, _ request: Request, _ turn: Turn) {
    let named = request.services.filter { !$0.isExcluded }
    guard let mention = named.first else { return }
    let active = turn.business.activeServices
    // "a haircut and a perm": what is not there is not passed over.
    for other in named.dropFirst() where other.entries.isEmpty && active.count > 1 {
      filling.statements.append(
        .noSuchName(text: other.text, kind: .service, known: active.map(\.name), suggestions: []))
    }
    if let entry = mention.entries.first, mention.entries.count == 1 {
      filling.draft.service = ServiceID(entry.id)
      // Of a service and a time that are asked about anew the length is its own.
      let isAsked = request.intent == .explain || request.intent == .availability
      if isAsked, !request.whens.isEmpty, filling.draft.moving == nil {
        filling.draft.length = nil
      }
      if let said = request.otherServiceSaid(mention, entry) {
        // "a piano lesson", where the book has a trial lesson only.
        filling.understood.append(said.word)
        filling.statements.append(.tookName(text: said.text, name: entry.name))
      }
    } else if mention.entries.count > 1 {
      filling.refuse(
        .question, .severalOfName(text: mention.text, names: mention.entries.map(\.name)))
    } else if filling.draft.service == nil {
      filling.refuse(
        .notFound,
        .noSuchName(
          text: mention.text, kind: .service, known: active.map(\.name), suggestions: []))
    } else {
      filling.statements.append(
        .noSuchName(text: mention.text, kind: .service, known: active.map(\.name), suggestions: []))
    }
  }

  private func fillStaff(_ filling: inout Filling, _ request: Request, _ turn: Turn) {
    var wanted: [StaffID] = []
    // "Priya's mum" comes to somebody, and not to Priya.
    guard request.relativeOfStaff == nil else { return }
    for mention in request.staff {
      let ids = mention.entries.map { StaffID($0.id) }
      if ids.isEmpty {
        filling.statements.append(
          .noSuchName(
            text: mention.text, kind: .staff, known: turn.business.activeStaff.map(\.name),
            suggestions: []))
      } else if mention.isExcluded {
        filling.draft.excludedStaff += ids
        filling.draft.staff.removeAll { ids.contains($0) }
      } else {
        if ids.count > 1 {
          filling.refuse(
            .question, .severalOfName(text: mention.text, names: mention.entries.map(\.name)))
        }
        wanted += ids
      }
    }
    guard !wanted.isEmpty else { return }
    filling.draft.staff = wanted
    filling.draft.staffWasAsked = true
    filling.draft.excludedStaff.removeAll { wanted.contains($0) }
  }

  private func fillTime(_ filling: inout Filling, _ said: Request, _ turn: Turn)
    throws(BookError)
  {
    var request = said
    var dates: String?
    if request.recurrence != nil {
      dates = try zoneOfDates(request, of: filling.draft.party, turn)
    }
    if dates == nil {
      filling.statements += try onTheirClock(&request, of: filling.draft.party, turn)
    }
    if let start = offeredStart {
      request.whens = request.whens.map { $0.near(start, turn.local) }
      if request.beginsWithNo { request.whens = request.whens.map { $0.other(than: start.date) } }
    }
    request.dropReadingsRuledOut()
    var hasImpossible = false
    for when in request.whens {
      if let impossible = when.impossible {
        hasImpossible = true
        filling.refuse(.refused, Self.impossible(impossible, when, turn))
        continue
      }
      if let refusal = Self.farLeapDay(when, turn) {
        hasImpossible = true
        filling.refuse(.refused, refusal)
        continue
      }
      if let question = Self.pastMidnight(when, turn) {
        filling.refuse(.question, question)
        continue
      }
      let keepsDay =
        when.isTimeOnly && (filling.draft.time.days?.single != nil || filling.draft.moving != nil)
      for note in when.notes where note.isWorthSaying(of: when, now: turn.local) {
        // That an hour has gone today means nothing on another day.
        if keepsDay, note.reason == .alreadyPassed { continue }
        filling.statements.append(.implied(note, taken: when))
      }
      if let other = when.otherReading, other.date != when.start?.date {
        filling.statements.append(.otherDate(other.date, words: when.text))
      } else if let other = when.otherReading {
        filling.statements.append(.otherTime(other, words: when.text))
      }
    }
    if let asked = request.recurrence, let times = asked.timesPerUnit {
      filling.refuse(.question, .askWhichDays(times: times, asked.rule.frequency))
    } else if let asked = request.recurrence, let other = asked.otherInterval {
      filling.refuse(
        .question, .askWhichInterval(asked.rule.interval, or: other, asked.rule.frequency))
    } else if let recurrence = request.recurrence {
      filling.draft.recurrence = recurrence
      filling.draft.zoneOfDates = dates
    }
    if let place = request.place(of: "failing") {
      // "Thursday at 2, failing that Friday at 2".
      for index in request.whens.indices where request.whens[index].span.lowerBound > place {
        request.whens[index].role = .or
      }
      filling.understood.append("failing")
    }
    if let start = offeredStart, let after = request.weekday(after: start.date) {
      // "no, the Thursday after", of the Thursday that is offered.
      request.whens = [after]
    }
    if let after = request.weekAfter(turn.local.date) {
      // "not this Thursday, the one after".
      request.whens = [after]
    }
    var wish = WantedTime(request.whens, now: turn.local)
    if let day = dayJustListed(turn), !request.whens.isEmpty, request.whens.allSatisfy(\.isTimeOnly)
    {
      wish.days = WantedTime.Days(first: day, last: day)
    }
    if case .at(let minute)? = filling.draft.time.clock,
      case .between(let low, let high)? = wish.clock,
      wish.days?.wasSaid == true, (low..<high).contains(minute)
    {
      // "some time on Friday afternoon", after 4 was said: 4 on that day.
      wish.clock = .at(minute)
    }
    if hasImpossible {
      if let clock = wish.clock { filling.draft.time.clock = clock }
      return
    }
    if request.wantsSoonest && wish.isOpen {
      filling.draft.time = WantedTime()
    } else {
      filling.draft.time.merge(wish)
    }
    if request.wantsLatest { filling.draft.time.wantLatest() }
  }

  /// The day that was asked about and shown just now, which a clock time alone is of:
  /// "what do you have on Sunday?", "then half past one".
  private func dayJustListed(_ turn: Turn) -> CalendarDate? {
    guard state.lastReply?.kind == .list else { return nil }
    for case .onDuty(let day, _, _) in state.lastReply?.statements ?? [] where day > turn.local.date
    {
      return day
    }
    return nil
  }

  /// The start that is offered, which an answer is understood beside.
  private var offeredStart: LocalDateTime? {
    switch state.table {
    case .offer(let offer)?: offer.slot?.start
    case .visit(let visit)?: visit.plan?.slots.map(\.start).min()
    default: nil
    }
  }

  /// "between 4 and 3", where nothing is open past midnight: it ends before it begins.
  private static func pastMidnight(_ when: When, _ turn: Turn) -> Statement? {
    guard when.role != .not, when.clock == nil, !when.isDayOnly, !when.isOpenEnded,
      let start = when.start, let end = when.end, start.date.adding(days: 1) == end.date,
      end.time.minuteOfDay > 0, end.wallSeconds - start.wallSeconds < 86_400,
      !turn.isOpenPastMidnight(on: start.date)
    else { return nil }
    return .endsBeforeItBegins(start: start.time, end: end.time, text: when.text)
  }

  /// "29 February" without a year, where the coming February has none.
  private static func farLeapDay(_ when: When, _ turn: Turn) -> Statement? {
    guard let date = when.start?.date, date.month == 2, date.day == 29,
      when.notes.contains(where: { $0.reason == .nextOccurrence })
    else { return nil }
    let today = turn.local.date
    let coming = today.month > 2 ? today.year + 1 : today.year
    return date.year > coming ? .noLeapDay(year: coming, next: date.year) : nil
  }

  private static func impossible(_ impossible: When.Impossible, _ when: When, _ turn: Turn)
    -> Statement
  {
    if case .noSuchDay(29, 2, let said) = impossible {
      let year = said ?? turn.local.date.year
      let next = (year...year + 8).first(where: CalendarDate.isLeap) ?? year
      return .noLeapDay(year: year, next: next)
    }
    return .impossible(impossible, text: when.text)
  }
}

extension When.Note {
  /// Whether a person should be told.
  func isWorthSaying(of when: When, now: LocalDateTime) -> Bool {
    switch reason {
    // Where nothing later was taken for it, its refusal says that it has gone.
    case .alreadyPassed: when.start.map { $0 >= now } ?? true
    case .onlyOrder, .spelling, .convention: true
    // "10" as 10:00 and "3" as 15:00 are plain; "8" as 20:00 is what the hours made
    // of it.
    case .openingHours: when.clockMoment.map { !Self.isUsual($0.time.hour) } ?? false
    case .nextOccurrence, .bareHour, .carriedOver, .sharedMeridiem, .partOfDay: false
    }
  }

  /// Whether a bare number of a clock is this hour anyway, whatever the hours say.
  private static func isUsual(_ hour: Int) -> Bool { (7...18).contains(hour) }
}
