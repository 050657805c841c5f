import CivilTime
import Conversation
import Explainer
import PlainEnglish
import Scheduling

/// Files that were written, and calendar files that come in.
extension Sentences {
  /// At most so many events are listed.
  private static let mostListed = 12

  func fileLines(_ statement: Statement) -> [String]? {
    switch statement {
    case .written(let path, let opened, let count, let form):
      say(written(path, opened: opened, count: count, form))
    case .notWritten(let reason): say("That could not be written: \(reason).")
    case .notRead(let path, let reason): say("I can’t read \(path): \(reason).")
    case .nothingToWrite: say("There is nothing to write.")
    case .csv(let table):
      table.csv(in: context.zone).split(separator: "\r\n").map(String.init)
    case .importing(let plan): importing(plan)
    case .imported(let plan): imported(plan)
    default: nil
    }
  }

  private func written(
    _ path: String, opened: Bool, count: Int, _ form: FileMention.Form
  ) -> String {
    if opened { return "Added: \(path) is open in your calendar." }
    switch form {
    case .calendar: return "Written to \(path)" + (count > 1 ? " (\(count) events)" : "")
    case .table: return "Written to \(path) (\(wording.count(count, "row")))"
    case .book: return "The book has been copied to \(path)"
    }
  }

  // MARK: Coming in

  private func importing(_ plan: ImportPlan) -> [String] {
    var parts = counts(plan.items)
    if plan.known > 0 { parts.append("\(plan.known) here already") }
    if plan.idle > 0 { parts.append("\(plan.idle) that take no time") }
    if !plan.clashes.isEmpty {
      parts.append("\(plan.clashes.count) that \(plan.clashes.count == 1 ? "clashes" : "clash")")
    }
    let what = parts.isEmpty ? "nothing that can be read" : wording.list(parts)
    var lines = say("\(plan.path) has \(wording.count(plan.events, "event")): \(what).")
    lines += listed(plan.items)
    if !plan.clashes.isEmpty { lines += say("These clash and stay out:") + listed(plan.clashes) }
    lines += problems(plan)
    if plan.items.isEmpty && plan.clashes.isEmpty { lines += say("0 new: nothing was changed.") }
    return lines
  }

  private func imported(_ plan: ImportPlan) -> [String] {
    let parts = counts(plan.items)
    var lines = say(
      parts.isEmpty
        ? "Nothing came in." : "Done: \(wording.list(parts)). “undo” takes it back.")
    if !plan.clashes.isEmpty { lines += say("Left out:") + listed(plan.clashes) }
    return lines + problems(plan)
  }

  private func problems(_ plan: ImportPlan) -> [String] {
    let more = plan.problems.count - Self.mostListed
    return plan.problems.prefix(Self.mostListed).flatMap { say($0.text) }
      + (more > 0 ? say("… and \(wording.count(more, "line")) more.") : [])
  }

  private func counts(_ items: [ImportPlan.Item]) -> [String] {
    var counts: [ImportKind: Int] = [:]
    for item in items { counts[ImportKind(item.change), default: 0] += 1 }
    return ImportKind.allCases.compactMap { kind in
      counts[kind].map { kind.words($0) }
    }
  }

  private func listed(_ items: [ImportPlan.Item]) -> [String] {
    let shown = items.prefix(Self.mostListed).flatMap { item in
      layout.wrapped("  \(line(item))".replacingLeadingBlanks, indent: "     ")
        .map(\.restoringLeadingBlanks)
    }
    let more = items.count - Self.mostListed
    return shown + (more > 0 ? say("… and \(more) more.") : [])
  }

  private func line(_ item: ImportPlan.Item) -> String {
    let text: String
    switch item.change {
    case .book(let booking, let party):
      let name = name(party).map { " for \($0)" } ?? ""
      text =
        "\(when(booking)) \(wording.name(booking.service))\(name) with \(wording.name(booking.staff))"
    case .move(let before, let after):
      text = "\(wording.number(before.id)), \(brief(before)): to \(when(after))"
    case .cancel(let booking):
      text = "\(wording.number(booking.id)), \(brief(booking)): called off"
    case .block(let blocks): text = "\(blocked(blocks)) (\(item.summary))"
    case .shift(_, let blocks): text = "\(blocked(blocks)) (\(item.summary), moved)"
    case .free(let blocks): text = "\(blocked(blocks)) (\(item.summary)): free again"
    }
    guard let first = item.obstacles.first else { return text }
    return "\(text): \(wording.clause(first, of: start(item.change)))"
  }

  private func start(_ change: ImportPlan.Change) -> LocalDateTime {
    switch change {
    case .book(let booking, _), .move(_, let booking), .cancel(let booking): booking.start
    case .block(let blocks), .shift(_, let blocks), .free(let blocks):
      blocks.first?.start ?? context.now
    }
  }

  private func when(_ booking: Booking) -> String {
    "\(wording.shortDate(booking.start.date)) "
      + wording.clocks(booking.start, until: booking.span.end)
  }

  private func blocked(_ blocks: [Block]) -> String {
    guard let first = blocks.first else { return "" }
    let names = wording.list(blocks.map { wording.name($0.staff) })
    let when =
      first.start.date == first.end.adding(minutes: -1).date
      ? "\(wording.shortDate(first.start.date)) \(wording.clocks(first.start, first.end))"
      : "\(wording.shortMoment(first.start)) to \(wording.shortMoment(first.end))"
    return "\(when) blocked for \(names)"
  }
}

/// The kinds of change that a calendar file brings, as they are counted.
private enum ImportKind: CaseIterable {
  case book
  case block
  case move
  case cancel
  case free

  init(_ change: ImportPlan.Change) {
    self =
      switch change {
      case .book: .book
      case .block: .block
      case .move, .shift: .move
      case .cancel: .cancel
      case .free: .free
      }
  }

  /// "3 new bookings".
  func words(_ count: Int) -> String {
    switch self {
    case .book: "\(count) new \(count == 1 ? "booking" : "bookings")"
    case .block: "\(count) new \(count == 1 ? "blocked time" : "blocked times")"
    case .move: "\(count) moved"
    case .cancel: "\(count) called off"
    case .free: "\(count) free again"
    }
  }
}
