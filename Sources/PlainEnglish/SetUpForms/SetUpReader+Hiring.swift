/// Someone who is taken on with what they do or when they work.
///
/// "Hire Mia who does haircuts and colours", "add Nina, works Monday to
/// Thursday".
extension SetUpReader {
  /// The new person, and what is said of them; nothing if a part is not
  /// understood.
  func hiring() -> [SetUp] {
    let each = hiringWithHours()
    if !each.isEmpty { return each }
    guard let verb = scan.first("add", "hire", "hired", "new", "employ"), verb <= 2,
      mention(.customer) == nil, let joint = clauseStart(from: verb + 1)
    else { return [] }
    let named = (verb + 1..<joint.end).drop {
      scan.isWord($0, "a", "an", "our", "new", "another", "called", "named", "member", "of")
        || scan.isTrade($0) || scan.isComma($0)
    }
    let name = named.filter { !scan.isWord($0, "called", "named") }
    guard !name.isEmpty, name.count <= 3, let first = name.first, let last = name.last,
      last - first == name.count - 1, name.allSatisfy({ scan.isPersonLike($0, inList: true) })
    else { return [] }
    var rest = scan
    rest.keep(Array(scan.items[first...last]) + scan.items[joint.next...])
    let own = SetUpReader(scan: rest, whens: whens, text: text, expecting: expecting)
    let told = own.readAll().changes
    guard !told.isEmpty else { return [] }
    return [.addStaff([scan.text(first..<last + 1)])] + told
  }

  /// Where the clause on the person begins: the end of what stands before it, and
  /// its verb.
  private func clauseStart(from start: Int) -> (end: Int, next: Int)? {
    for index in start + 1..<max(start + 1, scan.items.count) {
      var next = index
      while scan.isComma(next) || scan.isWord(next, "who", "whos", "she", "he", "they", "and") {
        next += 1
      }
      guard next > index else { continue }
      return scan.isWord(
        next, "works", "work", "does", "do", "can", "starts", "charges", "teaches", "offers",
        "leads", "runs")
        ? (index, next) : nil
    }
    return nil
  }

  /// "add staff Ann (Mon to Fri 9 to 5) and Bob (Tue to Sat 10 to 6)": each with hours.
  private func hiringWithHours() -> [SetUp] {
    guard scan.isWord(0, "add", "hire"), !scan.windows.isEmpty, scan.price == nil else { return [] }
    var index = 1
    while scan.isWord(index, "staff") || scan.isTrade(index) || scan.isComma(index) { index += 1 }
    var found: [SetUp] = []
    while index < scan.items.count {
      let first = index
      while scan.isPersonLike(index, inList: true), !isJoint(index) { index += 1 }
      guard index > first, scan.isComma(index) else { return [] }
      let hours = index
      while index < scan.items.count, isOfHours(index) { index += 1 }
      // "add Alex, works Tue to Sat": what stands behind the comma is no hours yet.
      guard hours + 1 < end(of: index) else { return [] }
      let sentence = "\(scan.text(first..<hours)) works \(scan.text(hours + 1..<end(of: index)))"
      let told = Reader().read(sentence, in: scan.context).requests
      guard !told.isEmpty, told.allSatisfy({ $0.setUp != nil && $0.left.isEmpty }) else {
        return []
      }
      found += [.addStaff([scan.text(first..<hours)])] + told.compactMap(\.setUp)
    }
    return found
  }

  /// Whether an item tells hours, or joins them.
  private func isOfHours(_ index: Int) -> Bool {
    switch scan.items[index].value {
    case .days, .window: true
    case .comma: true
    default: isJoint(index) || scan.isWord(index, "from", "on", "between")
    }
  }

  private func isJoint(_ index: Int) -> Bool { scan.isWord(index, "and", "with") }

  /// The end of some hours without what joins them to the next name.
  private func end(of next: Int) -> Int {
    var end = next
    while end > 0, scan.isComma(end - 1) || isJoint(end - 1) { end -= 1 }
    return end
  }
}
