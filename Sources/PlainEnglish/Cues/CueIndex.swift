/// All cue tables, compiled: the lexicon, the classes of each word, and the
/// wordings as short programs that are found by their first word.
final class CueIndex: Sendable {
  /// The tables of this module, compiled at their first use.
  static let shared = CueIndex(
    classes: WordClassRow.all,
    kinds: WordKindRow.all,
    layers: [
      (
        .talk,
        CueRow.acceptances + CueRow.refusals + CueRow.undecided + CueRow.talk + CueRow.fillers
      ),
      (.act, CueRow.questions + CueRow.commands),
      (.detail, CueRow.desk + CueRow.choices + CueRow.topics),
    ])

  let lexicon: CueLexicon

  /// The classes of each word, by its number.
  private let classes: FixedTable<WordClasses>
  private let kinds: FixedTable<WordKinds>
  private let contractions: Contractions
  let words: FixedTable<CueLexicon.ID>
  let elements: FixedTable<CueElement>
  let starters: CueStarters

  /// Words worth suggesting, by their first letter.
  let suggested: SuggestedWords

  /// Compiles tables.
  ///
  /// A row of an earlier table wins over a later one of the same wording.
  init(
    classes rows: [WordClassRow], kinds: [WordKindRow], layers: [(CueLayer, [CueRow])]
  ) {
    let compiler = CueCompiler(classes: rows, kinds: kinds, layers: layers)
    starters = CueStarters(of: compiler)
    lexicon = compiler.lexicon
    classes = compiler.classes
    self.kinds = compiler.kinds
    words = compiler.words
    elements = compiler.elements
    contractions = compiler.contractions
    suggested = SuggestedWords(compiler.lexicon, compiler.classes)
  }

  /// The classes of a word.
  @inline(__always)
  func classes(of id: CueLexicon.ID) -> WordClasses { classes[Int(id)] }

  /// The kinds of a word.
  @inline(__always)
  func kinds(of id: CueLexicon.ID) -> WordKinds { kinds[Int(id)] }

  /// What a contraction or a variant of spelling is written out as.
  func writtenOut(_ id: CueLexicon.ID, hasApostrophe: Bool) -> UnsafeBufferPointer<CueLexicon.ID>? {
    contractions.writtenOut(id, hasApostrophe: hasApostrophe)
  }
}
