/// A place in a wording: a word of one of the classes or one of the listed
/// words stands there.
struct CueElement: Sendable {
  var classes: WordClasses
  /// The listed words, as a range of the index's words.
  var first: UInt32
  var count: UInt16
  var isOptional: Bool
}

/// A wording as it is tried at a word that can start it.
struct CueStarter: Sendable {
  /// Its elements.
  var first: UInt32
  var count: UInt8
  /// How many words it has at least.
  var least: UInt8
  var layer: CueLayer
  var kind: Cue
  /// It can end with its first word.
  var mayEnd: Bool
  /// What can stand as its second word: a bit for each word by the low bits of
  /// its number, so that most wordings are passed over at a glance.
  var nextBits: UInt64
  var nextClasses: WordClasses

  @inline(__always)
  static func bit(_ id: CueLexicon.ID) -> UInt64 { id == 0 ? 0 : 1 << UInt64(id & 63) }
}

/// Turns cue tables into the arrays that lines are matched with.
struct CueCompiler {
  var lexicon = CueLexicon()
  private(set) var words: [CueLexicon.ID] = []
  private(set) var elements: [CueElement] = []
  private(set) var written: [CueLexicon.ID: Range<UInt16>] = [:]
  private(set) var writtenIfApostrophe: [CueLexicon.ID: Range<UInt16>] = [:]
  private(set) var writtenWords: [CueLexicon.ID] = []

  private struct Wording {
    var first: Int
    var count: Int
    var least: UInt8
    var layer: CueLayer
    var kind: Cue
  }

  private var wordings: [Wording] = []
  /// The words of each class, by the number of its bit.
  private var members = [[CueLexicon.ID]](repeating: [], count: 64)

  init(classes rows: [WordClassRow], layers: [(CueLayer, [CueRow])]) {
    words.reserveCapacity(1 << 13)
    elements.reserveCapacity(1 << 13)
    wordings.reserveCapacity(1 << 12)
    for row in rows {
      let bit = row.wordClass.rawValue.trailingZeroBitCount
      row.words.bytes.forEachPart(0x20) { members[bit].append(lexicon.intern($0)) }
    }
    for (layer, cues) in layers {
      for row in cues {
        row.wordings.bytes.forEachPart(0x7C) { add($0, layer, row.kind, classNames: rows) }
      }
    }
    Contractions.plain.bytes.forEachPart(0x7C) {
      let (key, range) = addContraction($0)
      written[key] = range
    }
    Contractions.withApostrophe.bytes.forEachPart(0x7C) {
      let (key, range) = addContraction($0)
      writtenIfApostrophe[key] = range
    }
  }

  /// The classes of each word, by its number.
  func classes() -> [WordClasses] {
    var classes = [WordClasses](repeating: [], count: lexicon.count)
    for (bit, words) in members.enumerated() {
      for word in words { classes[Int(word)].insert(WordClasses(rawValue: 1 << UInt64(bit))) }
    }
    return classes
  }

  /// Ranges by number, empty for words that have none.
  func ranges(_ ranges: [CueLexicon.ID: Range<UInt16>]) -> [Range<UInt16>] {
    var result = [Range<UInt16>](repeating: 0..<0, count: lexicon.count)
    for (word, range) in ranges { result[Int(word)] = range }
    return result
  }

  /// The wordings that each word can start: ranges by number, and the wordings.
  ///
  /// Counted first and then put in their places: this runs whenever the program
  /// is started, and a list of pairs in between would cost more than all else.
  func starters() -> (ranges: [UInt32], starters: [CueStarter]) {
    var counts = [UInt32](repeating: 0, count: lexicon.count + 1)
    forEachStart { _, element in
      forEachWord(of: element) { counts[Int($0) + 1] += 1 }
    }
    for index in 1..<counts.count { counts[index] += counts[index - 1] }
    let ranges = counts
    guard let wording = wordings.first else { return (ranges, []) }
    let filler = starter(of: wording, from: wording.first)
    var starters = [CueStarter](repeating: filler, count: Int(ranges[lexicon.count]))
    forEachStart { wording, element in
      let starter = starter(of: wording, from: element)
      forEachWord(of: element) { word in
        starters[Int(counts[Int(word)])] = starter
        counts[Int(word)] += 1
      }
    }
    return (ranges, starters)
  }

  /// Calls `body` with each wording and each of its elements that it can begin
  /// with.
  private func forEachStart(_ body: (Wording, Int) -> Void) {
    for wording in wordings {
      for element in wording.first..<wording.first + wording.count {
        body(wording, element)
        if !elements[element].isOptional { break }
      }
    }
  }

  /// A wording whose elements before `element` are left out.
  private func starter(of wording: Wording, from element: Int) -> CueStarter {
    let end = wording.first + wording.count
    var starter = CueStarter(
      first: UInt32(element), count: UInt8(end - element), least: wording.least,
      layer: wording.layer, kind: wording.kind, mayEnd: true, nextBits: 0, nextClasses: [])
    for next in element + 1..<max(end, element + 1) {
      let place = elements[next]
      starter.nextClasses.formUnion(place.classes)
      for word in words[Int(place.first)..<Int(place.first) + Int(place.count)] {
        starter.nextBits |= CueStarter.bit(word)
      }
      if !place.isOptional {
        starter.mayEnd = false
        break
      }
    }
    return starter
  }

  /// Calls `body` with all words that an element can be; with one that stands
  /// there twice, twice.
  private func forEachWord(of place: Int, _ body: (CueLexicon.ID) -> Void) {
    let element = elements[place]
    for index in Int(element.first)..<Int(element.first) + Int(element.count) {
      body(words[index])
    }
    var rest = element.classes.rawValue
    while rest != 0 {
      for word in members[rest.trailingZeroBitCount] { body(word) }
      rest &= rest - 1
    }
  }

  private mutating func add(
    _ wording: UnsafeBufferPointer<UInt8>, _ layer: CueLayer, _ kind: Cue,
    classNames: [WordClassRow]
  ) {
    let first = elements.count
    var least: UInt8 = 0
    wording.forEachPart(0x20) { bytes in
      let isOptional = bytes.first == 0x5B && bytes.last == 0x5D
      let inner = isOptional ? UnsafeBufferPointer(rebasing: bytes[1..<bytes.count - 1]) : bytes
      var element = CueElement(
        classes: [], first: UInt32(words.count), count: 0, isOptional: isOptional)
      inner.forEachPart(0x2F) { part in
        if part.first == 0x3C, part.last == 0x3E {
          let name = UnsafeBufferPointer(rebasing: part[1..<part.count - 1])
          element.classes.insert(Self.wordClass(name, in: classNames))
        } else {
          words.append(lexicon.intern(part))
          element.count += 1
        }
      }
      elements.append(element)
      if !isOptional { least += 1 }
    }
    guard least > 0 else { return }
    wordings.append(
      Wording(
        first: first, count: elements.count - first, least: least, layer: layer, kind: kind))
  }

  private mutating func addContraction(
    _ entry: UnsafeBufferPointer<UInt8>
  ) -> (CueLexicon.ID, Range<UInt16>) {
    var key: CueLexicon.ID = 0
    let start = UInt16(writtenWords.count)
    entry.forEachPart(0x3D) { part in
      if key == 0 {
        key = lexicon.intern(part)
      } else {
        part.forEachPart(0x20) { writtenWords.append(lexicon.intern($0)) }
      }
    }
    return (key, start..<UInt16(writtenWords.count))
  }

  private static func wordClass(
    _ name: UnsafeBufferPointer<UInt8>, in rows: [WordClassRow]
  ) -> WordClasses {
    for row in rows where row.name.utf8CodeUnitCount == name.count {
      if row.name.bytes.elementsEqual(name) { return row.wordClass }
    }
    preconditionFailure("a cue table names a word class that is not there")
  }
}

extension UnsafeBufferPointer where Element == UInt8 {
  /// Calls `body` with the parts between separators and line ends, empty ones
  /// left out.
  func forEachPart(_ separator: UInt8, _ body: (UnsafeBufferPointer<UInt8>) -> Void) {
    var start = 0
    for index in 0...count {
      guard index == count || self[index] == separator || self[index] == 0x0A else { continue }
      if index > start { body(UnsafeBufferPointer(rebasing: self[start..<index])) }
      start = index + 1
    }
  }
}

extension StaticString {
  /// The UTF-8 bytes of the literal.
  var bytes: UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(start: utf8Start, count: utf8CodeUnitCount)
  }
}
