/// What keeps words of agreement from being acted upon, though they ask and refuse nothing.
extension ConsentReader {
  /// Its consent where it waits: for somebody who is named to be asked, or for something.
  var waiting: Consent {
    .waits(words.has(.waiting) ? .somebody : .something)
  }

  // MARK: A moment

  /// "yes no wait", "ok, one sec", "I'll have to check with her": neither a yes nor a no.
  var putsOff: Bool {
    if asksForMoment { return true }
    guard !request.hasValues, request.choice == nil else { return false }
    if words.count > 1, words.has(.halting), words.contains(where: { isYesOrNo($0) }),
      words.allSatisfy({ $0.is(.wavering) })
    {
      return true
    }
    guard request.intent == Intent.none, !request.isQuestion else { return false }
    // "we'll" stands without its apostrophe.
    return words.contains { $0.is(.myself) || isAny($0, .we, .me, .well) }
      && zip(words, words.dropFirst()).contains {
        $0.is(.putOff) && (isAny($1, .with, .to) || $1.is(.somebody))
      }
  }

  private func isYesOrNo(_ word: AnswerWord) -> Bool { word.is(.plainYes) || word.is(.no) }

  /// "ok one sec", "right, just a minute": a time that is no length.
  private var asksForMoment: Bool {
    guard request.duration != nil, request.whens.isEmpty, words.count > 1,
      words.last?.is(.moment) == true
    else { return false }
    return words.dropLast().allSatisfy { $0.is(.beforeMoment) }
  }

  // MARK: A yes in other words

  /// "cancel it", "yes, cancel them both please": the very act that was proposed, and no more.
  var namesTheAct: Bool {
    switch proposal {
    case .cancelling: request.onlyCancels
    default: false
    }
  }

  /// "ok she says yes", "yeah why not": a yes that somebody else says, or that asks nothing.
  var passesOn: Bool {
    guard !request.hasValues, request.choice == nil, request.bookingNumbers.isEmpty,
      words.count <= 5, words.count > 2, let last = words.last
    else { return false }
    if isSuffix(of: words, .why, .not) { return words.has(.yes) }
    return last.is(.passedOn) && words[words.count - 2].is(.saying)
      && words[words.count - 3].is(.teller)
  }

  // MARK: Heard, and kept

  /// "I see", "yes I know", "got it": heard, and no more.
  var isOnlyHeard: Bool {
    let rest = head.filter { !$0.is(.besideHeard) }
    guard !rest.isEmpty else { return false }
    if head[0].is(.finished), head.dropFirst().first?.is(.with) == true { return true }
    if isSuffix(of: head, .thats, .that) { return true }
    // "nice try"
    if rest.count == 2, rest[1].is(.try), rest[0].is(.praising) { return true }
    return rest.allSatisfy { $0.is(.heard) }
  }

  /// Whether it wants to keep what would change, or to end what would be made: "yes keep it",
  /// "fine as it was", "yes, cancel" where nothing is to be cancelled.
  var keepsOrEnds: Bool {
    guard let proposal else { return false }
    if proposal == .cancelling, doesOtherwise { return true }
    if proposal != .cancelling, request.choice == nil, head.contains(where: { $0.is(.ending) }) {
      return proposal.endsByCancelling
    }
    if head.contains(where: { $0.is(.as) }), let last = head.last,
      last.is(.wasSo) || proposal.changesWhatIs && last.is(.isSo)
    {
      return true
    }
    return proposal.endsByKeeping && head.contains { $0.is(.keeping) }
  }

  /// "yes, move it", "ok, save it": what is named is done with it, and no end is made of it.
  private var doesOtherwise: Bool {
    zip(head, head.dropFirst()).contains {
      isAny($0, .move, .save, .change, .swap, .switch) && $1.is(.pointing)
    }
  }

  // MARK: Somebody else

  /// "confirm with her", "I'll call him and confirm": to be confirmed by somebody yet.
  var confirmsLater: Bool {
    guard let verb = head.lastIndex(where: { $0.is(.confirm) }) else { return false }
    let behind = head[(verb + 1)...]
    if behind.contains(where: { $0.is(.with) }) { return true }
    if let next = behind.first, !next.is(.confirmable) { return true }
    return head[..<verb].contains { $0.is(.confirmer) }
  }

  /// "I'll call him and confirm": what stands before a bare word in the same line waits for
  /// somebody.
  var isBesideWaiting: Bool {
    guard request.topics.isEmpty else { return false }
    let whole = AnswerWords(line)
    guard whole.count > head.count else { return false }
    if head.count == 1, head[0].is(.confirm) || head[0].is(.confirmed) { return true }
    return whole.last?.is(.first) == true
      && zip(whole, whole.dropFirst()).contains {
        $0.is(.consulting) && ($1.is(.somebody) || $1.is(.with))
      }
  }

  /// Whether one of its words makes it wait: "once she has paid", "perhaps".
  var isHeld: Bool {
    let words = agreeingWords
    return firstHolding(words).map { !isCourteous(words, $0) } ?? false
  }

  /// Where the first word stands that makes it wait.
  func firstHolding(_ words: [AnswerWord]) -> Int? {
    let isPlace = request.choice != nil || request.intent == .any
    return words.firstIndex { $0.is(.holding) && !(isPlace && $0.is(.ofPlace)) }
  }

  /// "if possible", "if that's ok", "that's right, but where is it?": no condition.
  private func isCourteous(_ words: [AnswerWord], _ held: Int) -> Bool {
    if words[held].is(.but) { return !request.topics.isEmpty }
    guard words[held].is(.if), words.dropFirst(held + 1).first?.is(.courtesy) == true else {
      return false
    }
    return !words.contains { $0.is(.wasSo) || $0.is(.only) }
  }
}

extension Request {
  /// "cancel it", "yes, cancel them both please": nothing but that.
  ///
  /// A bare "cancel" may mean to leave off.
  package var onlyCancels: Bool {
    let words = words
    return words.has(.cancelling) && words.has(.cancelled)
      && words.allSatisfy { $0.is(.ofCancelling) }
  }

  /// "yes, swap them".
  package var onlySwaps: Bool {
    let words = words
    return words.contains { $0.is(.swap) }
      && words.allSatisfy { $0.is(.ofCancelling) || $0.is(.ofSwapping) }
  }

  /// Whether it agrees, whatever it was read as: "ok she says yes", "yeah why not".
  package var passesOnYes: Bool { ConsentReader(self, to: nil, in: text).passesOn }
}
