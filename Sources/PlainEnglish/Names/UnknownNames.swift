/// Words that stand where a name would, in a book that has no such name.
struct UnknownNames {
  let chunks: [NameChunk]
  let line: TokenizedLine
  let words: [CueWord]

  /// The kind of the name that starts at a piece, and where it ends.
  func name(at index: Int) -> (NameKind, Int)? {
    guard index > 0, !chunks[index].isAfterBreak || chunks[index - 1].text == "dr" else {
      return nil
    }
    switch chunks[index - 1].text {
    case "with":
      return person(at: index).map { (.staff, $0) }
    case "see", "dr", "doctor", "visit":
      return person(at: index).map { (.staff, $0) }
    case "for":
      return customer(at: index).map { (.customer, $0) }
    case "book", "move", "cancel", "reschedule", "postpone", "put":
      guard chunks[index].isCapitalised, chunks[index].isUnknown, let end = person(at: index),
        end < chunks.count, takesPerson(chunks[end])
      else { return nil }
      return (.customer, end)
    case "my", "his", "her", "our":
      if isRelation(chunks[index]) { return (.customer, index + 1) }
      return service(at: index).map { (.service, $0) }
    case "a", "an", "the", "their":
      return service(at: index).map { (.service, $0) }
    default:
      if chunks[index].isPossessive, chunks[index].isUnknown, index + 1 < chunks.count,
        isBookable(chunks[index + 1])
      {
        return (.customer, index + 1)
      }
      return nil
    }
  }

  /// The end of a person's name: capitalised words, initials, or one unknown
  /// word in small letters.
  private func person(at index: Int) -> Int? {
    var end = index
    if isTitle(chunks[end]), end + 1 < chunks.count { end += 1 }
    let isSmall = !chunks[end].isCapitalised
    guard chunks[end].isUnknown || chunks[end].isCapitalised && isNameLike(end) else { return nil }
    end += 1
    while end < chunks.count, !chunks[end - 1].isPossessive,
      !chunks[end].isAfterBreak || isInitial(chunks[end - 1])
    {
      let chunk = chunks[end]
      guard chunk.isCapitalised && isNameLike(end) || isSmall && chunk.isUnknown else { break }
      end += 1
    }
    return end
  }

  private func customer(at index: Int) -> Int? {
    guard chunks[index].isUnknown || isTitle(chunks[index]) else { return nil }
    return person(at: index)
  }

  /// The end of what would be a service after an article: "a hot stone massage".
  private func service(at index: Int) -> Int? {
    guard index >= 2, isWish(index - 2) else { return nil }
    var end = index
    while end < chunks.count, end < index + 4, end == index || !chunks[end].isAfterBreak {
      let chunk = chunks[end]
      let token = line.tokens[chunk.tokens.lowerBound]
      guard token.kind == .word, token.word == .unknown, chunk.word < words.count else { break }
      let word = words[chunk.word]
      if !word.classes.isDisjoint(with: [.desk, .calendar, .business]) {
        if end == index { return nil }
        break
      }
      guard word.id == 0 || word.classes.contains(.event) else { break }
      end += 1
    }
    return end > index ? end : nil
  }

  /// Whether a word is one after which a service is asked for.
  private func isWish(_ index: Int) -> Bool {
    let chunk = chunks[index]
    guard chunk.word < words.count else { return false }
    let word = words[chunk.word]
    switch chunk.text {
    case "book", "schedule", "reserve", "get", "want", "need", "for", "have", "like", "arrange",
      "and", "me", "cancel", "move":
      return true
    default: return word.classes.contains(.book) || chunk.isCapitalised && chunk.isUnknown
    }
  }

  /// "my son": someone who has no name in the book.
  private func isRelation(_ chunk: NameChunk) -> Bool {
    [
      "son", "daughter", "wife", "husband", "mother", "mum", "mom", "father", "dad", "kids", "kid",
      "child", "children", "friend", "partner", "brother", "sister", "girlfriend", "boyfriend",
      "grandmother", "grandfather", "nephew", "niece",
    ].contains(chunk.text)
  }

  private func isBookable(_ chunk: NameChunk) -> Bool {
    guard chunk.word < words.count else { return false }
    return !words[chunk.word].classes.isDisjoint(with: [.desk, .event])
      || ["history", "phone", "number", "notes", "usual", "last", "next"].contains(chunk.text)
  }

  private func takesPerson(_ chunk: NameChunk) -> Bool {
    ["a", "an", "in", "to", "from", "for", "on", "at", "back", "down", "tomorrow", "today"]
      .contains(chunk.text) || line.tokens[chunk.tokens.lowerBound].word == .weekday
  }

  /// A capitalised word that is no word of time.
  private func isNameLike(_ index: Int) -> Bool {
    let token = line.tokens[chunks[index].tokens.lowerBound]
    return token.kind == .word
      && (token.word == .unknown || token.word == .a || isInitial(chunks[index]))
      && (chunks[index].word >= words.count
        || words[chunks[index].word].classes.isDisjoint(with: [
          .poss, .pronoun, .determiner, .person,
        ]))
  }

  private func isInitial(_ chunk: NameChunk) -> Bool {
    chunk.text.utf8.count == 1 || isTitle(chunk)
  }

  private func isTitle(_ chunk: NameChunk) -> Bool {
    ["dr", "mr", "mrs", "ms", "miss", "prof", "doctor"].contains(chunk.text)
  }
}
