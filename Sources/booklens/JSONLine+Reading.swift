import CivilTime
import PlainEnglish

/// How a reading is written for scripts.
extension JSONLine {
  /// The members of a reading; of several requests the one that weighs most is
  /// shown whole.
  mutating func reading(of utterance: Utterance) {
    let requests = utterance.requests
    let request = utterance.main
    member("intent", request.intent.rawValue)
    key("acts")
    beginArray()
    for act in utterance.acts { string(act.rawValue) }
    endArray()
    key("when")
    // A time said in another clause than the wish is the wish's all the same.
    let when = ([request] + requests).lazy.compactMap(\.possibleWhen).first
    if let when { self.when(when, withRole: false) } else { null() }
    key("whens")
    beginArray()
    for when in requests.flatMap(\.whens) { self.when(when, withRole: true) }
    endArray()
    recurrence(request.recurrence ?? requests.lazy.compactMap(\.recurrence).first)
    let duration = request.duration ?? requests.lazy.compactMap(\.duration).first
    member("duration", duration?.length.description)
    names("service", request.services)
    names("staff", request.staff)
    names("customer", request.customers)
    key("left")
    beginArray()
    for words in requests.flatMap(\.left) { string(words.text) }
    endArray()
    key("requests")
    beginArray()
    for request in requests {
      beginObject()
      member("intent", request.intent.rawValue)
      member("text", request.text)
      endObject()
    }
    endArray()
  }

  private mutating func names(_ key: StaticString, _ mentions: [NameMention]) {
    member(key, mentions.first.map { $0.entries.first?.name ?? $0.text })
  }

  private mutating func when(_ when: When, withRole: Bool) {
    beginObject()
    member("start", when.start.map { when.text(of: $0) })
    member("end", when.end.map { when.text(of: $0) })
    member("grain", when.grain.rawValue)
    member("text", when.text)
    if when.isTimeOnly {
      key("timeOnly")
      bool(true)
    }
    if withRole { member("role", when.role.rawValue) }
    if when.isApproximate {
      key("approximate")
      bool(true)
    }
    if let other = when.otherReading { member("other", when.text(of: other)) }
    if when.impossible != nil {
      key("impossible")
      bool(true)
    }
    endObject()
  }

  private mutating func recurrence(_ recurrence: Recurrence?) {
    guard let recurrence else {
      key("recurrence")
      null()
      return
    }
    member("recurrence", recurrence.rule.dateBoundDescription)
    key("exdates")
    beginArray()
    for date in recurrence.exceptions { string(date.description) }
    endArray()
  }

  /// Any JSON value, as it was read.
  mutating func value(_ value: JSONValue) {
    switch value {
    case .null: null()
    case .bool(let value): bool(value)
    case .number(let value):
      if let whole = Int(exactly: value) { integer(whole) } else { number(value) }
    case .string(let text): string(text)
    case .array(let items):
      beginArray()
      for item in items { self.value(item) }
      endArray()
    case .object: null()
    }
  }
}

extension Request {
  /// The time asked for, if it can be.
  var possibleWhen: When? {
    let possible = whens.filter { $0.impossible == nil }
    return possible.first { $0.role == .to } ?? possible.first { $0.role == .at }
  }
}

extension When {
  /// A moment in the grain of this time: a date, or a date and a clock time.
  func text(of moment: LocalDateTime) -> String {
    isDayOnly ? moment.date.description : moment.description
  }
}

extension RecurrenceRule {
  /// The rule with a last day, rather than its last second, as UNTIL.
  var dateBoundDescription: String {
    guard case .until(let last) = end else { return description }
    var open = self
    open.end = nil
    let date = last.date.description.filter { $0 != "-" }
    return open.description + ";UNTIL=" + date
  }
}
