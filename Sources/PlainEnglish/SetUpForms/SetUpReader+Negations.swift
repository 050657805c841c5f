/// A "not" that is of one thing among several and not of the sentence: "Sam does haircuts,
/// not colours".
extension SetUpReader {
  /// What people do and what not: "Priya, not Sam, does colours".
  func pickedSkills() -> Outcome? {
    guard let not = scan.first("not"), scan.has("does", "do"), whens.isEmpty,
      !scan.isWord(not - 1, "does", "do", "did"), mention(.customer) == nil, scan.price == nil,
      scan.minutes() == nil, scan.windows.isEmpty, !isLimit
    else { return nil }
    var end = not + 1
    var excluded: [NameMention] = []
    while scan.items.indices.contains(end) {
      if case .name(let name) = scan.items[end].value, !name.mention.entries.isEmpty {
        excluded.append(name.mention)
      } else if !scan.isWord(end, "and", "or") || excluded.isEmpty {
        break
      }
      end += 1
    }
    let staff = scan.mentions(.staff).filter { !excluded.contains($0) }
    let services = scan.mentions(.service).filter { !excluded.contains($0) }
    guard let kind = excluded.first?.kind, excluded.allSatisfy({ $0.kind == kind }), !staff.isEmpty,
      !services.isEmpty
    else { return nil }
    let does = staff.map { SetUp.skills(staff: $0, services: services, .named) }
    let doesNot =
      kind == .service
      ? staff.map { SetUp.skills(staff: $0, services: excluded, .not) }
      : excluded.map { SetUp.skills(staff: $0, services: services, .not) }
    return Outcome(changes: does + doesNot)
  }

  /// "at most 6 bookings a day, not on Fridays".
  ///
  /// A sentence that excepts something from what it sets, where no form knows how: nothing
  /// is done of it.
  func strayNegation() -> Outcome? {
    guard let not = scan.first("not", "never"), not >= 2, isBehindValue(not) else { return nil }
    var next = not + 1
    while scan.isWord(next, "on", "at", "in", "for", "the", "a", "an", "from") { next += 1 }
    guard scan.items.indices.contains(next), !scan.items[next].isWord || scan.isComma(next) else {
      return nil
    }
    let before = SetUpReader(
      scan: scan.only(0..<not), whens: whens, text: text, expecting: expecting)
    let changes = before.readAll().changes
    return changes.isEmpty
      ? nil : Outcome(changes: changes, left: scan.only(not..<scan.items.count).leftWords)
  }

  private func isBehindValue(_ index: Int) -> Bool {
    if scan.isComma(index - 1) || scan.isWord(index - 1, "but", "and", "day", "week") {
      return true
    }
    switch scan.items[index - 1].value {
    case .word, .comma: return false
    default: return true
    }
  }
}
