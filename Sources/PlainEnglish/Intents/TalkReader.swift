/// Finds the answers and the talk in a clause.
///
/// A cue counts where a part of the sentence begins with it: "right" agrees in
/// "right, book it" and not in "right after lunch".
enum TalkReader {
  static func signs(
    in range: Range<Int>, of parts: LineParts
  ) -> TalkSigns {
    var signs: TalkSigns = []
    var isPure = true
    var start = range.lowerBound
    var cue = parts.talk.partitioningIndex { $0.start >= range.lowerBound }
    while start < range.upperBound {
      let end = chunkEnd(from: start, in: range, parts)
      let isWhole = read(start..<end, &cue, parts, &signs)
      isPure = isPure && isWhole
      start = end
    }
    if isPure, !signs.isEmpty { signs.insert(.pure) }
    return signs
  }

  /// Reads one part between joints; returns whether it is nothing but talk.
  private static func read(
    _ chunk: Range<Int>, _ cue: inout Int, _ parts: LineParts,
    _ signs: inout TalkSigns
  ) -> Bool {
    var position = chunk.lowerBound
    var found: TalkSigns = []
    var afterValue = false
    while position < chunk.upperBound {
      while cue < parts.talk.count, parts.talk[cue].start < position { cue += 1 }
      if cue < parts.talk.count, parts.talk[cue].start == position,
        parts.talk[cue].end <= chunk.upperBound
      {
        let end = parts.talk[cue].end
        if parts.talk[cue].kind == .goAhead, end < chunk.upperBound,
          !leadsToTime(end, parts)
        {
          break
        }
        if parts.talk[cue].kind == .echo, end < chunk.upperBound { break }
        var sign = TalkSigns.of(parts.talk[cue].kind)
        if afterValue, !sign.isDisjoint(with: [.accept, .approval]), !sign.contains(.goAhead) {
          sign = .acceptsValue
        }
        if sign.contains(.no) || sign == .reject, signs.union(found).isDisjoint(with: .agreement) {
          found.insert(.noFirst)
        }
        if sign.contains(.no), isStress(before: position, in: chunk, parts) {
          // "absolutely no way": says how much, and agrees to nothing.
          found.remove(.yes)
          found.insert(.noFirst)
        }
        found.formUnion(sign)
        position = parts.talk[cue].end
        cue += 1
      } else if parts.timeOfWord[position] >= 0 {
        afterValue = true
        position += 1
      } else if let end = reportEnd(position, in: chunk, parts) {
        position = end
      } else if let end = requestEnd(position, cue, parts) {
        position = end
      } else if parts.words[position].classes.contains(.stop)
        || parts.words[position].isJoint || leadsToTime(position, in: chunk, parts)
      {
        position += 1
      } else {
        break
      }
    }
    var isWhole = position == chunk.upperBound
    if afterValue {
      // "cancel the 3 o'clock" stops nothing, "anything on Sunday?" asks.
      let kept = found.subtracting([.stop, .any, .again, .unclear, .help, .hello, .wait])
      isWhole = isWhole && kept == found
      found = kept
      // "I'm off on Wednesday" says when, and is no farewell.
      if found.contains(.leave) { found.subtract([.bye, .leave]) }
    }
    if !isWhole {
      if found.contains(.unsure) { found.subtract(.agreement) }
      found.subtract([
        .approval, .any, .stop, .wait, .again, .unclear, .help, .done, .hello, .putOff,
      ])
      if found.contains(.leave) { found.subtract([.bye, .leave]) }
      // Thanks and farewells count wherever they stand.
      while cue < parts.talk.count, parts.talk[cue].end <= chunk.upperBound {
        let sign = TalkSigns.of(parts.talk[cue].kind)
        if sign == .thanks || sign == .bye { found.insert(sign) }
        cue += 1
      }
    }
    signs.formUnion(found)
    return isWhole
  }

  /// The end of "she says" at the head, if it leads to what is said.
  private static func reportEnd(_ position: Int, in chunk: Range<Int>, _ parts: LineParts) -> Int? {
    guard position == chunk.lowerBound, position + 2 < chunk.upperBound,
      parts.words[position].classes.contains(.person), !parts.words[position].is(.i),
      !parts.words[position].is(.you),
      parts.words[position + 1].is(.says) || parts.words[position + 1].is(.said)
    else { return nil }
    return position + 2
  }

  /// Whether the word before is one of degree alone: "definitely no".
  private static func isStress(before position: Int, in chunk: Range<Int>, _ parts: LineParts)
    -> Bool
  {
    position == chunk.lowerBound + 1 && parts.words[position].breakBefore == .none
      && parts.words[position - 1].classes.contains(.very)
  }

  /// Whether a preposition stands before a time: "at" in "great, at half past 9".
  private static func leadsToTime(
    _ position: Int, in chunk: Range<Int>, _ parts: LineParts
  ) -> Bool {
    parts.words[position].isPreposition && position + 1 < chunk.upperBound
      && parts.timeOfWord[position + 1] >= 0
  }

  /// Whether a time follows, at once or after a preposition.
  private static func leadsToTime(
    _ position: Int, _ parts: LineParts
  ) -> Bool {
    let word = parts.words[position]
    return parts.timeOfWord[position] >= 0 || word.isPreposition
      || word.classes.contains(.stop) || word.is(.with)
  }

  /// The end of "could you" or "I want you to" if talk follows it.
  private static func requestEnd(_ position: Int, _ cue: Int, _ parts: LineParts) -> Int? {
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

  private static func chunkEnd(
    from start: Int, in range: Range<Int>, _ parts: LineParts
  ) -> Int {
    var end = start + 1
    var cue = parts.talk.partitioningIndex { $0.end > start }
    while end < range.upperBound {
      while cue < parts.talk.count, parts.talk[cue].end <= end { cue += 1 }
      let isInside = cue < parts.talk.count && parts.talk[cue].start < end
      let word = parts.words[end]
      if !isInside, parts.timeOfWord[end] < 0,
        word.breakBefore == .comma || word.isJoint
      {
        return end
      }
      end += 1
    }
    return range.upperBound
  }
}
