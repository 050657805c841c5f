/// A look-up of values by folded words: open addressing over small numbers, so
/// that a look-up touches a slot or two and makes no copy.
///
/// The words are those of literals, and stay where they are.
struct WordTable<Value: Sendable>: Sendable {
  private struct Entry {
    var word: LiteralWord
    var value: Value
  }

  /// For each slot the number of its entry, counted from 1; 0 is free.
  private var slots: FixedTable<UInt16>
  private var entries: FixedTable<Entry>
  private let mask: Int

  /// Creates an empty table with room for so many words.
  init(capacity: Int) {
    var size = 16
    while size < capacity * 2 { size *= 2 }
    slots = FixedTable(repeating: 0, count: size)
    entries = FixedTable(capacity: capacity)
    mask = size - 1
  }

  /// Adds a word of a literal; the first value that a word is given stays.
  mutating func insert(_ word: UnsafeBufferPointer<UInt8>, _ value: Value) {
    let hash = WordHash.hash(word)
    guard let literal = LiteralWord(word, hash: hash) else { return }
    let slot = slot(hash, word)
    guard slots[slot] == 0 else { return }
    entries.append(Entry(word: literal, value: value))
    slots[slot] = UInt16(entries.count)
  }

  /// Gives a word of a literal a value, in place of one that it has.
  mutating func update(_ word: UnsafeBufferPointer<UInt8>, _ value: Value) {
    insert(word, value)
    let number = Int(slots[slot(WordHash.hash(word), word)])
    if number > 0 { entries[number - 1].value = value }
  }

  /// Adds the words of a literal, which blanks part.
  mutating func insert(wordsOf text: StaticString, _ value: Value) {
    text.bytes.forEachPart(0x20) { insert($0, value) }
  }

  /// The value of a word with the given hash, or nil.
  @inline(__always)
  func value(hash: UInt32, _ word: UnsafeBufferPointer<UInt8>) -> Value? {
    let number = Int(slots[slot(hash, word)])
    return number > 0 ? entries[number - 1].value : nil
  }

  /// The value of a word with the given hash, or nil.
  func value(hash: UInt32, _ word: ArraySlice<UInt8>) -> Value? {
    word.withUnsafeBufferPointer { value(hash: hash, $0) }
  }

  /// The value of a word, or nil.
  func value(_ word: ArraySlice<UInt8>) -> Value? {
    value(hash: WordHash.hash(word), word)
  }

  /// The slot that holds a word, or the free one where it would go.
  @inline(__always)
  private func slot(_ hash: UInt32, _ word: UnsafeBufferPointer<UInt8>) -> Int {
    var slot = Int(hash ^ (hash >> 15)) & mask
    while true {
      let number = Int(slots[slot])
      if number == 0 || entries[number - 1].word.isSame(hash, word) { return slot }
      slot = (slot + 1) & mask
    }
  }
}

/// A word of a literal, as the tables of words keep it: where its bytes lie, and
/// their hash.
///
/// The pointer is shared unchecked: the bytes of a literal stay where they are and
/// never change.
struct LiteralWord: @unchecked Sendable {
  private let start: UnsafePointer<UInt8>
  /// The hash of its bytes.
  let hash: UInt32
  private let length: UInt32

  /// Keeps a word of a literal; nil if it is empty.
  init?(_ word: UnsafeBufferPointer<UInt8>, hash: UInt32) {
    guard let start = word.baseAddress else { return nil }
    self.start = start
    self.hash = hash
    length = UInt32(word.count)
  }

  /// Its bytes.
  var bytes: UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(start: start, count: Int(length))
  }

  /// Whether another word, with its hash, is the same.
  @inline(__always)
  func isSame(_ otherHash: UInt32, _ word: UnsafeBufferPointer<UInt8>) -> Bool {
    guard hash == otherHash, Int(length) == word.count else { return false }
    for index in 0..<word.count where start[index] != word[index] { return false }
    return true
  }
}

/// The hash of folded words: FNV-1a, one step a byte.
enum WordHash {
  static let seed: UInt32 = 2_166_136_261

  @inline(__always)
  static func step(_ hash: UInt32, _ byte: UInt8) -> UInt32 {
    (hash ^ UInt32(byte)) &* 16_777_619
  }

  @inline(__always)
  static func hash(_ word: some Collection<UInt8>) -> UInt32 {
    var value = seed
    for byte in word { value = step(value, byte) }
    return value
  }
}
