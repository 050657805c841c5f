/// Explains many random books, and checks every word's fact.
public struct ExplanationRun {
  private let generator: CaseGenerator
  private let further: @Sendable (OracleCase, UInt64) -> String?

  /// What was looked at so far.
  public private(set) var counts = ExplanationCheck.Counts()

  /// Creates a run.
  ///
  /// - Parameter further: What else is checked of each case; what is wrong, in
  ///   words.
  /// - Throws: If the system has no zones.
  public init(further: @escaping @Sendable (OracleCase, UInt64) -> String? = { _, _ in nil }) throws
  {
    generator = try CaseGenerator()
    self.further = further
  }

  /// Explains the cases of some seeds; returns the first explanation that is not
  /// true, with its case.
  public mutating func firstFailure(in seeds: Range<UInt64>) -> OracleRun.Failure? {
    for seed in seeds {
      let scene = generator.make(seed)
      guard
        let difference = ExplanationCheck.difference(scene, seed: seed, counts: &counts)
          ?? further(scene, seed)
      else { continue }
      let small = Shrinker(seed: seed).shrink(scene) { scene in
        var counts = ExplanationCheck.Counts()
        // A smaller case whose book cannot even be written is another fault.
        guard (try? scene.book()) != nil else { return nil }
        return ExplanationCheck.difference(scene, seed: seed, counts: &counts)
          ?? further(scene, seed)
      }
      return OracleRun.Failure(seed: seed, scene: small.scene, difference: small.why ?? difference)
    }
    return nil
  }
}
