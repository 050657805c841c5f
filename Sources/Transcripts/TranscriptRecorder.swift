import CivilTime

/// Writes a conversation down as a transcript while it goes.
public struct TranscriptRecorder: Sendable {
  private let head: Transcript.Head
  private var lines: [String] = []
  private var clock: Instant

  /// Begins a recording.
  public init(head: Transcript.Head, at now: Instant) {
    self.head = head
    clock = now
  }

  /// Adds a line that was typed and what answered it.
  ///
  /// - Parameters:
  ///   - line: As typed.
  ///   - wasAsked: Whether a question was open when it was typed.
  ///   - now: The moment.
  ///   - reply: The lines that answered it.
  public mutating func add(_ line: String, wasAsked: Bool, at now: Instant, reply: [String]) {
    let minutes = clock.minutes(until: now)
    if minutes > 0 {
      lines.append("@ now +\(minutes)m")
      clock = clock.adding(minutes: minutes)
    }
    lines.append(((wasAsked ? "? " : "> ") + line))
    lines += reply
  }

  /// The file's text, with the highest exit status of its lines.
  public func text(exit status: Int) -> String {
    var text = "---\nnow: \(head.now)\ntimezone: \(head.zone)\nsample: \(head.sample.rawValue)\n"
    text += "locale: \(head.locale)\n"
    if !head.actor.isEmpty { text += "as: \(head.actor)\n" }
    if head.width != 80 { text += "width: \(head.width)\n" }
    if status != 0 { text += "exit: \(status)\n" }
    text += "---\n# A conversation\n\nRecorded as it was typed.\n\n```booklens\n"
    return text + lines.map { $0 + "\n" }.joined() + "```\n"
  }
}
