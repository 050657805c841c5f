import CivilTime
import Scheduling

extension Settings: StoredRow {
  static let table = "settings"
  static let sql = TableSQL(
    table,
    [
      "id", "name", "zone", "locale", "day_first", "uses_24_hours", "first_weekday", "currency",
      "explains_in_full", "is_customer_view", "is_sample", "opening_hours", "step", "notice",
      "horizon_days", "limits", "cancellation_cutoff", "pending_first", "pending_blocks",
      "strict_starts", "gap_saving", "hold_minutes", "dated_hours",
      "notice_days",
    ])

  var values: [Value] {
    [
      .integer(1), .text(name), .text(zone), .text(locale), .flag(dayFirst), .flag(uses24Hours),
      .integer(firstWeekday.rawValue), .text(currency), .flag(explainsInFull),
      .flag(isCustomerView), .flag(isSample), .optional(openingHours.map(TextForms.text)),
      .integer(policy.step), .integer(policy.notice), .optional(policy.horizonDays),
      .text(TextForms.text(policy.limits)), .optional(policy.cancellationCutoff),
      .flag(policy.pendingFirst), .flag(policy.pendingBlocks), .flag(policy.strictStarts),
      .flag(policy.gapSaving), .integer(policy.holdMinutes), .text(TextForms.text(datedHours)),
      .optional(policy.noticeDays),
    ]
  }

  init(_ row: inout Row) throws(BookError) {
    self.init()
    _ = row.integer()
    name = row.text()
    zone = row.text()
    locale = row.text()
    dayFirst = row.flag()
    uses24Hours = row.flag()
    firstWeekday = Weekday(rawValue: row.integer()) ?? .monday
    currency = row.text()
    explainsInFull = row.flag()
    isCustomerView = row.flag()
    isSample = row.flag()
    openingHours = try row.optionalParsed("opening hours", TextForms.hours)
    policy.step = row.integer()
    policy.notice = row.integer()
    policy.horizonDays = row.optionalInteger()
    policy.limits = try row.parsed("limits", TextForms.limits)
    policy.cancellationCutoff = row.optionalInteger()
    policy.pendingFirst = row.flag()
    policy.pendingBlocks = row.flag()
    policy.strictStarts = row.flag()
    policy.gapSaving = row.flag()
    policy.holdMinutes = row.integer()
    datedHours = try row.parsed("dated opening hours", TextForms.datedHours)
    policy.noticeDays = row.optionalInteger()
  }
}

extension Service: StoredRow {
  static let table = "service"
  static let sql = TableSQL(
    table,
    [
      "id", "name", "icon", "category", "length", "shortest", "longest", "price", "buffer_before",
      "buffer_after", "starts", "capacity", "processing_after", "processing_length", "needs",
      "is_active", "notice", "notice_days",
    ])

  var values: [Value] {
    [
      .integer(id.rawValue), .text(name), .text(icon), .text(category), .integer(length),
      .optional(lengthLimits?.lowerBound), .optional(lengthLimits?.upperBound),
      .optional(price?.hundredths), .integer(bufferBefore), .integer(bufferAfter),
      .text(TextForms.text(starts)), .integer(capacity), .optional(processing?.after),
      .optional(processing?.length), .text(TextForms.text(needs)), .flag(isActive),
      .optional(notice), .optional(noticeDays),
    ]
  }

  init(_ row: inout Row) throws(BookError) {
    self.init(
      id: row.id(), name: row.text(), icon: row.text(), category: row.text(), length: row.integer())
    let shortest = row.optionalInteger()
    let longest = row.optionalInteger()
    if let shortest, let longest { lengthLimits = shortest...max(shortest, longest) }
    price = row.optionalMoney()
    bufferBefore = row.integer()
    bufferAfter = row.integer()
    starts = try row.parsed("starts of a service", TextForms.starts)
    capacity = row.integer()
    processing = row.optionalProcessing()
    needs = try row.parsed("needs of a service", TextForms.ids)
    isActive = row.flag()
    notice = row.optionalInteger()
    noticeDays = row.optionalInteger()
  }
}

extension Staff: StoredRow {
  static let table = "staff"
  static let sql = TableSQL(
    table,
    ["id", "name", "hours", "breaks", "skills", "terms", "is_active", "dated_hours"])

  var values: [Value] {
    let known: Value =
      switch skills {
      case .everything: .null
      case .only(let services): .text(TextForms.text(services))
      }
    return [
      .integer(id.rawValue), .text(name), .optional(hours.map(TextForms.text)),
      .text(TextForms.text(breaks)), known, .text(TextForms.text(terms)), .flag(isActive),
      .text(TextForms.text(datedHours)),
    ]
  }

  init(_ row: inout Row) throws(BookError) {
    self.init(id: row.id(), name: row.text())
    hours = try row.optionalParsed("someone's hours", TextForms.hours)
    breaks = try row.parsed("someone's breaks", TextForms.hours)
    skills =
      try row.optionalParsed("someone's skills", TextForms.ids).map { .only($0) } ?? .everything
    terms = try row.parsed("someone's terms", TextForms.terms)
    isActive = row.flag()
    datedHours = try row.parsed("someone's dated hours", TextForms.datedHours)
  }
}

extension Resource: StoredRow {
  static let table = "resource"
  static let sql = TableSQL(
    table,
    ["id", "name", "quantity"])

  var values: [Value] { [.integer(id.rawValue), .text(name), .integer(quantity)] }

  init(_ row: inout Row) throws(BookError) {
    self.init(id: row.id(), name: row.text(), quantity: row.integer())
  }
}

extension DayOverride: StoredRow {
  static let table = "day_override"
  static let sql = TableSQL(
    table,
    ["id", "staff", "day", "windows", "reason"])

  var values: [Value] {
    [
      .integer(id.rawValue), .optional(staff?.rawValue), .integer(date.dayNumber),
      .text(TextForms.text(windows)), .text(reason),
    ]
  }

  init(_ row: inout Row) throws(BookError) {
    self.init(
      id: row.id(), staff: row.optionalID(), date: CalendarDate(dayNumber: row.integer()),
      windows: try row.parsed("windows of a day", TextForms.windows), reason: row.text())
  }
}

extension Absence: StoredRow {
  static let table = "absence"
  static let sql = TableSQL(
    table,
    ["id", "staff", "wall_start", "wall_end", "reason"])

  var values: [Value] {
    [
      .integer(id.rawValue), .integer(staff.rawValue), .integer(start.wallSeconds),
      .integer(end.wallSeconds), .text(reason),
    ]
  }

  init(_ row: inout Row) throws(BookError) {
    self.init(
      id: row.id(), staff: row.id(), start: row.wallTime(), end: row.wallTime(),
      reason: row.text())
  }
}
