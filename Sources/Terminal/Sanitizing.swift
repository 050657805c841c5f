extension String {
  /// The text as it may be shown: without anything that moves the cursor, changes
  /// the terminal, or turns the order of the letters around.
  ///
  /// Control characters become U+FFFD, but for line ends and tabs, which become a
  /// blank unless they are wanted. The signs that override the direction of text,
  /// and that never stand in a name, are left out; the joiner of an emoji stays.
  ///
  /// - Parameter keepsLineEnds: Whether line feeds stay.
  /// - Returns: The clean text; the same one if there was nothing to clean.
  public func sanitized(keepsLineEnds: Bool = false) -> String {
    if unicodeScalars.allSatisfy({ Self.isPlain($0) || (keepsLineEnds && $0 == "\n") }) {
      return self
    }
    var result = ""
    // By scalars: a carriage return and a line feed are one Character.
    for scalar in unicodeScalars {
      switch scalar {
      case "\n" where keepsLineEnds: result.unicodeScalars.append(scalar)
      case "\r" where keepsLineEnds: continue
      case "\n", "\r", "\t", "\u{2028}", "\u{2029}": result += " "
      case _ where Self.overridesDirection(scalar): continue
      case _ where Self.isPlain(scalar): result.unicodeScalars.append(scalar)
      default: result += "\u{FFFD}"
      }
    }
    return result
  }

  private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F..<0xA0, 0x2028, 0x2029: false
    default: !overridesDirection(scalar)
    }
  }

  /// Embeddings, overrides, isolates, and the deprecated format signs.
  private static func overridesDirection(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x202A...0x202E, 0x2066...0x206F: true
    default: false
    }
  }
}
