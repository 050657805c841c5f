import Foundation
import Testing

@testable import Terminal

@Suite struct OutputStyleTests {
  @Test(
    "Colour is for terminals that can, unless the person says otherwise",
    arguments: [
      (ColorChoice.auto, true, ["TERM": "xterm"], true),
      (.auto, false, ["TERM": "xterm"], false),
      (.auto, true, ["TERM": "dumb"], false),
      (.auto, true, [:], false),
      (.auto, true, ["TERM": "xterm", "NO_COLOR": "1"], false),
      (.auto, true, ["TERM": "xterm", "NO_COLOR": ""], true),
      (.never, true, ["TERM": "xterm"], false),
      (.always, false, ["TERM": "dumb", "NO_COLOR": "1"], true),
    ])
  func decides(choice: ColorChoice, isTerminal: Bool, environment: [String: String], color: Bool) {
    let style = OutputStyle(choice, isTerminal: isTerminal, environment: environment)
    #expect(style.usesColor == color)
  }

  @Test(
    "Signs beyond ASCII are not for a terminal in the C locale",
    arguments: [
      (true, ["LANG": "C"], false), (true, ["LANG": "en_GB.UTF-8"], true),
      (false, ["LANG": "C"], true),
      (true, ["LC_ALL": "POSIX", "LANG": "en_GB.UTF-8"], false), (true, [:], true),
      (true, ["LC_ALL": "", "LC_CTYPE": "C.UTF-8", "LANG": "C"], true),
    ])
  func looksAtLocale(isTerminal: Bool, environment: [String: String], unicode: Bool) {
    let style = OutputStyle(.auto, isTerminal: isTerminal, environment: environment)
    #expect(style.usesUnicode == unicode)
  }

  @Test(
    "The width is what the environment says, else the terminal, else 80",
    arguments: [
      (["COLUMNS": "30"], 30), ([:], 80), (["COLUMNS": "3"], 10), (["COLUMNS": "wide"], 80),
      (["COLUMNS": "-4"], 80),
    ])
  func measures(environment: [String: String], columns: Int) {
    #expect(TerminalSize.current(descriptor: 9999, environment: environment).columns == columns)
  }
}

@Suite struct SanitizingTests {
  @Test(
    "What could act on a terminal is made visible or left out",
    arguments: [
      ("Dana Scully", "Dana Scully"), ("Zoé 王芳 👨‍👩‍👧 🏳️‍🌈", "Zoé 王芳 👨‍👩‍👧 🏳️‍🌈"),
      ("\u{1B}[31mred", "\u{FFFD}[31mred"),
      ("a\u{7}b\u{7F}c\u{9B}d", "a\u{FFFD}b\u{FFFD}c\u{FFFD}d"),
      ("a\tb\nc\r\nd", "a b c  d"), ("a\u{2028}b\u{2029}c", "a b c"),
      ("evil\u{202E}txt.exe\u{2066}x\u{2069}", "eviltxt.exex"), ("", ""),
      // The marks of a right-to-left name do no harm.
      ("\u{200F}דנה", "\u{200F}דנה"),
    ])
  func cleans(text: String, expected: String) {
    #expect(text.sanitized() == expected)
    #expect(text.sanitized().sanitized() == expected)
  }

  @Test("Line ends stay where they are wanted")
  func keepsLineEnds() {
    #expect("a\nb\r\nc\u{1B}".sanitized(keepsLineEnds: true) == "a\nb\nc\u{FFFD}")
  }

  @Test("No control character is left, of all there are")
  func leavesNone() {
    for value in UInt32(0)..<0x2100 {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let clean = "a\(scalar)b".sanitized()
      let category = scalar.properties.generalCategory
      if category == .control || category == .lineSeparator || category == .paragraphSeparator {
        #expect(!clean.unicodeScalars.contains(scalar), "\(value)")
      } else if category != .format {
        #expect(clean == "a\(scalar)b", "\(value)")
      }
    }
  }
}

@Suite struct StandardOutputTests {
  @Test("A text that is larger than a pipe arrives whole")
  func writesAll() async throws {
    let pipe = Pipe()
    let text = String(repeating: "Zoé 王芳\n", count: 50_000)
    let reading = Task.detached { pipe.fileHandleForReading.readDataToEndOfFile() }
    try StandardOutput(descriptor: pipe.fileHandleForWriting.fileDescriptor).write(text)
    try pipe.fileHandleForWriting.close()
    #expect(await reading.value == Data(text.utf8))
  }

  @Test("A reader that has gone is told apart from other failures")
  func noticesBrokenPipes() throws {
    StandardOutput.ignoreBrokenPipes()
    let pipe = Pipe()
    try pipe.fileHandleForReading.close()
    let output = StandardOutput(descriptor: pipe.fileHandleForWriting.fileDescriptor)
    let failure = #expect(throws: StandardOutput.Failure.self) { try output.write("x") }
    #expect(failure?.isBrokenPipe == true)
    let other = #expect(throws: StandardOutput.Failure.self) {
      try StandardOutput(descriptor: 9999).write("x")
    }
    #expect(other?.isBrokenPipe == false)
    #expect(other?.description == "Could not write: Bad file descriptor.")
  }
}

@Suite struct CompletionTests {
  @Test(
    "What candidates share is put in",
    arguments: [
      (["Dana", "Daniel"], "Dan"), (["today"], "today"), (["Dana", "dan"], "Dan"), ([], ""),
      (["Zoé", "zoe"], "Zo"), (["a", "b"], ""),
    ])
  func shares(candidates: [String], prefix: String) {
    #expect(Completion(replacing: 0, with: candidates).commonPrefix == prefix)
  }

  @Test("Candidates are listed in columns, and no more than can be looked over")
  func lists() {
    let few = Completion(replacing: 0, with: ["Dana", "Daniel", "Di"])
    #expect(few.listing(columns: 80) == "Dana    Daniel  Di\r\n")
    #expect(few.listing(columns: 17) == "Dana    Daniel\r\nDi\r\n")
    #expect(few.listing(columns: 4) == "Dana\r\nDaniel\r\nDi\r\n")
    let many = Completion(replacing: 0, with: (1...45).map { "name \($0)" })
    #expect(many.listing(columns: 80).hasSuffix("and 5 more\r\n"))
  }
}
