import CivilTime
import Conversation

/// A conversation written down as Markdown, which replays as a test.
public struct Transcript: Sendable {
  /// What is set at the head of the file.
  public struct Head: Hashable, Sendable {
    /// The clock at the start, on the wall.
    public var now: LocalDateTime
    /// The zone of the wall.
    public var zone: String
    /// What the book starts with.
    public var sample: Sample
    /// The locale of the book.
    public var locale = "en-GB"
    /// Who types.
    public var actor = ""
    /// Columns.
    public var width = 80
    /// The exit status that a script would get.
    public var exit = 0

    /// The head of a page of documentation that has none of its own: Monday, 30
    /// November 2026, ten o'clock, in the sample salon.
    public static let documentation = Head(
      now: LocalDateTime(wallSeconds: 1_796_032_800), zone: "Europe/London", sample: .salon)

    /// Creates a head with the plainest values for what is not given.
    public init(now: LocalDateTime, zone: String, sample: Sample) {
      self.now = now
      self.zone = zone
      self.sample = sample
    }
  }

  /// One input or directive, and the lines that answer it.
  public struct Stanza: Hashable, Sendable {
    /// What it does.
    public enum Input: Hashable, Sendable {
      /// A line typed with no question open.
      case request(String)
      /// A line typed while a question is open.
      case answer(String)
      /// `@ now +2h` or `@ now 2026-12-01T09:00`.
      case clock(Clock)
      /// `@ reopen`.
      case reopen
      /// `@ interrupt`.
      case interrupt
      /// `@ end`.
      case end
      /// `$ booklens …`, in a `console` fence.
      case command([String])
    }

    /// How the clock is set.
    public enum Clock: Hashable, Sendable {
      /// So many minutes on.
      case forward(minutes: Int)
      /// To a wall time.
      case at(LocalDateTime)
    }

    /// What it does.
    public var input: Input
    /// The line of the file on which it stands, from 0.
    public var line: Int
    /// The lines of the file that answer it.
    public var reply: Range<Int>
  }

  /// The file's name, for messages.
  public var name: String
  /// Its lines, without their ends.
  public var lines: [String]
  /// Its head.
  public var head: Head
  /// The title of the story.
  public var title: String
  /// What is typed, in order.
  public var stanzas: [Stanza]
  /// Files that the conversation can read, by name: fences marked `file NAME`.
  public var files: [String: String] = [:]

  /// The lines that answer a stanza, blank lines before the next input left
  /// out.
  public func reply(to stanza: Stanza) -> [String] { Array(lines[stanza.reply]) }
}

/// What is wrong with a transcript's file.
public struct TranscriptError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The file's name.
  public var name: String
  /// The line, from 1.
  public var line: Int
  /// What is wrong, and what would be right.
  public var message: String

  /// Creates an error.
  public init(name: String, line: Int, message: String) {
    self.name = name
    self.line = line
    self.message = message
  }

  /// The place and what is wrong there.
  public var description: String { "\(name):\(line): \(message)" }
}
