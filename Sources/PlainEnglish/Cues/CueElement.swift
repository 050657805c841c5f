/// A place in a wording: a word of one of the classes or one of the listed
/// words stands there.
struct CueElement: Sendable {
  var classes: WordClasses
  /// The listed words, as a range of the index's words.
  var first: UInt16
  var count: UInt8
  var isOptional: Bool
}

/// A wording as it is tried at a word that can start it.
struct CueStarter: Sendable {
  /// Its elements.
  var first: UInt16
  var count: UInt8
  /// How many words it has at least.
  var least: UInt8
  var layer: CueLayer
  var kind: Cue
  /// Its place in the tables: of equally long wordings the first one counts.
  var order: UInt16
  /// It can end with its first word.
  var mayEnd: Bool
  /// What can stand as its second word: a bit for each word by the low bits of
  /// its number, so that most wordings are passed over at a glance.
  var nextBits: UInt64
  var nextClasses: WordClasses

  @inline(__always)
  static func bit(_ id: CueLexicon.ID) -> UInt64 { id == 0 ? 0 : 1 << UInt64(id & 63) }
}

/// Which wordings can start with each word and with each class of words.
struct CueStarters: Sendable {
  /// Ranges of `all`: by a word's number, then by a class's bit.
  fileprivate(set) var ranges: [UInt32] = []
  fileprivate(set) var all: [CueStarter] = []
  fileprivate(set) var words = 0
  /// The classes that some wording starts with.
  fileprivate(set) var classes: WordClasses = []

  /// Sorts wordings by what they start with.
  init(of compiled: CueCompiler) {
    words = compiled.lexicon.count
    ranges = [UInt32](repeating: 0, count: words + 65)
    // Counted first, so that each range is filled in place.
    forEachStart(of: compiled) { place, _, _ in ranges[place + 1] += 1 }
    for place in 1..<ranges.count { ranges[place] += ranges[place - 1] }
    guard let first = compiled.wordings.first else { return }
    let filler = starter(of: first, 0, from: first.first, compiled)
    var next = ranges
    all = [CueStarter](repeating: filler, count: Int(ranges[words + 64]))
    forEachStart(of: compiled) { place, order, element in
      all[Int(next[place])] = starter(of: compiled.wordings[order], order, from: element, compiled)
      next[place] += 1
      if place >= words { classes.insert(WordClasses(rawValue: 1 << UInt64(place - words))) }
    }
  }

  /// Calls `body` with each place where a wording starts, the wording's number
  /// and the element that it starts with: those that may be missing are left out.
  private func forEachStart(of compiled: CueCompiler, _ body: (Int, Int, Int) -> Void) {
    for (order, wording) in compiled.wordings.enumerated() {
      for index in wording.first..<wording.first + wording.count {
        let element = compiled.elements[index]
        for word in compiled.words[element.range] { body(Int(word), order, index) }
        var rest = element.classes.rawValue
        while rest != 0 {
          body(words + rest.trailingZeroBitCount, order, index)
          rest &= rest - 1
        }
        if !element.isOptional { break }
      }
    }
  }

  /// A wording whose elements before `element` are left out.
  private func starter(
    of wording: CueCompiler.Wording, _ order: Int, from element: Int, _ compiled: CueCompiler
  ) -> CueStarter {
    let end = wording.first + wording.count
    var starter = CueStarter(
      first: UInt16(element), count: UInt8(end - element), least: wording.least,
      layer: wording.layer, kind: wording.kind, order: UInt16(order), mayEnd: true, nextBits: 0,
      nextClasses: [])
    var next = element + 1
    while next < end {
      let place = compiled.elements[next]
      starter.nextClasses.formUnion(place.classes)
      for word in compiled.words[place.range] { starter.nextBits |= CueStarter.bit(word) }
      if !place.isOptional {
        starter.mayEnd = false
        break
      }
      next += 1
    }
    return starter
  }
}

extension CueElement {
  /// The listed words, as indices of the index's words.
  var range: Range<Int> { Int(first)..<Int(first) + Int(count) }
}
