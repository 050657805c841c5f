import CivilTime
import Conversation
import Explainer
import PlainEnglish
import Scheduling

/// Renders a reply as one line of JSON: the contract of `--json`.
public struct JSONRenderer: Sendable {
  /// Creates a renderer.
  public init() {}

  /// The object of a request and its reply, on one line.
  public func line(request: String, _ reply: Reply, _ context: WordingContext) -> String {
    let wording = Wording(context)
    let text = TextRenderer(width: 10_000).lines(reply, context).joined(separator: "\n")
    let question =
      reply.question.map {
        Sentences(wording: wording, layout: TextLayout(width: 10_000)).question($0, reply)
      }
      ?? []
    var body: [(String, JSONText)] = [
      ("kind", .string(reply.kind.rawValue)),
      ("text", .string(text)),
      ("question", question.isEmpty ? .null : .string(question.joined(separator: " "))),
      ("slots", .array(reply.slots.map { slot($0, wording) })),
    ]
    if let first = reply.bookings.first {
      body.append(("booking", booking(first, wording)))
      body.append(("bookings", .array(reply.bookings.map { booking($0, wording) })))
    } else {
      body.append(("booking", .null))
    }
    let facts = reply.statements.flatMap { FactText(wording: wording).facts($0) }
    if !facts.isEmpty { body.append(("facts", .array(facts))) }
    if let table = reply.table { body.append(("table", self.table(table, wording))) }
    return JSONText.object([
      ("request", .string(request)),
      ("reading", .array(reply.readings.map { reading($0, wording) })),
      ("reply", .object(body)),
    ]).text
  }

  /// The facts that a statement is worded from, as a JSON array.
  public func facts(of statement: Statement, _ context: WordingContext) -> String {
    JSONText.array(FactText(wording: Wording(context)).facts(statement)).text
  }

  private func slot(_ slot: Slot, _ wording: Wording) -> JSONText {
    .object([
      ("start", .string(stamp(slot.span.start, wording))),
      ("end", .string(stamp(slot.span.end, wording))),
      ("service", .string(wording.name(slot.service))),
      ("staff", .array(slot.candidates.map { .string(wording.name($0)) })),
      ("price", slot.price.map { .string(wording.money($0)) } ?? .null),
      (
        "rationale",
        .array(slot.rationale.facts.map { fact($0, of: slot.start, wording) })
      ),
    ])
  }

  private func booking(_ booking: Booking, _ wording: Wording) -> JSONText {
    .object([
      ("id", .string(wording.number(booking.id))),
      ("service", .string(wording.name(booking.service))),
      ("staff", .string(wording.name(booking.staff))),
      ("customer", booking.customer.map { .string(wording.name($0)) } ?? .null),
      ("start", .string(stamp(booking.span.start, wording))),
      ("end", .string(stamp(booking.span.end, wording))),
      ("status", .string(booking.status.rawValue)),
      ("price", booking.price.map { .string(wording.money($0)) } ?? .null),
    ])
  }

  private func table(_ table: DataTable, _ wording: Wording) -> JSONText {
    .object([
      ("name", .string(table.name)),
      ("columns", .array(table.columns.map { .string($0) })),
      (
        "rows",
        .array(
          table.rows.map { row in
            .object(zip(table.columns, row).map { ($0, cell($1, wording)) })
          })
      ),
      ("currency", .string(wording.context.business.settings.currency)),
    ])
  }

  private func cell(_ cell: DataTable.Cell, _ wording: Wording) -> JSONText {
    switch cell {
    case .none: .null
    case .text(let text): .string(text)
    case .number(let number): .number("\(number)")
    case .money(let money): .number(money.decimal)
    case .date(let date): .string("\(date)")
    case .moment(let moment): .string(stamp(moment, wording))
    }
  }

  private func reading(_ reading: Statement.Reading, _ wording: Wording) -> JSONText {
    let sentences = Sentences(wording: wording, layout: TextLayout(width: 10_000))
    return .object([
      ("service", reading.service.map { .string(wording.name($0)) } ?? .null),
      ("staff", .array(reading.staff.map { .string(wording.name($0)) })),
      ("customer", sentences.name(reading.party).map { .string($0) } ?? .null),
      ("when", .string(sentences.time(reading.time))),
    ])
  }

  /// A moment as ISO 8601 with the offset in force then.
  private func stamp(_ moment: Instant, _ wording: Wording) -> String {
    let offset = wording.context.zone.offset(at: moment)
    let local = wording.context.zone.local(moment)
    let minutes = abs(offset) / 60
    let clock = ClockTime(minuteOfDay: minutes) ?? .midnight
    let seconds = local.second == 0 ? "\(local):00" : "\(local)"
    return seconds + (offset < 0 ? "-" : "+") + clock.description
  }
}

/// A JSON value, written out by hand: one line, keys in order.
indirect enum JSONText {
  case null
  case string(String)
  case number(String)
  case array([JSONText])
  case object([(String, JSONText)])

  var text: String {
    switch self {
    case .null: "null"
    case .string(let value): Self.quoted(value)
    case .number(let digits): digits
    case .array(let values): "[" + values.map(\.text).joined(separator: ",") + "]"
    case .object(let members):
      "{" + members.map { "\(Self.quoted($0.0)):\($0.1.text)" }.joined(separator: ",") + "}"
    }
  }

  private static func quoted(_ value: String) -> String {
    var text = "\""
    for scalar in value.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\t": text += "\\t"
      default:
        if scalar.value < 0x20 {
          let hex = String(scalar.value, radix: 16)
          text += "\\u" + String(repeating: "0", count: 4 - hex.count) + hex
        } else {
          text.unicodeScalars.append(scalar)
        }
      }
    }
    return text + "\""
  }
}
