/// The forms in which a word of a name is typed.
enum NameForms {
  /// The words that a typed word may stand for, itself first: without a
  /// possessive or plural ending, or with the plural that was left out.
  static func stems(_ typed: String) -> [String] {
    var stems = [typed]
    let bytes = typed.utf8
    if bytes.count > 3, bytes.last == 0x73 {
      stems.append(String(typed.dropLast()))
      if typed.hasSuffix("ies") { stems.append(typed.dropLast(3) + "y") }
      if typed.hasSuffix("es") { stems.append(String(typed.dropLast(2))) }
    } else if bytes.count > 2 {
      stems.append(typed + "s")
    }
    return stems
  }

  /// Whether a typed word is a word of a name in one of its forms.
  static func matches(_ typed: NameChunk, _ word: String) -> Bool {
    if typed.text == word || typed.stem == word { return true }
    let (a, b) = (typed.text.utf8, word.utf8)
    guard min(a.count, b.count) >= 3, abs(a.count - b.count) <= 2 else { return false }
    return stems(typed.text).contains(word) || stems(typed.stem).contains(word)
  }
}
