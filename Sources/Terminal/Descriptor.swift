#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#elseif canImport(Glibc)
  import Glibc
#endif

/// The system's calls on open files.
enum Descriptor {
  static let input: Int32 = 0
  static let output: Int32 = 1

  static func isTerminal(_ descriptor: Int32) -> Bool {
    isatty(descriptor) == 1
  }

  /// Why the last call failed, in the system's own words.
  static func reason(_ code: Int32) -> String {
    String(cString: strerror(code))
  }

  /// Writes all bytes, however many calls it takes; the error's number if that
  /// cannot be done.
  static func writeAll(_ bytes: some Collection<UInt8>, to descriptor: Int32) -> Int32? {
    let bytes = Array(bytes)
    return bytes.withUnsafeBytes { buffer in
      var rest = buffer[...]
      while !rest.isEmpty {
        let count = write(
          descriptor, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
        if count > 0 {
          rest = rest.dropFirst(count)
        } else if count < 0, errno == EAGAIN {
          // The other end has set its pipe or terminal not to block.
          var ready = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
          _ = poll(&ready, 1, -1)
        } else if count < 0, errno != EINTR {
          return errno
        }
      }
      return nil
    }
  }

  /// Opens a file for reading and appending, readable by its owner alone, and
  /// locks it against all other processes; nil if that cannot be done.
  ///
  /// Another process may have put a new file in its place while this one waited
  /// for the lock, so the name is looked at again.
  static func openLocked(_ path: String) -> Int32? {
    for _ in 0..<100 {
      let descriptor = open(path, O_RDWR | O_APPEND | O_CREAT | O_CLOEXEC, 0o600)
      guard descriptor >= 0 else { return nil }
      while flock(descriptor, LOCK_EX) != 0 {
        if errno != EINTR {
          close(descriptor)
          return nil
        }
      }
      if isSameFile(descriptor, path) { return descriptor }
      close(descriptor)
    }
    return nil
  }

  private static func isSameFile(_ descriptor: Int32, _ path: String) -> Bool {
    var opened = stat()
    var named = stat()
    return fstat(descriptor, &opened) == 0 && stat(path, &named) == 0
      && opened.st_ino == named.st_ino && opened.st_dev == named.st_dev
  }

  static func closeFile(_ descriptor: Int32) {
    close(descriptor)
  }

  /// All bytes of a file; nil if it is not there or may not be read.
  static func readFile(_ path: String) -> [UInt8]? {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    return readAll(descriptor)
  }

  /// All bytes of an open file.
  static func readAll(_ descriptor: Int32) -> [UInt8]? {
    guard lseek(descriptor, 0, SEEK_SET) == 0 else { return nil }
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = read(descriptor, &chunk, chunk.count)
      if count == 0 { return bytes }
      if count > 0 {
        bytes += chunk[..<count]
      } else if errno != EINTR {
        return nil
      }
    }
  }

  /// The last byte of an open file; nil if it is empty.
  static func lastByte(_ descriptor: Int32) -> UInt8? {
    let end = lseek(descriptor, 0, SEEK_END)
    var byte: UInt8 = 0
    return end > 0 && pread(descriptor, &byte, 1, end - 1) == 1 ? byte : nil
  }

  /// Puts a new file with these bytes in the place of `path`, in one step;
  /// whether that worked.
  static func replaceFile(_ path: String, with bytes: [UInt8]) -> Bool {
    let draft = "\(path).\(getpid())"
    let descriptor = open(draft, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { return false }
    let written = writeAll(bytes, to: descriptor) == nil
    close(descriptor)
    if written && rename(draft, path) == 0 { return true }
    unlink(draft)
    return false
  }

  static func readSome(_ descriptor: Int32, into chunk: inout [UInt8]) -> Int {
    read(descriptor, &chunk, chunk.count)
  }

  /// Whether a signal ended the last call.
  static var wasInterrupted: Bool { errno == EINTR }

  /// The error of a write that nobody reads any more.
  static let brokenPipe = EPIPE
}
