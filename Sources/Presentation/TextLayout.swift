/// Lines of text for a width: what a terminal, a pipe and a transcript share.
struct TextLayout {
  /// Columns; sentences are broken before them.
  let width: Int

  /// Breaks a sentence at blanks; a word longer than the line stands alone.
  func wrapped(_ sentence: String, indent: String = "") -> [String] {
    var lines: [String] = []
    var line = ""
    for word in sentence.split(separator: " ", omittingEmptySubsequences: true) {
      let start = lines.isEmpty ? "" : indent
      if line.isEmpty {
        line = start + word
      } else if DisplayWidth.of(line) + 1 + DisplayWidth.of(word) <= width {
        line += " " + word
      } else {
        lines.append(line)
        line = indent + word
      }
    }
    if !line.isEmpty { lines.append(line) }
    return lines
  }

  /// A table whose columns are as wide as they must be; a list of lines with
  /// the cells joined where that is wider than the line.
  func table(_ rows: [[String]], indent: String = "  ", rightAligned: Set<Int> = []) -> [String] {
    let full = rows.map(\.count).max() ?? 0
    let used = (0..<full).filter { column in
      rows.contains { $0.indices.contains(column) && !$0[column].isEmpty }
    }
    let rightAligned = Set(used.indices.filter { rightAligned.contains(used[$0]) })
    let rows = rows.map { row in used.map { row.indices.contains($0) ? row[$0] : "" } }
    let columns = used.count
    let widths = (0..<columns).map { column in
      rows.map { $0.indices.contains(column) ? DisplayWidth.of($0[column]) : 0 }.max() ?? 0
    }
    let total = DisplayWidth.of(indent) + widths.reduce(0, +) + 2 * max(0, columns - 1)
    guard total <= width else {
      return rows.flatMap { row in
        wrapped(
          indent.replacingLeadingBlanks + Self.joined(row.filter { !$0.isEmpty }),
          indent: indent + "  ")
      }.map(\.restoringLeadingBlanks)
    }
    return rows.map { row in
      let cells = row.indices.map { column in
        let pad = String(repeating: " ", count: widths[column] - DisplayWidth.of(row[column]))
        return rightAligned.contains(column) ? pad + row[column] : row[column] + pad
      }
      return (indent + cells.joined(separator: "  ")).trimmedEnd
    }
  }

  /// The cells of a row as a sentence would have them; the number of a choice is no
  /// part of it.
  private static func joined(_ cells: [String]) -> String {
    guard let first = cells.first, first.last == ")", first.first?.isNumber == true else {
      return cells.joined(separator: ", ")
    }
    return "\(first)  " + cells.dropFirst().joined(separator: ", ")
  }
}

/// How many columns a text takes on a terminal.
public enum DisplayWidth {
  /// The columns of a text: wide signs count two, joined ones as their first.
  public static func of(_ text: some StringProtocol) -> Int {
    text.reduce(0) { $0 + of($1) }
  }

  private static func of(_ character: Character) -> Int {
    guard let first = character.unicodeScalars.first else { return 0 }
    if first.isASCII { return 1 }
    if character.unicodeScalars.contains(where: { $0.value == 0xFE0F }) { return 2 }
    return isWide(first.value) ? 2 : 1
  }

  /// East Asian wide and emoji blocks, after Unicode's EastAsianWidth.txt.
  private static func isWide(_ value: UInt32) -> Bool {
    switch value {
    case 0x1100...0x115F, 0x231A...0x231B, 0x23E9...0x23EC, 0x25FD...0x25FE, 0x2614...0x2615,
      0x2648...0x2653, 0x26AA...0x26AB, 0x26BD...0x26BE, 0x26C4...0x26C5, 0x26D4, 0x26EA,
      0x26F2...0x26F3, 0x26F5, 0x26FA, 0x26FD, 0x2705, 0x270A...0x270B, 0x2728, 0x274C, 0x274E,
      0x2753...0x2755, 0x2757, 0x2795...0x2797, 0x27B0, 0x2B1B...0x2B1C, 0x2B50, 0x2B55,
      0x2E80...0x303E, 0x3041...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F,
      0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1F64F, 0x1F680...0x1F6FF,
      0x1F7E0...0x1F7EB, 0x1F900...0x1F9FF, 0x1FA70...0x1FAFF, 0x20000...0x3FFFD:
      true
    default: false
    }
  }
}

extension String {
  /// The text without blanks at its end.
  var trimmedEnd: String {
    var text = self
    while text.last == " " { text.removeLast() }
    return text
  }
}
