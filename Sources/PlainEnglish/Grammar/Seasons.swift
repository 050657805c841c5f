import CivilTime

/// Seasons: "this summer", "next spring", "spring next year", "winter 2027".
extension PhraseScanner {
  /// A season: "summer", "next spring", "winter 2027".
  func seasonDate(_ index: Int, _ pick: DateExpression.Pick) -> DateMatch? {
    guard word(index) == .season, !isSeasonOfThing(index + 1), !isInName(index) else { return nil }
    let season = token(index).number
    let next = word(index + 1) == .of ? index + 2 : index + 1
    if let year = fullYear(next), isNumber(next) {
      return DateMatch(
        date: .season(season, year: year.value, pick), end: year.end, rule: .period)
    }
    if pick == .bare {
      switch word(index - 1) {
      case .in, .the, .this, .during, .early, .late, .mid, .until, .before, .after, .by: break
      case .for, .around: guard isEnd(index + 1) else { return nil }
      // "spring next year", "next year in spring"
      default: guard isYearPicked(index + 1) else { return nil }
      }
      let hasPreposition = word(index - 2) == .in || word(index - 2) == .during
      guard !isWord(index, "fall") || word(index - 1) != .the || hasPreposition else {
        return nil
      }
    }
    return DateMatch(date: .season(season, year: nil, pick), end: index + 1, rule: .period)
  }

  /// "next year", "this year".
  private func isYearPicked(_ index: Int) -> Bool {
    (word(index) == .next || word(index) == .this) && word(index + 1) == .year
  }

  /// "Spring Street", "the summer house", "winter coats": a season in the name of something.
  private func isSeasonOfThing(_ index: Int) -> Bool {
    word(index) == .street
      || isWord(
        index,
        in: [
          "house", "school", "camp", "dress", "dresses", "coat", "coats", "jacket", "garden",
          "cleaning", "clean", "roll", "rolls", "onion", "onions", "water", "job", "jobs",
          "reading",
          "collection", "menu", "sale", "tyres", "tires", "boots", "clothes", "wardrobe",
        ])
  }
}
