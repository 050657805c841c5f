import CivilTime
import PlainEnglish

/// Answers JSON lines with what they were read as.
struct ParseSession {
  private let options: ParseOptions
  private let reader = Reader()
  private var zones: [String: TimeZoneRules] = [:]

  init(_ options: ParseOptions) { self.options = options }

  /// One line of JSON for one line of JSON.
  mutating func answer(_ bytes: [UInt8]) -> [UInt8] {
    guard let input = JSONValue(bytes), input.isObject else {
      return error("not a JSON object")
    }
    guard let text = input["text"]?.text else { return error("no text") }
    guard let context = context(of: input, text) else {
      return error("now is no local time, or tz no zone")
    }
    let start = Environment.uptime()
    let utterance = reader.read(text, in: context)
    let seconds = Environment.uptime() - start
    var line = JSONLine()
    line.beginObject()
    line.key("id")
    line.value(input["id"] ?? .null)
    line.reading(of: utterance)
    if options.hasTimings {
      line.key("seconds")
      line.number(seconds)
    }
    line.endObject()
    line.endLine()
    return line.bytes
  }

  private func error(_ text: String) -> [UInt8] {
    var line = JSONLine()
    line.beginObject()
    line.key("id")
    line.null()
    line.member("error", text)
    line.endObject()
    line.endLine()
    return line.bytes
  }

  /// What the line's members say beside its text; what they leave out is that
  /// of the options.
  private mutating func context(of input: JSONValue, _ text: String) -> ReadingContext? {
    var context = options.context(of: text)
    if let name = input["tz"]?.text {
      guard let zone = zone(name) else { return nil }
      context.zone = zone
    } else if !options.hasZone {
      context.zone = .utc
    }
    if let text = input["now"]?.text {
      guard let now = LocalDateTime(iso: text) else { return nil }
      context.now = now
    } else if !options.hasNow {
      context.now = context.zone.local(Environment.now())
    }
    if let tag = input["locale"]?.text { context.locale = .customs(of: tag) }
    if let order = input["order"]?.text.flatMap(DeskLocale.DateOrder.init(rawValue:)) {
      context.locale.order = order
    }
    context.expecting = input["expecting"]?.text.flatMap(Expectation.init(rawValue:))
    if let names = input["vocabulary"] {
      func list(_ key: String) -> [String] { names[key]?.items?.compactMap(\.text) ?? [] }
      context.vocabulary = ListVocabulary(
        services: list("services"), staff: list("staff"), customers: list("customers"))
    }
    return context
  }

  private mutating func zone(_ identifier: String) -> TimeZoneRules? {
    if let known = zones[identifier] { return known }
    guard let zone = try? TimeZoneRules.load(identifier) else { return nil }
    zones[identifier] = zone
    return zone
  }
}
