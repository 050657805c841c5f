import CPseudoTerminal
import Foundation
import Testing

@testable import Terminal

/// A program at the other end of a pseudo-terminal.
private final class Session {
  private let master: FileHandle
  private let process = Process()
  private var screen = ""

  /// Starts the probe; nil where there is no pseudo-terminal or no probe.
  init?(_ environment: [String: String] = [:]) {
    var name = [CChar](repeating: 0, count: 256)
    let descriptor = cpt_open(&name, name.count, 80, 24)
    guard descriptor >= 0, let probe = Self.probe,
      let slave = FileHandle(
        forUpdatingAtPath: String(decoding: name.prefix { $0 != 0 }.map(UInt8.init), as: UTF8.self))
    else { return nil }
    master = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    process.executableURL = probe
    process.environment = ["TERM": "xterm", "LC_ALL": "C.UTF-8", "HOME": "/nowhere"]
      .merging(environment) { $1 }
    process.standardInput = slave
    process.standardOutput = slave
    process.standardError = slave
    do { try process.run() } catch { return nil }
  }

  deinit {
    if process.isRunning { process.terminate() }
  }

  static let probe: URL? = {
    let places = [CommandLine.arguments[0]] + Bundle.allBundles.map(\.bundlePath)
    return places.map {
      URL(filePath: $0).deletingLastPathComponent().appending(path: "TerminalProbe")
    }
    .first { FileManager.default.isExecutableFile(atPath: $0.path) }
  }()

  func type(_ keys: String) {
    let bytes = Array(keys.utf8)
    _ = write(master.fileDescriptor, bytes, bytes.count)
  }

  /// Waits until a text is shown; what was shown before it no longer counts.
  func shows(_ text: String, seconds: Double = 10) -> Bool {
    let limit = Date().addingTimeInterval(seconds)
    var chunk = [UInt8](repeating: 0, count: 4096)
    while true {
      if let range = screen.range(of: text) {
        screen = String(screen[range.upperBound...])
        return true
      }
      let count = read(master.fileDescriptor, &chunk, chunk.count)
      if count > 0 {
        screen += String(decoding: chunk[..<count], as: UTF8.self)
      } else if Date() > limit {
        return false
      } else {
        usleep(2000)
      }
    }
  }

  /// The exit status.
  func status() -> Int32 {
    process.waitUntilExit()
    return process.terminationStatus
  }
}

@Suite(.serialized, .enabled(if: Session() != nil, "needs a pseudo-terminal"))
struct LineEditorTests {
  private static let up = "\u{1B}[A"
  private static let left = "\u{1B}[D"
  private static let right = "\u{1B}[C"
  private static let backspace = "\u{7F}"

  @Test(
    "Keys make a line of whole signs",
    arguments: [
      ("letters beyond ASCII", "café 王芳 😀", "café 王芳 😀"),
      ("going left and typing", "trim\(left)\(left)x", "trxim"),
      ("deleting signs", "book 王芳 👨‍👩‍👧 e\u{301}" + String(repeating: backspace, count: 4), "book 王芳"),
      ("stepping over signs", "a👨‍👩‍👧e\u{301}\(left)\(left)x\(right)y", "ax👨‍👩‍👧ye\u{301}"),
      ("deleting forward", "👨‍👩‍👧bc\u{1}\u{4}", "bc"),
      ("home, end and delete", "abc\u{1B}[Hx\u{1B}[Fy\u{1B}[H\u{1B}[3~", "abcy"),
      ("deleting a word", "book a haircut\u{17}trim", "book a trim"),
      ("completing one name", "zo\t!", "Zoé !"),
      ("completing what two names share", "book dan\ta", "book Dana"),
    ])
  func edits(id: String, keys: String, line: String) throws {
    let session = try #require(Session())
    #expect(session.shows("> "))
    session.type(keys + "\r")
    #expect(session.shows("line <\(line)>\r\n"), "\(id)")
  }

  @Test("Ctrl-C drops the line and not the session; Ctrl-D ends it")
  func interrupts() throws {
    let session = try #require(Session())
    #expect(session.shows("> "))
    session.type("half a requ\u{3}")
    #expect(session.shows("interrupted\r\n"))
    #expect(session.shows("> "))
    session.type("today\r")
    #expect(session.shows("line <today>\r\n"))
    #expect(session.shows("> "))
    session.type("\u{4}")
    #expect(session.shows("end\r\n"))
    #expect(session.status() == 0)
  }

  @Test("A paste is one line, is told, and shows no marks")
  func pastes() throws {
    let session = try #require(Session())
    #expect(session.shows("> "))
    session.type("\u{1B}[200~trim tomorrow 10am\ny\u{7}\n\u{1B}[201~")
    #expect(session.shows("10am y"))
    session.type("\r")
    #expect(session.shows("line <trim tomorrow 10am y> pasted\r\n"))
    #expect(session.shows("> "))
    session.type("y\r")
    #expect(session.shows("line <y>\r\n"))
    // What is typed after a paste was taken back is typed.
    #expect(session.shows("> "))
    session.type("\u{1B}[200~y\u{1B}[201~\(Self.backspace)n\r")
    #expect(session.shows("line <n>\r\n"))
  }

  @Test("A large paste arrives whole")
  func pastesMuch() throws {
    let session = try #require(Session())
    #expect(session.shows("> "))
    let text = String(repeating: "0123456789", count: 300)
    session.type("\u{1B}[200~\(text)\u{1B}[201~\r")
    #expect(session.shows("line <\(text)> pasted\r\n"))
  }

  @Test("Up finds the lines of earlier sessions that begin so")
  func remembers() throws {
    let directory = try TemporaryDirectory()
    let environment = ["PROBE_HISTORY": directory.path("history")]
    let first = try #require(Session(environment))
    for line in ["today", "trim tomorrow", " private", "who is in?"] {
      #expect(first.shows("> "))
      first.type(line + "\r")
      #expect(first.shows("line <\(line)>\r\n"))
    }
    let second = try #require(Session(environment))
    #expect(second.shows("> "))
    second.type("t\(Self.up)\r")
    #expect(second.shows("line <trim tomorrow>\r\n"))
    #expect(second.shows("> "))
    second.type("\(Self.up)\(Self.up)\(Self.up)\(Self.up)\r")
    #expect(second.shows("line <today>\r\n"))
    #expect(second.shows("> "))
    second.type("\u{12}who\r")
    #expect(second.shows("line <who is in?>\r\n"))
  }

  @Test("The hint is shown for the line as it stands")
  func hints() throws {
    let session = try #require(Session())
    #expect(session.shows("> "))
    session.type("abc")
    #expect(session.shows("[3]"))
  }

  @Test("A terminal that shows text alone gets no escape sequence", arguments: ["dumb", ""])
  func isPlainOnDumbTerminals(name: String) throws {
    let session = try #require(Session(["TERM": name]))
    #expect(session.shows("> "))
    session.type("today\n")
    #expect(session.shows("today\r\nline <today>\r\n> "))
    session.type("\u{4}")
    #expect(session.shows("end\r\n"))
  }

  @Test("In the C locale too, letters beyond ASCII arrive")
  func readsUTF8InCLocale() throws {
    let session = try #require(Session(["LC_ALL": "C"]))
    #expect(session.shows("> "))
    session.type("café\r")
    #expect(session.shows("line <café>\r\n"))
  }
}
