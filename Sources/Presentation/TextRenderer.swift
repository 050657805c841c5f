import CivilTime
import Conversation
import Explainer
import PlainEnglish
import Scheduling

/// Renders a reply as lines of text for a width.
///
/// No line ends in a blank, holds a tab or an escape, or begins like an input
/// of a transcript.
public struct TextRenderer: Sendable {
  /// Columns.
  public var width: Int

  /// Creates a renderer for a width.
  public init(width: Int = 80) {
    self.width = max(20, width)
  }

  /// The lines of a reply, its question last.
  public func lines(_ reply: Reply, _ context: WordingContext) -> [String] {
    let sentences = Sentences(wording: Wording(context), layout: TextLayout(width: width))
    let last = reply.statements.lastIndex(where: \.tellsOfUndo)
    var lines = reply.statements.indices.flatMap { index in
      var own = sentences
      own.tellsOfUndo = index == last
      return reply.statements[index] == .pleaseAnswer
        ? own.pleaseAnswer(reply.question) : own.lines(reply.statements[index])
    }
    if let question = reply.question, !reply.hasAsked(question) {
      lines += sentences.question(question, reply)
    }
    while lines.last?.isEmpty == true { lines.removeLast() }
    return lines.map(Self.guarded)
  }

  private static func guarded(_ line: String) -> String {
    let clean = line.trimmedEnd
    return clean.hasPrefix("> ") || clean.hasPrefix("? ") || clean.hasPrefix("@ ")
      ? " " + clean : clean
  }
}

/// The sentences of statements.
struct Sentences {
  var wording: Wording
  let layout: TextLayout
  /// How much is told, where this answer was asked for in full or in brief.
  var depth: Depth?

  /// Whether it is told that "undo" takes back what was done: once of several changes.
  var tellsOfUndo = true

  /// That "undo" takes it back, behind a sentence.
  var undo: String { tellsOfUndo ? " “undo” takes it back." : "" }

  enum Depth {
    case brief
    case full
  }

  /// Whether all facts are told, because of that or by the book's setting.
  var isFull: Bool { depth.map { $0 == .full } ?? business.settings.explainsInFull }

  /// Whether only the weightiest fact is told.
  var isBrief: Bool { depth == .brief }

  var context: WordingContext { wording.context }
  var business: Business { context.business }

  /// One wrapped sentence.
  func say(_ sentence: String) -> [String] {
    sentence.isEmpty ? [] : layout.wrapped(sentence)
  }

  /// The lines of a statement, by its family.
  func lines(_ statement: Statement) -> [String] {
    readingLines(statement) ?? slotLines(statement) ?? bookingLines(statement)
      ?? listLines(statement) ?? reasonLines(statement) ?? changeLines(statement)
      ?? talkLines(statement) ?? dayLines(statement) ?? rearranging(statement)
      ?? fileLines(statement) ?? []
  }

  /// What would answer the question that stands open.
  func pleaseAnswer(_ question: OpenQuestion?) -> [String] {
    switch question {
    case .bookOffer, .moveOffer, .visitOffer:
      say("Please say yes, no, a number, or what should be different.")
    case .cancellation, .change, .swap, .undoing: say("Please answer yes or no.")
    case .seriesOffer:
      say("Please say yes, no, “take the nearest”, or what should be different of a date.")
    case .rearrangement: say("Please say yes, no, “leave them”, or where one should go.")
    case .howLate: say("Please say how long: 15 minutes.")
    case .importing:
      say("Please say yes, no, or “anyway” to bring in what clashes too.")
    case .whichBooking, .whichReading, .seriesScope:
      say("Please say the number of the one you mean.")
    case .service: say("Please name a service, or its number.")
    case .person: say("Please say the whole name.")
    case .time, .anotherTime: say("Please name a day or a time.")
    case nil: []
    }
  }

  /// The question that stands open.
  func question(_ question: OpenQuestion, _ reply: Reply) -> [String] {
    switch question {
    case .bookOffer: say("Shall I book \(reply.asksAbout.map { place($0.slot) } ?? "it")?")
    case .visitOffer: say("Shall I book them?")
    case .seriesOffer: say(seriesQuestion(reply))
    case .seriesScope: say("Which?")
    case .moveOffer:
      say("Shall I move \(reply.asksAbout.map { target($0) } ?? "it")?")
    case .service: say("Which service?")
    case .person: []
    case .time: say("When would suit?")
    case .anotherTime: []
    case .swap: say("Shall I swap them?")
    case .cancellation:
      say(isPlural(reply) ? "Shall I cancel them?" : "Shall I cancel it?")
    case .whichBooking: say("Which one?")
    case .change: say("Shall I go on?")
    case .whichReading: say("Which date do you mean?")
    case .rearrangement: say(rearrangementQuestion(reply))
    case .howLate: say("How late?")
    case .importing: say(importQuestion(reply))
    case .undoing: say("Shall I take \(undoesOne(reply) ? "it" : "all of it") back?")
    }
  }

  /// When, and with whom.
  private func place(_ slot: Slot) -> String {
    "\(wording.shortMoment(slot.start)) with \(wording.name(slot.staff))"
  }

  /// Which booking, and where to.
  private func target(_ asked: Reply.Asked) -> String {
    "\(asked.moving.map { wording.number($0) } ?? "it") to \(place(asked.slot))"
  }

  private func importQuestion(_ reply: Reply) -> String {
    for statement in reply.statements {
      guard case .importing(let plan) = statement, !plan.clashes.isEmpty else { continue }
      return plan.items.isEmpty
        ? "Nothing fits. Say “anyway” to bring it in against the rules, or no."
        : "Shall I bring in what fits? Or say “anyway” to bring in all of it."
    }
    return "Shall I bring it in?"
  }

  private func rearrangementQuestion(_ reply: Reply) -> String {
    for statement in reply.statements {
      guard case .rearrangement(let plan) = statement else { continue }
      let first = plan.rows.first.map { wording.number($0.booking.id) } ?? "B-1"
      let moves = plan.rows.filter { $0.slot != nil }.count
      let what = moves == 1 ? "it" : "them"
      if plan.edits.isEmpty { return "Shall I move \(what)? Or say “\(first) at 4pm”." }
      return moves == 0
        ? "Shall I save it all the same? Or say “\(first) at 4pm”."
        : "Shall I save it and move \(what)? Or say “leave them”, or “\(first) at 4pm”."
    }
    return "And what I proposed: shall I go on with it?"
  }

  private func seriesQuestion(_ reply: Reply) -> String {
    for statement in reply.statements {
      guard case .series(let series) = statement else { continue }
      let fits = series.slots.count
      if fits == 0 { return "Shall I take the nearest instead?" }
      if fits == series.items.count { return "Shall I book all \(fits)?" }
      return "Shall I book the \(fits) that \(fits == 1 ? "fits" : "fit")?"
    }
    return "Shall I book them?"
  }

  private func undoesOne(_ reply: Reply) -> Bool {
    reply.statements.contains { statement in
      if case .undoProposal(let entries) = statement { entries.count == 1 } else { false }
    }
  }

  private func isPlural(_ reply: Reply) -> Bool {
    reply.statements.contains { statement in
      if case .cancelProposal(let bookings, _) = statement { bookings.count > 1 } else { false }
    }
  }
}

extension TextRenderer {
  /// A failure of the book as one sentence, where no reply can carry it.
  public static func failure(_ error: BookError) -> String {
    let context = WordingContext(
      business: Business(), zone: .utc, now: LocalDateTime(wallSeconds: 0))
    return Sentences(wording: Wording(context), layout: TextLayout(width: 10_000)).failure(error)
  }
}

extension Reply {
  /// Whether its last statement puts the open question already, so that it is not
  /// asked twice.
  fileprivate func hasAsked(_ question: OpenQuestion) -> Bool {
    switch (statements.last, question) {
    case (.severalOfName, .service), (.severalOfName, .person), (.unknownGuest, .person),
      (.endsBeforeItBegins, .time):
      true
    case (.pleaseAnswer, .service), (.pleaseAnswer, .whichBooking), (.pleaseAnswer, .whichReading),
      (.pleaseAnswer, .seriesScope), (.pleaseAnswer, .time), (.pleaseAnswer, .howLate):
      true
    default: false
    }
  }
}

extension Statement {
  /// Whether its words tell that "undo" takes it back.
  fileprivate var tellsOfUndo: Bool {
    switch self {
    case .edited, .moved, .reinstated, .afterBooking: true
    default: false
    }
  }
}
