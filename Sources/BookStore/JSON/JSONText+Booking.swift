import CivilTime
import Scheduling

extension JSONText {
  /// A row as JSON, as its `Codable` form has it.
  ///
  /// Bookings are most of a journal, and are written by hand: it takes a fifth of
  /// the time. A test compares the texts.
  static func encode(_ row: Entity) -> String {
    guard case .booking(let booking) = row else { return encode(value: row) }
    let output = Output()
    let outer = output.text.openObject()
    output.text.member("booking", at: outer)
    let inner = output.text.openObject()
    output.text.member("_0", at: inner)
    write(booking, to: output)
    output.text.close(to: 0)
    return String(decoding: output.text.bytes, as: UTF8.self)
  }

  private static func write(_ booking: Booking, to output: Output) {
    let depth = output.text.openObject()
    func number(_ name: String, _ value: Int?) {
      guard let value else { return }
      output.text.member(name, at: depth)
      output.text.write(value)
    }
    func text(_ name: String, _ value: String) {
      output.text.member(name, at: depth)
      output.text.write(value)
    }
    func value(_ name: String, _ value: some Encodable) {
      output.text.member(name, at: depth)
      output.write(any: value)
    }
    number("id", booking.id.rawValue)
    number("service", booking.service.rawValue)
    number("staff", booking.staff.rawValue)
    number("customer", booking.customer?.rawValue)
    text("bookedBy", booking.bookedBy)
    output.text.member("start", at: depth)
    if !output.text.write(booking.start) { output.write(any: booking.start) }
    text("zone", booking.zone)
    output.text.member("span", at: depth)
    write(booking.span, to: output)
    number("length", booking.length)
    number("price", booking.price?.hundredths)
    number("bufferBefore", booking.bufferBefore)
    number("bufferAfter", booking.bufferAfter)
    if let processing = booking.processing { value("processing", processing) }
    number("seats", booking.seats)
    output.text.member("resources", at: depth)
    write(booking.resources, to: output)
    text("status", booking.status.rawValue)
    text("notes", booking.notes)
    text("cancelReason", booking.cancelReason)
    number("series", booking.series?.rawValue)
    number("visit", booking.visit?.rawValue)
    output.text.member("overrides", at: depth)
    write(booking.overrides, to: output)
    output.text.member("rationale", at: depth)
    write(booking.rationale, to: output)
    number("sequence", booking.sequence)
    number("createdAt", booking.createdAt.seconds)
    if let source = booking.source { value("source", source) }
  }

  private static func write(_ span: Span, to output: Output) {
    let depth = output.text.openObject()
    output.text.member("start", at: depth)
    output.text.write(span.start.seconds)
    output.text.member("end", at: depth)
    output.text.write(span.end.seconds)
  }
}
