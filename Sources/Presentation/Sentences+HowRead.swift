import CivilTime
import Conversation
import Explainer
import PlainEnglish
import Scheduling

extension Sentences {
  /// Each part of a line: what was known, and what was implied and why.
  func howRead(_ line: String, _ requests: [Request]) -> [String] {
    say("You typed: \(line)") + requests.flatMap { part($0) }
  }

  private func part(_ request: Request) -> [String] {
    var rows = [["asks for", what(request)]]
    for mention in request.services { rows.append([quoted(mention), service(mention)]) }
    for mention in request.staff {
      rows.append([quoted(mention), who(mention) + (mention.isExcluded ? ", not wanted" : "")])
    }
    for mention in request.customers { rows.append([quoted(mention), who(mention)]) }
    for when in request.whens {
      rows.append(["“\(when.text)”", moment(of: when, isCompared: request.why == .ratherThan)])
    }
    if let place = place(request) { rows.append(["the number", place]) }
    if let duration = request.duration?.length.exactMinutes {
      rows.append(["how long", wording.length(duration)])
    }
    for number in request.bookingNumbers { rows.append(["the booking", "B-\(number)"]) }
    for left in request.left { rows.append(["“\(left.text)”", "nothing was made of it"]) }
    return layout.table(rows) + implied(request)
  }

  /// What was not said, and why it was taken so.
  private func implied(_ request: Request) -> [String] {
    request.whens.flatMap { when in
      when.notes.filter { $0.isGuess(in: when) }.flatMap { lines(.implied($0, taken: when)) }
    }
  }

  /// The places in a list, or the hours, that bare numbers are.
  private func place(_ request: Request) -> String? {
    if case .index(let number)? = request.choice { return "\(number)" }
    return request.numbers.isEmpty || !request.whens.isEmpty
      ? nil : wording.list(request.numbers.map(String.init))
  }

  private func quoted(_ mention: NameMention) -> String { "“\(mention.text)”" }

  private func service(_ mention: NameMention) -> String {
    mention.entries.isEmpty ? "no service here" : wording.list(mention.entries.map(\.name), "or")
  }

  private func who(_ mention: NameMention) -> String {
    guard !mention.entries.isEmpty else { return "nobody of that name in the book" }
    let kind = mention.kind == .staff ? "of the staff" : "a customer"
    return "\(wording.list(mention.entries.map(\.name), "or")), \(kind)"
  }

  private func moment(of when: When, isCompared: Bool) -> String {
    let role =
      switch when.role {
      case .from: "from "
      case .to: "to "
      case .not: isCompared ? "beside " : "not "
      case .or: "or "
      case .at: ""
      }
    guard let start = when.start else {
      return when.end.map { "\(role)until \(wording.moment($0))" } ?? "\(role)no date"
    }
    if when.isDayOnly {
      let last = when.end.map { $0.time == .midnight ? $0.date.adding(days: -1) : $0.date }
      guard let last, last > start.date else { return role + wording.date(start.date) }
      return "\(role)\(wording.date(start.date)) to \(wording.date(last))"
    }
    return when.end.map { role + wording.time(start, $0) } ?? role + wording.moment(start)
  }

  /// What a request asks for, in a person's words.
  func what(_ request: Request) -> String {
    switch request.intent {
    case .book: "a booking"
    case .list: "what is booked"
    case .availability: "what is free"
    case .cancel: "cancelling"
    case .move: "moving a booking"
    case .correct: "another value"
    case .affirm: "yes"
    case .negate: "no"
    case .explain: question(request.why)
    case .setUp: "a change of the book"
    case .report: "figures"
    case .undo: "taking back"
    case .none: "nothing that was understood"
    case .more: "more of the last answer"
    case .services: "the services"
    case .staff: "who works here"
    case .settings: "the settings"
    case .customers: "the customers"
    case .history: "what was changed"
    case .calendar: "a calendar file"
    case .mark: "a visit to be marked"
    case .note: "a remark to be kept"
    case .resize: "another length"
    case .swap: "two bookings to change places"
    case .waitlist: "a place on the waitlist"
    case .redo: "making a change again"
    case .late: "a day that runs late"
    case .ill: "someone to be away"
    case .print: "a day sheet"
    case .identify: "a name to be known by"
    case .override: "doing it against the rule"
    case .hold: "a time to be kept"
    case .transfer: "a file"
    case .any: "whatever is there"
    case .stop: "leaving it"
    case .repeat: "the last answer again"
    case .thank, .bye, .hello: "talk"
    case .help: "help"
    case .time: "the time"
    }
  }

  private func question(_ why: WhyQuestion?) -> String {
    switch why {
    case .whatIf: "what would be if"
    case .howCould: "how it could be had"
    case .whyNot, .whyNothing: "what stands against it"
    case .ratherThan: "a comparison"
    default: "a reason"
    }
  }

  // MARK: How sure

  /// What was a guess, and what it rests on; that nothing was, if so.
  func howSure(_ requests: [Request], _ habits: [Fact], _ customer: CustomerID?) -> [String] {
    let guesses = requests.flatMap { implied($0) }
    let rests = habits.flatMap { say(habit($0, customer)) }
    let left = requests.flatMap(\.left).map { "“\($0.text)”" }
    if !left.isEmpty { return say("I made nothing of \(wording.list(left)).") + guesses + rests }
    guard !guesses.isEmpty || !rests.isEmpty else {
      return say("Nothing was guessed of what you typed.")
    }
    return (guesses.isEmpty ? [] : say("This was a guess:") + guesses)
      + (rests.isEmpty ? [] : say("This rests on earlier visits:") + rests)
  }

  /// How many of the last visits were so: "6 of Dana’s last 8 visits were with Sam".
  private func habit(_ fact: Fact, _ customer: CustomerID?) -> String {
    let whose = customer.map { wording.possessive(wording.name($0)) + " " } ?? "the "
    switch fact {
    case .usualStaff(let staff, let visits, let all):
      return "\(visits) of \(whose)last \(all) visits were with \(wording.name(staff))."
    case .usualHour(let time, let visits, let all):
      return "\(visits) of \(whose)last \(all) visits were around \(wording.clock(time))."
    default: return ""
    }
  }
}
