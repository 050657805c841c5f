import PlainEnglish

/// The questions that can be open.
public enum OpenQuestion: String, CaseIterable, Hashable, Sendable, Codable {
  /// "Shall I book it?", with several slots shown.
  case bookOffer
  /// "Shall I move it?".
  case moveOffer
  /// "Shall I book them?", of services that belong together.
  case visitOffer
  /// "Shall I book those that fit?", of a booking that repeats.
  case seriesOffer
  /// "Just this one, this and those after it, or all?".
  case seriesScope
  /// "Which service?".
  case service
  /// "Which Dana?".
  case person
  /// "When?".
  case time
  /// An offer was turned down; a new wish is welcome, nothing must come.
  case anotherTime
  /// "Shall I swap them?".
  case swap
  /// "Shall I cancel it?".
  case cancellation
  /// "Which booking?".
  case whichBooking
  /// "Do it all the same?".
  case change
  /// "Which date do you mean?".
  case whichReading
  /// "Shall I move them so?", of bookings that need another time.
  case rearrangement
  /// "How late?".
  case howLate
  /// "Shall I bring them in?".
  case importing
  /// "Shall I take them all back?".
  case undoing

  /// What a bare value is read as.
  var expectation: Expectation {
    switch self {
    case .bookOffer, .moveOffer, .visitOffer, .seriesScope: .choice
    case .service: .service
    case .person: .person
    case .time, .anotherTime: .date
    case .cancellation, .change, .seriesOffer, .swap, .rearrangement, .importing, .undoing:
      .confirmation
    case .howLate: .time
    case .whichBooking, .whichReading: .choice
    }
  }

  /// Whether something is lost if the conversation ends here.
  var mustBeAnswered: Bool { self != .anotherTime }

  /// Whether it asks whether something that is booked should become otherwise, so that "leave
  /// it as it is" says no.
  var isAboutChanging: Bool { self == .moveOffer || self == .cancellation || self == .swap }

  /// Whether a time is to be had by it, so that "book it" and "I'll take it" agree.
  var isAboutTaking: Bool {
    switch self {
    case .cancellation, .change, .swap, .importing, .whichBooking, .seriesScope, .howLate,
      .undoing:
      false
    default: true
    }
  }
}

/// The kinds of answer that a line can be to an open question.
public enum AnswerKind: String, CaseIterable, Hashable, Sendable, Codable {
  /// "yes".
  case yes
  /// "no".
  case no
  /// "never mind".
  case stop
  /// "2", "the later one".
  case choice
  /// "4:30", "Friday", "with Sam": new values for what is on the table.
  case value
  /// "anything else?", "later".
  case alternative
  /// "whatever suits".
  case any
  /// A question, or a request that changes nothing.
  case question
  /// An act of its own, which leaves what is on the table as it is.
  case request
  /// A request that takes the place of what is on the table.
  case instead
  /// Thanks or farewell.
  case courtesy
  /// "say that again".
  case again
  /// "hmm", "let me think".
  case pause
  /// Nothing that was understood.
  case unclear
}

/// What an answer does to what is on the table.
public enum AnswerEffect: String, CaseIterable, Hashable, Sendable, Codable {
  /// Does what was proposed.
  case accept
  /// Takes the one that was chosen: does it if it shows everything.
  case take
  /// Changes just the values that were said, and proposes anew.
  case revise
  /// Shows other proposals.
  case widen
  /// Takes the proposal away and asks what would suit.
  case decline
  /// Drops the matter; nothing is changed.
  case drop
  /// Answers, and leaves the question open.
  case answer
  /// Does what is asked now, and comes back to the matter.
  case setAside
  /// Drops the matter and does what is asked now.
  case replace
  /// Puts the question again.
  case askAgain
}

/// What an answer means for each open question: the whole of it, as data.
public enum AnswerTable {
  /// The effect of an answer.
  public static func effect(of answer: AnswerKind, on question: OpenQuestion) -> AnswerEffect {
    rows[question]?[answer] ?? common[answer] ?? .askAgain
  }

  /// What holds for every question unless its row says otherwise.
  static let common: [AnswerKind: AnswerEffect] = [
    .yes: .accept,
    .no: .drop,
    .stop: .drop,
    .choice: .take,
    .value: .revise,
    .alternative: .widen,
    .any: .accept,
    .question: .answer,
    .request: .setAside,
    .instead: .replace,
    .courtesy: .answer,
    .again: .askAgain,
    .pause: .askAgain,
    .unclear: .askAgain,
  ]

  /// Where a question differs.
  static let rows: [OpenQuestion: [AnswerKind: AnswerEffect]] = [
    .bookOffer: [.no: .decline],
    .moveOffer: [.no: .decline],
    .seriesOffer: [.choice: .revise, .alternative: .askAgain],
    .seriesScope: [.yes: .askAgain, .value: .take, .any: .askAgain, .alternative: .askAgain],
    .service: [.yes: .askAgain, .alternative: .askAgain, .any: .askAgain],
    .person: [
      .yes: .askAgain, .alternative: .askAgain, .any: .askAgain, .choice: .askAgain,
    ],
    .time: [.yes: .askAgain, .any: .revise, .choice: .askAgain],
    .anotherTime: [
      .yes: .askAgain, .no: .drop, .any: .revise, .request: .replace, .unclear: .replace,
    ],
    .cancellation: [
      .choice: .askAgain, .value: .replace, .alternative: .askAgain, .any: .askAgain,
    ],
    .swap: [.choice: .askAgain, .value: .replace, .alternative: .askAgain, .any: .askAgain],
    .whichBooking: [.yes: .askAgain, .any: .askAgain, .alternative: .askAgain],
    .change: [
      .choice: .askAgain, .value: .replace, .alternative: .askAgain, .any: .askAgain,
      .request: .replace,
    ],
    .whichReading: [.yes: .askAgain, .any: .askAgain, .alternative: .askAgain],
    .undoing: [
      .choice: .askAgain, .value: .replace, .alternative: .askAgain, .any: .askAgain,
      .request: .replace,
    ],
    .rearrangement: [.choice: .revise, .alternative: .revise, .request: .replace],
    .importing: [
      .choice: .askAgain, .value: .replace, .alternative: .askAgain, .request: .replace,
    ],
    .howLate: [.yes: .askAgain, .any: .askAgain, .choice: .askAgain, .alternative: .askAgain],
  ]
}

extension AnswerTable {
  /// The table as Markdown, a row a question.
  static var markdown: String {
    let heads = AnswerKind.allCases.map(\.rawValue)
    var lines = ["| question | " + heads.joined(separator: " | ") + " |"]
    lines.append("| --- |" + heads.map { _ in " --- |" }.joined())
    for question in OpenQuestion.allCases {
      let effects = AnswerKind.allCases.map { effect(of: $0, on: question).rawValue }
      lines.append("| \(question.rawValue) | " + effects.joined(separator: " | ") + " |")
    }
    return lines.joined(separator: "\n")
  }
}
