import Presentation

/// A line with some of its words marked under it, each with a note, broken into
/// rows that a width holds.
///
/// Of a very long line only the beginning is shown, and how much follows is told.
struct MarkedLine {
  /// Some words of the line and what is said of them.
  struct Mark {
    /// Half-open UTF-8 offsets in the line.
    var span: Range<Int>
    var note: String
  }

  private let text: String
  private let bytes: [UInt8]
  /// The marks, in the order of the line.
  private let marks: [Mark]
  /// Columns of a row.
  private let width: Int
  /// How many rows, and how many marks, are shown at most, the last row whole.
  private let most: Int

  init(text: String, marks: [Mark], width: Int, most: Int) {
    self.text = text
    bytes = Array(text.utf8)
    self.marks = marks
    self.width = width
    self.most = most
  }

  /// The rows, each with the carets and notes of the words in it.
  func lines() -> [String] {
    var lines: [String] = []
    var noted = Set<Int>()
    // The first mark that is not wholly above the row.
    var first = 0
    var shown = 0
    var end = 0
    for row in rows() {
      if shown == most || noted.count >= most {
        lines.append(remainder(from: end, noted.count))
        break
      }
      shown += 1
      end = row.upperBound
      lines.append(string(row))
      while first < marks.count, marks[first].span.upperBound <= row.lowerBound { first += 1 }
      for index in first..<marks.count {
        let mark = marks[index]
        guard mark.span.lowerBound < row.upperBound else { break }
        guard mark.span.overlaps(row) else { continue }
        let part = mark.span.clamped(to: row)
        let isFirst = noted.insert(index).inserted
        lines += caretLines(part, in: row, note: isFirst ? mark.note : "")
      }
    }
    return lines
  }

  /// How much of the line, and how many parts, are not shown.
  private func remainder(from end: Int, _ noted: Int) -> String {
    let parts = marks.count - noted
    let rest = "… and \(bytes.count - end) more bytes"
    return parts > 0 ? rest + ", \(parts) more parts in them" : rest
  }

  /// Carets under a part of a row, the note behind them or, where there is no
  /// room, under them.
  private func caretLines(_ part: Range<Int>, in row: Range<Int>, note: String) -> [String] {
    let column = DisplayWidth.of(string(row.lowerBound..<part.lowerBound))
    let length = max(1, DisplayWidth.of(string(part)))
    let carets = String(repeating: " ", count: column) + String(repeating: "^", count: length)
    guard !note.isEmpty else { return [carets] }
    if column + length + 1 + DisplayWidth.of(note) <= width { return [carets + " " + note] }
    let indent = max(0, min(column, width - DisplayWidth.of(note)))
    return [carets, String(repeating: " ", count: indent) + note]
  }

  /// The line in pieces of no more columns than the width, cut at blanks, or
  /// within a word that is longer; at least one, and one more than are shown if there
  /// are more.
  private func rows() -> [Range<Int>] {
    var rows: [Range<Int>] = []
    var start = 0
    var blank: Int?
    var columns = 0
    var offset = 0
    for character in text {
      let length = character.utf8.count
      let own = DisplayWidth.of(String(character))
      if columns + own > width, offset > start {
        let end = blank.map { $0 > start ? $0 : offset } ?? offset
        rows.append(start..<end)
        if rows.count > most { return rows }
        start = end
        columns = DisplayWidth.of(string(start..<offset))
      }
      offset += length
      columns += own
      if character == " " { blank = offset }
    }
    rows.append(start..<offset)
    return rows
  }

  private func string(_ range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }
}
