import PlainEnglish

/// Whom a request names that the book does not have.
extension Request {
  /// A name of which nothing was made in a wish for a booking: "haircut Kim tuesday at 3".
  ///
  /// It stands right beside the service; the first word of a line has a capital letter anyway.
  var unknownGuest: String? {
    guard intent == .book, !left.isEmpty else { return nil }
    for words in left {
      let name = words.text.split(separator: " ").drop { !Self.isProper($0) }
      guard !name.isEmpty, name.count <= 3, name.allSatisfy(Self.isProper),
        services.contains(where: {
          $0.span.upperBound + 1 == words.span.lowerBound
            || words.span.upperBound + 1 == $0.span.lowerBound
        })
      else { continue }
      let isHead = words.span.lowerBound == span.lowerBound && name.startIndex == 0
      if !isHead { return name.joined(separator: " ") }
    }
    return nil
  }

  /// "dana smith", where the book has Dana Whitfield alone: a word that stands right behind
  /// the first name, and is no slip in another word.
  func fullName(beyond mention: NameMention) -> String? {
    guard !left.isEmpty, let entry = mention.entries.first,
      Folding.fold(mention.text) != Folding.fold(entry.name),
      let next = left.first(where: { $0.span.lowerBound == mention.span.upperBound + 1 }),
      next.suggestions.isEmpty, next.text.first?.isLetter == true
    else { return nil }
    return "\(mention.text) \(next.text)"
  }

  /// Whose a booking is said to be, of whom nothing is known: "cancel Kimm's haircut".
  var unknownOwner: String? {
    guard customers.isEmpty, !left.isEmpty else { return nil }
    for words in left {
      for ending in ["'s", "’s"] where words.text.hasSuffix(ending) {
        return String(words.text.dropLast(2))
      }
    }
    return nil
  }

  /// Whether a word begins with a capital letter and goes on in small ones.
  private static func isProper(_ word: Substring) -> Bool {
    guard let first = word.first, first.isUppercase, word.count > 1 else { return false }
    return word.dropFirst().contains(where: \.isLowercase)
  }
}
