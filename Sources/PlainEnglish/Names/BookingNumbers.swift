/// Numbers by which bookings are called: "B-12", "#12", "booking 12".
enum BookingNumbers {
  /// Adds the tokens of all of them, which no rule may take for a time.
  static func append(of line: TokenizedLine, to found: inout [Range<Int>]) {
    for index in line.tokens.indices
    where line.tokens[index].kind == .number && isOne(index, line) {
      found.append(index..<index + 1)
    }
  }

  /// Whether a token is the number of a booking.
  static func isOne(_ index: Int, _ line: TokenizedLine) -> Bool {
    let token = line.token(index)
    guard token.kind == .number else { return false }
    let before = line.token(index - 1)
    if before.word == .hash { return true }
    if !token.isSpaced {
      if before.word == .dash { return line.isWord(line.token(index - 2), "b") && !before.isSpaced }
      return line.isWord(before, "b")
    }
    if line.isWord(before, "number") || line.isWord(before, "no") {
      return isBooking(line.token(index - 2), line)
    }
    return isBooking(before, line) && !isClock(index, line)
  }

  private static func isBooking(_ token: Token, _ line: TokenizedLine) -> Bool {
    line.isWord(token, "booking") || line.isWord(token, "bookings")
  }

  /// Whether what follows makes it a clock time or a date: "the booking 3 pm".
  private static func isClock(_ index: Int, _ line: TokenizedLine) -> Bool {
    let next = line.token(index + 1)
    switch next.word {
    case .meridiem, .colon, .ordinalEnding, .month, .oclock, .unit, .slash, .part: return true
    default: return false
    }
  }
}
