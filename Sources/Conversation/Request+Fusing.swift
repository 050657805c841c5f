import PlainEnglish

/// Sentences of one line that speak of one booking are one request: "How about
/// the 2nd? 11:15 would work for me."
extension [Request] {
  /// The requests of a line, those that only add to the one before joined with
  /// it.
  var fused: [Request] {
    var result: [Request] = []
    for request in self {
      if let last = result.last, let change = request.setUp, last.setUp != nil,
        last.span == request.span
      {
        // "Sam works Tue to Fri 9 to 5 and Sat 10 to 3" is one change.
        result[result.count - 1].furtherSetUps.append(change)
      } else if let last = result.last, last.intent == .waitlist, request.onlyAddsTime {
        // "…, any morning next week" goes on with the wish.
        result[result.count - 1].whens += request.whens
        result[result.count - 1].text += " " + request.text
      } else if let last = result.last, last.intent == .affirm, request.intent == .override {
        // "that's all right, book it anyway" is said once.
        result[result.count - 1] = request
      } else if let last = result.last, last.intent == .override, request.intent == .affirm {
        // "never mind the rules, just book it" as well.
        continue
      } else if let last = result.last, last.isAboutTheBooking, request.isAboutTheBooking,
        last.agreesInNames(with: request), !last.isSibling(of: request)
      {
        result[result.count - 1] = last.joined(with: request)
      } else {
        result.append(request)
      }
    }
    return result
  }
}

extension Request {
  /// Whether nothing but a time is said, and nothing is asked.
  fileprivate var onlyAddsTime: Bool {
    guard intent == .availability || intent == .none || intent == .correct || intent == .any else {
      return false
    }
    return !whens.isEmpty && services.isEmpty && customers.isEmpty && staff.isEmpty && !isQuestion
      && topics.isEmpty && left.isEmpty
  }

  /// Whether it asks for a booking, answers an offer or tells more of either.
  fileprivate var isAboutTheBooking: Bool {
    switch intent {
    case .book, .availability, .correct, .affirm, .negate, .any: true
    case .none: hasValues || !topics.isEmpty || choice != nil
    default: false
    }
  }

  /// Whether both were one clause that names two days, or wants the same for two people: "on
  /// Tuesday and Thursday", "every Friday for Grace and her son".
  fileprivate func isSibling(of other: Request) -> Bool {
    intent == .book && other.intent == .book && span == other.span
      && (whens != other.whens || text != other.text || note != other.note)
  }

  fileprivate func agreesInNames(with other: Request) -> Bool {
    func agree(_ ours: [NameMention], _ theirs: [NameMention]) -> Bool {
      ours.isEmpty || theirs.isEmpty
        || ours.map(\.identity) == theirs.map(\.identity)
    }
    // A person named again is a correction; another service or another customer
    // is another booking.
    return agree(services, other.services) && agree(customers, other.customers)
      && (recurrence == nil || other.recurrence == nil || recurrence == other.recurrence)
  }

  fileprivate func joined(with other: Request) -> Request {
    var joined = self
    joined.text += " " + other.text
    joined.span = span.lowerBound..<Swift.max(span.upperBound, other.span.upperBound)
    joined.acts += other.acts.filter { !acts.contains($0) }
    joined.whens += other.whens
    joined.recurrence = other.recurrence ?? recurrence
    joined.duration = other.duration ?? duration
    if services.isEmpty { joined.services = other.services }
    if !other.staff.isEmpty { joined.staff = other.staff }
    if customers.isEmpty { joined.customers = other.customers }
    joined.isForMe = isForMe || other.isForMe
    joined.isForLastCustomer = isForLastCustomer || other.isForLastCustomer
    joined.choice = other.choice ?? choice
    joined.alternative = other.alternative ?? alternative
    joined.topics += other.topics
    joined.note = note ?? other.note
    joined.partySize = other.partySize ?? partySize
    joined.wantsSoonest = wantsSoonest || other.wantsSoonest
    joined.shift = other.shift ?? shift
    joined.left += other.left
    joined.isQuestion = isQuestion || other.isQuestion
    joined.intent = Self.intent(intent, other.intent, hasValues: joined.hasValues)
    return joined
  }

  /// What two sentences about one booking want together: a new value outweighs a
  /// yes or a no, and to book outweighs to ask.
  private static func intent(_ first: Intent, _ second: Intent, hasValues: Bool) -> Intent {
    if first == .book || second == .book { return .book }
    if first == .negate || second == .negate { return hasValues ? .correct : .negate }
    let agrees = first == .affirm || second == .affirm
    if first == .availability || second == .availability {
      return agrees && !hasValues ? .affirm : .availability
    }
    if hasValues { return .correct }
    if first == .affirm || second == .affirm { return .affirm }
    return first == .none ? second : first
  }
}

extension NameMention {
  /// Whom or what it names: by the book, or of whom the book lacks by the words.
  fileprivate var identity: [String] {
    entries.isEmpty ? [Folding.fold(text)] : entries.map { "\($0.id)" }
  }
}
