/// Questions about what somebody has in the book: "what's she got tomorrow?", "who is Grace
/// with?", "when's he done?", "what is Sam up to at 2?".
extension FrameReader {
  /// What is asked of somebody's bookings.
  enum BookedQuestion {
    /// "what has she got", "who's Sam got at 2", "when is he next in".
    case bookings
    /// "who's she with".
    case staff
    /// "when is she done".
    case end
  }

  /// Takes such a question in.
  ///
  /// With something offered who it is with and until when is asked of the offer, unless a day is
  /// named.
  func asksOfSomebody(_ clause: inout Clause) -> Bool {
    guard let asked = askedOfSomebody(clause) else { return false }
    if isOffered, !clause.hasTime, asked != .bookings {
      clause.topics = [asked == .staff ? .staff : .time]
      clause.intent = Intent.none
      return true
    }
    clause.intent = .list
    clause.isAside = isOffered
    return true
  }

  /// What a clause asks of somebody, if all of its words ask that, but for the day or the hour.
  func askedOfSomebody(_ clause: Clause) -> BookedQuestion? {
    guard var index = asideHead(clause), parts.words[index].classes.contains(.ask) else {
      return nil
    }
    let head = parts.words[index]
    guard head.is(.what) || head.is(.who) || head.is(.when) else { return nil }
    index += 1
    let end = clause.words.upperBound
    // "what time is she done"
    let asksTime = head.is(.what) && index < end && parts.words[index].is(.time)
    if asksTime { index += 1 }
    let asksWhen = asksTime || head.is(.when)
    guard index < end, isHelping(index) else { return nil }
    // "what do they have on Thursday?" is asked of the business.
    if parts.isKind(index, .doing), index + 1 < end, parts.words[index + 1].is(.they) { return nil }
    index += 1
    guard let subject = subjectEnd(index, end) else { return nil }
    let tail = (subject..<end).filter { parts.timeOfWord[$0] < 0 }
    guard let first = tail.first, tail.allSatisfy(isOfBookedQuestion) else { return nil }
    // "what is she in for", but not "what is she for"; "when is she next in" asks for one.
    guard tail.contains(where: isDoingOfVisit), !tail.contains(where: { parts.words[$0].is(.next) })
    else { return nil }
    let isStaff = parts.nameKind(at: index) == .staff
    if asksWhen {
      return tail.contains(where: isEndOfVisit) ? .end : .bookings
    }
    if head.is(.who), !isStaff,
      parts.words[first].is(.with) || parts.isWord(first, "seeing") || parts.isWord(first, "see")
        || parts.words[tail[tail.count - 1]].is(.with)
    {
      return .staff
    }
    return .bookings
  }

  /// "is", "has", "does", "will", "would".
  private func isHelping(_ index: Int) -> Bool {
    let word = parts.words[index]
    return word.classes.contains(.be) || word.isHaving || parts.isKind(index, .doing)
      || parts.isWord(index, "will") || parts.isWord(index, "would")
  }

  /// Where "she", "they" or a name ends that begins at `start`.
  private func subjectEnd(_ start: Int, _ end: Int) -> Int? {
    guard start < end else { return nil }
    if ["she", "he", "they"].contains(where: { parts.isWord(start, $0) }) { return start + 1 }
    guard parts.isPerson(start), !parts.words[start].isPossessive,
      let name = parts.nameIndex(at: start)
    else { return nil }
    let words = parts.names[name].words
    guard words.lowerBound == start, words.upperBound <= end else { return nil }
    return parts.words[words.upperBound - 1].isPossessive ? nil : words.upperBound
  }

  /// What somebody has, does or is in for.
  private func isDoingOfVisit(_ index: Int) -> Bool {
    isEndOfVisit(index) || parts.words[index].is(.up)
      || [
        "got", "have", "having", "booked", "down", "in", "on", "doing", "seeing", "see", "getting",
        "due", "coming", "with", "here",
      ].contains { parts.isWord(index, $0) }
  }

  private func isEndOfVisit(_ index: Int) -> Bool {
    ["done", "finish", "finished", "finishing", "out", "through", "leaving", "leave"].contains {
      parts.isWord(index, $0)
    } && !(index > 0 && parts.words[index - 1].isHaving)
  }

  private func isOfBookedQuestion(_ index: Int) -> Bool {
    let word = parts.words[index]
    return isDoingOfVisit(index) || word.isPreposition || word.is(.next) || word.is(.then)
      || word.classes.contains(.polite) || word.classes.contains(.stop)
      || ["already", "left", "to", "be", "been", "again", "anyway", "at", "all", "now"].contains {
        parts.isWord(index, $0)
      }
  }
}
