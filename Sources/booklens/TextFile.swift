#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Whole files of text.
///
/// By the system's own calls: Foundation would double what the program loads
/// before it can answer.
enum TextFile {
  /// A file that could not be read or written; the system's number for why.
  struct Failure: Error {
    var code: Int32
  }

  /// The text of a file; bytes that are no text are replaced.
  static func read(_ path: String) throws(Failure) -> String {
    String(decoding: try bytes(of: path), as: UTF8.self)
  }

  /// All bytes of a file.
  static func bytes(of path: String) throws(Failure) -> [UInt8] {
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { throw Failure(code: errno) }
    defer { close(file) }
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = systemRead(file, &chunk, chunk.count)
      if count > 0 { bytes += chunk[..<count] }
      if count == 0 { return bytes }
      if count < 0, errno != EINTR { throw Failure(code: errno) }
    }
  }

  /// Writes a file in one step: whoever reads it sees the old text or the new.
  static func write(_ text: String, to path: String) throws(Failure) {
    let partial = path + ".partial"
    do throws(Failure) {
      try fill(partial, with: Array(text.utf8))
      // What the file's owner had set for the old one holds for the new.
      var status = stat()
      if stat(path, &status) == 0 { chmod(partial, status.st_mode & 0o7777) }
      guard rename(partial, path) == 0 else { throw Failure(code: errno) }
    } catch {
      unlink(partial)
      throw error
    }
  }

  private static func fill(_ path: String, with bytes: [UInt8]) throws(Failure) {
    let file = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
    guard file >= 0 else { throw Failure(code: errno) }
    defer { close(file) }
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { systemWrite(file, $0.baseAddress, $0.count) }
      if count > 0 { rest = rest.dropFirst(count) }
      if count < 0, errno != EINTR { throw Failure(code: errno) }
    }
  }
}

/// The C functions, which those of `TextFile` would hide.
private func systemRead(_ file: Int32, _ start: UnsafeMutableRawPointer?, _ count: Int) -> Int {
  read(file, start, count)
}

private func systemWrite(_ file: Int32, _ start: UnsafeRawPointer?, _ count: Int) -> Int {
  write(file, start, count)
}
