import CivilTime
import PlainEnglish
import Scheduling

/// What is said of the booking that was just made: something beside it, something else
/// instead, the same for another, or whose it is.
extension Conversation {
  /// Answers a line that speaks of the booking just made; nil if it does not.
  mutating func speakOfJustMade(_ request: Request, _ turn: Turn) throws(BookError) -> Reply? {
    guard state.focus.isSettled, let id = state.focus.booking,
      let booking = try turn.book.booking(id), booking.status != .cancelled,
      booking.span.start > turn.now, request.bookingNumbers.isEmpty, request.recurrence == nil
    else { return nil }
    switch request.intent {
    case .book, .correct, .none, .negate, .customers, .list, .move, .resize: break
    case .availability where request.says("instead"), .affirm where request.choice == .described,
      .stop where !request.customers.isEmpty:
      break
    default: return nil
    }
    if request.changesTime(of: booking), [.booked, .moved].contains(state.lastReply?.kind) {
      // "actually can she come at 2 instead?"
      var own = request
      own.customers = []
      own.services = []
      own.intent = .move
      var wish = Draft()
      wish.time = WantedTime(own.newTimes, now: turn.local)
      return try pursue(.move(wish), booking, own, turn)
    }
    if request.isForLastCustomer, booking.customer == state.focus.customer,
      request.customers.isEmpty, request.services.isEmpty, request.whens.isEmpty,
      request.shift == nil, let change = request.resizing, request.intent != .book
    {
      // "make hers 15 minutes longer"
      return try pursue(.resize(change), booking, request, turn)
    }
    var draft = Draft(moving: booking)
    let theirs = request.wantsSame ? try theirLast(request, turn) : nil
    if request.wantsSame, !request.isUsualOfAnother, request.isForAnother(than: draft.party),
      request.services.isEmpty, !request.says("last"),
      hasJustChanged || theirs == nil || request.shiftTold(from: turn.local) != nil
    {
      var same = draft
      same.moving = nil
      same.staff = []
      same.time = WantedTime(at: booking.start)
      var own = request
      if let shift = request.shiftTold(from: turn.local) {
        // "same for Tom an hour later": than the one that was just made.
        same.time = WantedTime(at: booking.start.adding(minutes: shift))
        own.whens = []
        own.shift = nil
        own.alternative = nil
      }
      own.wantsSame = !own.whens.isEmpty
      return try propose(revising: same, with: own, turn)
    }
    draft.moving = nil
    if let again = try oneMore(like: booking, draft, request, turn) { return again }
    if request.says("another"), request.services.isEmpty, request.isForAnother(than: draft.party),
      request.whens.isEmpty
    {
      // "and another one for Mei straight after".
      var same = draft
      let isAfter = ["after", "afterwards", "then"].contains(where: request.says)
      same.time = WantedTime(at: isAfter ? turn.zone.local(booking.span.end) : booking.start)
      same.staff = isAfter ? same.staff : []
      var own = request
      own.beside = nil
      return try propose(revising: same, with: own, turn)
    }
    if request.adds(to: draft) { return try book(request, beside: booking, draft.party, turn) }
    if let service = request.serviceID, service != booking.service, request.isInstead,
      !request.isForAnother(than: draft.party)
    {
      return try propose(service, insteadOf: booking, request, turn)
    }
    if !request.staff.isEmpty, request.services.isEmpty, request.whens.isEmpty,
      !request.customers.isEmpty, !request.isForAnother(than: draft.party)
    {
      // "actually Luis wants Sam".
      var move = request
      move.customers = []
      return try pursue(.move(Draft()), booking, move, turn)
    }
    if request.saysWhose || request.takesBackWhose, request.isForAnother(than: draft.party) {
      return try handOver(booking, request, turn)
    }
    return nil
  }

  /// "one for Omar", "Omar too", "the same again two weeks later": another booking like
  /// the one just made; nil if none is asked for.
  private mutating func oneMore(
    like booking: Booking, _ made: Draft, _ request: Request, _ turn: Turn
  ) throws(BookError) -> Reply? {
    guard request.services.isEmpty else { return nil }
    var draft = made
    draft.staff = []
    var own = request
    own.wantsSame = false
    let isLater = request.wantsSame && request.shift != nil && request.customers.isEmpty
    if isLater, let shift = request.shift {
      draft.time = WantedTime(at: booking.start.adding(minutes: shift))
      draft.staff = [booking.staff]
      own.shift = nil
      own.alternative = nil
    } else {
      guard
        request.isForAnother(than: made.party) || request.customers.contains(where: \.isRelation),
        request.wantsOneMore || Ellipsis(request, of: [booking], isMoving: false)?.relation == .adds
      else { return nil }
      let isAfter = request.says("after") || request.says("afterwards")
      draft.time = WantedTime(at: isAfter ? turn.zone.local(booking.span.end) : booking.start)
      own.alternative = nil
    }
    return try propose(revising: draft, with: own, turn)
  }

  /// "and a blow-dry after": for the same customer, next to what was booked.
  mutating func book(
    _ request: Request, beside booking: Booking, _ party: Draft.Party, _ turn: Turn
  ) throws(BookError) -> Reply {
    var draft = Draft()
    draft.party = party
    if !request.whens.contains(where: { $0.role == .at || $0.role == .to }) {
      let length = request.serviceID.flatMap { turn.business.service($0)?.length } ?? 0
      let end = turn.zone.local(booking.span.end)
      draft.time = WantedTime(
        at: request.says("before") ? booking.start.adding(minutes: -length) : end)
    }
    return try propose(revising: draft, with: request, turn)
  }

  /// Another service at the time of a booking, with the same person if they do it.
  mutating func propose(
    _ service: ServiceID, insteadOf booking: Booking, _ request: Request, _ turn: Turn
  ) throws(BookError) -> Reply {
    var draft = Draft(moving: booking)
    draft.service = service
    draft.length = nil
    if turn.business.staff(booking.staff)?.does(service) != true { draft.staff = [] }
    var own = request
    own.customers = []
    own.services = []
    var filling = try fill(draft, from: own, turn)
    if let refusal = filling.refusal { return refusal }
    filling.draft.keepWhatWasNotSaid(of: booking.start)
    if filling.draft.time.clock == nil { filling.draft.time = WantedTime(at: booking.start) }
    return try propose(filling.draft, turn, saying: filling.statements)
  }

  /// Changes what is said of where a booking goes; whose it is only where just that is
  /// said.
  mutating func revise(
    _ offer: Table.Offer, of booking: Booking, _ request: Request, _ turn: Turn
  ) throws(BookError) -> Reply {
    if request.wantsOtherService(than: offer.draft), let service = request.serviceID,
      let slot = offer.slot
    {
      // "no, she wants a colour": where it was to go.
      var moved = offer.draft
      moved.service = service
      moved.length = nil
      moved.time = WantedTime(at: slot.start)
      if turn.business.staff(slot.staff)?.does(service) != true { moved.staff = [] }
      return try propose(moved, turn)
    }
    if let day = request.dayGoneThrough, !request.isForAnother(than: offer.draft.party) {
      // "is there nothing on Thursday later": than it is, on the day that it has.
      let start = day == booking.start.date ? booking.start : offer.slot?.start ?? booking.start
      var moved = offer.draft
      moved.time.days = WantedTime.Days(first: day, last: day)
      moved.time.clock =
        request.says("later")
        ? .from(start.time.minuteOfDay + 1) : .until(start.time.minuteOfDay)
      return try propose(moved, turn)
    }
    guard request.isForAnother(than: offer.draft.party) else {
      var reply = try propose(revising: offer.draft, with: request, turn)
      if state.table == nil, reply.kind == .refused, let slot = offer.slot {
        // What cannot be leaves what was proposed.
        state.table = .offer(offer)
        reply.statements.append(.moveProposal(from: booking, to: slot))
      }
      return reply
    }
    guard request.saysWhose else { return Reply(.question, [.pleaseAnswer]) }
    var own = request
    own.customers = request.customers.filter { !$0.isExcluded }
    own.bookingNumbers = []
    var filling = try fill(offer.draft, from: own, turn)
    if let refusal = filling.refusal { return refusal }
    filling.draft.time = offer.draft.time
    let said = filling.statements + [.handover(booking, to: filling.draft.party)]
    return try propose(filling.draft, turn, saying: said)
  }

  /// "it's for Grace": the booking is another's.
  mutating func handOver(_ booking: Booking, _ request: Request, _ turn: Turn)
    throws(BookError) -> Reply
  {
    var own = request
    own.customers = request.customers.filter { !$0.isExcluded }
    own.services = []
    own.whens = []
    var filling = try fill(Draft(moving: booking), from: own, turn)
    if let refusal = filling.refusal { return refusal }
    filling.draft.time = WantedTime(at: booking.start)
    let said = filling.statements + [.handover(booking, to: filling.draft.party)]
    return try propose(filling.draft, turn, saying: said)
  }
}

extension Draft {
  /// Whether it gives a booking to someone else.
  func handsOver(_ booking: Booking) -> Bool {
    switch party {
    case .me: false
    case .known(let customer): customer != booking.customer
    case .new: true
    }
  }
}

extension Request {
  /// Whether it wants something else than there is, not something more.
  fileprivate var isInstead: Bool {
    intent == .correct || acts.contains(.negate)
      || ["instead", "rather", "not", "change", "meant"].contains(where: says)
  }

  /// The one day that it names, where an earlier or a later time of it is asked for.
  fileprivate var dayGoneThrough: CalendarDate? {
    guard says("later") || says("earlier"), shift == nil, duration == nil, whens.count == 1,
      whens[0].isDayOnly, whens[0].grain == .day, whens[0].role == .at, services.isEmpty,
      staff.isEmpty
    else { return nil }
    return whens[0].start?.date
  }

  /// Whether it names another time for a booking just made, and whose else it would be not:
  /// "actually can she come at 2 instead?".
  fileprivate func changesTime(of booking: Booking) -> Bool {
    let namesOneShown =
      (choice == .described || Folding.words(text).starts(with: ["the", "one"])) && whens.count == 1
      && whens[0].isTimeOnly
    guard namesOneShown || ["instead", "actually", "rather"].contains(where: says), !says("book"),
      serviceID == nil || serviceID == booking.service, staff.isEmpty, recurrence == nil,
      !whens.isEmpty || shift != nil, whens.allSatisfy({ $0.role == .at || $0.role == .to }),
      choice == nil || choice == .described, topics.isEmpty
    else { return false }
    return customers.allSatisfy { mention in
      mention.entries.contains { CustomerID($0.id) == booking.customer }
    }
  }

  /// "no wait, for Grace": right behind a booking, whose it should be.
  fileprivate var takesBackWhose: Bool {
    let words = Folding.words(text)
    return isOnlyOfSomebody && words.contains("for")
      && ["no", "wait", "sorry", "actually", "oops"].contains(words.first)
      && !["too", "another", "one", "also"].contains(where: words.contains)
  }

  /// Whether it says whose a booking is: "it's for Grace", "wrong person, Grace".
  var saysWhose: Bool {
    if bookingNumbers.count == 1, says("for"), says("is"), !customers.isEmpty { return true }
    guard !wantsSame, services.isEmpty, whens.isEmpty, staff.isEmpty else { return false }
    if ["give", "hand", "pass"].contains(where: says) { return true }
    return ["its", "it", "that", "thats", "wrong", "meant", "instead", "sorry"]
      .contains(where: says)
      && (says("for") || says("is") || says("wrong") || says("meant")
        || says("should") && (says("been") || says("be")))
  }
}
