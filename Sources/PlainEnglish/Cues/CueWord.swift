/// A word of a line as the cue tables see it: contractions written out,
/// possessive endings off, variants of spelling brought to one.
struct CueWord: Sendable {
  /// What stands before a word.
  enum Break: UInt8, Comparable, Sendable {
    case none
    case comma
    case clause
    case sentence
    /// The sentence before was a question.
    case question

    static func < (left: Break, right: Break) -> Bool { left.rawValue < right.rawValue }
  }

  // The order packs it into 48 bytes: lines of words are copied and walked a lot.

  /// Its number in the lexicon; 0 if no table has it.
  var id: CueLexicon.ID = 0
  var breakBefore: Break = .none
  var isCapitalised = false
  /// The token that it comes from; a contraction gives several words.
  var token: Int32 = 0
  /// The last of its tokens: "1st" is two.
  var lastToken: Int32 = 0
  var isPossessive = false
  var isNumber = false
  /// A question mark follows.
  var isAsked = false
  var classes: WordClasses = []
  var kinds: WordKinds = []
  /// The classes of it and of what follows in its clause, but for words of times.
  var tail: WordClasses = []
  /// The time, length or rule that it is part of, or −1.
  var time: Int32 = -1

  /// Whether no table of classes or wordings has it; that a rule asks for it makes no word
  /// known, as it may be part of a name all the same.
  var isUnknown: Bool { !kinds.contains(.listed) }

  /// Makes it a word of the lexicon.
  @inline(__always)
  mutating func become(_ id: CueLexicon.ID, _ index: CueIndex) {
    self.id = id
    classes = index.classes(of: id)
    kinds = index.kinds(of: id)
  }
}
