/// A vocabulary held in memory: names looked up by their first word.
public struct ListVocabulary: Vocabulary {
  private var byFirstWord: [String: [NameEntry]] = [:]
  private var words: [(word: String, entry: NameEntry)] = []

  /// Creates a vocabulary of entries.
  public init(_ entries: [NameEntry]) {
    for entry in entries {
      guard let first = entry.words.first else { continue }
      byFirstWord[first, default: []].append(entry)
      if entry.kind == .service, entry.words.count > 1 {
        // "headmassage"
        byFirstWord[entry.words.joined(), default: []].append(entry)
      }
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

  /// The entries whose name begins with a folded word, and the services that are it without
  /// their blanks.
  public func names(startingWith word: String) -> [NameEntry] { byFirstWord[word] ?? [] }

  /// The entries that have a word near a folded one, nearest first.
  public func names(near word: String, limit: Int) -> [NameEntry] {
    let reach = NameDistance.limit(forLength: word.utf8.count)
    var found: [(cost: Int, entry: NameEntry)] = []
    for (other, entry) in words {
      guard let cost = NameDistance.cost(from: word, to: other, limit: reach) else { continue }
      if let known = found.firstIndex(where: { $0.entry == entry }) {
        found[known].cost = min(found[known].cost, cost)
      } else {
        found.append((cost, entry))
      }
    }
    found.sort { ($0.cost, $0.entry.name, $0.entry.id) < ($1.cost, $1.entry.name, $1.entry.id) }
    return found.prefix(limit).map(\.entry)
  }
}
