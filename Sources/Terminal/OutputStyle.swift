/// When output is in colour, as `--color` says.
public enum ColorChoice: String, CaseIterable, Hashable, Sendable {
  /// At a terminal that can, unless `NO_COLOR` is set.
  case auto
  /// Also into a pipe.
  case always
  /// Nowhere.
  case never
}

/// How output is drawn; decided once, at the start.
public struct OutputStyle: Hashable, Sendable {
  /// Whether escape sequences may be written.
  public let usesColor: Bool

  /// Whether the terminal can show UTF-8's pictures, by its locale.
  public let usesUnicode: Bool

  /// Creates a style.
  public init(usesColor: Bool, usesUnicode: Bool = true) {
    self.usesColor = usesColor
    self.usesUnicode = usesUnicode
  }

  /// Decides the style of an output.
  ///
  /// - Parameters:
  ///   - choice: What the person asked for; it goes before the environment.
  ///   - isTerminal: Whether a person is looking at it.
  ///   - environment: The process's variables.
  public init(_ choice: ColorChoice, isTerminal: Bool, environment: [String: String]) {
    switch choice {
    case .always: usesColor = true
    case .never: usesColor = false
    case .auto:
      usesColor =
        isTerminal && Self.canMoveCursor(environment)
        && (environment["NO_COLOR"] ?? "").isEmpty
    }
    let locale = ["LC_ALL", "LC_CTYPE", "LANG"].lazy.compactMap { environment[$0] }
      .first { !$0.isEmpty }
    // A pipe is read by a program: UTF-8, always.
    usesUnicode = !isTerminal || locale.map { $0 != "C" && $0 != "POSIX" } ?? true
  }

  /// Whether the terminal does more than show text line by line.
  static func canMoveCursor(_ environment: [String: String]) -> Bool {
    let name = environment["TERM"] ?? ""
    return !name.isEmpty && name != "dumb"
  }
}
