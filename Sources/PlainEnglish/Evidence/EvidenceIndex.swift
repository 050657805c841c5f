/// Finds what a word speaks for, in any of its forms.
///
/// The table holds base forms; a form that it lacks is brought back to one by
/// the regular endings of English: "clarifies", "stopped", "ignoring".
struct EvidenceIndex: Sendable {
  /// The table of this module, read at its first use.
  static let shared = EvidenceIndex(EvidenceWords.all)

  private var words = WordTable<Evidence>(capacity: 2048)

  init(_ rows: [EvidenceWords]) {
    for row in rows { row.words.bytes.forEachPart(0x20) { add($0, row.evidence) } }
  }

  private mutating func add(_ word: UnsafeBufferPointer<UInt8>, _ found: Evidence) {
    words.update(word, plain(word).union(found))
  }

  private func plain(_ word: UnsafeBufferPointer<UInt8>) -> Evidence {
    words.value(hash: WordHash.hash(word), word) ?? []
  }

  /// What a folded word speaks for.
  func evidence(of word: ArraySlice<UInt8>) -> Evidence {
    word.withUnsafeBufferPointer { evidence(of: $0) }
  }

  /// What a folded word speaks for.
  func evidence(of word: UnsafeBufferPointer<UInt8>) -> Evidence {
    evidence(hash: WordHash.hash(word), word)
  }

  /// What a folded word with the given hash speaks for.
  func evidence(hash: UInt32, _ word: UnsafeBufferPointer<UInt8>) -> Evidence {
    let found = words.value(hash: hash, word) ?? []
    guard found.isEmpty, Self.mayBeForm(word) else { return found }
    return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: word.count) { stem in
      _ = stem.initialize(from: word)
      return evidence(ofStemsOf: word, stem)
    }
  }

  /// Whether a word may be a form of another: most words do not end as one does.
  @inline(__always)
  private static func mayBeForm(_ word: UnsafeBufferPointer<UInt8>) -> Bool {
    guard word.count > 3, word.count < 24 else { return false }
    switch word[word.count - 1] {
    case UInt8(ascii: "s"), UInt8(ascii: "d"), UInt8(ascii: "g"): return true
    default: return false
    }
  }

  /// What the base forms that a word can be a form of speak for: the first one that
  /// speaks for something.
  private func evidence(
    ofStemsOf word: UnsafeBufferPointer<UInt8>, _ stem: UnsafeMutableBufferPointer<UInt8>
  ) -> Evidence {
    func ends(_ text: StaticString) -> Bool {
      let ending = text.bytes
      let start = word.count - ending.count
      return start > 1 && word[start...].elementsEqual(ending)
    }
    func cut(_ count: Int, _ ending: UInt8? = nil) -> Evidence {
      var length = word.count - count
      let kept = stem[length]
      defer { stem[word.count - count] = kept }
      if let ending {
        stem[length] = ending
        length += 1
      }
      return plain(UnsafeBufferPointer(rebasing: stem[..<length]))
    }
    /// "stopp" as "stop".
    func undoubled(_ count: Int) -> Evidence {
      let length = word.count - count
      guard length > 3, word[length - 1] == word[length - 2] else { return [] }
      return cut(count + 1)
    }
    var found: Evidence = []
    if ends("ies") || ends("ied") { found = cut(3, UInt8(ascii: "y")) }
    if found.isEmpty, ends("s") { found = cut(1) }
    if found.isEmpty, ends("es") { found = cut(2) }
    if found.isEmpty, ends("ed") { found = cut(1) }
    if found.isEmpty, ends("ed") { found = cut(2) }
    if found.isEmpty, ends("ed") { found = undoubled(2) }
    if found.isEmpty, ends("ing") { found = cut(3) }
    if found.isEmpty, ends("ing") { found = cut(3, UInt8(ascii: "e")) }
    if found.isEmpty, ends("ing") { found = undoubled(3) }
    return found
  }
}
