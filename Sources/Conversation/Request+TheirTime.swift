import PlainEnglish

extension Request {
  /// The clock time that is said to be that of the customer: "9am her time", "2pm
  /// Ana's time".
  var whenOnCustomersClock: When? {
    whens.first { when in
      guard !when.isDayOnly else { return false }
      let behind = words(from: when.span.upperBound, to: span.upperBound)
      return isTheirs(behind.prefix(3))
        || isTheirs(words(from: when.span.lowerBound, to: when.span.upperBound).suffix(2))
    }
  }

  /// Whether a time in it is said to be that of a person: "every Thursday at 6pm his time".
  var saysCustomersClock: Bool {
    let words = Folding.words(text)
    return words.indices.dropLast().contains { index in
      words[index + 1] == "time" && isTheirs(words[index...].prefix(2))
    }
  }

  /// Whether it speaks of the time zone of a person: "her time zone is New York".
  var speaksOfSomeonesZone: Bool {
    guard says("zone") || says("timezone") else { return false }
    return !customers.isEmpty || ["her", "his", "their"].contains(where: says)
      || text.contains("'s ") || text.contains("’s ")
  }

  private func isTheirs(_ words: some BidirectionalCollection<String>) -> Bool {
    guard let first = words.first, words.dropFirst().prefix(2).contains("time") else {
      return false
    }
    if ["her", "his", "their"].contains(first) { return true }
    return customers.contains { mention in
      Folding.words(mention.text).last.map { [$0, $0 + "s"].contains(first) } == true
    }
  }
}
