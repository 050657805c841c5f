import SlotOracle

/// Holds the finder against the oracle: `booklens-bench oracle COUNT [FIRST]`.
enum OracleCommand {
  static func run(_ arguments: [String]) throws {
    let count = arguments.first.flatMap { UInt64($0) } ?? 20_000
    let first = arguments.dropFirst().first.flatMap { UInt64($0) } ?? 1
    var run = try OracleRun()
    let clock = ContinuousClock()
    let began = clock.now
    if let failure = run.firstFailure(in: first..<first + count) {
      print("seed \(failure.seed): \(failure.difference)")
      dump(failure.scene, maxItems: 2000)
      fatal("the finder and the oracle differ")
    }
    print(
      "\(count) cases agree, \(run.cases) of them with \(run.starts) starts "
        + "(\(clock.now - began))")
  }
}
