/// Past tenses of the verbs that set a business up, as they stand in what is
/// only supposed: "what if we opened at 8?", "suppose Sam were off".
enum PastForms {
  /// How a word may stand in the past tense: found once, as each form of a sentence
  /// asks for many words.
  enum Tense: Hashable, Sendable {
    /// It is none, as most words are.
    case none
    /// By a row of the irregular verbs.
    case irregular(row: Int)
    /// It ends as regular verbs do.
    case regular
  }

  /// How a folded word may stand in the past tense.
  static func tense(of word: ArraySlice<UInt8>) -> Tense {
    let row = irregular.firstIndex { row in row.past.contains { isWord($0, word) } }
    if let row { return .irregular(row: row) }
    return word.count > 3 && word.hasEnding("ed") ? .regular : .none
  }

  /// Whether a folded word of a tense is the past, or the subjunctive, of a present
  /// form: "worked" of "works" as of "work".
  static func isPast(
    _ word: ArraySlice<UInt8>, _ tense: Tense, of present: StaticString
  ) -> Bool {
    switch tense {
    case .none: return false
    case .irregular(let row): return irregular[row].present.contains { same($0, present) }
    case .regular:
      return present.withUTF8Buffer { present in
        let letters = present[...]
        if isRegular(word, letters) { return true }
        guard letters.last == UInt8(ascii: "s") else { return false }
        return isRegular(word, letters.dropLast())
          || letters.hasEnding("es") && isRegular(word, letters.dropLast(2))
      }
    }
  }

  /// Whether a folded word is the past tense of one of some present forms.
  static func isPast(_ word: ArraySlice<UInt8>, ofAny presents: [StaticString]) -> Bool {
    let tense = tense(of: word)
    return tense != .none && presents.contains { isPast(word, tense, of: $0) }
  }

  /// The first letters and the lengths that present forms of a word may have.
  static func presents(
    of word: ArraySlice<UInt8>, _ tense: Tense, _ body: (_ letter: UInt8, _ length: Int) -> Void
  ) {
    switch tense {
    case .none: break
    case .irregular(let row):
      for form in irregular[row].present {
        body(form.utf8Start.pointee, form.utf8CodeUnitCount)
      }
    case .regular:
      guard let letter = word.first else { return }
      // "stopped" of "stop", "hired" of "hires".
      for length in word.count - 3...word.count + 1 { body(letter, length) }
    }
  }

  /// "hired" of "hire", "opened" of "open", "stopped" of "stop", "carried" of
  /// "carry".
  private static func isRegular(
    _ word: ArraySlice<UInt8>, _ stem: Slice<UnsafeBufferPointer<UInt8>>
  )
    -> Bool
  {
    guard let last = stem.last, word.hasEnding("ed") else { return false }
    let start = word.dropLast(2)
    if start.elementsEqual(stem) { return true }
    if last == UInt8(ascii: "e") { return start.elementsEqual(stem.dropLast()) }
    if last == UInt8(ascii: "y") {
      return start.last == UInt8(ascii: "i") && start.dropLast().elementsEqual(stem.dropLast())
    }
    return start.last == last && start.dropLast().elementsEqual(stem)
  }

  private static func isWord(_ form: StaticString, _ word: ArraySlice<UInt8>) -> Bool {
    form.utf8CodeUnitCount == word.count && form.withUTF8Buffer { $0.elementsEqual(word) }
  }

  private static func same(_ one: StaticString, _ two: StaticString) -> Bool {
    guard one.utf8CodeUnitCount == two.utf8CodeUnitCount else { return false }
    return one.withUTF8Buffer { one in two.withUTF8Buffer { one.elementsEqual($0) } }
  }

  private static let irregular: [(past: [StaticString], present: [StaticString])] = [
    (["was", "were"], ["is", "are", "be"]),
    (["wasnt", "werent"], ["isnt", "arent", "not"]),
    (["had"], ["has", "have"]),
    (["hadnt"], ["hasnt", "havent", "not"]),
    (["did"], ["does", "do"]),
    (["didnt", "wouldnt"], ["doesnt", "dont", "not"]),
    (["could"], ["can"]),
    (["couldnt"], ["cant", "not"]),
    (["would"], ["will"]),
    (["took"], ["takes", "take"]),
    (["gave"], ["gives", "give"]),
    (["made"], ["makes", "make"]),
    (["held"], ["holds", "hold"]),
    (["left"], ["leaves", "leave"]),
    (["quit"], ["quits", "quit"]),
    (["began"], ["begins", "begin"]),
    (["came"], ["comes", "come"]),
    (["went"], ["goes", "go"]),
    (["kept"], ["keeps", "keep"]),
    (["ran"], ["runs", "run"]),
    (["sat"], ["sits", "sit"]),
    (["learnt"], ["learns", "learn"]),
    (["hid"], ["hides", "hide"]),
    (["cost"], ["costs", "cost"]),
  ]
}

extension Collection<UInt8> where Self: BidirectionalCollection {
  /// Whether the bytes end in those of a word.
  fileprivate func hasEnding(_ ending: StaticString) -> Bool {
    ending.withUTF8Buffer { suffix($0.count).elementsEqual($0) }
  }
}
