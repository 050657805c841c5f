import CivilTime
import Scheduling

extension JSONText {
  /// Writes a rationale as its `Codable` form has it: most bookings have one, and
  /// by way of `Codable` it takes as long as all else of them.
  static func write(_ rationale: Rationale, to output: Output) {
    let depth = output.text.openObject()
    output.text.member("version", at: depth)
    output.text.write(rationale.version)
    output.text.member("facts", at: depth)
    let facts = output.text.openArray()
    for weighed in rationale.facts {
      output.text.element(at: facts)
      let inner = output.text.openObject()
      output.text.member("fact", at: inner)
      write(weighed.fact, to: output)
      output.text.member("points", at: inner)
      output.text.write(weighed.points)
    }
    output.text.close(to: facts)
    output.text.close(to: depth - 1)
  }

  /// Writes an array that is empty most of the time.
  static func write(_ values: [some Encodable], to output: Output) {
    if values.isEmpty { output.text.writeBare("[]") } else { output.write(any: values) }
  }

  private static func write(_ fact: Fact, to output: Output) {
    switch fact {
    case .atAskedTime(let time): object("atAskedTime", output, ("_0", time))
    case .inAskedWindow(let start, let end):
      object("inAskedWindow", output, ("start", start), ("end", end))
    case .nearAskedTime(let time, let minutes):
      object("nearAskedTime", output, ("_0", time), number: ("minutesAway", minutes))
    case .earliestInWindow(let time): object("earliestInWindow", output, ("_0", time))
    case .soonest: object("soonest", output)
    case .askedStaff(let staff): object("askedStaff", output, first: ("_0", staff.rawValue))
    case .onlyStaff(let staff): object("onlyStaff", output, first: ("_0", staff.rawValue))
    case .keepsStaff(let staff): object("keepsStaff", output, first: ("_0", staff.rawValue))
    case .oneStaff(let staff): object("oneStaff", output, first: ("_0", staff.rawValue))
    case .followsBooking(let booking, let time):
      object("followsBooking", output, first: ("_0", booking.rawValue), ("endsAt", time))
    case .precedesBooking(let booking, let time):
      object("precedesBooking", output, first: ("_0", booking.rawValue), ("startsAt", time))
    case .startsWindow(let time): object("startsWindow", output, ("_0", time))
    case .endsWindow(let time): object("endsWindow", output, ("_0", time))
    case .keepsStretch(let minutes, let start, let end):
      object("keepsStretch", output, first: ("minutes", minutes), ("start", start), ("end", end))
    case .leavesGap(let minutes, let start, let end):
      object("leavesGap", output, first: ("minutes", minutes), ("start", start), ("end", end))
    case .later(let minutes, let time):
      object("later", output, first: ("minutes", minutes), ("than", time))
    case .waits(let minutes): object("waits", output, first: ("minutes", minutes))
    case .usualStaff, .usualHour, .lighterLoad, .joinsClass, .tieBreak, .chosenOver:
      output.write(any: fact)
    }
  }

  /// Writes a fact: its name, and what stands behind it in order.
  private static func object(
    _ name: String, _ output: Output, first: (name: String, value: Int)? = nil,
    _ times: (name: String, value: LocalDateTime)..., number: (name: String, value: Int)? = nil
  ) {
    let depth = output.text.openObject()
    output.text.member(name, at: depth)
    let inner = output.text.openObject()
    if let first {
      output.text.member(first.name, at: inner)
      output.text.write(first.value)
    }
    for time in times {
      output.text.member(time.name, at: inner)
      if !output.text.write(time.value) { output.write(any: time.value) }
    }
    if let number {
      output.text.member(number.name, at: inner)
      output.text.write(number.value)
    }
    output.text.close(to: depth - 1)
  }
}
