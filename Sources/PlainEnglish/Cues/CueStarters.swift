/// Which wordings can start with each word and with each class of words.
///
/// A place is a word, by its number, or after all words a class, by its bit.
/// Where many wordings start, they are told apart by what can stand second, so
/// that only those are tried which the next word allows.
struct CueStarters: Sendable {
  /// How a place's wordings are told apart: by the low bits of the number of
  /// the second word, then by its class; the last bucket holds those that can
  /// end with their first word.
  static let bucketCount = 129
  static let ending = 128

  /// With so many wordings a place is worth its buckets.
  private static let many = 8

  private(set) var all = FixedTable<CueStarter>(capacity: 0)
  /// The wordings of each place: the bounds of ranges of `all`.
  private(set) var ranges = FixedTable<UInt32>(capacity: 0)
  /// The first bucket of each place, or −1 if it has none.
  private(set) var fans = FixedTable<Int32>(capacity: 0)
  /// The bounds of the buckets' ranges of `items`.
  private(set) var buckets = FixedTable<UInt32>(capacity: 0)
  /// For each place with buckets the classes of a second word that some wording wants.
  private(set) var seconds = FixedTable<WordClasses>(capacity: 0)
  /// Indices of `all`.
  private(set) var items = FixedTable<UInt16>(capacity: 0)
  /// How many words there are.
  let words: Int
  /// The classes that some wording starts with.
  private(set) var classes: WordClasses = []

  /// Sorts wordings by what they start with.
  init(of compiled: CueCompiler) {
    words = compiled.lexicon.count
    sort(compiled)
    fanOut(compiled)
  }

  private mutating func sort(_ compiled: CueCompiler) {
    ranges = FixedTable(repeating: 0, count: words + 65)
    // Counted first, so that each range is filled in place.
    forEachStart(of: compiled) { place, _, _ in ranges[place + 1] += 1 }
    for place in 1..<ranges.count { ranges[place] += ranges[place - 1] }
    var next = ranges.copy()
    let blank = CueStarter(
      first: 0, count: 0, least: 0, layer: .talk, kind: .filler, order: 0, mayEnd: false)
    all = FixedTable(repeating: blank, count: Int(ranges[words + 64]))
    forEachStart(of: compiled) { place, order, element in
      all[Int(next[place])] = Self.starter(order, from: element, compiled)
      next[place] += 1
      if place >= words { classes.insert(WordClasses(rawValue: 1 << UInt64(place - words))) }
    }
  }

  private mutating func fanOut(_ compiled: CueCompiler) {
    fans = FixedTable(repeating: -1, count: words + 64)
    var count = 0
    for place in 0..<fans.count where ranges[place + 1] - ranges[place] > Self.many {
      fans[place] = Int32(count)
      count += Self.bucketCount
    }
    var sizes = FixedTable<UInt32>(repeating: 0, count: count + 1)
    seconds = FixedTable(repeating: [], count: fans.count)
    for place in 0..<fans.count where fans[place] >= 0 {
      let fan = Int(fans[place])
      forEachBucket(of: place, compiled) { bucket, _ in sizes[fan + bucket + 1] += 1 }
      for bit in 0..<64 where sizes[fan + 64 + bit + 1] > 0 {
        seconds[place].insert(WordClasses(rawValue: 1 << UInt64(bit)))
      }
    }
    for index in 1..<sizes.count { sizes[index] += sizes[index - 1] }
    items = FixedTable(repeating: 0, count: Int(sizes[count]))
    buckets = sizes.copy()
    for place in 0..<fans.count where fans[place] >= 0 {
      let fan = Int(fans[place])
      forEachBucket(of: place, compiled) { bucket, starter in
        items[Int(sizes[fan + bucket])] = UInt16(starter)
        sizes[fan + bucket] += 1
      }
    }
  }

  /// Calls `body` with each place where a wording starts, the wording's number
  /// and the element that it starts with: those that may be missing are left out.
  private func forEachStart(of compiled: CueCompiler, _ body: (Int, Int, Int) -> Void) {
    for order in 0..<compiled.wordings.count {
      let wording = compiled.wordings[order]
      let first = Int(wording.first)
      for index in first..<first + Int(wording.count) {
        let element = compiled.elements[index]
        for word in element.range { body(Int(compiled.words[word]), order, index) }
        element.classes.forEachBit { body(words + $0, order, index) }
        if !element.isOptional { break }
      }
    }
  }

  /// Calls `body` with each bucket that a wording of a place belongs to, and the
  /// wording's index.
  private func forEachBucket(
    of place: Int, _ compiled: CueCompiler, _ body: (Int, Int) -> Void
  ) {
    for index in Int(ranges[place])..<Int(ranges[place + 1]) {
      let starter = all[index]
      if starter.mayEnd { body(Self.ending, index) }
      for next in Int(starter.first) + 1..<Int(starter.first) + Int(starter.count) {
        let element = compiled.elements[next]
        for word in element.range { body(Int(compiled.words[word] & 63), index) }
        element.classes.forEachBit { body(64 + $0, index) }
        if !element.isOptional { break }
      }
    }
  }

  /// A wording whose elements before `element` are left out.
  private static func starter(
    _ order: Int, from element: Int, _ compiled: CueCompiler
  ) -> CueStarter {
    let wording = compiled.wordings[order]
    let end = Int(wording.first) + Int(wording.count)
    var second = element + 1
    while second < end, compiled.elements[second].isOptional { second += 1 }
    return CueStarter(
      first: UInt16(element), count: UInt8(end - element), least: wording.least,
      layer: wording.layer, kind: wording.kind, order: UInt16(order), mayEnd: second == end)
  }
}

extension WordClasses {
  /// Calls `body` with the number of each bit that is set.
  @inline(__always)
  func forEachBit(_ body: (Int) -> Void) {
    var rest = rawValue
    while rest != 0 {
      body(rest.trailingZeroBitCount)
      rest &= rest - 1
    }
  }
}
