import CivilTime
import Conversation
import PlainEnglish
import Presentation
import Terminal
import Transcripts

extension DeskCommand {
  /// Talks until the person or the pipe has said all.
  func converse(_ session: inout DeskSession) {
    let editor = lineEditor()
    let source: any LineSource = editor ?? PlainLineReader()
    let isInteractive = Environment.isTerminal(0) && output.isTerminal
    if isInteractive {
      show(session.welcome(path: book.path, isNew: book.isNew, at: clock.now()))
    }
    var recording = options.record.map { _ in
      TranscriptRecorder(head: transcriptHead, at: clock.now())
    }
    listening: while !session.isOver {
      let now = clock.now
      editor?.hint = hint(for: session)
      editor?.completion = completion(for: session)
      let wasAsked = session.hasOpenQuestion
      var reply: [String]
      switch source.next(prompt: wasAsked ? "? " : "> ") {
      case .line(let line, let isPasted):
        reply = session.respond(to: line, at: now(), isPasted: isPasted)
        recording?.add(line, wasAsked: wasAsked, at: now(), reply: reply)
      case .tooLong(let limit): reply = session.refuseLine(limit: limit, at: now())
      case .interrupted: reply = session.interrupt(at: now())
      case .end: break listening
      }
      guard show(reply) else { break }
    }
    // Ctrl-D: a person is told what is not done, a script by the status.
    let lost = isInteractive && !session.isOver ? session.lost(at: clock.now()) : []
    session.end()
    show(lost)
    if let recording, let path = options.record {
      save(recording.text(exit: session.outcome.rawValue), to: path)
    }
  }

  private func lineEditor() -> LineEditor? {
    let folder = book.path.split(separator: "/", omittingEmptySubsequences: false).dropLast()
      .joined(separator: "/")
    let history = History(path: (folder.isEmpty ? "." : folder) + "/history")
    let editor = LineEditor(
      name: "booklens", history: history, environment: Environment.variables)
    let style = OutputStyle(
      options.color, isTerminal: output.isTerminal, environment: Environment.variables)
    if style.usesColor { editor?.hintStyle = ("\u{1B}[2m", "\u{1B}[0m") }
    return editor
  }

  /// How the line would be read, at the right edge while it is typed.
  private func hint(for session: DeskSession) -> (String) -> String {
    guard let preview = session.preview(at: clock.now()) else { return { _ in "" } }
    return { preview.hint(for: $0) }
  }

  private func completion(for session: DeskSession) -> (String) -> Completion {
    { text in
      let (count, candidates) = session.completions(of: text)
      return Completion(replacing: count, with: candidates)
    }
  }

  /// The head of a recording: what replays this conversation on a new book.
  private var transcriptHead: Transcript.Head {
    var head = Transcript.Head(
      now: zone.local(clock.now()), zone: zone.identifier, sample: options.sample)
    head.locale = options.locale ?? DeskLocale.customs(of: Environment.localeTag).identifier
    head.actor = options.actor
    return head
  }

  private func save(_ text: String, to path: String) {
    do {
      try TextFile.write(text, to: path)
    } catch {
      Environment.complain("the recording could not be written to \(path)")
    }
  }
}
