/// A word of an answer: what it is to a consent, and where it stands.
package struct AnswerWord: Sendable {
  /// What it is to a consent; a word can be several things.
  package let kinds: Kinds

  /// Which it is, if rules name it.
  let name: Name?

  /// The hash of its folded bytes, by which it is compared with others.
  let hash: UInt32

  /// Half-open UTF-8 offsets in the text that it is of.
  package let span: Range<Int>

  /// The number that it is written as.
  package let number: Int?

  /// Whether it starts with a capital letter.
  let isCapitalised: Bool

  /// Whether it is a word of a kind.
  @inline(__always)
  package func `is`(_ kinds: Kinds) -> Bool { !self.kinds.isDisjoint(with: kinds) }

  /// Whether it is one of the words that rules name.
  @inline(__always)
  func `is`(_ name: Name) -> Bool { self.name == name }
}

extension AnswerWord {
  /// The words that rules name, in the order of their texts.
  enum Name: UInt8, CaseIterable {
    case a, about, and, `as`, bad, bout, but, change, confirm, confirmed, except, first, `for`, how
    case `if`, i, it, its, know, `let`, me, move, no, not, of, oh, only, or, please, problem, save,
      so
    case swap, `switch`, tell, that, thats, to, too, `try`, wait, we, well, whichever, why, with,
      you

    static let texts: StaticString = """
      a about and as bad bout but change confirm confirmed except first for how if i it its know \
      let me move no not of oh only or please problem save so swap switch tell that thats to too try wait we \
      well whichever why with you
      """
  }

  /// What a word is to the table: its kinds, and which it is.
  struct Entry: Sendable {
    var kinds: Kinds = []
    var name: Name?
  }
}

/// The words of an answer, in order.
package struct AnswerWords: RandomAccessCollection, Sendable {
  private let words: [AnswerWord]

  /// Cuts a text into its words.
  package init(_ text: String) {
    let line = Tokenizer.tokenize(text)
    words = line.tokens.compactMap { token in
      guard token.kind != .symbol else { return nil }
      let entry = line.withFolded(token) { Self.table.value(hash: token.hash, $0) }
      return AnswerWord(
        kinds: entry?.kinds ?? [], name: entry?.name, hash: token.hash, span: token.span,
        number: token.kind == .number ? token.number : nil,
        isCapitalised: token.traits.contains(.capital))
    }
  }

  package var startIndex: Int { 0 }
  package var endIndex: Int { words.count }
  package subscript(index: Int) -> AnswerWord { words[index] }

  /// Whether a word of a kind is among them.
  package func has(_ kinds: AnswerWord.Kinds) -> Bool { words.contains { $0.is(kinds) } }

  /// The kinds of all words that are known, and which rules name them.
  private static let table: WordTable<AnswerWord.Entry> = {
    var table = WordTable<AnswerWord.Entry>(capacity: 1 << 10)
    for row in AnswerWord.rows {
      row.words.bytes.forEachPart(0x20) { word in
        var entry = table.value(hash: WordHash.hash(word), word) ?? AnswerWord.Entry()
        entry.kinds.formUnion(row.kind)
        table.update(word, entry)
      }
    }
    var names = AnswerWord.Name.allCases.makeIterator()
    AnswerWord.Name.texts.bytes.forEachPart(0x20) { word in
      var entry = table.value(hash: WordHash.hash(word), word) ?? AnswerWord.Entry()
      entry.name = names.next()
      table.update(word, entry)
    }
    precondition(names.next() == nil, "a word that rules name has no text")
    return table
  }()
}

extension AnswerWord {
  /// What a folded word is to a consent.
  package static func kinds(of word: some StringProtocol) -> Kinds {
    AnswerWords(String(word)).first?.kinds ?? []
  }
}
