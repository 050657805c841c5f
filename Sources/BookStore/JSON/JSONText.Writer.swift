import CivilTime

extension JSONText {
  /// Gives values the containers into which they write themselves.
  struct Writer: Encoder {
    let output: Output
    var codingPath: [any CodingKey] { [] }
    var userInfo: [CodingUserInfoKey: Any] { [:] }

    func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
      KeyedEncodingContainer(ObjectWriter<Key>(output: output, depth: output.text.openObject()))
    }

    func unkeyedContainer() -> any UnkeyedEncodingContainer {
      ArrayWriter(output: output, depth: output.text.openArray())
    }

    func singleValueContainer() -> any SingleValueEncodingContainer {
      ValueWriter(output: output)
    }
  }

  /// The one text that all containers of a value write to.
  final class Output {
    var text = Buffer()

    /// Writes a value where the text stands.
    func write<T: Encodable>(_ value: T) throws {
      // Wall times are most of a rationale, and their own way through a text is
      // several times as long.
      if T.self == LocalDateTime.self, let time = value as? LocalDateTime,
        text.write(time)
      {
        return
      }
      try value.encode(to: Writer(output: self))
    }

    /// Writes a value, or null for one that refuses: no type of the book does, and
    /// should one do so it is read as damage rather than as another value.
    func write(any value: some Encodable) {
      do { try write(value) } catch { text.writeBare("null") }
    }
  }

  /// Writes the members of an object.
  private struct ObjectWriter<Key: CodingKey>: KeyedEncodingContainerProtocol {
    let output: Output
    let depth: Int
    var codingPath: [any CodingKey] { [] }

    func encodeNil(forKey key: Key) {
      output.text.member(key.stringValue, at: depth)
      output.text.writeBare("null")
    }

    func encode(_ value: Bool, forKey key: Key) {
      output.text.member(key.stringValue, at: depth)
      output.text.writeBare(value ? "true" : "false")
    }

    func encode(_ value: String, forKey key: Key) {
      output.text.member(key.stringValue, at: depth)
      output.text.write(value)
    }

    func encode(_ value: Int, forKey key: Key) {
      output.text.member(key.stringValue, at: depth)
      output.text.write(value)
    }

    func encode<T: Encodable>(_ value: T, forKey key: Key) throws {
      output.text.member(key.stringValue, at: depth)
      try output.write(value)
    }

    func nestedContainer<Nested: CodingKey>(
      keyedBy type: Nested.Type, forKey key: Key
    ) -> KeyedEncodingContainer<Nested> {
      output.text.member(key.stringValue, at: depth)
      return Writer(output: output).container(keyedBy: type)
    }

    func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
      output.text.member(key.stringValue, at: depth)
      return Writer(output: output).unkeyedContainer()
    }

    func superEncoder() -> any Encoder {
      output.text.member("super", at: depth)
      return Writer(output: output)
    }

    func superEncoder(forKey key: Key) -> any Encoder {
      output.text.member(key.stringValue, at: depth)
      return Writer(output: output)
    }
  }

  /// Writes the elements of an array.
  private struct ArrayWriter: UnkeyedEncodingContainer {
    let output: Output
    let depth: Int
    var count = 0
    var codingPath: [any CodingKey] { [] }

    private mutating func begin() {
      output.text.element(at: depth)
      count += 1
    }

    mutating func encodeNil() {
      begin()
      output.text.writeBare("null")
    }

    mutating func encode<T: Encodable>(_ value: T) throws {
      begin()
      try output.write(value)
    }

    mutating func nestedContainer<Nested: CodingKey>(
      keyedBy type: Nested.Type
    ) -> KeyedEncodingContainer<Nested> {
      begin()
      return Writer(output: output).container(keyedBy: type)
    }

    mutating func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer {
      begin()
      return Writer(output: output).unkeyedContainer()
    }

    mutating func superEncoder() -> any Encoder {
      begin()
      return Writer(output: output)
    }
  }

  /// Writes one value where it stands.
  private struct ValueWriter: SingleValueEncodingContainer {
    let output: Output
    var codingPath: [any CodingKey] { [] }

    func encodeNil() { output.text.writeBare("null") }
    func encode(_ value: Bool) { output.text.writeBare(value ? "true" : "false") }
    func encode(_ value: String) { output.text.write(value) }
    func encode(_ value: Int) { output.text.write(value) }

    func encode<T: Encodable>(_ value: T) throws {
      switch value {
      case let number as any BinaryInteger: output.text.writeBare("\(number)")
      case let number as any BinaryFloatingPoint: output.text.writeBare("\(number)")
      default: try value.encode(to: Writer(output: output))
      }
    }
  }
}
