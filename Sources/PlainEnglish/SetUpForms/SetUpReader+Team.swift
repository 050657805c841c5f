/// Introductions: who works here, said as one says it to a newcomer.
///
/// "We have two physios, Maria and Tom", "our stylists are Ana and Bo", "Ana and
/// Bo work here", "there are three of us: Ana, Bo and Cy".
extension SetUpReader {
  func introduction() -> SetUp? {
    guard whens.isEmpty, scan.price == nil, scan.minutes() == nil, scan.days.isEmpty,
      mention(.service).map(\.entries.isEmpty) ?? true
    else { return nil }
    return (namesByTrade() ?? namesAfterTrade() ?? namesBeforeTrade()).map { .addStaff($0) }
  }

  /// "Dentists: Dr Shah and Dr Lee, hygienist: Fiona".
  private func namesByTrade() -> [String]? {
    let heads = scan.items.indices.filter { scan.isTrade($0) && scan.isComma($0 + 1) }
    guard heads.count > 1, (0..<heads[0]).allSatisfy(leadsToTrade) else { return nil }
    var names: [String] = []
    for (number, head) in heads.enumerated() {
      let end = number + 1 < heads.count ? heads[number + 1] - 1 : scan.items.count
      guard end > head + 2, let own = people(from: head + 2, until: end, isSurelyAList: true)
      else { return nil }
      names += own
    }
    return names
  }

  /// A trade or a number of people, then the names up to the end.
  private func namesAfterTrade() -> [String]? {
    guard let trade = lastOfTrade(), (0..<trade).allSatisfy(leadsToTrade) else { return nil }
    let isCounted = (0..<trade).contains { scan.number(at: $0) != nil }
    var start = trade + 1
    var isOpened = trade == 0 && scan.isComma(1)
    while scan.isComma(start)
      || scan.isWord(
        start, "are", "called", "named", "here", "members", "member", "of", "staff", "team",
        "namely")
    {
      isOpened = isOpened || scan.isComma(start) || scan.isWord(start, "called", "named", "namely")
      start += 1
    }
    guard start > trade + 1, start < scan.items.count else { return nil }
    return people(from: start, until: scan.items.count, isSurelyAList: isOpened || isCounted)
  }

  /// "Ana and Bo are our stylists", "Ana and Bo work here".
  private func namesBeforeTrade() -> [String]? {
    guard
      let verb = scan.items.indices.first(where: { scan.isWord($0, "are", "is", "work", "works") }),
      verb > 0
    else { return nil }
    let rest = verb + 1..<scan.items.count
    let isHere =
      scan.isWord(verb, "work", "works")
      && (scan.isWord(verb + 1, "here") || scan.isWord(verb + 1, "for", "with"))
      && rest.allSatisfy { scan.isWord($0, "here", "for", "with", "us", "me", "too", "also") }
    let isTheirTrade =
      scan.isWord(verb + 1, "our") && scan.isTrade(rest.upperBound - 1)
      && rest.count <= 4
    // A customer of the book is not hired by being spoken of.
    guard isHere || isTheirTrade, scan.mentions(.customer).isEmpty else { return nil }
    return people(from: 0, until: verb, isSurelyAList: false)
  }

  /// The last of the words that name a trade, or people by their number: "two
  /// hair stylists", "three of us".
  private func lastOfTrade() -> Int? {
    for index in scan.items.indices.prefix(8) {
      if scan.isTrade(index), !scan.isTrade(index + 1) { return index }
      if scan.number(at: index) != nil,
        scan.isWord(index + 1, "of") && scan.isWord(index + 2, "us")
      {
        return index + 2
      }
      if scan.number(at: index) != nil, scan.isWord(index + 1, "people", "persons") {
        return index + 1
      }
    }
    return nil
  }

  /// Whether an item can stand before the trade in an introduction.
  private func leadsToTrade(_ index: Int) -> Bool {
    if scan.number(at: index) != nil || scan.isTrade(index) || scan.isTrade(index + 1) {
      return true
    }
    return scan.isWord(
      index, "we", "i", "have", "ve", "got", "employ", "there", "are", "our", "my", "the", "of",
      "us", "a", "an", "team", "also", "work", "with", "at", "just", "only", "all", "is", "other",
      "full", "part", "time", "people", "persons", "and", "so", "well", "here")
  }

  /// The names in some items, if that is all that stands there.
  ///
  /// Where nothing else says that people are named, they must be written with
  /// capitals: "our stylists are busy" names nobody.
  private func people(from start: Int, until end: Int, isSurelyAList: Bool) -> [String]? {
    var names: [String] = []
    var first = start
    for index in start...end {
      guard index == end || scan.isComma(index) || scan.isWord(index, "and") else { continue }
      if index > first {
        let range = first..<index
        guard range.count <= 3, range.allSatisfy({ scan.isPersonLike($0, inList: isSurelyAList) })
        else {
          return nil
        }
        names.append(scan.text(range))
      }
      first = index + 1
    }
    return names.isEmpty ? nil : names
  }
}
