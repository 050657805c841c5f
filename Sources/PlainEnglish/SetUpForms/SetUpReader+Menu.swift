/// A list of services, as it hangs on the wall: "Services: cut 30 min £20,
/// colour 2 hours £90", "we offer a cut (30 min, £20) and a colour (2 h, £90)".
extension SetUpReader {
  /// The services that a sentence lists with their values; empty if it is no
  /// list.
  ///
  /// Without a word that says so, a line is a list only where each entry has
  /// both a length and a price.
  func menu() -> [SetUp] {
    guard mention(.customer) == nil, mention(.staff) == nil, whens.allSatisfy(\.isTimeOnly),
      !scan.isAsked
    else { return [] }
    let start = menuStart()
    let entries = menuEntries(from: start ?? 0)
    guard let first = entries.first, entries.count > 1 || start == nil || first.isWhole else {
      return []
    }
    // "haircuts £40, colours £90": of what the book has a new price is enough.
    let isPriceList =
      entries.count > 1 && entries.allSatisfy { $0.known != nil && $0.values.price != nil }
    guard
      isPriceList
        || entries.allSatisfy({ start == nil ? $0.isWhole : $0.values.length != nil }),
      start != nil || entries.count > 1 || endsInValues
    else { return [] }
    return entries.map(\.setUp)
  }

  /// One line of the list.
  private struct MenuEntry {
    /// The service that the book has by that name.
    var known: NameMention?
    var values: SetUp.ServiceValues

    var isWhole: Bool { values.length != nil && values.price != nil }

    var setUp: SetUp {
      guard let known else { return .addService(values) }
      var values = values
      values.name = nil
      return .changeService(known, values)
    }
  }

  /// The item behind the words that open a list.
  private func menuStart() -> Int? {
    var index = 0
    while scan.isWord(index, "please", "our", "my", "the", "these", "ok", "so") { index += 1 }
    if scan.isWord(index, "services", "treatments", "menu", "prices", "classes", "pricelist")
      || scan.isWord(index, "price") && scan.isWord(index + 1, "list")
    {
      index += scan.isWord(index, "price") ? 2 : 1
      guard scan.isComma(index) || scan.isWord(index, "are", "is") else { return nil }
      return index + 1
    }
    if scan.isWord(index, "add", "create"),
      scan.isWord(index + 1, "services", "treatments", "these", "the")
    {
      if scan.isWord(index + 2, "service", "treatment") { return nil }
      index += 2
      while scan.isWord(index, "services", "treatments", "following", "new") || scan.isComma(index)
      {
        index += 1
      }
      return index
    }
    guard scan.isWord(index, "we", "i") else { return nil }
    index += 1
    while scan.isWord(index, "also", "now", "only", "currently", "mainly") { index += 1 }
    guard scan.isWord(index, "offer", "do", "have", "provide", "sell") else { return nil }
    index += 1
    while scan.isWord(index, "services", "treatments", "these", "following", "the")
      || scan.isComma(index)
    {
      index += 1
    }
    return index
  }

  /// The entries from an item on; empty if something stands there that is
  /// neither a name nor a value.
  private func menuEntries(from start: Int) -> [MenuEntry] {
    var entries: [Range<Int>] = []
    var first = start
    var isNamed = false
    var hasValue = false
    for index in start..<max(start, scan.items.count) {
      if scan.isComma(index) || scan.isWord(index, "and", "then"), isNamed, hasValue,
        opensEntry(index + 1)
      {
        entries.append(first..<index)
        first = index + 1
        isNamed = false
        hasValue = false
      }
      hasValue = hasValue || index >= first && scan.isValue(index)
      isNamed = isNamed || index >= first && scan.isNameItem(index)
    }
    if first < scan.items.count { entries.append(first..<scan.items.count) }
    let read = entries.compactMap(menuEntry)
    return read.count == entries.count ? read : []
  }

  /// Whether a name with a value behind it begins at an item.
  private func opensEntry(_ index: Int) -> Bool {
    guard scan.isNameItem(index), !isOption(index) else { return false }
    var next = index
    while next < scan.items.count, !scan.isValue(next) { next += 1 }
    return next < scan.items.count
  }

  /// Words that go on with the values of the service before.
  private func isOption(_ index: Int) -> Bool {
    scan.isWord(
      index, "with", "before", "after", "afterwards", "beforehand", "costs", "cost", "takes",
      "lasts", "processing", "for", "at", "it", "they", "both", "buffer", "cleaning", "holds",
      "needs", "starts", "start", "capacity", "category", "in", "to")
  }

  private func menuEntry(_ range: Range<Int>) -> MenuEntry? {
    var start = range.drop { scan.isWord($0, "a", "an", "the", "and") || scan.isComma($0) }
    if let called = start.first(where: { scan.isWord($0, "called", "named") }),
      start.prefix(while: { $0 < called }).allSatisfy({
        scan.isWord($0, "new", "service", "treatment", "class")
      })
    {
      start = start[(called + 1)...]
    }
    while let first = start.first, start.count > 1, isLeadOfName(first) {
      start = start.dropFirst()
    }
    guard let first = start.first, let value = start.first(where: { scan.isValue($0) }),
      value > first
    else { return nil }
    var end = value
    while end > first,
      scan.isComma(end - 1)
        || scan.isWord(
          end - 1, "is", "are", "for", "at", "costs", "cost", "takes", "take", "lasts", "last",
          "lasting", "taking", "costing", "now", "too")
    {
      end -= 1
    }
    let name = first..<end
    guard !name.isEmpty, name.count <= 6, name.allSatisfy({ scan.isNameItem($0) }),
      isServiceLike(name)
    else { return nil }
    let own = SetUpReader(
      scan: scan.only(range), whens: [], text: text, expecting: expecting)
    var values = own.values(from: 0)
    values.name = scan.text(name)
    var known: NameMention?
    if name.count == 1, case .name(let found) = scan.items[first].value {
      let entries = found.mention.entries
      // "Hot stones" is not the "hot stone massage" that the book has.
      if entries.count == 1, entries[0].words.count == found.words.count { known = found.mention }
    }
    return MenuEntry(known: known, values: values)
  }

  /// "pls Balayage", "new service Balayage": words that are no part of the name.
  private func isLeadOfName(_ index: Int) -> Bool {
    // "New wave" is a name.
    if scan.isWord(index, "new") { return scan.isServiceWord(index + 1) }
    let isOfNew = scan.isServiceWord(index) && scan.isWord(index - 1, "new")
    return isOfNew || scan.isWord(index, "pls", "plz", "please", "also")
  }

  /// Whether a name could be one of a service: no verb of a request begins it, and
  /// nobody and nothing of anyone's is in it.
  private func isServiceLike(_ name: Range<Int>) -> Bool {
    name.allSatisfy { index in
      scan.classes(index).isDisjoint(with: [
        .poss, .be, .can, .pronoun, .person, .anyone, .determiner, .ask,
      ]) && !scan.isWord(index, "takes", "take", "costs", "cost", "lasts", "last")
    }
      && scan.classes(name.lowerBound).isDisjoint(with: [
        .book, .cancel, .remove, .move, .make, .want, .show,
      ])
  }

  /// Whether nothing but values follows the first of them: "paid £35 for a cut of
  /// 45 minutes" is no entry of a list.
  private var endsInValues: Bool {
    guard let first = scan.items.indices.first(where: { scan.isValue($0) }) else { return false }
    return scan.items.indices.dropFirst(first).allSatisfy {
      scan.isValue($0) || scan.isComma($0) || isOption($0) || scan.isWord($0, "and")
        || scan.number(at: $0) != nil
    }
  }
}
