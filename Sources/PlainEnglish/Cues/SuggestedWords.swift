/// Words that are worth suggesting for one that was not understood, by their
/// first letter.
struct SuggestedWords: Sendable {
  /// A word, and which letters it has.
  struct Entry: Sendable {
    var id: CueLexicon.ID
    var letters: UInt32
  }

  private var byLetter = [[Entry]](repeating: [], count: 26)
  private var certainByLetter = [[Entry]](repeating: [], count: 26)

  /// Finds them among the words of a lexicon.
  init(_ lexicon: CueLexicon, _ classes: FixedTable<WordClasses>) {
    let asking = Self.asking.map { $0.withUTF8Buffer { lexicon.id($0) } }.filter { $0 != 0 }
    let certain = (0..<classes.count).filter { !classes[$0].isDisjoint(with: .certain) }
    for id in certain + asking.map({ Int($0) }) {
      let word = lexicon.bytes(CueLexicon.ID(id))
      guard word.count >= 4, let letter = Self.letter(word.first) else { continue }
      let entry = Entry(id: CueLexicon.ID(id), letters: Self.letters(of: word))
      certainByLetter[letter].append(entry)
    }
    commands = Self.commanding.map { $0.withUTF8Buffer { lexicon.id($0) } }.filter { $0 != 0 }
      .map { Entry(id: $0, letters: Self.letters(of: lexicon.bytes($0))) }
    for id in 0..<classes.count where !classes[id].isDisjoint(with: .suggested) {
      let word = lexicon.bytes(CueLexicon.ID(id))
      guard word.count >= 4, let letter = Self.letter(word.first) else { continue }
      let entry = Entry(id: CueLexicon.ID(id), letters: Self.letters(of: word))
      byLetter[letter].append(entry)
      if !classes[id].isDisjoint(with: .suggestedVerbs) { verbs.append(entry) }
    }
  }

  /// Words with which a reason is asked for, and how it is told.
  private static let asking: [StaticString] = [
    "explain", "suppose", "imagine", "rather", "instead", "understand", "understood", "briefly",
  ]

  /// Words that are a line by themselves, or what one asks about.
  private static let commanding: [StaticString] = [
    "help", "undo", "redo", "stop", "quit", "history", "settings", "services", "staff",
    "customers", "bookings", "waitlist", "working", "available", "cancel", "export", "import",
    "backup", "today", "tomorrow", "hours", "prices", "repeat",
  ]

  /// Those with which a desk is told to do something.
  private(set) var verbs: [Entry] = []

  /// Those that are a line by themselves, or what one asks about.
  private let commands: [Entry]

  /// The same, for one that stands alone or is long enough that little else is near.
  func commands(for word: String, isAlone: Bool) -> [Entry] {
    isAlone || word.utf8.count >= 6 ? commands : []
  }

  /// Those that start as a word does.
  func words(startingAs word: String) -> [Entry] {
    Self.letter(word.utf8.first).map { byLetter[$0] } ?? []
  }

  /// Those for which a slip is taken and that start with a letter.
  func certain(startingWith letter: UInt8?) -> [Entry] {
    Self.letter(letter).map { certainByLetter[$0] } ?? []
  }

  /// A bit for each letter of a word.
  static func letters(of word: some Sequence<UInt8>) -> UInt32 {
    var letters: UInt32 = 0
    for byte in word { letters |= 1 << UInt32(byte & 31) }
    return letters
  }

  private static func letter(_ byte: UInt8?) -> Int? {
    guard let byte, byte >= 0x61, byte <= 0x7A else { return nil }
    return Int(byte) - 0x61
  }
}

extension WordClasses {
  /// Classes of words that are worth suggesting.
  fileprivate static let suggested: WordClasses = [
    .event, .desk, .calendar, .book, .cancel, .move, .change, .show,
  ]

  /// Classes of words that are understood though a slip is in them.
  fileprivate static let certain: WordClasses = [
    .desk, .calendar, .book, .cancel, .move, .change, .show, .remove, .reminder,
  ]

  /// Classes of verbs with which a desk is told to do something.
  fileprivate static let suggestedVerbs: WordClasses = [.book, .cancel, .move, .change, .show]
}

extension CueIndex {
  /// Words of the tables near a word, best first.
  func wordsNear(_ word: String, limit: Int, count: Int) -> [String] {
    near(word, among: suggested.words(startingAs: word), limit: limit, count: count)
  }

  /// The word of the desk that a word of no table is with one slip in it: a letter
  /// doubled, left out or exchanged with the next, or a key beside the right one.
  ///
  /// A letter that is quite another is no slip: "cancer" is not "cancel". A word of four letters
  /// is taken only where nothing but their order is wrong: "mvoe", but not "mole".
  func meant(by bytes: UnsafeBufferPointer<UInt8>) -> CueLexicon.ID {
    guard (4..<20).contains(bytes.count), !isForm(bytes) else { return 0 }
    let letters = SuggestedWords.letters(of: bytes)
    var best: (cost: Int, id: CueLexicon.ID) = (NameDistance.slip + 1, 0)
    for entry in suggested.certain(startingWith: bytes.first)
    where (letters ^ entry.letters).nonzeroBitCount <= 2 {
      let candidate = lexicon.bytes(entry.id)
      let isShort = min(candidate.count, bytes.count) == 4
      guard abs(candidate.count - bytes.count) <= (isShort ? 0 : 1),
        !isShort || letters == entry.letters,
        let cost = NameDistance.cost(from: bytes, to: candidate, limit: NameDistance.slip),
        cost < best.cost
      else { continue }
      let isSubstitution =
        cost == NameDistance.slip && candidate.count == bytes.count
        && letters != entry.letters
      if !isSubstitution { best = (cost, entry.id) }
    }
    return best.id
  }

  /// Whether a word is a form of one in the tables: "updates" is no slip for
  /// "updated".
  private func isForm(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    let endings: [StaticString] = ["s", "es", "ed", "d", "er", "r", "ing", "ly", "y"]
    return endings.contains { ending in
      let length = bytes.count - ending.utf8CodeUnitCount
      return length >= 0 && bytes[length...].elementsEqual(ending.bytes)
        && lexicon.id(UnsafeBufferPointer(rebasing: bytes[..<length])) != 0
    }
  }

  /// Commands near a word, whatever letter it starts with.
  func commandsNear(_ word: String, isAlone: Bool) -> [String] {
    near(
      word, among: suggested.commands(for: word, isAlone: isAlone), limit: NameDistance.slip,
      count: 2)
  }

  /// Verbs of command near a word, best first, whatever letter it starts with.
  func verbsNear(_ word: String, limit: Int, count: Int) -> [String] {
    near(word, among: suggested.verbs, limit: limit, count: count)
  }

  private func near(
    _ word: String, among entries: [SuggestedWords.Entry], limit: Int, count: Int
  ) -> [String] {
    var found: [(cost: Int, word: String)] = []
    var word = word
    word.withUTF8 { bytes in
      let letters = SuggestedWords.letters(of: bytes)
      for entry in entries {
        let candidate = lexicon.bytes(entry.id)
        // A slip changes two letters at most, and costs one at least.
        guard abs(candidate.count - bytes.count) <= 1,
          (letters ^ entry.letters).nonzeroBitCount <= 2 * limit,
          let cost = NameDistance.cost(from: bytes, to: candidate, limit: limit)
        else { continue }
        found.append((cost, String(decoding: candidate, as: UTF8.self)))
      }
    }
    found.sort { ($0.cost, $0.word) < ($1.cost, $1.word) }
    return found.prefix(count).map(\.word)
  }
}
