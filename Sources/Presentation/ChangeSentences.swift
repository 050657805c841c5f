import CivilTime
import Explainer
import Scheduling

/// What was changed, in a few words: for receipts, undo and the history.
struct ChangeSentences {
  let wording: Wording

  /// A whole entry: "moved Dana’s Haircut (B-3) to Fri 4 Dec 15:00".
  func text(of entry: JournalEntry) -> String {
    // What was taken back again is called by the name that it had.
    var context = wording.context
    let gone = entry.edits.filter { edit in
      if case .resource(let row)? = edit.after {
        context.business.resource(row.id) == nil
      } else {
        false
      }
    }
    context.business = context.business.applying(gone)
    return ChangeSentences(wording: Wording(context)).told(entry)
  }

  private func told(_ entry: JournalEntry) -> String {
    let lasting = entry.edits.filter { edit in
      if case .hold? = edit.after ?? edit.before { false } else { true }
    }
    let edits = lasting.isEmpty ? entry.edits : lasting
    let isFresh = edits.contains { edit in
      if case .settings(let old)? = edit.before, case .settings(let new)? = edit.after {
        old.isSample && !new.isSample
      } else {
        false
      }
    }
    if isFresh { return "left the sample behind" }
    let telling = edits.filter { edit in
      if case .customer? = edit.after, edit.before == nil, edits.count > 1 { false } else { true }
    }
    // What made the others necessary comes first, and what only stays is left out.
    let ordered = telling.filter { !$0.isOfBooking } + telling.filter(\.isOfBooking)
    let moves = ordered.filter { !$0.onlyMarks }
    let shown = moves.isEmpty ? ordered : moves
    var texts: [String] = []
    // Wishes for the same hours of several days are said once.
    for text in shown.map(text(of:)) where texts.last != text { texts.append(text) }
    let more = texts.count > 3 ? " and \(texts.count - 3) more" : ""
    texts = Array(texts.prefix(3))
    return texts.joined(separator: "; ") + more
  }

  /// One row.
  func text(of edit: Edit) -> String {
    switch (edit.before, edit.after) {
    case (_, .booking(let after)?): booking(edit.before, after)
    case (.booking(let before)?, nil): "removed \(wording.number(before.id))"
    case (_, .service(let after)?): service(edit.before, after)
    case (.service(let before)?, nil): "removed \(before.name)"
    case (_, .staff(let after)?): staff(edit.before, after)
    case (.staff(let before)?, nil): "removed \(before.name)"
    case (_, .settings(let after)?): settings(edit.before, after)
    case (nil, .customer(let after)?): "added customer \(after.name)"
    case (.customer(let before)?, .customer(let after)?) where before.notes != after.notes:
      "noted of \(after.name): \(after.notes.split(separator: "\n").last ?? "nothing")"
    case (.customer(let before)?, .customer(let after)?) where before.zone != after.zone:
      SettingsSentences.zone(of: after)
    case (.customer(let before)?, .customer(let after)?) where before.name != after.name:
      "\(before.name) is \(after.name) now"
    case (.customer(let before)?, .customer(let after)?)
    where !before.phone.isEmpty && after.phone.isEmpty:
      "no number is kept for \(after.name) any more"
    case (_, .customer(let after)?):
      after.phone.isEmpty
        ? "changed customer \(after.name)"
        : "\(wording.possessive(after.name)) number is \(after.phone)"
    case (.customer(let before)?, nil): "removed customer \(before.name)"
    case (_, .override(let after)?): dayOverride(after)
    case (.override(let before)?, nil):
      (before.staff.map { "\(wording.name($0)): " } ?? "")
        + "\(wording.date(before.date)) is as every week again"
    case (_, .absence(let after)?): absence(after)
    case (.absence(let before)?, nil):
      "\(wording.name(before.staff)) is not off \(stretch(before.start, before.end)) after all"
    case (_, .block(let after)?):
      "blocked \(wording.name(after.staff)) \(stretch(after.start, after.end))"
        + (after.reason.isEmpty ? "" : " (\(after.reason))")
    case (.block(let before)?, nil):
      "unblocked \(wording.name(before.staff)) \(stretch(before.start, before.end))"
    case (_, .resource(let after)?): SettingsSentences.resource(after)
    case (.resource(let before)?, nil): "removed the \(before.name)"
    case (_, .wish(let wish)?): "put \(name(wish)) on the waitlist"
    case (.wish(let wish)?, nil): "took \(name(wish)) off the waitlist"
    case (_, .hold?): "held a slot"
    case (.hold?, nil): "let a held slot go"
    case (.settings?, nil), (nil, nil): "changed the book"
    }
  }

  private func name(_ wish: Wish) -> String {
    let who = wish.customer.map { wording.name($0) } ?? "you"
    return who + (wish.service.map { " (\(wording.name($0)))" } ?? "")
  }

  private func booking(_ before: Entity?, _ after: Booking) -> String {
    let number = after.id.rawValue > 0 ? " (\(wording.number(after.id)))" : ""
    let title = wording.title(of: after) + number
    guard case .booking(let old)? = before else {
      return "booked \(title), \(wording.shortMoment(after.start))"
    }
    if old.status != after.status {
      switch after.status {
      case .cancelled: return "cancelled \(title)"
      case .confirmed: return "confirmed \(title)"
      default: return "marked \(title): \(after.status.words)"
      }
    }
    if old.service != after.service {
      return "changed \(wording.title(of: old)) to \(title)"
    }
    if old.start != after.start {
      let staff = old.staff == after.staff ? "" : " with \(wording.name(after.staff))"
      return "moved \(title) to \(wording.shortMoment(after.start))\(staff)"
    }
    if old.staff != after.staff { return "moved \(title) to \(wording.name(after.staff))" }
    if old.length != after.length {
      return "made \(title) \(wording.length(after.length)) long"
    }
    if old.overrides != after.overrides {
      return after.overrides.isEmpty
        ? "\(title) keeps to the rules again" : "left \(title) against the rules"
    }
    if old.notes != after.notes {
      return "noted with \(title): \(after.notes.split(separator: "\n").last ?? "nothing")"
    }
    return "changed \(title)"
  }

  private func service(_ before: Entity?, _ after: Service) -> String {
    guard case .service(let old)? = before else {
      let sentences = SettingsSentences(wording: wording)
      return
        (["added \(SettingsSentences.service(after, wording))"]
        + sentences.services(after).dropFirst()).joined(separator: "; ")
    }
    if old.isActive && !after.isActive { return "removed \(after.name)" }
    if !old.isActive && after.isActive { return "brought back \(after.name)" }
    if old.name != after.name { return "renamed \(old.name) to \(after.name)" }
    var parts: [String] = []
    if old.price != after.price, let price = after.price {
      parts.append(
        "\(after.name) costs \(wording.money(price))"
          + (old.price.map { " (was \(wording.money($0)))" } ?? ""))
    }
    if old.length != after.length {
      parts.append(
        "\(after.name) takes \(wording.length(after.length)) (was \(wording.length(old.length)))")
    }
    let sentences = SettingsSentences(wording: wording)
    let had = Set(sentences.services(old).dropFirst())
    parts += sentences.services(after).dropFirst().filter { !had.contains($0) }
    parts += taken(from: old, after)
    return parts.isEmpty
      ? "changed \(SettingsSentences.service(after, wording))" : parts.joined(separator: "; ")
  }

  /// What a service had and has no longer, or has otherwise.
  private func taken(from old: Service, _ after: Service) -> [String] {
    var parts: [String] = []
    if old.price != nil, after.price == nil { parts.append("\(after.name) has no price") }
    if old.bufferBefore != after.bufferBefore || old.bufferAfter != after.bufferAfter {
      parts.append(
        "\(after.name) has \(SettingsSentences.buffers(of: after) ?? "no time before or after")")
    }
    if old.processing != nil, after.processing == nil {
      parts.append("\(after.name) has no processing")
    }
    if old.starts != .standard, after.starts == .standard {
      parts.append("\(after.name) can start at any time")
    }
    if old.capacity > 1, after.capacity == 1 { parts.append("\(after.name) holds 1 person") }
    if !old.category.isEmpty, after.category.isEmpty {
      parts.append("\(after.name) is in no category")
    }
    if old.notice != nil || old.noticeDays != nil, after.notice == nil, after.noticeDays == nil {
      parts.append("\(after.name) needs the usual notice")
    }
    if old.lengthLimits != nil, after.lengthLimits == nil {
      parts.append("\(after.name) always takes \(wording.length(after.length))")
    }
    for need in old.needs where !after.needs.contains(need) {
      parts.append("\(after.name) no longer needs the \(wording.name(need))")
    }
    return parts
  }

  private func staff(_ before: Entity?, _ after: Staff) -> String {
    guard case .staff(let old)? = before else { return added(after) }
    if old.isActive && !after.isActive { return "removed \(after.name)" }
    if old.name != after.name { return "renamed \(old.name) to \(after.name)" }
    let sentences = SettingsSentences(wording: wording)
    if old.hours == after.hours, old.datedHours == after.datedHours, old.breaks != after.breaks {
      return SettingsSentences(wording: wording).breaks(of: after)
    }
    if old.hours != after.hours || old.breaks != after.breaks || old.datedHours != after.datedHours
    {
      let had = Set(sentences.hours(of: old))
      let has = sentences.hours(of: after)
      let new = has.filter { !had.contains($0) }
      if new.isEmpty, old.datedHours != after.datedHours {
        let gone = sentences.hours(of: old).filter { !has.contains($0) }
        if !gone.isEmpty { return gone.map { "no longer \($0)" }.joined(separator: "; ") }
      }
      if old.hours != nil, after.hours == nil { return "\(after.name) works the opening hours" }
      if new.isEmpty, after.breaks == WeeklyHours() { return "\(after.name) has no breaks" }
      return new.isEmpty ? "changed the hours of \(after.name)" : new.joined(separator: "; ")
    }
    let had = Set(sentences.skills(of: old))
    let new = sentences.skills(of: after).filter { !had.contains($0) }
    return new.isEmpty
      ? sentences.skills(of: after).first ?? "changed \(after.name)"
      : new.joined(separator: "; ")
  }

  /// Someone new, with what was said of them in the same breath.
  private func added(_ member: Staff) -> String {
    let sentences = SettingsSentences(wording: wording)
    // That somebody new does everything goes without saying.
    let skills = sentences.skills(of: member).dropFirst(member.skills == .everything ? 1 : 0)
    return (["added \(member.name)"] + sentences.hours(of: member) + skills)
      .joined(separator: "; ")
  }

  private func settings(_ before: Entity?, _ after: Settings) -> String {
    guard case .settings(let old)? = before else { return "changed the settings" }
    let sentences = SettingsSentences(wording: wording)
    let had = Set(sentences.lines(old))
    let new = sentences.lines(after).filter { !had.contains($0) } + lifted(old.policy, after.policy)
    return new.isEmpty ? "changed the settings" : new.joined(separator: "; ")
  }

  /// The limits that no longer hold.
  private func lifted(_ old: Policy, _ new: Policy) -> [String] {
    let sentences = SettingsSentences(wording: wording)
    let scopes = new.limits.map(LimitKey.init)
    let gone = old.limits.filter { !scopes.contains(LimitKey($0)) }
    return gone.map { "no longer \(sentences.limit($0))" }
      + (old.cancellationCutoff != nil && new.cancellationCutoff == nil
        ? ["cancellations at any time"] : [])
      + (old.holdMinutes != new.holdMinutes && new.holdMinutes == Policy().holdMinutes
        ? ["holds last \(sentences.span(new.holdMinutes))"] : [])
  }

  private struct LimitKey: Equatable {
    var scope: Policy.Limit.Scope
    var period: Policy.Limit.Period
    var weekday: Weekday?

    init(_ limit: Policy.Limit) {
      scope = limit.scope
      period = limit.period
      weekday = limit.weekday
    }
  }

  private func dayOverride(_ row: DayOverride) -> String {
    let date = wording.date(row.date)
    let reason = row.reason.isEmpty ? "" : " (\(row.reason))"
    guard let staff = row.staff else {
      return row.windows.isEmpty
        ? "closed on \(date)\(reason)" : "open \(wording.windows(row.windows)) on \(date)\(reason)"
    }
    return row.windows.isEmpty
      ? "\(wording.name(staff)) does not work on \(date)\(reason)"
      : "\(wording.name(staff)) works \(wording.windows(row.windows)) on \(date)\(reason)"
  }

  /// Several dates that were closed, each with its reason, in one sentence; nil if
  /// something else was changed too.
  func closings(_ edits: [Edit]) -> String? {
    let days = edits.compactMap { edit -> String? in
      guard case .override(let row)? = edit.after, row.staff == nil, row.windows.isEmpty else {
        return nil
      }
      return wording.date(row.date) + (row.reason.isEmpty ? "" : " (\(row.reason))")
    }
    guard days.count == edits.count, days.count > 1 else { return nil }
    return "closed on \(wording.list(days))"
  }

  private func absence(_ row: Absence) -> String {
    "\(wording.name(row.staff)) is off \(stretch(row.start, row.end))"
      + (row.reason.isEmpty ? "" : " (\(row.reason))")
  }

  /// "block Sam on Fri 4 December 2026 from 14:00 to 15:00".
  func order(_ row: Block) -> String {
    "block \(wording.name(row.staff)) \(stretch(row.start, row.end))"
      + (row.reason.isEmpty ? "" : " (\(row.reason))")
  }

  /// "on Fri 4 December 2026 from 14:00 to 15:00", "from Thu 3 December 2026 to …".
  private func stretch(_ start: LocalDateTime, _ end: LocalDateTime) -> String {
    if start.time == .midnight, end.time == .midnight {
      let last = end.date.adding(days: -1)
      return last == start.date
        ? "on \(wording.date(start.date))"
        : "from \(wording.date(start.date)) to \(wording.date(last))"
    }
    let from = wording.clock(start.time)
    let to = wording.clock(wording.endClock(end, after: start))
    let isSameDay =
      end.date == start.date || end == LocalDateTime(start.date.adding(days: 1), .midnight)
    return isSameDay
      ? "on \(wording.date(start.date)) from \(from) to \(to)"
      : "from \(wording.date(start.date)) at \(from) to \(wording.date(end.date)) at "
        + wording.clock(end.time)
  }
}

extension Edit {
  /// Whether it concerns a booking.
  fileprivate var isOfBooking: Bool { key?.kind == .booking }

  /// Whether it only marks a booking as going against a rule.
  fileprivate var onlyMarks: Bool {
    guard case .booking(let old)? = before, case .booking(let new)? = after else { return false }
    return old.overrides != new.overrides && old.start == new.start && old.staff == new.staff
      && old.status == new.status
  }
}
