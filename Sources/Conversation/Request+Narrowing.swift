import PlainEnglish
import Scheduling

/// What an answer leaves of several things that are on the table: “only the colour”, “skip
/// the cut”, “Hannah can't, just Dana”.
enum Narrowing: Equatable {
  /// What is named stays, all else goes.
  case keeping
  /// What is named goes.
  case leavingOut
}

extension Request {
  /// How it narrows what is on the table; nil if it does not.
  ///
  /// - Parameter mentions: The names that it may keep or leave out.
  /// - Returns: How, and the names that this is said of.
  func narrowing(_ mentions: [NameMention]) -> (Narrowing, [NameMention])? {
    guard !isQuestion, !says("instead") else { return nil }
    let kept = mentions.filter { mention in
      let before = Folding.words(text(before: mention)).drop { $0.isEmpty }
      let last = before.last { !["the", "a", "an", "for", "with"].contains($0) }
      let after = words(from: mention.span.upperBound, to: span.upperBound).first
      return ["only", "just"].contains(last ?? "") || ["only", "alone"].contains(after ?? "")
        || mentions.count == 1 && isOnly
    }
    if !kept.isEmpty { return (.keeping, kept) }
    let isOut = leavesOutNames
    let out = mentions.filter { isOut || $0.isExcluded }
    return out.isEmpty ? nil : (.leavingOut, out)
  }

  /// “only”, “just”.
  var isOnly: Bool { says("only") || says("just") }

  /// Whether it says that somebody cannot come.
  var saysCannot: Bool {
    ["cant", "cannot", "wont", "isnt"].contains(where: says)
      || says("can") && says("not")
  }

  /// Whether its verb takes away what it names: “skip the cut”, “no blow-dry”, “leave out”.
  private var leavesOutNames: Bool {
    saysCannot || intent == .cancel || says("leave") && says("out")
      || ["skip", "drop", "without", "omit", "forget", "except", "remove"].contains(where: says)
      || ["no", "not"].contains(Folding.words(text).first) && intent == .negate
  }
}
