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
    isOne(index, line, following: mostJoined)
  }

  /// No more are joined in one breath, which keeps a line of numbers linear.
  private static let mostJoined = 8

  private static func isOne(_ index: Int, _ line: TokenizedLine, following most: Int) -> Bool {
    let token = line.token(index)
    guard token.kind == .number else { return false }
    let before = line.token(index - 1)
    if before.word == .hash { return true }
    if !token.isSpaced {
      if before.word == .dash { return line.isWord(line.token(index - 2), "b") && !before.isSpaced }
      return line.isWord(before, "b")
    }
    if isClock(index, line) { return false }
    if line.isWord(before, "number") || line.isWord(before, "no") {
      return isBooking(line.token(index - 2), line) || isMany(token) && isActedOn(index - 1, line)
    }
    return isBooking(before, line) || isMany(token) && isActedOn(index, line)
      || most > 0 && isNext(index, line, following: most)
  }

  /// "cancel 24", "move number 24": more than a clock has hours, and no clock time.
  private static func isMany(_ token: Token) -> Bool { token.number > 12 && token.digits <= 3 }

  /// Whether the verb of what becomes of a booking stands right before a token.
  private static func isActedOn(_ index: Int, _ line: TokenizedLine) -> Bool {
    let before = line.token(index - 1)
    return before.kind == .word && (before.word == .move || line.isWord(before, "cancel"))
  }

  /// "B-22 and 23", "cancel 22, 23 and also 24": joined to one that is.
  private static func isNext(_ index: Int, _ line: TokenizedLine, following most: Int) -> Bool {
    var before = index - 1
    if line.isWord(line.token(before), "also") { before -= 1 }
    switch line.token(before).word {
    case .and, .comma, .ampersand: break
    default: return false
    }
    if line.token(before - 1).word == .comma { before -= 1 }
    return line.token(before - 1).kind == .number
      && isOne(before - 1, line, following: most - 1)
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
