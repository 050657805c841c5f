import BookStore
import CivilTime
import Conversation
import PlainEnglish
import Presentation
import Scheduling

/// Replays transcripts: in process, with the clock, the zone and a fresh book of
/// the head.
public struct TranscriptRunner {
  /// What a command printed, and its exit status.
  public typealias Console = (_ arguments: [String]) -> (lines: [String], status: Int)

  /// Runs the commands of `console` fences; nil leaves those fences alone.
  public var console: Console?

  /// Creates a runner.
  public init(console: Console? = nil) {
    self.console = console
  }

  /// Reads a transcript.
  ///
  /// - Parameters:
  ///   - text: The file's text.
  ///   - name: Its name, for messages.
  ///   - defaults: The head for a file without one, such as a README.
  /// - Returns: The transcript.
  /// - Throws: ``TranscriptError`` with the line that is wrong.
  public func parse(_ text: String, name: String, defaults: Transcript.Head? = nil)
    throws(TranscriptError) -> Transcript
  {
    try TranscriptParser.parse(text, name: name, defaults: defaults)
  }

  /// Replays a transcript.
  public func run(_ transcript: Transcript) throws(TranscriptError) -> TranscriptResult {
    var run = try TranscriptRun(transcript, console: console)
    return try run.all()
  }
}

/// What came of a replay.
public struct TranscriptResult: Hashable, Sendable {
  /// The transcript's name.
  public var name: String
  /// The lines of the file.
  public var expected: [String]
  /// The lines of the file with the replies as they came; after a failure the
  /// rest as it was.
  public var actual: [String]
  /// What else went wrong, with the line from 1.
  public var failures: [TranscriptError]

  /// Whether everything was as written.
  public var isClean: Bool { failures.isEmpty && expected == actual }

  /// The line, from 1, of the first difference or failure.
  public var firstLine: Int? {
    if let failure = failures.first { return failure.line }
    guard expected != actual else { return nil }
    return zip(expected, actual).enumerated().first { $0.element.0 != $0.element.1 }
      .map { $0.offset + 1 } ?? min(expected.count, actual.count)
  }
}

/// One replay as it goes.
private struct TranscriptRun {
  let transcript: Transcript
  let console: TranscriptRunner.Console?
  let zone: TimeZoneRules
  let book: SQLiteBook
  let files: ScratchFiles
  var now: Instant
  var session: DeskSession
  /// How often the book has been opened.
  private var openings = 1
  var hasEnded = false
  var failures: [TranscriptError] = []
  var replies: [[String]?] = []

  init(_ transcript: Transcript, console: TranscriptRunner.Console?) throws(TranscriptError) {
    self.transcript = transcript
    self.console = console
    let head = transcript.head
    do throws(TimeZoneError) {
      zone = try TimeZoneRules.load(head.zone)
    } catch {
      throw TranscriptError(name: transcript.name, line: 1, message: error.description)
    }
    now = zone.instant(head.now)
    let start = now
    let rules = zone
    do throws(BookError) {
      book = try SQLiteBook.openInMemory { writer throws(BookError) in
        try head.sample.write(
          to: writer, locale: .customs(of: head.locale), zone: rules, at: start)
      }
    } catch {
      throw TranscriptError(
        name: transcript.name, line: 1, message: "no book could be made: \(error.detail)")
    }
    files = ScratchFiles(transcript.files)
    session = Self.begin(book, zone, files, head, number: 1)
  }

  private static func begin(
    _ book: SQLiteBook, _ zone: TimeZoneRules, _ files: ScratchFiles, _ head: Transcript.Head,
    number: Int
  ) -> DeskSession {
    let desk = Desk(book: book, zone: zone, files: files)
    return DeskSession(
      Conversation(desk: desk, state: DialogueState(actor: head.actor, session: number)),
      format: .text(TextRenderer(width: head.width)))
  }

  mutating func all() throws(TranscriptError) -> TranscriptResult {
    for stanza in transcript.stanzas {
      guard failures.isEmpty else { break }
      replies.append(reply(to: stanza))
    }
    if failures.isEmpty { checkExit() }
    return TranscriptResult(
      name: transcript.name, expected: transcript.lines, actual: rewritten(), failures: failures)
  }

  /// The lines that answer a stanza; nil leaves them as they are.
  private mutating func reply(to stanza: Transcript.Stanza) -> [String]? {
    switch stanza.input {
    case .request(let line):
      guard !session.hasOpenQuestion else {
        return fail(stanza, "a question is open, so the input is marked with “? ”")
      }
      return say(line, stanza)
    case .answer(let line):
      guard session.hasOpenQuestion else {
        return fail(stanza, "no question is open, so the input is marked with “> ”")
      }
      return say(line, stanza)
    case .clock(.forward(let minutes)): now = now.adding(minutes: minutes)
    case .clock(.at(let time)): now = zone.instant(time)
    case .reopen:
      openings += 1
      session = Self.begin(book, zone, files, transcript.head, number: openings)
    case .interrupt: return session.interrupt(at: now)
    case .end:
      session.end()
      hasEnded = true
    case .command(let words): return run(words)
    }
    return []
  }

  private mutating func say(_ line: String, _ stanza: Transcript.Stanza) -> [String]? {
    guard !hasEnded else { return fail(stanza, "the input has ended above") }
    return session.respond(to: line, at: now)
  }

  private func run(_ words: [String]) -> [String]? {
    guard let console, words.first == "booklens" else { return nil }
    let (lines, status) = console(Array(words.dropFirst()))
    return lines + (status == 0 ? [] : ["[\(status)]"])
  }

  private mutating func fail(_ stanza: Transcript.Stanza, _ message: String) -> [String]? {
    failures.append(
      TranscriptError(name: transcript.name, line: stanza.line + 1, message: message))
    return nil
  }

  private mutating func checkExit() {
    if !hasEnded { session.end() }
    let status = session.outcome.rawValue
    guard status != transcript.head.exit else { return }
    failures.append(
      TranscriptError(
        name: transcript.name, line: 1,
        message: "the exit status is \(status), and the head says \(transcript.head.exit)"))
  }

  /// The file with the replies as they came.
  private func rewritten() -> [String] {
    var lines: [String] = []
    var copied = 0
    for (stanza, reply) in zip(transcript.stanzas, replies) {
      guard let reply else { continue }
      lines += transcript.lines[copied..<stanza.reply.lowerBound]
      lines += reply
      copied = stanza.reply.upperBound
    }
    return lines + transcript.lines[copied...]
  }
}
