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
      var chunk = TalkChunk(start..<end, of: parts, after: signs, cue: cue)
      let isWhole = chunk.read()
      signs.formUnion(chunk.found)
      cue = chunk.cue
      isPure = isPure && isWhole
      start = end
    }
    if isPure, !signs.isEmpty { signs.insert(.pure) }
    return signs
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
