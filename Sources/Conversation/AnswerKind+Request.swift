import CivilTime
import PlainEnglish
import Scheduling

extension AnswerKind {
  /// What kind of answer a request is to what is on the table.
  ///
  /// - Parameters:
  ///   - request: What the line says.
  ///   - table: What is on the table.
  ///   - moved: The booking that is moved by it, if one is.
  ///   - hasOneService: Whether the business does one thing, so that to name it
  ///     says nothing.
  init(_ request: Request, on table: Table, moved: Booking?, hasOneService: Bool) {
    let plain = Self(plainly: request, on: table, moved: moved, hasOneService: hasOneService)
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
      request.choice == .it && request.doubt == .refusesChoice || request.refusesPlace
    {
      // "not that one" leaves the others.
      self = .alternative
      return
    }
    if case .offer = table, [.value, .choice, .yes].contains(plain), request.asksOfOffer {
      self = .question
      return
    }
    guard [.yes, .choice, .any].contains(plain), request.intent != .override else { return }
    switch request.doubt {
    case .asks: self = .question
    case .refusesChoice where table.question == .seriesOffer: self = .value
    case .refusesChoice: self = table.isOffer ? .alternative : .pause
    case .isMixed: self = .pause
    case nil: break
    }
  }

  /// The kind of answer that the reading alone makes it.
  private init(
    plainly request: Request, on table: Table, moved: Booking?, hasOneService: Bool
  ) {
    let says = Said(request, table)
    if request.isErrand {
      self = .unclear
      return
    }
    if request.isPause {
      self = .pause
      return
    }
    if case .which(let which) = table, let number = request.bookingNumbers.first,
      !which.candidates.contains(BookingID(number))
    {
      self = .request
      return
    }
    if case .seriesScope = table, request.seriesScope != nil || request.choice == .all {
      self = .choice
      return
    }
    if case .howLate = table, request.duration != nil {
      self = .value
      return
    }
    if case .rearrangement(let plan) = table, request.isAbout(plan) {
      self = .value
      return
    }
    if case .series = table, request.isAboutDates {
      self = .value
      return
    }
    if table.isAbout(others: request) {
      self = .request
      return
    }
    if case .rearrangement = table, request.bookingNumbers.isEmpty,
      !request.services.isEmpty || !request.customers.isEmpty
    {
      // None of those that would move: something else is asked for.
      self = request.isQuestion ? .question : .request
      return
    }
    switch request.intent {
    // "book it" says no yes to a cancellation: it means a time.
    // "I still want it" keeps what would be cancelled; of an offer it says too little.
    case .affirm where request.says("still") && (request.says("want") || request.says("need")):
      self = table.question.isAboutTaking ? .pause : .no
    case .affirm where request.takes && !table.question.isAboutTaking: self = .request
    // "yes, and one for Tom too" takes what is offered, and wants more.
    case .affirm where table.isOffer && request.bringsAnother(than: table.draft?.party): self = .yes
    case .affirm: self = says.picks ? .choice : says.newValues ? .value : .yes
    case .override: self = .yes
    case .negate: self = Self.refusing(request)
    // "no, leave it, Sam then": what follows is wanted.
    case .stop where request.hasValues && request.says("then") && table.isOffer: self = .value
    case .stop: self = .stop
    case .any: self = request.hasValues ? .value : .any
    case .repeat: self = .again
    // "ok" where a yes answers nothing is no thanks.
    case .thank: self = request.acts.contains(.thank) ? .courtesy : .yes
    case .bye, .hello: self = .courtesy
    case .correct, .none: self = Self.wording(of: request, table, says)
    case .book: self = Self.booking(request, table, says, hasOneService: hasOneService)
    case .move:
      self =
        table.isOffer && request.hasValues && !request.moves(another: table, moved)
        ? .value : .request
    case .cancel: self = Self.cancelling(request, table)
    case .availability where request.asksWhoIsFree: self = .question
    case .availability:
      self =
        table.isOffer && request.alternative != nil && !request.namesVeryTime
        ? .alternative
        : table.draft?.allows(request.serviceID) == true && request.hasValues ? .value : .question
    case .more: self = table.isOffer ? .alternative : .question
    case .list, .explain, .help, .time, .services, .staff, .settings, .customers, .history,
      .report, .print, .identify:
      self = .question
    case .setUp: self = request.setUp?.isAboutExplaining == true ? .question : .request
    default: self = .request
    }
  }

  /// What a line is that is neither a plain answer nor a request.
  private static func wording(of request: Request, _ table: Table, _ says: Said) -> AnswerKind {
    if case .offer(let offer) = table, request.joins(offer.draft) { return .value }
    if let draft = table.draft, draft.party != .me, request.isForAnother(than: draft.party),
      request.isOnlyOfSomebody, !request.saysWhoseItIs
    {
      // "hold on, Mei's here" is not for Mei.
      return .unclear
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
    let isAfresh = request.serviceID != nil && namesDay && !hasOneService
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

/// What of a request bears upon an offer.
private struct Said {
  /// Whether it names one of the slots that are shown.
  var picks = false
  /// Whether it names a value that the selected slot does not have.
  var newValues = false

  init(_ said: Request, _ table: Table) {
    var request = said
    if !said.topics.isEmpty, said.intent == .affirm {
      // "yes, and what does a colour cost?" names what is asked about.
      request.services = []
      request.staff = []
    }
    let isRejection = request.acts.contains(.negate)
    switch request.choice {
    case .index, .middle, .later, .earlier, .cheapest, .shortest, .other: picks = true
    case .nearest: picks = !table.isOffer
    // Of an offer one alone can be had, so "both" is no yes.
    case .all: picks = true
    case .it, .described, nil: break
    }
    guard case .offer(let offer) = table, let slot = offer.slot else {
      newValues = request.hasValues
      return
    }
    if picks, request.hasValues, let index = Conversation.index(request.choice, request, in: offer),
      !request.agrees(with: offer.slots[index], party: offer.draft.party)
    {
      // "the 3rd at half past four" is no third choice.
      picks = false
    }
    if picks, request.wantsSame, request.choice?.isPlace == true, !request.whens.isEmpty {
      // Nor is "the 4th, same time".
      picks = false
    }
    let isBareTime =
      request.hasOnlyTimes && request.intent != .correct && !isRejection
      && request.when?.isTimeOnly == true && request.when?.end == nil
      && request.when?.isOpenEnded == false
    // "no, I'd like the appointment at 4:45" asks anew.
    let isDescription = request.choice == .described && request.intent != .book && !isRejection
    if isBareTime || isDescription,
      Conversation.described(by: request, in: offer) != nil
    {
      picks = true
    }
    // A day that was never said is new, even where it is the one that was proposed.
    let isFirstDay =
      offer.draft.time.days?.wasSaid != true && offer.draft.moving == nil
      && request.whens.contains { !$0.isTimeOnly && $0.role != .from }
      && request.intent != .affirm
    newValues =
      request.hasValues
      && (isFirstDay || !request.agrees(with: slot, party: offer.draft.party))
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

  /// Whether it names a value of a booking.
  var hasValues: Bool {
    whens.contains { $0.role != .from } || !staff.isEmpty || !services.isEmpty
      || !customers.isEmpty || duration != nil || lengthChange != nil || shift != nil
      || wantsSoonest
  }

  /// Whether it says which clock time, so that "later in the day" adds nothing.
  var namesVeryTime: Bool {
    whens.contains { when in
      (when.role == .at || when.role == .to) && !when.isDayOnly && when.start != nil
        && when.end == nil && !when.isOpenEnded
    }
  }

  /// Whether times are all that it names.
  var hasOnlyTimes: Bool {
    !whens.isEmpty && staff.isEmpty && services.isEmpty && customers.isEmpty && duration == nil
  }

  /// Whether it asks for someone who does not work here.
  private var namesStranger: Bool { staff.contains { $0.entries.isEmpty && !$0.isExcluded } }

  /// Whether it names a customer, and another one.
  func isForAnother(than party: Draft.Party) -> Bool {
    guard let mention = customers.first(where: { !$0.isExcluded && !$0.isRelation }) else {
      return false
    }
    switch party {
    case .known(let id): return !mention.entries.contains { CustomerID($0.id) == id }
    case .new(let name): return Folding.fold(name) != Folding.fold(mention.text)
    case .me: return true
    }
  }

  /// Whether it wants the same for another customer beside what is offered.
  func bringsAnother(than party: Draft.Party?) -> Bool {
    guard let party, services.isEmpty, whens.isEmpty, isForAnother(than: party) else {
      return false
    }
    return ["too", "also", "another", "one", "same"].contains(where: says) && says("and")
  }

  /// The one service that it names.
  var serviceID: ServiceID? {
    guard let mention = services.first(where: { !$0.isExcluded }), mention.entries.count == 1,
      let entry = mention.entries.first
    else { return nil }
    return ServiceID(entry.id)
  }

  /// Whether all that it names holds of a slot, so that agreeing to it changes
  /// nothing.
  func agrees(with slot: Slot, party: Draft.Party) -> Bool {
    if namesStranger { return false }
    if shift != nil, !namesVeryTime { return false }
    if let lengthChange, lengthChange != 0 { return false }
    if shift == nil, duration?.length.exactMinutes.map({ $0 != slot.length }) == true {
      return false
    }
    if let service = serviceID, service != slot.service { return false }
    for mention in staff {
      let isSlots = mention.entries.contains { StaffID($0.id) == slot.staff }
      if !mention.entries.isEmpty && isSlots == mention.isExcluded { return false }
    }
    for mention in customers {
      switch party {
      case .known(let id):
        if !mention.entries.contains(where: { CustomerID($0.id) == id }) { return false }
      case .new(let name): if Folding.fold(name) != Folding.fold(mention.text) { return false }
      case .me: return false
      }
    }
    return whens.allSatisfy { $0.role == .from || $0.agrees(with: slot.start) }
  }
}

extension [When] {
  /// Whether times say of a booking's start that it is meant: all of them, or one of
  /// those that an "or" offers instead of the one before it.
  func describe(_ start: LocalDateTime) -> Bool {
    let offered = filter { $0.role == .or }
    guard !offered.isEmpty else { return allSatisfy { $0.agrees(with: start) } }
    return filter { $0.role != .or }.allSatisfy { $0.agrees(with: start) }
      || offered.contains { other in
        var when = other
        when.role = .at
        return when.agrees(with: start)
      }
  }
}

extension When {
  /// Whether a start lies in what it names.
  func agrees(with start: LocalDateTime) -> Bool {
    guard role != .not, role != .or else { return role == .or }
    guard let from = self.start else { return end.map { start < $0 } ?? true }
    if isTimeOnly {
      if let end {
        let low = from.time.minuteOfDay
        let high = low + (end.wallSeconds - from.wallSeconds) / 60
        return (low..<max(high, low + 1)).contains(start.time.minuteOfDay)
      }
      return isOpenEnded ? start.time >= from.time : start.time == from.time
    }
    if let end { return from <= start && start < end }
    if isOpenEnded { return from <= start }
    return grain >= .day ? from.date == start.date : from == start
  }
}

extension Table {
  /// The draft that is on the table.
  var draft: Draft? {
    switch self {
    case .offer(let offer): offer.draft
    case .missing(_, let draft), .readings(_, let draft): draft
    case .series(let series): series.draft
    case .visit(let visit): visit.draft
    case .cancel, .which, .change, .seriesScope, .swap, .rearrangement, .howLate,
      .importing, .undoing:
      nil
    }
  }

  /// Whether it changes what stands, so that it has to be said where it is not done.
  var isLostInSilence: Bool {
    switch self {
    case .change, .cancel, .swap, .undoing, .rearrangement, .importing: true
    default: false
    }
  }

  /// Whether a request is about bookings that are none of those on the table.
  func isAbout(others request: Request) -> Bool {
    guard case .rearrangement(let plan) = self,
      [.move, .cancel, .correct].contains(request.intent)
    else { return false }
    if !request.bookingNumbers.isEmpty {
      return request.bookingNumbers.allSatisfy { plan.index(of: BookingID($0)) == nil }
    }
    let named = request.customers.flatMap(\.entries).map { CustomerID($0.id) }
    let customers = plan.rows.compactMap(\.booking.customer)
    return !named.isEmpty && named.allSatisfy { !customers.contains($0) }
  }

  /// Whether slots are on the table.
  var isOffer: Bool {
    if case .offer = self { true } else { false }
  }
}

extension Choice {
  /// Whether it is the place of one in a list.
  fileprivate var isPlace: Bool {
    if case .index = self { true } else { false }
  }
}

extension SetUp {
  /// Whether it only sets how much is explained, which leaves a question open.
  fileprivate var isAboutExplaining: Bool {
    if case .setSwitch(.fullExplanations, _) = self { true } else { false }
  }
}
