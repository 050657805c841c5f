import Foundation
import Testing

@testable import Terminal

/// A directory that is there while a test runs.
final class TemporaryDirectory {
  let url = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)

  init() throws {
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(at: url)
  }

  func path(_ name: String) -> String { url.appending(path: name).path }
}

@Suite struct HistoryTests {
  private let directory = try? TemporaryDirectory()
  private var path: String { directory?.path("history") ?? "/nowhere" }

  private func contents() throws -> String {
    try String(contentsOfFile: path, encoding: .utf8)
  }

  @Test("A line is in the file as soon as it is added, and only its owner can read it")
  func appendsAtOnce() throws {
    let history = History(path: path)
    #expect(!FileManager.default.fileExists(atPath: path))
    #expect(history.append("today"))
    #expect(try contents() == "today\n")
    let mode = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions]
    #expect(mode as? Int == 0o600)
    #expect(History(path: path).lines == ["today"])
  }

  @Test("Two sessions at once both keep their lines")
  func keepsBothSessions() throws {
    let a = History(path: path)
    let b = History(path: path)
    a.append("today")
    b.append("tomorrow")
    a.append("who is in?")
    #expect(History(path: path).lines == ["today", "tomorrow", "who is in?"])
  }

  @Test(
    "Empty, private and repeated lines are not kept",
    arguments: [
      "", " ", " a private line", "\t", "again",
    ])
  func leavesOut(line: String) throws {
    let history = History(path: path)
    history.append("again")
    #expect(!history.append(line))
    #expect(history.lines == ["again"])
    #expect(try contents() == "again\n")
  }

  @Test("A line stays one line, whatever is in it")
  func keepsOneLine() throws {
    let history = History(path: path)
    history.append("book\na trim\u{1B}[31m for 王芳")
    #expect(try contents() == "book a trim\u{FFFD}[31m for 王芳\n")
  }

  @Test("A half line that a killed session left does not swallow the next")
  func mendsHalfLines() throws {
    try "today\nbook a tr".write(toFile: path, atomically: true, encoding: .utf8)
    History(path: path).append("tomorrow")
    #expect(History(path: path).lines == ["today", "book a tr", "tomorrow"])
  }

  @Test("A long file is cut to the newest lines at the start, and stays private")
  func trims() throws {
    let long = (1...21).map { "line \($0)\n" }.joined()
    try long.write(toFile: path, atomically: true, encoding: .utf8)
    let history = History(path: path, limit: 10)
    #expect(history.lines.first == "line 12" && history.lines.count == 10)
    #expect(try contents() == (12...21).map { "line \($0)\n" }.joined())
    let mode = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions]
    #expect(mode as? Int == 0o600)
    let folder = try #require(directory)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path) == ["history"])
  }

  @Test("Many writers and trimmings lose none of the newest lines")
  func survivesCrowds() async throws {
    let path = path
    await withTaskGroup(of: Void.self) { group in
      for writer in 0..<8 {
        group.addTask {
          for line in 0..<50 { History(path: path, limit: 100).append("\(writer) \(line)") }
        }
      }
    }
    let lines = History(path: path, limit: 1000).lines
    #expect((100...201).contains(lines.count))
    for writer in 0..<8 {
      let kept = lines.filter { $0.hasPrefix("\(writer) ") }
      #expect(kept == (50 - kept.count..<50).map { "\(writer) \($0)" })
    }
  }

  @Test("Without a file, or where none can be written, the session has its lines")
  func worksWithoutFile() {
    for path in [nil, "/nowhere/history"] {
      let history = History(path: path)
      #expect(history.append("today"))
      #expect(history.lines == ["today"])
    }
  }
}

@Suite struct HistorySearchTests {
  private let lines = ["today", "trim tomorrow", "today", "haircut", "tomorrow"]

  @Test("Up shows the earlier lines that begin with what was typed")
  func goesBack() {
    var search = HistorySearch()
    #expect(search.earlier(line: "to", prefix: "to", in: lines) == "tomorrow")
    #expect(search.earlier(line: "tomorrow", prefix: "tomorrow", in: lines) == "today")
    #expect(search.earlier(line: "today", prefix: "today", in: lines) == nil)
    #expect(search.later(line: "today", in: lines) == "tomorrow")
    #expect(search.later(line: "tomorrow", in: lines) == "to")
    #expect(search.later(line: "to", in: lines) == nil)
  }

  @Test("From an empty line Up shows every line")
  func goesBackFromNothing() {
    var search = HistorySearch()
    var line = ""
    var seen: [String] = []
    while let earlier = search.earlier(line: line, prefix: line, in: lines) {
      seen.append(earlier)
      line = earlier
    }
    #expect(seen == ["tomorrow", "haircut", "today", "trim tomorrow", "today"])
  }

  @Test("A line that was changed begins a new search")
  func startsAnew() {
    var search = HistorySearch()
    _ = search.earlier(line: "", prefix: "", in: lines)
    #expect(search.later(line: "something else", in: lines) == nil)
    #expect(search.earlier(line: "tr", prefix: "tr", in: lines) == "trim tomorrow")
  }
}
