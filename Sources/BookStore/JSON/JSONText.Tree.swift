extension JSONText {
  /// A JSON text as it stands.
  indirect enum Tree {
    case null
    case flag(Bool)
    case number(Int)
    case fraction(Double)
    case text(String)
    case array([Tree])
    case object([(name: String, value: Tree)])

    /// Reads a text; nil if it is not JSON or nested out of all reason.
    init?(_ text: String) {
      var text = text
      let tree = text.withUTF8 { bytes -> Tree? in
        var parser = Parser(bytes: bytes)
        guard let tree = parser.value(depth: 0) else { return nil }
        parser.skipBlanks()
        return parser.isAtEnd ? tree : nil
      }
      guard let tree else { return nil }
      self = tree
    }

    /// The member of a name, if it is an object.
    subscript(name: String) -> Tree? {
      guard case .object(let members) = self else { return nil }
      return members.first { $0.name == name }?.value
    }
  }

  /// Reads JSON from left to right.
  private struct Parser {
    let bytes: UnsafeBufferPointer<UInt8>
    private var index = 0

    init(bytes: UnsafeBufferPointer<UInt8>) {
      self.bytes = bytes
    }

    private static let deepest = 64

    var isAtEnd: Bool { index == bytes.count }

    private var next: UInt8? { index < bytes.count ? bytes[index] : nil }

    mutating func skipBlanks() {
      while let byte = next, byte == 32 || (9...13).contains(byte) { index += 1 }
    }

    private mutating func take(_ byte: UInt8) -> Bool {
      skipBlanks()
      guard next == byte else { return false }
      index += 1
      return true
    }

    private mutating func take(word: StaticString) -> Bool {
      let count = word.utf8CodeUnitCount
      guard index + count <= bytes.count,
        (0..<count).allSatisfy({ bytes[index + $0] == word.utf8Start[$0] })
      else { return false }
      index += count
      return true
    }

    mutating func value(depth: Int) -> Tree? {
      guard depth < Self.deepest else { return nil }
      skipBlanks()
      switch next {
      case UInt8(ascii: "{"): return object(depth: depth)
      case UInt8(ascii: "["): return array(depth: depth)
      case UInt8(ascii: "\""): return string().map { .text($0) }
      case UInt8(ascii: "t"): return take(word: "true") ? .flag(true) : nil
      case UInt8(ascii: "f"): return take(word: "false") ? .flag(false) : nil
      case UInt8(ascii: "n"): return take(word: "null") ? .null : nil
      default: return number()
      }
    }

    private mutating func object(depth: Int) -> Tree? {
      index += 1
      var members: [(name: String, value: Tree)] = []
      if take(UInt8(ascii: "}")) { return .object(members) }
      repeat {
        skipBlanks()
        guard let name = string(), take(UInt8(ascii: ":")), let value = value(depth: depth + 1)
        else { return nil }
        members.append((name, value))
      } while take(UInt8(ascii: ","))
      return take(UInt8(ascii: "}")) ? .object(members) : nil
    }

    private mutating func array(depth: Int) -> Tree? {
      index += 1
      var elements: [Tree] = []
      if take(UInt8(ascii: "]")) { return .array(elements) }
      repeat {
        guard let value = value(depth: depth + 1) else { return nil }
        elements.append(value)
      } while take(UInt8(ascii: ","))
      return take(UInt8(ascii: "]")) ? .array(elements) : nil
    }

    private mutating func number() -> Tree? {
      let start = index
      while let byte = next, "+-.eE".utf8.contains(byte) || (48...57).contains(byte) {
        index += 1
      }
      let text = String(decoding: bytes[start..<index], as: UTF8.self)
      if let number = Int(text) { return .number(number) }
      return Double(text).map { .fraction($0) }
    }

    private mutating func string() -> String? {
      guard next == UInt8(ascii: "\"") else { return nil }
      index += 1
      let start = index
      while let byte = next, byte != UInt8(ascii: "\""), byte != UInt8(ascii: "\\") { index += 1 }
      if next == UInt8(ascii: "\"") {
        index += 1
        return String(decoding: bytes[start..<index - 1], as: UTF8.self)
      }
      return stringWithEscapes(from: start)
    }

    private mutating func stringWithEscapes(from start: Int) -> String? {
      var text = Array(bytes[start..<index])
      while let byte = next {
        index += 1
        if byte == UInt8(ascii: "\"") { return String(decoding: text, as: UTF8.self) }
        if byte == UInt8(ascii: "\\") {
          guard let scalar = escape() else { return nil }
          text.append(contentsOf: String(Character(scalar)).utf8)
        } else {
          text.append(byte)
        }
      }
      return nil
    }

    private mutating func escape() -> Unicode.Scalar? {
      guard let byte = next else { return nil }
      index += 1
      switch byte {
      case UInt8(ascii: "n"): return "\n"
      case UInt8(ascii: "t"): return "\t"
      case UInt8(ascii: "r"): return "\r"
      case UInt8(ascii: "b"): return "\u{8}"
      case UInt8(ascii: "f"): return "\u{c}"
      case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"):
        return Unicode.Scalar(byte)
      case UInt8(ascii: "u"): return codePoint()
      default: return nil
      }
    }

    private mutating func codePoint() -> Unicode.Scalar? {
      guard let first = codeUnit() else { return nil }
      guard (0xD800..<0xDC00).contains(first) else { return Unicode.Scalar(first) }
      // A sign beyond the first plane comes as two halves.
      guard take(word: "\\u"), let second = codeUnit(), (0xDC00..<0xE000).contains(second) else {
        return nil
      }
      return Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00))
    }

    private mutating func codeUnit() -> UInt32? {
      guard index + 4 <= bytes.count else { return nil }
      let text = String(decoding: bytes[index..<index + 4], as: UTF8.self)
      index += 4
      return UInt32(text, radix: 16)
    }
  }
}
