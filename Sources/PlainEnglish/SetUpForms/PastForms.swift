/// Past tenses of the verbs that set a business up, as they stand in what is
/// only supposed: "what if we opened at 8?", "suppose Sam were off".
enum PastForms {
  /// Whether a folded word is the past tense, or the subjunctive, of a present
  /// form: "worked" of "works" as of "work".
  static func isPast(_ word: ArraySlice<UInt8>, of present: StaticString) -> Bool {
    isPast(word, ofAny: [present])
  }

  /// Whether a folded word is the past tense of one of some present forms.
  static func isPast(_ word: ArraySlice<UInt8>, ofAny presents: [StaticString]) -> Bool {
    for row in irregular where row.past.contains(where: { isWord($0, word) }) {
      if row.present.contains(where: { form in presents.contains { same(form, $0) } }) {
        return true
      }
    }
    guard word.count > 3, word.last == UInt8(ascii: "d") else { return false }
    return presents.contains { present in
      present.withUTF8Buffer { present in
        let letters = present[...]
        if isRegular(word, letters) { return true }
        guard letters.last == UInt8(ascii: "s") else { return false }
        return isRegular(word, letters.dropLast())
          || letters.hasEnding("es") && isRegular(word, letters.dropLast(2))
      }
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
