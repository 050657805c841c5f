import PlainEnglish
import Scheduling

/// What a line tells of somebody, or asks of a booking, though its verb says something else.
extension Request {
  /// "what time was that?", "when is it?", of the booking that was last spoken of.
  var asksWhenItIs: Bool {
    let words = Folding.words(text).drop { ["and", "so", "ok", "sorry", "again"].contains($0) }
    guard words.count <= 6, !hasValues, customers.isEmpty, bookingNumbers.isEmpty,
      words.first == "when" || words.prefix(2) == ["what", "time"]
    else { return false }
    return ["that", "it"].contains(where: words.contains)
      && ["is", "was", "again"].contains(where: words.contains)
  }

  /// "I can't make Friday", "I can't come tomorrow": one's own booking is not kept.
  var saysICannotCome: Bool {
    guard customers.isEmpty, staff.isEmpty, whens.contains(where: { !$0.isTimeOnly }) else {
      return false
    }
    let words = Folding.words(text)
    let cannot = zip(words, words.dropFirst()).contains {
      ["i", "we"].contains($0) && ["cant", "cannot", "wont"].contains($1)
        || $0 == "can" && $1 == "not"
    }
    return cannot && ["make", "come", "do", "keep", "manage"].contains(where: words.contains)
  }

  /// Whether that somebody cannot come is all that a line says: "I won't make Friday" books
  /// nothing, and "I can't do Friday, book me in on Thursday" does.
  var saysNothingElse: Bool {
    switch intent {
    case .negate, .stop, .none, .list: true
    case .book, .correct:
      services.isEmpty && whens.count == 1 && !says("book") && !says("instead")
    default: false
    }
  }

  /// "find another time for Tom on Thursday": what is there is to move, and nothing says when.
  var findingAnotherTime: Request? {
    let words = Folding.words(text)
    let finds = zip(words, words.dropFirst()).contains {
      ["another", "different", "new"].contains($0) && $1 == "time"
    }
    guard finds, customers.count == 1, customers[0].entries.count == 1, staff.isEmpty,
      ["find", "look"].contains(where: words.contains)
    else { return nil }
    var request = self
    request.intent = .move
    request.alternative = nil
    request.wantsSoonest = false
    for index in request.whens.indices { request.whens[index].role = .from }
    return request
  }

  /// "does Alex have time on Friday at 11 for a haircut?", "would Sam be able to do my beard on
  /// Wednesday?": whether it is free, and not what is booked.
  var asksWhetherTheyCan: Bool {
    let words = Folding.words(text)
    guard !services.isEmpty, customers.isEmpty, !whens.isEmpty,
      !staff.isEmpty || words.first == "who",
      ["does", "do", "would", "could", "can", "is", "who", "will", "has"].contains(words.first)
    else { return false }
    return ["time", "able", "could", "can"].contains(where: words.contains)
  }

  /// "no colours after 3", "no massages on Saturdays".
  var forbidsService: Bool {
    guard let named = services.first, customers.isEmpty, !isForMe else { return false }
    return text.lowercased().hasPrefix("no \(named.text.lowercased())") && !isQuestion
  }

  /// "is she the last one?" asks, and chooses nothing.
  var asksWhetherSomebodyIs: Bool {
    let words = Folding.words(text)
    return isQuestion && whens.isEmpty && ["is", "was", "isnt"].contains(words.first ?? "")
      && ["she", "he", "that"].contains(words.dropFirst().first ?? "")
  }

  /// "confirm Dana".
  var confirmsSomebody: Bool {
    Folding.words(text).first == "confirm" && customers.count == 1 && services.isEmpty
      && whens.isEmpty
  }
}
