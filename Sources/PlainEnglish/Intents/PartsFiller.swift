import CivilTime

/// Writes into a request what lies in its words: names, times, numbers, and
/// the small words that say for whom and how.
struct PartsFiller {
  let parts: LineParts
  let now: LocalDateTime
  let expecting: Expectation?

  /// Fills a request that covers some words of the line.
  func fill(_ request: inout Request, words: Range<Int>) {
    fillTimes(&request)
    let names = parts.names(in: words)
    for (place, name) in zip(names.indices, names) where !isTakenBack(place, names) {
      var mention = name.mention
      // "why Sam instead of Alex?" asks about both.
      if request.why == .ratherThan { mention.isExcluded = false }
      switch mention.kind {
      case .service, .resource: request.services.append(mention)
      case .staff: request.staff.append(mention)
      case .customer: request.customers.append(mention)
      }
    }
    fillCues(&request, words)
    if !request.isForMe, !request.customers.isEmpty, listsMe(words) { request.isForMe = true }
    fillNumbers(&request, words)
    fillLengthChange(&request, words)
    fillShift(&request, words)
    fillReason(&request, words)
    if request.intent == .waitlist { request.withdraws = removes(words) }
    if isParty(request, words) { request.intent = .book }
    fillBeside(&request, words)
    fillOldStaff(&request, words)
    aimAtStanding(&request, words)
    fillKept(&request, words)
    fillExceptions(&request, words)
    fillPast(&request, words)
    fillTimesOver(&request, words)
    if request.intent == .late, request.duration == nil { fillMinutesLate(&request, words) }
    if request.intent == .note { keepWhatIsNoted(&request) }
  }

  /// "Sam is 20 behind".
  private func fillMinutesLate(_ request: inout Request, _ words: Range<Int>) {
    guard let index = words.first(where: { parts.minutesLate($0) != nil }),
      let minutes = parts.minutesLate(index)
    else { return }
    let span = parts.span(index - 1..<index)
    request.duration = DurationMention(
      length: .minutes(minutes), span: span, text: parts.line.text(span))
  }

  /// Of a remark nothing that stands in it says what it is kept with, but the name in
  /// "note that Dana is allergic".
  private func keepWhatIsNoted(_ request: inout Request) {
    guard let note = request.note else { return }
    let start = parts.line.bytes.count - note.utf8.count
    request.whens.removeAll { $0.span.lowerBound >= start }
    request.services.removeAll { $0.span.lowerBound >= start }
    request.staff.removeAll { $0.span.lowerBound >= start }
    let isPlaced =
      request.customers.contains { $0.span.lowerBound < start } || !request.whens.isEmpty
      || !request.services.isEmpty || !request.bookingNumbers.isEmpty || request.choice == .it
    if isPlaced { request.customers.removeAll { $0.span.lowerBound >= start } }
  }

  /// "for Dana, actually no, for Tom", "a cut on Friday, sorry, a colour": a name in
  /// whose place another of its kind is put.
  private func isTakenBack(_ place: Int, _ names: ArraySlice<FoundName>) -> Bool {
    let kind = names[place].mention.kind
    guard let next = names[(place + 1)...].firstIndex(where: { $0.mention.kind == kind }),
      names[next - 1].words.upperBound < names[next].words.lowerBound
    else { return false }
    let between = names[next - 1].words.upperBound..<names[next].words.lowerBound
    return parts.cues(parts.acts, in: between).contains { $0.kind == .rather || $0.kind == .meant }
      || between.contains {
        parts.talkCue(at: $0)?.kind == .wait
          || parts.words[$0].breakBefore != .none
            && (parts.isWord($0, "no") || parts.isWord($0, "sorry") || parts.isWord($0, "oops"))
      }
  }

  /// The same again for each further rule of repetition: "Mondays at 10 and
  /// Thursdays at 2" is two bookings.
  func further(of request: Request) -> [Request] {
    guard request.intent == .book, request.recurrence != nil else { return [] }
    return parts.time.furtherRecurrences
      .filter { request.span.contains($0.span.lowerBound) }
      .map { recurrence in
        var other = request
        other.recurrence = recurrence
        other.text = recurrence.text
        other.span = recurrence.span
        other.left = []
        return other
      }
  }

  /// "take Dana off the waitlist".
  private func removes(_ words: Range<Int>) -> Bool {
    parts.cues(parts.acts, in: words).contains {
      $0.kind == .takeVerb || $0.kind == .removeVerb || $0.kind == .cancelVerb
    }
  }

  /// "three of us on Saturday, me, Dana and Grace": who types is one of those who are named.
  private func listsMe(_ words: Range<Int>) -> Bool {
    words.contains { index in
      guard parts.words[index].is(.me) else { return false }
      let leads =
        index == words.lowerBound || parts.words[index].breakBefore != .none
        || parts.words[index - 1].isJoint
      guard leads else { return false }
      var next = index + 1
      if next < words.upperBound, parts.words[next].isJoint { next += 1 }
      let isNamed = next < words.upperBound && parts.nameKind(at: next) == .customer
      return isNamed
        || index > words.lowerBound && parts.words[index - 1].isJoint
          && index > words.lowerBound + 1 && parts.nameKind(at: index - 2) == .customer
    }
  }

  /// "haircuts for me and my son": what several people want is asked for, though
  /// no verb says so.
  private func isParty(_ request: Request, _ words: Range<Int>) -> Bool {
    guard request.intent == .list, !request.services.isEmpty,
      words.isEmpty || !parts.words[words.lowerBound].classes.contains(.ask),
      !parts.cues(parts.acts, in: words).contains(where: {
        $0.kind == .showVerb || $0.kind == .listQuestion
      })
    else { return false }
    return request.customers.count + (request.isForMe ? 1 : 0) > 1
  }

  private func fillTimes(_ request: inout Request) {
    let span = request.span
    for when in parts.whens(in: span) where isKept(when.span) {
      request.whens.append(when)
    }
    setRoles(&request)
    if let recurrence = parts.time.recurrence, span.contains(recurrence.span.lowerBound) {
      request.recurrence = recurrence
    }
    if let duration = parts.time.duration, span.contains(duration.span.lowerBound),
      isKept(duration.span)
    {
      request.duration = duration
    }
  }

  /// "why not 4?" asks about 4; of "why 13:30 rather than 14:00?" the second
  /// is the one that was not taken.
  private func setRoles(_ request: inout Request) {
    if request.report == .load, request.whens.allSatisfy({ $0.role == .not }) {
      // "how busy is Friday": no day that does not suit.
      for index in request.whens.indices { request.whens[index].role = .at }
    }
    switch request.why {
    case .ratherThan where request.whens.count > 1:
      request.whens[0].role = .at
      request.whens[request.whens.count - 1].role = .not
    case .some:
      for index in request.whens.indices where request.whens[index].role == .not {
        request.whens[index].role = .at
      }
    case nil: break
    }
  }

  /// Whether a time was not taken for a part of an answer ("not right now") or
  /// of a name ("4D lashes").
  private func isKept(_ span: Range<Int>) -> Bool {
    guard !parts.dropped.isEmpty else { return true }
    let word = parts.words.partitioningIndex {
      parts.line.tokens[Int($0.lastToken)].span.upperBound > span.lowerBound
    }
    let first = parts.dropped.partitioningIndex { $0.upperBound > word }
    return first == parts.dropped.count || parts.dropped[first].lowerBound > word
  }

  // MARK: Cues

  private func fillCues(_ request: inout Request, _ words: Range<Int>) {
    let first = parts.details.partitioningIndex { $0.start >= words.lowerBound }
    for cue in parts.details[first...] {
      guard cue.end <= words.upperBound else { break }
      switch cue.kind {
      case .soonest: request.wantsSoonest = request.wantsSoonest || isSoonest(request)
      case .same: request.wantsSame = true
      case .override where request.intent == .book || request.intent == .move:
        request.isRegardless = true
      case .cannotCome where cue.start > 0 && parts.words[cue.start - 1].is(.i):
        if request.intent == .cancel { request.isForMe = true }
      case .releaseHold: if request.intent == .hold { request.withdraws = true }
      case .back: if request.intent == .ill { request.withdraws = true }
      case .forMe: request.isForMe = true
      case .bookings where request.intent == .cancel || request.intent == .move:
        if (cue.start..<cue.end).contains(where: { parts.words[$0].classes.contains(.poss) }) {
          request.isForMe = true
        }
      case .myThing:
        if isBookable(cue.end, words) { request.isForMe = true }
      case .lastCustomer:
        if request.customers.isEmpty, request.staff.isEmpty { request.isForLastCustomer = true }
      case .seriesOne: request.seriesScope = .one
      case .seriesFollowing: request.seriesScope = .following
      case .seriesAll: request.seriesScope = .all
      default: break
      }
    }
    if request.intent == .availability, isNext(words) { request.wantsSoonest = true }
  }

  private func isSoonest(_ request: Request) -> Bool {
    switch request.intent {
    case .list, .cancel: false
    default: true
    }
  }

  /// "the next opening", "what's the next haircut".
  private func isNext(_ words: Range<Int>) -> Bool {
    words.contains {
      let word = parts.words[$0]
      return word.is(.next) && parts.timeOfWord[$0] < 0 || word.is(.soonest)
        || word.is(.earliest)
    }
  }

  /// "my haircut", "my next appointment": something booked follows.
  private func isBookable(_ position: Int, _ words: Range<Int>) -> Bool {
    let end = min(position + 4, words.upperBound)
    guard position < end else { return false }
    for index in position..<end {
      // "my son" is not "me".
      if !parts.words[index].classes.isDisjoint(with: [.calendar, .relation]) { return false }
      if !parts.words[index].classes.isDisjoint(with: [.event, .desk]) { return true }
      if parts.name(at: index)?.mention.kind == .service {
        return true
      }
      if parts.timeOfWord[index] >= 0 { return true }
    }
    return false
  }

  // MARK: Numbers

  /// Booking numbers ("B-12", "#12", "booking 12") and the size of a party.
  private func fillNumbers(_ request: inout Request, _ words: Range<Int>) {
    for index in words where parts.words[index].isNumber || isPlace(index, of: request) {
      let token = Int(parts.words[index].token)
      let number = parts.isWord(index, "second") ? 2 : Int(parts.line.tokens[token].value)
      if BookingNumbers.isOne(token, parts.line) {
        request.bookingNumbers.append(number)
      } else if isCrossed(index) || isParty(index, words) || countsPlaces(index, words)
        || countsService(index)
      {
        request.partySize = number
      } else if request.why != nil, parts.timeOfWord[index] < 0 || isPraised(index) {
        let span = parts.line.tokens[token].span
        request.whens.removeAll { $0.isApproximate && $0.span.contains(span.lowerBound) }
        request.numbers.append(number)
      }
    }
    if request.partySize == nil {
      for index in words
      where parts.words[index].classes.contains(.number)
        && (isParty(index, words) || countsPlaces(index, words) || countsService(index))
      {
        request.partySize = Int(parts.line.tokens[Int(parts.words[index].token)].value)
      }
    }
  }

  /// "what is better about 2?": a place in a list, and no hour.
  private func isPraised(_ index: Int) -> Bool {
    guard index > 1, parts.isWord(index - 1, "about") else { return false }
    return parts.words[index - 2].is(.better)
      || ["good", "great", "special"].contains { parts.isWord(index - 2, $0) }
  }

  /// "haircut x3", "3x haircut".
  private func isCrossed(_ index: Int) -> Bool {
    parts.timeOfWord[index] < 0 && PartySizes.mayCross(parts.line)
      && PartySizes.crossed(index, parts.words, parts.line) != nil
  }

  /// "3 places in the class".
  private func countsPlaces(_ index: Int, _ words: Range<Int>) -> Bool {
    guard parts.timeOfWord[index] < 0, index + 1 < words.upperBound else { return false }
    let next = parts.line.tokens[Int(parts.words[index + 1].token)]
    return Self.places.contains { parts.line.isWord(next, $0) }
  }

  private static let places: [StaticString] = [
    "places", "spots", "seats", "spaces", "tickets", "people", "persons", "guests", "adults",
  ]

  /// "two haircuts": as many are wanted as a service in the plural is counted by.
  private func countsService(_ index: Int) -> Bool {
    guard parts.timeOfWord[index] < 0, let name = parts.name(at: index + 1),
      name.words.lowerBound == index + 1, name.mention.kind == .service,
      let entry = name.mention.entries.first
    else { return false }
    return Folding.fold(name.mention.text).hasSuffix("s")
      && entry.words.last.map { !$0.hasSuffix("s") } ?? false
  }

  /// "the first rather than the third": places in the list that was offered.
  private func isPlace(_ index: Int, of request: Request) -> Bool {
    request.why == .ratherThan
      && (parts.line.tokens[Int(parts.words[index].token)].word == .ordinal
        || parts.isWord(index, "second"))
  }

  /// "for two", "for 3 people".
  private func isParty(_ index: Int, _ words: Range<Int>) -> Bool {
    guard parts.timeOfWord[index] < 0, index > words.lowerBound,
      parts.words[index - 1].is(.for),
      // "for £30"
      parts.line.token(Int(parts.words[index].token) - 1).kind != .symbol
    else { return false }
    guard index + 1 < words.upperBound else { return true }
    let next = parts.words[index + 1]
    return next.is(.people) || next.breakBefore != .none
      || parts.timeOfWord[index + 1] >= 0 && !isCountedDay(index + 1) || next.isPreposition
  }

  /// "for six Fridays", "for 3 mornings": how often, and not for how many.
  private func isCountedDay(_ index: Int) -> Bool {
    let token = parts.line.tokens[Int(parts.words[index].token)]
    switch token.word {
    case .weekday, .part, .unit: return token.traits.contains(.plural)
    default: return false
    }
  }
}
