/// Why a time zone could not be had.
public enum TimeZoneError: Error, Hashable, Sendable {
  /// There is no zone of that name; with at most two names that are near it.
  case unknown(String, suggestions: [String])
  /// The file of a zone is there, but is damaged or may not be read.
  case unreadable(String, path: String)
  /// The system has no tz database in any of these places.
  case noDatabase(searched: [String])
}

extension TimeZoneError: CustomStringConvertible {
  /// A sentence for a person.
  public var description: String {
    switch self {
    case .unknown(let name, let suggestions):
      let question =
        suggestions.isEmpty ? "" : " Did you mean \(suggestions.joined(separator: " or "))?"
      return "There is no time zone \"\(name)\".\(question)"
    case .unreadable(let name, let path):
      return "The time zone \(name) could not be read from \(path)."
    case .noDatabase(let searched):
      let places = searched.joined(separator: ", ")
      return "This system has no time zones (looked in \(places)); install tzdata."
    }
  }
}
