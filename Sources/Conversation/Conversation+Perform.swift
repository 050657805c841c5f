import CivilTime
import PlainEnglish
import Scheduling

extension Conversation {
  /// Does what a request asks for, with nothing on the table to answer or with
  /// the question left open.
  mutating func perform(_ request: Request, of utterance: Utterance, _ turn: Turn)
    throws(BookError) -> Reply
  {
    if request.intent == .list, request.setUp != nil {
      guard let reply = try answerRule(request, turn) else {
        return Reply(.notUnderstood, [.outOfScope])
      }
      return reply
    }
    if let chosen = wayChosen(request) {
      guard let way = chosen else {
        return Reply(.question, [.whichOption(Array(1...state.focus.ways.count))])
      }
      return try take(way, turn)
    }
    if let again = waysAgain(request) { return again }
    if let reply = try supposeOtherwise(request, turn) { return reply }
    if request.isErrand, !request.left.isEmpty { return Reply(.talk, [.ignored(request.left)]) }
    if let reply = try speakOfNamed(request, turn) { return reply }
    if request.intent == .correct, request.meansAllListed, state.focus.listed.count > 1,
      state.focus.isSettled, request.hasNewValues || request.shift != nil
    {
      return try move(request, turn)
    }
    if state.table == nil, request.bookingNumbers.count == 1, let act = request.ofNumberedBooking {
      return try perform(act, of: utterance, turn)
    }
    if request.intent == .correct, state.table == nil,
      let reply = try moveToWeekday(request, turn)
    {
      return reply
    }
    if let fact = request.factOfCustomer, state.table == nil {
      var noting = request
      noting.note = fact
      noting.left = []
      return try note(noting, turn)
    }
    if let taking = request.takingOpening, state.lastReply?.kind == .availability,
      state.focus.draft != nil, !state.focus.isSettled
    {
      // "put Dana in it", "the one with Priya", of what was told to be free.
      return try book(taking, turn)
    }
    if request.intent == .mark, request.statusPutRight != nil, state.table == nil {
      return try mark(request, turn)
    }
    if let reply = try answerOnlyAsked(request, turn) { return reply }
    if var marking = request.tellsHowItWent, state.table == nil {
      if marking.isForLastCustomer, let id = state.focus.booking,
        let booking = try turn.book.booking(id), booking.start.date == turn.local.date
      {
        // "he just walked in", of whom it was said that he had not come.
        marking.bookingNumbers = [id.rawValue]
      }
      let reply = try mark(marking, turn)
      remember(marking, reply, turn)
      return reply
    }
    if let reply = try completeWish(request, turn) { return reply }
    if state.table == nil, state.lastReply?.kind == .booked {
      // "and again in 4 weeks", right behind a booking.
      let again = request.againAsSame
      if again != request { return try book(again, turn) }
    }
    if let reply = try answerPlainly(request, of: utterance, turn) { return reply }
    if let reply = try tell(request, turn) { return reply }
    if let reply = try speakOfListed(request, turn) { return reply }
    if let reply = try speakOfJustMade(request, turn) { return reply }
    if let reply = try speakOfStanding(request, turn) { return reply }
    if case .rearrangement(let plan)? = state.table, request.asksWhomToTell {
      return Reply(.question, [.rearrangement(plan)])
    }
    if request.asksToSend, let id = customerNamed(request),
      let customer = try turn.book.customer(id)
    {
      return Reply(.notFound, [.cannotSend(customer)])
    }
    if request.offersOn, let reply = try takeThatTime(request, turn) { return reply }
    if let reply = try followUp(request, of: utterance, turn) { return reply }
    if [.move, .resize, .none].contains(request.intent), request.namesAnyBooking,
      let reply = try lengthen(request, turn)
    {
      return reply
    }
    let reply = try dispatch(request, of: utterance, turn)
    remember(request, reply, turn)
    return reply
  }

  /// Does what a request asks for by its intent.
  mutating func dispatch(_ request: Request, of utterance: Utterance, _ turn: Turn)
    throws(BookError) -> Reply
  {
    switch request.intent {
    // "no colours after 3" is a rule that cannot be set, and no wish.
    case .book where request.forbidsService && state.table == nil:
      return Reply(.notUnderstood, [.outOfScope])
    case .book: return try book(request, turn)
    case .override where !request.services.isEmpty && request.whens.contains { $0.role == .at }:
      // "haircut for Grace today at 18:30, book it anyway"
      var own = request
      own.intent = .book
      own.isRegardless = true
      return try book(own, turn)
    case .list where request.asksForLatest: return try availability(request, turn)
    case .list: return try list(request, turn)
    case .cancel where request.showsWhatBecame, .mark where request.showsWhatBecame:
      // "show cancelled bookings", "list Tom's no-shows": nothing is to be done.
      return try listWhatBecame(request, turn)
    case .customers
    where request.says("confirm") && !request.isQuestion && !request.customers.isEmpty:
      var marking = request
      marking.status = .confirmed
      return try mark(marking, turn)
    case .move where request.asksWhatSomeoneHas: return try list(request, turn)
    case .stop where request.saysItWasWrong && hasJustChanged,
      .negate where request.saysItWasWrong && hasJustChanged:
      // "oh no, wrong Dana", right after it was done.
      return try offerToTakeBack(turn)
    case .availability: return try availability(request, turn)
    case .cancel:
      let reply = try cancel(request, turn)
      return try tellingOfIt(reply, request, turn)
    case .move: return try move(request, turn)
    case .correct: return try correct(request, of: utterance, turn)
    case .affirm: return try affirmWithoutQuestion(request, of: utterance, turn)
    case .any: return Reply(.talk, [.nothingAsked])
    // "actually, cancel it", after it was booked, is no mere putting off.
    case .stop where request.says("cancel") && state.focus.booking != nil:
      return try cancel(request, turn)
    case .stop where request.says("cancel") && state.focus.listed.count == 1:
      return try cancel(request, turn)
    case .stop where request.says("cancel") && !state.focus.listed.isEmpty:
      if let question = try askWhichListed(for: .cancel(reason: ""), turn) { return question }
      return Reply(.notFound, [.whichOnes])
    case .stop where request.hasToCancel && state.table == nil:
      var own = request
      own.intent = .cancel
      own.isForMe = turn.settings.isCustomerView
      return try own.isForMe
        ? cancel(own, turn) : askWhichOfAll(for: .cancel(reason: ""), own, turn)
    case .stop where request.says("everything") && request.says("cancel"):
      return Reply(.notFound, [.whichOnes])
    case .stop where request.leaves: return farewell()
    // "never mind", right after a rule was set: it stands, and that has to be said.
    case .stop where state.recentRule?.changes ?? 0 > 0: return try offerToTakeBack(turn)
    case .stop: return Reply(.talk, [.dropped])
    case .negate where request.leavesAlone != nil && state.table == nil:
      return try leaveAlone(request, turn)
    // "do not book a haircut tomorrow" refuses what it names.
    case .negate where request.topics.isEmpty && (request.hasValues || request.says("book")):
      return Reply(.talk, [.dropped])
    case .negate where state.lastReply.map({ Self.changing.contains($0.kind) }) == true:
      // "actually no, keep it", right after it was done.
      return try offerToTakeBack(turn)
    case .negate where request.choice != nil && state.focus.isSettled:
      // "no, the first one you said", right after another was booked.
      guard let slot = chosenListedSlot(request), let id = state.focus.booking,
        let booking = try turn.book.booking(id), booking.span.start > turn.now
      else { return Reply(.question, [.whichSlot]) }
      var wish = Draft()
      wish.time = WantedTime(at: slot.start)
      var move = Request(intent: .move, text: "", span: 0..<0)
      move.choice = nil
      return try pursue(.move(wish), booking, move, turn)
    case .negate:
      if !request.topics.isEmpty { return try answerTopics(request, turn) }
      return Reply(.talk, [request.isBareNo ? .nothingAsked : .welcomeBack])
    case .repeat: return state.lastReply ?? Reply(.talk, [.nothingAsked])
    case .explain: return try explain(request, of: utterance, turn)
    case .thank where request.goesAhead && !request.acts.contains(.thank):
      return try affirmWithoutQuestion(request, of: utterance, turn)
    case .thank where request.hasValues: return try correct(request, of: utterance, turn)
    case .thank where isStray(request): return Reply(.talk, [.nothingAsked])
    case .thank: return try courtesy(.welcomeBack, request, turn)
    case .hello: return try courtesy(.hello, request, turn)
    case .bye: return farewell()
    case .help: return try help(request, turn)
    case .time where request.speaksOfSomeonesZone:
      let customer = request.customers.first?.entries.first.map { CustomerID($0.id) }
      guard let customer = customer ?? state.focus.customer,
        let row = try turn.book.customer(customer), row.zone != nil
      else { return Reply(.refused, [.zoneUnknown(nil)]) }
      return Reply(.list, [.theirZone(row)])
    case .time where request.says("same") && !request.whens.isEmpty && !request.isQuestion:
      // "same time in two weeks"
      var same = request
      same.intent = .none
      same.wantsSame = true
      return try correct(same, of: utterance, turn)
    // "what time is Dana coming on Wednesday?"
    case .time where !request.customers.isEmpty: return try list(request, turn)
    case .time where request.namesVeryTime: return try whoIsAt(request, turn)
    // "book club, what day is it": of something that is not known, and not of today.
    case .time where request.isOfUnknown: return notUnderstood(request, utterance, turn)
    case .time: return try dateAsked(request, turn) ?? Reply(.talk, [.clock(turn.local)])
    // "put it back", of what was just taken back.
    case .undo where request.says("put") && state.lastReply?.kind == .undone:
      return try redo(turn)
    case .undo: return try undo(request, turn)
    case .redo: return try redo(turn)
    case .history: return try history(request, turn)
    case .services: return listServices(turn)
    case .staff: return listStaff(request, turn)
    case .settings: return try settings(turn)
    case .customers: return try customers(request, turn)
    case .calendar: return try calendar(request, turn)
    case .mark: return try mark(request, turn)
    case .note: return try note(request, turn)
    case .resize:
      guard let change = request.resizing else { return notUnderstood(request, utterance, turn) }
      return try onBooking(request, .resize(change), turn)
    case .report: return try report(request, turn)
    case .print: return try daySheet(request, turn)
    case .identify:
      if request.namesParty, state.lastReply?.kind == .booked, let id = state.focus.booking,
        let booking = try turn.book.booking(id), booking.customer == nil
      {
        // "the name's Joe Bloggs", behind what was booked for nobody by name.
        return try handOver(booking, request.namingParty, turn)
      }
      return identify(request)
    case .more: return try explainInFull(turn)
    case .setUp: return try setUp(request, of: utterance, turn)
    case .override:
      if let reply = try doWhatWasShown(request, of: utterance, turn) { return reply }
      return try override(request, turn)
    case .swap: return try swap(request, turn)
    case .waitlist: return try waitlist(request, turn)
    case .late: return try late(request, turn)
    case .ill: return try ill(request, turn)
    case .hold: return try hold(request, turn)
    case .transfer: return try transfer(request, turn)
    case .none: return try fallback(request, of: utterance, turn)
    }
  }

  /// The customer whom a line names, or means by "her".
  func customerNamed(_ request: Request) -> CustomerID? {
    let named = request.customers.flatMap(\.entries)
    if named.isEmpty {
      if case .offer(let offer)? = state.table, case .known(let id) = offer.draft.party {
        return id
      }
      return state.focus.customer
    }
    return named.count == 1 ? CustomerID(named[0].id) : nil
  }

  /// "ok", "perfect", with nothing said before that it could be about.
  private func isStray(_ request: Request) -> Bool {
    guard !request.acts.contains(.thank), request.topics.isEmpty else { return false }
    return state.lastReply == nil || state.lastReply?.statements == [.nothingAsked]
  }

  /// What a no that comes right behind it is meant of.
  private static let changing: [Reply.Kind] = [.cancelled, .moved, .changed]

  /// Nothing was said to do: a value alone goes on with what was spoken of.
  private mutating func fallback(_ request: Request, of utterance: Utterance, _ turn: Turn)
    throws(BookError) -> Reply
  {
    if request.isOops { return try offerToTakeBack(turn) }
    if !request.bookingNumbers.isEmpty, request.left.isEmpty, !request.hasValues {
      return try list(request, turn)
    }
    if Int(request.text.trimmed) != nil, state.focus.draft == nil || state.focus.isSettled {
      return Reply(.talk, [.nothingAsked])
    }
    if request.left.isEmpty, request.lengthChange != nil, state.focus.booking != nil {
      // "actually, half an hour longer", of what was just spoken of.
      var change = request
      change.intent = .correct
      return try correct(change, of: utterance, turn)
    }
    if request.left.isEmpty, request.speaksOfItsPerson, let id = state.focus.booking,
      let booking = try turn.book.booking(id), booking.span.start > turn.now,
      booking.status != .cancelled
    {
      // "can Alex do it?", "with Priya", of the booking that was just shown.
      var move = request
      move.intent = .move
      return try pursue(.move(Draft()), booking, move, turn)
    }
    if let phone = request.phone, request.customers.isEmpty { return try keep(phone: phone, turn) }
    if request.tellsWish { return try book(request, turn) }
    if request.asksForPending { return try listPending(turn) }
    if request.asksForCustomer { return try customers(request, turn) }
    if let told = try sums(request, turn) { return told }
    if !request.topics.isEmpty {
      if state.table == nil, let service = request.serviceID { state.focus.service = service }
      return try answerTopics(request, turn)
    }
    if request.choice != nil, state.focus.draft != nil || !request.hasValues {
      return try correct(request, of: utterance, turn)
    }
    if request.left.isEmpty, request.tellsWhenItSuits, request.services.isEmpty,
      let draft = state.focus.draft, !state.focus.isSettled, draft.service != nil,
      state.lastReply?.kind == .explanation
    {
      // "11:15 then", after what stands against 11.
      return try propose(revising: draft, with: request, turn)
    }
    if request.left.isEmpty, request.tellsWhenItSuits {
      return request.isQuestion || request.says("if") || request.says("whether")
        ? try availability(request, turn) : try book(request, turn)
    }
    if let first = Folding.words(request.text).first, ["actually", "sorry", "oh"].contains(first),
      state.focus.isSettled, request.left.isEmpty, request.services.isEmpty, request.hasValues,
      request.customers.isEmpty, !request.isQuestion
    {
      // "actually with Priya", of the booking just made.
      var own = request
      own.intent = .correct
      return try correct(own, of: utterance, turn)
    }
    let isPlainValue =
      request.left.isEmpty && request.hasValues && (request.wantsSame || request.isBareValue)
    if isPlainValue && (!request.services.isEmpty || !request.whens.isEmpty) {
      return try correct(request, of: utterance, turn)
    }
    return notUnderstood(request, utterance, turn)
  }

  /// Says that a line was not understood, and where.
  func notUnderstood(_ request: Request, _ utterance: Utterance, _ turn: Turn) -> Reply {
    let left = request.left
    if left.isEmpty { return Reply(.notUnderstood, [.outOfScope]) }
    return Reply(
      .notUnderstood,
      [
        .notUnderstood(line: utterance.line, left: left, example: example(for: request, turn))
      ])
  }
}

extension Request {
  /// "text Dana that she's late", "email her the details": what no desk does.
  var asksToSend: Bool {
    switch intent {
    case .none, .customers, .list, .late, .note, .correct, .affirm: break
    default: return false
    }
    let words = Folding.words(text).drop {
      ["and", "please", "then", "can", "you", "yes"].contains($0)
    }
    guard let first = words.first else { return false }
    let second = words.dropFirst().first ?? ""
    return ["text", "email", "message", "whatsapp", "sms", "tell"].contains(first)
      && (!customers.isEmpty && second != "me" || ["her", "him", "them"].contains(second))
  }

  /// "… and tell Peter": whom, and nothing of what.
  var tellsOn: Bool {
    !customers.isEmpty && services.isEmpty && staff.isEmpty && whens.isEmpty
      && ["tell", "inform", "text", "message", "ring", "call", "email", "know"]
        .contains(where: says)
  }

  /// "do it and …", "yes, and …": begins with an agreement to what was shown.
  var beginsWithDoing: Bool {
    beginsWithYes || Folding.words(text).starts(with: ["do", "it"])
      || Folding.words(text).starts(with: ["do", "that"]) || wayDone != nil
  }

  /// "do 2 and …": the number of what is to be done.
  var wayDone: Int? {
    let words = Folding.words(text)
    return words.first == "do" && words.count > 1 ? Int(words[1]) : nil
  }

  /// "who do I need to tell?", "who should we call?".
  fileprivate var asksWhomToTell: Bool {
    (says("who") || says("whom"))
      && ["tell", "call", "ring", "text", "inform", "contact"].contains(where: says)
  }

  /// "Omar and Luis both want Saturday at 11": whom, and when.
  fileprivate var tellsWish: Bool {
    !customers.isEmpty && customers.allSatisfy { !$0.entries.isEmpty } && !whens.isEmpty
      && left.isEmpty
      && ["want", "wants", "like", "would", "prefer", "prefers"].contains(where: says)
  }

  /// Whether it names who should do what was spoken of, and nothing else: "can Alex do
  /// it?", "with Priya", "half an hour later with Sam".
  fileprivate var speaksOfItsPerson: Bool {
    let named = staff.filter { !$0.isExcluded && !$0.entries.isEmpty }
    guard named.count == 1, services.isEmpty, customers.isEmpty, whens.isEmpty, topics.isEmpty
    else { return false }
    return says("it") && (says("do") || says("take")) || says("with")
  }

  /// "I have to cancel", "can I cancel?": a booking of which nothing is said.
  fileprivate var hasToCancel: Bool {
    let words = Folding.words(text).filter { !["please", "sorry", "unfortunately"].contains($0) }
    return words.last == "cancel" && words.count <= 7
      && words.contains { ["i", "we", "im", "id", "ill", "ive"].contains($0) }
      && words.contains {
        ["have", "need", "want", "must", "got", "like", "wish", "can", "could", "may", "ive"]
          .contains($0)
      }
  }

  /// Whether what is asked about stands before the question, and nothing is known of it.
  fileprivate var isOfUnknown: Bool {
    guard !left.isEmpty,
      let asking = text.split(separator: " ").first(where: { word in
        ["what", "whats", "which", "when"].contains(Folding.fold(word))
      })
    else { return false }
    let place = span.lowerBound + text.utf8.distance(from: text.startIndex, to: asking.startIndex)
    return left.contains { $0.span.upperBound <= place }
  }

  /// "no", and nothing else.
  fileprivate var isBareNo: Bool { ["no", "nope", "nah"].contains(Folding.words(text).joined()) }

  /// Whether it agrees by words of booking: "book it", "I'll take it", which mean a
  /// time and nothing else that was asked about.
  var takes: Bool { ["book", "take", "reserve", "schedule"].contains(where: says) }

  /// "quit": the conversation, and not only what is on the table.
  var leaves: Bool { Folding.words(text) == ["quit"] }
}
