/// One row of a cue table: what the wordings mean, and the wordings.
///
/// The wordings are separated by `|`. In a wording a space separates
/// elements; an element is a word, several words of which one stands
/// (`good/fine`), or a word class (`<good>`); in brackets it may be missing
/// (`[really]`). Words are written folded: lower case, no apostrophes, and
/// contractions written out ("do not", "that is"), as lines are brought to
/// that form before they are matched.
struct CueRow: Sendable {
  /// What the wordings mean.
  let kind: Cue

  /// The wordings.
  let wordings: StaticString

  /// Creates a row.
  init(_ kind: Cue, _ wordings: StaticString) {
    self.kind = kind
    self.wordings = wordings
  }
}

/// The words of a class, separated by spaces.
struct WordClassRow: Sendable {
  let wordClass: WordClasses
  /// What the wordings call the class.
  let name: StaticString
  let words: StaticString

  init(_ wordClass: WordClasses, _ name: StaticString, _ words: StaticString) {
    self.wordClass = wordClass
    self.name = name
    self.words = words
  }
}

/// A group of tables.
///
/// A place in a line has at most one cue of each layer, so that "no thanks" as talk does not hide "thanks" as a word of a command.
enum CueLayer: UInt8, CaseIterable, Sendable {
  /// Answers and talk.
  case talk
  /// Commands and questions.
  case act
  /// Choices, changes of direction, and what a desk has beside bookings.
  case detail
}
