import PlainEnglish
import Scheduling

extension Request {
  /// The request as one for a time that was told to be free: "put Dana in it", "the one with
  /// Priya", "put Dana in with Priya"; nil if it asks for none.
  var takingOpening: Request? {
    switch intent {
    case .none, .customers, .list, .correct, .book, .affirm: break
    default: return nil
    }
    let picksOne =
      !isQuestion && !Set(["the", "that"]).isDisjoint(with: Folding.words(text)) && says("one")
      && whens.contains { !$0.isTimeOnly }
    guard whens.isEmpty || picksOne, services.isEmpty, bookingNumbers.isEmpty, topics.isEmpty,
      !isQuestion,
      duration == nil, shift == nil, recurrence == nil, !wantsSame
    else { return nil }
    let words = Folding.words(text).drop { ["ok", "okay", "then", "and", "please"].contains($0) }
    let puts =
      customers.count == 1 && customers[0].entries.count <= 1
      && ["put", "book", "give", "get", "have", "take"].contains(words.first ?? "")
      && (words.contains("in") || words.contains("it") || words.contains("that"))
    // "the one with Priya", "the Friday one"
    let picks =
      !staff.isEmpty && words.contains("one") && words.contains("with")
      || picksOne && !whens.isEmpty
    guard puts || picks else { return nil }
    var request = self
    request.intent = .book
    request.choice = nil
    request.left = []
    return request
  }

  /// "Tom's here", "Tom's done", "she's done": how a visit goes, in three words; nil if it is
  /// something else.
  var tellsHowItWent: Request? {
    switch intent {
    case .none, .customers, .list, .thank, .stop, .affirm: break
    default: return nil
    }
    var words = Folding.words(text)
    while let last = words.last, ["too", "now", "also"].contains(last) { words.removeLast() }
    if ["actually", "no", "oh"].contains(words.first ?? "") { words.removeFirst() }
    words.removeAll { $0 == "just" }
    if words.suffix(2) == ["walked", "in"] || words.suffix(2) == ["turned", "up"] {
      words = words.dropLast(2) + ["arrived"]
    }
    guard words.count <= 4, whens.isEmpty, services.isEmpty, !isQuestion, topics.isEmpty,
      let last = words.last, let first = words.first
    else { return nil }
    let isOfNamed = customers.count == 1 && customers[0].entries.count == 1
    let isOfLast =
      customers.isEmpty && ["she", "he", "shes", "hes"].contains(first)
    guard isOfNamed || isOfLast else { return nil }
    var request = self
    request.intent = .mark
    request.isForLastCustomer = isOfLast
    switch last {
    case "here", "arrived": request.status = .arrived
    case "done", "finished": request.status = .done
    default: return nil
    }
    return request
  }
}
