/// Starts with those who could do them, gathered person by person and read in
/// order of time.
///
/// A start on a whole minute, which nearly all are, goes into a table by minute,
/// so that no sorting is needed. People are added from last to first.
struct StartTable {
  private let base: Int
  private var heads: [Int32]
  private var entries: [Entry] = []
  /// Starts that are on no whole minute of the table.
  private var odd: [Int: [Int]] = [:]

  private struct Entry {
    var staff: Int32
    var next: Int32
  }

  init(from base: Int, to end: Int) {
    self.base = base
    heads = Array(repeating: -1, count: max(0, (end - base + 59) / 60))
  }

  mutating func insert(_ start: Int, staff: Int) {
    let offset = start - base
    guard offset >= 0, offset % 60 == 0, offset / 60 < heads.count else {
      if odd[start]?.last != staff { odd[start, default: []].append(staff) }
      return
    }
    let head = heads[offset / 60]
    if head >= 0, entries[Int(head)].staff == Int32(truncatingIfNeeded: staff) { return }
    heads[offset / 60] = Int32(truncatingIfNeeded: entries.count)
    entries.append(Entry(staff: Int32(truncatingIfNeeded: staff), next: head))
  }

  var isEmpty: Bool { entries.isEmpty && odd.isEmpty }

  /// Calls `body` with each start in order, and who could do it in the order of
  /// the book, until it returns false.
  func forEach<Failure: Error>(
    _ body: (_ start: Int, _ staff: [Int]) throws(Failure) -> Bool
  ) throws(Failure) {
    var staff: [Int] = []
    var oddStarts = odd.keys.sorted()[...]
    for minute in heads.indices {
      let start = base + minute * 60
      while let first = oddStarts.first, first < start {
        oddStarts.removeFirst()
        guard try body(first, (odd[first] ?? []).reversed()) else { return }
      }
      var entry = heads[minute]
      guard entry >= 0 else { continue }
      staff.removeAll(keepingCapacity: true)
      while entry >= 0 {
        staff.append(Int(entries[Int(entry)].staff))
        entry = entries[Int(entry)].next
      }
      guard try body(start, staff) else { return }
    }
    for first in oddStarts {
      guard try body(first, (odd[first] ?? []).reversed()) else { return }
    }
  }
}
