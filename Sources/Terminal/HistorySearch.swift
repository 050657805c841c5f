/// Going back and forth, by Up and Down, among the earlier lines that begin with
/// what was typed.
struct HistorySearch {
  /// What was typed before the first Up.
  private var draft = ""
  private var prefix = ""

  /// The line that is shown now, and its place; nil while nothing was looked for.
  private var shown: (line: String, place: Int)?

  /// The earlier line to show, or nil if there is none.
  ///
  /// - Parameters:
  ///   - line: What stands in the editor.
  ///   - typed: The part of it that lies left of the cursor.
  ///   - lines: The earlier lines, oldest first.
  /// - Returns: The line.
  mutating func earlier(line: String, prefix typed: String, in lines: [String]) -> String? {
    if shown?.line != line {
      draft = line
      prefix = typed
      shown = nil
    }
    let end = min(shown?.place ?? lines.count, lines.count)
    let place = lines[..<end].lastIndex { $0.hasPrefix(prefix) && $0 != line }
    guard let place else { return nil }
    shown = (lines[place], place)
    return lines[place]
  }

  /// The later line to show, at last what was typed; nil if nothing was looked for.
  mutating func later(line: String, in lines: [String]) -> String? {
    guard let current = shown, current.line == line else { return nil }
    let start = min(current.place + 1, lines.count)
    if let place = lines[start...].firstIndex(where: { $0.hasPrefix(prefix) && $0 != line }) {
      shown = (lines[place], place)
      return lines[place]
    }
    shown = nil
    return draft
  }
}
