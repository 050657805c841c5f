import CivilTime
import PlainEnglish
import Scheduling

/// Who types, and what they want in the same breath: "this is Dana, can I move my Friday
/// haircut to 3?".
extension Conversation {
  /// Keeps who types: the customer of the book who is named, else the name.
  mutating func identify(_ request: Request) -> Reply {
    guard let name = request.note, !name.isEmpty else { return Reply(.talk, [.nothingAsked]) }
    let known = request.customerNamedAlone.map(\.name) ?? name
    state.actor = known
    return Reply(.talk, [.identified(known)])
  }

  /// "it's Tom - can't make Thursday": who it is, and what he wants; nil if there is no more
  /// than who it is.
  func partingIdentity(_ read: Utterance, _ turn: Turn) throws(BookError) -> Utterance? {
    guard state.table == nil, read.requests.count == 1, var request = read.requests.first,
      request.intent == .identify, let named = request.customers.first,
      !request.whens.isEmpty || !request.services.isEmpty || !request.bookingNumbers.isEmpty
    else { return nil }
    let bytes = Array(read.line.utf8)
    let end = min(bytes.count, named.span.upperBound)
    // Places in the line stay what they are.
    var tail = String(repeating: " ", count: end)
    var isBetween = true
    for character in String(decoding: bytes[end...], as: UTF8.self) {
      if isBetween, character.isPunctuation || character.isWhitespace {
        tail += String(repeating: " ", count: character.utf8.count)
      } else {
        isBetween = false
        tail.append(character)
      }
    }
    let more = Reader().read(tail, in: try turn.readingContext(expecting: nil)).requests
    guard let first = more.first, ![.none, .identify, .hello].contains(first.intent) else {
      return nil
    }
    let note = request.note
    request = request.part(request.span.lowerBound..<end)
    request.note = note.map { String($0.prefix(while: { !",.;-–—".contains($0) })).trimmed }
    return Utterance(line: read.line, requests: [request] + more)
  }
}

extension Request {
  /// The one customer of the book whose name it tells as that of who types.
  fileprivate var customerNamedAlone: NameEntry? {
    guard customers.count == 1, customers[0].entries.count == 1, staff.isEmpty else { return nil }
    return customers[0].entries[0]
  }

  /// The request as one of who has just said who they are: what nobody else is named for is
  /// their own.
  var ofWhoTypes: Request {
    guard customers.isEmpty, bookingNumbers.isEmpty, choice != .all, staff.isEmpty || saysMine,
      [.cancel, .move, .resize, .book].contains(intent) || intent == .stop && !whens.isEmpty
    else { return self }
    var own = self
    own.isForMe = true
    if intent == .stop { own.intent = .cancel }
    return own
  }
}
