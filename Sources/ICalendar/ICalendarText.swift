/// Lines of a calendar file as they are written: escaped, folded, ended by CR LF.
struct ICalendarText {
  private(set) var result = ""

  /// The most bytes of a line, its end not counted (RFC 5545, section 3.1).
  private static let longestLine = 75

  /// Adds a line whose value stands as it is.
  mutating func add(_ line: String) {
    if line.utf8.count <= Self.longestLine {
      result += line + "\r\n"
      return
    }
    var width = 0
    for sign in line {
      // A sign that is longer than a line by itself comes apart between its code
      // points; no other does.
      if sign.utf8.count >= Self.longestLine {
        for scalar in sign.unicodeScalars { append(String(scalar), &width) }
      } else {
        append(String(sign), &width)
      }
    }
    result += "\r\n"
  }

  private mutating func append(_ piece: String, _ width: inout Int) {
    let length = piece.utf8.count
    if width + length > Self.longestLine {
      result += "\r\n "
      width = 1
    }
    result += piece
    width += length
  }

  /// Adds a line whose value is text.
  mutating func add(_ name: String, text: String) {
    add("\(name):\(Self.escaped(text))")
  }

  /// Text with what has a meaning in a value escaped, and without the control
  /// characters that a file may not have.
  static func escaped(_ text: String) -> String {
    var result = ""
    var followsReturn = false
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\\", ";", ",":
        result += "\\"
        result.unicodeScalars.append(scalar)
      case "\r": result += "\\n"
      case "\n": if !followsReturn { result += "\\n" }
      case "\t": result.unicodeScalars.append(scalar)
      case _ where scalar.value < 32 || scalar.value == 127: break
      default: result.unicodeScalars.append(scalar)
      }
      followsReturn = scalar == "\r"
    }
    return result
  }
}
