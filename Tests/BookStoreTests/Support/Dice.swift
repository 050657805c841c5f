/// A repeatable source of random choices (SplitMix64).
struct Dice: RandomNumberGenerator {
  private var state: UInt64

  init(seed: Int) {
    state = UInt64(truncatingIfNeeded: seed) &+ 0x9E37_79B9_7F4A_7C15
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  mutating func roll(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &self) }

  /// True once in so many times.
  mutating func once(in times: Int) -> Bool { roll(1...times) == 1 }

  mutating func pick<T>(_ choices: [T]) -> T {
    choices[roll(0...choices.count - 1)]
  }

  /// A value two times out of three.
  mutating func perhaps<T>(_ value: T) -> T? { once(in: 3) ? nil : value }

  /// Some of the choices, in their order.
  mutating func some<T>(_ choices: [T]) -> [T] {
    choices.filter { _ in roll(0...1) == 1 }
  }
}
