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
    read(line, in: context, tellsTimes: false).utterance
  }

  /// Reads a line, and tells too what it was made of: all that it says about time,
  /// by the rules that read it, for a person's eyes.
  ///
  /// - Complexity: Linear in the length of the line.
  public func readInDetail(
    _ line: String, in context: ReadingContext
  ) -> (utterance: Utterance, time: TimeReading) {
    let (utterance, parts) = read(line, in: context, tellsTimes: true)
    return (utterance, parts.time)
  }

  private func read(
    _ line: String, in context: ReadingContext, tellsTimes: Bool
  ) -> (utterance: Utterance, parts: LineParts) {
    let reader = LineReader(index: index, context: context)
    let bytes = Array(line.utf8)
    // Nearly no line names a file.
    let files = FileReader.mayName(bytes) ? FileReader(bytes) : nil
    let parts = reader.parts(
      of: Tokenizer.tokenize(bytes: files?.rest ?? bytes), tellsTimes: tellsTimes)
    var requests = reader.requests(of: parts)
    if let files {
      files.attach(to: &requests, line: line)
    } else {
      FileReader.setDirections(of: &requests)
    }
    if requests.isEmpty {
      requests = [Request(intent: .none, text: line, span: 0..<line.utf8.count)]
    }
    return (Utterance(line: line, requests: requests), parts)
  }
}
