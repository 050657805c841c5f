import PlainEnglish
import Scheduling

/// Acts of their own in a line that is read as an answer.
///
/// With a question open a line is read as an answer to it, so that “move it to 4” is a
/// value. What it would be read as by itself tells whether it is more than that.
extension Conversation {
  /// The line with what is an act of its own read as one.
  ///
  /// - Returns: The yes that stands before it, if one does, and the line.
  func readingOwnActs(_ read: Utterance, _ turn: Turn) throws(BookError)
    -> (yes: Request?, utterance: Utterance)
  {
    if let beside = try readBeside(read, turn) { return (nil, beside) }
    if let reason = yesWithReason(read) { return (nil, reason) }
    if let parted = try partingQuestion(read, turn) { return (nil, parted) }
    if let parted = try partingIdentity(read, turn) { return (nil, parted) }
    if let named = yesNaming(read) { return (nil, named) }
    let utterance = Utterance(line: read.line, requests: read.requests.map(\.withoutFirst))
    guard let table = state.table, table.mustBeAnswered else { return (nil, utterance) }
    if let parted = try partingYes(utterance, table, turn) { return parted }
    guard utterance.requests.count == 1, var request = utterance.requests.first,
      [.correct, .none].contains(request.intent)
    else { return (nil, utterance) }
    request = request.namingBehindAnd
    if let draft = table.draft, request.isBesides(draft), !request.joins(draft) {
      // "and a haircut for Grace on Friday"
      request.intent = .book
      return (nil, Utterance(line: utterance.line, requests: [request]))
    }
    let alone = try readAlone(utterance.line, turn)
    guard alone.count == 1, let act = alone.first, act.intent == .move, !act.isQuestion,
      try answerKind(act, on: table, turn) == .request
    else { return (nil, utterance) }
    return (nil, Utterance(line: utterance.line, requests: [act]))
  }

  /// What a line says by itself, whatever was asked.
  func readAlone(_ line: String, _ turn: Turn) throws(BookError) -> [Request] {
    Reader().read(line, in: try turn.readingContext(expecting: nil)).requests.map(\.withoutFirst)
  }

  // MARK: Yes, and more

  /// “yes, and one for Omar”: the yes, and what follows as a request of its own; nil if
  /// there is nothing of the kind.
  private func partingYes(_ utterance: Utterance, _ table: Table, _ turn: Turn)
    throws(BookError) -> (yes: Request?, utterance: Utterance)?
  {
    guard AnswerTable.effect(of: .yes, on: table.question) == .accept else { return nil }
    let line = utterance.line
    for joint in line.joints.prefix(3) {
      let head = String(line[..<joint])
      let answer = Reader().read(head, in: try turn.readingContext(expecting: expectation))
      guard answer.requests.count == 1, let yes = answer.requests.first, yes.left.isEmpty,
        yes.why == nil, yes.topics.isEmpty
      else { return nil }
      let kind = try answerKind(yes, on: table, turn)
      guard kind == .yes || kind == .choice, !yes.hasValues else { continue }
      // “book Max” is no yes to what is offered for Rex.
      guard kind == .choice || yes.intent != .book || yes.isOnlyTaking else { continue }
      // Places in the line stay what they are.
      let tail = String(repeating: " ", count: head.utf8.count) + line[joint...]
      let isReserved = Folding.words(tail).first == "but"
      if isReserved, let change = try butOtherwise(tail, table, turn) {
        return (nil, Utterance(line: line, requests: [change]))
      }
      let more = try readAlone(tail, turn).map { request throws(BookError) in
        let asked = request.bookingNumbers.isEmpty ? Expectation.choice : .time
        let answer = Reader().read(tail, in: try turn.readingContext(expecting: asked))
        return request.counting(from: answer).againAsSame
      }
      // “yes, but only Finn”: a yes with a reserve is no yes yet, unless an act follows.
      if isReserved, kind == .yes, more.first?.isPlainAct != true { return nil }
      guard let first = more.first,
        try first.isOwnAct(
          beside: table, isRequest: answerKind(first, on: table, turn) == .request)
      else {
        if let errand = more.first, more.count == 1, errand.isErrandBehindYes {
          // "yes, and text her": no desk does that, which is said.
          let words = errand.textAlone
          var left = Request(intent: .none, text: words, span: errand.span)
          left.left = [LeftWords(text: words, span: errand.span)]
          left.isErrand = true
          return (yes, Utterance(line: line, requests: [left]))
        }
        guard kind == .choice, utterance.requests.count == 1,
          var whole = utterance.requests.first, whole.choice == nil, whole.hasValues
        else { continue }
        // "2 but with Priya"
        whole.choice = yes.choice
        return (nil, Utterance(line: line, requests: [whole]))
      }
      return (yes, Utterance(line: line, requests: more))
    }
    return nil
  }
}

extension Conversation {
  /// A yes that says whose it is, and for whom else it is wanted: “yes, the name is
  /// Catherine”, “yes for her and Dan”.
  private func yesNaming(_ read: Utterance) -> Utterance? {
    guard let draft = state.table?.draft else { return nil }
    if let naming = read.requests.last, naming.namesParty,
      read.requests.dropLast().allSatisfy({ [.affirm, .thank, .negate].contains($0.intent) })
    {
      let isAgreed = AnswerWords(read.line).first?.is(.assent) == true
      let own = isAgreed ? naming.keepingSlot(of: state.table) : naming
      return Utterance(line: read.line, requests: [own])
    }
    guard case .offer? = state.table, draft.moving == nil, read.requests.count == 1,
      let both = read.requests[0].bringing(besides: draft.party)
    else { return nil }
    return Utterance(line: read.line, requests: [both])
  }

  /// “yes, but for Dan”: what stands behind the “but” is to be otherwise, so nothing is agreed
  /// to yet; nil if it is an act of its own.
  private func butOtherwise(_ tail: String, _ table: Table, _ turn: Turn) throws(BookError)
    -> Request?
  {
    guard Folding.words(tail).first == "but", let but = tail.firstRange(of: "but"),
      Folding.words(tail).dropFirst().first == "for"
    else { return nil }
    let rest =
      String(repeating: " ", count: tail[..<but.upperBound].utf8.count) + tail[but.upperBound...]
    let read = Reader().read(rest, in: try turn.readingContext(expecting: expectation))
    guard read.requests.count == 1, let change = read.requests.first,
      [.correct, .none, .book].contains(change.intent), change.hasValues
    else { return nil }
    var own = change
    own.intent = .correct
    return own.keepingSlot(of: table)
  }
}

extension Request {
  /// The request, of the very slot that is agreed to and is only to be otherwise in what it
  /// names.
  fileprivate func keepingSlot(of table: Table?) -> Request {
    guard case .offer(let offer)? = table, offer.draft.moving == nil, whens.isEmpty,
      staff.isEmpty, services.isEmpty, choice == nil
    else { return self }
    var request = self
    request.choice = .index(offer.selected + 1)
    return request
  }

  /// Whether its verb does something to bookings or to the business.
  fileprivate var isPlainAct: Bool {
    switch intent {
    case .move, .cancel, .mark, .setUp, .note, .swap, .waitlist, .ill, .late, .undo, .print,
      .transfer, .resize:
      true
    case .book: ["book", "rebook", "put"].contains(where: says)
    default: false
    }
  }

  /// “book it”, “book that one please”: nothing of what it asks for is named.
  fileprivate var isOnlyTaking: Bool {
    left.isEmpty
      && Folding.words(text).dropFirst().allSatisfy {
        ["it", "that", "this", "one", "them", "please", "for", "me", "in", "then", "now"].contains(
          $0)
      }
  }

  /// Whether it is a request of its own behind a yes: it names another customer or a
  /// booking, asks for one more, or does something.
  fileprivate func isOwnAct(beside table: Table, isRequest: Bool) -> Bool {
    let words = Folding.words(text)
    guard !isErrand, !isErrandBehindYes, !isPause, why == nil, topics.isEmpty,
      words.first != "not",
      words.dropFirst().first != "not"
    else { return false }
    let isAnothers = customers.contains { mention in
      mention.isRelation
        || !mention.isExcluded && table.draft.map { isForAnother(than: $0.party) } != false
    }
    if isAnothers || !bookingNumbers.isEmpty || wantsOneMore
      || wantsSame && (says("again") || says("another"))
    {
      return !isQuestion
    }
    switch intent {
    case .move, .cancel, .mark, .setUp, .note, .swap, .waitlist, .ill, .late, .undo, .print,
      .transfer:
      return isRequest
    case .book:
      guard !isQuestion else { return false }
      // Of what is offered a day or an hour is a new value; another service is another booking.
      return !table.isOffer
        || table.draft?.allows(serviceID) == false && whens.contains { !$0.isTimeOnly }
    default: return false
    }
  }

  /// "and again in 4 weeks", "and another the week after": the same once more, on another day.
  var againAsSame: Request {
    guard services.isEmpty, customers.isEmpty, staff.isEmpty, !isQuestion, !wantsSame,
      whens.contains(where: { !$0.isTimeOnly && $0.role == .at }) || shift != nil,
      says("again") || Folding.words(text).prefix(2) == ["and", "another"]
    else { return self }
    var request = self
    request.intent = .book
    request.wantsSame = true
    return request
  }

  /// Whether it asks to remind, to write to or to ring somebody.
  fileprivate var isErrandBehindYes: Bool {
    let words = Folding.words(text).drop { ["and", "but", "then", "also", "please"].contains($0) }
    return ["text", "remind", "call", "ring", "email", "tell", "phone", "message"].contains(
      words.first ?? "")
  }

  /// The request with what is said beside what was on the table: “two weeks later” counts
  /// from it, and in “and B-25 to 3” 3 is an hour.
  fileprivate func counting(from answer: Utterance) -> Request {
    guard answer.requests.count == 1, let other = answer.requests.first, shift == nil else {
      return self
    }
    var request = self
    if other.shift != nil {
      request.shift = other.shift
      request.alternative = other.alternative
      request.whens = other.whens
    } else if whens.isEmpty, !bookingNumbers.isEmpty {
      request.whens = other.whens
    }
    return request
  }

  /// “one for Omar”, “another for Mei”.
  var wantsOneMore: Bool {
    let words = Folding.words(text)
    return zip(words, words.dropFirst()).contains { word, next in
      ["one", "another", "same"].contains(word) && next == "for"
        || word == "another" && next == "one"
    }
  }

  /// The request without a “first” that only says in which order things are to be done:
  /// “cancel Dana’s Friday one first” is of no first of a month.
  fileprivate var withoutFirst: Request {
    guard whens.count > 1 || !customers.isEmpty || !bookingNumbers.isEmpty else { return self }
    var request = self
    request.whens.removeAll { Folding.words($0.text) == ["first"] }
    return request
  }
}

extension String {
  /// Where what was said before may be joined with more: behind a stop, or at “and”.
  fileprivate var joints: [String.Index] {
    let joining: Set<String> = ["and", "then", "also", "plus", "but"]
    var found: [String.Index] = []
    var wordStart: String.Index?
    var afterStop = false
    for index in indices {
      let character = self[index]
      if character.isWhitespace || character.isPunctuation && character != "'" && character != "’" {
        if let start = wordStart, start > startIndex,
          afterStop || joining.contains(Folding.fold(String(self[start..<index])))
        {
          found.append(start)
          afterStop = false
        }
        wordStart = nil
        if [".", "!", ";"].contains(character) { afterStop = true }
      } else if wordStart == nil {
        wordStart = index
      }
    }
    return found
  }
}
