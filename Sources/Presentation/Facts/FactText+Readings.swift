import CivilTime
import Conversation
import Explainer
import PlainEnglish
import Scheduling

/// How a line was read, and what of it was a guess.
extension FactText {
  /// Each part of a request, and what was implied.
  func read(_ request: Request) -> [JSONText] {
    let sentences = Sentences(wording: wording, layout: TextLayout(width: 10_000))
    var facts = [fact("asks for", [("what", .string(sentences.what(request)))])]
    facts += request.services.map { mention($0, "service") }
    facts += request.staff.map { mention($0, "staff") }
    facts += request.customers.map { mention($0, "customer") }
    facts += request.whens.map { time($0) }
    if let minutes = request.duration?.length.exactMinutes {
      facts.append(fact("length", [("minutes", .whole(minutes))]))
    }
    facts += request.bookingNumbers.map {
      fact("booking", [("booking", .string(wording.number(BookingID($0))))])
    }
    facts += request.left.map { fact("not used", [("words", .string($0.text))]) }
    return facts + implied(request)
  }

  /// What was a guess, and what a preference rests on.
  func sure(_ requests: [Request], _ habits: [Fact], _ customer: CustomerID?) -> [JSONText] {
    let rests = habits.map { habit in
      JSONRenderer().fact(
        WeighedFact(habit, points: 0), of: context.now, wording,
        besides: [("customer", customer.map { .string(wording.name($0)) } ?? .null)])
    }
    return requests.flatMap { implied($0) } + rests
  }

  private func mention(_ mention: NameMention, _ kind: String) -> JSONText {
    fact(
      "name",
      [
        ("words", .string(mention.text)), ("of", .string(kind)),
        ("names", .array(mention.entries.map { .string($0.name) })),
      ] + (mention.isExcluded ? [("wanted", .string("no"))] : []))
  }

  private func time(_ when: When) -> JSONText {
    fact(
      "time",
      [
        ("words", .string(when.text)), ("role", .string(when.role.rawValue)),
        ("start", when.start.map { time($0) } ?? .null),
        ("end", when.end.map { time($0) } ?? .null),
      ])
  }

  private func implied(_ request: Request) -> [JSONText] {
    request.whens.flatMap { when in
      when.notes.filter { $0.isGuess(in: when) }.map { note in
        let opens = (when.start ?? when.end).flatMap {
          context.business.openingWindows(on: $0.date)?.first
        }
        var members: Members = [
          ("words", .string(note.text)), ("because", .string(reason(note.reason))),
          ("start", (when.start ?? when.end).map { time($0) } ?? .null),
        ]
        if note.reason == .openingHours, let opens {
          members.append(("opens", .string("\(opens.start)")))
        }
        if let other = when.otherReading { members.append(("or", time(other))) }
        return fact("implied", members)
      }
    }
  }

  private func reason(_ reason: When.Reason) -> String {
    switch reason {
    case .openingHours: "opening hours"
    case .nextOccurrence: "next occurrence"
    case .bareHour: "bare hour"
    case .alreadyPassed: "already passed"
    case .carriedOver: "carried over"
    case .sharedMeridiem: "said of the other end"
    case .partOfDay: "part of the day"
    case .convention: "convention"
    case .onlyOrder: "only order"
    case .spelling: "spelling"
    }
  }
}
