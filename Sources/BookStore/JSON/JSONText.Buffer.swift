import CivilTime

extension JSONText {
  /// The text as it is written, with what is open in it.
  ///
  /// A container is closed when something is written to one further out.
  struct Buffer {
    private(set) var bytes: [UInt8] = []

    /// The closing bracket of each open container, and whether it has a member.
    private var open: [(bracket: UInt8, hasMembers: Bool)] = []

    init() {
      bytes.reserveCapacity(512)
    }

    /// Opens an object; its depth.
    mutating func openObject() -> Int {
      bytes.append(UInt8(ascii: "{"))
      open.append((UInt8(ascii: "}"), false))
      return open.count
    }

    /// Opens an array; its depth.
    mutating func openArray() -> Int {
      bytes.append(UInt8(ascii: "["))
      open.append((UInt8(ascii: "]"), false))
      return open.count
    }

    /// Closes all containers that are deeper.
    mutating func close(to depth: Int) {
      while open.count > depth {
        bytes.append(open.removeLast().bracket)
      }
    }

    /// Begins a member of the array that is open at a depth.
    mutating func element(at depth: Int) {
      close(to: depth)
      if open[depth - 1].hasMembers { bytes.append(UInt8(ascii: ",")) }
      open[depth - 1].hasMembers = true
    }

    /// Begins a member of the object that is open at a depth.
    mutating func member(_ name: String, at depth: Int) {
      element(at: depth)
      write(name)
      bytes.append(UInt8(ascii: ":"))
    }

    mutating func write(_ number: Int) {
      if number < 0 { bytes.append(UInt8(ascii: "-")) }
      var rest = number.magnitude
      let start = bytes.count
      repeat {
        bytes.append(UInt8(ascii: "0") + UInt8(rest % 10))
        rest /= 10
      } while rest > 0
      bytes[start...].reverse()
    }

    /// Writes `"2026-11-30T09:00"`; false, and nothing, for a time whose text has
    /// another form.
    mutating func write(_ time: LocalDateTime) -> Bool {
      let (year, month, day) = time.date.components
      let minute = time.time.minuteOfDay
      guard (0...9_999).contains(year), time.second == 0 else { return false }
      bytes.append(UInt8(ascii: "\""))
      write(pair: year / 100)
      write(pair: year % 100)
      bytes.append(UInt8(ascii: "-"))
      write(pair: month)
      bytes.append(UInt8(ascii: "-"))
      write(pair: day)
      bytes.append(UInt8(ascii: "T"))
      write(pair: minute / 60)
      bytes.append(UInt8(ascii: ":"))
      write(pair: minute % 60)
      bytes.append(UInt8(ascii: "\""))
      return true
    }

    private mutating func write(pair number: Int) {
      bytes.append(UInt8(ascii: "0") + UInt8(number / 10))
      bytes.append(UInt8(ascii: "0") + UInt8(number % 10))
    }

    mutating func writeBare(_ text: String) {
      bytes.append(contentsOf: text.utf8)
    }

    mutating func write(_ text: String) {
      bytes.append(UInt8(ascii: "\""))
      for byte in text.utf8 {
        switch byte {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"):
          bytes.append(UInt8(ascii: "\\"))
          bytes.append(byte)
        case 0..<0x20:
          bytes.append(contentsOf: "\\u00".utf8)
          bytes.append(Self.digits[Int(byte >> 4)])
          bytes.append(Self.digits[Int(byte & 15)])
        default: bytes.append(byte)
        }
      }
      bytes.append(UInt8(ascii: "\""))
    }

    private static let digits = Array("0123456789abcdef".utf8)
  }
}
