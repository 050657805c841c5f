import PlainEnglish
import Scheduling

/// What a consent does to the question that is open.
///
/// ``AnswerTable`` says what a yes does; here stands what keeps it from that.
extension Conversation {
  /// Asks once more where words of agreement stand that agree to nothing; nil where they do.
  func holdBack(
    _ request: Request, _ consent: Consent, as answer: AnswerKind, on table: Table, _ turn: Turn
  ) throws(BookError) -> Reply? {
    guard [.yes, .choice, .any].contains(answer) else { return nil }
    let effect = AnswerTable.effect(of: answer, on: table.question)
    guard effect == .accept || effect == .take && table.isOffer else { return nil }
    switch consent {
    // "2, in pencil"
    case .with(let words) where effect == .take:
      return Reply(.question, [.ignored(words), .pleaseAnswer])
    case .full, .with: return nil
    case .asks where !request.topics.isEmpty && request.choice == nil:
      return try answerTopics(request, turn)
    // "fine, but ask her first" waits; what follows is answered then.
    case .waits(.somebody): return Reply(.question, [.takeYourTime])
    case .asks, .waits, .heard, .keeps, .refuses, .none:
      return Reply(.question, [.pleaseAnswer])
    }
  }

  /// Asks before what was proposed is done, where more was said than a yes; nil where it is done.
  mutating func askBefore(accepting table: Table, _ request: Request, _ consent: Consent) -> Reply?
  {
    if !request.hasValues, state.unmet != nil { return askWhichIsMeant(table) }
    if request.namesBothForYes, table.draft?.moving != nil {
      return Reply(.question, [.pleaseAnswer])
    }
    // Done would be done without what was asked for beside it.
    if case .with(let words) = consent {
      return Reply(.question, [.ignored(words), .pleaseAnswer])
    }
    return nil
  }
}

extension Consent {
  /// The kind of answer that it makes of a yes, a choice or no preference; nil if it stays that.
  func kind(to question: OpenQuestion) -> AnswerKind? {
    switch (self, question) {
    case (.asks(.ofProposal), _): .question
    // "not the third" leaves a date out, "not the first one" leaves the other slots.
    case (.refuses(.choice), .seriesOffer): .value
    case (.refuses(.choice), .bookOffer), (.refuses(.choice), .moveOffer): .alternative
    case (.refuses, _): .pause
    case (.full, _), (.with, _), (.asks(.back), _), (.waits, _), (.heard, _), (.keeps, _),
      (.none, _):
      nil
    }
  }
}

extension OpenQuestion {
  /// What it proposes, as far as words of agreement mean something else of that.
  var proposal: Proposal? {
    switch self {
    case .bookOffer, .visitOffer, .seriesOffer: .making
    case .moveOffer: .moving
    case .swap: .swapping
    case .cancellation: .cancelling
    case .undoing: .undoing
    case .rearrangement: .rearranging
    case .change: .changing
    case .importing: .importing
    case .seriesScope, .service, .person, .time, .anotherTime, .whichBooking, .whichReading,
      .howLate:
      nil
    }
  }
}
