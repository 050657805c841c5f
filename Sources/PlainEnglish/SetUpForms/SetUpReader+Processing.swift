import CivilTime

/// The time within a visit in which the staff is free.
extension SetUpReader {
  /// A processing time with the items that say it.
  struct ProcessingPart {
    var value: SetUp.Processing
    /// The length of the whole service, where all its parts are said.
    var whole: Int?
    var items: Set<Int>
  }

  /// "45 minutes of processing after 30 minutes", "after the first half hour there
  /// are 45 minutes of processing", "30 minutes, then 45 minutes processing, then 20
  /// minutes", "a 45 minute gap after 30 minutes".
  func processing(from start: Int) -> ProcessingPart? {
    let lengths = scan.items.indices.filter { $0 >= start && lengthInMinutes($0) != nil }
    guard let middle = lengths.first(where: { isProcessing($0) }) ?? restLength(lengths),
      let length = lengthInMinutes(middle)
    else { return nil }
    // "45 minutes, then 30 processing, then 45".
    if let place = lengths.firstIndex(of: middle), place > 0, place + 1 < lengths.count,
      scan.has("then"), let before = lengthInMinutes(lengths[place - 1]),
      let behind = lengthInMinutes(lengths[place + 1])
    {
      return ProcessingPart(
        value: .init(after: before, length: length), whole: before + length + behind,
        items: [lengths[place - 1], middle, lengths[place + 1]])
    }
    guard let lead = self.start(of: middle), let after = lead.minutes else {
      return ProcessingPart(value: .init(after: nil, length: length), items: [middle])
    }
    return ProcessingPart(
      value: .init(after: after, length: length), items: [middle, lead.index])
  }

  /// When it begins: the length or the number behind "after".
  private func start(of middle: Int) -> (index: Int, minutes: Int?)? {
    for after in scan.items.indices where scan.isWord(after, "after") {
      var next = after + 1
      while scan.isWord(next, "the", "first", "about") { next += 1 }
      guard next != middle else { continue }
      if let minutes = lengthInMinutes(next) { return (next, minutes) }
      if let number = scan.number(at: next) { return (next, number) }
    }
    return nil
  }

  private func lengthInMinutes(_ index: Int) -> Int? {
    guard scan.items.indices.contains(index), case .length(let length) = scan.items[index].value
    else { return nil }
    return length.exactMinutes
  }

  /// Whether a length is named as one of processing.
  private func isProcessing(_ index: Int) -> Bool {
    func isNoun(_ index: Int) -> Bool {
      scan.isWord(index, "processing", "developing", "development")
    }
    if isNoun(index + 1) || isNoun(index - 1) || isNoun(index + 2) && scan.isWord(index + 1, "of") {
      return true
    }
    if isNoun(index - 2), scan.isWord(index - 1, "is", "takes", "lasts", "of", "for", "to", "time")
    {
      return true
    }
    // "during a colour the staff is free for 45 minutes".
    return scan.isWord(index - 1, "for") && scan.isWord(index - 2, "free")
      && scan.items.indices.contains { scan.isTrade($0) && $0 < index }
  }

  /// "a 45 minute gap after 30 minutes": a rest within the visit.
  private func restLength(_ lengths: [Int]) -> Int? {
    lengths.first { index in
      guard let after = scan.first("after", from: index + 1), after <= index + 3,
        scan.isWord(after - 1, "gap", "wait", "pause", "break", "rest") || after == index + 1
      else { return false }
      var next = after + 1
      while scan.isWord(next, "the", "first") { next += 1 }
      return lengthInMinutes(next) != nil
    }
  }
}
