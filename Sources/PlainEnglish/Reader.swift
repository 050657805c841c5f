import CivilTime

/// Reads typed lines.
public struct Reader: Sendable {
  private let index = CueIndex.shared

  /// Creates a reader.
  public init() {}

  /// Reads a line: what it wants, part by part.
  ///
  /// - Complexity: Linear in the length of the line.
  public func read(_ line: String, in context: ReadingContext) -> Utterance {
    let reader = LineReader(index: index, context: context)
    let files = FileReader(Array(line.utf8))
    let words = Tokenizer.tokenize(bytes: files.rest)
    var requests = reader.requests(of: reader.parts(of: words))
    files.attach(to: &requests, line: line)
    if requests.isEmpty {
      requests = [Request(intent: .none, text: line, span: 0..<line.utf8.count)]
    }
    return Utterance(line: line, requests: requests)
  }
}
