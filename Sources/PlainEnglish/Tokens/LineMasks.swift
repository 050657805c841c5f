/// The words of the date grammar that a line has, in one look.
///
/// Most rules need a word that most lines have not; with this none of them has to walk
/// over the line to find out.
struct WordSet: Sendable {
  private var low: UInt64 = 0
  private var middle: UInt64 = 0
  private var high: UInt64 = 0

  /// Takes a word in.
  @inline(__always)
  mutating func insert(_ word: Word) {
    let bit = UInt64(1) &<< UInt64(word.rawValue & 63)
    switch word.rawValue >> 6 {
    case 0: low |= bit
    case 1: middle |= bit
    default: high |= bit
    }
  }

  /// Whether it has a word.
  @inline(__always)
  func contains(_ word: Word) -> Bool {
    let bit = UInt64(1) &<< UInt64(word.rawValue & 63)
    switch word.rawValue >> 6 {
    case 0: return low & bit != 0
    case 1: return middle & bit != 0
    default: return high & bit != 0
    }
  }
}

/// What the words of a line look like, in one look: a bit for each pair of a first letter
/// and a length.
///
/// A Bloom filter of one hash: what it has not is not in the line; what it has may be.
struct WordShapes: Sendable {
  private var bits: UInt64 = 0

  @inline(__always)
  private static func bit(_ first: UInt8, _ count: Int) -> UInt64 {
    UInt64(1) &<< ((UInt64(first) &* 7 &+ UInt64(truncatingIfNeeded: count)) & 63)
  }

  /// Takes in a word by its first folded byte and its length in bytes.
  @inline(__always)
  mutating func insert(_ first: UInt8, count: Int) {
    bits |= Self.bit(first, count)
  }

  /// Whether a word that looks like this one is there.
  @inline(__always)
  func mayContain(_ word: StaticString) -> Bool {
    bits & Self.bit(word.utf8Start[0], word.utf8CodeUnitCount) != 0
  }
}
