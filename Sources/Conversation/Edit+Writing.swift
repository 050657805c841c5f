import Scheduling

extension [Edit] {
  /// Puts what is there after each edit and removes what is not.
  ///
  /// - Parameter writer: What the edits are written by.
  /// - Returns: The edits as they were written, with the numbers that new rows got.
  /// - Throws: What the book throws.
  func written(by writer: any BookWriting) throws(BookError) -> [Edit] {
    var written: [Edit] = []
    for edit in self {
      if let after = edit.after {
        written.append(Edit(before: edit.before, after: try writer.put(after)))
      } else if let key = edit.key {
        try writer.remove(key)
        written.append(edit)
      }
    }
    return written
  }
}
