#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#elseif canImport(Glibc)
  import Glibc
#endif

/// The few things that reading zones needs of the system.
enum SystemFiles {
  // Where a system keeps its zones, in order of preference, and whether a file
  // opens under a name that is spelled in another case.
  #if canImport(Darwin)
    static let zoneDirectories = ["/var/db/timezone/zoneinfo", "/usr/share/zoneinfo"]
    static let ignoresCase = true
  #else
    static let ignoresCase = false
    static let zoneDirectories = ["/usr/share/zoneinfo", "/usr/lib/zoneinfo", "/etc/zoneinfo"]
  #endif

  /// A variable of the environment.
  static func environment(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }

  /// The bytes of a file; nil if it cannot be read or is larger than `limit`.
  static func read(_ path: String, limit: Int = 1 << 20) -> [UInt8]? {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 8192)
    while bytes.count <= limit {
      let count = readOnce(descriptor, into: &chunk)
      guard count >= 0 else { return nil }
      if count == 0 { return bytes }
      bytes += chunk[..<count]
    }
    return nil
  }

  /// The names in a directory, sorted; nil if it is none.
  static func names(in path: String) -> [String]? {
    guard let directory = opendir(path) else { return nil }
    defer { closedir(directory) }
    var names: [String] = []
    while let entry = readdir(directory) {
      let capacity = MemoryLayout.size(ofValue: entry.pointee.d_name)
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: capacity) { String(cString: $0) }
      }
      if name != "." && name != ".." { names.append(name) }
    }
    return names.sorted()
  }

  /// The path with all links followed; nil if there is no such file.
  static func resolved(_ path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }
}

/// `read(2)`, once more where a signal has interrupted it; apart from the type,
/// whose own `read` would hide it.
private func readOnce(_ descriptor: Int32, into chunk: inout [UInt8]) -> Int {
  while true {
    let count = read(descriptor, &chunk, chunk.count)
    if count >= 0 || errno != EINTR { return count }
  }
}
