import CivilTime

/// What is supposed of one visit or of one person, and what says too little.
extension SupposedReader {
  /// "what if B-12 were half an hour longer?", "what if Dana's cut took an hour?": another
  /// length of what is booked; of a service by itself it is the service's own.
  func resizes(_ request: inout Request, _ supposed: Request, _ words: Range<Int>) -> Bool {
    let isOfIt =
      request.services.isEmpty && request.staff.isEmpty
      && words.first.map { parts.words[$0].classes.contains(.pronoun) } == true
    guard !request.bookingNumbers.isEmpty || !request.customers.isEmpty || isOfIt,
      request.shift == nil,
      let minutes = supposed.duration?.length.exactMinutes
    else { return false }
    let lasts = has(words, ["take", "takes", "last", "lasts", "need", "needs"])
    let change = supposed.lengthChange ?? changeBehind(words, minutes)
    guard change != nil || lasts || has(words, ["be", "is", "are"]) else { return false }
    request.duration = supposed.duration
    request.lengthChange = change
    request.whens = supposed.whens.filter { !$0.isDistance }
    request.supposed = .resizes
    return true
  }

  /// "longer by 15 minutes", "15 minutes less": by how much, where the words beside the
  /// length say so.
  private func changeBehind(_ words: Range<Int>, _ minutes: Int) -> Int? {
    if words.contains(where: { parts.words[$0].is(.longer) }) { return minutes }
    return words.contains { parts.words[$0].is(.shorter) } ? -minutes : nil
  }

  /// "what if Priya is ill?", "what if Sam were off?": away on the day that is named, else
  /// today.
  func absence(_ words: Range<Int>, _ supposed: Request) -> SetUp? {
    guard supposed.staff.count == 1, let member = supposed.staff.first, !member.entries.isEmpty,
      supposed.customers.isEmpty, supposed.services.isEmpty, supposed.bookingNumbers.isEmpty
    else { return nil }
    let days = supposed.whens.filter { $0.isDayOnly && $0.start != nil }
    guard days.count == supposed.whens.count, days.count < 2 else { return nil }
    if let place = placeOfLosing(words) {
      return .timeOff(member, days.first ?? today(parts.span(place..<place + 1)), reason: nil)
    }
    guard !words.contains(where: { parts.words[$0].is(.not) }) else { return nil }
    let away: [StaticString] = ["ill", "sick", "unwell", "poorly", "off", "away"]
    guard let last = words.last(where: { parts.timeOfWord[$0] < 0 }),
      away.contains(where: { parts.isWord(last, $0) })
    else { return nil }
    return .timeOff(member, days.first ?? today(parts.span(last..<last + 1)), reason: nil)
  }

  /// Where it is said that somebody is not to be had: "what if we lost Sam?", "can we manage
  /// without Sam?", "if we didn't have Sam".
  private func placeOfLosing(_ words: Range<Int>) -> Int? {
    let losing: [StaticString] = ["lose", "loses", "lost", "spare", "without"]
    // The question itself may say it.
    let around = max(0, words.lowerBound - 1)..<words.upperBound
    if let place = around.first(where: { index in losing.contains { parts.isWord(index, $0) } }) {
      return place
    }
    let isOurs = words.first.map { parts.words[$0].is(.we) || parts.words[$0].is(.i) } == true
    guard isOurs, words.contains(where: { parts.words[$0].is(.not) }), has(words, ["have"]) else {
      return nil
    }
    return words.first
  }

  /// "what if it were at 10?", "what if Sam did it?": of what is offered whether that could
  /// be instead, else of what is booked that it were moved there.
  func speaksOfIt(_ request: inout Request, _ words: Range<Int>) -> Bool {
    guard request.customers.isEmpty, request.services.isEmpty, request.bookingNumbers.isEmpty,
      !request.whens.isEmpty || !request.staff.isEmpty,
      !words.contains(where: { parts.words[$0].is(.not) })
    else { return false }
    func isIt(_ index: Int) -> Bool {
      ["it", "that", "this"].contains { parts.isWord(index, $0) }
    }
    let isSubject =
      words.first.map(isIt) == true && has(words, ["be", "is", "are", "start", "begin"])
    let isDone = words.dropFirst().contains(where: isIt) && has(words, ["do", "does"])
    guard isSubject || isDone else { return false }
    if context.expecting == .choice || context.expecting == .confirmation {
      request.why = .whyNot
    } else {
      request.supposed = .moves
      countFromBooking(&request, words)
    }
    return true
  }

  /// Words written as names are, of whom nobody knows: of nobody else's booking is anything
  /// supposed for them.
  func strangers(_ words: Range<Int>) -> [LeftWords] {
    words.filter { index in
      let word = parts.words[index]
      return word.isCapitalised && word.isUnknown && !word.isNumber && !parts.isName(index)
        && parts.timeOfWord[index] < 0 && !parts.line.text(parts.span(index..<index + 1)).isEmpty
        && !BookingNumbers.isOne(Int(word.token), parts.line)
    }.map { index in
      let span = parts.span(index..<index + 1)
      return LeftWords(text: parts.line.text(span), span: span, matters: true)
    }
  }

  /// The whole of today.
  private func today(_ span: Range<Int>) -> When {
    let date = filler.now.date
    var when = When(
      start: LocalDateTime(date, .midnight), end: LocalDateTime(date.adding(days: 1), .midnight),
      grain: .day, text: "today", span: span)
    when.isDayOnly = true
    return when
  }

  /// "what if Peter came an hour later?": of a move a distance is from what is booked.
  func countFromBooking(_ request: inout Request, _ words: Range<Int>) {
    var move = Request(intent: .move, text: request.text, span: request.span)
    filler.fill(&move, words: words)
    guard move.shift != nil else { return }
    request.shift = move.shift
    request.whens = move.whens
  }

  /// "what if B-3 and B-4 swapped?", "what if Dana and Tom changed places?".
  func swaps(_ words: Range<Int>, _ request: Request) -> Supposition? {
    guard request.bookingNumbers.count + request.customers.count == 2,
      request.customers.allSatisfy({ $0.entries.count == 1 })
    else { return nil }
    let isSwapped =
      has(words, ["swap", "swaps", "exchange"])
      || has(words, ["trade", "change", "switch"])
        && ["place", "places", "time", "times", "slots"].contains { place in
          words.contains { parts.isWord($0, place) }
        }
    return isSwapped ? .swaps : nil
  }

  /// "what if we hired another stylist?", "what if we had one more person?": nobody is named.
  func hiresNobodyNamed(_ words: Range<Int>, _ request: Request) -> Supposition? {
    guard request.staff.isEmpty, request.customers.isEmpty, request.services.isEmpty,
      words.first.map({ parts.words[$0].is(.we) || parts.words[$0].is(.i) }) == true
    else { return nil }
    let people: [StaticString] = [
      "person", "pair", "stylist", "barber", "hairdresser", "colourist", "therapist", "tutor",
      "teacher", "trainer", "nurse", "doctor", "assistant", "apprentice", "colleague", "employee",
      "someone", "somebody", "staff", "member",
    ]
    let further: [StaticString] = ["another", "extra", "new", "more", "second", "else", "a", "an"]
    let takesOn = has(words, ["hire", "employ", "recruit", "add", "have"]) || has(words, ["take"])
    let isUnnamed =
      takesOn
      && words.contains { index in people.contains { parts.isWord(index, $0) } }
      && words.contains { index in
        further.contains { parts.isWord(index, $0) } || parts.isWord(index, "someone")
      }
    return isUnnamed ? .hires : nil
  }

  /// "what if we stayed open later?", "what if Sam left early?": other hours, of which it is
  /// not said which.
  func isVague(_ words: Range<Int>, _ request: Request) -> Bool {
    guard request.customers.isEmpty, request.services.isEmpty, request.bookingNumbers.isEmpty,
      request.whens.allSatisfy({ $0.isDayOnly || $0.end != nil }), request.duration == nil
    else { return false }
    let edges: [StaticString] = [
      "open", "close", "shut", "stay", "start", "finish", "leave", "begin", "work", "opens",
      "closes", "stays", "starts", "finishes", "leaves", "begins", "works",
    ]
    let ways: [StaticString] = ["later", "earlier", "longer", "early", "late", "sooner", "shorter"]
    let isOurs =
      !request.staff.isEmpty
      || words.contains { parts.words[$0].is(.we) || parts.words[$0].classes.contains(.business) }
    let isPartTime = words.contains { index in
      (parts.isWord(index, "part") || parts.isWord(index, "full"))
        && index + 1 < words.upperBound && parts.isWord(index + 1, "time")
        || parts.isWord(index, "parttime") || parts.isWord(index, "fewer")
    }
    if isPartTime, !request.staff.isEmpty { return true }
    return isOurs && has(words, edges)
      && words.contains { index in ways.contains { parts.isWord(index, $0) } }
  }
}

extension When {
  /// "half an hour later": a distance from what there is.
  var isDistance: Bool {
    guard !isDayOnly, let last = Folding.words(text).last else { return false }
    return last == "later" || last == "earlier" || last == "sooner"
  }
}
