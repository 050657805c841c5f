/// Numbers and ordinals, in figures and spelled.
extension PhraseScanner {
  /// A number: "7", "seven", "twenty-one", "thirty two".
  func cardinal(_ index: Int) -> Match<Int>? {
    let token = token(index)
    if token.kind == .number { return Match(value: token.number, end: index + 1) }
    guard word(index) == .cardinal else { return nil }
    return spelledCardinal(index)
  }

  /// A spelled number below a hundred.
  func spelledCardinal(_ index: Int) -> Match<Int>? {
    guard word(index) == .cardinal else { return nil }
    let tens = token(index).number
    guard tens >= 20 else { return Match(value: tens, end: index + 1) }
    let next = word(index + 1) == .dash && isGlued(index + 1) ? index + 2 : index + 1
    if word(next) == .cardinal, (1...9).contains(token(next).number) {
      return Match(value: tens + token(next).number, end: next + 1)
    }
    return Match(value: tens, end: index + 1)
  }

  /// An ordinal: "8th", "eighth", "twenty-first".
  func ordinal(_ index: Int) -> Match<Int>? {
    let token = token(index)
    if token.kind == .number {
      guard word(index + 1) == .ordinalEnding, token.digits <= 3 else { return nil }
      return Match(value: token.number, end: index + 2)
    }
    switch word(index) {
    case .ordinal: return Match(value: token.number, end: index + 1)
    case .second: return Match(value: 2, end: index + 1)
    case .cardinal where token.number >= 20:
      let next = word(index + 1) == .dash && isGlued(index + 1) ? index + 2 : index + 1
      if word(next) == .ordinal, (1...9).contains(self.token(next).number) {
        return Match(value: token.number + self.token(next).number, end: next + 1)
      }
      if word(next) == .second { return Match(value: token.number + 2, end: next + 1) }
      return nil
    default: return nil
    }
  }

  /// A year in four digits, or spelled ("two thousand and eighteen").
  func fullYear(_ index: Int) -> Match<Int>? {
    let token = token(index)
    if token.kind == .number, token.digits == 4, (1900...2199).contains(token.number) {
      return Match(value: token.number, end: index + 1)
    }
    if word(index) == .cardinal, token.number == 2, word(index + 1) == .thousand {
      let next = word(index + 2) == .and ? index + 3 : index + 2
      guard let rest = spelledCardinal(next) else { return Match(value: 2000, end: index + 2) }
      return Match(value: 2000 + rest.value, end: rest.end)
    }
    if word(index) == .cardinal, token.number == 20, let rest = spelledCardinal(index + 1),
      rest.value >= 10
    {
      return Match(value: 2000 + rest.value, end: rest.end)
    }
    return nil
  }

  /// The unit that a word names.
  func unit(_ index: Int) -> TimeUnit? {
    switch word(index) {
    case .unit: TimeUnit(rawValue: token(index).value)
    case .day: .day
    case .year: .year
    case .quarter: .quarter
    case .second: .second
    default: nil
    }
  }
}
