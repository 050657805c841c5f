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

  /// How many words it has room for.
  static let capacity = size / 2

  /// By the numbers, from 1 on.
  private var entries = FixedTable<LiteralWord>(capacity: capacity)
  private var slots = FixedTable<ID>(repeating: 0, count: size)

  /// Creates a lexicon of the words that rules name.
  init() {
    CommonWord.texts.bytes.forEachPart(0x20) { _ = intern(WordHash.hash($0), $0) }
    precondition(count == CommonWord.allCases.count + 1, "a word that rules name has no text")
  }

  /// How many numbers are given out, the 0 among them.
  var count: Int { entries.count + 1 }

  /// The number of a folded word with the given hash, or 0.
  @inline(__always)
  func id(hash: UInt32, _ word: UnsafeBufferPointer<UInt8>) -> ID {
    slots[probe(hash, word)]
  }

  /// The number of a folded word, or 0.
  func id(_ word: UnsafeBufferPointer<UInt8>) -> ID {
    id(hash: WordHash.hash(word), word)
  }

  /// The number of a folded word of a literal, given out now if it has none.
  @inline(__always)
  mutating func intern(_ hash: UInt32, _ word: UnsafeBufferPointer<UInt8>) -> ID {
    let slot = probe(hash, word)
    if slots[slot] != 0 { return slots[slot] }
    guard let literal = LiteralWord(word, hash: hash) else { return 0 }
    entries.append(literal)
    let id = ID(entries.count)
    slots[slot] = id
    return id
  }

  /// The bytes of a number's word.
  func bytes(_ id: ID) -> UnsafeBufferPointer<UInt8> {
    guard id > 0 else { return UnsafeBufferPointer(start: nil, count: 0) }
    return literal(id).bytes
  }

  /// A number's word as it lies in the tables; there is none of 0.
  @inline(__always)
  func literal(_ id: ID) -> LiteralWord { entries[Int(id) - 1] }

  /// A number's word.
  func word(_ id: ID) -> String {
    String(decoding: bytes(id), as: UTF8.self)
  }

  /// The slot that holds a word, or the free one where it would go.
  @inline(__always)
  private func probe(_ hash: UInt32, _ word: UnsafeBufferPointer<UInt8>) -> Int {
    var slot = Int((hash ^ (hash >> 15)) & UInt32(Self.size - 1))
    while slots[slot] != 0, !entries[Int(slots[slot]) - 1].isSame(hash, word) {
      slot = (slot + 1) & (Self.size - 1)
    }
    return slot
  }
}
