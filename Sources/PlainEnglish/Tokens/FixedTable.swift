/// A table that is built once and lives as long as the program.
///
/// It is read through a pointer, so that no reader counts references, and of
/// its memory only the pages that are written are ever taken. Its memory is not
/// given back: only tables that are built once for all may lie in one.
struct FixedTable<Element> {
  private let start: UnsafeMutablePointer<Element>
  private let capacity: Int
  private(set) var count = 0

  /// Creates an empty table with room for so many elements.
  init(capacity: Int) {
    start = .allocate(capacity: capacity)
    self.capacity = capacity
  }

  /// Creates a table of equal elements.
  init(repeating element: Element, count: Int) {
    self.init(capacity: count)
    start.initialize(repeating: element, count: count)
    self.count = count
  }

  /// A table of the same elements.
  func copy() -> FixedTable {
    var copy = FixedTable(capacity: count)
    copy.start.initialize(from: start, count: count)
    copy.count = count
    return copy
  }

  /// Adds an element, for which there must be room.
  @inline(__always)
  mutating func append(_ element: Element) {
    precondition(count < capacity, "a fixed table is too small for its rows")
    (start + count).initialize(to: element)
    count += 1
  }

  /// The element at an index that the table has.
  subscript(index: Int) -> Element {
    @inline(__always) get { start[index] }
    // Written only while a table is built, so the check costs no line anything.
    set {
      precondition(index >= 0 && index < count, "a fixed table has no such row")
      start[index] = newValue
    }
  }

  /// The elements from one on.
  @inline(__always)
  func elements(_ range: Range<Int>) -> UnsafeBufferPointer<Element> {
    assert(range.upperBound <= count, "a fixed table has no such rows")
    return UnsafeBufferPointer(start: start + range.lowerBound, count: range.count)
  }
}

/// Unchecked as the compiler cannot see through the pointer.
///
/// It holds all the same: a table is written only while the static constant that
/// it belongs to is built, which happens once and before anyone else sees it, and
/// is only read from then on.
extension FixedTable: @unchecked Sendable where Element: Sendable {}
