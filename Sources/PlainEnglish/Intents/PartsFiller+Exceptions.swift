/// What is left out of the bookings that a line speaks of: "everything on Friday except
/// B-24", "B-25, not B-24", "keep B-24, cancel B-25", "B-24 stays".
extension PartsFiller {
  /// Moves what stands in an exception out of what is meant, so that whoever looks for the
  /// bookings that are meant cannot find what is left out.
  func fillExceptions(_ request: inout Request, _ words: Range<Int>) {
    guard [.cancel, .move, .mark, .resize].contains(request.intent) else { return }
    dropTakenBack(&request, words)
    guard mayLeaveOut else { return }
    for (lead, range) in exceptionRanges(in: words, of: request.intent) {
      let whole = request
      var from = min(lead, range.lowerBound)
      for element in elements(of: range) {
        var exception = self.exception(in: element, of: whole)
        let isOne = exception.namesBooking || request.intent != .move || isOne(range)
        guard !exception.isEmpty, isOne else { continue }
        exception.span = parts.span(from..<element.upperBound)
        from = element.upperBound
        take(exception, out: &request)
        request.exceptions.append(exception)
      }
    }
    shareTimes(&request)
  }

  /// Whether a word of the line may leave something out: of most lines none does.
  private var mayLeaveOut: Bool {
    parts.kinds.contains(.excepting) || parts.acts.contains { $0.kind == .doNot }
      || parts.details.contains {
        switch $0.kind {
        case .except, .leaveAsIs, .not, .stays: true
        default: false
        }
      }
  }

  /// "Omar, the 10 o'clock and Dana": each is left out by itself.
  private func elements(of range: Range<Int>) -> [Range<Int>] {
    var elements: [Range<Int>] = []
    var start = range.lowerBound
    for index in range where index > start {
      let joins =
        parts.words[index].isJoint || parts.isWord(index, "or")
        || parts.isWord(index, "nor")
      if joins || parts.words[index].breakBefore != .none {
        elements.append(start..<index)
        start = joins ? index + 1 : index
      }
    }
    if start < range.upperBound { elements.append(start..<range.upperBound) }
    return elements
  }

  /// "cancel B-24, I mean B-25", "B-24, no, B-25": the number before is taken back.
  private func dropTakenBack(_ request: inout Request, _ words: Range<Int>) {
    guard request.bookingNumbers.count > 1 else { return }
    func number(_ index: Int) -> Int? {
      let token = Int(parts.words[index].token)
      guard parts.words[index].isNumber, BookingNumbers.isOne(token, parts.line) else { return nil }
      return Int(parts.line.tokens[token].value)
    }
    let corrections = words.filter { index in
      let act = parts.cue(parts.acts, startingAt: index)?.kind
      let talk = parts.talk.first { $0.start == index }?.kind
      return act == .meant || act == .rather || talk == .wait
        || parts.isWord(index, "sorry")
        || parts.isWord(index, "no")
          && parts.words[index].breakBefore != .none
    }
    let last = corrections.last { place in
      words.contains { $0 < place && number($0) != nil }
        && words.contains { $0 > place && number($0) != nil }
    }
    guard let last else { return }
    let behind = words.filter { $0 > last }.compactMap(number)
    request.bookingNumbers.removeAll { !behind.contains($0) }
    // What takes back is no reason.
    request.note = request.intent == .cancel ? nil : request.note
  }

  /// What is named in some words, as left out.
  private func exception(in words: Range<Int>, of request: Request) -> BookingException {
    let span = parts.span(words)
    var exception = BookingException()
    func isInside(_ mention: NameMention) -> Bool { span.contains(mention.span.lowerBound) }
    exception.customers = request.customers.filter(isInside)
    exception.services = request.services.filter(isInside)
    exception.staff = request.staff.filter(isInside)
    for index in words where parts.words[index].isNumber {
      let token = Int(parts.words[index].token)
      guard BookingNumbers.isOne(token, parts.line) else { continue }
      exception.numbers.append(Int(parts.line.tokens[token].value))
    }
    // A number says all: "except B-24 on Friday" is said of Friday.
    guard exception.numbers.isEmpty else { return exception }
    let times = request.whens.filter {
      $0.role != .to && $0.span.overlaps(span) && $0.span.upperBound <= span.upperBound
    }
    // "except Friday next week" leaves out the Friday alone.
    let turned = times.filter { $0.role == .not }
    exception.whens = turned.isEmpty ? times : turned
    return exception
  }

  private func take(_ exception: BookingException, out request: inout Request) {
    request.customers.removeAll(where: exception.customers.contains)
    request.services.removeAll(where: exception.services.contains)
    request.staff.removeAll(where: exception.staff.contains)
    request.whens.removeAll(where: exception.whens.contains)
    // "B-24, not B-24" is nothing that anybody says.
    request.bookingNumbers.removeAll(where: exception.numbers.contains)
    if !exception.whens.isEmpty, case .index? = request.choice { request.choice = nil }
  }

  /// "everything except Dana on Friday": of Friday, where no other day is named.
  private func shareTimes(_ request: inout Request) {
    guard request.whens.allSatisfy({ $0.role == .to }), request.bookingNumbers.isEmpty,
      request.customers.isEmpty, request.services.isEmpty,
      request.intent == .cancel || request.intent == .move
    else { return }
    for exception in request.exceptions where exception.namesBooking {
      request.whens += exception.whens.map { request.intent == .move ? $0 : $0.asNamed }
    }
  }

  // MARK: Where they stand

  /// The words of each exception, and the word that leads it.
  private func exceptionRanges(in words: Range<Int>, of intent: Intent) -> [(Int, Range<Int>)] {
    let verbs = parts.cues(parts.acts, in: words).filter { isVerb($0) && !isKeeping($0) }
    var ranges: [(Int, Range<Int>)] = []
    for index in words {
      if let last = ranges.last?.1, last.contains(index) { continue }
      if let cue = parts.cue(parts.details, startingAt: index), cue.kind == .stays,
        let named = namedBefore(cue.start, words, verbs)
      {
        ranges.append((index, named))
        continue
      }
      guard !namesObjectOfOther(index, words, intent),
        let start = exceptionStart(index, words), start < words.upperBound
      else { continue }
      let end = exceptionEnd(from: start, words, verbs, of: intent)
      if start < end { ranges.append((index, start..<end)) }
    }
    return ranges
  }

  /// "don't move B-14, cancel it": what is denied is another verb, and what it names is what is
  /// meant.
  private func namesObjectOfOther(_ index: Int, _ words: Range<Int>, _ intent: Intent) -> Bool {
    guard let act = parts.cue(parts.acts, startingAt: index), act.kind == .doNot,
      act.end < words.upperBound, let denied = parts.cue(parts.acts, startingAt: act.end),
      denied.kind.changesBooking, denied.kind.intentOfBooking != intent
    else { return false }
    return parts.cues(parts.acts, in: denied.end..<max(denied.end, words.upperBound)).contains {
      $0.kind.intentOfBooking == intent && $0.end < words.upperBound
        && parts.words[$0.end].classes.contains(.pronoun)
    }
  }

  /// The first word of what is left out, where a word at a place says that something is.
  private func exceptionStart(_ index: Int, _ words: Range<Int>) -> Int? {
    guard parts.timeOfWord[index] < 0 || leadsTime(index) else { return nil }
    if let act = parts.cue(parts.acts, startingAt: index), act.kind == .doNot {
      // "cancel B-25 but don't cancel B-24"
      guard act.end < words.upperBound else { return nil }
      let verb = parts.cue(parts.acts, startingAt: act.end)
      return verb.map { isVerb($0) ? $0.end : act.end + 1 } ?? act.end + 1
    }
    // "except if it is today" leaves out nothing: it hangs on something.
    if isWord(index + 1, "if", words) || isWord(index + 1, "when", words) { return nil }
    if let cue = parts.cue(parts.details, startingAt: index) {
      switch cue.kind {
      case .except: return cue.end
      case .leaveAsIs: return names(after: index, words) ? index + 1 : nil
      case .not where index > words.lowerBound && !isOfVerb(index): return cue.end
      default: break
      }
    }
    if parts.isWord(index, "not") {
      // "not B-24, cancel B-25"
      let isLed = index == words.lowerBound ? names(after: index, words) : !isOfVerb(index)
      if isLed { return index + 1 }
    }
    if parts.isWord(index, "except") || parts.isWord(index, "without") { return index + 1 }
    if isWord(index, "but", words), speaksOfAll(before: index, words) { return index + 1 }
    if isWord(index + 1, "of", words), parts.isWord(index, "instead") { return index + 2 }
    if isWord(index + 1, "than", words), parts.isWord(index, "rather") { return index + 2 }
    if ["keep", "leave", "spare"].contains(where: { parts.isWord(index, $0) }),
      names(after: index, words)
    {
      return index + 1
    }
    return nil
  }

  /// Where an exception ends: at a verb, at a "but", and where it is said where the others
  /// are to go.
  private func exceptionEnd(
    from start: Int, _ words: Range<Int>, _ verbs: [CueSpan], of intent: Intent
  ) -> Int {
    var end = verbs.first { $0.start >= start }?.start ?? words.upperBound
    for index in start..<end where index > start {
      let word = parts.words[index]
      let goesOn = parts.isWord(index, "but") || word.breakBefore >= .sentence
      let leads = intent == .move && word.is(.to) || parts.isWord(index, "because")
      let repeats = exceptionStart(index, words) != nil
      if goesOn || leads || repeats { end = min(end, index) }
    }
    while end > start, parts.words[end - 1].isJoint { end -= 1 }
    return end
  }

  /// What stands before "stays", since the comma or the verb before it.
  private func namedBefore(_ stays: Int, _ words: Range<Int>, _ verbs: [CueSpan]) -> Range<Int>? {
    let verb = verbs.last { $0.end <= stays }?.end ?? words.lowerBound
    let head = (verb..<stays).last {
      parts.words[$0].breakBefore != .none || parts.isWord($0, "but")
    }
    let joint = (verb..<stays).last { parts.words[$0].isJoint }
    let first = head ?? joint ?? verb
    return first < stays ? first..<stays : nil
  }

  // MARK: Words

  private func isWord(_ index: Int, _ text: StaticString, _ words: Range<Int>) -> Bool {
    words.contains(index) && parts.isWord(index, text)
  }

  /// "not on Friday", "except at 10": the word belongs to the time, and turns it round.
  private func leadsTime(_ index: Int) -> Bool {
    ["not", "except", "but", "without", "excluding"].contains { parts.isWord(index, $0) }
  }

  /// "do not cancel", "is not coming".
  private func isOfVerb(_ index: Int) -> Bool {
    let before = parts.words[index - 1].classes
    if !before.isDisjoint(with: [.can, .be, .person]) { return true }
    if ["do", "does", "did", "will", "would", "has", "have"]
      .contains(where: { parts.isWord(index - 1, $0) })
    {
      return true
    }
    return parts.talkCue(at: index).map { $0.kind != .filler } ?? false
  }

  /// "everything on Friday but B-24", "all of Friday but B-24".
  private func speaksOfAll(before index: Int, _ words: Range<Int>) -> Bool {
    (words.lowerBound..<index).contains { place in
      ["everything", "everyone", "everybody", "all", "every", "any", "anything"].contains {
        parts.isWord(place, $0)
      }
    }
  }

  /// "keep B-24", "leave Dana's colour": a booking of the book is named there, and not only
  /// when.
  private func names(after index: Int, _ words: Range<Int>) -> Bool {
    var next = index + 1
    while next < words.upperBound,
      parts.words[next].classes.contains(.determiner)
        || parts.isWord(next, "booking") || parts.isWord(next, "b") || parts.words[next].is(.number)
    {
      next += 1
    }
    guard next < words.upperBound else { return false }
    return parts.isName(next)
      || parts.words[next].isNumber
        && BookingNumbers.isOne(Int(parts.words[next].token), parts.line)
  }

  /// "the one on Friday", "Friday's": one of several is meant, though nothing but its time
  /// says which.
  private func isOne(_ words: Range<Int>) -> Bool {
    words.contains { index in
      ["one", "ones", "that", "those"].contains { parts.isWord(index, $0) }
        || parts.words[index].isPossessive
    }
  }

  private func isVerb(_ cue: CueSpan) -> Bool {
    switch cue.kind {
    case .cancelVerb, .removeVerb, .moveVerb, .changeVerb, .bookVerb, .bookMe, .makeVerb,
      .showVerb, .takeVerb:
      true
    default: false
    }
  }

  /// "leave", "keep": verbs that do nothing to what they govern.
  private func isKeeping(_ cue: CueSpan) -> Bool {
    ["keep", "leave", "skip", "spare"].contains { parts.isWord(cue.start, $0) }
  }
}

extension When {
  /// The time as it is named, whatever is said of it.
  fileprivate var asNamed: When {
    var named = self
    named.role = .at
    return named
  }
}
