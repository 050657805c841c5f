import PlainEnglish
import Scheduling

extension Request {
  /// Takes out what is to stay as it is, so that what is wanted is left.
  mutating func dropKept() -> KeptInPlace {
    var kept = KeptInPlace()
    kept.bookings = Set(keptNumbers.map { BookingID($0) })
    let excluded = customers.filter(\.isExcluded)
    kept.customers = Set(excluded.flatMap(\.entries).map { CustomerID($0.id) })
    customers.removeAll(where: \.isExcluded)
    guard let place = placeOfKept else { return kept }
    let moved = customers.filter { $0.span.lowerBound >= place }
    kept.customers.formUnion(moved.flatMap(\.entries).map { CustomerID($0.id) })
    customers.removeAll { $0.span.lowerBound >= place }
    let words = Folding.words(text(from: place))
    let isBesideWish = bookingNumbers.count > 1 || !services.isEmpty || !customers.isEmpty
    if isBesideWish, let last = bookingNumbers.last, moved.isEmpty {
      kept.bookings.insert(BookingID(last))
      bookingNumbers.removeLast()
    }
    if ["anyone", "anybody", "anything", "others", "bookings"].contains(where: words.contains) {
      kept.isEveryone = true
    }
    if ["break", "lunch", "breaks"].contains(where: words.contains) { kept.rules.insert(.onBreak) }
    if ["hours", "opening", "closing"].contains(where: words.contains) {
      kept.rules.formUnion([.closed, .notWorking])
    }
    return kept
  }

  /// Where the words begin that say what stays; nil if none do.
  private var placeOfKept: Int? {
    let pieces = text.split(separator: " ")
    let words = pieces.map { Folding.fold(String($0)) }
    return pieces.indices.first { index in
      guard Self.keeping.contains(words[index]) else { return false }
      let behind = Array(words.dropFirst(index + 1))
      if Self.acting.contains(words[index]) || behind.first.map(Self.acting.contains) == true {
        return true
      }
      // "except B-23", "but not Omar", "leave Dana": whose, and not which day.
      let next = index + (["from", "than"].contains(behind.first ?? "") ? 2 : 1)
      return pieces.indices.contains(next) && namesBooking(pieces[next])
    }.map { place(of: pieces[$0]) }
  }

  /// Words that say that something stays.
  private static let keeping: Set<String> = [
    "without", "keep", "keeping", "not", "dont", "except", "excepting", "leave",
    "leaving", "apart", "other",
  ]

  /// What is not to be done with what stays.
  private static let acting: Set<String> = [
    "moving", "move", "touching", "touch", "changing", "change", "keep", "keeping", "skipping",
    "disturbing", "shifting",
  ]

  /// Whether a booking's number or its customer begins with a word.
  private func namesBooking(_ piece: Substring) -> Bool {
    let start = place(of: piece)
    if customers.contains(where: { $0.span.lowerBound == start }) { return true }
    return bookingNumbers.contains { number in
      let word = Folding.fold(String(piece)).filter { $0.isLetter || $0.isNumber }
      return word == "b\(number)" || word == "\(number)"
    }
  }

  private func place(of piece: Substring) -> Int {
    span.lowerBound + text.utf8.distance(from: text.utf8.startIndex, to: piece.startIndex)
  }

  private func text(from place: Int) -> String {
    String(decoding: text.utf8.dropFirst(place - span.lowerBound), as: UTF8.self)
  }

  /// The same with where something would go as a time: "go to Thursday at 9" was read as
  /// until then.
  var withTargets: Request {
    var request = self
    for index in request.whens.indices where saysTo(request.whens[index]) {
      request.whens[index].becomeTarget()
    }
    return request
  }

  /// Whether a time is read as an end because "to" stands before it.
  private func saysTo(_ when: When) -> Bool {
    guard when.start == nil, when.end != nil, when.span.lowerBound >= span.lowerBound else {
      return false
    }
    let before = text.utf8.prefix(when.span.lowerBound - span.lowerBound)
    return Folding.words(String(decoding: before, as: UTF8.self)).last == "to"
  }
}

extension When {
  fileprivate mutating func becomeTarget() {
    guard let last = end else { return }
    role = .at
    isOpenEnded = false
    if isDayOnly {
      start = last.adding(minutes: -1440)
    } else {
      start = last
      end = nil
    }
  }
}
