/// Finds the cues of a line.
///
/// It looks at the tables through pointers: it is run on every word of every
/// line.
struct CueMatcher {
  let line: UnsafeBufferPointer<CueWord>
  private let starters: FixedTable<CueStarter>
  private let ranges: FixedTable<UInt32>
  private let fans: FixedTable<Int32>
  private let seconds: FixedTable<WordClasses>
  private let buckets: FixedTable<UInt32>
  private let items: FixedTable<UInt16>
  private let elements: FixedTable<CueElement>
  private let words: FixedTable<CueLexicon.ID>
  /// How many words have ranges; those of the classes come after them.
  private let wordCount: Int
  /// The classes that some wording starts with.
  private let startingClasses: WordClasses

  init(_ line: UnsafeBufferPointer<CueWord>, index: CueIndex) {
    self.line = line
    starters = index.starters.all
    ranges = index.starters.ranges
    fans = index.starters.fans
    seconds = index.starters.seconds
    buckets = index.starters.buckets
    items = index.starters.items
    elements = index.elements
    words = index.words
    wordCount = index.starters.words
    startingClasses = index.starters.classes
  }

  private struct Found {
    var kind = Cue.filler
    var end = 0
    var order = UInt16.max

    mutating func take(_ starter: CueStarter, _ reached: Int) {
      guard reached > end || reached == end && starter.order < order else { return }
      kind = starter.kind
      end = reached
      order = starter.order
    }
  }

  /// The cues of a layer while they are found, in a part of memory with room for one
  /// a word.
  private struct SpanRow {
    private let start: UnsafeMutablePointer<CueSpan>?
    private var count = 0
    /// The first word that no cue of the layer has.
    private var free = 0

    init(_ room: UnsafeMutableBufferPointer<CueSpan>, _ part: Range<Int>) {
      start = room.baseAddress.map { $0 + part.lowerBound }
    }

    /// Adds what was found at a word, if something was and the word is free.
    @inline(__always)
    mutating func add(_ kind: Cue, _ word: Int, _ end: Int) {
      guard end > word, free <= word, let start else { return }
      (start + count).initialize(to: CueSpan(kind: kind, start: word, end: end))
      count += 1
      free = end
    }

    /// Just as many as were found.
    var spans: [CueSpan] {
      Array(UnsafeBufferPointer(start: start, count: count))
    }
  }

  private struct Best {
    var talk = Found()
    var act = Found()
    var detail = Found()
  }

  /// The cues of each layer, in order: from left to right the longest wording,
  /// of equally long ones the first in the tables, no two of a layer over one
  /// word, none over the end of a sentence.
  func cues() -> LayeredCues {
    withUnsafeTemporaryAllocation(of: CueSpan.self, capacity: 3 * line.count) { room in
      var talk = SpanRow(room, 0..<line.count)
      var act = SpanRow(room, line.count..<2 * line.count)
      var detail = SpanRow(room, 2 * line.count..<3 * line.count)
      find(&talk, &act, &detail)
      return LayeredCues(talk: talk.spans, act: act.spans, detail: detail.spans)
    }
  }

  private func find(_ talk: inout SpanRow, _ act: inout SpanRow, _ detail: inout SpanRow) {
    var end = 0
    for start in line.indices {
      if end <= start { end = sentenceEnd(after: start) }
      guard line[start].id != 0 else { continue }
      let best = longest(at: start, end: end)
      talk.add(best.talk.kind, start, best.talk.end)
      act.add(best.act.kind, start, best.act.end)
      detail.add(best.detail.kind, start, best.detail.end)
    }
  }

  /// The longest wording of each layer that starts at a word.
  private func longest(at start: Int, end: Int) -> Best {
    var best = Best()
    tryAll(Int(line[start].id), at: start, end: end, &best)
    line[start].classes.intersection(startingClasses).forEachBit {
      tryAll(wordCount + $0, at: start, end: end, &best)
    }
    return best
  }

  /// Tries the wordings that start with a word or a class, as far as the next
  /// word allows them.
  private func tryAll(_ place: Int, at start: Int, end: Int, _ best: inout Best) {
    let fan = Int(fans[place])
    guard fan >= 0 else {
      for index in Int(ranges[place])..<Int(ranges[place + 1]) {
        tryOne(starters[index], at: start, end: end, &best)
      }
      return
    }
    tryBucket(fan + CueStarters.ending, at: start, end: end, &best)
    guard start + 1 < end else { return }
    let next = line[start + 1]
    if next.id != 0 { tryBucket(fan + Int(next.id & 63), at: start, end: end, &best) }
    next.classes.intersection(seconds[place]).forEachBit {
      tryBucket(fan + 64 + $0, at: start, end: end, &best)
    }
  }

  @inline(__always)
  private func tryBucket(_ bucket: Int, at start: Int, end: Int, _ best: inout Best) {
    for item in Int(buckets[bucket])..<Int(buckets[bucket + 1]) {
      tryOne(starters[Int(items[item])], at: start, end: end, &best)
    }
  }

  @inline(__always)
  private func tryOne(_ starter: CueStarter, at start: Int, end: Int, _ best: inout Best) {
    guard start + Int(starter.least) <= end else { return }
    // The first word is known to fit.
    let first = Int(starter.first)
    if starter.count > 1, start + 1 < end {
      // Most fail at their second word.
      let second = elements[first + 1]
      if !second.isOptional, !holds(second, line[start + 1]) { return }
    }
    let reached = match(first + 1, first + Int(starter.count), at: start + 1, end: end)
    guard reached > 0 else { return }
    switch starter.layer {
    case .talk: best.talk.take(starter, reached)
    case .act: best.act.take(starter, reached)
    case .detail: best.detail.take(starter, reached)
    }
  }

  private func sentenceEnd(after start: Int) -> Int {
    var end = start + 1
    while end < line.count, line[end].breakBefore < .clause { end += 1 }
    return end
  }

  /// The index after the longest way in which elements match from `position`
  /// on, or −1.
  private func match(_ first: Int, _ last: Int, at position: Int, end: Int) -> Int {
    var index = first
    var position = position
    while index < last {
      let element = elements[index]
      let matches = position < end && holds(element, line[position])
      if element.isOptional {
        if matches {
          let with = match(index + 1, last, at: position + 1, end: end)
          if with >= 0 { return with }
        }
      } else {
        guard matches else { return -1 }
        position += 1
      }
      index += 1
    }
    return position
  }

  @inline(__always)
  private func holds(_ element: CueElement, _ word: CueWord) -> Bool {
    if !element.classes.isDisjoint(with: word.classes) { return true }
    let first = Int(element.first)
    for index in first..<first + Int(element.count) where words[index] == word.id { return true }
    return false
  }
}

extension CueIndex {
  /// The cues of each layer of a line.
  func cues(in line: [CueWord]) -> LayeredCues {
    line.withUnsafeBufferPointer { CueMatcher($0, index: self).cues() }
  }
}

/// The cues of a line, by layer.
struct LayeredCues {
  var talk: [CueSpan] = []
  var act: [CueSpan] = []
  var detail: [CueSpan] = []
}
