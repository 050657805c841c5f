/// A name of the book, or words that stand where one would, found in a line.
struct FoundName {
  var mention: NameMention
  /// Its tokens, half-open.
  var tokens: Range<Int>
  /// Its words, half-open.
  var words: Range<Int>
}
