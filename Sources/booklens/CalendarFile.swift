import Conversation

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Writes a calendar file beside the book, and opens it with the system's own
/// handler where there is one.
enum CalendarFile {
  static func write(_ text: String, named name: String, besides book: String, opens: Bool)
    -> Desk.CalendarOutcome
  {
    let folder = book.split(separator: "/", omittingEmptySubsequences: false).dropLast()
      .joined(separator: "/")
    let path = (folder.isEmpty ? (book.hasPrefix("/") ? "" : ".") : folder) + "/" + name
    do {
      try TextFile.write(text, to: path)
    } catch {
      return .failed("\(path) (it cannot be written there)")
    }
    return .written(path: path, opened: opens && open(path))
  }

  private static var handler: String? {
    #if canImport(Darwin)
      return "/usr/bin/open"
    #else
      let variables = Environment.variables
      guard variables["DISPLAY"] != nil || variables["WAYLAND_DISPLAY"] != nil else { return nil }
      let folders = (variables["PATH"] ?? "/usr/bin:/bin").split(separator: ":")
      return folders.map { "\($0)/xdg-open" }.first { access($0, X_OK) == 0 }
    #endif
  }

  private static func open(_ path: String) -> Bool {
    guard let handler else { return false }
    var words: [UnsafeMutablePointer<CChar>?] = [strdup(handler), strdup(path), nil]
    defer { words.forEach { free($0) } }
    var process = pid_t()
    guard posix_spawn(&process, handler, nil, nil, &words, environ) == 0 else { return false }
    var status: Int32 = 0
    return waitpid(process, &status, 0) == process && status == 0
  }
}
