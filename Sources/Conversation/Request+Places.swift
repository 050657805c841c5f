import PlainEnglish
import Scheduling

/// Where something is to be, and who is to be told, as a request says it beside the rest.
extension Request {
  /// Things of which a place has several, which are told apart by a number or a word.
  private static let places: Set<String> = [
    "room", "chair", "bay", "studio", "booth", "station", "suite", "cabin", "table", "bed",
    "court",
  ]

  private static let leads: Set<String> = ["in", "at"]
  private static let articles: Set<String> = ["the", "a", "our", "my"]
  private static let messages: Set<String> = ["tell", "text", "notify", "inform", "message"]

  /// The place that a booking is to be in: "Room 2", "the back room".
  var placeNamed: String? {
    guard intent == .book || intent == .correct, Self.places.contains(where: says) else {
      return nil
    }
    let words = text.split(separator: " ")
    for (index, word) in words.enumerated().dropFirst() {
      guard Self.places.contains(Folding.fold(word.filter(\.isLetter))),
        let lead = words[..<index].lastIndex(where: { Self.leads.contains(Folding.fold($0)) }),
        index - lead <= 3
      else { continue }
      var end = index + 1
      if end < words.count, words[end].allSatisfy(\.isNumber) { end += 1 }
      let name = words[lead + 1..<end].drop { Self.articles.contains(Folding.fold($0)) }
      // "in a room" is any.
      return name.count > 1 ? name.joined(separator: " ") : nil
    }
    return nil
  }

  /// Whether somebody is to be told of it: "… and tell her".
  var wantsTold: Bool {
    let words = Folding.words(text)
    return words.indices.dropFirst().contains { index in
      words[index - 1] == "and" && Self.messages.contains(words[index])
        || words[index - 1] == "let" && words.indices.contains(index + 1)
          && words[index + 1] == "know" && ["her", "him", "them"].contains(words[index])
    }
  }
}
