/// The words of the cue tables, each with a number, so that a line is matched
/// on numbers and not on strings.
///
/// Words are kept folded, as bytes in one pool; the look-up is an open hash
/// table over them that takes the hash which the tokenizer has worked out. The
/// first numbers are those of ``CommonWord``.
struct CueLexicon: Sendable {
  /// The number of a word; 0 is a word of no table.
  typealias ID = UInt16

  private static let size = 1 << 13

  private var pool: [UInt8] = []
  private var starts: [UInt32] = [0, 0]
  private var slots: [ID] = Array(repeating: 0, count: size)

  /// Creates a lexicon of the words that rules name.
  init() {
    pool.reserveCapacity(1 << 15)
    starts.reserveCapacity(1 << 12)
    CommonWord.texts.bytes.forEachPart(0x20) { _ = intern(WordHash.hash($0), $0) }
    precondition(count == CommonWord.allCases.count + 1, "a word that rules name has no text")
  }

  /// How many numbers are given out, the 0 among them.
  var count: Int { starts.count - 1 }

  /// The number of a folded word with the given hash, or 0.
  func id(hash: UInt32, _ word: ArraySlice<UInt8>) -> ID {
    word.withUnsafeBufferPointer { slots[probe(hash, $0)] }
  }

  /// The number of a folded word, or 0.
  func id(_ word: ArraySlice<UInt8>) -> ID {
    id(hash: WordHash.hash(word), word)
  }

  /// The number of a folded word, given out now if it has none.
  mutating func intern(_ hash: UInt32, _ word: UnsafeBufferPointer<UInt8>) -> ID {
    let slot = probe(hash, word)
    if slots[slot] != 0 { return slots[slot] }
    let id = ID(count)
    pool.append(contentsOf: word)
    starts.append(UInt32(pool.count))
    slots[slot] = id
    precondition(count * 2 < Self.size, "the lexicon's table is too small for its words")
    return id
  }

  /// The bytes of a number's word.
  func bytes(_ id: ID) -> ArraySlice<UInt8> {
    pool[Int(starts[Int(id)])..<Int(starts[Int(id) + 1])]
  }

  /// A number's word.
  func word(_ id: ID) -> String {
    String(decoding: bytes(id), as: UTF8.self)
  }

  /// The slot that holds a word, or the free one where it would go.
  private func probe(_ hash: UInt32, _ word: UnsafeBufferPointer<UInt8>) -> Int {
    slots.withUnsafeBufferPointer { slots in
      var slot = Int((hash ^ (hash >> 15)) & UInt32(Self.size - 1))
      while slots[slot] != 0, !matches(slots[slot], word) {
        slot = (slot + 1) & (Self.size - 1)
      }
      return slot
    }
  }

  private func matches(_ id: ID, _ word: UnsafeBufferPointer<UInt8>) -> Bool {
    let start = Int(starts[Int(id)])
    guard Int(starts[Int(id) + 1]) - start == word.count else { return false }
    return pool.withUnsafeBufferPointer { pool in
      for index in word.indices where pool[start + index] != word[index] { return false }
      return true
    }
  }
}
