import CivilTime
import Conversation
import Explainer
import PlainEnglish
import Scheduling

/// How a line would be read, in a few words, while it is typed.
///
/// It holds all that it needs, so that a key costs no look into the book.
public struct LinePreview: Sendable {
  private let context: ReadingContext
  private let wording: Wording
  /// The day of what is offered.
  private let day: CalendarDate?

  /// Looks into the book once.
  ///
  /// - Throws: ``BookError`` if the book cannot be read.
  public init(_ conversation: Conversation, at now: Instant) throws(BookError) {
    let business = try conversation.desk.book.business()
    let zone = conversation.desk.zone
    context = ReadingContext(
      now: zone.local(now), zone: zone, locale: business.deskLocale,
      expecting: conversation.expectation,
      vocabulary: ListVocabulary(
        services: business.activeServices.map(\.name), staff: business.activeStaff.map(\.name)),
      openingHours: { business.openingWindows(on: $0) ?? [] })
    day = conversation.dayOnTable
    wording = Wording(WordingContext(business: business, zone: zone, now: zone.local(now)))
  }

  /// The service, the person and the time that are understood so far; empty if
  /// there is none.
  public func hint(for line: String) -> String {
    guard !line.isEmpty, line.utf8.count < 400 else { return "" }
    let requests = Reader().read(line, in: context).requests
    let parts = requests.flatMap { request -> [String] in
      (request.services + request.staff).compactMap { $0.entries.first?.name }
        + request.whens.map { onTable($0, of: request) }.compactMap(time)
    }
    return parts.joined(separator: " · ")
  }

  /// An hour alone that is said of what is offered ("why not 4?") is one of its day.
  private func onTable(_ when: When, of request: Request) -> When {
    guard let day, when.isTimeOnly, request.intent == .correct || request.intent == .explain,
      let first = when.start?.date ?? when.end?.date
    else { return when }
    var moved = when
    let days = first.days(until: day)
    moved.start = when.start?.adding(days: days)
    moved.end = when.end?.adding(days: days)
    return moved
  }

  private func time(_ when: When) -> String? {
    guard let start = when.start else { return when.end.map { "until \(wording.shortMoment($0))" } }
    if when.isDayOnly {
      guard let end = when.end, end > start.adding(days: 1) else {
        return wording.shortDate(start.date)
      }
      return "\(wording.shortDate(start.date))–\(wording.shortDate(end.date.adding(days: -1)))"
    }
    guard let end = when.end else {
      return (when.isOpenEnded ? "from " : "") + wording.shortMoment(start)
    }
    return "\(wording.shortDate(start.date)) \(wording.clocks(start, end))"
  }
}

/// What Tab offers: commands at the start of a line, names of the book after.
struct Completer {
  let conversation: Conversation

  init(_ conversation: Conversation) {
    self.conversation = conversation
  }

  private static let commands = [
    "add a service called ", "add staff ", "add it to my calendar", "book a ", "bookings",
    "cancel ", "closed on ", "help", "history", "move ", "my bookings", "open ", "quit", "redo",
    "services", "settings", "show ", "staff", "undo", "what’s free on ", "what’s on ",
    "what’s the next opening?", "who’s in on ", "why this slot?", "why not ",
  ]

  func completions(of text: String) throws(BookError) -> (Int, [String]) {
    let word =
      text.split(separator: " ", omittingEmptySubsequences: false).last.map(String.init)
      ?? ""
    let folded = Folding.fold(word)
    var candidates: [String] = []
    if !text.isEmpty {
      candidates += Self.commands.filter {
        Folding.fold($0).hasPrefix(Folding.fold(text)) && $0.count > text.count
      }
      if !candidates.isEmpty { return (text.count, candidates) }
    } else {
      return (0, Self.commands)
    }
    guard !folded.isEmpty else { return (0, []) }
    let business = try conversation.desk.book.business()
    let names =
      business.activeServices.map { $0.name.lowercased() } + business.activeStaff.map(\.name)
      + (try conversation.desk.book.customers(withPrefix: folded, limit: 20).map(\.name))
    candidates = names.filter { Folding.fold($0).hasPrefix(folded) }.map { $0 + " " }
    return (word.count, candidates)
  }
}
