/// How words are compared: without case, accents or apostrophes.
public enum Folding {
  /// A word as it is compared.
  public static func fold(_ text: some StringProtocol) -> String {
    var result: [UInt8] = []
    let bytes = Array(text.utf8)
    result.reserveCapacity(bytes.count)
    var index = 0
    while index < bytes.count {
      index = append(bytes, at: index, to: &result)
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// The folded words of a name, cut as the ``Tokenizer`` cuts a line: letters
  /// and digits are words of their own.
  public static func words(_ name: String) -> [String] {
    let line = Tokenizer.tokenize(name)
    return line.tokens.filter { $0.kind != .symbol }.map { line.foldedText($0) }
  }

  /// Folds the character at `index` and returns the index behind it.
  ///
  /// Latin letters lose their accents (the blocks Latin-1 and Latin Extended-A),
  /// Greek and Cyrillic capitals become small; all else stays as it is.
  @inline(__always)
  static func append(_ bytes: [UInt8], at index: Int, to result: inout [UInt8]) -> Int {
    let byte = bytes[index]
    if byte < 0x80 {
      if byte >= 0x41 && byte <= 0x5A {
        result.append(byte | 0x20)
      } else if byte != 0x27 {
        result.append(byte)
      }
      return index + 1
    }
    return appendWide(bytes, at: index, to: &result)
  }

  private static func appendWide(_ bytes: [UInt8], at index: Int, to result: inout [UInt8]) -> Int {
    let (scalar, length) = Self.scalar(bytes, at: index)
    let end = index + length
    switch scalar {
    case 0x2018, 0x2019, 0x02BC, 0x0060, 0x00B4, 0x0300...0x036F:
      break  // apostrophes and combining accents
    case 0xC0...0x17F:
      if let plain = plainLatin(scalar) {
        result.append(contentsOf: plain.utf8)
      } else {
        result.append(contentsOf: bytes[index..<end])
      }
    case 0x391...0x3A9:  // Greek capitals
      append(scalar + 0x20, to: &result)
    case 0x410...0x42F:  // Cyrillic capitals
      append(scalar + 0x20, to: &result)
    case 0x400...0x40F:
      append(scalar + 0x50, to: &result)
    default:
      result.append(contentsOf: bytes[index..<end])
    }
    return end
  }

  private static func append(_ scalar: UInt32, to result: inout [UInt8]) {
    if let scalar = Unicode.Scalar(scalar) {
      result.append(contentsOf: String(Character(scalar)).utf8)
    }
  }

  /// The scalar whose UTF-8 starts at `index` and its length; a byte that
  /// starts none counts as a scalar of its own.
  static func scalar(_ bytes: [UInt8], at index: Int) -> (value: UInt32, length: Int) {
    let lead = bytes[index]
    let length = lead < 0xC2 ? 1 : lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : lead < 0xF5 ? 4 : 1
    guard length > 1, index + length <= bytes.count else { return (UInt32(lead), 1) }
    var value = UInt32(lead) & (0x7F >> UInt32(length))
    for next in bytes[index + 1..<index + length] {
      guard next & 0xC0 == 0x80 else { return (UInt32(lead), 1) }
      value = value << 6 | UInt32(next & 0x3F)
    }
    return (value, length)
  }

  private static func plainLatin(_ scalar: UInt32) -> String? {
    switch scalar {
    case 0xC0...0xC5, 0xE0...0xE5, 0x100...0x105: "a"
    case 0xC6, 0xE6: "ae"
    case 0xC7, 0xE7, 0x106...0x10D: "c"
    case 0xD0, 0xF0, 0x10E...0x111: "d"
    case 0xC8...0xCB, 0xE8...0xEB, 0x112...0x11B: "e"
    case 0x11C...0x123: "g"
    case 0x124...0x127: "h"
    case 0xCC...0xCF, 0xEC...0xEF, 0x128...0x131: "i"
    case 0x134...0x135: "j"
    case 0x136...0x138: "k"
    case 0x139...0x142: "l"
    case 0xD1, 0xF1, 0x143...0x14B: "n"
    case 0xD2...0xD6, 0xD8, 0xF2...0xF6, 0xF8, 0x14C...0x151: "o"
    case 0x152, 0x153: "oe"
    case 0x154...0x159: "r"
    case 0x15A...0x161: "s"
    case 0xDF: "ss"
    case 0xDE, 0xFE: "th"
    case 0x162...0x167: "t"
    case 0xD9...0xDC, 0xF9...0xFC, 0x168...0x173: "u"
    case 0x174, 0x175: "w"
    case 0xDD, 0xFD, 0xFF, 0x176...0x178: "y"
    case 0x179...0x17E: "z"
    default: nil
    }
  }

}
