#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Lines of standard input, as bytes without their line ends.
struct InputLines {
  private var buffer: [UInt8] = []
  private var start = 0
  private var isAtEnd = false

  /// The next line, or nil at the end.
  mutating func next() -> [UInt8]? {
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
    var count = read(0, &chunk, chunk.count)
    while count < 0, errno == EINTR { count = read(0, &chunk, chunk.count) }
    if count <= 0 { isAtEnd = true } else { buffer += chunk[..<count] }
  }
}

/// Standard output without a buffer of its own: what is written is out.
enum StandardOutput {
  /// Writes bytes; false if nobody reads them any more.
  @discardableResult
  static func write(_ bytes: [UInt8]) -> Bool {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { systemWrite(1, $0.baseAddress, $0.count) }
      if count < 0 {
        guard errno == EINTR else { return false }
        continue
      }
      rest = rest.dropFirst(count)
    }
    return true
  }
}

private func systemWrite(_ file: Int32, _ start: UnsafeRawPointer?, _ count: Int) -> Int {
  #if canImport(Glibc)
    Glibc.write(file, start, count)
  #elseif canImport(Musl)
    Musl.write(file, start, count)
  #else
    Darwin.write(file, start, count)
  #endif
}
