extension JSONText {
  /// Gives values the containers from which they read themselves.
  struct Reader: Decoder {
    private let tree: Tree
    var codingPath: [any CodingKey] { [] }
    var userInfo: [CodingUserInfoKey: Any] { [:] }

    init(_ tree: Tree) {
      self.tree = tree
    }

    func container<Key: CodingKey>(
      keyedBy type: Key.Type
    ) throws -> KeyedDecodingContainer<Key> {
      guard case .object(let members) = tree else { throw Mismatch() }
      return KeyedDecodingContainer(ObjectReader<Key>(members: members))
    }

    func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
      guard case .array(let elements) = tree else { throw Mismatch() }
      return ArrayReader(elements: elements)
    }

    func singleValueContainer() -> any SingleValueDecodingContainer {
      ValueReader(tree: tree)
    }
  }

  /// The text holds something else than what is wanted.
  private struct Mismatch: Error {}

  /// Reads the members of an object.
  private struct ObjectReader<Key: CodingKey>: KeyedDecodingContainerProtocol {
    let members: [(name: String, value: Tree)]
    var codingPath: [any CodingKey] { [] }
    var allKeys: [Key] { members.compactMap { Key(stringValue: $0.name) } }

    func contains(_ key: Key) -> Bool {
      members.contains { $0.name == key.stringValue }
    }

    private func member(_ key: Key) throws -> Tree {
      guard let found = members.first(where: { $0.name == key.stringValue }) else {
        throw Mismatch()
      }
      return found.value
    }

    func decodeNil(forKey key: Key) throws -> Bool {
      if case .null = try member(key) { true } else { false }
    }

    func decode(_ type: Int.Type, forKey key: Key) throws -> Int {
      try ValueReader(tree: member(key)).decode(type)
    }

    func decode(_ type: String.Type, forKey key: Key) throws -> String {
      try ValueReader(tree: member(key)).decode(type)
    }

    func decode(_ type: Bool.Type, forKey key: Key) throws -> Bool {
      try ValueReader(tree: member(key)).decode(type)
    }

    func decode<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T {
      try T(from: Reader(member(key)))
    }

    func nestedContainer<Nested: CodingKey>(
      keyedBy type: Nested.Type, forKey key: Key
    ) throws -> KeyedDecodingContainer<Nested> {
      try Reader(member(key)).container(keyedBy: type)
    }

    func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
      try Reader(member(key)).unkeyedContainer()
    }

    func superDecoder() throws -> any Decoder { throw Mismatch() }
    func superDecoder(forKey key: Key) throws -> any Decoder { Reader(try member(key)) }
  }

  /// Reads the elements of an array.
  private struct ArrayReader: UnkeyedDecodingContainer {
    let elements: [Tree]
    var currentIndex = 0
    var codingPath: [any CodingKey] { [] }
    var count: Int? { elements.count }
    var isAtEnd: Bool { currentIndex == elements.count }

    init(elements: [Tree]) {
      self.elements = elements
    }

    private mutating func next() throws -> Tree {
      guard currentIndex < elements.count else { throw Mismatch() }
      defer { currentIndex += 1 }
      return elements[currentIndex]
    }

    mutating func decodeNil() -> Bool {
      guard currentIndex < elements.count, case .null = elements[currentIndex] else {
        return false
      }
      currentIndex += 1
      return true
    }

    mutating func decode<T: Decodable>(_ type: T.Type) throws -> T {
      try T(from: Reader(next()))
    }

    mutating func nestedContainer<Nested: CodingKey>(
      keyedBy type: Nested.Type
    ) throws -> KeyedDecodingContainer<Nested> {
      try Reader(next()).container(keyedBy: type)
    }

    mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer {
      try Reader(next()).unkeyedContainer()
    }

    mutating func superDecoder() throws -> any Decoder { Reader(try next()) }
  }

  /// Reads one value.
  private struct ValueReader: SingleValueDecodingContainer {
    let tree: Tree
    var codingPath: [any CodingKey] { [] }

    func decodeNil() -> Bool { if case .null = tree { true } else { false } }

    func decode(_ type: Bool.Type) throws -> Bool {
      guard case .flag(let value) = tree else { throw Mismatch() }
      return value
    }

    func decode(_ type: String.Type) throws -> String {
      guard case .text(let value) = tree else { throw Mismatch() }
      return value
    }

    func decode(_ type: Int.Type) throws -> Int {
      guard case .number(let value) = tree else { throw Mismatch() }
      return value
    }

    func decode(_ type: Double.Type) throws -> Double {
      switch tree {
      case .number(let value): Double(value)
      case .fraction(let value): value
      default: throw Mismatch()
      }
    }

    func decode<T: Decodable>(_ type: T.Type) throws -> T {
      // A number of another width would ask here again and again.
      if type is any Numeric.Type { throw Mismatch() }
      return try T(from: Reader(tree))
    }
  }
}
