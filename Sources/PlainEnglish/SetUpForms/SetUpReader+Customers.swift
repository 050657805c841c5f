/// Customers: adding, renaming, their telephone numbers.
extension SetUpReader {
  func customerForms() -> SetUp? {
    if scan.has("add", "new", "create"), let marker = scan.first("customer", "client"), marker <= 3
    {
      var start = marker + 1
      while scan.isWord(start, "called", "named") { start += 1 }
      // "new client Zoe Park wants a colour" books it, and she is added with that.
      let wish = scan.first("wants", "want", "needs", "would", "for", "in", from: start)
      if service != nil || wish != nil { return nil }
      let told = PhoneNumbers.first(in: scan.line)
      let number = told.flatMap { told in
        scan.items.firstIndex { $0.tokens.lowerBound >= told.tokens.lowerBound }
      }
      let word = scan.first("phone", "number", "with", from: start)
      let stop = [word, number].compactMap { $0 }.min()
      let name = freeNames(from: start, until: stop).first
      return name.map { .addCustomer($0, phone: told?.text) }
    }
    guard let customer = mention(.customer) else { return nil }
    if let zone = zone(of: customer) { return zone }
    if let name = newName() ?? newSurname(of: customer) { return .renameCustomer(customer, name) }
    if scan.has("phone", "number", "telephone", "mobile", "cell"), phone != nil,
      !scan.has("what", "whats", "booking")
    {
      return .customerPhone(customer)
    }
    return nil
  }

  /// "Dana's surname is Hill", "change Dana's last name to Hill": the first name stays;
  /// "Dana's name is Dana Hill" says all of it.
  private func newSurname(of customer: NameMention) -> String? {
    let word = scan.first("surname") ?? scan.first("name")
    guard let word, let verb = scan.first("is", "to", "became", "now", from: word + 1),
      verb + 1 < scan.items.count, let known = customer.entries.first, customer.entries.count == 1
    else { return nil }
    var start = verb + 1
    while start < scan.items.count, scan.isWord(start, "is", "now") { start += 1 }
    var end = scan.items.count
    while end > start + 1, scan.isWord(end - 1, "now", "please") { end -= 1 }
    guard start < end else { return nil }
    let name = scan.text(start..<end)
    let isSurname =
      scan.isWord(word, "surname") || scan.isWord(word - 1, "last", "family", "second", "married")
    guard isSurname else { return name }
    let first = known.name.split(separator: " ").first.map(String.init) ?? ""
    return "\(first) \(name)"
  }

  /// "Dana is in New York", "Dana's time zone is New York", "Dana has moved to Tokyo";
  /// "forget Dana's time zone".
  private func zone(of customer: NameMention) -> SetUp? {
    let saysZone = scan.has("zone", "timezone")
    if saysZone, scan.has("forget", "remove", "clear", "delete") {
      return .customerZone(customer, nil)
    }
    let isAbroad =
      scan.has("is", "lives", "based", "moved", "now") && scan.has("in", "on", "to", "from")
    guard saysZone || isAbroad, mention(.staff) == nil, service == nil, !scan.isAsked,
      let name = scan.items.firstIndex(where: { if case .name = $0.value { true } else { false } })
    else { return nil }
    let end =
      scan.items.indices.last { !scan.isWord($0, "time", "now", "please", "zone", "timezone") } ?? 0
    for start in scan.items.indices.dropFirst(name + 1) where start <= end {
      guard saysZone || scan.isWord(start - 1, "in", "on", "to", "from") else { continue }
      if let zone = ZonePlaces.identifier(of: scan.text(start..<end + 1)) {
        return .customerZone(customer, zone)
      }
    }
    return nil
  }

  /// A telephone number: figures, blanks, a plus, dashes and brackets.
  var phone: String? {
    guard let last = scan.line.tokens.last(where: { $0.kind == .number }) else { return nil }
    var index = scan.line.tokens.lastIndex(of: last) ?? 0
    var digits = 0
    var start = index
    while index >= 0 {
      let token = scan.line.tokens[index]
      switch token.kind {
      case .number:
        digits += Int(token.digits)
        start = index
      case .symbol
      where token.word == .dash || token.word == .plus
        || token.word == .openParenthesis || token.word == .closeParenthesis
        || token.word == .period || token.word == .slash:
        if token.word == .plus || token.word == .openParenthesis { start = index }
      default:
        index = 0
      }
      index -= 1
    }
    guard digits >= 5, let end = scan.line.tokens.lastIndex(where: { $0.kind == .number }) else {
      return nil
    }
    return scan.line.text(ofTokens: start..<end + 1)
  }
}
