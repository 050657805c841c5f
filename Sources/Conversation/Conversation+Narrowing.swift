import PlainEnglish
import Scheduling

/// What is said of bookings that are about to be cancelled: only some of them, all but
/// some, and why.
extension Conversation {
  /// Proposes to cancel fewer than were proposed: "just the haircuts", "not Dana's",
  /// "keep B-12"; nil if a request says no such thing.
  mutating func narrow(
    _ cancellation: Table.Cancellation, with request: Request, _ turn: Turn
  ) throws(BookError) -> Reply? {
    guard cancellation.bookings.count > 1 else { return nil }
    if request.meansAll { return try commit(cancellation, turn) }
    let numbers = Folding.words(request.text).compactMap { Int($0) }
      .filter { number in cancellation.bookings.contains { $0.rawValue == number } }
    if !numbers.isEmpty, request.says("not") || request.says("keep") {
      // "not 18", of B-17, B-18 and B-19.
      var kept: [Booking] = []
      for id in cancellation.bookings where !numbers.contains(id.rawValue) {
        if let booking = try turn.book.booking(id) { kept.append(booking) }
      }
      if !kept.isEmpty { return proposeCancelling(kept, reason: cancellation.reason, turn) }
    }
    guard let limit = request.limit else { return nil }
    var all: [Booking] = []
    for id in cancellation.bookings {
      if let booking = try turn.book.booking(id) { all.append(booking) }
    }
    let named = all.filter(request.names)
    guard !named.isEmpty else { return nil }
    let kept = limit == .only ? named : all.filter { !named.contains($0) }
    guard !kept.isEmpty else { return nil }
    return proposeCancelling(kept, reason: cancellation.reason, turn)
  }
}

extension Conversation {
  /// Keeps a reason that is told before the yes: "because she moved away", "he has a
  /// cold", "reason: no sitter"; nil if a request tells none.
  mutating func keepReason(
    _ cancellation: Table.Cancellation, _ request: Request, _ turn: Turn
  ) throws(BookError) -> Reply? {
    guard let reason = request.bareReason else { return nil }
    var bookings: [Booking] = []
    for id in cancellation.bookings {
      if let booking = try turn.book.booking(id) { bookings.append(booking) }
    }
    return proposeCancelling(bookings, reason: reason, turn)
  }
}

extension Table.Cancellation {
  /// The cancellation with the reason that was said with the yes.
  func with(reasonOf request: Request) -> Table.Cancellation {
    guard reason.isEmpty, let said = request.reasonBesideYes else { return self }
    var copy = self
    copy.reason = said
    return copy
  }
}

extension Request {
  /// How a request limits what was proposed.
  fileprivate enum Limit {
    /// To what it names.
    case only
    /// To all but what it names.
    case except
  }

  /// "all", "all of them", "the lot".
  fileprivate var meansAll: Bool {
    let words = Folding.words(text).filter { !["of", "the", "please", "yes"].contains($0) }
    return [["all"], ["all", "them"], ["lot"], ["everything"], ["both"], ["both", "them"]]
      .contains(words)
  }

  /// Whether it speaks of only some of what was proposed, or of all but some.
  fileprivate var limit: Limit? {
    switch intent {
    case .book, .correct, .none, .cancel, .negate, .affirm, .list, .customers: break
    default: return nil
    }
    let mentions = services + customers + staff
    guard !mentions.isEmpty || !whens.isEmpty || !bookingNumbers.isEmpty || !keptNumbers.isEmpty
    else { return nil }
    if !keptNumbers.isEmpty || mentions.contains(where: \.isExcluded)
      || whens.contains(where: { $0.role == .not })
      || ["except", "keep", "leave", "without", "spare", "not", "apart", "aside", "besides"]
        .contains(where: says)
    {
      return .except
    }
    guard !["book", "reserve", "schedule"].contains(where: says) else { return nil }
    return ["just", "only", "merely"].contains(where: says) ? .only : nil
  }

  /// Whether all that it names holds of a booking.
  fileprivate func names(_ booking: Booking) -> Bool {
    func holds(_ mentions: [NameMention], _ id: Int?) -> Bool {
      mentions.isEmpty || mentions.contains { $0.entries.contains { $0.id == id } }
    }
    let numbers = bookingNumbers + keptNumbers
    let agreeing = whens.map { when in
      var named = when
      named.role = .at
      return named
    }
    return holds(services, booking.service.rawValue)
      && holds(customers, booking.customer?.rawValue) && holds(staff, booking.staff.rawValue)
      && (numbers.isEmpty || numbers.contains(booking.id.rawValue))
      && (agreeing.isEmpty || agreeing.contains { $0.agrees(with: booking.start) })
  }

  /// Whether the first word agrees.
  var beginsWithYes: Bool {
    words.first?.is(.yes) == true
  }

  /// "yes, she's ill", "yes because they moved": why, said with the yes.
  var reasonBesideYes: String? {
    let leads = ["because", "as", "since"]
    let words = text.split(separator: " ")
    for (index, word) in words.enumerated().dropFirst() {
      let isLed = leads.contains(Folding.fold(word))
      let start = isLed ? index + 1 : index
      guard isLed || words[index - 1].hasSuffix(",") || words[index - 1].hasSuffix("–"),
        start + 1 < words.count,
        let subject = Folding.words(String(words[start])).first
      else { continue }
      let tells = Self.subjects.contains(subject) || words[start].first?.isUppercase == true
      guard tells else { continue }
      let rest = words[start...].joined(separator: " ")
      return rest.hasSuffix(".") || rest.hasSuffix("!") ? String(rest.dropLast()) : rest
    }
    return nil
  }

  /// A line that is nothing but a reason.
  fileprivate var bareReason: String? {
    switch intent {
    case .none, .explain, .list, .customers, .book, .correct: break
    default: return nil
    }
    guard !isQuestion, services.isEmpty, bookingNumbers.isEmpty, choice == nil else { return nil }
    let words = text.split(separator: " ")
    guard words.count > 1, let first = Folding.words(String(words[0])).first else { return nil }
    let leads = ["because", "reason", "cos", "cause"]
    if leads.contains(first.filter(\.isLetter)) {
      return words.dropFirst().joined(separator: " ")
    }
    let second = Folding.words(String(words[1])).first ?? ""
    let isTold = ["has", "is", "had", "got", "was", "moved", "feels", "broke", "lost"]
    let tells =
      ["theyre", "shes", "hes"].contains(first)
      || ["she", "he", "they"].contains(first) && isTold.contains(second)
    return tells && whens.isEmpty ? text.trimmed : nil
  }

  private static let subjects: Set<String> = [
    "she", "he", "they", "shes", "hes", "theyre", "her", "his",
    "their", "my", "the", "it", "its", "there", "theres", "we", "were",
  ]
}
