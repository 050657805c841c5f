import CivilTime
import PlainEnglish
import Scheduling

/// Why not, of several at once: "why not Sam or Priya at 4?", "why not 3 or 4?".
extension Conversation {
  /// Answers for each that a question names, in its order.
  mutating func explainNot(_ request: Request, _ turn: Turn) throws(BookError) -> Reply {
    let each = request.eachContrasted
    guard each.count > 1 else { return try explainNotOne(request, turn) }
    var answers: [(reply: Reply, after: Conversation)] = []
    for one in each {
      // What one of them leaves spoken of is nothing that the next is asked of.
      var conversation = self
      let reply = try conversation.explainNotOne(one, turn)
      answers.append((reply, conversation))
    }
    guard let first = answers.first else { return try explainNotOne(request, turn) }
    self = first.after
    var told = first.reply
    for answer in answers.dropFirst() {
      // What would work is numbered, so it is told once.
      let further = answer.reply.statements.filter { statement in
        !told.statements.contains { $0.says(theSameAs: statement) } && !statement.isOfferedInstead
      }
      told.statements += further
    }
    return told
  }
}

extension Statement {
  /// Whether the same would be read of both: nearest times are the same by when they are and
  /// with whom, whatever speaks for them.
  func says(theSameAs other: Statement) -> Bool {
    guard case .nearest(let mine) = self, case .nearest(let theirs) = other else {
      return self == other
    }
    return mine.elementsEqual(theirs) { $0.start == $1.start && $0.staff == $1.staff }
  }

  /// Whether it tells what could be had instead of what is refused.
  var isOfferedInstead: Bool {
    switch self {
    case .relaxed, .orWaitlist: true
    default: false
    }
  }
}

extension Request {
  /// The question of each person with each time that it names; itself if it names one.
  fileprivate var eachContrasted: [Request] {
    var each = staff.count > 1 ? staff.map { mention in with { $0.staff = [mention] } } : [self]
    let timed = whens.filter { !$0.isDayOnly }
    let days = whens.filter(\.isDayOnly)
    guard whens.allSatisfy({ $0.role == .at || $0.role == .or || $0.role == .not }) else {
      return each
    }
    if timed.count > 1, days.count < 2 {
      // "tomorrow at 3 or 4" says the day of both.
      let date = timed.first.flatMap { $0.isTimeOnly ? nil : $0.start?.date }
      each = each.flatMap { one in
        timed.map { when in one.with { $0.whens = days + [when.asked(on: date)] } }
      }
    } else if days.count > 1, timed.count < 2 {
      each = each.flatMap { one in
        days.map { day in one.with { $0.whens = [day.asked()] + timed } }
      }
    } else if whens.isEmpty, numbers.count > 1, choice == nil {
      each = each.flatMap { one in
        numbers.map { number in
          one.with { $0.numbers = [number] + numbers.filter { $0 != number } }
        }
      }
    }
    return Array(each.prefix(Self.mostContrasted))
  }

  /// So many are answered at once.
  private static let mostContrasted = 6

  private func with(_ change: (inout Request) -> Void) -> Request {
    var copy = self
    change(&copy)
    return copy
  }
}

extension When {
  /// The time itself, and no further choice; on the date that was said before it.
  fileprivate func asked(on date: CalendarDate? = nil) -> When {
    var when = self
    when.role = .at
    if let date, isTimeOnly {
      when.start = start.map { LocalDateTime(date, $0.time) }
      when.isTimeOnly = false
    }
    return when
  }
}
