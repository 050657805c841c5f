/// What a clause owes to the one before it: "I have a table for Saturday,
/// cancel it".
struct ClauseLinks {
  let parts: LineParts
  let expecting: Expectation?

  /// Reads each clause of a line again in the light of its neighbour.
  func link(_ clauses: inout [Clause]) {
    for index in clauses.indices
    where expecting == nil && clauses[index].intent == nil && clauses[index].seeks
      && isGoAhead(clauses[index])
    {
      // "I need a plumber, please book it".
      clauses[index].intent = .book
    }
    guard clauses.count > 1 else { return }
    for index in clauses.indices.dropFirst() {
      let before = clauses[index - 1]
      if isLabel(before), parts.words[clauses[index].words.lowerBound].breakBefore == .clause {
        // "calendar: add …".
        clauses[index - 1].intent = nil
      }
      guard expecting == nil else { continue }
      if takesBack(clauses[index]), isThing(before) {
        clauses[index].intent = .cancel
        clauses[index].isElliptic = true
        clauses[index].talk = []
      } else if isGoAhead(clauses[index]), before.seeks || before.isWish, before.intent != .book {
        clauses[index].intent = .book
      } else if clauses[index].isBeyond, before.isWish, !isThing(before) {
        // "I need to get up at 5, so set an alarm": no booking.
        clauses[index - 1].intent = Intent.none
      }
    }
  }

  /// Whether nothing but what a desk keeps is named: "calendar", "appointments".
  private func isLabel(_ clause: Clause) -> Bool {
    clause.intent == .list && !clause.hasTime
      && clause.words.allSatisfy {
        !parts.words[$0].classes.isDisjoint(with: [.calendar, .desk, .determiner, .poss])
      }
  }

  /// "cancel it", which alone stops what is under way.
  private func takesBack(_ clause: Clause) -> Bool {
    clause.intent == nil && clause.talk.isSuperset(of: [.stop, .pure])
      && clause.words.contains { parts.words[$0].classes.contains(.cancel) }
  }

  /// Whether a clause tells of something booked, and wants nothing.
  private func isThing(_ clause: Clause) -> Bool {
    guard clause.intent == nil || clause.intent == Intent.none || clause.isWish else {
      return false
    }
    return !parts.classes(of: clause).isDisjoint(with: [.event, .desk])
  }

  /// "please schedule it", "can you set that up": what was wished for is to be
  /// done.
  private func isGoAhead(_ clause: Clause) -> Bool {
    guard !clause.hasTime,
      parts.classes(of: clause).isDisjoint(with: [.list, .scope, .reminder])
    else { return false }
    guard clause.words.contains(where: { parts.words[$0].isBooking }) else { return false }
    return clause.intent == .correct
      ? clause.isElliptic : clause.intent == nil && clause.talk.contains(.goAhead)
  }
}

extension CueWord {
  /// "schedule", "book", "set up": a verb of booking.
  fileprivate var isBooking: Bool { classes.contains(.book) || `is`(.set) }
}
