import PlainEnglish
import Scheduling

/// Lines that say which booking and where to, and leave out the verb.
extension Conversation {
  /// “Tom Thursday to Friday at 2”, “B-22 Fri 2pm”, “the last one on Friday to 2”: a move, as it
  /// would be read with its verb; nil if it is none.
  func readAsMove(_ request: Request, _ turn: Turn) throws(BookError) -> Request? {
    guard state.table == nil, !request.isQuestion, request.recurrence == nil,
      [.none, .list, .customers].contains(request.intent)
    else { return nil }
    if request.bookingNumbers.count == 1, !request.whens.isEmpty, request.namesNothingElse {
      var moving = request
      moving.intent = .move
      for index in moving.whens.indices where moving.whens[index].role == .at {
        moving.whens[index].role = .to
      }
      return moving
    }
    if let given = try readAsGiven(request, turn) { return given }
    guard request.staysVerbless else { return nil }
    let line = request.text.replacing("→", with: "to").replacing("->", with: "to")
    let read = try readAlone("move " + line, turn)
    guard read.count == 1, let moving = read.first, moving.intent == .move, moving.left.isEmpty,
      !moving.customers.isEmpty || !moving.placesNamed.isEmpty,
      !moving.newTimes.isEmpty
    else { return nil }
    return moving
  }

  /// “give Hannah's colour tomorrow to Priya on Wednesday”: to another of the staff.
  private func readAsGiven(_ request: Request, _ turn: Turn) throws(BookError) -> Request? {
    guard ["give", "hand", "pass"].contains(Folding.words(request.text).first ?? ""),
      !request.customers.isEmpty, let taker = request.staff.last, !taker.isExcluded,
      Folding.words(request.text(before: taker)).last == "to",
      let verb = request.text.firstIndex(of: " ")
    else { return nil }
    let read = try readAlone("move" + request.text[verb...], turn)
    guard read.count == 1, let moving = read.first, moving.intent == .move, moving.left.isEmpty
    else { return nil }
    return moving
  }

  /// “22 cancel”, “b22 cancel”: the booking of that number.
  func readAsCancelling(_ request: Request, _ turn: Turn) throws(BookError) -> Request? {
    let words = Folding.words(request.text)
    guard state.table == nil, request.intent == .none, words.count == 2, words[1] == "cancel",
      let number = Int(words[0].drop { !$0.isNumber }),
      try turn.book.booking(BookingID(number)) != nil
    else { return nil }
    var cancelling = request
    cancelling.intent = .cancel
    cancelling.bookingNumbers = [number]
    cancelling.left = []
    return cancelling
  }
}

extension Request {
  /// Whether a number and a time are all that is said.
  fileprivate var namesNothingElse: Bool {
    customers.isEmpty && services.isEmpty && staff.isEmpty && shift == nil && duration == nil
      && restWords.allSatisfy { word in
        ["b", "to", "at", "on", "booking", "please", "→", "-"].contains(word)
          || word.contains(where: \.isNumber)
      }
  }

  /// Whether it goes from whose or which it is to where it should be, with nothing else said.
  fileprivate var staysVerbless: Bool {
    guard !whens.isEmpty, services.count < 2, staff.isEmpty, duration == nil, left.isEmpty,
      whens.contains(where: { $0.role != .not && !$0.isDayOnly })
    else { return false }
    let typed = text.lowercased()
    guard typed.contains(" to ") || typed.contains("→") || typed.contains("->") else {
      return false
    }
    let rest = restWords
    guard rest.allSatisfy({ Self.verbless.contains($0) }) else { return false }
    return customers.count == 1 && services.isEmpty || !placesNamed.isEmpty
  }

  private static let verbless: Set<String> = [
    "the", "last", "first", "second", "third", "one", "appointment", "booking", "to", "please", "s",
    "on", "at", "her", "his", "now", "→",
  ]
}
