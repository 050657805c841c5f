import CivilTime
import PlainEnglish
import Scheduling

extension AnswerKind {
  /// What kind of answer a request is to what is on the table.
  ///
  /// - Parameters:
  ///   - request: What the line says.
  ///   - consent: What it says to what was proposed.
  ///   - table: What is on the table.
  ///   - moved: The booking that is moved by it, if one is.
  ///   - hasOneService: Whether the business does one thing, so that to name it
  ///     says nothing.
  init(
    _ request: Request, _ consent: Consent, on table: Table, moved: Booking?, hasOneService: Bool
  ) {
    let plain =
      Self.whateverIntent(request, consent, table)
      ?? Self.byIntent(request, table, moved: moved, hasOneService: hasOneService)
    self = plain
    if plain == .value, request.isQuestion,
      AnswerTable.effect(of: .value, on: table.question) == .replace
    {
      // "is that the one with Sam?" ends no question whether to cancel it.
      self = .pause
      return
    }
    if plain == .request, request.takesPlace(of: table) {
      self = .instead
      return
    }
    if plain == .no, case .offer(let offer) = table, offer.slots.count > 1,
      request.choice == .it && consent == .refuses(.choice) || request.refusesPlace
    {
      // "not that one" leaves the others.
      self = .alternative
      return
    }
    if plain == .choice, request.wantsOtherThanPlace {
      // "can I have the second one later?" wants another than it.
      self = table.isOffer ? .alternative : .pause
      return
    }
    if case .offer = table, [.value, .choice, .yes].contains(plain), request.asksOfOffer {
      self = .question
      return
    }
    guard [.yes, .choice, .any].contains(plain), request.intent != .override else { return }
    if let kind = consent.kind(to: table.question) { self = kind }
  }

  /// What is an answer of some kind on such a table, whatever intent it was read with.
  private static func whateverIntent(
    _ request: Request, _ consent: Consent, _ table: Table
  ) -> AnswerKind? {
    if request.isErrand { return .unclear }
    if request.isPause || consent == .waits(.moment) { return .pause }
    if request.leavesAsIs, table.question.isAboutChanging { return .stop }
    if request.passesOnYes, table.question.isAboutTaking { return .yes }
    if request.asksOnceMore { return .again }
    // "straight after her colour"
    if request.beside != nil, table.draft != nil, table.question.isAboutTaking,
      [.none, .list, .correct].contains(request.intent)
    {
      return .value
    }
    if let kind = ofTable(request, table) { return kind }
    if table.isAbout(others: request) { return .request }
    if case .rearrangement = table, request.bookingNumbers.isEmpty,
      !request.services.isEmpty || !request.customers.isEmpty
    {
      // None of those that would move: something else is asked for.
      return request.isQuestion ? .question : .request
    }
    return nil
  }

  /// What names what is on the table: one of several bookings, dates of a series, a delay.
  private static func ofTable(_ request: Request, _ table: Table) -> AnswerKind? {
    switch table {
    case .which(let which):
      if let number = request.bookingNumbers.first,
        !which.candidates.contains(BookingID(number))
      {
        return .request
      }
      guard request.bareNumbers.count > 1 || request.namesOneOfSeveral else { return nil }
      return request.hasValues ? .value : .choice
    case .seriesScope: return request.seriesScope != nil || request.choice == .all ? .choice : nil
    case .howLate: return request.duration != nil ? .value : nil
    case .rearrangement(let plan): return request.isAbout(plan) ? .value : nil
    // "Thursdays at 2", where it was asked when the dates should be.
    case .missing(.time, let draft) where draft.recurrence != nil && request.recurrence != nil:
      return request.isAboutDates ? .value : nil
    case .series: return request.isAboutDates || request.seriesScope == .one ? .value : nil
    default: return nil
    }
  }

  /// What kind of answer each intent is.
  private static func byIntent(
    _ request: Request, _ table: Table, moved: Booking?, hasOneService: Bool
  ) -> AnswerKind {
    let says = Said(request, table)
    return switch request.intent {
    // "book it" says no yes to a cancellation: it means a time.
    // "I still want it" keeps what would be cancelled; of an offer it says too little.
    case .affirm where request.says("still") && (request.says("want") || request.says("need")):
      table.question.isAboutTaking ? .pause : .no
    case .affirm where request.takes && !table.question.isAboutTaking: .request
    // "yes, and one for Tom too" takes what is offered, and wants more.
    case .affirm where table.isOffer && request.bringsAnother(than: table.draft?.party): .yes
    // “yes, two of them”, of a series of three: so many are to be booked.
    case .affirm where table.question == .seriesOffer && request.times != nil: .value
    case .affirm: says.picks ? .choice : says.newValues ? .value : .yes
    case .override: .yes
    case .negate: Self.refusing(request)
    // "no, leave it, Sam then": what follows is wanted.
    case .stop where request.hasValues && request.says("then") && table.isOffer: .value
    case .stop: .stop
    case .any: request.hasValues ? .value : .any
    case .repeat: .again
    // "ok" where a yes answers nothing is no thanks.
    case .thank: request.acts.contains(.thank) ? .courtesy : .yes
    case .bye, .hello: .courtesy
    case .correct, .none: Self.wording(of: request, table, says)
    case .book: Self.booking(request, table, says, hasOneService: hasOneService)
    case .move:
      table.isOffer && request.hasValues && !request.moves(another: table, moved)
        ? .value : .request
    case .cancel: Self.cancelling(request, table)
    case .availability where request.asksWhoIsFree: .question
    case .availability:
      table.isOffer && request.alternative != nil && !request.namesVeryTime
        && !request.whens.contains(where: { $0.isDayOnly })
        ? .alternative
        : table.draft?.allows(request.serviceID) == true && request.hasValues ? .value : .question
    case .more: table.isOffer ? .alternative : .question
    // "let me have it on the 9th instead" looks at nothing.
    case _ where table.question.isAboutTaking && table.draft.map(request.isTime(for:)) == true:
      .value
    // "what else have you got?"
    case .list where table.isOffer && request.asksWhatElse: .alternative
    case .list, .explain, .help, .time, .services, .staff, .settings, .customers, .history,
      .report, .print, .identify:
      .question
    case .setUp: request.setUp?.isAboutExplaining == true ? .question : .request
    default: .request
    }
  }

  /// What a line is that is neither a plain answer nor a request.
  private static func wording(of request: Request, _ table: Table, _ says: Said) -> AnswerKind {
    if case .offer(let offer) = table, request.joins(offer.draft) { return .value }
    if case .offer(let offer) = table, offer.draft.party != .me, request.agreesForThem {
      return .yes
    }
    if let draft = table.draft, draft.party != .me, request.isForAnother(than: draft.party),
      request.isOnlyOfSomebody, !request.saysWhoseItIs
    {
      // "hold on, Mei's here" is not for Mei.
      return ["hold", "wait", "moment", "second", "sec", "minute"].contains(where: request.says)
        ? .pause : .unclear
    }
    if says.picks { return .choice }
    if case .missing(.anotherTime, let draft) = table, !draft.allows(request.serviceID) {
      // Something else than what was turned down is a wish of its own.
      return .request
    }
    if request.hasValues {
      let agrees = request.acts.contains(.affirm) && !request.acts.contains(.negate)
      return agrees && table.isOffer && !says.newValues ? .yes : .value
    }
    if request.alternative != nil { return .alternative }
    // "same time", of what is moved.
    if request.wantsSame, table.isOffer, request.topics.isEmpty { return .value }
    return request.topics.isEmpty ? .unclear : .question
  }

  /// "no, Friday" is a value; "that's all" ends the matter.
  private static func refusing(_ request: Request) -> AnswerKind {
    if request.hasValues { return .value }
    if request.alternative != nil { return .alternative }
    return request.acts.contains(.bye) ? .stop : .no
  }

  private static func booking(
    _ request: Request, _ table: Table, _ says: Said, hasOneService: Bool
  ) -> AnswerKind {
    if let draft = table.draft, table.isOffer || table.question == .visitOffer,
      request.adds(to: draft) || table.isOffer && request.joins(draft)
    {
      return .value
    }
    if case .offer(let offer) = table, request.wantsOtherService(than: offer.draft) {
      // "no, she wants a colour": all else stays.
      return .value
    }
    guard let draft = table.draft, draft.allows(request.serviceID), draft.moving == nil else {
      return .request
    }
    // What was turned down was for someone else; a booking for another customer is another.
    if request.isForAnother(than: draft.party), request.booksAnother(than: draft, on: table) {
      return .request
    }
    if says.picks { return .choice }
    // Service and day named anew are a request of its own, not a correction.
    let namesDay = request.whens.contains { !$0.isTimeOnly }
    let isOfOther = table.question == .anotherTime || request.intent == .availability
    let isAfresh = request.serviceID != nil && namesDay && (!hasOneService || isOfOther)
    if isAfresh, !request.acts.contains(.negate) { return .request }
    if request.hasValues {
      // What is asked for anew, or with a name that was not understood, is shown
      // again.
      let isRestated = isAfresh || !request.left.isEmpty
      return says.newValues || !table.isOffer || isRestated ? .value : .yes
    }
    guard table.isOffer else { return .request }
    // "I want to see a dentist" takes nothing that was offered.
    return request.acts.contains(.affirm) ? .yes : .value
  }

  private static func cancelling(_ request: Request, _ table: Table) -> AnswerKind {
    let namesAnother =
      !request.bookingNumbers.isEmpty || !request.customers.isEmpty || !request.services.isEmpty
      || !request.whens.isEmpty
    if namesAnother { return .request }
    if case .cancel = table { return .yes }
    return table.isOffer ? .stop : .request
  }
}

extension Request {
  /// Whether it may say something of the dates of a series, or of all of them: "cancel
  /// the third one", "4 times only", "every other week".
  fileprivate var isAboutDates: Bool {
    guard bookingNumbers.isEmpty, customers.isEmpty, services.isEmpty else { return false }
    switch intent {
    case .cancel, .move:
      if case .index = choice { return true }
      return choice == .described || recurrence != nil
    case .correct, .none, .negate, .book: return recurrence != nil || times != nil
    default: return false
    }
  }

  /// "leave it as it is": of one that was about to be moved or cancelled.
  fileprivate var leavesAsIs: Bool {
    alternative == .leaveAsIs && (says("leave") || says("keep")) && !hasValues && customers.isEmpty
      && bookingNumbers.isEmpty
      && topics.isEmpty && !isQuestion
  }

  /// Whether it asks for another than the one whose place it names: "can I have the second
  /// one later?".
  fileprivate var wantsOtherThanPlace: Bool {
    guard case .index? = choice else { return false }
    switch alternative {
    case .later, .earlier: return isQuestion || says("but")
    default: return false
    }
  }

  /// Whether it turns down one by its place: "not the first one", "the second is too late".
  var refusesPlace: Bool {
    guard intent == .negate else { return false }
    switch choice {
    case .index, .later, .earlier, .described: return true
    default: return false
    }
  }

  /// Whether it says where one of several bookings should go instead, or that it
  /// should stay.
  func isAbout(_ plan: Rearrangement) -> Bool {
    if alternative == .leaveAsIs { return true }
    switch intent {
    case .move, .book, .correct, .affirm, .negate, .availability: break
    case .none where !keptNumbers.isEmpty: break
    default: return false
    }
    let numbers = bookingNumbers + keptNumbers
    if !numbers.isEmpty { return numbers.allSatisfy { plan.index(of: BookingID($0)) != nil } }
    let named = customers.flatMap(\.entries).map { CustomerID($0.id) }
    return !named.isEmpty
      && plan.rows.contains { row in
        row.booking.customer.map(named.contains) == true
          && (serviceID == nil || serviceID == row.booking.service)
      }
  }
}

extension SetUp {
  /// Whether it only sets how much is explained, which leaves a question open.
  fileprivate var isAboutExplaining: Bool {
    if case .setSwitch(.fullExplanations, _) = self { true } else { false }
  }
}
