/// How far one word is from another, as fingers err: a letter left out, one too
/// many, two exchanged, a neighbour on the keyboard hit.
public enum NameDistance {
  /// What one slip costs.
  ///
  /// A key beside the right one costs half.
  static let slip = 2

  /// The cost of turning one folded word into another, or nil if it is more
  /// than `limit`.
  ///
  /// - Complexity: The product of the lengths; words longer than 40 bytes are
  ///   never near.
  public static func cost(from left: String, to right: String, limit: Int) -> Int? {
    let (a, b) = (Array(left.utf8), Array(right.utf8))
    if a == b { return 0 }
    guard abs(a.count - b.count) * slip <= limit, a.count <= 40, b.count <= 40 else { return nil }
    var before = [Int](repeating: 0, count: b.count + 1)
    var last = (0...b.count).map { $0 * slip }
    var row = last
    for i in 1..<(a.count + 1) {
      row[0] = i * slip
      var least = row[0]
      for j in 1..<(b.count + 1) {
        var cost = min(last[j] + slip, row[j - 1] + slip)
        cost = min(cost, last[j - 1] + substitution(a[i - 1], b[j - 1]))
        if i > 1, j > 1, a[i - 1] == b[j - 2], a[i - 2] == b[j - 1] {
          cost = min(cost, before[j - 2] + slip)
        }
        row[j] = cost
        least = min(least, cost)
      }
      if least > limit { return nil }
      (before, last, row) = (last, row, before)
    }
    return last[b.count] <= limit ? last[b.count] : nil
  }

  /// How much a word of so many letters may be off: short words not at all, as
  /// nearly every short word is near another.
  public static func limit(forLength length: Int) -> Int {
    switch length {
    case ..<4: 0
    case 4...5: slip
    case 6...8: slip + 1
    default: 2 * slip
    }
  }

  private static func substitution(_ a: UInt8, _ b: UInt8) -> Int {
    if a == b { return 0 }
    return areNeighbours(a, b) ? slip / 2 : slip
  }

  /// Whether two letters lie side by side on a QWERTY keyboard.
  static func areNeighbours(_ a: UInt8, _ b: UInt8) -> Bool {
    guard let first = place(a), let second = place(b) else { return false }
    return abs(first.row - second.row) <= 1 && abs(first.column - second.column) <= 3
      && a != b
  }

  /// The row of a letter and its column in halves of a key.
  private static func place(_ letter: UInt8) -> (row: Int, column: Int)? {
    for (row, keys) in rows.enumerated() {
      if let index = keys.bytes.firstIndex(of: letter) {
        return (row, index * 2 + row)
      }
    }
    return nil
  }

  private static let rows: [StaticString] = ["qwertyuiop", "asdfghjkl", "zxcvbnm"]
}
