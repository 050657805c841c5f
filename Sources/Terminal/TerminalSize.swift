import CLibEdit

/// How much a terminal shows.
public struct TerminalSize: Hashable, Sendable {
  /// Columns, at least 10.
  public var columns: Int

  /// Rows, at least 1.
  public var rows: Int

  /// Creates a size; what is too small to hold a word is made larger.
  public init(columns: Int, rows: Int) {
    self.columns = max(10, columns)
    self.rows = max(1, rows)
  }

  /// The size that output is laid out for, as it is now.
  ///
  /// - Parameters:
  ///   - descriptor: What is written to; standard output by default.
  ///   - environment: The process's variables; `COLUMNS` and `LINES`, which a
  ///     shell does not pass on by itself, go before what the terminal says.
  /// - Returns: The size; 80 by 24 where nothing tells.
  public static func current(
    descriptor: Int32 = 1, environment: [String: String]
  ) -> TerminalSize {
    var columns: Int32 = 80
    var rows: Int32 = 24
    _ = cle_window_size(descriptor, &columns, &rows)
    func variable(_ name: String) -> Int? {
      environment[name].flatMap { Int($0) }.flatMap { (1...10_000).contains($0) ? $0 : nil }
    }
    return TerminalSize(
      columns: variable("COLUMNS") ?? Int(columns), rows: variable("LINES") ?? Int(rows))
  }
}
