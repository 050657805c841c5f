import ExplanationOracle
import SlotOracle

/// Checks the explanations of random books: `booklens-bench explanations COUNT
/// [FIRST]`.
enum ExplanationsCommand {
  static func run(_ arguments: [String]) throws {
    let count = arguments.first.flatMap { UInt64($0) } ?? 10_000
    let first = arguments.dropFirst().first.flatMap { UInt64($0) } ?? 1
    var run = try ExplanationRun { ExplanationText.difference($0, seed: $1) }
    let clock = ContinuousClock()
    let began = clock.now
    if let failure = run.firstFailure(in: first..<first + count) {
      print("seed \(failure.seed): \(failure.difference)")
      dump(failure.scene, maxItems: 2000)
      fatal("an explanation is not true")
    }
    let counts = run.counts
    print(
      "\(count) books explained: \(counts.facts) facts, \(counts.refusals) refusals, "
        + "\(counts.comparisons) comparisons, \(counts.breakdowns) breakdowns, "
        + "\(counts.changes) changes that free most, \(counts.ways) ways, "
        + "\(counts.suppositions) suppositions (\(clock.now - began))")
  }
}
