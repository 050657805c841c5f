import CivilTime
import PlainEnglish
import Scheduling

/// Whether a line means one booking, several of them, or one of two.
extension Request {
  /// "B-24 or B-25", "Dana or Tom": one of them, and which is not said.
  var isEither: Bool {
    guard bookingNumbers.count > 1 || customers.count > 1 || services.count > 1 else {
      return false
    }
    return says("or") || says("either")
  }

  /// "Grace's series": all of it, where nothing else of hers was found.
  func meansWholeSeries(_ found: [Booking]) -> Bool {
    (seriesScope == .all || says("series"))
      && whens.isEmpty && choice == nil && Set(found.map(\.series)).count == 1
      && found.first?.series != nil
  }

  /// "Dana's bookings", "both haircuts", "Peter and Tom on Thursday": all that were found
  /// are meant, as more than one was named and no more than that is there.
  func meansSeveral(_ found: [Booking]) -> Bool {
    let words = wordsMeant
    func says(_ word: String) -> Bool { words.contains(word) }
    if says("one") || says("which") { return false }
    if ["bookings", "appointments", "visits"].contains(where: says) { return true }
    if says("both") { return found.count == 2 }
    if services.contains(where: \.isPlural) { return true }
    let named = customers.filter { !$0.isExcluded }
    return named.count > 1
      && named.allSatisfy { mention in
        found.count { booking in
          mention.entries.contains { $0.id == booking.customer?.rawValue }
        } == 1
      }
  }
}

extension Request {
  /// The words of it but for those that leave something out.
  private var wordsMeant: [String] {
    guard !exceptions.isEmpty else { return Folding.words(text) }
    var bytes = Array(text.utf8)
    for exception in exceptions {
      let low = max(0, exception.span.lowerBound - span.lowerBound)
      let high = min(bytes.count, exception.span.upperBound - span.lowerBound)
      if low < high { for index in low..<high { bytes[index] = 32 } }
    }
    return Folding.words(String(decoding: bytes, as: UTF8.self))
  }
}

extension NameMention {
  /// "haircuts", of a service whose name is no plural.
  var isPlural: Bool {
    guard kind == .service, let name = entries.first?.name else { return false }
    return Folding.fold(text).hasSuffix("s") && !Folding.fold(name).hasSuffix("s")
  }
}

extension Request {
  /// How often a service is wanted by the word before it: "two massages", "a massage"; nil if
  /// no word counts it.
  func count(before mention: NameMention) -> Int? {
    let numbers = ["a": 1, "an": 1, "one": 1, "another": 1, "two": 2, "three": 3, "four": 4]
    guard let word = word(before: mention) else { return nil }
    return numbers[word] ?? Int(word).flatMap { (1...4).contains($0) ? $0 : nil }
  }

  /// What was asked for where a service is named only in part, by a word of which nothing was
  /// made: the "piano lesson" where the book has a trial lesson.
  func otherServiceSaid(
    _ mention: NameMention, _ entry: NameEntry
  ) -> (text: String, word: String)? {
    let name = Folding.words(entry.name)
    let said = Folding.words(mention.text)
    guard said.count < name.count, let word = word(before: mention),
      let left = left.first(where: { Folding.fold($0.text) == word && !$0.matters })
    else { return nil }
    return ("\(left.text) \(mention.text)", left.text)
  }

  /// The folded word right before a name.
  private func word(before mention: NameMention) -> String? {
    let end = mention.span.lowerBound - span.lowerBound
    let bytes = Array(text.utf8)
    guard bytes.indices.contains(end) else { return nil }
    return Folding.words(String(decoding: bytes[..<end], as: UTF8.self)).last
  }
}
