/// Which words of a line are part of which time.
struct TimePlacing {
  /// The words of times that are none, as they lie in an answer ("not right now")
  /// or in a name ("4D lashes"), in order.
  private(set) var dropped: [Range<Int>] = []

  /// The first word that is part of a time.
  private(set) var firstTime: Int?

  /// Places the times of a line, given as ranges of tokens: each word is told its own.
  ///
  /// A function that is lent its parts, as an initializer would take hold of each.
  static func place(
    _ times: [Range<Int>], in words: inout [CueWord], names: [FoundName], cues: LayeredCues
  ) -> TimePlacing {
    var placing = TimePlacing()
    if !times.isEmpty { placing.place(times, in: &words, names, cues) }
    return placing
  }

  private mutating func place(
    _ times: [Range<Int>], in words: inout [CueWord], _ names: [FoundName], _ cues: LayeredCues
  ) {
    var word = 0
    for (number, range) in times.enumerated() {
      while word < words.count, Int(words[word].lastToken) < range.lowerBound { word += 1 }
      let start = word
      while word < words.count, Int(words[word].token) < range.upperBound { word += 1 }
      guard word > start else { continue }
      // "why not today?" puts nothing off.
      let before = cues.act.partitioningIndex { $0.start >= start } - 1
      let isAsked =
        before >= 0 && cues.act[before].kind == .whyNot && start <= cues.act[before].end
      let isHeld =
        !isAsked && Self.holdsTime(cues.talk, start..<word, words)
        && !Self.rulesOut(cues, names, start..<word)
        || Self.holdsTime(cues.detail, start..<word, words)
      if isHeld && !Self.isChoice(number, of: times, start..<word, words)
        || Self.isName(names, start..<word)
      {
        dropped.append(start..<word)
      } else {
        for index in start..<word { words[index].time = Int32(number) }
        firstTime = firstTime ?? start
      }
    }
  }

  /// "book a haircut, not today": beside what is wanted it rules a day out, and puts nothing
  /// off.
  private static func rulesOut(
    _ cues: LayeredCues, _ names: [FoundName], _ range: Range<Int>
  ) -> Bool {
    let first = cues.talk.partitioningIndex { $0.end > range.lowerBound }
    guard first < cues.talk.count, cues.talk[first].kind == .putOff else { return false }
    // "a haircut this week, not today"
    if names.contains(where: {
      $0.mention.kind == .service && $0.words.upperBound <= cues.talk[first].start
    }) {
      return true
    }
    return cues.act.contains { act in
      act.end <= cues.talk[first].start
        && (act.kind == .bookVerb || act.kind == .bookMe || act.kind == .moveVerb)
    }
  }

  /// Whether a time is one of two between which "or" stands: "tomorrow or the day
  /// after".
  private static func isChoice(
    _ number: Int, of covered: [Range<Int>], _ range: Range<Int>, _ words: [CueWord]
  ) -> Bool {
    if number > 0, range.lowerBound > 0, words[range.lowerBound - 1].is(.or),
      covered[number - 1].upperBound + 1 == covered[number].lowerBound
    {
      return true
    }
    return number + 1 < covered.count && range.upperBound < words.count
      && words[range.upperBound].is(.or)
      && covered[number].upperBound + 1 == covered[number + 1].lowerBound
  }

  private static func isName(_ names: [FoundName], _ words: Range<Int>) -> Bool {
    let first = names.partitioningIndex { $0.words.upperBound >= words.upperBound }
    return first < names.count && names[first].words.lowerBound <= words.lowerBound
  }

  private static func holdsTime(
    _ layer: [CueSpan], _ words: Range<Int>, _ line: [CueWord]
  ) -> Bool {
    let first = layer.partitioningIndex { $0.end > words.lowerBound }
    guard first < layer.count else { return false }
    let cue = layer[first]
    guard cue.start <= words.lowerBound, cue.end >= words.upperBound, cue.kind.holdsTime else {
      return false
    }
    // "a morning slot" greets nobody, "morning, a slot please" does.
    if cue.kind == .hello, cue.start == 0, cue.end == words.upperBound,
      words.upperBound < line.count,
      line[words.upperBound].breakBefore == .none, line[words.upperBound].classes.contains(.desk)
    {
      return false  // "morning appointment tomorrow"
    }
    guard cue.kind == .hello, words.lowerBound > 0, line[words.lowerBound].breakBefore == .none
    else { return true }
    return !line[words.lowerBound - 1].classes.contains(.determiner)
      && (cue.start < words.lowerBound || first > 0 && layer[first - 1].end == cue.start)
  }
}
