extension [SetUp] {
  /// The changes with those taken on first of whom they speak and whom the book does not
  /// know: "what if Nora worked here on Mondays?", "Nora works Mondays" where there is no Nora.
  public var takingOnStrangers: [SetUp] {
    var names: [String] = []
    for change in self {
      guard let mention = change.stranger, !names.contains(mention.text) else { continue }
      names.append(mention.text)
    }
    let isTakenOn = contains { if case .addStaff = $0 { true } else { false } }
    return names.isEmpty || isTakenOn ? self : [.addStaff(names)] + self
  }
}

extension SetUp {
  /// Who is spoken of and is not in the book.
  fileprivate var stranger: NameMention? {
    let mention: NameMention? =
      switch self {
      case .staffHours(let member, _, _, _, _), .skills(let member, _, _),
        .skillTerms(let member, _, _, _), .staffOn(let member, _, _):
        member
      case .workDays(let member, _, _): member
      default: nil
      }
    return mention.flatMap { $0.entries.isEmpty && !$0.isAll ? $0 : nil }
  }
}
