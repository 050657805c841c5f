/// All cue tables, compiled: the lexicon, the classes of each word, and the
/// wordings as short programs that are found by their first word.
struct CueIndex: Sendable {
  /// The tables of this module, compiled at their first use.
  static let shared = CueIndex(
    classes: WordClassRow.all,
    layers: [
      (.talk, CueRow.answers + CueRow.talk + CueRow.fillers),
      (.act, CueRow.questions + CueRow.commands),
      (.detail, CueRow.desk + CueRow.choices + CueRow.topics),
    ])

  /// A place in a wording: a word of one of the classes or one of the listed
  /// words stands there.
  struct Element: Sendable {
    var classes: WordClasses
    /// The listed words, as a range of `words`.
    var first: UInt32
    var count: UInt16
    var isOptional: Bool
  }

  /// A wording: its elements, and what it means.
  struct Wording: Sendable {
    var first: UInt32
    var count: UInt8
    /// How many words it has at least.
    var least: UInt8
    var layer: CueLayer
    var kind: Cue
  }

  private(set) var lexicon = CueLexicon()

  /// The classes of each word, by its number.
  private(set) var classes: [WordClasses] = []

  /// Words that the code itself names.
  private(set) var common = CommonWords()

  /// What contractions and variants are written out as: ranges of
  /// `writtenWords`, by number.
  private var written: [CueLexicon.ID: Range<Int>] = [:]
  private var writtenIfApostrophe: [CueLexicon.ID: Range<Int>] = [:]
  private var writtenWords: [CueLexicon.ID] = []

  private var words: [CueLexicon.ID] = []
  private var elements: [Element] = []
  private var wordings: [Wording] = []

  /// Which wordings a word can start: ranges of `starters`, by its number.
  private var starterRanges: [UInt32] = []
  private var starters: [UInt16] = []

  /// Compiles tables.
  ///
  /// A row of an earlier table wins over a later one of the same wording.
  init(classes rows: [WordClassRow], layers: [(CueLayer, [CueRow])]) {
    var members: [(CueLexicon.ID, WordClasses)] = []
    for row in rows {
      Self.split(row.words.bytes, at: 0x20) { members.append((lexicon.intern($0), row.wordClass)) }
    }
    for (layer, cues) in layers {
      for row in cues {
        Self.split(row.wordings.bytes, at: 0x7C) { add($0, layer, row.kind, classNames: rows) }
      }
    }
    addContractions()
    common = CommonWords { self.lexicon.intern($0.bytes) }
    classes = Array(repeating: [], count: lexicon.count)
    for (word, wordClass) in members { classes[Int(word)].insert(wordClass) }
    indexStarts(members: members)
  }

  /// The classes of a word.
  @inline(__always)
  func classes(of id: CueLexicon.ID) -> WordClasses { classes[Int(id)] }

  /// The cues of each layer, in order: from left to right the longest wording,
  /// of equally long ones the first in the tables, no two of a layer over one
  /// word, none over the end of a sentence.
  func cues(in line: [CueWord]) -> [[CueSpan]] {
    var found = [[CueSpan]](repeating: [], count: CueLayer.allCases.count)
    var free = [Int](repeating: 0, count: CueLayer.allCases.count)
    line.withUnsafeBufferPointer { words in
      var end = 0
      for start in words.indices {
        if end <= start { end = Self.sentenceEnd(words, after: start) }
        let word = Int(words[start].id)
        guard word != 0 else { continue }
        var best = [CueSpan?](repeating: nil, count: 3)
        for index in Int(starterRanges[word])..<Int(starterRanges[word + 1]) {
          let wording = wordings[Int(starters[index])]
          let layer = Int(wording.layer.rawValue)
          guard start + Int(wording.least) <= end, free[layer] <= start else { continue }
          let first = Int(wording.first)
          let reached = match(
            first..<first + Int(wording.count), in: words, at: start, end: end)
          if reached > best[layer]?.end ?? start {
            best[layer] = CueSpan(kind: wording.kind, start: start, end: reached)
          }
        }
        for layer in best.indices {
          guard let span = best[layer] else { continue }
          found[layer].append(span)
          free[layer] = span.end
        }
      }
    }
    return found
  }

  private static func sentenceEnd(_ words: UnsafeBufferPointer<CueWord>, after start: Int) -> Int {
    var end = start + 1
    while end < words.count, words[end].breakBefore < .clause { end += 1 }
    return end
  }

  /// The index after the longest way in which elements match from `position`
  /// on, or −1.
  private func match(
    _ range: Range<Int>, in line: UnsafeBufferPointer<CueWord>, at position: Int, end: Int
  ) -> Int {
    var index = range.lowerBound
    var position = position
    while index < range.upperBound {
      let element = elements[index]
      let matches = position < end && holds(element, line[position])
      if element.isOptional {
        if matches {
          let with = match(index + 1..<range.upperBound, in: line, at: position + 1, end: end)
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
  private func holds(_ element: Element, _ word: CueWord) -> Bool {
    if !element.classes.isDisjoint(with: word.classes) { return true }
    let first = Int(element.first)
    for index in first..<first + Int(element.count) where words[index] == word.id { return true }
    return false
  }

  /// What a contraction or a variant of spelling is written out as.
  func writtenOut(_ id: CueLexicon.ID, hasApostrophe: Bool) -> ArraySlice<CueLexicon.ID>? {
    if let range = written[id] { return writtenWords[range] }
    if hasApostrophe, let range = writtenIfApostrophe[id] { return writtenWords[range] }
    return nil
  }

  /// The word of the tables that a word of none is a slip of the pen for, or 0.
  func misspelling(_ word: ArraySlice<UInt8>) -> CueLexicon.ID { 0 }

  // MARK: Compiling

  private mutating func addContractions() {
    Self.split(Contractions.plain.bytes, at: 0x7C) {
      let (key, range) = addContraction($0)
      written[key] = range
    }
    Self.split(Contractions.withApostrophe.bytes, at: 0x7C) {
      let (key, range) = addContraction($0)
      writtenIfApostrophe[key] = range
    }
  }

  private mutating func addContraction(
    _ entry: UnsafeBufferPointer<UInt8>
  ) -> (CueLexicon.ID, Range<Int>) {
    var key: CueLexicon.ID = 0
    let start = writtenWords.count
    Self.split(entry, at: 0x3D) { part in
      if key == 0 {
        key = lexicon.intern(part)
      } else {
        Self.split(part, at: 0x20) { writtenWords.append(lexicon.intern($0)) }
      }
    }
    return (key, start..<writtenWords.count)
  }

  private mutating func add(
    _ wording: UnsafeBufferPointer<UInt8>, _ layer: CueLayer, _ kind: Cue,
    classNames: [WordClassRow]
  ) {
    let first = elements.count
    var least: UInt8 = 0
    Self.split(wording, at: 0x20) { bytes in
      let isOptional = bytes.first == 0x5B && bytes.last == 0x5D
      let inner = isOptional ? UnsafeBufferPointer(rebasing: bytes[1..<bytes.count - 1]) : bytes
      var element = Element(
        classes: [], first: UInt32(words.count), count: 0, isOptional: isOptional)
      Self.split(inner, at: 0x2F) { part in
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
        first: UInt32(first), count: UInt8(elements.count - first), least: least,
        layer: layer, kind: kind))
  }

  private mutating func indexStarts(members: [(CueLexicon.ID, WordClasses)]) {
    var pairs: [(word: CueLexicon.ID, wording: UInt16)] = []
    for (index, wording) in wordings.enumerated() {
      for element in elements[Int(wording.first)..<Int(wording.first) + Int(wording.count)] {
        for word in words[Int(element.first)..<Int(element.first) + Int(element.count)] {
          pairs.append((word, UInt16(index)))
        }
        if !element.classes.isEmpty {
          for (word, wordClass) in members where element.classes.contains(wordClass) {
            pairs.append((word, UInt16(index)))
          }
        }
        if !element.isOptional { break }
      }
    }
    var counts = [UInt32](repeating: 0, count: lexicon.count + 1)
    for pair in pairs { counts[Int(pair.word) + 1] += 1 }
    for index in 1..<counts.count { counts[index] += counts[index - 1] }
    starterRanges = counts
    starters = Array(repeating: 0, count: pairs.count)
    for pair in pairs {
      starters[Int(counts[Int(pair.word)])] = pair.wording
      counts[Int(pair.word)] += 1
    }
  }

  private static func wordClass(
    _ name: UnsafeBufferPointer<UInt8>, in rows: [WordClassRow]
  ) -> WordClasses {
    for row in rows where row.name.bytes.elementsEqual(name) { return row.wordClass }
    preconditionFailure("a cue table names a word class that is not there")
  }

  /// Calls `body` with the parts of `bytes` between separators and line ends,
  /// empty ones left out.
  static func split(
    _ bytes: UnsafeBufferPointer<UInt8>, at separator: UInt8,
    _ body: (UnsafeBufferPointer<UInt8>) -> Void
  ) {
    var start = 0
    for index in 0...bytes.count {
      guard index == bytes.count || bytes[index] == separator || bytes[index] == 0x0A else {
        continue
      }
      if index > start { body(UnsafeBufferPointer(rebasing: bytes[start..<index])) }
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
