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
    var lines = reply.statements.flatMap { statement in
      statement == .pleaseAnswer
        ? sentences.pleaseAnswer(reply.question) : sentences.lines(statement)
    }
    if let question = reply.question { lines += sentences.question(question, reply) }
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
  let wording: Wording
  let layout: TextLayout

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
      ?? talkLines(statement) ?? dayLines(statement) ?? []
  }

  /// What would answer the question that stands open.
  func pleaseAnswer(_ question: OpenQuestion?) -> [String] {
    switch question {
    case .bookOffer, .moveOffer, .visitOffer:
      say("Please say yes, no, a number, or what should be different.")
    case .cancellation, .change, .seriesOffer, .swap: say("Please answer yes or no.")
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
    case .bookOffer: say("Shall I book it?")
    case .visitOffer: say("Shall I book them?")
    case .seriesOffer: say(seriesQuestion(reply))
    case .seriesScope: say("Which?")
    case .moveOffer: say("Shall I move it?")
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
    }
  }

  private func seriesQuestion(_ reply: Reply) -> String {
    for statement in reply.statements {
      guard case .series(let series) = statement else { continue }
      let fits = series.items.filter {
        $0.slot != nil || (series.takesNearest && $0.nearest != nil)
      }
      return fits.count == series.items.count
        ? "Shall I book all \(fits.count)?" : "Shall I book the \(fits.count) that fit?"
    }
    return "Shall I book them?"
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
