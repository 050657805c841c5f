/// The difference of two texts, line by line, as `diff -u` prints it.
enum UnifiedDifference {
  fileprivate enum Step {
    case same(String)
    case removed(String)
    case added(String)
  }

  /// The hunks, with so many lines around each; empty if the texts are equal.
  static func lines(from old: [String], to new: [String], name: String, around: Int = 3) -> [String]
  {
    guard old != new else { return [] }
    let steps = steps(old, new)
    var result = ["--- \(name)", "+++ \(name) (as it came)"]
    var index = 0
    var oldLine = 1
    var newLine = 1
    while let first = steps[index...].firstIndex(where: { !$0.isSame }) {
      for step in steps[index..<first] { step.count(&oldLine, &newLine) }
      var end = first
      var last = first
      while end < steps.count, end - last <= 2 * around {
        if !steps[end].isSame { last = end }
        end += 1
      }
      let start = max(index, first - around)
      let stop = min(steps.count, last + around + 1)
      let lead = first - start
      result.append("@@ -\(oldLine - lead) +\(newLine - lead) @@")
      result += steps[start..<stop].map(\.text)
      for step in steps[first..<stop] { step.count(&oldLine, &newLine) }
      index = stop
    }
    return result
  }

  /// A shortest way from the one to the other, by the longest common
  /// subsequence between their common head and tail.
  private static func steps(_ old: [String], _ new: [String]) -> [Step] {
    var head = 0
    while head < old.count, head < new.count, old[head] == new[head] { head += 1 }
    var tail = 0
    while tail < old.count - head, tail < new.count - head,
      old[old.count - 1 - tail] == new[new.count - 1 - tail]
    { tail += 1 }
    let a = Array(old[head..<old.count - tail])
    let b = Array(new[head..<new.count - tail])
    var table = Array(repeating: Array(repeating: 0, count: b.count + 1), count: a.count + 1)
    for i in stride(from: a.count - 1, through: 0, by: -1) {
      for j in stride(from: b.count - 1, through: 0, by: -1) {
        table[i][j] =
          a[i] == b[j] ? table[i + 1][j + 1] + 1 : max(table[i + 1][j], table[i][j + 1])
      }
    }
    var middle: [Step] = []
    var (i, j) = (0, 0)
    while i < a.count || j < b.count {
      if i < a.count, j < b.count, a[i] == b[j] {
        middle.append(.same(a[i]))
        i += 1
        j += 1
      } else if j == b.count || (i < a.count && table[i + 1][j] >= table[i][j + 1]) {
        middle.append(.removed(a[i]))
        i += 1
      } else {
        middle.append(.added(b[j]))
        j += 1
      }
    }
    return old[..<head].map { .same($0) } + middle + old[(old.count - tail)...].map { .same($0) }
  }
}

extension UnifiedDifference.Step {
  fileprivate var isSame: Bool {
    if case .same = self { true } else { false }
  }

  fileprivate var text: String {
    switch self {
    case .same(let line): " " + line
    case .removed(let line): "-" + line
    case .added(let line): "+" + line
    }
  }

  fileprivate func count(_ old: inout Int, _ new: inout Int) {
    switch self {
    case .same:
      old += 1
      new += 1
    case .removed: old += 1
    case .added: new += 1
    }
  }
}

extension TranscriptResult {
  /// What went wrong, for a person: failures, then the difference.
  public var report: [String] {
    failures.map(\.description)
      + UnifiedDifference.lines(from: expected, to: actual, name: name)
  }
}
