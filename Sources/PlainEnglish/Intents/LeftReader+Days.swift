/// Words and figures that look like a day and are none that is known: a booking without a day
/// must not become today's for that.
extension LeftReader {
  /// Whether something is to be booked or moved, and no day is named.
  func lacksDay(_ request: Request) -> Bool {
    guard request.intent == .book || request.intent == .move, case nil = request.recurrence else {
      return false
    }
    return request.whens.allSatisfy(\.isTimeOnly)
  }

  /// "flursday", "on payday", "the umptieth", "nextfridayat".
  func isLikeDay(_ left: LeftWords) -> Bool {
    let text = left.text.utf8
    guard text.count > 4, text.allSatisfy({ $0 | 0x20 >= 0x61 }) else { return false }
    guard
      let index = parts.words.indices.first(where: {
        parts.span($0..<$0 + 1).lowerBound == left.span.lowerBound
      })
    else { return false }
    let lower = left.text.lowercased()
    // "nextfridayat": a day that hangs together with other words.
    if lower.utf8.count > 8, Self.days.contains(where: lower.contains) { return true }
    if lower.hasSuffix("day") {
      return lower != "birthday" || index > 0 && parts.isWord(index - 1, "on")
    }
    return (lower.hasSuffix("th") || lower.hasSuffix("ht"))
      && index > 0 && parts.isWord(index - 1, "the")
      && (index + 1 == parts.words.count || parts.timeOfWord[index + 1] >= 0
        || parts.words[index + 1].classes.contains(.ordinal))
  }

  private static let days = [
    "monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday", "tomorrow",
  ]

  /// "31/13/2026", "the 32nd": figures in the form of a date that no calendar has; "haircut 17":
  /// an hour, a day or a length.
  func lostFigures(in words: Range<Int>, of request: Request) -> LeftWords? {
    guard lacksDay(request) else { return nil }
    if let last = words.last, last > words.lowerBound, isUntold(last, of: request) {
      let span = parts.span(last..<last + 1)
      return LeftWords(text: parts.line.text(span), span: span, matters: true)
    }
    for index in words where parts.words[index].isNumber && parts.timeOfWord[index] < 0 {
      guard !parts.isName(index) else { continue }
      let token = Int(parts.words[index].token)
      guard let end = figuresEnd(token) else { continue }
      let span = parts.line.span(ofTokens: token..<end)
      return LeftWords(text: parts.line.text(span), span: span, matters: true)
    }
    return nil
  }

  /// Whether a number behind a name says neither when, how long nor how many.
  private func isUntold(_ index: Int, of request: Request) -> Bool {
    parts.words[index].isNumber && parts.timeOfWord[index] < 0 && parts.isName(index - 1)
      && !parts.isName(index) && request.whens.isEmpty && request.partySize == nil
      && request.duration == nil
  }

  /// "tomorrow at ten past": minutes of an hour that nothing tells.
  func lostMinutes(in words: Range<Int>, of request: Request) -> LeftWords? {
    guard parts.line.says.contains(.past), request.intent == .book || request.intent == .move
    else { return nil }
    for index in words.dropFirst()
    where parts.timeOfWord[index] < 0 && parts.timeOfWord[index - 1] < 0
      && parts.isWord(index, "past")
    {
      let minutes = parts.line.tokens[Int(parts.words[index - 1].token)]
      guard minutes.kind == .number || [.half, .quarter, .cardinal].contains(minutes.word) else {
        continue
      }
      let span = parts.span(index - 1..<index + 1)
      return LeftWords(text: parts.line.text(span), span: span, matters: true)
    }
    return nil
  }

  /// "at the same time as B-14", "the same as B-14": what is another booking's, which is not
  /// read off it, and that booking is not the one to change.
  func likeOther(in words: Range<Int>, of request: Request) -> LeftWords? {
    guard !request.bookingNumbers.isEmpty, request.intent == .book || request.intent == .move
    else { return nil }
    for index in words.dropFirst(2) where parts.isWord(index, "as") {
      let start = parts.isWord(index - 1, "time") ? index - 2 : index - 1
      guard parts.isWord(start, "same"),
        let number = (index + 1..<min(index + 4, words.upperBound)).first(where: {
          parts.words[$0].isNumber
        })
      else { continue }
      let span = parts.span(start..<number + 1)
      return LeftWords(text: parts.line.text(span), span: span, matters: true)
    }
    return nil
  }

  /// "a haircut another day", "some other day": a day that is only said not to be this one.
  private func otherDay(in words: Range<Int>) -> LeftWords? {
    for index in words.dropFirst()
    where parts.timeOfWord[index] < 0
      && parts.line.tokens[Int(parts.words[index].token)].word == .day
    {
      guard ["another", "other", "different"].contains(where: { parts.isWord(index - 1, $0) })
      else { continue }
      let span = parts.span(index - 1..<index + 1)
      return LeftWords(text: parts.line.text(span), span: span, matters: true)
    }
    return nil
  }

  /// "on the big day", "on the day of the match": a day that nothing tells.
  func lostDay(in words: Range<Int>, of request: Request) -> LeftWords? {
    guard lacksDay(request) else { return nil }
    if parts.line.says.contains(.day), let other = otherDay(in: words) { return other }
    guard parts.line.says.contains(.on) else { return nil }
    for index in words where parts.timeOfWord[index] < 0 {
      let token = Int(parts.words[index].token)
      if index > words.lowerBound, parts.isWord(index - 1, "on"), isNamedDay(token) {
        let span = parts.span(index..<index + 1)
        return LeftWords(text: parts.line.text(span), span: span, matters: true)
      }
      guard parts.line.tokens[token].word == .day,
        let on = (max(words.lowerBound, index - 3)..<index).last(where: { parts.isWord($0, "on") }),
        on + 1 < index,
        parts.words[on + 1].classes.contains(.determiner)
          || parts.words[on + 1].classes.contains(.poss),
        !(on + 1..<index).contains(where: { parts.isWord($0, "same") || parts.isWord($0, "that") })
      else { continue }
      let span = parts.span(on..<index + 1)
      return LeftWords(text: parts.line.text(span), span: span, matters: true)
    }
    return nil
  }

  /// "payday", "matchday": a word of its own that names some day.
  private func isNamedDay(_ token: Int) -> Bool {
    let word = parts.line.tokens[token]
    guard word.kind == .word, word.word == .unknown, word.foldedEnd - word.foldedStart > 4 else {
      return false
    }
    return parts.line.foldedBytes(word).suffix(3).elementsEqual("day".utf8)
  }

  /// Behind figures that are written as a date; nil if they are not.
  private func figuresEnd(_ token: Int) -> Int? {
    let line = parts.line
    func isGluedNumber(_ index: Int) -> Bool {
      let number = line.token(index)
      return number.kind == .number && !number.isSpaced && !line.token(index - 1).isSpaced
    }
    let first = line.token(token)
    guard first.digits <= 4 else { return nil }
    let sign = line.token(token + 1).word
    if sign == .ordinalEnding {
      guard !line.token(token + 1).isSpaced, first.digits == 2, first.value > 31,
        line.token(token - 1).word == .the || line.token(token - 1).word == .on
      else { return nil }
      return token + 2
    }
    guard [.slash, .dash, .period].contains(sign), isGluedNumber(token + 2),
      line.token(token + 3).word == sign, isGluedNumber(token + 4),
      line.token(token + 4).digits == 2 || line.token(token + 4).digits == 4
    else { return nil }
    return token + 5
  }
}
