import CivilTime

/// Days that somebody names of their own affairs beside those that they want: "haircut Friday,
/// I'm busy Thursday", "Friday please, my last one was Monday".
extension PhraseScanner {
  /// Rules the days out on which somebody has something else, and drops those that have been.
  ///
  /// Where a booking is moved or changed its own time may be told like that, and a day that
  /// stands alone is the one that is asked about: both stay.
  func setOwnDaysAside(_ phrases: inout [TimePhrase]) {
    guard phrases.count > 1, firstMove == tokens.count, firstChange == tokens.count else { return }
    var gone: [Int] = []
    for index in phrases.indices {
      let tokens = phrases[index].tokens
      if self.tokens[tokens.upperBound - 1].traits.contains(.plural),
        isOwnHabit(tokens.lowerBound, end: tokens.upperBound)
      {
        gone.append(index)
        continue
      }
      guard phrases[index].role == .at else { continue }
      guard case .on(_?, let clock) = phrases[index].expression,
        let affair = affair(before: phrases[index].tokens.lowerBound),
        phrases.contains(where: { $0.role == .at && !affair.clause.overlaps($0.tokens) })
      else { continue }
      if affair.isPast {
        gone.append(index)
      } else if case nil = clock {
        phrases[index].role = .not
      }
    }
    for index in gone.reversed() { phrases.remove(at: index) }
  }

  /// "I don't work Fridays so …": days of somebody's own week, from which they conclude when
  /// they can come; they ask for nothing that repeats.
  func isOwnHabit(_ start: Int, end: Int) -> Bool {
    guard isWord(end, "so") || word(end) == .comma && isWord(end + 1, "so") else { return false }
    var isAffair = false
    for index in stride(from: start - 1, through: max(0, start - 6), by: -1) {
      if isBreak(index) { return false }
      isAffair = isAffair || word(index) == .work || isWord(index, in: Self.otherAffairs)
      if isAffair, isWord(index, in: Self.speakers) { return true }
    }
    return false
  }

  /// What somebody says of themselves before a token: its clause, up to the end of the line or
  /// the next break, and whether it is over.
  private func affair(before start: Int) -> (clause: Range<Int>, isPast: Bool)? {
    var verb: (index: Int, isPast: Bool)?
    var index = start - 1
    let first = max(0, start - 7)
    search: while index >= first {
      switch word(index) {
      case .comma, .period, .but, .and, .question, .semicolon: break search
      case .negation, .not, .verb: return nil
      default: break
      }
      if isWord(index, in: Self.pastVerbs) {
        verb = (index, true)
      } else if isWord(index, in: Self.otherAffairs) || word(index) == .work {
        if verb?.isPast != true { verb = (index, false) }
      }
      if verb != nil, isWord(index, in: Self.speakers) {
        var end = start
        while end < tokens.count, !isBreak(end) { end += 1 }
        return (index..<end, verb?.isPast ?? false)
      }
      index -= 1
    }
    return nil
  }

  private func isBreak(_ index: Int) -> Bool {
    switch word(index) {
    case .comma, .period, .but, .question, .semicolon: true
    default: false
    }
  }

  private static let speakers: [StaticString] = ["i", "im", "ive", "we", "weve", "my", "our"]

  private static let pastVerbs: [StaticString] = ["was", "were", "had", "came", "did"]

  private static let otherAffairs: [StaticString] = [
    "busy", "away", "unavailable", "abroad", "booked", "tied", "meeting", "wedding", "out", "off",
    "travelling", "traveling", "exam", "interview", "flight", "fly", "working",
  ]
}
