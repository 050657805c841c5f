/// SplitMix64: the same numbers from the same seed on every machine.
public struct SeededRandom: RandomNumberGenerator, Sendable {
  private var state: UInt64

  /// Creates a generator from a seed.
  public init(_ seed: UInt64) {
    state = seed
  }

  /// The next number.
  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  /// A number of a range.
  public mutating func pick(_ range: ClosedRange<Int>) -> Int {
    range.lowerBound + Int(truncatingIfNeeded: next() % UInt64(range.count))
  }

  /// One of some values, of which there is at least one.
  public mutating func pick<Value>(_ values: [Value]) -> Value {
    values[pick(0...values.count - 1)]
  }

  /// True so many times in a hundred.
  public mutating func chance(_ percent: Int) -> Bool {
    pick(1...100) <= percent
  }
}
