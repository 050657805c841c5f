import CivilTime
import Conversation
import Explainer
import Scheduling

extension Sentences {
  /// What would become free, what would break, and what stays as it is.
  func whatIf(_ supposed: WhatIf) -> [String] {
    let changes = ChangeSentences(wording: wording)
    let effect = supposed.effect
    var lines = supposed.edits.prefix(6).flatMap {
      self.supposed(changes.text(of: $0))
    }
    if supposed.edits.count > 6 {
      lines += say("And \(wording.count(supposed.edits.count - 6, "more change")).")
    }
    if !supposed.others.isEmpty { lines += say("The next booking is meant.") }
    lines += freeStarts(effect)
    if !supposed.ownHours.isEmpty {
      let names = wording.list(supposed.ownHours.prefix(4).map { wording.name($0) })
      lines += say("\(names) keep hours of their own.")
    }
    lines += supposed.kept.flatMap { say(kept($0)) }
    if effect.broken.isEmpty {
      lines += say("No booking would be broken.")
    } else {
      lines += say("\(wording.count(effect.broken.count, "booking")) would be broken:")
      lines += layout.table(
        effect.broken.prefix(8).map { [wording.number($0.booking.id), brief($0.booking)] })
      if isFull {
        for broken in effect.broken.prefix(8) {
          let clauses = wording.clauses(broken.obstacles, of: broken.booking.start)
          lines += clauses.flatMap {
            say("\(wording.number(broken.booking.id)): \(wording.sentence($0))")
          }
        }
      }
      if effect.broken.count > 8 {
        lines += say("And \(wording.count(effect.broken.count - 8, "more booking")).")
      }
    }
    return lines + say("Nothing has been changed. “do it” makes it real.")
  }

  /// What is supposed, as a sentence; hours that are other each day, a line for
  /// each part.
  private func supposed(_ text: String) -> [String] {
    guard Wording.isLong(text) else { return say("Supposed: \(text).") }
    var parts: [String] = []
    for part in text.split(separator: ",") {
      let piece = part.drop { $0 == " " }
      if let last = parts.last, !Wording.isLong("\(last), \(piece)") {
        parts[parts.count - 1] = "\(last), \(piece)"
      } else {
        parts.append(String(piece))
      }
    }
    return say("Supposed:") + layout.table(parts.map { [$0] })
  }

  private func freeStarts(_ effect: Effect) -> [String] {
    let who = effect.staff.map { " with \(wording.name($0))" } ?? ""
    let period = who.isEmpty ? self.period(effect) : "\(self.period(effect))\(who)"
    let changed = effect.rows.filter { !$0.gained.isEmpty || !$0.lost.isEmpty }
    guard !changed.isEmpty else { return say("The same starts would be free \(period) as now.") }
    let rows = changed.map { row in
      [
        wording.name(row.service), "\(row.before) → \(row.after)",
        starts("new", row.gained, effect), starts("gone", row.lost, effect),
      ]
    }
    return say("Free starts \(period):") + layout.table(rows)
  }

  private func period(_ effect: Effect) -> String {
    effect.first == effect.last
      ? "on \(wording.date(effect.first))"
      : "from \(wording.shortDate(effect.first)) to \(wording.shortDate(effect.last))"
  }

  /// "new 08:00, 08:15 …": the first few.
  private func starts(_ word: String, _ starts: [LocalDateTime], _ effect: Effect) -> String {
    guard !starts.isEmpty else { return "" }
    let isOneDay = effect.first == effect.last
    let shown = starts.prefix(isOneDay ? 3 : 1).map {
      isOneDay ? wording.clock($0.time) : wording.shortMoment($0)
    }
    return "\(word) \(shown.joined(separator: ", "))" + (starts.count > shown.count ? " …" : "")
  }

  private func kept(_ kept: WhatIf.Kept) -> String {
    let bookings = "\(wording.count(kept.count, "booking")) ahead"
    let verb = kept.count == 1 ? "keeps" : "keep"
    guard kept.after.isActive else { return "\(bookings) of it \(verb) standing." }
    var terms: [String] = []
    if kept.service.length != kept.after.length {
      terms.append(wording.length(kept.service.length))
    }
    if kept.service.price != kept.after.price {
      terms.append(kept.service.price.map { wording.money($0) } ?? "no price")
    }
    return "\(bookings) \(verb) \(wording.list(terms)), as agreed."
  }
}
