/// A look-up of values by folded words: open addressing over one array, so that
/// a look-up touches a slot or two and makes no copy.
struct WordTable<Value: Sendable>: Sendable {
  private struct Slot: Sendable {
    var hash: UInt32
    var start: Int32
    var end: Int32
    var value: Value
  }

  private var slots: [Slot?]
  private var bytes: [UInt8] = []
  private var mask: Int
  private(set) var count = 0

  /// Creates an empty table with room for some words.
  init(capacity: Int) {
    var size = 16
    while size < capacity * 2 { size *= 2 }
    slots = Array(repeating: nil, count: size)
    mask = size - 1
  }

  /// Adds a word; the first value that a word is given stays.
  mutating func insert(_ word: some Collection<UInt8>, _ value: Value) {
    if (count + 1) * 2 > slots.count { grow() }
    let hash = WordHash.hash(word)
    var index = Int(hash) & mask
    while let slot = slots[index] {
      if slot.hash == hash, bytes[Int(slot.start)..<Int(slot.end)].elementsEqual(word) { return }
      index = (index + 1) & mask
    }
    let start = Int32(bytes.count)
    bytes.append(contentsOf: word)
    slots[index] = Slot(hash: hash, start: start, end: Int32(bytes.count), value: value)
    count += 1
  }

  /// The value of a word with the given hash, or nil.
  func value(hash: UInt32, _ word: ArraySlice<UInt8>) -> Value? {
    var index = Int(hash) & mask
    while let slot = slots[index] {
      if slot.hash == hash, Int(slot.end - slot.start) == word.count,
        bytes[Int(slot.start)..<Int(slot.end)].elementsEqual(word)
      {
        return slot.value
      }
      index = (index + 1) & mask
    }
    return nil
  }

  /// The value of a word, or nil.
  func value(_ word: ArraySlice<UInt8>) -> Value? {
    value(hash: WordHash.hash(word), word)
  }

  private mutating func grow() {
    let old = slots
    slots = Array(repeating: nil, count: old.count * 2)
    mask = slots.count - 1
    for case let slot? in old {
      var index = Int(slot.hash) & mask
      while slots[index] != nil { index = (index + 1) & mask }
      slots[index] = slot
    }
  }
}

/// The hash of folded words: FNV-1a, one step a byte.
enum WordHash {
  static let seed: UInt32 = 2_166_136_261

  @inline(__always)
  static func step(_ hash: UInt32, _ byte: UInt8) -> UInt32 {
    (hash ^ UInt32(byte)) &* 16_777_619
  }

  static func hash(_ word: some Collection<UInt8>) -> UInt32 {
    var value = seed
    for byte in word { value = step(value, byte) }
    return value
  }
}
