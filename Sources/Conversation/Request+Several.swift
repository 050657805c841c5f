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
