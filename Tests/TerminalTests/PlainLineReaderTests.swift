import Foundation
import Testing

@testable import Terminal

@Suite struct PlainLineReaderTests {
  /// What a reader makes of some bytes.
  private func events(_ bytes: [UInt8], limit: Int = 100) throws -> [LineEvent] {
    let directory = try TemporaryDirectory()
    let path = directory.path("input")
    try Data(bytes).write(to: URL(filePath: path))
    let file = try FileHandle(forReadingFrom: URL(filePath: path))
    let reader = PlainLineReader(descriptor: file.fileDescriptor, limit: limit)
    var events: [LineEvent] = []
    while events.last != .end { events.append(reader.next(prompt: "> ")) }
    #expect(reader.next(prompt: "> ") == .end)
    return events.dropLast()
  }

  private func line(_ text: String) -> LineEvent { .line(text, pasted: false) }

  @Test(
    "Text is cut at its line ends",
    arguments: [
      ("", []), ("today", ["today"]), ("today\n", ["today"]), ("a\nb\n", ["a", "b"]),
      ("a\n\nb", ["a", "", "b"]), ("\n", [""]), ("a\r\nb\r\n", ["a", "b"]), ("a\rb\n", ["a\rb"]),
      ("a\r\r\n", ["a\r"]), ("\u{FEFF}a\n\u{FEFF}b\n", ["a", "\u{FEFF}b"]),
      ("book 王芳 👨‍👩‍👧\n", ["book 王芳 👨‍👩‍👧"]), ("a\0b\n", ["a\u{FFFD}b"]),
    ])
  func cuts(text: String, expected: [String]) throws {
    #expect(try events(Array(text.utf8)) == expected.map(line))
  }

  @Test("Broken UTF-8 becomes a sign that can be seen")
  func repairs() throws {
    let bytes: [UInt8] = Array("a".utf8) + [0xC2] + Array("x\n".utf8) + [0xFF, 0x0A, 0xE7, 0x8E]
    #expect(try events(bytes) == [line("a\u{FFFD}x"), line("\u{FFFD}"), line("\u{FFFD}")])
  }

  @Test("A line beyond the limit is told, and the next is read", arguments: [101, 300_000])
  func limits(length: Int) throws {
    let long = [UInt8](repeating: 97, count: length)
    let fits = [UInt8](repeating: 98, count: 100)
    #expect(
      try events(long + [10] + fits + [10] + long) == [
        .tooLong(limit: 100), line(String(repeating: "b", count: 100)), .tooLong(limit: 100),
      ])
  }

  @Test("A million short lines and one long line take no more than a moment")
  func isLinear() throws {
    let lines = [UInt8](repeating: 10, count: 1_000_000)
    #expect(try events(lines).count == 1_000_000)
    let long = [UInt8](repeating: 97, count: 8 << 20)
    #expect(try events(long, limit: 8 << 20) == [line(String(repeating: "a", count: 8 << 20))])
  }

  @Test("A descriptor that cannot be read is at its end")
  func endsOnErrors() {
    #expect(PlainLineReader(descriptor: 9999).next(prompt: "> ") == .end)
  }
}
