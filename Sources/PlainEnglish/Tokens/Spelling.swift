/// Words of the grammar that a word may be a misspelling of.
enum Spelling {
  /// Words that are often misspelled and whose neighbours are no words of their
  /// own, by class and value.
  private static let targets: [(word: StaticString, entry: Lexicon.Entry)] = [
    ("monday", .init(word: .weekday, value: 1)), ("tuesday", .init(word: .weekday, value: 2)),
    ("wednesday", .init(word: .weekday, value: 3)),
    ("thursday", .init(word: .weekday, value: 4)), ("friday", .init(word: .weekday, value: 5)),
    ("saturday", .init(word: .weekday, value: 6)), ("sunday", .init(word: .weekday, value: 7)),
    ("january", .init(word: .month, value: 1)), ("february", .init(word: .month, value: 2)),
    ("september", .init(word: .month, value: 9)), ("october", .init(word: .month, value: 10)),
    ("november", .init(word: .month, value: 11)), ("december", .init(word: .month, value: 12)),
    ("tomorrow", .init(word: .relativeDay, value: 1)),
    ("tonight", .init(word: .tonight)),
    ("morning", .init(word: .part, value: DayPart.morning.rawValue)),
    ("evening", .init(word: .part, value: DayPart.evening.rawValue)),
    ("midnight", .init(word: .midnight)),
    ("afternoon", .init(word: .part, value: DayPart.afternoon.rawValue)),
    ("weekend", .init(word: .unit, value: TimeUnit.weekend.rawValue)),
  ]

  /// The first letters of the targets, as bits: most words begin with none of them.
  private static let initials = targets.reduce(into: UInt32(0)) { letters, target in
    letters |= 1 << UInt32(target.word.utf8Start.pointee & 31)
  }

  /// Words near a target that are words of their own.
  private static let exceptions: [StaticString] = [
    "sundae", "sundry", "someday", "midday", "mourning", "mooring", "morling",
  ]

  /// The entry whose spelling is one slip away from `word`, or nil.
  static func lexiconEntry(near word: UnsafeBufferPointer<UInt8>) -> Lexicon.Entry? {
    if let number = numberEntry(near: word) { return number }
    guard word.count >= 5, word.count <= 11, let initial = word.first,
      initials & 1 << UInt32(initial & 31) != 0
    else { return nil }
    for target in targets where target.word.utf8Start.pointee == initial {
      let length = target.word.utf8CodeUnitCount
      guard abs(length - word.count) <= 1 else { continue }
      let isNear = target.word.withUTF8Buffer { EditDistance.isOneSlip($0, word) }
      if isNear, !exceptions.contains(where: { equal($0, word) }) { return target.entry }
    }
    return nil
  }

  /// Spelled ordinals and numbers that are often misspelled, by their value.
  private static let numbers: [(word: StaticString, value: Int32)] = [
    ("seventh", 7), ("eighth", 8), ("eleventh", 11), ("twelfth", 12), ("thirteenth", 13),
    ("fourteenth", 14), ("fifteenth", 15), ("sixteenth", 16), ("seventeenth", 17),
    ("eighteenth", 18), ("nineteenth", 19), ("twentieth", 20), ("thirtieth", 30),
    ("thirteen", 13), ("fourteen", 14), ("sixteen", 16), ("seventeen", 17),
    ("eighteen", 18), ("nineteen", 19),
  ]

  /// "twelth", "forteenth", "ninteen": known by how they end, so that other words pay nothing.
  private static func numberEntry(near word: UnsafeBufferPointer<UInt8>) -> Lexicon.Entry? {
    guard word.count >= 6, word.count <= 12 else { return nil }
    let isOrdinal =
      word[word.count - 1] == UInt8(ascii: "h") && word[word.count - 2] == UInt8(ascii: "t")
    let isTeen =
      word[word.count - 1] == UInt8(ascii: "n") && word[word.count - 2] == UInt8(ascii: "e")
      && word[word.count - 3] == UInt8(ascii: "e")
    guard isOrdinal || isTeen else { return nil }
    for number in numbers where number.word.utf8Start.pointee == word[0] {
      let isNear = number.word.withUTF8Buffer {
        $0[$0.count - 1] == word[word.count - 1] && EditDistance.isOneSlip($0, word)
      }
      if isNear { return .init(word: isOrdinal ? .ordinal : .cardinal, value: number.value) }
    }
    return nil
  }

  private static func equal(
    _ left: StaticString, _ right: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    left.withUTF8Buffer { $0.elementsEqual(right) }
  }
}

/// How far apart two spellings are.
enum EditDistance {
  /// Whether one insertion, omission, substitution or exchange of neighbours
  /// parts the two.
  static func isOneSlip(
    _ left: UnsafeBufferPointer<UInt8>, _ right: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    var prefix = 0
    let shorter = min(left.count, right.count)
    while prefix < shorter, left[prefix] == right[prefix] { prefix += 1 }
    var suffix = 0
    while suffix < shorter - prefix,
      left[left.count - 1 - suffix] == right[right.count - 1 - suffix]
    {
      suffix += 1
    }
    let leftRest = left.count - prefix - suffix
    let rightRest = right.count - prefix - suffix
    switch (leftRest, rightRest) {
    case (0, 0), (1, 0), (0, 1), (1, 1): return true
    case (2, 2):
      return left[prefix] == right[prefix + 1] && left[prefix + 1] == right[prefix]
    default: return false
    }
  }
}

extension EditDistance {
  /// Insertions, omissions, substitutions and exchanges of neighbours between
  /// two spellings; `limit` + 1 if they are further apart.
  static func distance(_ left: [UInt8], _ right: [UInt8], limit: Int) -> Int {
    guard abs(left.count - right.count) <= limit else { return limit + 1 }
    var beforeLast: [Int] = []
    var last = Array(0...right.count)
    for (row, byte) in left.enumerated() {
      var current = [row + 1]
      var best = row + 1
      for (column, other) in right.enumerated() {
        var value = min(last[column] + (byte == other ? 0 : 1), last[column + 1] + 1)
        value = min(value, current[column] + 1)
        if row > 0, column > 0, byte == right[column - 1], left[row - 1] == other {
          value = min(value, beforeLast[column - 1] + 1)
        }
        current.append(value)
        best = min(best, value)
      }
      if best > limit { return limit + 1 }
      beforeLast = last
      last = current
    }
    return last[right.count]
  }
}
