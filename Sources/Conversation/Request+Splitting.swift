import PlainEnglish

/// One clause may ask for several bookings: "a haircut for Tom on Friday at 3 and
/// a colour for Dana on Saturday".
extension [Request] {
  /// The requests of a line, each for one booking or for one visit.
  var split: [Request] { flatMap(\.bookings) }
}

extension Request {
  /// The request itself, or one for each booking that it speaks of.
  ///
  /// Services at one time for one customer belong together and stay one request.
  fileprivate var bookings: [Request] {
    let heads =
      switch intent {
      case .book: services.filter { !$0.isExcluded }
      case .move: customers
      default: [NameMention]()
      }
    guard heads.count > 1, recurrence == nil, partySize == nil else { return [self] }
    var edges = [span.lowerBound]
    for (one, next) in zip(heads, heads.dropFirst()) {
      guard let edge = joint(one.span.upperBound..<next.span.lowerBound) else { return [self] }
      edges.append(edge)
    }
    edges.append(span.upperBound)
    let parts = zip(edges, edges.dropFirst()).map { part($0..<$1) }
    // Of one time for all a visit is made, or a party.
    return parts.allSatisfy { !$0.whens.isEmpty } ? Self.completed(parts) : [self]
  }

  /// Where "and" or a comma parts two bookings, as an offset in the line.
  private func joint(_ range: Range<Int>) -> Int? {
    let bytes = Array(text.utf8)
    let low = range.lowerBound - span.lowerBound
    let high = range.upperBound - span.lowerBound
    guard low >= 0, high <= bytes.count, low < high else { return nil }
    let between = String(decoding: bytes[low..<high], as: UTF8.self)
    var last: Int?
    var offset = 0
    for word in between.split(separator: " ", omittingEmptySubsequences: false) {
      if word == "and" || word == "then" || word == "plus" {
        last = offset
      } else if word.last == "," || word.last == ";" {
        last = offset + word.utf8.count
      }
      offset += word.utf8.count + 1
    }
    return last.map { range.lowerBound + $0 }
  }

  /// What lies in a part of the request.
  private func part(_ range: Range<Int>) -> Request {
    var part = self
    let bytes = Array(text.utf8)
    let low = max(0, range.lowerBound - span.lowerBound)
    let high = min(bytes.count, range.upperBound - span.lowerBound)
    part.text = String(decoding: bytes[low..<max(low, high)], as: UTF8.self).trimmed
    part.span = range
    part.whens = whens.filter { range.contains($0.span.lowerBound) }
    part.services = services.filter { range.contains($0.span.lowerBound) }
    part.staff = staff.filter { range.contains($0.span.lowerBound) }
    part.customers = customers.filter { range.contains($0.span.lowerBound) }
    part.left = left.filter { range.contains($0.span.lowerBound) }
    return part
  }

  /// The parts, each with the customer that was said for all.
  private static func completed(_ parts: [Request]) -> [Request] {
    var parts = parts
    for index in parts.indices.dropFirst() where parts[index].customers.isEmpty {
      parts[index].customers = parts[index - 1].customers
    }
    return parts
  }
}
