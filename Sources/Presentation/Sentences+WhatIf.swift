import CivilTime
import Conversation
import Explainer
import Scheduling

extension Sentences {
  /// What would become free, what would break, and what stays as it is.
  func whatIf(_ supposed: WhatIf) -> [String] {
    // What is new is called by its name.
    var context = self.context
    context.business = business.applying(supposed.edits)
    var sentences = self
    sentences.wording = Wording(context)
    let texts = sentences.joined(supposed.edits)
    let effect = supposed.effect
    var lines = texts.prefix(6).flatMap { sentences.supposed($0) }
    if texts.count > 6 {
      lines += say("And \(wording.count(texts.count - 6, "more change")).")
    }
    lines += supposed.edits.flatMap { hoursNow($0) }
    if !supposed.others.isEmpty { lines += say("The next booking is meant.") }
    lines += isBrief ? inShort(effect) : freeStarts(effect)
    if isBrief { return lines }
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

  /// The opening hours as they are, where others are supposed of days that do not all have
  /// the same: some would be open longer and some not so long.
  private func hoursNow(_ edit: Edit) -> [String] {
    guard case .settings(let before)? = edit.before, case .settings(let after)? = edit.after,
      let hours = before.openingHours, hours != after.openingHours
    else { return [] }
    let open = Weekday.allCases.map { hours[$0] }.filter { !$0.isEmpty }
    guard let first = open.first, open.contains(where: { $0 != first }) else { return [] }
    let told = "As it is: open \(HoursSentence.text(hours, wording))."
    // A week with other hours on each day is no sentence to follow.
    return Wording.isLong(told) ? [] : say(told)
  }

  /// What is supposed, as a sentence; hours that are other each day, a line for
  /// each part.
  private func supposed(_ text: String) -> [String] {
    guard Wording.isLong(text) else { return say("Supposed: \(text).") }
    // Changes first, then the days of one.
    let parts = text.inParts(by: ";").flatMap { part in
      Wording.isLong(part) ? part.inParts(by: ",") : [part]
    }
    return say("Supposed:") + layout.table(parts.map { [$0] })
  }

  /// The texts of some edits; what holds of several people alike is told once.
  private func joined(_ edits: [Edit]) -> [String] {
    let changes = ChangeSentences(wording: wording)
    var groups: [(names: [String], rest: String)] = []
    for edit in edits {
      let text = changes.text(of: edit)
      let name = edit.staff.map { wording.name($0) } ?? ""
      guard !name.isEmpty, text.hasPrefix(name + " ") else {
        groups.append(([], text))
        continue
      }
      let rest = String(text.dropFirst(name.count + 1))
      if let known = groups.firstIndex(where: { $0.rest == rest && !$0.names.isEmpty }) {
        groups[known].names.append(name)
      } else {
        groups.append(([name], rest))
      }
    }
    return groups.map { names, rest in
      switch names.count {
      case 0: rest
      case 1: "\(names[0]) \(rest)"
      default: "\(wording.list(names)) \(rest.ofSeveral)"
      }
    }
  }

  /// What would come of it in one sentence.
  private func inShort(_ effect: Effect) -> [String] {
    let change = effect.rows.reduce(0) { $0 + $1.after - $1.before }
    let starts =
      change == 0
      ? "As many starts would be free"
      : "\(abs(change)) \(change > 0 ? "more" : "fewer") "
        + (abs(change) == 1 ? "start would be free" : "starts would be free")
    let broken =
      effect.broken.isEmpty ? "no booking" : wording.count(effect.broken.count, "booking")
    return say("\(starts) \(period(effect)), and \(broken) broken.")
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

extension Edit {
  /// Whom it is about, if that is one of the staff.
  fileprivate var staff: StaffID? {
    switch after {
    case .staff(let row)?: row.id
    case .absence(let row)?: row.staff
    case .override(let row)?: row.staff
    case .block(let row)?: row.staff
    default: nil
    }
  }
}

extension String {
  /// What is said of one, said of several: "is off", "are off".
  fileprivate var ofSeveral: String {
    let verbs = ["is": "are", "has": "have", "works": "work", "does": "do"]
    guard let first = split(separator: " ").first, let verb = verbs[String(first)] else {
      return self
    }
    return verb + dropFirst(first.count)
  }

  /// The text cut at a sign, as much in each part as a sentence may have.
  fileprivate func inParts(by sign: Character) -> [String] {
    var parts: [String] = []
    for part in split(separator: sign) {
      let piece = part.drop { $0 == " " }
      if let last = parts.last, !Wording.isLong("\(last)\(sign) \(piece)") {
        parts[parts.count - 1] = "\(last)\(sign) \(piece)"
      } else {
        parts.append(String(piece))
      }
    }
    return parts
  }
}
