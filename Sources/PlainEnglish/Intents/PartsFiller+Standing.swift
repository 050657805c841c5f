/// Wishes that are about a booking which stands, though they sound like a new one.
extension PartsFiller {
  /// "put #24 with Alex", "put Alex on Dana's colour", "Dana wants her Friday cut an hour
  /// earlier": what is there is to be otherwise.
  func aimAtStanding(_ request: inout Request, _ words: Range<Int>) {
    guard request.intent == .book || request.intent == Intent.none, expecting == nil else { return }
    let length = request.lengthChange ?? request.duration?.length.exactMinutes
    if length != nil, request.shift == nil, resizes(request, words) {
      request.intent = .resize
      if cutsOff(words), request.lengthChange == nil { request.lengthChange = length.map { -$0 } }
      return
    }
    guard request.intent == .book else { return }
    if !request.bookingNumbers.isEmpty {
      request.intent = .move
    } else if puts(request, words) {
      request.intent = .move
      describeByTimes(&request)
    } else if request.shift != nil, isOwned(words) {
      request.intent = .move
      describeByTimes(&request)
    }
  }

  /// The times tell which booking it is, and not what becomes of it.
  private func describeByTimes(_ request: inout Request) {
    for index in request.whens.indices where request.whens[index].role == .at {
      request.whens[index].role = .from
    }
  }

  /// "make Dana's Friday haircut an hour", "#24 needs to be 30 mins longer", "knock 15 mins
  /// off #24".
  private func resizes(_ request: Request, _ words: Range<Int>) -> Bool {
    guard !request.bookingNumbers.isEmpty || isOwned(words) || makesNamed(request, words) else {
      return false
    }
    let makes = words.first.map { first in
      ["make", "set", "let"].contains { parts.isWord(first, $0) }
    }
    return request.lengthChange != nil || makes == true || cutsOff(words)
  }

  /// "make Dana on Friday half an hour": whose it is and its day stand for the booking.
  private func makesNamed(_ request: Request, _ words: Range<Int>) -> Bool {
    guard let first = words.first, parts.isWord(first, "make"), request.services.isEmpty,
      let name = parts.name(at: first + 1), name.mention.kind == .customer,
      !name.mention.entries.isEmpty
    else { return false }
    return request.whens.contains { !$0.isTimeOnly }
  }

  private func cutsOff(_ words: Range<Int>) -> Bool {
    let verbs: [StaticString] = ["knock", "cut", "shave", "take", "trim"]
    return words.contains { index in verbs.contains { parts.isWord(index, $0) } }
      && words.contains { parts.words[$0].is(.off) }
  }

  /// "put Alex on Dana's colour".
  private func puts(_ request: Request, _ words: Range<Int>) -> Bool {
    guard let first = words.first, parts.isWord(first, "put"), !request.staff.isEmpty,
      let person = parts.names(in: words).first, person.mention.kind == .staff,
      person.words.upperBound < words.upperBound, parts.words[person.words.upperBound].is(.on)
    else { return false }
    return isOwned(words)
  }

  /// "Dana's colour", "her Friday cut": somebody has it already.
  private func isOwned(_ words: Range<Int>) -> Bool {
    words.dropLast().contains { index in
      let owns =
        parts.words[index].isPossessive && parts.name(at: index)?.mention.kind == .customer
        || ["her", "his", "their", "my"].contains { parts.isWord(index, $0) }
      guard owns else { return false }
      let next = (index + 1..<words.upperBound).first { parts.timeOfWord[$0] < 0 }
      return next.map {
        parts.name(at: $0)?.mention.kind == .service
          || !parts.words[$0].classes.isDisjoint(with: [.desk, .event])
      } ?? false
    }
  }
}
