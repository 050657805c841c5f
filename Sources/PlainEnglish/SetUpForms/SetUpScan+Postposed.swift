/// Hours that stand before their days.
extension SetUpScan {
  /// The sentence once for each stretch of days whose hours are said before them: "9 to 5
  /// Monday to Friday and 10 to 4 on Saturday"; nil if it is not so.
  func stretchesBeforeDays() -> [SetUpScan]? {
    guard !hasDate, let first = windows.first?.index else { return nil }
    var parts: [[Item]] = []
    var start = first
    for index in items.indices.dropFirst(first) {
      guard case .days = items[index].value else { continue }
      var before = index - 1
      while isWord(before, "on", "every", "each") { before -= 1 }
      guard before >= start, case .window = items[before].value else { return nil }
      parts.append(Array(items[start...index]))
      start = index + 1
    }
    let rest = items[start...]
    let isOver = !rest.contains { if case .window = $0.value { true } else { false } }
    guard parts.count > 1, isOver, let last = parts.popLast() else { return nil }
    parts.append(last + rest)
    return parts.map { own in
      var part = self
      part.keep(items[..<first] + own)
      return part
    }
  }
}
