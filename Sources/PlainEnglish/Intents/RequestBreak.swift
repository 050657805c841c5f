/// A place where a line goes on to want something again or something else: times
/// before it and behind it are not said of one thing.
struct RequestBreak: Hashable, Sendable {
  /// The token at which it goes on.
  var token: Int

  /// Whether it is something else that is wanted, so that even an hour behind it
  /// is not that of a day before it.
  var isOther: Bool
}

extension RequestBreak {
  /// What is wanted, as far as two wishes of a line differ by it.
  private enum Family {
    case book, cancel, move, ask, show
  }

  /// The breaks of a line: by its verbs and questions, and by whom it names.
  static func all(
    in words: [CueWord], acts: [CueSpan], names: [FoundName]
  ) -> [RequestBreak] {
    var breaks = betweenVerbs(in: words, acts: acts)
    guard !names.isEmpty else { return breaks }
    func add(_ more: [RequestBreak]) {
      if !more.isEmpty { breaks += more }
    }
    add(betweenSubjects(of: names, in: words, acts: acts))
    add(betweenBookings(of: names, in: words, acts: acts))
    add(beforeNewStaff(among: names, in: words, acts: acts))
    return breaks
  }

  private static func betweenVerbs(in words: [CueWord], acts: [CueSpan]) -> [RequestBreak] {
    var breaks: [RequestBreak] = []
    var last: Family?
    for act in acts {
      guard let family = family(of: act.kind) else { continue }
      if let last, startsAnew(act.start, words) {
        // "find my booking on Saturday and cancel the one at 3" is one thing, and so is
        // "book me in on Friday, is anything free at 3".
        // "show tomorrow and book Dana at 3" says an hour of the second alone.
        let isOther =
          last == .show
          ? family == .book : last != family && last != .ask && family != .ask && family != .show
        breaks.append(.init(token: Int(words[act.start].token), isOther: isOther))
      }
      last = family
    }
    return breaks
  }

  /// The breaks of what is supposed of several people: "what if Sam took Friday off and
  /// Alex worked until 6" says an hour of Alex alone.
  private static func betweenSubjects(
    of names: [FoundName], in words: [CueWord], acts: [CueSpan]
  ) -> [RequestBreak] {
    guard acts.contains(where: { $0.kind == .whatIf }) else { return [] }
    return names.compactMap { name in
      let (start, end) = (name.words.lowerBound, name.words.upperBound)
      guard name.mention.kind == .staff, start > 1, words[start - 1].is(.and),
        end < words.count, !words[end].isJoint
      else { return nil }
      return RequestBreak(token: Int(words[start].token), isOther: true)
    }
  }

  /// The break before whom a booking goes to: "move Tom on Thursday to Sam at 10" says of the
  /// one when it is and of the other when it should be.
  private static func beforeNewStaff(
    among names: [FoundName], in words: [CueWord], acts: [CueSpan]
  ) -> [RequestBreak] {
    guard let verb = acts.first(where: { $0.kind == .moveVerb || $0.kind == .changeVerb }) else {
      return []
    }
    return names.compactMap { name in
      let start = name.words.lowerBound
      guard name.mention.kind == .staff, start > verb.end, words[start - 1].is(.to) else {
        return nil
      }
      return RequestBreak(token: Int(words[start - 1].token), isOther: true)
    }
  }

  /// The breaks between the bookings of a row: "move Dana on Friday to 3 and Omar on Friday to
  /// 10:30" says the second day of Omar alone.
  private static func betweenBookings(
    of names: [FoundName], in words: [CueWord], acts: [CueSpan]
  ) -> [RequestBreak] {
    guard let verb = acts.first(where: { $0.kind == .moveVerb || $0.kind == .changeVerb }) else {
      return []
    }
    return names.compactMap { name in
      let start = name.words.lowerBound
      guard name.mention.kind == .customer, start > verb.end + 1, words[start - 1].is(.and),
        name.words.upperBound < words.count
      else { return nil }
      return RequestBreak(token: Int(words[start].token), isOther: true)
    }
  }

  private static func family(of cue: Cue) -> Family? {
    switch cue {
    case .bookVerb, .bookMe: .book
    case .cancelVerb, .removeVerb: .cancel
    case .moveVerb: .move
    case .showVerb: .show
    case .listQuestion, .isThere, .freeQuestion, .when, .whatDay: .ask
    default: nil
    }
  }

  private static func startsAnew(_ index: Int, _ words: [CueWord]) -> Bool {
    if words[index].breakBefore != .none { return true }
    return index > 0 && words[index - 1].isJoint
  }
}
