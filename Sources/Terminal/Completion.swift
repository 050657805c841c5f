/// What the word at the cursor may become.
public struct Completion: Hashable, Sendable {
  /// How much of the text left of the cursor a candidate takes the place of: so
  /// many `Character`s at its end.
  public var replacedCount: Int

  /// What may stand there, best first.
  public var candidates: [String]

  /// Creates a completion.
  public init(replacing replacedCount: Int, with candidates: [String]) {
    self.replacedCount = replacedCount
    self.candidates = candidates
  }

  /// Nothing fits.
  public static let none = Completion(replacing: 0, with: [])

  /// What all candidates begin with, in any case.
  var commonPrefix: String {
    guard var prefix = candidates.first else { return "" }
    for candidate in candidates.dropFirst() {
      let shared = zip(prefix, candidate).prefix { $0.0.lowercased() == $0.1.lowercased() }.count
      prefix = String(prefix.prefix(shared))
    }
    return prefix
  }

  /// The candidates in columns, for a terminal of a width; at most 40 of them.
  func listing(columns: Int) -> String {
    let shown = candidates.prefix(40).map { $0.sanitized() }
    let width = (shown.map(\.count).max() ?? 0) + 2
    let perRow = max(1, columns / width)
    var text = ""
    for (index, candidate) in shown.enumerated() {
      let endsRow = index % perRow == perRow - 1 || index == shown.count - 1
      text += candidate
      text += endsRow ? "\r\n" : String(repeating: " ", count: width - candidate.count)
    }
    if candidates.count > shown.count { text += "and \(candidates.count - shown.count) more\r\n" }
    return text
  }
}
