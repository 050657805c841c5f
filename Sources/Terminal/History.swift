/// The lines that a person typed, kept in a file between sessions.
///
/// Plain UTF-8, a line each, readable by its owner alone. A line is appended at
/// once, before it is acted on, so that it outlives a crash, and sessions that
/// run beside each other all keep theirs.
public final class History {
  /// The lines, oldest first.
  public private(set) var lines: [String] = []

  private let path: String?
  private let limit: Int

  /// Reads the lines of earlier sessions and cuts a file that has grown long.
  ///
  /// - Parameters:
  ///   - path: The file, made at the first line if it is not there; nil keeps
  ///     nothing after the session. Its directory must be there.
  ///   - limit: The most lines that are read and kept.
  public init(path: String?, limit: Int = 2000) {
    self.path = path
    self.limit = limit
    guard let path, let bytes = Descriptor.readFile(path) else { return }
    let all = Self.split(bytes)
    lines = Array(all.suffix(limit))
    if all.count > 2 * limit { trim(path) }
  }

  /// Adds a line, unless it is empty, begins with a blank (which keeps it
  /// private), or is the same as the last one.
  ///
  /// - Returns: Whether the line was kept.
  @discardableResult
  public func append(_ line: String) -> Bool {
    guard let first = line.first, first != " " else { return false }
    let line = line.sanitized()
    guard line != lines.last, !line.allSatisfy(\.isWhitespace) else { return false }
    lines.append(line)
    if lines.count > 2 * limit { lines.removeFirst(lines.count - limit) }
    if let path { Self.write(line, to: path) }
    return true
  }

  private static func split(_ bytes: [UInt8]) -> [String] {
    bytes.split(separator: UInt8(ascii: "\n")).map { String(decoding: $0, as: UTF8.self) }
  }

  private static func write(_ line: String, to path: String) {
    guard let descriptor = Descriptor.openLocked(path) else { return }
    defer { Descriptor.closeFile(descriptor) }
    // A session that was killed may have left half a line.
    let isBroken = (Descriptor.lastByte(descriptor) ?? UInt8(ascii: "\n")) != UInt8(ascii: "\n")
    _ = Descriptor.writeAll(((isBroken ? "\n" : "") + line + "\n").utf8, to: descriptor)
  }

  /// Keeps the last `limit` lines of the file as it is now, under its lock.
  private func trim(_ path: String) {
    guard let descriptor = Descriptor.openLocked(path) else { return }
    defer { Descriptor.closeFile(descriptor) }
    guard let bytes = Descriptor.readAll(descriptor) else { return }
    let kept = Self.split(bytes).suffix(limit)
    _ = Descriptor.replaceFile(path, with: Array((kept.joined(separator: "\n") + "\n").utf8))
  }
}
