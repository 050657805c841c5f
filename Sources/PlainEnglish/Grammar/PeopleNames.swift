/// People who are called like months and days: "ask June", "Dr April Summers", "my name is
/// April".
extension PhraseScanner {
  /// "Dr April Summers", "my aunt June", "ask June whether", "June Carter is here", "June and
  /// I": a person by what stands beside the name.
  func isPersonCalled(_ index: Int) -> Bool {
    if isNumber(index + 1) || ordinal(index + 1) != nil || word(index + 1) == .the { return false }
    if isWord(index - 1, in: Self.kin) { return true }
    guard token(index).traits.contains(.capital) else { return false }
    if isSpokenTo(index - 1) || isIntroduced(index) { return true }
    if word(index - 1) == .and || word(index - 1) == .comma, word(index - 2) == .month,
      isSpokenTo(index - 3) || isWord(index - 3, "invite")
    {
      return true
    }
    if word(index + 1) == .and, isWord(index + 2, in: ["i", "me"]) { return true }
    if isWord(index + 1, in: Self.doings), isSurnamePlace(index) { return true }
    return isInName(index) && isSurnamePlace(index)
  }

  /// "my name is April", "I'm June", "I spoke to April".
  func isIntroduced(_ index: Int) -> Bool {
    switch word(index - 1) {
    case .to:
      return isWord(index - 2, in: ["spoke", "speak", "talk", "talked", "thanks", "spoken"])
    default:
      if isWord(index - 1, "is"), isWord(index - 2, "name") { return true }
      return isWord(index - 1, "im") && isEnd(index + 1)
    }
  }

  /// Whether a surname may follow a name that stands here, and a month not well.
  func isSurnamePlace(_ index: Int) -> Bool {
    switch word(index - 1) {
    case .in, .of, .on, .from, .until, .next, .this, .last, .early, .mid, .late, .by, .the, .a,
      .before, .after, .during, .through, .to, .every, .for, .between, .ordinal, .ordinalEnding:
      return false
    default: return !isNumber(index - 1)
    }
  }

  /// Whether a word asks or tells somebody something: "ask", "phone".
  func isSpokenTo(_ index: Int) -> Bool {
    isWord(
      index,
      in: ["ask", "tell", "phone", "ring", "text", "email", "thank", "remind", "meet", "message"])
  }

  /// "Dr Noon", "Mr Friday", "Mrs May": behind a title stands a name.
  func isTitled(_ index: Int) -> Bool {
    let title = word(index - 1) == .period && isGlued(index - 1) ? index - 2 : index - 1
    return title >= 0 && isWord(title, in: ["dr", "mr", "mrs", "ms", "prof", "mx"])
      && token(index).traits.contains(.capital) && word(title - 1) != .the
      && !isWord(title - 1, in: ["my", "your", "our", "a"])
  }

  /// "June is my stylist", "April is off sick", "with April", "book May for Friday": a person.
  func isPersonBeside(_ index: Int) -> Bool {
    if isWord(index + 1, "is") {
      return isWord(
        index + 2,
        in: [
          "my", "our", "your", "his", "her", "off", "ill", "sick", "away", "here", "late", "in",
          "invited", "coming", "there", "busy", "going",
        ])
    }
    if isWord(index - 1, "with") { return true }
    if isWord(index - 1, "is"), isWord(index + 1, in: ["free", "busy"]), word(index + 2) == .on {
      return true
    }
    switch word(index - 1) {
    case .in, .of, .on, .from, .until, .next, .this, .last, .early, .mid, .late, .by: return false
    default: break
    }
    if word(index + 1) == .for {
      return weekday(index + 2) != nil || word(index + 2) == .relativeDay
    }
    return word(index + 1) == .at && isNumber(index + 2)
  }

  private static let kin: [StaticString] = [
    "aunt", "auntie", "aunty", "cousin", "granny", "daughter", "sister", "wife", "mum", "mom",
    "mother", "niece", "friend", "nurse", "colleague", "girlfriend", "neighbour", "neighbor",
    "captain", "lady",
  ]

  /// What people do and no month does.
  private static let doings: [StaticString] = [
    "wants", "wanted", "needs", "needed", "says", "said", "asks", "asked", "called", "rang",
    "phoned", "likes", "prefers", "loves", "booked", "cancelled", "texted", "emailed", "came",
    "left", "knows", "thinks", "forgot", "cant",
  ]
}
