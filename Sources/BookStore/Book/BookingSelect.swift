import CivilTime
import Scheduling

/// A query for bookings as SQL.
///
/// The index is named in it: SQLite then fails rather than read the whole
/// table, and no statistics of a book change how it is read.
struct BookingSelect {
  /// The values of the parameters.
  private(set) var values: [Value] = []

  /// Whether nothing can match, as one of no choices is wanted.
  let isImpossible: Bool

  private var conditions: [String] = []
  private let index: String
  private let ending: String

  /// No zone is or was further from UTC.
  private static let widestOffset = 16 * 3_600

  init(_ query: BookingQuery) {
    isImpossible =
      query.staff?.isEmpty ?? false || query.services?.isEmpty ?? false
      || query.statuses?.isEmpty ?? false
    index = Self.index(for: query)
    ending = Self.ending(of: query)
    if let series = query.series { add("series = ", series.rawValue) }
    if let visit = query.visit { add("visit = ", visit.rawValue) }
    if let uid = query.sourceUID {
      conditions.append("source_uid = " + parameter(.text(uid)))
    }
    if let customer = query.customer { add("customer = ", customer.rawValue) }
    if let booker = query.bookedBy {
      conditions.append("customer IS NULL AND booked_by = " + parameter(.text(booker)))
    }
    if let staff = query.staff { add("staff", oneOf: staff.map { .integer($0.rawValue) }) }
    if let services = query.services {
      add("service", oneOf: services.map { .integer($0.rawValue) })
    }
    if let statuses = query.statuses {
      add("status", oneOf: statuses.map { .text($0.rawValue) })
    } else {
      conditions.append("status <> 'cancelled'")
    }
    if let span = query.span { add(span) }
    if let dates = query.dates { add(dates) }
  }

  /// `SELECT` of the bookings.
  var rows: String { Booking.selection + source + ending }

  /// `SELECT` of their number.
  var count: String { "SELECT count(*) FROM (SELECT 1 FROM booking\(source)\(ending))" }

  private var source: String {
    " \(index) WHERE " + conditions.joined(separator: " AND ")
  }

  private mutating func parameter(_ value: Value) -> String {
    values.append(value)
    return "?\(values.count)"
  }

  private mutating func add(_ condition: String, _ number: Int) {
    let parameter = parameter(.integer(number))
    conditions.append(condition + parameter)
  }

  private mutating func add(_ column: String, oneOf choices: [Value]) {
    let parameters = choices.map { parameter($0) }.joined(separator: ", ")
    conditions.append("\(column) IN (\(parameters))")
  }

  private mutating func add(_ span: Span) {
    let start = parameter(.integer(span.start.seconds))
    let end = parameter(.integer(span.end.seconds))
    conditions.append(
      """
      starts < \(end) AND ends > \(start) AND starts > \(start) - \
      (SELECT seconds FROM longest WHERE kind = 0 AND resource = 0)
      """)
  }

  private mutating func add(_ dates: ClosedRange<CalendarDate>) {
    let first = dates.lowerBound.dayNumber * 86_400
    let end = (dates.upperBound.dayNumber + 1) * 86_400
    // Wall times have no index: the moments that they can be have one.
    add("wall_start >= ", first)
    add("wall_start < ", end)
    add("starts >= ", first - Self.widestOffset)
    add("starts < ", end + Self.widestOffset)
  }

  private static func index(for query: BookingQuery) -> String {
    if query.sourceUID != nil { return "INDEXED BY booking_by_source" }
    if query.series != nil { return "INDEXED BY booking_by_series" }
    if query.visit != nil { return "INDEXED BY booking_by_visit" }
    if query.customer != nil { return "INDEXED BY booking_by_customer" }
    if query.bookedBy != nil { return "INDEXED BY booking_by_booker" }
    if query.staff != nil { return "INDEXED BY booking_by_staff" }
    if query.services != nil { return "INDEXED BY booking_by_service" }
    if query.span != nil || query.dates != nil { return "INDEXED BY booking_by_start" }
    if query.statuses != nil { return "INDEXED BY booking_by_status" }
    // Everything is wanted: in the order of the answer.
    return query.order == .newestFirst ? "NOT INDEXED" : "INDEXED BY booking_by_start"
  }

  private static func ending(of query: BookingQuery) -> String {
    let order =
      switch query.order {
      case .byStart: " ORDER BY starts, id"
      case .latestFirst: " ORDER BY starts DESC, id DESC"
      case .newestFirst: " ORDER BY id DESC"
      }
    return order + (query.limit.map { " LIMIT \(max(0, $0))" } ?? "")
  }
}
