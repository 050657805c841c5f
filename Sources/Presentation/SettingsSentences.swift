import CivilTime
import Explainer
import Scheduling

/// The settings in the words that would set them.
struct SettingsSentences {
  let wording: Wording

  /// The blocked times ahead, which are no part of the business.
  var blocks: [Block] = []

  private var business: Business { wording.context.business }

  /// All of them, in an order in which they can be typed into an empty book.
  func lines() -> [String] {
    let limits = business.settings.policy.limits.map(limit)
    return lines(business.settings).filter { !limits.contains($0) }
      + business.resources.map(Self.resource)
      + business.activeServices.flatMap { services($0) }
      + staff
      + business.activeStaff.flatMap { hours(of: $0) + skills(of: $0) }
      + limits + overrides() + absences() + blocks.map(ChangeSentences(wording: wording).order)
  }

  /// "add staff Sam, Priya and Alex".
  private var staff: [String] {
    let names = business.activeStaff.map(\.name)
    return names.isEmpty ? [] : ["add staff \(wording.list(names))"]
  }

  /// Those of the book itself.
  func lines(_ settings: Settings) -> [String] {
    var lines: [String] = []
    if !settings.name.isEmpty { lines.append("the business is called \(settings.name)") }
    let settings = settings.settled(on: wording.context.now.date)
    if let hours = settings.openingHours {
      lines.append("open \(HoursSentence.text(hours, wording))")
    }
    lines += settings.datedHours.flatMap { dated($0, of: nil) }
    let policy = settings.policy
    lines.append("slots every \(span(policy.step))")
    lines += notice(policy.notice, policy.noticeDays)
    lines.append(
      policy.horizonDays.map { "bookings up to \(wording.count($0, "day")) ahead" }
        ?? "bookings any time ahead")
    for limit in policy.limits { lines.append(self.limit(limit)) }
    if let cutoff = policy.cancellationCutoff {
      lines.append("cancellations up to \(span(cutoff)) before")
    }
    if policy.pendingFirst { lines.append("new bookings wait to be confirmed") }
    if !policy.pendingBlocks { lines.append("pending bookings do not block") }
    if policy.gapSaving { lines.append("gap saving on") }
    if policy.strictStarts { lines.append("strict starts on") }
    if policy.holdMinutes != Policy().holdMinutes {
      lines.append("holds last \(span(policy.holdMinutes))")
    }
    if settings.isCustomerView { lines.append("customer view on") }
    lines.append(settings.explainsInFull ? "explain in full" : "explain briefly")
    lines.append(settings.uses24Hours ? "24-hour clock" : "12-hour clock")
    lines.append(settings.dayFirst ? "dates day first" : "dates month first")
    lines.append("weeks start on \(wording.name(of: settings.firstWeekday))")
    lines.append("prices in \(settings.currency)")
    return lines
  }

  /// "2 hours’ notice", "no same-day bookings", "Colour needs 1 day’s notice".
  private func notice(_ minutes: Int, _ days: Int?, of service: Service? = nil) -> [String] {
    var lines: [String] = []
    let needs = service.map { "\($0.name) needs " } ?? ""
    if minutes > 0 || days == nil {
      let notice = minutes > 0 ? "\(wording.possessive(span(minutes))) notice" : "no notice"
      lines.append(needs + notice)
    }
    if let days {
      let bookings = service.map { "\($0.name) bookings" } ?? "bookings"
      lines.append(
        days == 1
          ? "no same-day \(bookings)"
          : "\(bookings) at least \(wording.count(days, "calendar day")) before")
    }
    return lines
  }

  /// "at most 4 Haircut bookings a day".
  func limit(_ limit: Policy.Limit) -> String {
    let period =
      limit.weekday.map { "on \(wording.name(of: $0))s" } ?? "a \(limit.period.rawValue)"
    let bookings = limit.most == 1 ? "booking" : "bookings"
    return switch limit.scope {
    case .service(let id) where limit.most == 0 && limit.weekday != nil:
      "no \(wording.name(id)) \(period)"
    case .everything: "at most \(limit.most) \(bookings) \(period)"
    case .service(let id): "at most \(limit.most) \(wording.name(id)) \(bookings) \(period)"
    case .staff(let id): "at most \(limit.most) \(bookings) \(period) for \(wording.name(id))"
    case .serviceOf(let service, let staff):
      "at most \(limit.most) \(wording.name(service)) \(bookings) \(period) for "
        + wording.name(staff)
    case .eachCustomer: "at most \(limit.most) \(bookings) \(period) for each customer"
    case .eachCustomerOf(let id):
      "at most \(limit.most) \(wording.name(id)) \(bookings) \(period) for each customer"
    }
  }

  /// "Colour, 2 hours, £90, 10 minutes before and 15 after".
  static func service(_ service: Service, _ wording: Wording) -> String {
    var parts = [service.name, SettingsSentences(wording: wording).span(service.length)]
    if let price = service.price { parts.append(wording.money(price)) }
    if let buffers = buffers(of: service) { parts.append(buffers) }
    return parts.joined(separator: ", ")
  }

  /// "10 minutes before and 15 minutes after"; nil if nothing is kept free.
  static func buffers(of service: Service) -> String? {
    let buffers = [
      service.bufferBefore > 0 ? "\(service.bufferBefore) minutes before" : nil,
      service.bufferAfter > 0 ? "\(service.bufferAfter) minutes after" : nil,
    ].compactMap { $0 }
    return buffers.isEmpty ? nil : buffers.joined(separator: " and ")
  }

  /// "there is one quiet room".
  static func resource(_ resource: Resource) -> String {
    resource.quantity == 1
      ? "there is one \(resource.name)"
      : "there are \(resource.quantity) \(plural(of: resource.name))"
  }

  /// "couches", "treatment rooms".
  private static func plural(of name: String) -> String {
    if name.hasSuffix("s"), !name.hasSuffix("ss") { return name }
    if name.hasSuffix("y"), let before = name.dropLast().last, !"aeiou".contains(before) {
      return name.dropLast() + "ies"
    }
    return name + (["ch", "sh", "ss", "x"].contains { name.hasSuffix($0) } ? "es" : "s")
  }

  /// What is said of a service, its own line first.
  func services(_ service: Service) -> [String] {
    var lines = ["add service \(Self.service(service, wording))"]
    if let processing = service.processing {
      lines.append(
        "\(service.name) has \(processing.length) minutes of processing after \(processing.after) minutes"
      )
    }
    if !service.category.isEmpty {
      lines.append("\(service.name) is in category \(service.category)")
    }
    if service.capacity > 1 { lines.append("\(service.name) holds \(service.capacity) people") }
    switch service.starts {
    case .standard: break
    case .every(let minutes): lines.append("\(service.name) starts every \(span(minutes))")
    case .fixed(let times):
      lines.append("\(service.name) starts \(starts(at: times))")
    case .weekly(let week):
      lines.append("\(service.name) starts only \(wording.times(week))")
    }
    if let limits = service.lengthLimits {
      lines.append("\(service.name) takes \(limits.lowerBound) to \(limits.upperBound) minutes")
    }
    if service.notice != nil || service.noticeDays != nil {
      lines += notice(service.notice ?? 0, service.noticeDays, of: service)
    }
    for need in service.needs { lines.append("\(service.name) needs the \(wording.name(need))") }
    return lines
  }

  /// "Sam works Tue–Sat 09:00–17:00, break 12:30–13:00"; breaks that differ from
  /// day to day have lines of their own.
  func hours(of member: Staff) -> [String] {
    let settled = member.settled(on: wording.context.now.date)
    return weekly(settled) + settled.datedHours.flatMap { dated($0, of: settled) }
  }

  private func weekly(_ member: Staff) -> [String] {
    let breaks = HoursSentence.groups(member.breaks)
    let own = breaks.map { group in
      "\(member.name) has a break \(HoursSentence.text(group, wording))"
    }
    guard let hours = member.hours else { return own }
    let groups = HoursSentence.groups(hours)
    let text = HoursSentence.text(hours, wording)
    // A single day, or days that are no range, would leave the others as they are.
    let isWhole =
      groups.count != 1 || groups.contains { $0.days.count > 2 } && !text.contains(" and ")
    let works = "\(member.name) \(isWhole ? "" : "only ")works \(text)"
    // Of hours that differ from day to day a break would be that of the last.
    guard breaks.count == 1, groups.count == 1, breaks[0].days == groups[0].days else {
      return [works] + own
    }
    return ["\(works), break \(wording.windows(breaks[0].windows))"]
  }

  /// Someone's breaks alone: "Sam has a break Tue–Sat 13:00–13:30".
  func breaks(of member: Staff) -> String {
    let breaks = HoursSentence.groups(member.breaks)
    guard !breaks.isEmpty else { return "\(member.name) has no breaks" }
    return breaks.map { "\(member.name) has a break \(HoursSentence.text($0, wording))" }
      .joined(separator: "; ")
  }

  /// "Sam does Haircut and Colour", and what they do on terms of their own.
  func skills(of member: Staff) -> [String] {
    var lines: [String] = []
    if case .only(let services) = member.skills {
      lines.append(
        services.isEmpty
          ? "\(member.name) does nothing yet"
          : "\(member.name) does \(wording.list(services.map { wording.name($0) }))")
    } else {
      lines.append("\(member.name) does everything")
    }
    // Terms of what someone no longer does would have them do it again.
    for terms in member.terms where member.does(terms.service) {
      lines.append(
        "\(member.name) does \(wording.name(terms.service))"
          + (terms.length.map { " in \($0) minutes" } ?? "")
          + (terms.price.map { " for \(wording.money($0))" } ?? ""))
    }
    return lines
  }

  /// When someone works, and on which days ahead it is otherwise.
  func rota(of member: Staff) -> [String] {
    hours(of: member) + overrides { $0.staff == member.id } + absences { $0.staff == member.id }
  }

  private func overrides(where isMeant: (DayOverride) -> Bool = { _ in true }) -> [String] {
    let changes = ChangeSentences(wording: wording)
    return business.overrides.filter { $0.date >= wording.context.now.date && isMeant($0) }
      .sorted { $0.date < $1.date }
      .map { changes.text(of: Edit(before: nil, after: .override($0))) }
  }

  private func absences(where isMeant: (Absence) -> Bool = { _ in true }) -> [String] {
    let changes = ChangeSentences(wording: wording)
    return business.absences.filter { $0.end > wording.context.now && isMeant($0) }
      .sorted { $0.start < $1.start }
      .map { changes.text(of: Edit(before: nil, after: .absence($0))) }
  }

  /// "15 minutes", "2 hours", "1 hour 30 minutes".
  func span(_ minutes: Int) -> String {
    if minutes % 1440 == 0, minutes > 0 { return wording.count(minutes / 1440, "day") }
    let hours = minutes / 60
    let rest = minutes % 60
    if hours == 0 { return wording.count(rest, "minute") }
    return rest == 0
      ? wording.count(hours, "hour")
      : "\(wording.count(hours, "hour")) \(wording.count(rest, "minute"))"
  }
}

/// Weekly hours in words.
enum HoursSentence {
  /// Days of the same windows.
  typealias Group = (days: [Weekday], windows: [ClockRange])

  /// The days of a week that have windows, those of the same ones together, in the
  /// order of the week.
  static func groups(_ hours: WeeklyHours) -> [Group] {
    var groups: [Group] = []
    for day in Weekday.allCases where !hours[day].isEmpty {
      if let index = groups.firstIndex(where: { $0.windows == hours[day] }) {
        groups[index].days.append(day)
      } else {
        groups.append(([day], hours[day]))
      }
    }
    return groups
  }

  /// "Mon–Fri 09:00–18:00 and Sat 09:00–16:00".
  static func text(_ hours: WeeklyHours, _ wording: Wording) -> String {
    let groups = groups(hours)
    guard !groups.isEmpty else { return "on no day" }
    return wording.list(groups.map { text($0, wording) })
  }

  /// "Mon–Fri 09:00–18:00".
  static func text(_ group: Group, _ wording: Wording) -> String {
    "\(wording.weekdays(group.days)) \(wording.windows(group.windows))"
  }
}
