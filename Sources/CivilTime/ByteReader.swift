/// Reads bytes from left to right.
struct ByteReader {
  private let bytes: [UInt8]
  private(set) var position = 0

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  var isAtEnd: Bool { position == bytes.count }

  var remaining: Int { bytes.count - position }

  /// The next byte, which stays unread.
  var peek: UInt8? { isAtEnd ? nil : bytes[position] }

  /// Reads the given sign, if it comes next.
  mutating func take(_ sign: Unicode.Scalar) -> Bool {
    guard let next = peek, UInt32(next) == sign.value else { return false }
    position += 1
    return true
  }

  mutating func takeWhile(_ condition: (UInt8) -> Bool) -> ArraySlice<UInt8> {
    let start = position
    while position < bytes.count, condition(bytes[position]) { position += 1 }
    return bytes[start..<position]
  }

  /// An unsigned decimal number of at most nine digits; else nothing is read.
  mutating func number() -> Int? {
    let start = position
    let text = takeWhile { (48...57).contains($0) }
    if text.count <= 9, let number = digits(text) { return number }
    position = start
    return nil
  }

  /// The next `count` bytes, or nil if there are fewer.
  mutating func bytes(_ count: Int) -> ArraySlice<UInt8>? {
    guard count >= 0, remaining >= count else { return nil }
    position += count
    return bytes[position - count..<position]
  }

  /// A signed big-endian number of `width` bytes, at most 8.
  mutating func bigEndian(_ width: Int) -> Int? {
    guard let bytes = bytes(width), let first = bytes.first else { return nil }
    let start: Int = first >= 128 ? -1 : 0
    return bytes.reduce(start) { $0 << 8 | Int($1) }
  }
}
