import CivilTime
import Scheduling

/// Works out each fact of a rationale anew from the book, minute by minute.
struct FactCheck {
  private let oracle: MinuteOracle
  private let people: [MinuteOracle.Person]
  private let answers: [MinuteOracle.Answer]

  init(
    _ oracle: MinuteOracle, _ people: [MinuteOracle.Person], _ answers: [MinuteOracle.Answer]
  ) {
    self.oracle = oracle
    self.people = people
    self.answers = answers
  }

  /// The first fact of a slot that is not true.
  func firstUntrue(of slot: Slot) -> Fact? {
    guard let person = people.first(where: { $0.staff.id == slot.staff }),
      let answer = answers.first(where: { $0.start == slot.span.start.seconds })
    else { return slot.rationale.facts.first?.fact }
    let scene = FactScene(
      oracle: oracle, people: people, first: answers.first, answer: answer, person: person,
      slot: slot)
    return slot.rationale.facts.map(\.fact).first { !scene.isTrue($0) }
  }
}

/// A slot and all that its facts are about.
private struct FactScene {
  let oracle: MinuteOracle
  let people: [MinuteOracle.Person]
  let first: MinuteOracle.Answer?
  let answer: MinuteOracle.Answer
  let person: MinuteOracle.Person
  let slot: Slot

  private var request: SlotRequest { oracle.scene.request }
  private var start: Int { oracle.minute(slot.span.start) }
  private var owned: Range<Int> {
    start - person.before..<start + person.length + person.after
  }

  private func shows(_ local: LocalDateTime, _ minute: Int) -> Bool {
    local.wallSeconds == oracle.wall[minute] * 60
  }

  func isTrue(_ fact: Fact) -> Bool {
    switch fact {
    case .atAskedTime(let time):
      return request.preferred == slot.span.start && time == slot.start
    case .nearAskedTime(let time, let minutes):
      guard let asked = request.preferred else { return false }
      return shows(time, oracle.minute(asked)) && abs(oracle.minute(asked) - start) == minutes
    case .inAskedWindow(let from, let to):
      return request.windows.contains { window in
        window.contains(slot.span.start) && shows(from, oracle.minute(window.start))
          && shows(to, oracle.minute(window.end))
      }
    case .earliestInWindow(let time): return first == answer && time == slot.start
    case .soonest:
      let begins = request.windows.first?.start.seconds ?? .max
      return first == answer
        && begins <= oracle.earliest
    case .later(let minutes, let than):
      guard let first else { return false }
      return answer.start - first.start == minutes * 60
        && than == oracle.scene.zone.local(Instant(seconds: first.start))
    default: return isTrueOfPeople(fact)
    }
  }

  private func isTrueOfPeople(_ fact: Fact) -> Bool {
    switch fact {
    case .askedStaff(let staff): return staff == slot.staff && request.staff.contains(staff)
    case .keepsStaff(let staff): return staff == slot.staff && staff == oracle.moved?.staff
    case .onlyStaff(let staff): return answer.staff == [staff] && staff == slot.staff
    case .usualStaff(let staff, let visits, let all):
      let last = oracle.lastVisits()
      return staff == slot.staff && last.count == all && last.count { $0.staff == staff } == visits
    case .usualHour(let time, let visits, let all):
      let last = oracle.lastVisits()
      let near = last.count { visit in
        let apart = (visit.start.time.minuteOfDay - time.minuteOfDay + 1440) % 1440
        return min(apart, 1440 - apart) <= 30
      }
      return time == slot.start.time && last.count == all && near == visits
    case .lighterLoad(let staff, let minutes, let other, let otherMinutes):
      // Less than half an hour counts nothing, so it is no reason.
      guard staff == slot.staff, answer.staff.contains(other), minutes + 30 <= otherMinutes,
        let busier = people.first(where: { $0.staff.id == other })
      else { return false }
      let day = oracle.wall[start] / 1440
      return oracle.load(person, day) == minutes && oracle.load(busier, day) == otherMinutes
    case .joinsClass(let taken, let capacity):
      let peak = (start..<start + person.length).map { minute in
        person.takings.filter { taking in
          taking.service == slot.service && taking.pieces.contains { $0.contains(minute) }
        }.reduce(0) { $0 + $1.seats }
      }.max()
      return capacity == oracle.service.capacity && capacity > 1 && peak == taken
    default: return isTrueOfNeighbours(fact)
    }
  }

  private func isTrueOfNeighbours(_ fact: Fact) -> Bool {
    switch fact {
    case .followsBooking(let id, let end):
      return shows(end, owned.lowerBound)
        && pieces(of: id).contains { $0.upperBound == owned.lowerBound }
    case .precedesBooking(let id, let begin):
      return shows(begin, owned.upperBound)
        && pieces(of: id).contains { $0.lowerBound == owned.upperBound }
    case .startsWindow(let time): return time == slot.start && !person.works[start - 1]
    case .endsWindow(let time):
      let end = start + person.length
      return shows(time, end) && !person.works[end]
    case .leavesGap(let minutes, let from, let to):
      return isBeside(minutes, from, to, within: 0..<oracle.count)
        && minutes < oracle.lengths(person).min() ?? 0
    case .keepsStretch(let minutes, let from, let to):
      let day = oracle.wall[start] / 1440
      let date = oracle.minute(wall: day * 1440)..<oracle.minute(wall: (day + 1) * 1440)
      return isBeside(minutes, from, to, within: date)
        && minutes >= oracle.lengths(person, longest: true).max() ?? 0
    // Ties are compared where all suggestions are at hand.
    case .tieBreak: return true
    default: return false
    }
  }

  private func pieces(of id: BookingID) -> [Range<Int>] {
    guard let booking = oracle.scene.bookings.first(where: { $0.id == id }),
      booking.staff == slot.staff, booking.id != request.moving, oracle.blocks(booking)
    else { return [] }
    let visit = oracle.minute(booking.span.start)..<oracle.minute(booking.span.end)
    return oracle.pieces(visit, booking.bufferBefore, booking.bufferAfter, booking.processing)
  }

  private func isBeside(
    _ minutes: Int, _ from: LocalDateTime, _ to: LocalDateTime, within bounds: Range<Int>
  ) -> Bool {
    let (before, after) = oracle.stretchesBeside(start, person)
    return [before, after].map { $0.clamped(to: bounds) }.contains { stretch in
      stretch.count == minutes && shows(from, stretch.lowerBound) && shows(to, stretch.upperBound)
    }
  }
}
