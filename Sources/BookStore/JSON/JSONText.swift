/// Values as JSON text: the journal and rationales.
///
/// Written here because it is on the way of every change and of every booking
/// that is listed: it takes a tenth of the time that the system's coder takes,
/// and the program starts without it. Members keep the order in which they are
/// declared. It serves any `Codable` type of the book; of a type with
/// superclasses, it does not.
enum JSONText {
  /// A value as JSON on one line.
  static func encode(value: some Encodable) -> String {
    let output = Output()
    output.write(any: value)
    output.text.close(to: 0)
    return String(decoding: output.text.bytes, as: UTF8.self)
  }

  /// Reads a value; nil if the text is not one.
  static func decode<Value: Decodable>(_ type: Value.Type, from text: String) -> Value? {
    guard let tree = Tree(text) else { return nil }
    return try? Value(from: Reader(tree))
  }
}
