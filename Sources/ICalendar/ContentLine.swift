/// One logical line of a calendar file: a name, its parameters, and a value.
struct ContentLine {
  /// The number of the line in the file at which it starts, from 1.
  var number: Int
  var name: String
  var parameters: [String: String]
  var value: Substring

  /// Reads a line that has been put together again; nil if it has no name or no
  /// value.
  init?(_ text: String, number: Int) {
    let text = text[...]
    guard let nameEnd = text.firstIndex(where: { $0 == ";" || $0 == ":" }) else { return nil }
    self.number = number
    name = text[..<nameEnd].uppercased()
    parameters = [:]
    var rest = text[nameEnd...]
    while rest.first == ";" {
      rest = rest.dropFirst()
      guard let equals = rest.firstIndex(where: { $0 == "=" || $0 == ":" || $0 == ";" }),
        rest[equals] == "="
      else { return nil }
      let key = rest[..<equals].uppercased()
      rest = rest[rest.index(after: equals)...]
      var isQuoted = false
      guard
        let end = rest.firstIndex(where: { sign in
          if sign == "\"" { isQuoted.toggle() }
          return !isQuoted && (sign == ";" || sign == ":")
        })
      else { return nil }
      parameters[key] = rest[..<end].filter { $0 != "\"" }
      rest = rest[end...]
    }
    guard rest.first == ":" else { return nil }
    value = rest.dropFirst()
    if name.isEmpty { return nil }
  }

  /// The value as text, its escapes taken back.
  var text: String {
    guard value.utf8.contains(UInt8(ascii: "\\")) else { return String(value) }
    var result = ""
    var isEscaped = false
    for sign in value.unicodeScalars {
      if isEscaped {
        result.unicodeScalars.append(sign == "n" || sign == "N" ? "\n" : sign)
        isEscaped = false
      } else if sign == "\\" {
        isEscaped = true
      } else {
        result.unicodeScalars.append(sign)
      }
    }
    return result
  }
}

/// The logical lines of a file: lines that were folded, put together again.
///
/// A fold may lie inside a letter of several bytes, so the bytes are put together
/// before they are read as UTF-8.
struct UnfoldedLines: Sequence, IteratorProtocol {
  private let bytes: [UInt8]
  private var position: Int
  private var number = 1

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    position = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
  }

  mutating func next() -> (number: Int, text: String)? {
    guard position < bytes.count else { return nil }
    let first = number
    var line = physicalLine()
    while position < bytes.count, bytes[position] == 0x20 || bytes[position] == 0x09 {
      position += 1
      line += physicalLine()
    }
    return (first, String(decoding: line, as: UTF8.self))
  }

  private mutating func physicalLine() -> ArraySlice<UInt8> {
    let start = position
    while position < bytes.count, bytes[position] != 0x0A { position += 1 }
    var line = bytes[start..<position]
    if line.last == 0x0D { line = line.dropLast() }
    position += 1
    number += 1
    return line
  }
}
