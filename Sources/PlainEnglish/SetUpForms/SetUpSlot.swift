import CivilTime

/// A value in the words of a rule, where another could stand: the "20 minutes" of "slots
/// every 20 minutes".
struct SetUpSlot {
  enum Kind: Hashable {
    case length
    /// "a day", "per week".
    case period
    case price
    case number
    case clock
    case window
    /// The hours of a lunch.
    case pause
    case day
    case name(NameKind)
  }

  /// Words in the place of others.
  struct Change {
    let span: Range<Int>
    let text: String
  }

  let kind: Kind
  /// Half-open UTF-8 offsets in the line.
  let span: Range<Int>
  let tokens: Range<Int>
  /// Where its only number stands.
  var numeral: Range<Int>?
  /// Which side of a visit a length is kept free on: "before", "after".
  var side = ""
}

extension SetUpScan {
  /// The values of a sentence, in order.
  func slots() -> [SetUpSlot] {
    var found: [SetUpSlot] = []
    var index = 0
    while index < items.count {
      if let end = endOfDate(from: index) {
        found.append(slot(.day, index..<end))
        index = end
        continue
      }
      if let kind = kindOfSlot(index) { found.append(slot(kind, index..<index + 1)) }
      index += 1
    }
    return found
  }

  private func slot(_ kind: SetUpSlot.Kind, _ range: Range<Int>) -> SetUpSlot {
    let tokens =
      items[range.lowerBound].tokens.lowerBound..<items[range.upperBound - 1].tokens.upperBound
    let numerals = tokens.filter {
      line.tokens[$0].kind == .number || line.tokens[$0].word == .cardinal
    }
    var slot = SetUpSlot(kind: kind, span: line.span(ofTokens: tokens), tokens: tokens)
    if numerals.count == 1, let only = numerals.first {
      slot.numeral = line.span(ofTokens: only..<only + 1)
    }
    if kind == .length {
      for (side, words) in Self.sides
      where isWord(range.upperBound, in: words) || isWord(range.upperBound + 1, in: words) {
        slot.side = side
      }
    }
    return slot
  }

  private static let sides: [(String, [StaticString])] = [
    ("before", ["before", "beforehand"]), ("after", ["after", "afterwards"]),
    ("processing", ["processing"]),
  ]

  private func kindOfSlot(_ index: Int) -> SetUpSlot.Kind? {
    switch items[index].value {
    case .length(let length):
      let isPeriod =
        isWord(index - 1, "per", "each") || text(index..<index + 1).lowercased().hasPrefix("a ")
      return length.exactMinutes == nil && isPeriod ? .period : .length
    case .price: return .price
    case .number: return isWord(index - 1, "at", "from", "until", "till", "by") ? .clock : .number
    case .clock: return .clock
    case .window:
      var before = index - 1
      while isWord(before, "from", "at", "is", "between") { before -= 1 }
      return isBreak(before) ? .pause : .window
    case .days(let days, _):
      return days.count == 7 && !isWord(index, "every") && isLimitPeriod(index) ? .period : .day
    case .name(let name): return .name(name.mention.kind)
    case .word where isWord(index, "daily", "weekly", "monthly"): return .period
    case .word
    where isWord(index, "day", "week", "month") && isWord(index - 1, "a", "per", "each", "every"):
      return .period
    case .word, .comma: return nil
    }
  }

  /// "every day" behind what is counted.
  private func isLimitPeriod(_ index: Int) -> Bool {
    has("most", "maximum", "max", "limit") || has("more") && has("than")
  }

  /// Where a date ends that begins at an item: "25 December", "next Friday".
  private func endOfDate(from start: Int) -> Int? {
    switch items[start].value {
    case .number, .days: break
    case .word:
      let isLead = isWord(
        start, "on", "from", "in", "until", "till", "the", "during", "for", "over", "to", "through",
        "of", "all", "up", "as", "and", "starting", "beginning", "month", "whole")
      if isLead { return nil }
    default: return nil
    }
    var end = min(items.count, start + 7)
    while end > start {
      if !isComma(end - 1), dates(start..<end) != nil { return end }
      end -= 1
    }
    return nil
  }

  // MARK: Putting values in

  /// Where a value can stand in the words of a rule.
  func changes(
    of slots: [SetUpSlot], by new: SetUpSlot, saying other: TokenizedLine
  ) -> [SetUpSlot.Change] {
    let text = other.text(new.span)
    var fitting = slots.filter { $0.kind == new.kind }
    if new.kind == .length, fitting.count > 1 {
      fitting = fitting.filter { $0.side == new.side }
    }
    if new.kind == .clock, fitting.isEmpty, new.numeral == new.span {
      return numerals(of: slots, text)
    }
    if new.kind == .number { return numerals(of: slots, text) }
    return fitting.map { SetUpSlot.Change(span: $0.span, text: text) }
  }

  /// Where a bare number can stand: in the place of another, be it of a price, of minutes
  /// or of a date.
  private func numerals(of slots: [SetUpSlot], _ text: String) -> [SetUpSlot.Change] {
    slots.compactMap { slot in
      switch slot.kind {
      case .number, .price, .clock, .day: break
      case .length where slot.numeral == nil:
        // "half an hour", and then "make it 20".
        guard let number = Int(text) else { return nil }
        let unit = number < 10 ? number == 1 ? "hour" : "hours" : "minutes"
        return SetUpSlot.Change(span: slot.span, text: "\(number) \(unit)")
      case .length: break
      default: return nil
      }
      return slot.numeral.map { SetUpSlot.Change(span: $0, text: text) }
    }
  }

  /// One end of a window, as it stands in the line.
  func end(_ end: SetUp.HoursEdge.End, ofWindow slot: SetUpSlot) -> Range<Int>? {
    guard let first = scanner.clock(slot.tokens.lowerBound), first.end + 1 < slot.tokens.upperBound
    else { return nil }
    return line.span(
      ofTokens: end == .start
        ? slot.tokens.lowerBound..<first.end : first.end + 1..<slot.tokens.upperBound)
  }

  /// The sentence as typed, with some words in the place of others.
  func text(with changes: [SetUpSlot.Change]) -> String {
    var bytes = line.bytes
    for change in changes.sorted(by: { $0.span.lowerBound > $1.span.lowerBound }) {
      var text = Array(change.text.utf8)
      // "2 hours' notice" becomes "an hour's".
      let behind = bytes[change.span.upperBound...].prefix(2)
      if behind.elementsEqual("' ".utf8), text.last != UInt8(ascii: "s") {
        text += Array("'s".utf8)
        bytes.remove(at: change.span.upperBound)
      }
      bytes.replaceSubrange(change.span, with: text)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Whether there is nothing but some values, words that lead to them, and words that the
  /// rule has too.
  func saysOnly(_ values: [SetUpSlot], or rule: SetUpScan) -> Bool {
    items.indices.allSatisfy { index in
      if values.contains(where: { $0.tokens.overlaps(items[index].tokens) }) || isComma(index) {
        return true
      }
      if isWord(
        index, "at", "on", "for", "to", "from", "by", "the", "a", "an", "in", "of", "and", "until",
        "till", "per", "with", "only", "just", "about", "minutes", "lunch", "break", "each", "every"
      ) {
        return true
      }
      let word = line.foldedText(line.tokens[items[index].tokens.lowerBound])
      return rule.items.contains { item in
        item.isWord && rule.line.foldedText(rule.line.tokens[item.tokens.lowerBound]) == word
      }
    }
  }
}
