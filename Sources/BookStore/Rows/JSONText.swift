import Scheduling

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Values as JSON text, for what is seldom read: the journal and rationales.
enum JSONText {
  static func encode(_ value: some Encodable) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    guard let data = try? encoder.encode(value) else { return "" }
    return String(decoding: data, as: UTF8.self)
  }

  static func decode<Value: Decodable>(_ type: Value.Type, from text: String) -> Value? {
    try? JSONDecoder().decode(type, from: Data(text.utf8))
  }
}
