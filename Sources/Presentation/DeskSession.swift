import CivilTime
import Conversation
import Explainer
import Scheduling

/// A conversation with its replies put into text: what the terminal, a pipe and
/// a transcript have in common.
public struct DeskSession {
  /// How replies are written.
  public enum Format: Sendable {
    /// Lines of text.
    case text(TextRenderer)
    /// One JSON object a line typed.
    case json(JSONRenderer)
  }

  /// The conversation.
  public private(set) var conversation: Conversation

  /// How replies are written.
  public var format: Format

  /// Whether questions are answered with yes at once, as `--yes` asks.
  public var confirmsAlways = false

  /// Whether this is one request from the command line, which no one is there to
  /// answer.
  public var isSingleRequest = false

  /// The highest outcome of the lines so far.
  public private(set) var outcome = Reply.Outcome.done

  /// Whether the last reply ended the conversation.
  public private(set) var isOver = false

  /// Begins a session.
  public init(_ conversation: Conversation, format: Format) {
    self.conversation = conversation
    self.format = format
  }

  /// Whether a question is open.
  public var hasOpenQuestion: Bool { conversation.hasUnansweredQuestion }

  /// The first words of a session.
  public func welcome(path: String, isNew: Bool, at now: Instant) -> [String] {
    do throws(BookError) {
      return text(try conversation.welcome(path: path, isNew: isNew), to: "", at: now)
    } catch {
      return text(Reply(.failed, [.failed(error)]), to: "", at: now)
    }
  }

  /// Answers a typed line.
  public mutating func respond(to line: String, at now: Instant, isPasted: Bool = false) -> [String]
  {
    var reply = conversation.respond(to: line, at: now, isPasted: isPasted)
    if confirmsAlways {
      // A refusal's suggestion was not asked for, so it is not confirmed unseen.
      var rounds = 0
      while hasOpenQuestion, reply.outcome == .done, rounds < 12 {
        let before = reply
        reply = conversation.respond(to: "yes", at: now)
        if rounds > 0 { reply.begin(with: before) }
        rounds += 1
      }
    } else if isSingleRequest, hasOpenQuestion {
      reply.statements.append(.needsYes)
    }
    outcome = max(outcome, reply.outcome)
    isOver = isOver || reply.endsConversation
    return text(reply, to: line, at: now)
  }

  /// Drops the open question.
  public mutating func interrupt(at now: Instant) -> [String] {
    text(conversation.interrupt(), to: "", at: now)
  }

  /// Refuses a line that was too long to be read at all.
  public mutating func refuseLine(limit: Int, at now: Instant) -> [String] {
    let reply = conversation.refuseLine(limit: limit)
    outcome = max(outcome, reply.outcome)
    return text(reply, to: "", at: now)
  }

  /// What the line that is being typed can be read against; nil if the book
  /// cannot be read.
  public func preview(at now: Instant) -> LinePreview? {
    try? LinePreview(conversation, at: now)
  }

  /// What the end of a text may become: how many of its characters are replaced,
  /// and by what.
  public func completions(of text: String) -> (count: Int, candidates: [String]) {
    (try? Completer(conversation).completions(of: text)) ?? (0, [])
  }

  /// What was proposed and is lost if the conversation ends here; empty if nothing is.
  public func lost(at now: Instant) -> [String] {
    guard hasOpenQuestion, let table = conversation.state.table else { return [] }
    return text(Reply(.dropped, [.notDone(table)]), to: "", at: now)
  }

  /// Tells of the end of the input: what was proposed and not confirmed is lost.
  public mutating func end() {
    if hasOpenQuestion { outcome = max(outcome, .refused) }
  }

  private func text(_ reply: Reply, to line: String, at now: Instant) -> [String] {
    let context: WordingContext
    do throws(BookError) {
      context = try conversation.wordingContext(for: reply, at: now)
    } catch {
      return ["The book failed to \(error.operation) (\(error.detail))."]
    }
    switch format {
    case .text(let renderer): return renderer.lines(reply, context)
    case .json(let renderer): return [renderer.line(request: line, reply, context)]
    }
  }
}
