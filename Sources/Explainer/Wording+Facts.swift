import CivilTime
import Scheduling

extension Wording {
  /// One or two sentences on why a slot was chosen: its weightiest facts.
  public func reason(for slot: Slot) -> String {
    joined(tellingFacts(slot.rationale).prefix(2).map { clause($0, of: slot.start) })
  }

  /// Clauses as one sentence, or as several where that would be too long to
  /// follow.
  public func joined(_ clauses: [String]) -> String {
    let whole = clauses.joined(separator: ", and ")
    return Self.isLong(whole)
      ? clauses.map(sentence).joined(separator: " ") : sentence(whole)
  }

  /// The longest sentence that is still easy to follow, in words.
  public static let longestSentence = 25

  /// Whether a sentence has more words than is easy to follow.
  public static func isLong(_ sentence: String) -> Bool {
    sentence.split(separator: " ").count > longestSentence
  }

  /// Facts that speak for a slot and say more than that it is one.
  func tellingFacts(_ rationale: Rationale) -> [Fact] {
    let inFavour = rationale.facts.filter { $0.points >= 0 }.map(\.fact)
    let telling = inFavour.filter {
      switch $0 {
      case .inAskedWindow, .tieBreak: false
      default: true
      }
    }
    return telling.isEmpty ? inFavour : telling
  }

  /// A fact as a clause that can stand after "because".
  public func clause(_ fact: Fact, of start: LocalDateTime) -> String {
    switch fact {
    case .atAskedTime: "it is the time that was asked for"
    case .inAskedWindow(let from, let to)
    where from.time == .midnight && to == from.adding(days: 1):
      "it is on the day that was asked for"
    case .inAskedWindow(let from, let to) where from.time == .midnight && to.time == .midnight:
      "it is in the days that were asked for, \(shortDate(from.date)) to "
        + shortDate(to.date.adding(days: -1))
    // A window of a minute is a very time.
    case .inAskedWindow(let from, let to) where to == from.adding(minutes: 1):
      "it is the time that was asked for"
    case .inAskedWindow(let from, let to):
      "it lies between \(moment(from, besides: start)) and \(edge(to, from: from, besides: start))"
    case .nearAskedTime(let asked, let minutes):
      "it is \(distance(minutes)) from \(moment(asked, besides: start))"
    case .earliestInWindow: "no earlier start is free then"
    case .soonest: "nothing is free sooner"
    case .askedStaff(let staff): "it is with \(name(staff)), who was asked for"
    case .usualStaff(let staff, let visits, let all):
      "\(visits) of the last \(all) visits were with \(name(staff))"
    case .usualHour(let time, let visits, let all):
      "\(visits) of the last \(all) visits began within half an hour of \(clock(time))"
    case .onlyStaff(let staff): "only \(name(staff)) is free then"
    case .lighterLoad(let staff, let minutes, let other, let otherMinutes):
      "\(name(staff)) has \(length(minutes)) booked that day\(besides(staff, start)), "
        + "\(name(other)) \(length(otherMinutes))"
    case .followsBooking(let booking, let end):
      "it follows \(reference(booking)) at \(clock(end.time)) without a gap"
    case .precedesBooking(let booking, let time):
      "it leaves no gap before \(reference(booking)) at \(clock(time.time))"
    case .startsWindow(let time): "it starts the working time at \(clock(time.time))"
    case .endsWindow(let time):
      "it ends the working time at \(clock(endClock(time, after: start)))"
    case .keepsStretch(let minutes, let from, let to):
      "it keeps \(length(minutes)) free in one piece, \(clocks(from, to))"
    case .leavesGap(let minutes, let from, let to):
      "it leaves \(length(minutes)) unused, \(clocks(from, to)), too short for anything"
    case .oneStaff(let staff): "\(name(staff)) can do all of it"
    case .waits(let minutes): "there is a wait of \(length(minutes)) in between"
    case .keepsStaff(let staff): "it stays with \(name(staff))"
    case .later(let minutes, let first):
      "it is \(distance(minutes)) after \(moment(first, besides: start)), the first free start"
    case .joinsClass(let taken, let capacity):
      "it joins a class of which \(taken) of \(capacity) places are taken"
    case .tieBreak(.earlierStart): "of equal starts the earlier one is taken"
    case .chosenOver(let first, let staff):
      "it was chosen, where \(moment(first, besides: start)) with \(name(staff)) ranked first"
    case .tieBreak(.staffOrder): "of equal staff the first in the book is taken"
    }
  }

  /// Of a visit that stands in the book its own minutes are not counted.
  private func besides(_ staff: StaffID, _ start: LocalDateTime) -> String {
    let isBooked = context.bookings.values.contains {
      $0.staff == staff && $0.start == start && $0.status != .cancelled
    }
    return isBooked ? " beside this" : ""
  }

  private func edge(
    _ end: LocalDateTime, from start: LocalDateTime, besides other: LocalDateTime
  ) -> String {
    if end.time == .midnight, end.date == start.date.adding(days: 1) { return clock(.endOfDay) }
    return moment(end, besides: end.date == start.date ? start : other)
  }

  /// A clause with a capital and a full stop.
  public func sentence(_ clause: String) -> String {
    guard let first = clause.first else { return "" }
    let end = clause.last.map { ".?!".contains($0) } == true ? "" : "."
    return first.uppercased() + clause.dropFirst() + end
  }
}
