/// Someone who is taken on with what they do or when they work.
///
/// "Hire Mia who does haircuts and colours", "add Nina, works Monday to
/// Thursday".
extension SetUpReader {
  /// The new person, and what is said of them; nothing if a part is not
  /// understood.
  func hiring() -> [SetUp] {
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
      return scan.isWord(next, "works", "work", "does", "do", "can", "starts", "charges")
        ? (index, next) : nil
    }
    return nil
  }
}
