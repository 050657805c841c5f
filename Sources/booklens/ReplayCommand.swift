import Transcripts

/// `booklens replay`: transcripts as tests.
enum ReplayCommand {
  static func run(_ arguments: [String]) -> ExitStatus {
    let updates = arguments.contains("--update")
    let paths = arguments.filter { $0 != "--update" }
    if let option = paths.first(where: { $0.hasPrefix("-") }) {
      Environment.complain("replay has no option \(option); it has --update")
      return .usage
    }
    guard !paths.isEmpty else {
      Environment.complain("replay needs files, e.g. booklens replay transcripts/booking/*.md")
      return .usage
    }
    if updates, Environment.variables["CI"] != nil {
      Environment.complain(
        "replay --update is refused where CI is set: replies are changed by hand")
      return .usage
    }
    var clean = 0
    var updated: [String] = []
    for path in paths {
      switch replay(path, updates: updates) {
      case .clean: clean += 1
      case .updated: updated.append(path)
      case .different: break
      }
    }
    for path in updated { print("updated \(path)") }
    if !updated.isEmpty { print("Look at the diff before you commit.") }
    let bad = paths.count - clean - updated.count
    print("\(clean + updated.count) passed, \(bad) failed")
    return bad == 0 ? .done : .refused
  }

  private enum Outcome {
    case clean
    case updated
    case different
  }

  private static func replay(_ path: String, updates: Bool) -> Outcome {
    let runner = TranscriptRunner()
    do {
      let text = try TextFile.read(path)
      let result = try runner.run(try runner.parse(text, name: path, defaults: .documentation))
      if result.isClean { return .clean }
      if updates, result.expected != result.actual {
        let rewritten = result.actual.map { $0 + "\n" }.joined()
        try TextFile.write(rewritten, to: path)
      }
      if updates, result.failures.isEmpty { return .updated }
      for line in result.report { print(line) }
    } catch let error as TranscriptError {
      print(error)
    } catch {
      print("\(path): it cannot be read")
    }
    return .different
  }
}
