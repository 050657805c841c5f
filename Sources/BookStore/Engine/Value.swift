/// A value of a column.
enum Value: Hashable, Sendable {
  case null
  case integer(Int)
  case text(String)
  case bytes([UInt8])

  /// An integer, or NULL.
  static func optional(_ value: Int?) -> Value {
    if let value { .integer(value) } else { .null }
  }

  /// A text, or NULL.
  static func optional(_ value: String?) -> Value {
    if let value { .text(value) } else { .null }
  }

  /// A truth value as 0 or 1.
  static func flag(_ value: Bool) -> Value { .integer(value ? 1 : 0) }
}
