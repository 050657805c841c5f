import CivilTime

/// A sentence that asks for a rule and does not tell it: "Sam works Mondays, doesn't he?",
/// "doesn't Priya do colours?", "is a haircut 45 minutes?".
///
/// It is turned into the sentence that would tell it, and that is read by the forms: whether it
/// is so stands in the book.
struct AskedRule {
  /// The sentence that would tell what is asked; nil where it is of nothing that the book has.
  let told: String?
  /// "can Sam do colours?": whether it may be as well a wish that something be done.
  var isPossible = false

  /// Creates it; nil if the words ask for no rule.
  init?(_ parts: LineParts, _ words: Range<Int>) {
    if let tag = Self.tag(parts, words) {
      told = Self.sentence(parts, words.lowerBound..<tag)
    } else if let head = Self.head(parts, words) {
      told = Self.turned(parts, head, words.upperBound)
      isPossible = parts.words[head.verb].classes.contains(.can) && head.subject == head.verb + 1
    } else {
      return nil
    }
  }

  // MARK: "…, isn't he?"

  /// Where a question begins that only asks whether what stands before it is so.
  static func tag(_ parts: LineParts, _ words: Range<Int>) -> Int? {
    guard words.count > 3, let last = words.last else { return nil }
    let word = parts.words[last]
    if word.isAsked, word.breakBefore == .comma,
      word.is(.right) || word.is(.no) || parts.isWord(last, "correct") || parts.isWord(last, "yes")
    {
      return last
    }
    guard word.classes.contains(.person) || word.is(.it) else { return nil }
    let isDenied = parts.words[last - 1].is(.not)
    let verb = isDenied ? last - 2 : last - 1
    // "close on Friday, will you?" tells to.
    let isPlea = word.is(.you) && parts.words[verb].classes.contains(.can)
    guard verb > words.lowerBound + 1, isHelper(parts, verb), !isPlea,
      isDenied || word.isAsked && parts.words[verb].breakBefore == .comma
    else { return nil }
    return verb
  }

  /// The sentence before such a question: who is asked is who is at the desk.
  private static func sentence(_ parts: LineParts, _ words: Range<Int>) -> String? {
    guard let first = words.first, let last = words.last else { return nil }
    let text = parts.line.text(parts.span(words))
    guard parts.words[first].is(.you), last > first else { return text }
    let next = first + 1
    let isShort = parts.words[next].token == parts.words[first].token
    let rest = isShort ? next + 1..<words.upperBound : next..<words.upperBound
    guard !rest.isEmpty else { return nil }
    return "we \(isShort ? "are " : "")\(parts.line.text(parts.span(rest)))"
  }

  // MARK: "doesn't he …?"

  /// The verb at the head of a question, and where what it is asked of begins.
  private struct Head {
    var verb: Int
    var subject: Int
  }

  private static func head(_ parts: LineParts, _ words: Range<Int>) -> Head? {
    guard
      let verb = words.first(where: {
        !parts.words[$0].isJoint && parts.words[$0].classes.isDisjoint(with: [.stop, .polite])
      }), isHelper(parts, verb), verb + 2 < words.upperBound
    else { return nil }
    let isDenied = parts.words[verb + 1].is(.not)
    let subject = isDenied ? verb + 2 : verb + 1
    guard subject + 1 < words.upperBound else { return nil }
    if isDenied { return isSubject(parts, subject) ? Head(verb: verb, subject: subject) : nil }
    let ofStaff = parts.name(at: subject).map { isOfBook($0) && $0.mention.kind == .staff } ?? false
    guard tellsWhatIs(parts.words[verb]) || ofStaff && mayTell(parts.words[verb]) else {
      return nil
    }
    return Head(verb: verb, subject: subject)
  }

  /// Behind "don't": of whom or what it is asked, where else something would be forbidden.
  private static func isSubject(_ parts: LineParts, _ index: Int) -> Bool {
    !parts.words[index].classes.isDisjoint(with: [.person, .pronoun])
      || parts.name(at: index).map(isOfBook) == true
      || parts.words[index].classes.contains(.determiner)
        && (parts.name(at: index + 1).map(isOfBook) == true
          || parts.words[index + 1].classes.contains(.business))
  }

  /// "is", "do", "does", and not "should", "did": what asks how it is now.
  private static func tellsWhatIs(_ verb: CueWord) -> Bool {
    verb.is(.do) || verb.is(.does) || verb.is(.is)
      || verb.classes.contains(.be) && !verb.is(.was) && !verb.is(.be)
  }

  /// "can", "has" before somebody's name: "has Sam got Friday off?".
  private static func mayTell(_ verb: CueWord) -> Bool {
    verb.is(.can) || verb.is(.could) || verb.is(.has)
  }

  /// The question as the sentence that tells it; nil if it is of nobody and nothing here.
  private static func turned(_ parts: LineParts, _ head: Head, _ end: Int) -> String? {
    guard tellsWhatIs(parts.words[head.verb]) || mayTell(parts.words[head.verb]),
      let subjectEnd = subjectEnd(parts, head.subject, end), subjectEnd < end
    else {
      return nil
    }
    let verb = parts.words[head.verb]
    let isOurs = parts.name(at: subjectEnd - 1) == nil
    let subject =
      isOurs ? "we" : parts.line.text(parts.span(head.subject..<subjectEnd))
    // From where the subject ends, as a sign of money is no word.
    let rest = parts.line.text(
      parts.span(head.subject..<subjectEnd).upperBound..<parts.span(head.subject..<end).upperBound
    )
    if verb.is(.has) { return "\(subject) has \(rest)" }
    guard verb.classes.contains(.be) else { return "\(subject) \(rest)" }
    let isPlural = isOurs || parts.isWord(head.verb, "are") || parts.isWord(head.verb, "arent")
    return "\(subject) \(isPlural ? "are" : "is") \(rest)"
  }

  /// Where the words end that say of whom or what it is asked: of us, or of somebody or
  /// something by name.
  private static func subjectEnd(_ parts: LineParts, _ start: Int, _ end: Int) -> Int? {
    let word = parts.words[start]
    if word.is(.we) || word.is(.you) { return start + 1 }
    var first = start
    if word.classes.contains(.determiner) || word.classes.contains(.poss) { first += 1 }
    guard first < end else { return nil }
    if first > start, parts.words[first].classes.contains(.business) { return first + 1 }
    guard var name = parts.name(at: first), name.words.lowerBound == first, isOfBook(name) else {
      return nil
    }
    while name.words.upperBound + 1 < end, parts.words[name.words.upperBound].is(.and),
      let next = parts.name(at: name.words.upperBound + 1), isOfBook(next)
    {
      name = next
    }
    return name.words.upperBound
  }

  private static func isOfBook(_ name: FoundName) -> Bool {
    !name.mention.entries.isEmpty
      && (name.mention.kind == .staff || name.mention.kind == .service)
  }

  /// "is", "does", "will": what asks with its subject behind it.
  private static func isHelper(_ parts: LineParts, _ index: Int) -> Bool {
    let word = parts.words[index]
    return !word.classes.isDisjoint(with: [.be, .can]) || word.is(.do) || word.is(.does)
      || word.is(.did) || word.is(.has) || word.is(.have)
  }
}

extension LineReader {
  /// What a sentence asks of the rules of the book; nil if it asks nothing that a form reads.
  ///
  /// It is a look at the book: ``Request/setUp`` is what would have to be so.
  func asked(_ rule: AskedRule, like request: Request) -> Request? {
    guard let told = rule.told, !context.isReworded else { return nil }
    let requests = Reader().read(told, in: context).requests
    let changes = requests.compactMap(\.setUp)
    guard !changes.isEmpty, changes.count == requests.count,
      requests.allSatisfy({ $0.left.isEmpty && $0.intent == .setUp }),
      changes.allSatisfy(\.isToldByBook)
    else { return nil }
    if rule.isPossible {
      guard case .skills = changes[0], changes.count == 1 else { return nil }
    }
    var own = request
    own.intent = .list
    own.isQuestion = true
    own.setUp = changes[0]
    if case .hoursEdge(nil, let edge, _, .some) = changes[0], edge.end == .start,
      let moment = request.whens.first(where: { !$0.isDayOnly && !$0.isTimeOnly })
    {
      // "are you open at 7 on Thursday?": then, and not from then on.
      own.setUp = .usualOn(nil, moment, opens: true)
    }
    if case .workDays(let mention, let days, false) = changes[0], days.count == 1,
      let when = requests[0].whens.first(where: { $0.isDayOnly && $0.start != nil })
    {
      // "are we open on Monday?" asks of the one that comes; who is in then is told otherwise.
      guard mention == nil, changes.count == 1 else { return nil }
      own.setUp = .usualOn(nil, when, opens: true)
    }
    own.furtherSetUps = Array(changes.dropFirst())
    return own
  }
}

extension SetUp {
  /// Whether the book tells if it is so: hours, days off, who does what, prices and lengths.
  fileprivate var isToldByBook: Bool {
    switch self {
    case .skills, .staffHours(_, _, _, breaks: [], _), .workDays, .timeOff, .staffOn, .closedOn,
      .closedWeekly, .openOn, .openingHours, .usualOn(nil, .some, opens: true):
      true
    case .hoursEdge(nil, let edge, _, _):
      if case .to = edge.change { true } else { false }
    case .hoursEdge(.some, let edge, _, _):
      if case .to = edge.change { true } else { false }
    case .changeService(_, let values): values.isOnlyPriceOrLength
    case .notice, .noticeDays, .step, .horizon, .cancellationCutoff, .holdLength, .limit: true
    default: false
    }
  }
}

extension SetUp.ServiceValues {
  /// Whether a price, a length or both are all that is named.
  public var isOnlyPriceOrLength: Bool {
    var plain = Self()
    plain.price = price
    plain.length = length
    return plain == self && (price != nil || length != nil)
  }
}
