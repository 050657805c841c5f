/// The words of the cue tables, each with a number, so that a line is matched
/// on numbers and not on strings.
///
/// Words are kept folded, as bytes in one pool; the look-up is an open hash
/// table over them.
struct CueLexicon: Sendable {
  /// The number of a word; 0 is a word of no table.
  typealias ID = UInt16

  private var pool: [UInt8] = []
  private var starts: [UInt32] = [0, 0]
  private var slots: [ID]

  /// Creates a lexicon without words.
  init() {
    slots = Array(repeating: 0, count: 16384)
    pool.reserveCapacity(1 << 15)
    starts.reserveCapacity(4096)
  }

  /// How many numbers are given out, the 0 among them.
  var count: Int { starts.count - 1 }

  /// The number of a folded word, or 0.
  func id(of word: UnsafeBufferPointer<UInt8>) -> ID {
    let slot = probe(word)
    return slots[slot]
  }

  /// The number of a folded word, given out now if it has none.
  mutating func intern(_ word: UnsafeBufferPointer<UInt8>) -> ID {
    let slot = probe(word)
    if slots[slot] != 0 { return slots[slot] }
    let id = ID(count)
    pool.append(contentsOf: word)
    starts.append(UInt32(pool.count))
    slots[slot] = id
    precondition(count * 2 < slots.count, "the lexicon's table is too small for its words")
    return id
  }

  /// The word of a number.
  func word(_ id: ID) -> String {
    String(decoding: bytes(id), as: UTF8.self)
  }

  /// The bytes of a number's word.
  func bytes(_ id: ID) -> ArraySlice<UInt8> {
    pool[Int(starts[Int(id)])..<Int(starts[Int(id) + 1])]
  }

  /// The length in bytes of a number's word.
  func length(_ id: ID) -> Int {
    Int(starts[Int(id) + 1] - starts[Int(id)])
  }

  /// The slot that holds a word, or the free one where it would go.
  private func probe(_ word: UnsafeBufferPointer<UInt8>) -> Int {
    var hash: UInt32 = 2_166_136_261
    for byte in word { hash = (hash ^ UInt32(byte)) &* 16_777_619 }
    var slot = Int((hash ^ (hash >> 15)) & UInt32(slots.count - 1))
    while slots[slot] != 0, !matches(slots[slot], word) {
      slot = (slot + 1) & (slots.count - 1)
    }
    return slot
  }

  private func matches(_ id: ID, _ word: UnsafeBufferPointer<UInt8>) -> Bool {
    let start = Int(starts[Int(id)])
    guard Int(starts[Int(id) + 1]) - start == word.count else { return false }
    for index in word.indices where pool[start + index] != word[index] { return false }
    return true
  }
}
