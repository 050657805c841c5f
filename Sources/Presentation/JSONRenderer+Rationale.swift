import CivilTime
import Explainer
import Scheduling

extension JSONRenderer {
  /// A fact of a rationale: its kind, its points, the values that it rests on, and
  /// its words.
  func fact(
    _ weighed: WeighedFact, of start: LocalDateTime, _ wording: Wording,
    besides further: FactText.Members = []
  ) -> JSONText {
    let values = FactValues(weighed.fact, wording)
    return .object(
      [("fact", .string(values.kind)), ("points", .whole(weighed.points))] + values.members
        + further
        + [("text", .string(wording.sentence(wording.clause(weighed.fact, of: start))))])
  }
}

/// What a fact is called in JSON, and its values.
private struct FactValues {
  let kind: String
  let members: [(String, JSONText)]

  init(_ fact: Fact, _ wording: Wording) {
    func time(_ value: LocalDateTime) -> JSONText { .string("\(value)") }
    func staff(_ id: StaffID) -> JSONText { .string(wording.name(id)) }
    func booking(_ id: BookingID) -> FactText.Members { FactText(wording: wording).booking(id) }
    switch fact {
    case .atAskedTime(let value): (kind, members) = ("asked time", [("time", time(value))])
    case .inAskedWindow(let from, let to):
      (kind, members) = ("asked window", [("start", time(from)), ("end", time(to))])
    case .nearAskedTime(let value, let minutes):
      (kind, members) = ("near asked time", [("time", time(value)), ("minutes", .whole(minutes))])
    case .earliestInWindow(let value):
      (kind, members) = ("earliest in window", [("time", time(value))])
    case .soonest: (kind, members) = ("soonest", [])
    case .askedStaff(let id): (kind, members) = ("asked staff", [("staff", staff(id))])
    case .keepsStaff(let id): (kind, members) = ("keeps staff", [("staff", staff(id))])
    case .onlyStaff(let id): (kind, members) = ("only staff", [("staff", staff(id))])
    case .oneStaff(let id): (kind, members) = ("one staff", [("staff", staff(id))])
    case .usualStaff(let id, let visits, let all):
      (kind, members) = (
        "usual staff", [("staff", staff(id)), ("visits", .whole(visits)), ("of", .whole(all))]
      )
    case .usualHour(let value, let visits, let all):
      (kind, members) = (
        "usual hour",
        [("time", .string("\(value)")), ("visits", .whole(visits)), ("of", .whole(all))]
      )
    case .lighterLoad(let id, let minutes, let other, let otherMinutes):
      (kind, members) = (
        "lighter load",
        [
          ("staff", staff(id)), ("minutes", .whole(minutes)), ("other", staff(other)),
          ("otherMinutes", .whole(otherMinutes)),
        ]
      )
    case .followsBooking(let id, let value):
      (kind, members) = (
        "follows booking", booking(id) + [("time", time(value))]
      )
    case .precedesBooking(let id, let value):
      (kind, members) = (
        "precedes booking", booking(id) + [("time", time(value))]
      )
    case .startsWindow(let value): (kind, members) = ("starts window", [("time", time(value))])
    case .endsWindow(let value): (kind, members) = ("ends window", [("time", time(value))])
    case .keepsStretch(let minutes, let from, let to):
      (kind, members) = ("keeps stretch", Self.stretch(minutes, from, to))
    case .leavesGap(let minutes, let from, let to):
      (kind, members) = ("leaves gap", Self.stretch(minutes, from, to))
    case .later(let minutes, let value):
      (kind, members) = ("later", [("minutes", .whole(minutes)), ("than", time(value))])
    case .waits(let minutes): (kind, members) = ("waits", [("minutes", .whole(minutes))])
    case .joinsClass(let taken, let capacity):
      (kind, members) = (
        "joins class", [("taken", .whole(taken)), ("capacity", .whole(capacity))]
      )
    case .tieBreak(.earlierStart): (kind, members) = ("tie: earlier start", [])
    case .tieBreak(.staffOrder): (kind, members) = ("tie: staff order", [])
    case .chosenOver(let value, let id):
      (kind, members) = ("chosen over", [("time", time(value)), ("staff", staff(id))])
    }
  }

  private static func stretch(_ minutes: Int, _ from: LocalDateTime, _ to: LocalDateTime)
    -> [(String, JSONText)]
  {
    [
      ("minutes", .whole(minutes)), ("start", .string("\(from)")), ("end", .string("\(to)")),
    ]
  }
}

extension JSONText {
  /// A whole number.
  static func whole(_ value: Int) -> JSONText { .number("\(value)") }
}
