/// A JSON value, read from bytes.
///
/// By hand, as the general decoder costs more than the reading of a line and
/// takes longer to load than the whole program should take to start.
enum JSONValue {
  case null
  case bool(Bool)
  case number(Double)
  case string(String)
  case array([JSONValue])
  case object([(key: String, value: JSONValue)])

  /// Reads one value that fills the bytes; nil if they are no JSON.
  init?(_ bytes: [UInt8]) {
    var reader = JSONReader(bytes: bytes)
    guard let value = reader.value(depth: 0), reader.isAtEnd else { return nil }
    self = value
  }

  /// A member of an object.
  subscript(key: String) -> JSONValue? {
    guard case .object(let members) = self else { return nil }
    return members.first { $0.key == key }?.value
  }

  var text: String? {
    if case .string(let text) = self { return text }
    return nil
  }

  var items: [JSONValue]? {
    if case .array(let items) = self { return items }
    return nil
  }

  var isObject: Bool {
    if case .object = self { return true }
    return false
  }
}

private struct JSONReader {
  let bytes: [UInt8]
  var index = 0

  /// Nested deeper than this is refused, so that no input exhausts the stack.
  static let deepest = 64

  var isAtEnd: Bool {
    mutating get {
      skipBlanks()
      return index == bytes.count
    }
  }

  mutating func value(depth: Int) -> JSONValue? {
    skipBlanks()
    guard index < bytes.count, depth < Self.deepest else { return nil }
    switch bytes[index] {
    case UInt8(ascii: "{"): return object(depth)
    case UInt8(ascii: "["): return array(depth)
    case UInt8(ascii: "\""): return string().map { .string($0) }
    case UInt8(ascii: "t"): return literal("true", .bool(true))
    case UInt8(ascii: "f"): return literal("false", .bool(false))
    case UInt8(ascii: "n"): return literal("null", .null)
    default: return number()
    }
  }

  private mutating func skipBlanks() {
    while index < bytes.count, [0x20, 0x09, 0x0A, 0x0D].contains(bytes[index]) { index += 1 }
  }

  private mutating func take(_ byte: Character) -> Bool {
    skipBlanks()
    guard index < bytes.count, bytes[index] == byte.asciiValue else { return false }
    index += 1
    return true
  }

  private mutating func literal(_ text: StaticString, _ value: JSONValue) -> JSONValue? {
    let count = text.utf8CodeUnitCount
    guard index + count <= bytes.count,
      text.withUTF8Buffer({ $0.elementsEqual(bytes[index..<index + count]) })
    else { return nil }
    index += count
    return value
  }

  private mutating func object(_ depth: Int) -> JSONValue? {
    index += 1
    var members: [(key: String, value: JSONValue)] = []
    if take("}") { return .object(members) }
    while true {
      skipBlanks()
      guard index < bytes.count, bytes[index] == UInt8(ascii: "\""), let key = string(),
        take(":"), let value = value(depth: depth + 1)
      else { return nil }
      members.append((key, value))
      if take("}") { return .object(members) }
      guard take(",") else { return nil }
    }
  }

  private mutating func array(_ depth: Int) -> JSONValue? {
    index += 1
    var items: [JSONValue] = []
    if take("]") { return .array(items) }
    while true {
      guard let value = value(depth: depth + 1) else { return nil }
      items.append(value)
      if take("]") { return .array(items) }
      guard take(",") else { return nil }
    }
  }

  private mutating func string() -> String? {
    index += 1
    let start = index
    while index < bytes.count, bytes[index] != UInt8(ascii: "\""),
      bytes[index] != UInt8(ascii: "\\")
    {
      index += 1
    }
    guard index < bytes.count else { return nil }
    if bytes[index] == UInt8(ascii: "\"") {
      index += 1
      return String(decoding: bytes[start..<index - 1], as: UTF8.self)
    }
    return escapedString(from: start)
  }

  private mutating func escapedString(from start: Int) -> String? {
    var result = Array(bytes[start..<index])
    while index < bytes.count {
      let byte = bytes[index]
      index += 1
      if byte == UInt8(ascii: "\"") { return String(decoding: result, as: UTF8.self) }
      guard byte == UInt8(ascii: "\\") else {
        result.append(byte)
        continue
      }
      guard index < bytes.count else { return nil }
      let escape = bytes[index]
      index += 1
      switch escape {
      case UInt8(ascii: "n"): result.append(0x0A)
      case UInt8(ascii: "t"): result.append(0x09)
      case UInt8(ascii: "r"): result.append(0x0D)
      case UInt8(ascii: "b"): result.append(0x08)
      case UInt8(ascii: "f"): result.append(0x0C)
      case UInt8(ascii: "u"):
        guard let scalar = escapedScalar() else { return nil }
        result.append(contentsOf: String(Character(scalar)).utf8)
      case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): result.append(escape)
      default: return nil
      }
    }
    return nil
  }

  /// The scalar of `\u` and four hexadecimal figures, two of them for one beyond
  /// the first plane; half a pair becomes the replacement character.
  private mutating func escapedScalar() -> Unicode.Scalar? {
    guard let first = hex() else { return nil }
    guard (0xD800...0xDFFF).contains(first) else { return Unicode.Scalar(first) }
    guard first < 0xDC00, index + 1 < bytes.count, bytes[index] == UInt8(ascii: "\\"),
      bytes[index + 1] == UInt8(ascii: "u")
    else { return "\u{FFFD}" }
    let before = index
    index += 2
    guard let second = hex() else { return nil }
    guard (0xDC00...0xDFFF).contains(second) else {
      index = before
      return "\u{FFFD}"
    }
    return Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00))
  }

  private mutating func hex() -> UInt32? {
    guard index + 4 <= bytes.count else { return nil }
    let digits = String(decoding: bytes[index..<index + 4], as: UTF8.self)
    index += 4
    return digits.utf8.allSatisfy { $0 != 0x2B && $0 != 0x2D } ? UInt32(digits, radix: 16) : nil
  }

  private mutating func number() -> JSONValue? {
    let start = index
    while index < bytes.count, "+-.eE0123456789".utf8.contains(bytes[index]) { index += 1 }
    return Double(String(decoding: bytes[start..<index], as: UTF8.self)).map { .number($0) }
  }
}
