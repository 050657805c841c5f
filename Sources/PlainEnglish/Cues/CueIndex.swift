/// All cue tables, compiled: the lexicon, the classes of each word, and the
/// wordings as short programs that are found by their first word.
final class CueIndex: Sendable {
  /// The tables of this module, compiled at their first use.
  static let shared = CueIndex(
    classes: WordClassRow.all,
    layers: [
      (.talk, CueRow.answers + CueRow.talk + CueRow.fillers),
      (.act, CueRow.questions + CueRow.commands),
      (.detail, CueRow.desk + CueRow.choices + CueRow.topics),
    ])

  let lexicon: CueLexicon

  /// The classes of each word, by its number.
  let classes: [WordClasses]

  /// Words that the code itself names.
  let common: CommonWords

  /// What contractions and variants are written out as: ranges of
  /// `writtenWords`, by number; empty for other words.
  private let written: [Range<UInt16>]
  private let writtenIfApostrophe: [Range<UInt16>]
  private let writtenWords: [CueLexicon.ID]

  /// Words worth suggesting, by number.
  let suggested: [CueLexicon.ID]

  private let words: [CueLexicon.ID]
  private let elements: [CueElement]

  /// Which wordings a word can start: ranges of `starters`, by its number.
  private let starterRanges: [UInt32]
  private let starters: [CueStarter]

  /// Compiles tables.
  ///
  /// A row of an earlier table wins over a later one of the same wording.
  init(classes rows: [WordClassRow], layers: [(CueLayer, [CueRow])]) {
    var compiler = CueCompiler(classes: rows, layers: layers)
    common = CommonWords { compiler.lexicon.intern($0.bytes) }
    (starterRanges, starters) = compiler.starters()
    classes = compiler.classes()
    lexicon = compiler.lexicon
    words = compiler.words
    elements = compiler.elements
    written = compiler.ranges(compiler.written)
    writtenIfApostrophe = compiler.ranges(compiler.writtenIfApostrophe)
    writtenWords = compiler.writtenWords
    let all = classes
    suggested = all.indices.filter { !all[$0].isDisjoint(with: .suggested) }.map { UInt16($0) }
  }

  /// The classes of a word.
  @inline(__always)
  func classes(of id: CueLexicon.ID) -> WordClasses { classes[Int(id)] }

  /// What a contraction or a variant of spelling is written out as.
  func writtenOut(_ id: CueLexicon.ID, hasApostrophe: Bool) -> ArraySlice<CueLexicon.ID>? {
    var range = written[Int(id)]
    if range.isEmpty, hasApostrophe { range = writtenIfApostrophe[Int(id)] }
    return range.isEmpty ? nil : writtenWords[Int(range.lowerBound)..<Int(range.upperBound)]
  }

  // MARK: Matching

  /// The cues of each layer, in order: from left to right the longest wording,
  /// of equally long ones the first in the tables, no two of a layer over one
  /// word, none over the end of a sentence.
  func cues(in line: [CueWord]) -> LayeredCues {
    var found = LayeredCues()
    var free = (talk: 0, act: 0, detail: 0)
    line.withUnsafeBufferPointer { words in
      var end = 0
      for start in words.indices {
        if end <= start { end = Self.sentenceEnd(words, after: start) }
        guard words[start].id != 0 else { continue }
        let best = longest(in: words, at: start, end: end)
        if best.talk.end > start, free.talk <= start {
          found.talk.append(CueSpan(kind: best.talk.kind, start: start, end: best.talk.end))
          free.talk = best.talk.end
        }
        if best.act.end > start, free.act <= start {
          found.act.append(CueSpan(kind: best.act.kind, start: start, end: best.act.end))
          free.act = best.act.end
        }
        if best.detail.end > start, free.detail <= start {
          found.detail.append(CueSpan(kind: best.detail.kind, start: start, end: best.detail.end))
          free.detail = best.detail.end
        }
      }
    }
    return found
  }

  private typealias Found = (kind: Cue, end: Int)

  /// The longest wording of each layer that starts at a word.
  private func longest(
    in line: UnsafeBufferPointer<CueWord>, at start: Int, end: Int
  ) -> (talk: Found, act: Found, detail: Found) {
    var best: (talk: Found, act: Found, detail: Found) = (
      (.filler, start), (.filler, start), (.filler, start)
    )
    let word = Int(line[start].id)
    let hasNext = start + 1 < end
    let nextBit = hasNext ? CueStarter.bit(line[start + 1].id) : 0
    let nextClasses = hasNext ? line[start + 1].classes : []
    for index in Int(starterRanges[word])..<Int(starterRanges[word + 1]) {
      let starter = starters[index]
      guard
        starter.mayEnd || nextBit & starter.nextBits != 0
          || !starter.nextClasses.isDisjoint(with: nextClasses)
      else { continue }
      guard start + Int(starter.least) <= end else { continue }
      let first = Int(starter.first)
      let reached = match(first..<first + Int(starter.count), in: line, at: start, end: end)
      switch starter.layer {
      case .talk: if reached > best.talk.end { best.talk = (starter.kind, reached) }
      case .act: if reached > best.act.end { best.act = (starter.kind, reached) }
      case .detail: if reached > best.detail.end { best.detail = (starter.kind, reached) }
      }
    }
    return best
  }

  private static func sentenceEnd(_ words: UnsafeBufferPointer<CueWord>, after start: Int) -> Int {
    var end = start + 1
    while end < words.count, words[end].breakBefore < .clause { end += 1 }
    return end
  }

  /// The index after the longest way in which elements match from `position`
  /// on, or −1.
  private func match(
    _ range: Range<Int>, in line: UnsafeBufferPointer<CueWord>, at position: Int, end: Int
  ) -> Int {
    var index = range.lowerBound
    var position = position
    while index < range.upperBound {
      let element = elements[index]
      let matches = position < end && holds(element, line[position])
      if element.isOptional {
        if matches {
          let with = match(index + 1..<range.upperBound, in: line, at: position + 1, end: end)
          if with >= 0 { return with }
        }
      } else {
        guard matches else { return -1 }
        position += 1
      }
      index += 1
    }
    return position
  }

  @inline(__always)
  private func holds(_ element: CueElement, _ word: CueWord) -> Bool {
    if !element.classes.isDisjoint(with: word.classes) { return true }
    let first = Int(element.first)
    for index in first..<first + Int(element.count) where words[index] == word.id { return true }
    return false
  }
}

/// The cues of a line, by layer.
struct LayeredCues {
  var talk: [CueSpan] = []
  var act: [CueSpan] = []
  var detail: [CueSpan] = []
}
