import BookStore
import CivilTime
import Conversation
import PlainEnglish
import Presentation
import Scheduling
import Terminal

/// Opens the book and answers: one request, a pipe, or a person.
struct DeskCommand {
  let options: Options
  let clock: Clock
  let book: SQLiteBook
  let zone: TimeZoneRules
  let output = StandardOutput()

  /// The clock on the wall: the system's, or pinned by `--now`.
  struct Clock {
    var pinned: Instant?
    func now() -> Instant { pinned ?? Environment.now() }
  }

  /// Something to tell the person before leaving.
  struct Failure: Error {
    var message: String
    var status: ExitStatus
  }

  static func run(_ options: Options) -> ExitStatus {
    do throws(Failure) {
      return try DeskCommand(options).run()
    } catch {
      Environment.complain(error.message)
      return error.status
    }
  }

  // MARK: Opening

  private init(_ options: Options) throws(Failure) {
    self.options = options
    let path =
      options.store
      ?? BookLocation.defaultPath(environment: Environment.variables, home: Environment.home)
    let asked = try options.timezone.map { text throws(Failure) in try Self.zone(text) }
    _ = try Self.moment(options.now, in: .utc)
    let opened: SQLiteBook
    let settings: Settings
    do throws(BookError) {
      // The zone and the customs of where it runs are looked up for a new book
      // alone.
      opened = try SQLiteBook.open(path: path) { writer throws(BookError) in
        let wall = asked ?? TimeZoneRules.current()
        let now = (try? Self.moment(options.now, in: wall)) ?? Environment.now()
        try options.sample.write(
          to: writer, locale: .customs(of: options.locale ?? Environment.localeTag), zone: wall,
          at: now)
      }
      settings = try opened.business().settings
    } catch {
      throw Failure(message: FailureText.of(error), status: .book)
    }
    book = opened
    // Without --timezone a book keeps the zone in which it was begun.
    zone = if let asked { asked } else { try Self.zone(settings.zone) }
    clock = Clock(pinned: try Self.moment(options.now, in: zone))
  }

  private static func zone(_ identifier: String) throws(Failure) -> TimeZoneRules {
    do throws(TimeZoneError) {
      return try TimeZoneRules.load(identifier)
    } catch {
      throw Failure(message: error.description, status: .usage)
    }
  }

  /// The moment that `--now` names: on the wall, or with an offset.
  private static func moment(_ text: String?, in zone: TimeZoneRules) throws(Failure) -> Instant? {
    guard let text else { return nil }
    if let local = LocalDateTime(iso: text) { return zone.instant(local) }
    if text.hasSuffix("Z"), let local = LocalDateTime(iso: text.dropLast()) {
      return TimeZoneRules.utc.instant(local)
    }
    let sign = text.dropLast(5).isEmpty ? nil : text.dropLast(5).last
    if let sign, sign == "+" || sign == "-", let local = LocalDateTime(iso: text.dropLast(6)),
      let offset = ClockTime(iso: text.suffix(5))
    {
      let seconds = offset.minuteOfDay * 60 * (sign == "-" ? -1 : 1)
      return Instant(seconds: local.wallSeconds - seconds)
    }
    throw Failure(
      message: "--now takes a time such as 2026-11-30T10:00, not “\(text)”", status: .usage)
  }

  // MARK: Answering

  private func run() -> ExitStatus {
    StandardOutput.ignoreBrokenPipes()
    let files = SystemFiles(book: book, opensPrograms: output.isTerminal)
    let desk = Desk(book: book, zone: zone, files: files)
    // No two sessions of a book have the same number, whoever runs them.
    let state = DialogueState(actor: options.actor, session: .random(in: 1 ... .max))
    var session = DeskSession(
      Conversation(desk: desk, state: state), format: format)
    session.confirmsAlways = options.confirmsAlways
    if case .request(let line) = options.action {
      session.isSingleRequest = true
      show(session.respond(to: line, at: clock.now()))
      session.end()
    } else {
      converse(&session)
    }
    do throws(BookError) { try book.close() } catch { Environment.complain(FailureText.of(error)) }
    // A person has seen each answer; the status is for scripts.
    let isPerson = options.action == .converse && Environment.isTerminal(0) && output.isTerminal
    return isPerson && session.outcome < .failed ? .done : ExitStatus(session.outcome)
  }

  var format: DeskSession.Format {
    options.isJSON ? .json(JSONRenderer()) : .text(TextRenderer(width: width))
  }

  /// Sentences of more than 120 columns are hard to read.
  private var width: Int {
    min(120, TerminalSize.current(environment: Environment.variables).columns)
  }

  /// Writes lines; false if no one reads them any more.
  @discardableResult
  func show(_ lines: [String]) -> Bool {
    guard !lines.isEmpty else { return true }
    let text = lines.map { $0.sanitized() + "\n" }.joined()
    do throws(StandardOutput.Failure) {
      try output.write(text)
      return true
    } catch {
      return false
    }
  }
}

extension ExitStatus {
  /// The status of an outcome.
  init(_ outcome: Reply.Outcome) {
    self =
      switch outcome {
      case .done: .done
      case .refused: .refused
      case .notUnderstood: .usage
      case .failed: .book
      }
  }
}

/// A failure of the book before there is a conversation to tell it.
enum FailureText {
  static func of(_ error: BookError) -> String {
    TextRenderer.failure(error)
  }
}
