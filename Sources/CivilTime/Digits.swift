/// A non-negative number with leading zeros up to a width.
func padded(_ number: Int, to width: Int) -> String {
  let digits = String(number.magnitude)
  let zeros = String(repeating: "0", count: max(0, width - digits.count))
  return (number < 0 ? "-" : "") + zeros + digits
}

/// The value of ASCII digits; nil if there are none, too many, or other bytes.
func digits(_ bytes: some Collection<UInt8>) -> Int? {
  guard !bytes.isEmpty, bytes.count <= 18 else { return nil }
  var value = 0
  for byte in bytes {
    guard (48...57).contains(byte) else { return nil }
    value = value * 10 + Int(byte - 48)
  }
  return value
}
