import CivilTime
import Conversation

/// Reads the Markdown of a transcript.
struct TranscriptParser {
  let name: String
  let lines: [String]

  /// Reads a file.
  ///
  /// - Parameters:
  ///   - text: The file's text.
  ///   - name: Its name, for messages.
  ///   - defaults: The head of a file that has none of its own, such as a README.
  /// - Returns: The transcript.
  /// - Throws: ``TranscriptError`` with the line that is wrong.
  static func parse(_ text: String, name: String, defaults: Transcript.Head? = nil)
    throws(TranscriptError) -> Transcript
  {
    guard !text.unicodeScalars.contains("\r") else {
      throw TranscriptError(name: name, line: 1, message: "line ends must be LF alone")
    }
    guard text.hasSuffix("\n"), !text.hasSuffix("\n\n") else {
      throw TranscriptError(name: name, line: 1, message: "the file must end with one newline")
    }
    let lines = text.dropLast().split(separator: "\n", omittingEmptySubsequences: false)
    return try TranscriptParser(name: name, lines: lines.map(String.init)).transcript(defaults)
  }

  private func fail(_ line: Int, _ message: String) -> TranscriptError {
    TranscriptError(name: name, line: line + 1, message: message)
  }

  private func transcript(_ defaults: Transcript.Head?) throws(TranscriptError) -> Transcript {
    var body = 0
    let head: Transcript.Head
    if lines.first == "---" || defaults == nil {
      (head, body) = try parseHead()
    } else if let defaults {
      head = defaults
    } else {
      throw fail(0, "the file needs a head between --- lines")
    }
    let title = lines[body...].first { $0.hasPrefix("# ") }.map { String($0.dropFirst(2)) }
    var files: [String: String] = [:]
    let stanzas = try parseFences(from: body, files: &files)
    guard !stanzas.isEmpty else { throw fail(0, "there is no booklens fence with an input") }
    return Transcript(
      name: name, lines: lines, head: head, title: title ?? name, stanzas: stanzas,
      files: files)
  }

  // MARK: The head

  private func parseHead() throws(TranscriptError) -> (Transcript.Head, Int) {
    guard lines.first == "---", let end = lines.dropFirst().firstIndex(of: "---") else {
      throw fail(0, "the file needs a head between --- lines")
    }
    var values: [String: (String, Int)] = [:]
    for index in 1..<end {
      let parts = lines[index].split(separator: ":", maxSplits: 1)
      guard parts.count == 2 else { throw fail(index, "a line of the head is “key: value”") }
      values[String(parts[0])] = (String(parts[1].drop { $0 == " " }), index)
    }
    func required(_ key: String) throws(TranscriptError) -> (String, Int) {
      guard let value = values.removeValue(forKey: key) else {
        throw fail(0, "the head needs \(key)")
      }
      return value
    }
    let (nowText, nowLine) = try required("now")
    guard let now = LocalDateTime(iso: nowText) else {
      throw fail(nowLine, "now is a time such as 2026-11-30T10:00")
    }
    let zone = try required("timezone").0
    let (sampleText, sampleLine) = try required("sample")
    guard let sample = Sample(rawValue: sampleText) else {
      throw fail(sampleLine, "sample is none or salon")
    }
    var head = Transcript.Head(now: now, zone: zone, sample: sample)
    for (key, (value, line)) in values {
      switch key {
      case "locale": head.locale = value
      case "as": head.actor = value
      case "width": head.width = try number(value, line)
      case "exit": head.exit = try number(value, line)
      default: throw fail(line, "“\(key)” is no key of the head")
      }
    }
    return (head, end + 1)
  }

  private func number(_ text: String, _ line: Int) throws(TranscriptError) -> Int {
    guard let number = Int(text) else { throw fail(line, "“\(text)” is no number") }
    return number
  }

  // MARK: Fences

  private func parseFences(from body: Int, files: inout [String: String])
    throws(TranscriptError) -> [Transcript.Stanza]
  {
    var stanzas: [Transcript.Stanza] = []
    var index = body
    while index < lines.count {
      let line = lines[index]
      guard line.hasPrefix("```") else {
        index += 1
        continue
      }
      let fence = String(line.prefix { $0 == "`" })
      let label = line.dropFirst(fence.count)
      guard let end = lines[(index + 1)...].firstIndex(of: fence) else {
        throw fail(index, "the fence has no end")
      }
      if label == "booklens" || label == "console" {
        stanzas += try parseFence(index + 1..<end, isConsole: label == "console")
      }
      if label.hasPrefix("file ") {
        files[String(label.dropFirst(5))] = lines[index + 1..<end].map { $0 + "\n" }.joined()
      }
      index = end + 1
    }
    return stanzas
  }

  private func parseFence(_ range: Range<Int>, isConsole: Bool) throws(TranscriptError)
    -> [Transcript.Stanza]
  {
    var stanzas: [Transcript.Stanza] = []
    var hasInput = false
    for index in range {
      guard let input = try input(index, isConsole: isConsole) else {
        guard !stanzas.isEmpty || lines[index].isEmpty else {
          throw fail(index, "a reply stands before any input")
        }
        continue
      }
      hasInput = true
      close(&stanzas, at: index)
      stanzas.append(.init(input: input, line: index, reply: index + 1..<index + 1))
    }
    close(&stanzas, at: range.upperBound)
    guard hasInput else { throw fail(range.lowerBound - 1, "the fence has no input") }
    return stanzas
  }

  /// Ends the reply of the last stanza; blank lines before an input are layout.
  private func close(_ stanzas: inout [Transcript.Stanza], at end: Int) {
    guard let last = stanzas.indices.last else { return }
    var upper = end
    while upper > stanzas[last].line + 1, lines[upper - 1].isEmpty { upper -= 1 }
    stanzas[last].reply = stanzas[last].line + 1..<upper
  }

  private func input(_ index: Int, isConsole: Bool) throws(TranscriptError)
    -> Transcript.Stanza.Input?
  {
    let line = lines[index]
    if isConsole {
      guard line.hasPrefix("$ ") else { return nil }
      return .command(ShellWords.split(String(line.dropFirst(2))))
    }
    if line == ">" { return .request("") }
    if line == "?" { return .answer("") }
    if line.hasPrefix("> ") { return .request(String(line.dropFirst(2))) }
    if line.hasPrefix("? ") { return .answer(String(line.dropFirst(2))) }
    guard line.hasPrefix("@ ") else { return nil }
    return try directive(String(line.dropFirst(2)), index)
  }

  private func directive(_ text: String, _ index: Int) throws(TranscriptError)
    -> Transcript.Stanza.Input
  {
    switch text {
    case "reopen": return .reopen
    case "interrupt": return .interrupt
    case "end": return .end
    default: break
    }
    guard text.hasPrefix("now ") else {
      throw fail(index, "a directive is now, reopen, interrupt or end")
    }
    let value = text.dropFirst(4)
    if let time = LocalDateTime(iso: value) { return .clock(.at(time)) }
    let units: [Character: Int] = ["m": 1, "h": 60, "d": 1440, "w": 10_080]
    if value.first == "+", let unit = value.last.flatMap({ units[$0] }),
      let count = Int(value.dropFirst().dropLast())
    {
      return .clock(.forward(minutes: count * unit))
    }
    throw fail(index, "now takes +2h, +1d or a time such as 2026-12-01T09:00")
  }
}

/// Splits a command line at blanks, quotes kept together.
enum ShellWords {
  static func split(_ line: String) -> [String] {
    var words: [String] = []
    var word = ""
    var isOpen = false
    var quote: Character?
    for character in line {
      if let open = quote {
        if character == open { quote = nil } else { word.append(character) }
      } else if character == "'" || character == "\"" {
        quote = character
        isOpen = true
      } else if character == " " {
        if !word.isEmpty || isOpen { words.append(word) }
        word = ""
        isOpen = false
      } else {
        word.append(character)
      }
    }
    if !word.isEmpty || isOpen { words.append(word) }
    return words
  }
}
