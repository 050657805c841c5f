import PlainEnglish
import Scheduling

/// Several things in one line: each is done in its turn, and what must wait for
/// an answer waits.
extension Conversation {
  /// Whether a request of the same line has to wait until the question that is
  /// open is answered.
  func mustWait(_ request: Request, _ turn: Turn) throws(BookError) -> Bool {
    guard let table = state.table, table.mustBeAnswered else { return false }
    // "a cut on Friday and a colour on Saturday": the second is no addition to the first.
    if request.intent == .book,
      request.recurrence != nil || request.whens.contains(where: { !$0.isTimeOnly })
    {
      return true
    }
    let answer = try answerKind(request, on: table, turn)
    return [.replace, .setAside].contains(AnswerTable.effect(of: answer, on: table.question))
  }

  /// “book Omar into her old slot”, while it is asked whether she leaves it: that comes
  /// first; nil if it is nothing of the kind.
  mutating func waitForPlace(
    _ request: Request, _ table: Table, _ utterance: Utterance, _ turn: Turn
  ) -> Reply? {
    guard request.wantsTheirPlace, table.leavesPlace, state.waiting == nil else { return nil }
    let next = Utterance(line: utterance.line, requests: [request])
    state.waiting = Waiting(utterance: next, note: turn.note)
    return Reply(.question, [.thenDo(waitingTexts)])
  }

  /// Goes on with what waits, once nothing is open any more.
  mutating func goOn(after reply: inout Reply, _ turn: Turn) throws(BookError) {
    var turn = turn
    while let waiting = state.waiting, state.table?.mustBeAnswered != true {
      guard let next = waiting.utterance.requests.first, !reply.endsConversation else {
        state.waiting = nil
        return
      }
      state.waiting?.utterance.requests.removeFirst()
      state.table = nil
      state.lastReply = reply
      try turn.refresh()
      reply.append(try perform(next, of: waiting.utterance, turn))
    }
  }

  /// What waits behind the open question, in its own words.
  var waitingTexts: [String] { state.waiting?.utterance.requests.map(\.textAlone) ?? [] }

  /// Drops what is on the table and what waits behind it.
  mutating func drop() -> Reply {
    state.table = nil
    // What was dropped is no longer spoken of.
    state.focus.slots = []
    state.focus.suggested = nil
    let left = waitingTexts
    state.waiting = nil
    return Reply(.dropped, left.isEmpty ? [.dropped] : [.dropped, .leftUndone(left)])
  }
}

extension Reply {
  /// Says of a line that asks for the same on several days which come next.
  mutating func announce(_ requests: [Request], from index: Int) {
    let days = requests[index...].filter { $0.span == requests[0].span && $0.intent == .book }
      .compactMap { $0.when?.start?.date }
    if !days.isEmpty { statements.append(.thenComes(days)) }
    let series = requests[index...].filter { $0.intent == .book && $0.recurrence != nil }
    if days.isEmpty, !series.isEmpty { statements.append(.thenDo(series.map(\.textAlone))) }
  }
}

extension Table {
  /// Whether a yes leaves the place of a booking free.
  fileprivate var leavesPlace: Bool {
    if case .cancel(let cancellation) = self { return cancellation.bookings.count == 1 }
    return isOffer && draft?.moving != nil
  }
}

extension Request {
  /// Its words without what joined them to those before.
  var textAlone: String {
    let joints: Set<String> = ["and", "then", "also", "plus"]
    let words = text.split(separator: " ").drop { joints.contains(Folding.fold($0)) }
    return words.joined(separator: " ")
  }
}
