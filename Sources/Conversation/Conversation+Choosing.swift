import PlainEnglish
import Scheduling

/// Answers that name places in an offer, but not plainly one of them.
extension Conversation {
  /// Answers a line that is nothing but places: several of them, one that is not there,
  /// one that is asked about or not wanted; nil if it is none of these.
  mutating func askAboutChoice(_ request: Request, _ offer: Table.Offer, _ turn: Turn)
    throws(BookError) -> Reply?
  {
    let words = Folding.words(request.text)
    let places = words.compactMap { Request.place($0) ?? Self.smallNumber($0) }
    guard let first = places.first, words.allSatisfy(Self.isOfPlaces) else { return nil }
    let count = offer.slots.count
    if Set(places).count > 1, !words.contains("not"), places.allSatisfy({ $0 <= count }) {
      // One booking is at one time.
      return Reply(.question, [.whichOption(places)])
    }
    if first > count {
      guard words.contains("number") || words.contains("option"), count > 1 else { return nil }
      return Reply(.question, [.whichOption(Array(1...count))])
    }
    if words.first == "not", places.count == 1 {
      var refusing = request
      refusing.choice = .index(first)
      refusing.whens = []
      return try refuseChoice(refusing, offer, turn)
    }
    guard request.isQuestion, places.count == 1 else { return nil }
    return Reply(.talk, [.option(offer.slots[first - 1], number: first)])
  }

  private static func smallNumber(_ word: String) -> Int? {
    // In "the second one" one is no number.
    let names = ["two": 2, "three": 3, "four": 4, "five": 5, "six": 6]
    return Int(word).flatMap { (1...9).contains($0) ? $0 : nil } ?? names[word]
  }

  private static func isOfPlaces(_ word: String) -> Bool {
    Request.place(word) != nil || smallNumber(word) != nil
      || ["the", "and", "or", "number", "option", "not", "so", "one"].contains(word)
  }
}
