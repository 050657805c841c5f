/// What came of asking for a line.
public enum LineEvent: Hashable, Sendable {
  /// A line without its end; `pasted` tells that some of it came from the
  /// clipboard, so that it is no answer to a confirmation.
  case line(String, pasted: Bool)
  /// A line of more than `limit` bytes, which was read to its end and dropped.
  case tooLong(limit: Int)
  /// Ctrl-C: what was typed is dropped, and the question that was open with it.
  case interrupted
  /// The end of the input.
  case end
}

/// Where lines come from: an editor at a terminal, or a pipe.
public protocol LineSource: AnyObject {
  /// Waits for the next line.
  ///
  /// - Parameter prompt: What is shown before it, where a person is typing.
  /// - Returns: The line, or why there is none.
  func next(prompt: String) -> LineEvent
}
