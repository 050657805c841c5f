/// What a rule makes of the words that it is about.
///
/// A rule is a function that returns a ruling, or nil where it has nothing to say and the
/// next one is asked. Rules that decide the same kind of clause stand in one function, the
/// narrower before the wider.
enum Ruling {
  /// It tells what the clause wants.
  case wants(Intent)
  /// It wishes for a booking, and does not tell to make one.
  case wishes
  /// What was offered, or what is booked, is to be otherwise.
  case changes
  /// It tells to do what no desk does.
  case beyond
  /// It tells to do what is beside a desk's work, and so may what follows.
  case beside
  /// It decides nothing: what else is in the clause may.
  case passes
}

extension FrameReader {
  /// Writes a ruling into a clause; returns whether it decides it.
  @discardableResult
  mutating func settle(_ clause: inout Clause, _ ruling: Ruling) -> Bool {
    switch ruling {
    case .wants(let intent): clause.intent = intent
    case .wishes:
      clause.isWish = true
      clause.intent = .book
    case .changes:
      clause.corrects = true
      clause.intent = isOffered ? .correct : .move
    case .beyond:
      clause.isBeyond = true
      clause.intent = Intent.none
    case .beside:
      isBeside = true
      clause.intent = Intent.none
    case .passes: return false
    }
    return true
  }
}
