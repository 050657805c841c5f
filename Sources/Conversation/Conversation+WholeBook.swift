import CivilTime
import PlainEnglish
import Scheduling

extension Conversation {
  /// Why a line that names nobody and no time does not mean the whole book, though it was
  /// read as a list; nil if it does.
  func narrowing(_ request: Request, _ heading: Statement.ListHeading, _ turn: Turn) -> Reply? {
    guard heading.customer == nil, heading.staff == nil, heading.service == nil,
      heading.first == nil, !heading.isMine
    else { return nil }
    if let name = request.strangerWithBookings {
      return Reply(
        .notFound, [.noSuchName(text: name, kind: .customer, known: [], suggestions: [])])
    }
    if !request.left.isEmpty, !request.asksForEverything {
      // "when is sma in": of whom nothing is known, and not everybody.
      return Reply(
        .notUnderstood,
        [
          .notUnderstood(
            line: request.text, left: request.left, example: example(for: request, turn))
        ])
    }
    guard request.saysThen || request.asksWhoWasNotIn else { return nil }
    return Reply(
      .notUnderstood,
      [.notUnderstood(line: request.text, left: [], example: "show tomorrow")])
  }

  /// The day of what is offered, where a line speaks of "then".
  func dayOfThen(_ request: Request) -> CalendarDate? {
    guard request.whens.isEmpty, request.saysThen, case .offer(let offer)? = state.table
    else { return nil }
    return offer.slot?.start.date
  }
}

extension Request {
  /// "who else is in then?", "when then".
  fileprivate var saysThen: Bool {
    Folding.words(text).last == "then" && (says("who") || says("when"))
  }

  /// Whether the whole book is asked for in so many words.
  fileprivate var asksForEverything: Bool {
    ["all", "everything", "everyone", "every", "whole", "entire"].contains(where: says)
  }

  /// "who hasn't been in for a while?".
  fileprivate var asksWhoWasNotIn: Bool {
    let words = Folding.words(text)
    return words.first == "who"
      && words.contains { ["hasnt", "havent", "not", "never"].contains($0) }
  }

  /// The name before "'s bookings" where it is nobody's in the book.
  fileprivate var strangerWithBookings: String? {
    let things: Set = ["bookings", "booking", "appointments", "appointment", "visits"]
    let words = text.split(separator: " ")
    for (owner, thing) in zip(words, words.dropFirst()) {
      guard things.contains(thing.lowercased()),
        let mark = owner.lastIndex(where: { $0 == "'" || $0 == "’" }),
        owner[owner.index(after: mark)...].lowercased() == "s"
      else { continue }
      let name = owner[..<mark]
      guard !Self.everybody.contains(name.lowercased()) else { continue }
      return String(name)
    }
    return nil
  }

  private static let everybody: Set<String> = [
    "everyone", "everybody", "what", "who", "that", "here", "there", "it", "let", "where", "salon",
    "shop", "business", "studio", "team", "anyone", "anybody", "next", "he", "she",
  ]
}
