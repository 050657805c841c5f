import CivilTime

@testable import PlainEnglish

extension SetUp {
  /// The change in short, so that a table of expectations stays readable.
  var summary: String {
    switch self {
    case .addService(let values): "add service \(values.summary)"
    case .changeService(let name, let values): "change \(name.short): \(values.summary)"
    case .removeService(let name): "remove service \(name.short)"
    case .addStaff(let names): "add staff \(names.joined(separator: ", "))"
    case .renameStaff(let name, let new): "rename \(name.short) to \(new)"
    case .removeStaff(let name): "remove staff \(name.short)"
    case .skills(let staff, let services, let change):
      "\(staff.short) \(change) \(services.map(\.short).joined(separator: ", "))"
    case .exclusiveSkills(let staff, let services):
      "only \(staff.map(\.short).joined(separator: ", ")): "
        + services.map(\.short).joined(separator: ", ")
    case .skillTerms(let staff, let service, let length, let price):
      "\(staff.short) \(service.short) \(length ?? 0) min \(price ?? 0)"
    case .staffHours(let name, let days, let windows, let breaks, let only):
      "\(name.short) \(days.short) \(windows.short) breaks \(breaks.short)\(only ? " only" : "")"
    case .staffOn(let name, let when, let windows): "\(name.short) on \(when.day) \(windows.short)"
    case .timeOff(let name, let when, let reason):
      "\(name.short) off \(when.day) \(reason ?? "-")"
    case .block(let name, let when, let reason):
      "block \(name?.short ?? "all") \(when.day) \(reason ?? "-")"
    case .openingHours(let days, let windows, let only):
      "open \(days.short) \(windows.short)\(only ? " only" : "")"
    case .hoursEdge(let name, let edge, let days, let when):
      "\(name?.short ?? "we") \(edge.end) \(edge.change.short)"
        + (days.isEmpty ? "" : " \(days.short)") + (when.map { " on \($0.day)" } ?? "")
    case .workDays(let name, let days, let only):
      "\(name?.short ?? "we") in \(days.short)\(only ? " only" : "")"
    case .closedDaily(let window, let days):
      "closed \(window.start)–\(window.end)" + (days.isEmpty ? "" : " \(days.short)")
    case .closedWeekly(let days): "closed \(days.short)"
    case .openOn(let when, let windows): "open on \(when.day) \(windows.short)"
    case .closedOnHolidays(let region): "closed on holidays\(region.map { " of \($0)" } ?? "")"
    case .closedOn(let when, let reason): "closed on \(when.day) \(reason ?? "-")"
    case .step(let minutes): "step \(minutes)"
    case .holdLength(let minutes): "holds \(minutes)"
    case .notice(let minutes): "notice \(minutes)"
    case .noticeDays(let days): "notice of \(days) dates"
    case .during(let when, let change):
      "\(when.role) \(when.day): \(change.summary)"
    case .customerZone(let name, let zone): "\(name.short) in \(zone ?? "-")"
    case .lastDate(let when): "bookings to \(when.day)"
    case .recurring(let recurrence, let change): "\(recurrence.text): \(change.summary)"
    case .horizon(let days): "horizon \(days.map(String.init) ?? "none")"
    case .limit(let scope, .set(let count, let period), let days):
      "limit \(scope.short) \(count) a \(period.rawValue)"
        + (days.isEmpty ? "" : " on \(days.short)")
    case .limit(let scope, .lift(let period), let days):
      "limit \(scope.short) none a \(period?.rawValue ?? "-")"
        + (days.isEmpty ? "" : " on \(days.short)")
    case .noLimits: "no limits"
    case .unkept(let rule): "not kept: \(rule.short)"
    case .dropsNeed(let service, let resource): "\(service.short) without \(resource)"
    case .clearService(let service, let fields):
      "\(service.short) without \(fields.map(\.rawValue).joined(separator: ", "))"
    case .usualTerms(let staff, let service): "\(staff.short) \(service.short) as usual"
    case .addBreaks(let name, let days, let windows):
      "\(name.short) also breaks \(days.short) \(windows.short)"
    case .moveBreak(let name, let change, let days):
      "\(name?.short ?? "all") break \(change.short)\(days.isEmpty ? "" : " \(days.short)")"
    case .swapDays(let one, let other, let days, let when):
      "\(one.short) swaps \(other.short) \(when?.day ?? days.short)"
    case .sameHours(let names, let other):
      "\(names.map(\.short).joined(separator: "+")) like \(other.short)"
    case .sameSkills(let names, let other):
      "\(names.map(\.short).joined(separator: "+")) does what \(other.short) does"
    case .workInstead(let name, let days, let instead):
      "\(name.short) in \(days.short) not \(instead.short)"
    case .furtherResource(let name, let total): "one more \(name) of \(total ?? 0)"
    case .noBreaks(let name, let days): "\(name.short) no breaks \(days.short)"
    case .unblock(let name, let when): "unblock \(name?.short ?? "all") \(when?.day ?? "-")"
    case .closedPartly(let when, let reason): "closed partly \(when.day) \(reason ?? "-")"
    case .usualOn(let name, let when, let opens):
      "\(name?.short ?? "we") as usual \(when?.day ?? "-")\(opens ? " open" : "")"
    case .openOnHolidays(let region): "open on holidays\(region.map { " of \($0)" } ?? "")"
    case .needs(let service, let resource): "\(service.short) needs \(resource)"
    case .resource(let name, let quantity): "\(quantity) × \(name)"
    case .removeResource(let name): "remove \(name.short)"
    case .cancellationCutoff(let minutes): "cutoff \(minutes.map(String.init) ?? "none")"
    case .setSwitch(let name, let isOn): "\(name) \(isOn ? "on" : "off")"
    case .businessName(let name): "called \(name)"
    case .currency(let code): "currency \(code)"
    case .startOwnBook: "own book"
    case .customerPhone(let name): "phone of \(name?.short ?? "them")"
    case .addCustomer(let name, let phone): "add customer \(name)" + (phone.map { ", \($0)" } ?? "")
    case .renameCustomer(let name, let new): "rename \(name.short) to \(new)"
    }
  }
}

extension SetUp.ServiceValues {
  var summary: String {
    var parts: [String] = []
    if let name { parts.append(name) }
    if let length { parts.append("\(length) min") }
    if let lengthLimits {
      parts.append("\(lengthLimits.lowerBound)–\(lengthLimits.upperBound) min")
    }
    if let price { parts.append("price \(price)") }
    if let lengthChange { parts.append("\(lengthChange) min more") }
    if let priceChange { parts.append("price \(priceChange) more") }
    if let pricePercent { parts.append("price \(pricePercent)% more") }
    if let bufferBefore { parts.append("\(bufferBefore) before") }
    if let bufferAfter { parts.append("\(bufferAfter) after") }
    if let capacity { parts.append("holds \(capacity)") }
    if let category { parts.append("in \(category)") }
    if let processing {
      parts.append(
        "processing \(processing.length) after \(processing.after.map(String.init) ?? "?")")
    }
    if !needs.isEmpty { parts.append("needs \(needs.joined(separator: ", "))") }
    if let step { parts.append("every \(step)") }
    if let notice { parts.append("notice \(notice)") }
    if let noticeDays { parts.append("notice of \(noticeDays) dates") }
    if let weekStarts {
      let days = Weekday.allCases.filter { !weekStarts.times[$0].isEmpty }
      parts.append(
        days.map { day in
          "\([day].short) " + weekStarts.times[day].map(\.description).joined(separator: " ")
        }.joined(separator: " ") + " \(weekStarts.change)")
    }
    if let furtherStarts {
      parts.append("also at " + furtherStarts.map(\.description).joined(separator: " "))
    }
    if let starts, starts.count > 12 {
      parts.append("at \(starts[0]) and on, \(starts.count) times")
    } else if let starts {
      parts.append("at " + starts.map(\.description).joined(separator: " "))
    }
    return parts.joined(separator: ", ")
  }
}

extension SetUp.HoursEdge.Change {
  var short: String {
    switch self {
    case .to(let time): "\(time)"
    case .by(let minutes): "by \(minutes)"
    }
  }
}

extension SetUp.LimitScope {
  var short: String {
    switch self {
    case .everything: "all"
    case .service(let name), .staff(let name): name.short
    case .serviceOf(let name, let staff): "\(name.short) with \(staff.short)"
    case .customer: "customer"
    case .customerOf(let name): "\(name.short) of a customer"
    }
  }
}

extension NameMention {
  /// What the book calls it, or the words in brackets.
  var short: String { entries.first?.name ?? "[\(text)]" }
}

extension When {
  /// The first day, and the last if there are several; clock times follow.
  var day: String {
    guard let start else { return "?" }
    guard let end else { return "\(start)" }
    return "\(start)–\(end)"
  }
}

extension Array where Element == Weekday {
  var short: String { map { String("\($0)".prefix(2)) }.joined(separator: " ") }
}

extension Array where Element == ClockRange {
  var short: String {
    isEmpty ? "-" : map { "\($0.start)–\($0.end)" }.joined(separator: " ")
  }
}

extension UnkeptRule {
  /// The kind of rule, with the name that it is of.
  fileprivate var short: String {
    switch self {
    case .staffChoice: "choice of staff"
    case .leastPeople(let service): "least people of \(service.short)"
    case .hoursOfWork(let member): "hours of \(member?.short ?? "all")"
    case .partOfDay(let service): "part of the day of \(service.short)"
    case .daysInSomeWeeks(let service, let days): "\(days.short) in some weeks of \(service.short)"
    }
  }
}
