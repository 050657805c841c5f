/// Spelled hundreds, of which only lengths speak: "a hundred minutes", "one hundred and twenty
/// days"; on the clock "fifteen hundred" is an hour.
extension PhraseScanner {
  /// So many hundreds from an index on, with what is said behind them.
  func hundreds(_ count: Int, _ index: Int) -> Match<Int>? {
    guard (1...9).contains(count), isWord(index, "hundred") else { return nil }
    let next = word(index + 1) == .and ? index + 2 : index + 1
    guard word(next) == .cardinal, let rest = spelledCardinal(next), rest.value > 0 else {
      return Match(value: 100 * count, end: index + 1)
    }
    return Match(value: 100 * count + rest.value, end: rest.end)
  }
}
