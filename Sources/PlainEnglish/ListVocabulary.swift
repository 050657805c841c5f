/// A vocabulary held in memory: names looked up by their first word.
public struct ListVocabulary: Vocabulary {
  private var byFirstWord: [String: [NameEntry]] = [:]
  private var words: [(word: String, entry: NameEntry)] = []

  /// Creates a vocabulary of entries.
  public init(_ entries: [NameEntry]) {
    for entry in entries {
      guard let first = entry.words.first else { continue }
      byFirstWord[first, default: []].append(entry)
      for word in entry.words { words.append((word, entry)) }
    }
  }

  /// Creates a vocabulary of names, numbered from 1 within each kind.
  public init(services: [String] = [], staff: [String] = [], customers: [String] = []) {
    var entries: [NameEntry] = []
    for (kind, names) in [
      (NameKind.service, services), (.staff, staff), (.customer, customers),
    ] {
      for (index, name) in names.enumerated() {
        entries.append(NameEntry(kind: kind, id: index + 1, name: name))
      }
    }
    self.init(entries)
  }

  public func names(startingWith word: String) -> [NameEntry] { byFirstWord[word] ?? [] }

  public func names(near word: String, limit: Int) -> [NameEntry] {
    var found: [(distance: Int, entry: NameEntry)] = []
    let target = Array(word.utf8)
    let reach = target.count <= 4 ? 1 : 2
    for (other, entry) in words {
      let distance = EditDistance.distance(target, Array(other.utf8), limit: reach)
      if distance <= reach, !found.contains(where: { $0.entry == entry }) {
        found.append((distance, entry))
      }
    }
    return found.sorted { $0.distance < $1.distance }.prefix(limit).map(\.entry)
  }
}
