import CivilTime
import PlainEnglish
import Scheduling

/// The dialogue at the desk: a typed line in, a reply out.
///
/// How a line passes through: it is read (``Reader``) with what was just asked
/// in mind; each of its requests is either an answer to what is on the table,
/// whose effect ``AnswerTable`` says, or a request of its own; the finder and
/// the book are asked; and what came of it is put into words by others.
public struct Conversation {
  /// The longest line that is read, in bytes.
  public static let longestLine = 100_000

  /// What is remembered between two lines.
  public internal(set) var state: DialogueState

  /// What the conversation works with.
  public let desk: Desk

  /// Begins or goes on with a conversation.
  public init(desk: Desk, state: DialogueState = DialogueState()) {
    self.desk = desk
    self.state = state
  }

  /// The question that stands open.
  ///
  /// None stands open behind something that was shown and can be made real.
  public var openQuestion: OpenQuestion? { showsBeforeTable ? nil : state.table?.question }

  /// What a bare value would be read as.
  public var expectation: Expectation? { openQuestion?.expectation ?? (choosesWay ? .choice : nil) }

  /// Whether several ways were shown just now, so that a number is one of them.
  private var choosesWay: Bool {
    (state.table == nil || showsBeforeTable) && hasJustShown && state.focus.ways.count > 1
  }

  /// The day of what is offered, which an hour alone is an hour of.
  public var dayOnTable: CalendarDate? {
    guard case .offer(let offer)? = state.table, let slot = offer.slot ?? offer.slots.first else {
      return nil
    }
    return slot.start.date
  }

  /// Whether ending here would lose something that was proposed.
  public var hasUnansweredQuestion: Bool { state.table?.mustBeAnswered == true }

  /// Answers a line.
  ///
  /// - Parameters:
  ///   - line: As typed, without its line end.
  ///   - now: The moment.
  ///   - isPasted: Whether it was pasted rather than typed: a paste confirms
  ///     nothing.
  /// - Returns: The reply, with the question that stands open after it.
  public mutating func respond(to line: String, at now: Instant, isPasted: Bool = false) -> Reply {
    var reply: Reply
    do throws(BookError) {
      reply = try answer(line, at: now, isPasted: isPasted)
    } catch {
      reply = Reply(.failed, [.failed(error)])
    }
    reply.question = openQuestion
    // What is only put off leaves what was said before to be said again.
    let isPutOff = [.takeYourTime, .pleaseAnswer].contains(reply.statements.last)
    if !reply.statements.isEmpty, !isPutOff { state.lastReply = reply }
    return reply
  }

  /// Refuses a line that was too long to be read at all.
  public func refuseLine(limit: Int) -> Reply {
    Reply(.notUnderstood, [.tooLong(bytes: limit, limit: Self.longestLine)])
  }

  /// Drops the question that is open, as Ctrl-C does.
  public mutating func interrupt() -> Reply {
    guard state.table != nil else { return Reply(.talk, []) }
    state.asides = []
    return drop()
  }

  private mutating func answer(_ line: String, at now: Instant, isPasted: Bool) throws(BookError)
    -> Reply
  {
    let words = line.trimmed
    if words.isEmpty {
      return openQuestion == nil ? Reply(.talk, [.nothingAsked]) : Reply(.question, [.pleaseAnswer])
    }
    if line.utf8.count > Self.longestLine {
      return Reply(
        .notUnderstood, [.tooLong(bytes: line.utf8.count, limit: Self.longestLine)])
    }
    if isPasted && hasUnansweredQuestion { return Reply(.question, [.pastedAnswer]) }

    let id = state.nextLine()
    var turn = try Turn(desk: desk, now: now, words: words, actor: state.actor, line: id)
    if let corrected = try correctRule(words, turn) {
      state.lastDate = turn.local.date
      return corrected
    }
    let (yes, utterance) = try readingOwnActs(read(line, turn), turn)
    var whole: Reply?
    if let last = state.lastDate, last < turn.local.date, openQuestion != nil {
      whole = Reply(.talk, [.dayChanged(turn.local.date)])
    }
    state.lastDate = turn.local.date
    if let waiting = state.waiting { turn.note = waiting.note }
    let requests =
      [yes].compactMap { $0 }
      + withoutMovingAway(utterance.requests)
      .map(\.withoutThanked).split.fused
      .withoutReservedYes.withDepth
    for (index, said) in requests.enumerated() {
      var request = said
      if index > 0, turn.actor != state.actor {
        // Who they are was said before what they want.
        turn = try Turn(desk: desk, now: now, words: words, actor: state.actor, line: id)
        request = said.ofWhoTypes
      }
      if index > 0, try mustWait(request, turn) {
        let rest = Utterance(line: utterance.line, requests: Array(requests[index...]))
        state.waiting = Waiting(utterance: rest, note: turn.note)
        whole?.announce(requests, from: index)
        if case .rearrangement? = state.table { whole?.statements.append(.thenDo(waitingTexts)) }
        break
      }
      let before = state.table
      var reply = try tabled(answer(request, of: utterance, turn), request, turn)
      try addTheirClock(to: &reply, turn)
      keepShown(request, &reply, before: before)
      keepUnmet(of: request, &reply, before: before)
      if whole == nil { whole = reply } else { whole?.append(reply) }
      // What follows in the line is said of what was just done.
      if index + 1 < requests.count { state.lastReply = reply }
      if reply.outcome == .notUnderstood || reply.endsConversation { break }
      try turn.refresh()
    }
    forgetRule(behind: requests)
    if var reply = whole {
      try goOn(after: &reply, turn)
      try comeBack(after: &reply, turn)
      whole = reply
    }
    if utterance.requests.first?.why?.isAboutReading != true,
      utterance.requests.first?.intent != .more
    {
      state.lastLine = words
      state.lastRequests = requests
    }
    return whole ?? Reply(.notUnderstood, [.notUnderstood(line: line, left: [], example: "help")])
  }

  /// Reads a line with what was just asked in mind.
  ///
  /// Of slots that are offered a number is the place of one, or else an hour:
  /// "ten would be better", "9".
  func read(_ line: String, _ turn: Turn) throws(BookError) -> Utterance {
    let line = withClashNamed(withHoursWritten(line))
    let utterance = Reader().read(line, in: try turn.readingContext(expecting: expectation))
    if let question = try readQuestionApart(line, turn) { return question }
    if case .missing(.service, _)? = state.table, let number = Int(line.trimmed),
      var request = utterance.requests.first, utterance.requests.count == 1
    {
      // The services were listed by number.
      request.choice = .index(number)
      return Utterance(line: utterance.line, requests: [request])
    }
    if case .missing(.time, let draft)? = state.table, draft.moving != nil,
      utterance.requests.count == 1, utterance.requests[0].isBareHour
    {
      // "to 3", of what moves: an hour of its day, and no day of the month.
      let other = Reader().read(line, in: try turn.readingContext(expecting: .time))
      if other.requests.count == 1, other.requests[0].whens.count == 1 { return other }
    }
    if case .missing(.time, let draft)? = state.table, draft.moving == nil,
      draft.time.days?.single != nil
    {
      // "3 to 4", where only the hours of a day are open.
      let other = Reader().read(line, in: try turn.readingContext(expecting: .time))
      if other.requests.count == 1, other.requests[0].whens.count == 1,
        other.requests[0].whens[0].isTimeOnly
      {
        return other
      }
    }
    if state.table == nil, state.focus.openings.count > 1, utterance.requests.count == 1,
      var request = utterance.requests.first, let number = Int(line.trimmed),
      state.focus.openings.indices.contains(number - 1)
    {
      // The openings were listed by number, too.
      request.intent = .affirm
      request.choice = .index(number)
      request.left = []
      return Utterance(line: utterance.line, requests: [request])
    }
    if state.table == nil, state.lastReply?.kind == .availability, utterance.requests.count == 1,
      let request = utterance.requests.first, request.mayNameHour
    {
      // "2 for Mei", behind a list of free starts: at two.
      let other = Reader().read(line, in: try turn.readingContext(expecting: .time))
      if other.requests.count == 1, var hour = other.requests.first, !hour.whens.isEmpty {
        hour.intent = .book
        return Utterance(line: utterance.line, requests: [hour])
      }
    }
    if case .offer(let offer)? = state.table, utterance.requests.count == 1,
      var request = utterance.requests.first, let place = request.bareOrdinal,
      place <= offer.slots.count
    {
      // "2nd", "the 4th": of so many that are offered, no day of the month.
      request.intent = .none
      request.choice = .index(place)
      request.whens = []
      return Utterance(line: utterance.line, requests: [request])
    }
    guard !showsBeforeTable, state.table?.question.isAboutTaking == true else { return utterance }
    let isOne = utterance.requests.count == 1
    var isNoPlace = false
    if case .offer(let offer)? = state.table {
      isNoPlace = utterance.requests.first?.choosesNothing(of: offer.slots.count) == true
    }
    let passesOver = utterance.requests.contains(where: \.passesOverNumber)
    guard isOne && isNoPlace || passesOver else { return utterance }
    let other = Reader().read(line, in: try turn.readingContext(expecting: .time))
    if passesOver, let joined = other.requests.fused.first, !joined.whens.isEmpty { return other }
    guard other.requests.count == 1, other.requests.first?.whens.isEmpty == false else {
      return utterance
    }
    return other
  }

  /// "Dana's bookings", "show Thursday", whatever is on the table.
  private func readQuestionApart(_ line: String, _ turn: Turn) throws(BookError) -> Utterance? {
    let words = Folding.words(line)
    guard state.table != nil, let last = words.last,
      (2...3).contains(words.count) && ["bookings", "appointments", "history"].contains(last)
        || Self.showsDay(words)
    else { return nil }
    let plain = Reader().read(line, in: try turn.readingContext(expecting: nil))
    guard plain.requests.count == 1, [.list, .customers].contains(plain.requests[0].intent) else {
      return nil
    }
    return plain
  }

  private mutating func answer(_ request: Request, of utterance: Utterance, _ turn: Turn)
    throws(BookError) -> Reply
  {
    if hasJustShown {
      if let refusal = try refusalToCustomer(request, turn) { return refusal }
      if let other = try otherWays(request, turn) { return other }
      if let ways = try waysOtherwise(request, turn) { return ways }
      if let done = try doAndTell(request, of: utterance, turn) { return done }
    }
    if let problem = misreading(of: request, in: utterance, turn) { return problem }
    if let refusal = try refusalToCustomer(request, turn) { return refusal }
    if hasJustShown, request.refusesShown { return dropShown() }
    // What was only shown can be made real until something else is done.
    if request.intent.changesBook, !request.onlyShowsWaitlist {
      state.focus.supposed = nil
      state.focus.ways = []
    }
    // After a reason "more" asks for the rest of it, not for other slots; "in full" always.
    let isAfterReason = state.lastReply?.kind == .explanation
    let asksForMore = request.intent == .more || request.isOnlyMore && request.why == nil
    if asksForMore, isAfterReason || request.asksInFull {
      return try explainInFull(turn)
    }
    if let table = state.table {
      if let reply = try settleShown(before: table, with: request, of: utterance, turn) {
        return reply
      }
      if let reply = try goBeyond(table, request, of: utterance, turn) { return reply }
      return try settle(table, with: request, of: utterance, turn)
    }
    return try perform(request, of: utterance, turn)
  }

  /// A word that could change the meaning and was not understood stops the
  /// request before anything is done.
  private func misreading(of request: Request, in utterance: Utterance, _ turn: Turn) -> Reply? {
    guard request.intent != .none else { return nil }
    let dates = request.left.filter { $0.standsForDate(in: utterance.line) }
    if !dates.isEmpty, request.setUp == nil {
      return Reply(
        .notUnderstood,
        [.notUnderstood(line: utterance.line, left: dates, example: example(for: request, turn))])
    }
    let matters = request.left.filter(\.matters) + (request.eitherDay.map { [$0] } ?? [])
    guard !matters.isEmpty else { return nil }
    // "anything but the first", of what is offered, is understood.
    if state.table?.isOffer == true, request.consent == .refuses(.choice) { return nil }
    return Reply(
      .notUnderstood,
      [.unsure(line: utterance.line, left: matters, example: example(for: request, turn))])
  }
}

extension [Request] {
  /// The requests with how much is to be told of a reason as part of its question: "why 2?
  /// in full".
  fileprivate var withDepth: [Request] {
    guard count == 2, self[0].intent == .explain, self[0].why != .whatIf,
      self[1].intent == .more && self[1].asksInFull || self[1].why == .briefly
    else { return self }
    var question = self[0]
    question.text += " " + self[1].text
    return [question]
  }
}

extension Request {
  /// "in full", "in detail": all of a reason.
  fileprivate var asksInFull: Bool {
    says("in") && (says("full") || says("detail")) || says("facts")
  }

  /// "more", and nothing else.
  fileprivate var isOnlyMore: Bool { alternative == .more && !hasValues }
}

extension WhyQuestion {
  /// Whether it asks about the line before.
  fileprivate var isAboutReading: Bool { self == .howRead || self == .howSure }
}

extension Intent {
  /// Whether it does something else than was shown.
  fileprivate var changesBook: Bool {
    switch self {
    case .cancel, .move, .setUp, .undo, .redo, .mark, .note, .resize, .swap, .waitlist, .late,
      .ill, .hold, .stop, .negate, .bye:
      true
    default: false
    }
  }
}

extension LeftWords {
  /// Whether the words stand where a day would, as in "next blorsday": what was
  /// wanted then cannot be told.
  func standsForDate(in line: String) -> Bool {
    let before = String(decoding: Array(line.utf8).prefix(span.lowerBound), as: UTF8.self)
    guard let word = before.split(separator: " ").last, before.last == " " else { return false }
    let heads: Set<String> = ["next", "this", "until", "till", "before", "after", "coming"]
    let head = Folding.fold(word)
    return heads.contains(head) || head == "on" && Folding.fold(text).hasSuffix("day")
  }
}

extension Request {
  /// Whether a customer and a bare number are all that is said, or a number and that it suits.
  fileprivate var mayNameHour: Bool {
    guard whens.isEmpty, bookingNumbers.isEmpty, services.isEmpty else { return false }
    switch intent {
    case .customers, .none, .list: break
    case .affirm, .thank, .correct: break
    default: return false
    }
    // "3 would be good", "2 please".
    let suits = ["good", "great", "fine", "perfect", "please", "suits", "suit", "works", "work"]
    guard !customers.isEmpty || suits.contains(where: says) else { return false }
    return Folding.words(text).contains { Int($0).map((1...12).contains) == true }
  }

  /// The number of "2nd", "the 4th", where nothing else is said.
  fileprivate var bareOrdinal: Int? {
    let small = ["the", "one", "please"]
    let words = text.split(separator: " ").map { Folding.fold($0) }.filter { !small.contains($0) }
    if let last = words.last,
      words.dropLast().allSatisfy({ $0 == "to" || AnswerWord.kinds(of: $0).contains(.yes) }),
      words.count > 1, let place = Request.place(last)
    {
      // "yes to the second"
      return place
    }
    guard words.count == 1, let word = words.first, word.count == 3,
      ["st", "nd", "rd", "th"].contains(word.suffix(2))
    else { return nil }
    return Int(word.prefix(1))
  }

  /// Whether it agrees beside a number that nothing was made of: "ok, 11 then" is no yes.
  var passesOverNumber: Bool {
    guard [.affirm, .thank, .any, .none].contains(intent), choice == nil, !hasValues,
      bookingNumbers.isEmpty, numbers.isEmpty, partySize == nil, times == nil, phone == nil
    else { return false }
    return Folding.words(text).contains { word in
      Int(word).map { (1...24).contains($0) } ?? ["ten", "eleven", "twelve"].contains(word)
    }
  }

  /// Whether nothing was made of it, or it chooses a place beyond the last.
  fileprivate func choosesNothing(of count: Int) -> Bool {
    if let number = numberAfterNo { return number > count }
    if case .index(let place)? = choice { return place > count }
    // “make it 10 for her”
    let mayNameHour = intent == .none || intent == .correct && isForLastCustomer
    return mayNameHour && !isPause && !hasValues && topics.isEmpty && alternative == nil
  }
}

extension String {
  /// The text without blanks at its ends.
  var trimmed: String {
    guard let first = firstIndex(where: { !$0.isWhitespace }),
      let last = lastIndex(where: { !$0.isWhitespace })
    else { return "" }
    return String(self[first...last])
  }
}
