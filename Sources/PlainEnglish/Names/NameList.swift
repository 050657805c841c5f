/// A vocabulary in memory, for a book whose names are few, and for tests.
public struct NameList: Vocabulary {
  private var byFirstWord: [String: [NameEntry]] = [:]
  private var entries: [NameEntry] = []

  /// Creates a vocabulary of entries.
  public init(_ entries: [NameEntry]) {
    self.entries = entries
    for entry in entries {
      guard let first = entry.words.first else { continue }
      byFirstWord[first, default: []].append(entry)
    }
  }

  /// Creates a vocabulary of names; they are numbered from 1 within each kind.
  public init(services: [String] = [], staff: [String] = [], customers: [String] = []) {
    func entries(_ kind: NameKind, _ names: [String]) -> [NameEntry] {
      names.enumerated().map { NameEntry(kind: kind, id: $0.offset + 1, name: $0.element) }
    }
    self.init(
      entries(.service, services) + entries(.staff, staff) + entries(.customer, customers))
  }

  public func names(startingWith word: String) -> [NameEntry] {
    byFirstWord[word] ?? []
  }

  public func names(near word: String, limit: Int) -> [NameEntry] {
    Self.nearest(to: word, among: entries, limit: limit)
  }

  /// The entries of a list that have a word near `word`, nearest first.
  public static func nearest(
    to word: String, among entries: some Sequence<NameEntry>, limit: Int
  ) -> [NameEntry] {
    let allowed = NameDistance.limit(forLength: word.utf8.count)
    var found: [(cost: Int, entry: NameEntry)] = []
    for entry in entries {
      let cost = entry.words.compactMap {
        NameDistance.cost(from: word, to: $0, limit: allowed)
      }.min()
      if let cost { found.append((cost, entry)) }
    }
    found.sort { ($0.cost, $0.entry.name, $0.entry.id) < ($1.cost, $1.entry.name, $1.entry.id) }
    return found.prefix(limit).map(\.entry)
  }
}
