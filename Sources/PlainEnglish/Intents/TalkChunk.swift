/// A part of a sentence between joints, and the answers and the talk found in it.
struct TalkChunk {
  let words: Range<Int>
  let parts: LineParts

  /// What was said before it in the sentence.
  let before: TalkSigns

  /// What was found in it.
  private(set) var found: TalkSigns = []

  /// The next cue of the line's talk.
  private(set) var cue: Int

  /// The word up to which it is talk.
  private var position: Int

  /// A time was named.
  private var isAfterValue = false

  init(_ words: Range<Int>, of parts: LineParts, after before: TalkSigns, cue: Int) {
    self.words = words
    self.parts = parts
    self.before = before
    self.cue = cue
    position = words.lowerBound
  }

  /// Reads it; returns whether it is nothing but talk.
  mutating func read() -> Bool {
    while position < words.upperBound, goOn() {}
    var isWhole = position == words.upperBound
    if isAfterValue { isWhole = dropBesideValue() && isWhole }
    if !isWhole { keepWhatCountsAnywhere() }
    return isWhole
  }

  /// Takes the next cue or filling word in; false where the talk ends.
  private mutating func goOn() -> Bool {
    while cue < parts.talk.count, parts.talk[cue].start < position { cue += 1 }
    if cue < parts.talk.count, parts.talk[cue].start == position,
      parts.talk[cue].end <= words.upperBound
    {
      return take(parts.talk[cue])
    }
    if parts.timeOfWord[position] >= 0 {
      isAfterValue = true
      position += 1
    } else if let end = reportEnd(position) ?? requestEnd(position) {
      position = end
    } else if parts.words[position].classes.contains(.stop) || parts.words[position].isJoint
      || isBeforeTime(position)
    {
      position += 1
    } else {
      return false
    }
    return true
  }

  /// Takes a cue in; false if it leads to something that is no talk.
  private mutating func take(_ next: CueSpan) -> Bool {
    if next.end < words.upperBound,
      next.kind == .echo || next.kind == .goAhead && !leadsToTime(next.end)
    {
      return false
    }
    var sign = TalkSigns.of(next.kind)
    if isAfterValue, !sign.isDisjoint(with: [.accept, .approval]), !sign.contains(.goAhead) {
      sign = .acceptsValue
    }
    if sign.contains(.no) || sign == .reject, before.union(found).isDisjoint(with: .agreement) {
      found.insert(.noFirst)
    }
    if sign.contains(.no), isStress(before: position) {
      // "absolutely no way": says how much, and agrees to nothing.
      found.remove(.yes)
      found.insert(.noFirst)
    }
    found.formUnion(sign)
    position = next.end
    cue += 1
    return true
  }

  /// Drops what says something else beside a time; returns whether nothing was.
  private mutating func dropBesideValue() -> Bool {
    // "cancel the 3 o'clock" stops nothing, "anything on Sunday?" asks.
    let kept = found.subtracting([.stop, .any, .again, .unclear, .help, .hello, .wait])
    let isSame = kept == found
    found = kept
    // "I'm off on Wednesday" says when, and is no farewell.
    if found.contains(.leave) { found.subtract([.bye, .leave]) }
    return isSame
  }

  /// Drops what counts only where nothing else is said, and looks for what counts wherever
  /// it stands: thanks and farewells.
  private mutating func keepWhatCountsAnywhere() {
    if found.contains(.unsure) { found.subtract(.agreement) }
    found.subtract([
      .approval, .any, .stop, .wait, .again, .unclear, .help, .done, .hello, .putOff,
    ])
    if found.contains(.leave) { found.subtract([.bye, .leave]) }
    while cue < parts.talk.count, parts.talk[cue].end <= words.upperBound {
      let sign = TalkSigns.of(parts.talk[cue].kind)
      if sign == .thanks || sign == .bye { found.insert(sign) }
      cue += 1
    }
  }

  /// The end of "she says" at the head, if it leads to what is said.
  private func reportEnd(_ position: Int) -> Int? {
    guard position == words.lowerBound, position + 2 < words.upperBound,
      parts.words[position].classes.contains(.person), !parts.words[position].is(.i),
      !parts.words[position].is(.you),
      parts.words[position + 1].is(.says) || parts.words[position + 1].is(.said)
    else { return nil }
    return position + 2
  }

  /// Whether the word before is one of degree alone: "definitely no".
  private func isStress(before position: Int) -> Bool {
    position == words.lowerBound + 1 && parts.words[position].breakBefore == .none
      && parts.words[position - 1].classes.contains(.very)
  }

  /// Whether a preposition stands before a time: "at" in "great, at half past 9".
  private func isBeforeTime(_ position: Int) -> Bool {
    parts.words[position].isPreposition && position + 1 < words.upperBound
      && parts.timeOfWord[position + 1] >= 0
  }

  /// Whether a time follows, at once or after a preposition.
  private func leadsToTime(_ position: Int) -> Bool {
    let word = parts.words[position]
    return parts.timeOfWord[position] >= 0 || word.isPreposition
      || word.classes.contains(.stop) || word.is(.with)
  }

  /// The end of "could you" or "I want you to" if talk follows it.
  private func requestEnd(_ position: Int) -> Int? {
    let act = parts.acts.partitioningIndex { $0.start >= position }
    guard act < parts.acts.count, parts.acts[act].start == position,
      parts.acts[act].kind == .request || parts.acts[act].kind == .want
        || parts.acts[act].kind == .duty
    else { return nil }
    var end = parts.acts[act].end
    while end < parts.words.count, parts.words[end].classes.contains(.polite) { end += 1 }
    guard let talk = parts.cue(parts.talk, startingAt: end), talk.kind != .filler else {
      return nil
    }
    return end
  }
}
