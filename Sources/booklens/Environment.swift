import CivilTime

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// What the process is told by the system it runs on.
enum Environment {
  /// The variables of the process.
  static let variables: [String: String] = {
    var result: [String: String] = [:]
    var next = environ
    while let entry = next.pointee {
      let text = String(cString: entry)
      if let sign = text.utf8.firstIndex(of: 0x3D), sign > text.startIndex {
        result[String(text[..<sign])] = String(text[text.index(after: sign)...])
      }
      next += 1
    }
    return result
  }()

  /// The home directory.
  static var home: String { variables["HOME"] ?? "." }

  /// The moment.
  static func now() -> Instant {
    var time = timespec()
    clock_gettime(CLOCK_REALTIME, &time)
    return Instant(seconds: Int(time.tv_sec))
  }

  /// Seconds on a clock that only goes forward.
  ///
  /// The library's own clock would bring all of concurrency into the program,
  /// which then starts more slowly.
  static func uptime() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  /// Whether a descriptor is a terminal.
  static func isTerminal(_ descriptor: Int32) -> Bool { isatty(descriptor) == 1 }

  /// The tag of the locale that dates and money follow.
  static var localeTag: String {
    for name in ["LC_ALL", "LC_TIME", "LANG"] {
      if let value = variables[name], !value.isEmpty { return value }
    }
    return "en"
  }

  /// Writes a line to standard error.
  static func complain(_ message: String) {
    let line = Array(("booklens: " + message + "\n").utf8)
    _ = line.withUnsafeBytes { write(2, $0.baseAddress, $0.count) }
  }
}
