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

  private(set) var all: [CueStarter] = []
  /// The wordings of each place: the bounds of ranges of `all`.
  private(set) var ranges: [UInt32] = []
  /// The first bucket of each place, or −1 if it has none.
  private(set) var fans: [Int32] = []
  /// The bounds of the buckets' ranges of `items`.
  private(set) var buckets: [UInt32] = []
  /// Indices of `all`.
  private(set) var items: [UInt16] = []
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
    ranges = [UInt32](repeating: 0, count: words + 65)
    // Counted first, so that each range is filled in place.
    forEachStart(of: compiled) { place, _, _ in ranges[place + 1] += 1 }
    for place in 1..<ranges.count { ranges[place] += ranges[place - 1] }
    var next = ranges
    let count = Int(ranges[words + 64])
    all = [CueStarter](unsafeUninitializedCapacity: count) { buffer, filled in
      forEachStart(of: compiled) { place, order, element in
        buffer.initializeElement(
          at: Int(next[place]), to: Self.starter(order, from: element, compiled))
        next[place] += 1
        if place >= words { classes.insert(WordClasses(rawValue: 1 << UInt64(place - words))) }
      }
      filled = count
    }
  }

  private mutating func fanOut(_ compiled: CueCompiler) {
    fans = [Int32](repeating: -1, count: words + 64)
    var sizes: [UInt32] = [0]
    let places = fans.indices.filter { ranges[$0 + 1] - ranges[$0] > Self.many }
    sizes.reserveCapacity(places.count * Self.bucketCount + 1)
    for place in places {
      let fan = sizes.count - 1
      fans[place] = Int32(fan)
      for _ in 0..<Self.bucketCount { sizes.append(0) }
      forEachBucket(of: place, compiled) { bucket, _ in sizes[fan + bucket + 1] += 1 }
    }
    for index in 1..<sizes.count { sizes[index] += sizes[index - 1] }
    buckets = sizes
    let count = Int(sizes[sizes.count - 1])
    items = [UInt16](unsafeUninitializedCapacity: count) { buffer, filled in
      for place in places {
        let fan = Int(fans[place])
        forEachBucket(of: place, compiled) { bucket, starter in
          buffer.initializeElement(at: Int(sizes[fan + bucket]), to: UInt16(starter))
          sizes[fan + bucket] += 1
        }
      }
      filled = count
    }
  }

  /// Calls `body` with each place where a wording starts, the wording's number
  /// and the element that it starts with: those that may be missing are left out.
  private func forEachStart(of compiled: CueCompiler, _ body: (Int, Int, Int) -> Void) {
    for order in compiled.wordings.indices {
      let wording = compiled.wordings[order]
      for index in wording.first..<wording.first + wording.count {
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
    let end = wording.first + wording.count
    var second = element + 1
    while second < end, compiled.elements[second].isOptional { second += 1 }
    return CueStarter(
      first: UInt16(element), count: UInt8(end - element), least: wording.least,
      layer: wording.layer, kind: wording.kind, order: UInt16(order), mayEnd: second == end)
  }
}

extension CueStarters {
  /// Calls `body` with the tables.
  @inline(__always)
  func withPointers<Result>(
    _ body: (
      _ all: UnsafeBufferPointer<CueStarter>, _ ranges: UnsafeBufferPointer<UInt32>,
      _ fans: UnsafeBufferPointer<Int32>, _ buckets: UnsafeBufferPointer<UInt32>,
      _ items: UnsafeBufferPointer<UInt16>
    ) -> Result
  ) -> Result {
    all.withUnsafeBufferPointer { all in
      ranges.withUnsafeBufferPointer { ranges in
        fans.withUnsafeBufferPointer { fans in
          buckets.withUnsafeBufferPointer { buckets in
            items.withUnsafeBufferPointer { body(all, ranges, fans, buckets, $0) }
          }
        }
      }
    }
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
