/// Runs many cases and makes a failing one small.
public struct OracleRun {
  /// A case in which the finder and the oracle differ.
  public struct Failure: Sendable {
    /// The seed that draws it.
    public var seed: UInt64
    /// The case, with everything left out that does not matter.
    public var scene: OracleCase
    /// What differs.
    public var difference: String
  }

  private let generator: CaseGenerator

  /// How many starts of how many cases were compared, so that a run of cases in
  /// which nothing is free is seen for what it is.
  public private(set) var starts = 0
  /// How many cases had any.
  public private(set) var cases = 0

  /// Creates a run.
  public init() throws {
    generator = try CaseGenerator()
  }

  /// Checks the cases of some seeds; the first in which something differs is made
  /// small and returned.
  public mutating func firstFailure(in seeds: Range<UInt64>) -> Failure? {
    for seed in seeds {
      let scene = generator.make(seed)
      var found = 0
      guard OracleCheck.difference(scene, seed: seed, starts: &found) != nil else {
        starts += found
        cases += found > 0 ? 1 : 0
        continue
      }
      let small = Shrinker(seed: seed).shrink(scene)
      let difference = OracleCheck.difference(small, seed: seed) ?? ""
      return Failure(seed: seed, scene: small, difference: difference)
    }
    return nil
  }
}
