import PlainEnglish

/// In which order services that belong together are to come.
enum ServiceOrder: Hashable {
  /// As they are named: "a colour, then a blow-dry".
  case asNamed
  /// The other way round: "a blow-dry after a colour".
  case reversed
}

extension Request {
  /// The order that the words between and behind the services ask for; nil if any
  /// will do.
  var serviceOrder: ServiceOrder? {
    let named = services.filter { !$0.isExcluded }
    guard let last = named.last, named.count > 1 else { return nil }
    for (one, two) in zip(named, named.dropFirst()) {
      let between = words(from: one.span.upperBound, to: two.span.lowerBound)
      if !between.allSatisfy({ !Self.inOrder.contains($0) }) { return .asNamed }
      if let after = between.firstIndex(of: "after") {
        // "a colour, and after that a blow-dry"
        let next = between.dropFirst(after + 1).first
        return next.map { ["that", "which", "it", "this"].contains($0) } == true
          ? .asNamed : .reversed
      }
    }
    let behind = words(from: last.span.upperBound, to: span.upperBound).first
    return behind.map { ["after", "afterwards", "afterward", "then"].contains($0) } == true
      && !isFollowedByTime(last) ? .asNamed : nil
  }

  private static let inOrder: Set<String> = [
    "then", "followed", "afterwards", "afterward", "thereafter", "before", "next",
  ]

  /// Whether a time begins right behind a name: "a colour and a cut after 3".
  private func isFollowedByTime(_ mention: NameMention) -> Bool {
    whens.contains { when in
      when.span.lowerBound >= mention.span.upperBound
        && when.span.lowerBound <= mention.span.upperBound + 2
    }
  }

  /// The words of the line between two of its offsets.
  func words(from start: Int, to end: Int) -> [String] {
    let bytes = Array(text.utf8)
    let low = max(0, start - span.lowerBound)
    let high = min(bytes.count, end - span.lowerBound)
    return low < high ? Folding.words(String(decoding: bytes[low..<high], as: UTF8.self)) : []
  }
}
