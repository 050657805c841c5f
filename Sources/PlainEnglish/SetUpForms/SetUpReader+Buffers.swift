/// Time kept free beside a service, and the starts it can have.
extension SetUpReader {
  /// On which side of a visit time is kept free.
  enum BufferSide {
    case before
    case after
    case both
  }

  /// Whether a sentence keeps time free: "put a 5 minute buffer after haircuts",
  /// "leave 10 minutes between colours".
  var hasBuffer: Bool {
    guard scan.isWord(0, "put", "leave", "keep", "add", "allow", "block", "we", "please", "always"),
      scan.has("put", "leave", "keep", "add", "allow"), let (index, _) = scan.minutes()
    else { return false }
    return bufferSide(of: index) != nil && scan.mentions(.staff).isEmpty && whens.isEmpty
  }

  /// The side that the words behind a length name: "10 minutes of cleaning
  /// after", "a 5 minute gap between"; nil if it is no such time.
  func bufferSide(of index: Int) -> BufferSide? {
    var next = index + 1
    var hint: BufferSide?
    while scan.isWord(
      next, "buffer", "gap", "break", "of", "cleaning", "clean", "to", "up", "free", "time",
      "turnaround", "prep", "preparation", "for", "tidying", "tidy", "airing", "clear", "spare")
    {
      if scan.isWord(next, "cleaning", "clean", "turnaround", "tidying", "tidy", "airing") {
        hint = .after
      }
      if scan.isWord(next, "prep", "preparation") { hint = .before }
      next += 1
    }
    if scan.isWord(next, "after", "afterwards", "between", "behind", "following") { return .after }
    if scan.isWord(next, "before", "beforehand") {
      let isBoth = scan.isWord(next + 1, "and") && scan.isWord(next + 2, "after", "afterwards")
      return isBoth ? .both : .before
    }
    if scan.isWord(next, "either", "both", "around") { return .both }
    return hint
  }

  /// The minutes after which a rest within the visit begins: "a 45 minute gap
  /// after 30 minutes"; nil if what follows is no length.
  func restAfter(_ index: Int) -> Int? {
    guard let after = scan.first("after", from: index + 1), after <= index + 3,
      scan.isWord(after - 1, "gap", "wait", "pause", "break", "rest") || after == index + 1
    else { return nil }
    var next = after + 1
    while scan.isWord(next, "the", "first") { next += 1 }
    guard scan.items.indices.contains(next), case .length(let length) = scan.items[next].value
    else { return nil }
    return length.exactMinutes
  }

  /// The step of what starts "on the hour", "on the hour and the half hour".
  var stepOnTheHour: Int? {
    guard let on = scan.first("on"), scan.items.indices.contains(on + 1) else { return nil }
    let words = Folding.words(scan.text(on..<scan.items.count))
    guard words.contains("hour") else { return nil }
    if words.contains("quarter") || words.contains("quarters") { return 15 }
    return words.contains("half") ? 30 : 60
  }

  /// Whether a sentence says at which times a service can begin: "classes start
  /// at 9", "haircuts can only be booked at 9 and 11".
  var startsOnly: Bool {
    if scan.has("start", "starts", "begin", "begins") { return true }
    return scan.has("only") && scan.has("at") && scan.has("can", "are", "is", "be")
      && scan.has("booked", "available", "offered", "had", "taken", "held", "given", "done")
  }
}
