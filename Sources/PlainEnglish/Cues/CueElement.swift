/// A place in a wording: a word of one of the classes or one of the listed
/// words stands there.
struct CueElement: Sendable {
  var classes: WordClasses
  /// The listed words, as a range of the index's words.
  var first: UInt16
  var count: UInt8
  var isOptional: Bool

  /// The listed words, as indices of the index's words.
  var range: Range<Int> { Int(first)..<Int(first) + Int(count) }
}

/// A wording as it is tried at a word that can start it.
struct CueStarter: Sendable {
  /// Its elements.
  var first: UInt16
  var count: UInt8
  /// How many words it has at least.
  var least: UInt8
  var layer: CueLayer
  var kind: Cue
  /// Its place in the tables: of equally long wordings the first one counts.
  var order: UInt16
  /// It can end with its first word.
  var mayEnd: Bool
}
