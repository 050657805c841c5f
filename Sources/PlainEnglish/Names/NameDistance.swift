/// How far one word is from another, as fingers err: a letter left out, one too
/// many, two exchanged, a neighbour on the keyboard hit.
public enum NameDistance {
  /// What one slip costs.
  ///
  /// A key beside the right one costs half.
  public static let slip = 2

  /// Words that are longer, in bytes, are never near another.
  private static let longest = 40

  /// The cost of turning one folded word into another, or nil if it is more
  /// than `limit`.
  ///
  /// - Complexity: The product of the lengths; words longer than 40 bytes are
  ///   never near.
  public static func cost(from left: String, to right: String, limit: Int) -> Int? {
    if left == right { return 0 }
    var (left, right) = (left, right)
    return left.withUTF8 { a in right.withUTF8 { b in cost(from: a, to: b, limit: limit) } }
  }

  /// The cost of turning one folded word, given as its bytes, into another.
  static func cost(
    from a: UnsafeBufferPointer<UInt8>, to b: UnsafeBufferPointer<UInt8>, limit: Int
  ) -> Int? {
    if a.elementsEqual(b) { return 0 }
    guard abs(a.count - b.count) * slip <= limit, a.count <= longest, b.count <= longest else {
      return nil
    }
    let width = b.count + 1
    // So many letters further on in one of the two costs more than the limit.
    let reach = limit / slip
    return withUnsafeTemporaryAllocation(of: Int.self, capacity: width * 3) { rows in
      var (before, last, row) = (0, width, 2 * width)
      for column in 0..<width { rows[last + column] = column * slip }
      for i in 1..<(a.count + 1) {
        let first = max(1, i - reach)
        let end = min(width, i + reach + 1)
        rows[row + first - 1] = first == 1 ? i * slip : limit + 1
        if end < width { rows[row + end] = limit + 1 }
        var least = rows[row + first - 1]
        for j in first..<end {
          var cost = min(rows[last + j] + slip, rows[row + j - 1] + slip)
          cost = min(cost, rows[last + j - 1] + substitution(a[i - 1], b[j - 1]))
          if i > 1, j > 1, a[i - 1] == b[j - 2], a[i - 2] == b[j - 1] {
            cost = min(cost, rows[before + j - 2] + slip)
          }
          rows[row + j] = cost
          least = min(least, cost)
        }
        if least > limit { return nil }
        (before, last, row) = (last, row, before)
      }
      let cost = rows[last + b.count]
      return cost <= limit ? cost : nil
    }
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
    guard (0x61...0x7A).contains(a), (0x61...0x7A).contains(b), a != b else { return false }
    let first = places[Int(a) - 0x61]
    let second = places[Int(b) - 0x61]
    return abs(first.row - second.row) <= 1 && abs(first.column - second.column) <= 3
  }

  /// The row of each letter and its column in halves of a key.
  private static let places: [(row: Int, column: Int)] = {
    var places = [(row: Int, column: Int)](repeating: (0, 0), count: 26)
    let rows: [StaticString] = ["qwertyuiop", "asdfghjkl", "zxcvbnm"]
    for (row, keys) in rows.enumerated() {
      for (index, letter) in keys.bytes.enumerated() {
        places[Int(letter) - 0x61] = (row, index * 2 + row)
      }
    }
    return places
  }()
}
