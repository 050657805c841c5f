import PlainEnglish
import Scheduling

/// What is on the table is not wanted.
extension Conversation {
  /// Takes what is on the table away, and with it what was held for it.
  mutating func turnDown(
    _ declined: Table, _ answer: AnswerKind, _ request: Request, _ turn: Turn
  ) throws(BookError) -> Reply {
    var table = declined
    let released = try releaseHold(of: table, turn)
    if case .offer(var offer) = table {
      offer.draft.hold = nil
      table = .offer(offer)
    }
    var reply: Reply
    if AnswerTable.effect(of: answer, on: table.question) == .decline {
      reply = try decline(table, turn)
    } else if request.leaves {
      reply = farewell()
    } else if answer == .stop {
      reply = drop()
    } else {
      state.table = nil
      reply = Reply(.dropped, [hasJustChanged ? .droppedRest : .dropped])
    }
    if let released { reply.statements.insert(released, at: 0) }
    return reply
  }

  private mutating func decline(_ table: Table, _ turn: Turn) throws(BookError) -> Reply {
    guard case .offer(let offer) = table, state.waiting == nil, state.asides.isEmpty else {
      state.table = nil
      return Reply(.dropped, [hasJustChanged ? .droppedRest : .dropped])
    }
    if let next = try offerFreedTime(after: offer.draft, turn) { return next }
    if offer.draft.wish != nil {
      // Nothing was asked for by who types, so nothing else has to suit.
      state.table = nil
      return Reply(.dropped, [.staysWaiting(offer.draft.party)])
    }
    state.table = .missing(.anotherTime, offer.draft)
    return Reply(.dropped, [.declined])
  }
}
