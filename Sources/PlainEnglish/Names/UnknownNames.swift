/// Words that stand where a name would, in a book that has no such name.
struct UnknownNames {
  let chunks: NameChunks

  /// The kind of the name that starts at a piece, and where it ends.
  func name(at index: Int) -> (NameKind, Int)? {
    guard mayStart(at: index) else { return nil }
    if let end = addressed(at: index) ?? subject(at: index) { return (.customer, end) }
    if chunks[index].isForename || chunks[index].isUnknown,
      let end = given(at: index) ?? fittedIn(at: index) ?? wisher(at: index)
    {
      return (.customer, end)
    }
    guard index > 0 else { return nil }
    if let end = newcomer(at: index) { return (.customer, end) }
    let before = chunks[index - 1].classes
    guard !chunks[index].isAfterBreak || before.contains(.title) else { return nil }
    if before.contains(.beforeStaff) { return person(at: index).map { (.staff, $0) } }
    if before.contains(.forWhom) {
      // "The address for Baker Street Yoga" is asked for; nobody is to come.
      if index > 1, chunks[index - 2].classes.contains(.attribute) { return nil }
      return customer(at: index).map { (.customer, $0) }
    }
    if before.contains(.beforeGuest), chunks[index].classes.contains(.meal) {
      // "book lunch with Sam"
      return (.service, index + 1)
    }
    if let end = group(at: index) { return (.customer, end) }
    if !before.isDisjoint(with: [.beforeCustomer, .beforeGuest]) {
      if chunks[index].isCapitalised, chunks[index].isUnknown, let end = person(at: index),
        end < chunks.count, takesPerson(end)
      {
        return (.customer, end)
      }
      guard before.contains(.beforeGuest),
        let end = likeATime(at: index) ?? ofOtherMeaning(at: index),
        end < chunks.count,
        chunks.line.tokens[chunks[end].tokens.lowerBound].word == .a
      else { return nil }
      return (.customer, end)
    }
    if before.contains(.can), chunks[index].isCapitalised, chunks[index].isUnknown,
      let end = person(at: index), end < chunks.count,
      ["come", "have", "get", "see", "pop"].contains(chunks.text(end))
    {
      return (.customer, end)
    }
    if !before.isDisjoint(with: [.determiner, .poss]) {
      if before.contains(.poss), let end = ageEnd(at: index) { return (.customer, end) }
      if before.contains(.poss), chunks[index].classes.contains(.relation) {
        return (.customer, index + 1)
      }
      return service(at: index).map { (.service, $0) }
    }
    if chunks[index].isPossessive, chunks[index].isUnknown, index + 1 < chunks.count,
      !chunks[index + 1].classes.isDisjoint(with: [.desk, .event, .belonging])
    {
      return (.customer, index + 1)
    }
    return nil
  }

  /// Whether a name can start at a piece at all: most are small words behind others that
  /// no name follows.
  private func mayStart(at index: Int) -> Bool {
    let chunk = chunks[index]
    if chunk.isCapitalised || chunk.isPossessive || chunk.isForename || chunk.isUnknown
      || chunk.classes.contains(.title)
    {
      return true
    }
    return index > 0
      && !chunks[index - 1].classes.isDisjoint(with: [
        .beforeStaff, .forWhom, .beforeGuest, .beforeCustomer, .can, .determiner, .poss,
      ])
  }

  /// The end of "5 year old", "six-month-old", as which one's own child is spoken of.
  func ageEnd(at index: Int) -> Int? {
    guard chunks[index].isTimeWord else { return nil }
    let first = chunks.line.tokens[chunks[index].tokens.lowerBound]
    guard first.kind == .number || first.word == .cardinal else { return nil }
    let last = (index..<min(index + 3, chunks.count)).first { chunks.text($0) == "old" }
    return last.map { $0 + 1 }
  }

  /// The end of a name with a title of customers, wherever it stands: "Mrs Patel".
  ///
  /// A doctor may be one of the staff.
  private func addressed(at index: Int) -> Int? {
    guard chunks[index].classes.contains(.title), index + 1 < chunks.count,
      !chunks[index + 1].isAfterBreak,
      chunks[index + 1].isUnknown || chunks[index + 1].isCapitalised && isNameLike(index + 1),
      ["mr", "mrs", "ms", "miss"].contains(chunks.text(index))
    else { return nil }
    return person(at: index + 1)
  }

  /// The end of a name that a sentence begins with: "Kim can't come".
  private func subject(at index: Int) -> Int? {
    guard chunks[index].isAfterBreak, chunks[index].isCapitalised, chunks[index].isUnknown,
      let end = person(at: index), end + 1 < chunks.count, !chunks[end].isAfterBreak,
      Self.telling.contains(chunks.text(end))
    else { return nil }
    // "Computer, can you …" speaks to the desk.
    return chunks[end + 1].classes.contains(.person) ? nil : end
  }

  /// What is told of customers: what they want, what they cannot, that they rang.
  private static let telling: Set<String> = [
    "can", "cant", "cannot", "could", "wont", "would", "wants", "needs", "rang",
    "phoned", "called", "texted", "emailed", "asked", "has",
  ]

  /// The end of a person's name: capitalised words, initials, or one unknown
  /// word in small letters.
  private func person(at index: Int) -> Int? {
    var end = index
    if chunks[end].classes.contains(.title), end + 1 < chunks.count { end += 1 }
    let isSmall = !chunks[end].isCapitalised
    guard chunks[end].isUnknown || chunks[end].isCapitalised && isNameLike(end) else { return nil }
    end += 1
    while end < chunks.count, !chunks[end - 1].isPossessive,
      !chunks[end].isAfterBreak || isInitial(end - 1)
    {
      let chunk = chunks[end]
      guard
        chunk.isCapitalised && isNameLike(end) || isSmall && chunk.isUnknown
          || chunks.isParticle(end)
      else { break }
      end += 1
    }
    return end
  }

  private static let kinds: Set<String> = [
    "men", "women", "ladies", "gentlemen", "gents", "guys", "girls", "boys", "males", "females",
    "adults", "teens", "teenagers", "seniors", "families", "couples", "beginners", "students",
    "toddlers", "babies",
  ]

  private func customer(at index: Int) -> Int? {
    // "is it for men and women?": whom a place serves, and nobody by name.
    if Self.kinds.contains(chunks.text(index)) { return nil }
    if chunks[index].isUnknown || chunks[index].classes.contains(.title) {
      return person(at: index)
    }
    if let end = likeATime(at: index) { return end }
    return ofOtherMeaning(at: index) ?? smallName(at: index)
  }

  /// The end of a name whose first word is a word of another meaning with a
  /// capital letter: "Mark".
  private func ofOtherMeaning(at index: Int) -> Int? {
    guard chunks[index].isProper(in: chunks.line), isNameLike(index), !chunks[index].isTimeWord,
      chunks[index].classes.isDisjoint(with: [
        .stop, .polite, .anyone, .wishing, .event, .business,
      ])
    else { return nil }
    return person(at: index)
  }

  /// The end of a name whose first word is one of time as well: "Eve", "June
  /// Smith", "Sunday Adeyemi".
  ///
  /// A word alone is a name only where the line names its day elsewhere.
  private func likeATime(at index: Int) -> Int? {
    guard chunks[index].isProper(in: chunks.line) else {
      // "for may on saturday": the month would be another day than the one that is named.
      return chunks[index].isForename && word(of: index) == .month && hasDay(besides: index)
        && index + 1 < chunks.count && word(of: index + 1) == .on ? index + 1 : nil
    }
    var end = index + 1
    while end < chunks.count, !chunks[end - 1].isPossessive, !chunks[end].isAfterBreak,
      chunks[end].isProper(in: chunks.line), isNameLike(end)
    {
      end += 1
    }
    let hasSurname = end > index + 1
    switch word(of: index) {
    case .weekday: return hasSurname ? end : nil
    case .verb: return end  // "Will"
    case .month, .season, .holiday, .eve:
      return hasSurname || hasDay(besides: index) || isHourNext(end) ? end : nil
    // "for Tomm on Thursday": short for tomorrow only where no other day is named.
    case .relativeDay where chunks.length(index) <= 4:
      return hasSurname || hasDay(besides: index) ? end : nil
    // "Eve" is short for an evening, too.
    case .part where chunks.length(index) == 3:
      return hasSurname || hasDay(besides: index) ? end : nil
    default: return nil
    }
  }

  func word(of index: Int) -> Word {
    chunks.line.tokens[chunks[index].tokens.lowerBound].word
  }

  /// Whether the line names a day apart from the word at a piece, to which no
  /// number belongs: "for May 3, a Sunday" is a date.
  func hasDay(besides index: Int) -> Bool {
    if index + 1 < chunks.count, !chunks[index + 1].isAfterBreak {
      let next = chunks.line.tokens[chunks[index + 1].tokens.lowerBound]
      if next.kind == .number || next.word == .the || next.word == .ordinal { return false }
    }
    return (0..<chunks.count).contains { place in
      guard place != index else { return false }
      switch word(of: place) {
      case .relativeDay, .tonight: return true
      case .month: return isNumber(place - 1) || isNumber(place + 1)
      case .weekday: return place == 0 || word(of: place - 1) != .a
      default: return false
      }
    }
  }

  /// Whether an hour follows, which no month or season has: "for April at 10".
  private func isHourNext(_ index: Int) -> Bool {
    guard index + 1 < chunks.count, !chunks[index].isAfterBreak else { return false }
    return word(of: index) == .at && isNumber(index + 1)
  }

  private func isNumber(_ index: Int) -> Bool {
    index >= 0 && index < chunks.count
      && chunks.line.tokens[chunks[index].tokens.lowerBound].kind == .number
  }

  /// The end of what would be a service after an article: "a hot stone massage".
  private func service(at index: Int) -> Int? {
    guard index >= 2 else { return nil }
    let before = chunks[index - 2]
    guard before.classes.contains(.wishing) || before.isCapitalised && before.isUnknown else {
      return nil
    }
    var end = isCode(index) ? index + 1 : index
    while end < chunks.count, end < index + 4, end == index || !chunks[end].isAfterBreak {
      let chunk = chunks[end]
      if chunk.isTimeWord || chunks.line.tokens[chunk.tokens.lowerBound].kind != .word { break }
      if !chunk.classes.isDisjoint(with: [.desk, .calendar, .business]) {
        // "a reflexology session" is one, "an appointment" none.
        if end == index { return nil }
        break
      }
      guard chunk.isUnknown || chunk.classes.contains(.event) else { break }
      end += 1
    }
    return end > index ? end : nil
  }

  /// The end of a group's name behind "for the": "the Book club", "the Webers".
  private func group(at index: Int) -> Int? {
    guard index > 1, chunks[index - 1].classes.contains(.determiner),
      chunks[index - 2].classes.contains(.forWhom), chunks[index].isProper(in: chunks.line),
      !chunks[index].isTimeWord, chunks[index].classes.isDisjoint(with: [.event, .desk, .calendar])
    else { return nil }
    var end = index + 1
    while end < chunks.count, !chunks[end].isAfterBreak, !chunks[end].isTimeWord,
      chunks[end].isUnknown || chunks[end].isProper(in: chunks.line)
    {
      end += 1
    }
    return end
  }

  /// Whether a piece is a number with a letter that names a kind of service ("a 4D
  /// lash lift"), and no length of one ("a 2h colour").
  private func isCode(_ index: Int) -> Bool {
    let range = chunks[index].tokens
    guard range.count == 2, chunks.line.tokens[range.lowerBound].kind == .number,
      index + 1 < chunks.count, !chunks[index + 1].isAfterBreak,
      chunks[index + 1].isUnknown || chunks[index + 1].classes.contains(.event)
    else { return false }
    let letter = chunks.line.tokens[range.lowerBound + 1]
    guard letter.kind == .word else { return false }
    switch letter.word {
    case .unit: return letter.value >= TimeUnit.day.rawValue
    case .meridiem, .ordinalEnding, .minuteMark, .x: return false
    default: return true
    }
  }

  private func takesPerson(_ index: Int) -> Bool {
    chunks[index].classes.contains(.afterGuest) || chunks[index].isTimeWord
  }

  /// A capitalised word that is no word of time.
  private func isNameLike(_ index: Int) -> Bool {
    let token = chunks.line.tokens[chunks[index].tokens.lowerBound]
    return token.kind == .word && (token.word == .unknown || token.word == .a || isInitial(index))
      && chunks[index].classes.isDisjoint(with: [.poss, .pronoun, .determiner, .person])
  }

  private func isInitial(_ index: Int) -> Bool {
    chunks.length(index) == 1 || chunks[index].classes.contains(.title)
  }
}
