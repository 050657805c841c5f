/// The forms in which a word of a name is typed.
enum NameForms {
  /// The words that a typed word may stand for beside itself: without a
  /// possessive or plural ending, or with the plural that was left out.
  static func variants(of typed: String) -> [String] {
    let bytes = typed.utf8
    guard bytes.count > 2 else { return [] }
    var variants = spelledOtherwise(typed)
    guard bytes.last == 0x73 else { return variants + [typed + "s"] }
    if bytes.count > 3 {
      variants.append(String(typed.dropLast()))
      if typed.hasSuffix("ies") { variants.append(typed.dropLast(3) + "y") }
      if typed.hasSuffix("es") { variants.append(String(typed.dropLast(2))) }
    }
    return variants
  }

  /// A word as it is spelled beyond the ocean: "color" is what a colour is.
  private static func spelledOtherwise(_ typed: String) -> [String] {
    switch typed.utf8.first {
    case 0x63, 0x67: break  // “c”, “g”
    default: return []
    }
    for (one, other) in [("colour", "color"), ("grey", "gray"), ("centre", "center")] {
      if typed.hasPrefix(one) { return [other + typed.dropFirst(one.count)] }
      if typed.hasPrefix(other) { return [one + typed.dropFirst(other.count)] }
    }
    return []
  }
}
