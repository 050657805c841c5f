import CivilTime

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
      "turnaround", "prep", "preparation", "for", "tidying", "tidy", "airing", "clear", "spare",
      "on",
      "at")
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
    if scan.isWord(next, "either", "both", "around")
      || scan.isWord(next, "each") && scan.isWord(next + 1, "side")
    {
      return .both
    }
    return hint
  }

  /// The side of a buffer that is named before its length: "the buffer after a
  /// colour is 5 minutes", "change the clean-up after perms to 10 minutes".
  func namedBufferSide(of index: Int) -> BufferSide? {
    guard bufferSide(of: index) == nil,
      let noun = scan.first("buffer", "gap", "cleaning", "clean", "cleanup", "turnaround"),
      noun < index
    else { return nil }
    if scan.isWord(index + 1, "on", "at", "each", "both", "either") { return nil }
    let sides = scan.items.indices.filter { $0 > noun && $0 < index }
    if sides.contains(where: { scan.isWord($0, "before", "beforehand") }) {
      return sides.contains(where: { scan.isWord($0, "after") }) ? .both : .before
    }
    if sides.contains(where: { scan.isWord($0, "after", "between", "following") }) { return .after }
    return scan.isWord(noun, "cleaning", "clean", "cleanup", "turnaround") ? .after : nil
  }

  /// The starts of what starts "on the hour", "on the hour and the half hour", "at quarter
  /// past and quarter to": the same minutes of every hour, whenever the day opens.
  var startsOfEachHour: [ClockTime]? {
    guard
      let lead = scan.items.indices.first(where: {
        scan.isWord($0, "on", "at") && $0 + 1 < scan.items.count
      })
    else { return nil }
    var words = Folding.words(scan.text(lead + 1..<scan.items.count))[...]
    var minutes: Set<Int> = []
    while let word = words.popFirst() {
      // "ten past", "20 to": so many minutes of each hour, where no hour is named.
      if let minute = Self.minute(word, &words) {
        minutes.insert(minute)
        continue
      }
      switch (word, words.first) {
      case ("the", _), ("and", _), ("or", _), ("on", _), ("at", _), ("a", _), ("only", _),
        ("just", _), ("every", _), ("please", _):
        continue
      case ("hour", _): minutes.insert(0)
      case ("half", "hour"):
        minutes.insert(30)
        words.removeFirst()
      case ("quarter", "hour"), ("quarter", "hours"):
        minutes.formUnion([0, 15, 30, 45])
        words.removeFirst()
      default: return nil
      }
      // "at half past 9" is one time.
      if let next = words.first, next != "and", next != "or", next != "only", next != "please" {
        return nil
      }
    }
    return minutes.isEmpty ? nil : ClockTime.eachHour(at: minutes)
  }

  /// The minute of "ten past", "five to the hour" at the head of some words, which it takes
  /// off; nil if an hour stands behind.
  private static func minute(_ word: String, _ words: inout ArraySlice<String>) -> Int? {
    let spelled = ["five": 5, "ten": 10, "twenty": 20, "quarter": 15, "half": 30]
    guard let minute = spelled[word] ?? Int(word), (1..<60).contains(minute),
      let side = words.first, side == "past" || side == "to", minute != 30 || side == "past"
    else { return nil }
    var rest = words.dropFirst()
    if rest.first == "the", rest.dropFirst().first == "hour" {
      rest = rest.dropFirst(2)
    } else if rest.first == "each" || rest.first == "every", rest.dropFirst().first == "hour" {
      rest = rest.dropFirst(2)
    }
    if let next = rest.first, !["and", "or", "only", "please"].contains(next) { return nil }
    words = rest
    return side == "past" ? minute : 60 - minute
  }

  /// Whether a sentence says at which times a service can begin: "classes start
  /// at 9", "haircuts can only be booked at 9 and 11".
  var startsOnly: Bool {
    if scan.has("start", "starts", "begin", "begins") { return true }
    return scan.has("only") && scan.has("at") && scan.has("can", "are", "is", "be")
      && scan.has("booked", "available", "offered", "had", "taken", "held", "given", "done")
  }
}

extension ClockTime {
  /// The times of a day at some minutes of each hour, in order.
  fileprivate static func eachHour(at minutes: Set<Int>) -> [ClockTime] {
    (0..<1440).compactMap {
      minutes.contains($0 % 60) ? ClockTime(minuteOfDay: $0) : nil
    }
  }
}
