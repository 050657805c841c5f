import PlainEnglish

/// What a line may say to an open question beyond the kinds of ``AnswerKind``, in the order in
/// which it is tried: the first rule that finds what it looks for answers the line.
///
/// What names somebody or something goes before what goes on with the matter, and what is said
/// of the reason comes after what is said of the bookings: a line that fits two rules is the
/// more special of them.
enum AnswerRule: String, CaseIterable, Sendable {
  /// "Kim", "the second": which of a name, or whoever is new.
  case namesGuest
  /// "the last one of the day": of all that is free then.
  case takesEdgeOfDay
  /// "no, move her Friday one there".
  case movesThere
  /// "not her, offer it to Grace".
  case offersToAnother
  /// "it's Omar's": whose what is offered is.
  case tellsWhose
  /// "07700 900123".
  case tellsPhone
  /// "no, 4", "3": the place of a slot, or an hour.
  case mayBePlaceOrHour
  /// "that one", of what a reason told of.
  case takesTold
  /// "Friday's", "1 and 3": which of several bookings.
  case picksBookings
  /// "to 3", "a week later": to when one moves.
  case placesMove
  /// "yes, but not the colour".
  case agreesExcept
  /// "and Omar's", "only the first two".
  case goesOn
  /// "just the haircut": less of a visit.
  case leavesLess
  /// "the colour for Mei": who has which of a visit.
  case assigns
  /// "1 or 2?": which of two is better is the guest's to say.
  case wavers
  /// "note that she is allergic".
  case notes
  /// "and put Mei in her place".
  case waitsForPlace
  /// "only Omar's", "not 24", of what is about to be cancelled.
  case narrows
  /// "because she is ill".
  case tellsReason
  /// "no, Omar's": another booking than the one that is asked about.
  case meansAnother
  /// "back to the first ones".
  case goesBack
  /// "yes, Priya is ill": why, read as an absence.
  case tellsIllness
  /// "actually yes, book it", after a no.
  case takesAfterAll
  /// "whichever's later".
  case takesLater
  /// "I don't care, book it", of another hour than was asked for.
  case doesNotMind

  /// The questions that it may answer; nil if it may answer any.
  var questions: Set<OpenQuestion>? {
    switch self {
    case .namesGuest: [.person]
    case .takesEdgeOfDay, .movesThere, .offersToAnother, .mayBePlaceOrHour, .takesTold, .wavers,
      .goesBack, .doesNotMind, .takesLater:
      [.bookOffer, .moveOffer]
    case .picksBookings: [.whichBooking]
    case .placesMove: [.time]
    case .agreesExcept, .narrows, .tellsReason, .tellsIllness: [.cancellation]
    case .leavesLess, .assigns: [.visitOffer]
    case .takesAfterAll: [.anotherTime]
    case .tellsWhose, .tellsPhone, .goesOn, .notes, .waitsForPlace, .meansAnother: nil
    }
  }

  /// The rules that a question tries, in their order.
  static func order(of question: OpenQuestion) -> [AnswerRule] {
    allCases.filter { $0.questions?.contains(question) ?? true }
  }

  /// The order of each question as Markdown; questions that have no rules of their own are left
  /// out, and those for all are marked.
  static var markdown: String {
    OpenQuestion.allCases.compactMap { question in
      let order = order(of: question)
      guard order.contains(where: { $0.questions != nil }) else { return nil }
      let names = order.map { $0.questions == nil ? "*\($0.rawValue)*" : $0.rawValue }
      return "- \(question.rawValue): " + names.joined(separator: ", ")
    }.joined(separator: "\n")
  }
}
