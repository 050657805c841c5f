/// Cuts a line into clauses: at the ends of sentences, and where a new verb or
/// question follows a comma, an "and" or a "then".
struct ClauseSplitter {
  private let words: [CueWord]
  private let acts: [CueSpan]
  private let talks: [CueSpan]
  /// What a desk has beside bookings: taking back, figures.
  private let details: [CueSpan]
  /// The first verb or question that does not end before the word looked at.
  private var act = 0
  private var talk = 0
  /// The clause so far says something: a verb or question, or an answer.
  private var isFramed = false
  /// It wishes for something or tells something.
  private var isStated = false
  /// The word up to which the clause is an answer and nothing else.
  private var answerEnd = 0
  /// That answer agrees.
  private var isAgreed = false
  /// What was offered is turned down.
  private var isRefused = false
  private var start = 0

  private init(_ words: [CueWord], _ cues: LayeredCues) {
    self.words = words
    acts = cues.act
    talks = cues.talk
    details = cues.detail.filter { Self.isOwnThing($0.kind) }
  }

  /// The clauses of a line, as ranges of words.
  static func clauses(of words: [CueWord], cues: LayeredCues) -> [Range<Int>] {
    var splitter = ClauseSplitter(words, cues)
    var result: [Range<Int>] = []
    for position in words.indices {
      splitter.pass(position)
      guard position > splitter.start else { continue }
      if words[position].breakBefore >= .clause
        || splitter.startsClause(position)
          && (splitter.isFramed || splitter.drawsConclusion(position)
            || splitter.goesOnToAsk(position))
        || splitter.isStated && splitter.tellsWhoWants(position)
        || words[position].is(.so) && splitter.goesOnWithTime(position)
      {
        result.append(splitter.start..<position)
        splitter.start = position
        splitter.isFramed = false
        splitter.isStated = false
        splitter.answerEnd = position
        splitter.isAgreed = false
        splitter.isRefused = false
      }
    }
    if splitter.start < words.count { result.append(splitter.start..<words.count) }
    return result
  }

  /// Takes in the cues that end at a word.
  private mutating func pass(_ position: Int) {
    while act < acts.count, acts[act].end <= position {
      if acts[act].start >= start { frame(acts[act].kind) }
      act += 1
    }
    while talk < talks.count, talks[talk].end <= position {
      if talks[talk].start >= start, talks[talk].kind != .filler { isFramed = true }
      isRefused = isRefused || talks[talk].start >= start && Self.refuses(talks[talk].kind)
      if talks[talk].start == answerEnd {
        answerEnd = talks[talk].end
        isAgreed = isAgreed || Self.agrees(talks[talk].kind)
      }
      talk += 1
    }
    // "undo and then show tomorrow": taking back is a verb, too.
    guard !isFramed else { return }
    let detail = details.partitioningIndex { $0.end >= position }
    if detail < details.count, details[detail].end == position, details[detail].start >= start {
      isFramed = details[detail].kind == .undo || details[detail].kind == .redo
    }
  }

  private static func isOwnThing(_ kind: Cue) -> Bool {
    kind == .undo || kind == .redo || kind == .reportLoad
  }

  private mutating func frame(_ kind: Cue) {
    switch kind {
    case .want, .duty, .statement: isStated = true
    case .request: break
    case .cannotAttend:
      isFramed = true
      isRefused = true
    default: isFramed = true
    }
  }

  /// Whether a verb or a question begins here, after something that joins.
  private func startsClause(_ position: Int) -> Bool {
    guard words[position].time < 0, !isWithinTalk(position) else { return false }
    let word = words[position]
    var next = position
    if word.isJoint {
      next += 1
      // A row of joints is passed over once, from its last one.
      if next < words.count, words[next].isJoint { next += 1 }
    } else if word.breakBefore != .comma {
      return followsAgreement(position) && opensAct(at: position) || asksForOther(position)
    } else if word.classes.contains(.stop), startsOtherAct(position + 1) {
      // "cancel B-24, actually move it to Friday"
      return true
    }
    return asksFigures(next) || opensAct(at: next)
  }

  /// Whether a verb or a question that opens a clause stands at a place.
  private func opensAct(at position: Int) -> Bool {
    var first = act
    while first < acts.count, acts[first].start < position { first += 1 }
    return first < acts.count && acts[first].start == position && Self.opens(acts[first].kind)
  }

  /// "that's right can I get the address": who types no stops ends the yes where the next
  /// verb or question begins.
  private func followsAgreement(_ position: Int) -> Bool {
    // "thanks for cancelling" commands nothing, "well would 3 be better" agrees to nothing.
    isAgreed && answerEnd == position && !words[position - 1].is(.for)
      && !words[position - 1].is(.well)
  }

  /// "that doesn't work how about half past 3": behind a no without a stop.
  private func asksForOther(_ position: Int) -> Bool {
    guard isRefused, opensAct(at: position) else { return false }
    var first = act
    while acts[first].start < position { first += 1 }
    return acts[first].kind == .howAbout
  }

  private static func refuses(_ kind: Cue) -> Bool {
    switch kind {
    case .no, .noThanks, .reject, .putOff: true
    default: false
    }
  }

  private static func agrees(_ kind: Cue) -> Bool {
    switch kind {
    case .yes, .approval, .accept: true
    default: false
    }
  }

  /// Whether a verb that takes away or moves what is booked stands at a place.
  private func startsOtherAct(_ position: Int) -> Bool {
    var first = act
    while first < acts.count, acts[first].start < position { first += 1 }
    return first < acts.count && acts[first].start == position
      && (acts[first].kind.changesBooking || acts[first].kind == .makeIt)
  }

  /// "… and tell me how busy Friday is": figures, which no booking is.
  private func asksFigures(_ position: Int) -> Bool {
    var next = position
    let lead = talks.partitioningIndex { $0.start >= next }
    if lead < talks.count, talks[lead].start == next, talks[lead].kind == .filler,
      talks[lead].end > next + 1
    {
      next = talks[lead].end
    }
    let detail = details.partitioningIndex { $0.start >= next }
    return detail < details.count && details[detail].start == next
      && details[detail].kind == .reportLoad
  }

  /// "my back aches, so book me in": what stands before "so" gives only the reason.
  private func drawsConclusion(_ position: Int) -> Bool {
    guard words[position].is(.so), position > start + 1 else { return false }
    var first = act
    while first < acts.count, acts[first].start < position { first += 1 }
    guard first < acts.count else { return false }
    switch acts[first].kind {
    case .bookVerb, .bookMe, .cancelVerb, .removeVerb, .moveVerb: return true
    case .request: return words[acts[first].start].classes.contains(.polite)
    default: return false
    }
  }

  /// "I don't work Fridays so Friday at 3": what somebody tells of their week, and when they can.
  private func goesOnWithTime(_ position: Int) -> Bool {
    guard position > start + 1, position + 1 < words.count, !isWithinTalk(position),
      words[position + 1].breakBefore == .none,
      words[start].is(.i) || words[start].classes.contains(.person)
    else { return false }
    var next = position + 1
    if next + 1 < words.count, words[next].isPreposition { next += 1 }
    return words[next].time >= 0
  }

  /// "I want dinner on Friday, can you set that up", "I have a haircut on Friday, cancel that":
  /// behind what is wished or told of it is said what is to be done.
  private func goesOnToAsk(_ position: Int) -> Bool {
    guard isStated, words[position].breakBefore == .comma, position > start + 2,
      (start..<position).contains(where: { words[$0].time >= 0 })
    else { return false }
    var first = act
    while first < acts.count, acts[first].start < position { first += 1 }
    guard first < acts.count else { return false }
    switch acts[first].kind {
    case .cancelVerb, .removeVerb, .moveVerb, .makeIt: return true
    case .request: return words[acts[first].end - 1].is(.you)
    default: return false
    }
  }

  /// "I've got Hannah here, she wants a colour", "there's a new client who'd like a trim": who is
  /// there, and what they want.
  private func tellsWhoWants(_ position: Int) -> Bool {
    guard position > start + 2, position + 1 < words.count,
      words[position].is(.who)
        || words[position].breakBefore == .comma && words[position].classes.contains(.person),
      (start..<position).contains(where: { isOfCaller($0) })
    else { return false }
    var first = act
    while first < acts.count, acts[first].start <= position { first += 1 }
    return first < acts.count && acts[first].start == position + 1 && acts[first].kind == .want
  }

  /// "here", "on the phone", "a new client".
  private func isOfCaller(_ index: Int) -> Bool {
    words[index].is(.here) || words[index].is(.phone) || words[index].is(.line)
      || !words[index].kinds.isDisjoint(with: .visitor)
  }

  /// Whether a wording of talk goes on over a word: "sorry, what was that".
  private func isWithinTalk(_ position: Int) -> Bool {
    talk < talks.count && talks[talk].start < position
  }

  private static func opens(_ kind: Cue) -> Bool {
    switch kind {
    case .bookVerb, .bookMe, .makeVerb, .cancelVerb, .removeVerb, .moveVerb, .changeVerb,
      .inviteVerb, .showVerb, .cannotAttend, .want, .duty, .request, .makeIt, .howAbout, .itShould,
      .clock, .whatDay, .when, .listQuestion, .isThere, .freeQuestion, .question, .yesNoQuestion,
      .why, .whyNot, .whyLate, .isEdge, .whatIf, .howCould, .remind:
      true
    default: false
    }
  }
}
