/// Names that stand in a list of people, of whom the book need have none: "for Ann, Ben and
/// Cleo", "for me and Rose".
extension NameReader {
  /// The kind and the end of a name that goes on with a list of people.
  func listed(_ index: Int, behind found: [FoundName], _ reached: Int) -> (NameKind, Int)? {
    guard index > 0, chunks[index].isCapitalised, isOwnName(index) else { return nil }
    if !chunks[index].isAfterBreak, chunks[index - 1].classes.contains(.beforeGuest),
      isListGoingOn(ownEnd(index))
    {
      // "book Ann, Ben and Cleo"
      return (.customer, ownEnd(index))
    }
    guard index > 1 else { return nil }
    if isBesideMe(index) { return (.customer, ownEnd(index)) }
    guard index == reached, let kind = personKind(of: found), isAfterComma(index) else {
      return nil
    }
    let end = ownEnd(index)
    return isListGoingOn(end) ? (kind, end) : nil
  }

  /// The kind of the person who was named last, and by a name.
  ///
  /// It looks where the names lie: a name is large to copy, and every word asks.
  func personKind(of found: [FoundName]) -> NameKind? {
    guard let last = found.indices.last, !found[last].mention.isRelation else { return nil }
    let kind = found[last].mention.kind
    return kind == .customer || kind == .staff ? kind : nil
  }

  /// "for me and Rose", "for me, Rose and Ivy".
  private func isBesideMe(_ index: Int) -> Bool {
    var me = index - 1
    if chunks[index].isAfterBreak {
      guard isAfterComma(index), isListGoingOn(ownEnd(index)) else { return false }
    } else {
      guard chunks.text(me) == "and" else { return false }
      me -= 1
    }
    return me > 0 && (chunks.text(me) == "me" || chunks.text(me) == "myself")
      && !chunks[me - 1].classes.isDisjoint(with: [.forWhom, .beforeGuest])
  }

  /// Whether a list goes on to its last: ", Ben and Cleo".
  private func isListGoingOn(_ start: Int) -> Bool {
    var place = start
    while place < chunks.count, place < start + 8 {
      if chunks.text(place) == "and" {
        return place + 1 < chunks.count && !chunks[place + 1].isAfterBreak
          && (isOwnName(place + 1) || chunks[place + 1].isCapitalised
            || chunks[place + 1].classes.contains(.poss))
      }
      guard isAfterComma(place), chunks[place].isCapitalised else { return false }
      place = ownEnd(place)
    }
    return false
  }

  /// Whether only a comma stands before a piece.
  private func isAfterComma(_ index: Int) -> Bool {
    index > 0 && chunks[index].isAfterBreak
      && chunks.line.tokens[chunks[index - 1].tokens.upperBound].word == .comma
  }

  /// Whether a piece is a name by its looks: of no other meaning, or a first name.
  func isOwnName(_ index: Int) -> Bool {
    chunks[index].isUnknown && chunks[index].isCapitalised
      || chunks[index].isForename && chunks[index].isProper(in: chunks.line)
        && !chunks[index].isTimeWord
  }

  private func ownEnd(_ index: Int) -> Int {
    var end = index + 1
    while end < chunks.count, !chunks[end - 1].isPossessive, !chunks[end].isAfterBreak,
      chunks[end].isUnknown, chunks[end].isCapitalised
    {
      end += 1
    }
    return end
  }
}
