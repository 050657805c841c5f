/// Sentences that name several values of one kind.
extension SetUpReader {
  /// The changes of a sentence that lists limits, rooms or services; empty if it
  /// lists none of these.
  func severalRules() -> [SetUp] {
    var rules = addedServices()
    if rules.isEmpty { rules = limits() }
    if rules.isEmpty { rules = resources() }
    if rules.isEmpty { rules = needs() }
    // Most sentences have no such rules: only of these is it asked whether one is taken back.
    return rules.isEmpty || takingBack() != nil ? [] : rules
  }

  /// "add service Perm 45 min £30 and service Wax 20 min £15".
  private func addedServices() -> [SetUp] {
    guard scan.isWord(0, "add", "create", "please") else { return [] }
    let cuts = scan.items.indices.filter {
      (scan.isWord($0, "and") || scan.isComma($0))
        && (scan.isWord($0 + 1, "service", "treatment")
          || scan.isWord($0 + 1, "a", "add") && scan.isWord($0 + 2, "service", "treatment"))
    }
    guard !cuts.isEmpty else { return [] }
    var found: [SetUp] = []
    var start = 0
    for end in cuts + [scan.items.count] {
      var part = scan
      let hasVerb = start == 0 || scan.isWord(start, "add")
      part.keep((hasVerb ? [] : [scan.items[0]]) + scan.items[start..<end])
      let own = SetUpReader(scan: part, whens: [], text: text, expecting: expecting)
      guard case .addService? = own.serviceForms(), let change = own.serviceForms() else {
        return []
      }
      found.append(change)
      start = end + 1
    }
    return found
  }

  /// "a colour needs the basin and the quiet room".
  private func needs() -> [SetUp] {
    guard case .needs(let service, _)? = needsForm() else { return [] }
    let names = neededThings()
    return names.count > 1 ? names.map { .needs(service: service, resource: $0) } : []
  }
}
