/// A name of the book, or words that stand where one would, found in a line.
struct FoundName {
  var mention: NameMention
  /// Its tokens, half-open.
  var tokens: Range<Int>
  /// Its words, half-open.
  var words: Range<Int>
}

extension [FoundName] {
  /// Whether a cue is only a part of a name in the book: the "check" of a
  /// check-up asks for nothing.
  func split(by cue: CueSpan) -> Bool {
    let first = partitioningIndex { $0.words.upperBound >= cue.end }
    guard first < count, !self[first].mention.entries.isEmpty else { return false }
    let words = self[first].words
    return cue.end - cue.start < words.count && words.lowerBound <= cue.start
  }
}
