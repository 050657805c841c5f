import BookStore
import Conversation
import Scheduling

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The files of the machine that the command runs on.
struct SystemFiles: DeskFiles {
  let book: SQLiteBook

  /// Whether a person sits at it, for whom a program may be opened.
  let opensPrograms: Bool

  func write(_ text: String, to place: FilePlace, opens: Bool) -> FileOutcome {
    let path = path(of: place)
    if case .named = place, let reason = reasonToKeep(path, for: text) { return .failed(reason) }
    do throws(TextFile.Failure) {
      try TextFile.write(text, to: path)
    } catch {
      return .failed("\(path) (\(Self.reason(error)))")
    }
    return .written(path: path, opened: opens && opensPrograms && CalendarHandler.open(path))
  }

  func read(_ path: String) -> FileContent {
    do throws(TextFile.Failure) {
      return .bytes(try TextFile.bytes(of: Self.expanded(path)))
    } catch {
      return .failed(Self.reason(error))
    }
  }

  func backUp(to place: FilePlace) -> FileOutcome {
    let path = path(of: place)
    if case .named = place, access(path, F_OK) == 0 {
      return .failed("there is a file \(path) already")
    }
    do throws(BookError) {
      try book.backup(to: path)
      return .written(path: path, opened: false)
    } catch {
      return .failed("\(path) (\(error.detail))")
    }
  }

  // MARK: Paths

  private func path(of place: FilePlace) -> String {
    switch place {
    case .named(let path): return Self.expanded(path)
    case .besideBook(let name):
      let folder = book.path.split(separator: "/", omittingEmptySubsequences: false).dropLast()
        .joined(separator: "/")
      return (folder.isEmpty ? (book.path.hasPrefix("/") ? "" : ".") : folder) + "/" + name
    }
  }

  /// A path as the shell would have it: "~" is the home directory.
  private static func expanded(_ path: String) -> String {
    path.hasPrefix("~/") ? Environment.home + path.dropFirst() : path
  }

  /// Why a file that a person named is left as it is; nil if there is none, or it
  /// begins as the new one does, as an older export of the same kind.
  private func reasonToKeep(_ path: String, for text: String) -> String? {
    guard access(path, F_OK) == 0 else { return nil }
    guard let old = try? TextFile.read(path),
      old.isEmpty || Self.firstLines(old) == Self.firstLines(text)
    else { return "there is another file \(path) already; name a new one" }
    return nil
  }

  /// What tells a file of ours: the head of a calendar, or the names of columns.
  private static func firstLines(_ text: String) -> [Substring] {
    let lines = text.split(separator: "\r\n", maxSplits: 3)
    return Array(lines.prefix(lines.first == "BEGIN:VCALENDAR" ? 3 : 1))
  }

  private static func reason(_ failure: TextFile.Failure) -> String {
    switch failure.code {
    case ENOENT: "there is no such file"
    case EACCES, EPERM, EROFS: "it may not be opened"
    case EISDIR: "it is a folder"
    case ENOSPC: "the disk is full"
    default: String(cString: strerror(failure.code))
    }
  }
}

/// Opens a calendar file with the system's own program, where there is one.
enum CalendarHandler {
  static func open(_ path: String) -> Bool {
    guard let handler else { return false }
    var words: [UnsafeMutablePointer<CChar>?] = [strdup(handler), strdup(path), nil]
    defer { words.forEach { free($0) } }
    var process = pid_t()
    guard posix_spawn(&process, handler, nil, nil, &words, environ) == 0 else { return false }
    var status: Int32 = 0
    return waitpid(process, &status, 0) == process && status == 0
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
}
