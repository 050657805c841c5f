import CivilTime
import Scheduling

extension Booking: StoredRow {
  static let table = "booking"
  static let sql = TableSQL(
    table,
    [
      "id", "service", "staff", "customer", "booked_by", "wall_start", "zone", "starts", "ends",
      "length", "price", "buffer_before", "buffer_after", "processing_after", "processing_length",
      "seats", "resources", "status", "notes", "cancel_reason", "series", "visit", "overrides",
      "rationale", "sequence", "created_at", "source_uid", "source_sequence", "source_starts",
    ])

  var values: [Value] {
    [
      .integer(id.rawValue), .integer(service.rawValue), .integer(staff.rawValue),
      .optional(customer?.rawValue), .text(bookedBy), .integer(start.wallSeconds), .text(zone),
      .integer(span.start.seconds), .integer(span.end.seconds), .integer(length),
      .optional(price?.hundredths), .integer(bufferBefore), .integer(bufferAfter),
      .optional(processing?.after), .optional(processing?.length), .integer(seats),
      .text(TextForms.text(resources)), .text(status.rawValue), .text(notes),
      .text(cancelReason), .optional(series?.rawValue), .optional(visit?.rawValue),
      .text(TextForms.text(overrides)), .text(RationaleText.text(rationale)),
      .integer(sequence), .integer(createdAt.seconds),
    ] + Value.of(source)
  }

  init(_ row: inout Row) throws(BookError) {
    self.init(
      id: row.id(), service: row.id(), staff: row.id(), customer: row.optionalID(),
      bookedBy: row.text(), start: row.wallTime(), zone: row.text(),
      span: Span(start: row.instant(), end: row.instant()), length: row.integer(),
      price: row.optionalMoney(), bufferBefore: row.integer(), bufferAfter: row.integer(),
      processing: row.optionalProcessing(), seats: row.integer(),
      resources: try row.parsed("resources of a booking", TextForms.ids),
      status: try row.parsed("state of a booking", Status.init(rawValue:)),
      notes: row.text(), cancelReason: row.text(), series: row.optionalID(),
      visit: row.optionalID(),
      overrides: try row.parsed("overrides of a booking", TextForms.rules),
      rationale: try row.parsed("rationale of a booking", RationaleText.rationale),
      sequence: row.integer(), createdAt: row.instant(), source: row.optionalSource())
  }
}

extension Block: StoredRow {
  static let table = "block"
  static let sql = TableSQL(
    table,
    [
      "id", "staff", "wall_start", "wall_end", "starts", "ends", "reason", "source_uid",
      "source_sequence", "source_starts",
    ])

  var values: [Value] {
    [
      .integer(id.rawValue), .integer(staff.rawValue), .integer(start.wallSeconds),
      .integer(end.wallSeconds), .integer(span.start.seconds), .integer(span.end.seconds),
      .text(reason),
    ] + Value.of(source)
  }

  init(_ row: inout Row) throws(BookError) {
    self.init(
      id: row.id(), staff: row.id(), start: row.wallTime(), end: row.wallTime(),
      span: Span(start: row.instant(), end: row.instant()), reason: row.text(),
      source: row.optionalSource())
  }
}

extension Hold: StoredRow {
  static let table = "hold"
  static let sql = TableSQL(
    table,
    ["id", "until", "booking"])

  var values: [Value] {
    [.integer(id.rawValue), .integer(until.seconds), .text(JSONText.encode(value: booking))]
  }

  init(_ row: inout Row) throws(BookError) {
    let id: HoldID = row.id()
    let until = row.instant()
    self.init(
      id: id,
      booking: try row.parsed("a hold") { JSONText.decode(Booking.self, from: $0) },
      until: until)
  }
}

extension Wish: StoredRow {
  static let table = "wish"
  static let sql = TableSQL(
    table,
    [
      "id", "customer", "service", "staff", "wall_start", "wall_end", "created_at",
    ])

  var values: [Value] {
    [
      .integer(id.rawValue), .optional(customer?.rawValue), .optional(service?.rawValue),
      .optional(staff?.rawValue), .integer(start.wallSeconds), .integer(end.wallSeconds),
      .integer(createdAt.seconds),
    ]
  }

  init(_ row: inout Row) throws(BookError) {
    self.init(
      id: row.id(), customer: row.optionalID(), service: row.optionalID(),
      staff: row.optionalID(), start: row.wallTime(), end: row.wallTime(),
      createdAt: row.instant())
  }
}

extension Customer: StoredRow {
  static let table = "customer"
  static let sql = TableSQL(
    table,
    ["id", "name", "words", "phone", "notes", "zone"])

  var values: [Value] {
    [
      .integer(id.rawValue), .text(name), .text(searchWords.joined(separator: "\n")),
      .text(phone), .text(notes), .optional(zone),
    ]
  }

  init(_ row: inout Row) throws(BookError) {
    self.init(
      id: row.id(), name: row.text(),
      searchWords: row.text().split(separator: "\n").map(String.init), phone: row.text(),
      notes: row.text(), zone: row.optionalText())
  }
}

extension Value {
  /// The three columns of the event that a row came from.
  fileprivate static func of(_ source: CalendarSource?) -> [Value] {
    guard let source else { return [.null, .null, .null] }
    return [.text(source.uid), .integer(source.sequence), .integer(source.start.seconds)]
  }
}
