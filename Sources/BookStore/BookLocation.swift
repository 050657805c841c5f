/// Where a book lies if no one says otherwise.
public enum BookLocation {
  /// The path of the default book.
  ///
  /// `$XDG_DATA_HOME/booklens/book.db` where that is set to an absolute path (a
  /// relative one is to be ignored, says the XDG Base Directory Specification);
  /// else `~/.local/share/booklens/book.db`, on macOS
  /// `~/Library/Application Support/BookLens/book.db`.
  ///
  /// - Parameters:
  ///   - environment: The variables of the process.
  ///   - home: The home directory.
  ///   - isDarwin: Whether the rules of macOS hold.
  /// - Returns: An absolute path, if `home` is one.
  public static func defaultPath(
    environment: [String: String], home: String, isDarwin: Bool = runsOnDarwin
  ) -> String {
    if let data = environment["XDG_DATA_HOME"], data.hasPrefix("/") {
      return joined(data, "booklens/book.db")
    }
    return joined(
      home,
      isDarwin
        ? "Library/Application Support/BookLens/book.db" : ".local/share/booklens/book.db")
  }

  private static func joined(_ directory: String, _ rest: String) -> String {
    directory.hasSuffix("/") ? directory + rest : directory + "/" + rest
  }

  /// Whether this program was built for macOS.
  public static var runsOnDarwin: Bool {
    #if canImport(Darwin)
      true
    #else
      false
    #endif
  }
}
