/// Lines of an open file, as bytes without their line ends.
///
/// For programs that talk to programs: no prompt, no limit, and every byte as it
/// came. ``PlainLineReader`` is for people.
public struct InputLines {
  private let descriptor: Int32
  private var buffer: [UInt8] = []
  private var start = 0
  private var isAtEnd = false

  /// Creates a reader; of standard input by default.
  public init(descriptor: Int32 = 0) {
    self.descriptor = descriptor
  }

  /// The next line, or nil at the end.
  public mutating func next() -> [UInt8]? {
    var searched = start
    while true {
      if let end = buffer[searched...].firstIndex(of: 0x0A) {
        let line = Array(buffer[start..<end])
        start = end + 1
        return line.last == 0x0D ? line.dropLast() : line
      }
      searched = buffer.count
      if isAtEnd {
        guard start < buffer.count else { return nil }
        let line = Array(buffer[start...])
        start = buffer.count
        return line
      }
      fill(&searched)
    }
  }

  private mutating func fill(_ searched: inout Int) {
    if start > 0 {
      buffer.removeFirst(start)
      searched -= start
      start = 0
    }
    var chunk = [UInt8](repeating: 0, count: 65_536)
    var count = Descriptor.readSome(descriptor, into: &chunk)
    while count < 0, Descriptor.wasInterrupted {
      count = Descriptor.readSome(descriptor, into: &chunk)
    }
    if count <= 0 { isAtEnd = true } else { buffer += chunk[..<count] }
  }
}
