/// All cue tables, compiled: the lexicon, the classes of each word, and the
/// wordings as short programs that are found by their first word.
struct CueIndex: Sendable {
  /// The tables of this module, compiled at their first use.
  static let shared = CueIndex(classes: WordClassRow.all, rows: CueRow.all)

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
    var kind: Cue
  }

  private(set) var lexicon = CueLexicon()

  /// The classes of each word, by its number.
  private(set) var classes: [WordClasses] = []

  private var words: [CueLexicon.ID] = []
  private var elements: [Element] = []
  private var wordings: [Wording] = []

  /// Which wordings a word can start: ranges of `starters`, by its number.
  private var starterRanges: [UInt32] = []
  private var starters: [UInt16] = []

  /// Compiles tables. A row of an earlier table wins over a later one of the
  /// same wording.
  init(classes rows: [WordClassRow], rows cues: [CueRow]) {
    var members: [(CueLexicon.ID, WordClass)] = []
    for row in rows {
      Self.split(row.words.bytes, at: 0x20) { members.append((lexicon.intern($0), row.wordClass)) }
    }
    for row in cues {
      Self.split(row.wordings.bytes, at: 0x7C) { add($0, row.kind, classNames: rows) }
    }
    classes = Array(repeating: [], count: lexicon.count)
    for (word, wordClass) in members { classes[Int(word)].insert(WordClasses(wordClass)) }
    indexStarts(members: members)
  }

  /// The longest wording that starts at a word, and the index after its last
  /// word; nil if none does. Of equally long ones the first in the tables wins.
  func longest(in line: UnsafeBufferPointer<CueWord>, at start: Int, end: Int) -> (
    kind: Cue, end: Int
  )? {
    let word = Int(line[start].id)
    guard word != 0 else { return nil }
    var best: (kind: Cue, end: Int)?
    var longest = start
    for index in Int(starterRanges[word])..<Int(starterRanges[word + 1]) {
      let wording = wordings[Int(starters[index])]
      guard start + Int(wording.least) <= end else { continue }
      let first = Int(wording.first)
      let reached = match(
        first..<first + Int(wording.count), in: line, at: start, end: end)
      if reached > longest {
        longest = reached
        best = (wording.kind, reached)
      }
    }
    return best
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

  // MARK: Compiling

  private mutating func add(
    _ wording: UnsafeBufferPointer<UInt8>, _ kind: Cue, classNames: [WordClassRow]
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
        first: UInt32(first), count: UInt8(elements.count - first), least: least, kind: kind))
  }

  private mutating func indexStarts(members: [(CueLexicon.ID, WordClass)]) {
    var pairs: [(word: CueLexicon.ID, wording: UInt16)] = []
    for (index, wording) in wordings.enumerated() {
      for element in elements[Int(wording.first)..<Int(wording.first) + Int(wording.count)] {
        for word in words[Int(element.first)..<Int(element.first) + Int(element.count)] {
          pairs.append((word, UInt16(index)))
        }
        if !element.classes.isEmpty {
          for (word, wordClass) in members where element.classes.contains(WordClasses(wordClass)) {
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
    for row in rows where row.name.bytes.elementsEqual(name) { return WordClasses(row.wordClass) }
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
