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
    let bytes = Array(line.utf8)
    var requests: [Request]
    // Nearly no line names a file.
    if FileReader.mayName(bytes) {
      let files = FileReader(bytes)
      requests = reader.requests(of: reader.parts(of: Tokenizer.tokenize(bytes: files.rest)))
      files.attach(to: &requests, line: line)
    } else {
      requests = reader.requests(of: reader.parts(of: Tokenizer.tokenize(bytes: bytes)))
      FileReader.setDirections(of: &requests)
    }
    if requests.isEmpty {
      requests = [Request(intent: .none, text: line, span: 0..<line.utf8.count)]
    }
    return Utterance(line: line, requests: requests)
  }
}
