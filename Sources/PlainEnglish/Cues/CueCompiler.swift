/// Turns cue tables into the arrays that lines are matched with.
///
/// The tables are read once, byte by byte, at the start of the program.
struct CueCompiler {
  /// A wording: its elements, and what it means.
  struct Wording {
    var first: UInt16
    var count: UInt8
    /// How many words it has at least.
    var least: UInt8
    var layer: CueLayer
    var kind: Cue
  }

  private(set) var lexicon = CueLexicon()
  private(set) var words = FixedTable<CueLexicon.ID>(capacity: 1 << 16)
  private(set) var elements = FixedTable<CueElement>(capacity: 1 << 16)
  private(set) var wordings = FixedTable<Wording>(capacity: 1 << 13)
  /// The classes of each word, by its number.
  private(set) var classes = FixedTable<WordClasses>(
    capacity: CueLexicon.capacity + 1)
  /// The kinds of each word, by its number.
  private(set) var kinds = FixedTable<WordKinds>(capacity: CueLexicon.capacity + 1)
  private(set) var contractions = Contractions()

  /// The names of the classes, hashed.
  private var classNames: [(hash: UInt32, wordClass: WordClasses)] = []

  init(
    classes rows: [WordClassRow], kinds kindRows: [WordKindRow], layers: [(CueLayer, [CueRow])]
  ) {
    for row in rows {
      classNames.append((WordHash.hash(row.name.bytes), row.wordClass))
      row.words.bytes.forEachPart(0x20) {
        let id = Int(lexicon.intern(WordHash.hash($0), $0))
        while classes.count <= id { classes.append([]) }
        classes[id].formUnion(row.wordClass)
        mark(id, .listed)
      }
    }
    for row in kindRows {
      row.words.bytes.forEachPart(0x20) {
        mark(Int(lexicon.intern(WordHash.hash($0), $0)), row.kind)
      }
    }
    for (layer, cues) in layers {
      for row in cues { add(row.wordings.bytes, layer, row.kind) }
    }
    let count = lexicon.count
    contractions = Contractions(&lexicon)
    for id in count..<lexicon.count { mark(id, .listed) }
    while classes.count < lexicon.count { classes.append([]) }
    while kinds.count < lexicon.count { kinds.append([]) }
  }

  private mutating func mark(_ id: Int, _ kind: WordKinds) {
    while kinds.count <= id { kinds.append([]) }
    kinds[id].formUnion(kind)
  }

  // MARK: Wordings

  private mutating func add(
    _ bytes: UnsafeBufferPointer<UInt8>, _ layer: CueLayer, _ kind: Cue
  ) {
    var wording = Wording(
      first: UInt16(elements.count), count: 0, least: 0, layer: layer, kind: kind)
    var index = 0
    while index < bytes.count {
      switch bytes[index] {
      case 0x20, 0x0A: index += 1
      case 0x7C:
        finish(&wording)
        index += 1
      default: index = addElement(bytes, at: index, to: &wording)
      }
    }
    finish(&wording)
  }

  private mutating func finish(_ wording: inout Wording) {
    wording.count = UInt8(elements.count - Int(wording.first))
    if wording.least > 0 { wordings.append(wording) }
    wording.first = UInt16(elements.count)
    wording.least = 0
  }

  /// Adds an element, "good/fine", "[<very>]"; returns the index after it.
  private mutating func addElement(
    _ bytes: UnsafeBufferPointer<UInt8>, at start: Int, to wording: inout Wording
  ) -> Int {
    let isOptional = bytes[start] == 0x5B
    var element = CueElement(
      classes: [], first: UInt16(words.count), count: 0, isOptional: isOptional)
    var index = isOptional ? start + 1 : start
    while true {
      let first = index
      var hash = WordHash.seed
      while index < bytes.count, !Self.endsPart(bytes[index]) {
        hash = WordHash.step(hash, bytes[index])
        index += 1
      }
      let part = UnsafeBufferPointer(rebasing: bytes[first..<index])
      if part.first == 0x3C {
        element.classes.insert(wordClass(part))
      } else if !part.isEmpty {
        let id = lexicon.intern(hash, part)
        words.append(id)
        mark(Int(id), .listed)
        element.count += 1
      }
      guard index < bytes.count, bytes[index] == 0x2F else { break }
      index += 1
    }
    if index < bytes.count, bytes[index] == 0x5D { index += 1 }
    elements.append(element)
    if !isOptional { wording.least += 1 }
    return index
  }

  /// Whether a byte ends a word of an element: a blank, a line end, "/", "|", "]".
  @inline(__always)
  private static func endsPart(_ byte: UInt8) -> Bool {
    if byte >= 0x61, byte <= 0x7A { return false }
    return byte == 0x20 || byte == 0x2F || byte == 0x7C || byte == 0x5D || byte == 0x0A
  }

  /// The class that "<good>" names.
  private func wordClass(_ part: UnsafeBufferPointer<UInt8>) -> WordClasses {
    let hash = WordHash.hash(part.dropFirst().dropLast())
    for name in classNames where name.hash == hash { return name.wordClass }
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
