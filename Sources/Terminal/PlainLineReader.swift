import CLibEdit

/// Lines from a pipe, a file, or a terminal that can do nothing but show text.
///
/// Bytes are split at line feeds; the last line may have none. A carriage return
/// at a line's end, a byte-order mark at the start, and nothing else is left out.
/// Bytes that are no UTF-8, and zeros, become U+FFFD, which can be seen.
public final class PlainLineReader: LineSource {
  private let descriptor: Int32
  private let limit: Int
  private let isTerminal: Bool
  private let output: StandardOutput?
  private var buffer: [UInt8] = []
  private var consumed = 0
  private var isAtEnd = false
  private var isFirstLine = true

  /// Creates a reader.
  ///
  /// - Parameters:
  ///   - descriptor: What is read; standard input by default.
  ///   - limit: The most bytes of a line; a mebibyte by default.
  ///   - output: Where prompts are shown, if it and `descriptor` are terminals.
  public init(
    descriptor: Int32 = 0, limit: Int = 1 << 20, output: StandardOutput? = StandardOutput()
  ) {
    self.descriptor = descriptor
    self.limit = limit
    isTerminal = Descriptor.isTerminal(descriptor)
    self.output = isTerminal && output?.isTerminal == true ? output : nil
  }

  /// Waits for the next line; the prompt is shown at a terminal only.
  public func next(prompt: String) -> LineEvent {
    try? output?.write(prompt)
    var searched = 0
    var dropped = false
    while true {
      let unread = buffer[(consumed + searched)...]
      if let end = unread.firstIndex(of: UInt8(ascii: "\n")) {
        let line = buffer[consumed..<end]
        defer { consumed = end + 1 }
        return dropped || line.count > limit ? .tooLong(limit: limit) : event(line)
      }
      searched += unread.count
      if isAtEnd {
        let line = buffer[consumed...]
        consumed = buffer.count
        if dropped || line.count > limit { return .tooLong(limit: limit) }
        if !line.isEmpty { return event(line) }
        try? output?.write("\n")
        return .end
      }
      if searched > limit {
        dropped = true
        buffer.removeAll(keepingCapacity: true)
        consumed = 0
        searched = 0
      }
      guard fill() else {
        buffer.removeAll()
        consumed = 0
        try? output?.write("\n")
        return .interrupted
      }
    }
  }

  /// Reads on; false if Ctrl-C came instead.
  private func fill() -> Bool {
    buffer.removeFirst(consumed)
    consumed = 0
    var chunk = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count =
        isTerminal
        ? cle_read_interruptible(descriptor, &chunk, chunk.count)
        : Descriptor.readSome(descriptor, into: &chunk)
      if count > 0 {
        buffer += chunk[..<count]
        return true
      }
      if count < 0, Descriptor.wasInterrupted {
        if isTerminal { return false }
        continue
      }
      // A descriptor that cannot be read any more has nothing more to say.
      isAtEnd = true
      return true
    }
  }

  private func event(_ bytes: ArraySlice<UInt8>) -> LineEvent {
    var bytes = bytes
    if bytes.last == UInt8(ascii: "\r") { bytes = bytes.dropLast() }
    if isFirstLine, bytes.starts(with: [0xEF, 0xBB, 0xBF]) { bytes = bytes.dropFirst(3) }
    isFirstLine = false
    var text = String(decoding: bytes, as: UTF8.self)
    if bytes.contains(0) { text = String(text.map { $0 == "\0" ? "\u{FFFD}" : $0 }) }
    return .line(text, pasted: false)
  }
}
