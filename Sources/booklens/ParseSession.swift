import CivilTime
import PlainEnglish

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Answers JSON lines with what they were read as.
struct ParseSession {
  let hasTimings: Bool
  private let reader = Reader()
  private var zones: [String: TimeZoneRules] = [:]

  init(hasTimings: Bool) { self.hasTimings = hasTimings }

  /// One line of JSON for one line of JSON.
  mutating func answer(_ bytes: [UInt8]) -> [UInt8] {
    guard let input = JSONValue(bytes), input.isObject else {
      return error("not a JSON object")
    }
    guard let text = input["text"]?.text else { return error("no text") }
    guard let context = context(of: input) else {
      return error("now is no local time, or tz no zone")
    }
    let clock = ContinuousClock()
    let start = clock.now
    let utterance = reader.read(text, in: context)
    let seconds = start.duration(to: clock.now).components
    var line = JSONLine()
    line.beginObject()
    line.key("id")
    line.value(input["id"] ?? .null)
    line.reading(of: utterance)
    if hasTimings {
      line.key("seconds")
      line.number(Double(seconds.seconds) + Double(seconds.attoseconds) / 1e18)
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

  private mutating func context(of input: JSONValue) -> ReadingContext? {
    guard let zone = zone(input["tz"]?.text ?? "UTC") else { return nil }
    let now: LocalDateTime
    if let text = input["now"]?.text {
      guard let time = LocalDateTime(iso: text) else { return nil }
      now = time
    } else {
      now = zone.local(Self.currentMoment())
    }
    var context = ReadingContext(
      now: now, zone: zone, locale: Self.locale(input["locale"]?.text ?? "en-US"))
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

  /// What a desk of a locale writes like.
  static func locale(_ identifier: String) -> DeskLocale {
    let tag = DeskLocale(
      identifier: identifier, order: .dayFirst, uses24Hours: false, firstWeekday: .monday,
      currency: "USD")
    var locale = tag
    let isUS = tag.region == "US" || tag.region == nil
    locale.order = isUS ? .monthFirst : .dayFirst
    return locale
  }

  /// The context of a person's view: now, and the machine's zone.
  static func localContext(_ arguments: [String]) -> ReadingContext {
    func option(_ name: String) -> String? {
      guard let index = arguments.firstIndex(of: name), index + 1 < arguments.count else {
        return nil
      }
      return arguments[index + 1]
    }
    let zone = option("--timezone").flatMap { try? TimeZoneRules.load($0) } ?? .current()
    let now = option("--now").flatMap { LocalDateTime(iso: $0) } ?? zone.local(currentMoment())
    return ReadingContext(now: now, zone: zone, locale: locale(option("--locale") ?? "en-US"))
  }

  static func currentMoment() -> Instant {
    var time = timespec()
    clock_gettime(CLOCK_REALTIME, &time)
    return Instant(seconds: Int(time.tv_sec))
  }
}
