/// A name of the book, or words that stand where one would, found in a line.
struct FoundName {
  var mention: NameMention
  /// Its tokens, half-open.
  var tokens: Range<Int>
  /// Its words, half-open.
  var words: Range<Int>
}

extension FoundName {
  /// Whether a cue is only a part of a name in the book: the "check" of a
  /// check-up asks for nothing.
  func isSplit(by cue: CueSpan) -> Bool {
    !mention.entries.isEmpty && cue.end - cue.start < words.count
      && words.lowerBound <= cue.start && cue.end <= words.upperBound
  }
}
