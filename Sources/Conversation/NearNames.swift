import PlainEnglish
import Scheduling

/// People of the book whose names are a slip of the pen away from one that it does not have.
struct NearNames {
  private let words: [String]

  /// Looks for one that was typed; a name of one short word is near too many.
  init?(_ name: String) {
    words = Folding.words(name)
    guard let longest = words.map(\.utf8.count).max(), longest > 3 || words.count > 1 else {
      return nil
    }
  }

  /// The customers who may be meant, nearest first.
  func customers(in book: any BookReading) throws(BookError) -> [Customer] {
    var found: [CustomerID: (cost: Int, customer: Customer)] = [:]
    for candidate in try candidates(in: book) {
      guard let cost = cost(to: Folding.words(candidate.name)) else { continue }
      found[candidate.id] = (cost, candidate)
    }
    return found.values.sorted {
      ($0.cost, $0.customer.name, $0.customer.id) < ($1.cost, $1.customer.name, $1.customer.id)
    }.map(\.customer)
  }

  /// The names of those of the staff who may be meant.
  func staff(of business: Business) -> [String] {
    business.activeStaff.map(\.name).filter { cost(to: Folding.words($0)) != nil }
  }

  /// More customers than this, of one word or of one beginning, are not looked through.
  private static let most = 500

  /// Those who share a word with it, and those a word of whom begins as one of it does.
  private func candidates(in book: any BookReading) throws(BookError) -> [Customer] {
    var found: [Customer] = []
    for word in words {
      found += try book.customers(havingWord: word).prefix(Self.most)
      // In a large book one letter is that of too many.
      for length in 1...3 where length <= word.count {
        let few = try book.customers(withPrefix: String(word.prefix(length)), limit: Self.most)
        found += few
        if few.count < Self.most { break }
      }
    }
    return found
  }

  /// What the slips between the name and another cost; nil where it is quite another, or the
  /// same.
  private func cost(to other: [String]) -> Int? {
    guard words.count > 1 else {
      let word = words[0]
      let limit = NameDistance.limit(forLength: word.utf8.count)
      let costs = other.compactMap { NameDistance.cost(from: word, to: $0, limit: limit) }
      return costs.contains(0) ? nil : costs.min()
    }
    guard other.count > 1, let first = other.first, let last = other.last,
      let one = wordCost(words[0], first), let two = wordCost(words[words.count - 1], last)
    else { return nil }
    return one + two > 0 ? one + two : nil
  }

  /// What the slips in one of several words cost, of which the others say as well who is
  /// meant; an initial is as it is.
  private func wordCost(_ word: String, _ other: String) -> Int? {
    if word == other { return 0 }
    guard min(word.utf8.count, other.utf8.count) > 2 else { return nil }
    let limit = max(NameDistance.slip, NameDistance.limit(forLength: word.utf8.count))
    return NameDistance.cost(from: word, to: other, limit: limit)
  }
}
