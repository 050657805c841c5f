import PlainEnglish

/// Acts that are taken back in the same line: "cancel B-24. Actually no, move it to Friday".
extension [Request] {
  /// The requests, of those that are taken back only what stands in their place.
  var withoutTakenBack: [Request] {
    guard count > 1, contains(where: { $0.intent == .cancel || $0.intent == .move }) else {
      return self
    }
    var kept: [Request] = []
    for request in self {
      if let last = kept.last, let instead = request.instead(of: last) {
        kept[kept.count - 1] = instead
      } else {
        kept.append(request)
      }
    }
    return kept
  }
}

extension Request {
  /// The request as what is to be done with the booking of the one before it, which it takes
  /// back; nil if it takes back nothing.
  fileprivate func instead(of last: Request) -> Request? {
    guard last.intent == .cancel || last.intent == .move,
      bookingNumbers.isEmpty, customers.isEmpty, services.isEmpty, !isQuestion,
      saysNoFirst || last.endsInNo
    else { return nil }
    var own = self
    switch intent {
    case .correct, .move: own.intent = .move
    case .cancel: break
    case .stop where says("cancel"): own.intent = .cancel
    default: return nil
    }
    guard own.intent != last.intent else { return nil }
    own.bookingNumbers = last.bookingNumbers
    own.customers = last.customers
    own.services = last.services
    own.isForMe = last.isForMe
    own.isForLastCustomer = last.isForLastCustomer
    own.choice = last.choice ?? (choice == .it ? nil : choice)
    own.exceptions = last.exceptions
    let old = last.whens.filter { $0.role == .from || last.intent == .cancel && $0.role == .at }
    own.whens = old.map { $0.asOld(of: own.intent) } + whens
    own.left = left.filter { !$0.matters } + last.left.filter(\.matters)
    own.note = nil
    return own
  }

  private var saysNoFirst: Bool {
    Folding.words(text).prefix(2).contains(where: Self.takingBack.contains)
  }

  private var endsInNo: Bool {
    Folding.words(text).suffix(2).contains(where: Self.takingBack.contains)
  }

  private static let takingBack: Set<String> = [
    "no", "actually", "wait", "sorry", "scratch", "rather", "oops",
  ]
}

extension When {
  /// The time as the one that a booking has, of what is now to be done with it.
  fileprivate func asOld(of intent: Intent) -> When {
    var old = self
    old.role = intent == .move ? .from : .at
    return old
  }
}
