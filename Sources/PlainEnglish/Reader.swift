import CivilTime

/// Reads typed lines.
public struct Reader: Sendable {
  /// Creates a reader.
  public init() {}

  /// Reads a line: what it wants, part by part.
  ///
  /// - Complexity: Linear in the length of the line.
  public func read(_ line: String, in context: ReadingContext) -> Utterance {
    let tokenized = Tokenizer.tokenize(line)
    let time = TimeReader().read(tokenized, in: context)
    var request = Request(intent: .none, text: line, span: 0..<line.utf8.count)
    request.whens = time.whens
    request.recurrence = time.recurrence
    request.duration = time.duration
    return Utterance(line: line, requests: [request])
  }
}
