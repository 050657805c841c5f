/// Somebody who does what another does: "Max does everything Sam does, same hours".
extension SetUpReader {
  /// What is taken over from another, and what stands behind it; nil if nobody is named as an
  /// example.
  func modelled() -> Outcome? {
    guard mention(.customer) == nil, scan.windows.isEmpty, scan.price == nil,
      let verb = scan.first("does", "do", "offers", "has"), (1...3).contains(verb),
      (0..<verb).allSatisfy({ scan.isPersonLike($0, inList: true) }),
      let model = model(from: verb + 1), let own = self.person(0..<verb),
      own.entries.isEmpty || own.entries != model.mention.entries
    else { return nil }
    var changes: [SetUp] = [.sameSkills([own], as: model.mention)]
    var next = model.end
    while scan.isComma(next)
      || scan.isWord(next, "and", "with", "works", "work", "on", "the", "at")
    {
      next += 1
    }
    if scan.isWord(next, "same"), scan.isWord(next + 1, "hours", "days", "times", "shifts") {
      changes.append(.sameHours([own], as: model.mention))
      next += 2
      if scan.isWord(next, "as"), next + 2 <= scan.items.count { next += 2 }
      while scan.isWord(next, "too", "as", "well") { next += 1 }
    }
    return Outcome(
      changes: changes,
      left: next < scan.items.count ? scan.only(next..<scan.items.count).leftWords : [])
  }

  /// Who is meant by some items that stand for a name.
  private func person(_ items: Range<Int>) -> NameMention? {
    if items.count == 1, case .name(let name)? = item(items.lowerBound)?.value,
      !name.mention.entries.isEmpty
    {
      return name.mention.kind == .staff ? name.mention : nil
    }
    return unknown(.staff, items)
  }

  /// "everything Sam does", "the same as Sam", "the same services as Sam", "what Sam does".
  private func model(from start: Int) -> (mention: NameMention, end: Int)? {
    var next = start
    let isSame =
      scan.isWord(next, "same") || scan.isWord(next, "the") && scan.isWord(next + 1, "same")
    if isSame {
      next += scan.isWord(next, "the") ? 2 : 1
      if scan.isWord(next, "services", "things", "treatments", "jobs") { next += 1 }
      guard scan.isWord(next, "as") else { return nil }
      next += 1
    } else {
      guard scan.isWord(next, "everything", "all", "whatever", "what", "anything") else {
        return nil
      }
      next += 1
      while scan.isWord(next, "that", "which", "the", "services") { next += 1 }
    }
    guard case .name(let name)? = item(next)?.value, name.mention.kind == .staff,
      name.mention.entries.count == 1
    else { return nil }
    let isClosed = scan.isWord(next + 1, "does", "do", "can", "offers")
    guard isSame || isClosed else { return nil }
    return (name.mention, isClosed ? next + 2 : next + 1)
  }
}
