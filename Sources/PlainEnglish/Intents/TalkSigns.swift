/// Answers and talk found in a clause.
struct TalkSigns: OptionSet {
  let rawValue: UInt32

  static let yes = TalkSigns(rawValue: 1 << 0)
  /// Agrees if a yes is expected.
  static let approval = TalkSigns(rawValue: 1 << 1)
  static let accept = TalkSigns(rawValue: 1 << 2)
  /// Agrees to a value that it names: "Friday works".
  static let acceptsValue = TalkSigns(rawValue: 1 << 3)
  static let no = TalkSigns(rawValue: 1 << 4)
  static let reject = TalkSigns(rawValue: 1 << 5)
  static let putOff = TalkSigns(rawValue: 1 << 6)
  static let done = TalkSigns(rawValue: 1 << 7)
  static let any = TalkSigns(rawValue: 1 << 8)
  static let stop = TalkSigns(rawValue: 1 << 9)
  static let keep = TalkSigns(rawValue: 1 << 10)
  static let wait = TalkSigns(rawValue: 1 << 11)
  static let unsure = TalkSigns(rawValue: 1 << 12)
  static let thanks = TalkSigns(rawValue: 1 << 13)
  static let praise = TalkSigns(rawValue: 1 << 14)
  static let bye = TalkSigns(rawValue: 1 << 15)
  static let hello = TalkSigns(rawValue: 1 << 16)
  static let help = TalkSigns(rawValue: 1 << 17)
  static let again = TalkSigns(rawValue: 1 << 18)
  static let unclear = TalkSigns(rawValue: 1 << 19)
  /// Nothing but talk is in the clause.
  static let pure = TalkSigns(rawValue: 1 << 20)
  /// The first sign was a no.
  static let noFirst = TalkSigns(rawValue: 1 << 21)

  /// "book it": what was spoken of is to be done.
  static let goAhead = TalkSigns(rawValue: 1 << 22)

  /// "that's it": nothing is missing, of an offer as of the conversation.
  static let complete = TalkSigns(rawValue: 1 << 24)

  /// A farewell only where nothing else is said.
  static let leave = TalkSigns(rawValue: 1 << 23)

  static let agreement: TalkSigns = [.yes, .approval, .accept, .acceptsValue]
  static let refusal: TalkSigns = [.no, .reject, .putOff]
  /// What ends the conversation together with "that's it".
  static let closing: TalkSigns = [.thanks, .bye, .no]
}

extension TalkSigns {
  /// The sign that a cue is.
  static func of(_ cue: Cue) -> TalkSigns {
    switch cue {
    case .yes: .yes
    case .approval: .approval
    case .accept, .echo: .accept
    case .goAhead: [.accept, .goAhead]
    case .no: .no
    case .noThanks: [.no, .thanks]
    case .reject: .reject
    case .putOff: .putOff
    case .done: .done
    case .complete: [.done, .complete]
    case .any: .any
    case .stop: .stop
    case .keep: .keep
    case .wait: .wait
    case .unsure: .unsure
    case .thanks: .thanks
    case .praise: .praise
    case .bye: .bye
    case .leave: [.bye, .leave]
    case .hello: .hello
    case .help: .help
    case .again: .again
    case .unclear: .unclear
    default: []
    }
  }
}
