/// Finds what a word speaks for, in any of its forms.
///
/// The table holds base forms; a form that it lacks is brought back to one by
/// the regular endings of English: "clarifies", "stopped", "ignoring".
struct EvidenceIndex: Sendable {
  /// The table of this module, read at its first use.
  static let shared = EvidenceIndex(EvidenceWords.all)

  private static let size = 1 << 12
  private var words: [[UInt8]] = []
  private var evidence: [Evidence] = []
  private var slots: [UInt16] = Array(repeating: 0, count: size)

  init(_ rows: [EvidenceWords]) {
    for row in rows {
      row.words.bytes.forEachPart(0x20) { add(Array($0), row.evidence) }
    }
  }

  private mutating func add(_ word: [UInt8], _ found: Evidence) {
    let slot = probe(word[...])
    if slots[slot] != 0 {
      evidence[Int(slots[slot]) - 1].formUnion(found)
      return
    }
    words.append(word)
    evidence.append(found)
    slots[slot] = UInt16(words.count)
    precondition(words.count * 2 < Self.size, "the table of evidence is too small for its words")
  }

  private func probe(_ word: ArraySlice<UInt8>) -> Int {
    var slot = Int(WordHash.hash(word) & UInt32(Self.size - 1))
    while slots[slot] != 0, words[Int(slots[slot]) - 1][...] != word {
      slot = (slot + 1) & (Self.size - 1)
    }
    return slot
  }

  private func plain(_ word: ArraySlice<UInt8>) -> Evidence {
    let slot = slots[probe(word)]
    return slot == 0 ? [] : evidence[Int(slot) - 1]
  }

  /// What a folded word speaks for.
  func evidence(of word: ArraySlice<UInt8>) -> Evidence {
    let found = plain(word)
    guard found.isEmpty, word.count > 3, word.count < 24 else { return found }
    for stem in Self.stems(of: word) {
      let found = plain(stem[...])
      if !found.isEmpty { return found }
    }
    return []
  }

  /// The base forms that a word can be a form of.
  private static func stems(of word: ArraySlice<UInt8>) -> [[UInt8]] {
    func ends(_ text: StaticString) -> Bool {
      let ending = text.bytes
      return word.count > ending.count + 1 && word.suffix(ending.count).elementsEqual(ending)
    }
    func cut(_ count: Int, _ ending: [UInt8] = []) -> [UInt8] { word.dropLast(count) + ending }
    var stems: [[UInt8]] = []
    if ends("ies") { stems.append(cut(3, [0x79])) }
    if ends("ied") { stems.append(cut(3, [0x79])) }
    if ends("s") { stems.append(cut(1)) }
    if ends("es") { stems.append(cut(2)) }
    if ends("ed") { stems += [cut(1), cut(2)] + undoubled(cut(2)) }
    if ends("ing") { stems += [cut(3), cut(3, [0x65])] + undoubled(cut(3)) }
    return stems
  }

  /// "stopp" as "stop".
  private static func undoubled(_ stem: [UInt8]) -> [[UInt8]] {
    guard stem.count > 3, stem[stem.count - 1] == stem[stem.count - 2] else { return [] }
    return [Array(stem.dropLast())]
  }
}
