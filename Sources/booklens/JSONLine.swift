/// A JSON object while it is being written, as bytes.
struct JSONLine {
  private(set) var bytes: [UInt8] = []
  private var needsComma = false

  init() { bytes.reserveCapacity(512) }

  mutating func beginObject() { open(UInt8(ascii: "{")) }

  mutating func endObject() { close(UInt8(ascii: "}")) }

  mutating func beginArray() { open(UInt8(ascii: "[")) }

  mutating func endArray() { close(UInt8(ascii: "]")) }

  /// The name of the member that follows.
  mutating func key(_ name: StaticString) {
    separate()
    bytes.append(UInt8(ascii: "\""))
    name.withUTF8Buffer { bytes.append(contentsOf: $0) }
    bytes.append(contentsOf: [UInt8(ascii: "\""), UInt8(ascii: ":")])
    needsComma = false
  }

  mutating func string(_ text: String) {
    separate()
    bytes.append(UInt8(ascii: "\""))
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"):
        bytes.append(UInt8(ascii: "\\"))
        bytes.append(byte)
      case 0x0A: bytes.append(contentsOf: "\\n".utf8)
      case 0x09: bytes.append(contentsOf: "\\t".utf8)
      case 0x0D: bytes.append(contentsOf: "\\r".utf8)
      case 0..<0x20:
        let digits = String(byte, radix: 16)
        bytes.append(contentsOf: (digits.count == 1 ? "\\u000" : "\\u00").utf8)
        bytes.append(contentsOf: digits.utf8)
      default: bytes.append(byte)
      }
    }
    bytes.append(UInt8(ascii: "\""))
    needsComma = true
  }

  mutating func null() { literal("null") }

  mutating func bool(_ value: Bool) { literal(value ? "true" : "false") }

  mutating func number(_ value: Double) { literal(String(value)) }

  mutating func member(_ name: StaticString, _ text: String?) {
    key(name)
    if let text { string(text) } else { null() }
  }

  mutating func endLine() { bytes.append(0x0A) }

  mutating func literal(_ text: String) {
    separate()
    bytes.append(contentsOf: text.utf8)
    needsComma = true
  }

  private mutating func separate() {
    if needsComma { bytes.append(UInt8(ascii: ",")) }
  }

  private mutating func open(_ byte: UInt8) {
    separate()
    bytes.append(byte)
    needsComma = false
  }

  private mutating func close(_ byte: UInt8) {
    bytes.append(byte)
    needsComma = true
  }
}

extension JSONLine {
  mutating func integer(_ value: Int) { literal(String(value)) }
}
