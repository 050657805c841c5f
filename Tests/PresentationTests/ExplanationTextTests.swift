import ExplanationOracle
import SlotOracle
import Testing

/// Some here; `booklens-bench explanations` reads as many as one likes.
@Suite struct ExplanationTextTests {
  @Test func `every template says what its fact holds, briefly`() throws {
    let wrong = try EveryTemplate.differences(seeds: 0..<80).first
    #expect(wrong == nil)
  }

  @Test func `every kind of fact has its template read`() throws {
    var facts: Set<Int> = []
    var obstacles: Set<Int> = []
    for seed in UInt64(0)..<20 {
      let kinds = try EveryTemplate.kinds(seed: seed)
      facts.formUnion(kinds.facts)
      obstacles.formUnion(kinds.obstacles)
    }
    #expect(facts.count == EveryTemplate.factKinds)
    #expect(obstacles.count == EveryTemplate.obstacleKinds)
  }

  @Test(arguments: 0..<3)
  func `what is said of random books is true, whole and brief`(batch: Int) throws {
    var run = try ExplanationRun { ExplanationText.difference($0, seed: $1) }
    let first = UInt64(batch) * 50
    let failure = run.firstFailure(in: first..<first + 50)
    #expect(failure == nil, "seed \(failure?.seed ?? 0): \(failure?.difference ?? "")")
    #expect(run.counts.facts > 200)
  }
}
