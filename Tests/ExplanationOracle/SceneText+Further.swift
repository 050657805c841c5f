import CivilTime
import Conversation
import PlainEnglish
import Scheduling
import SlotOracle

/// What is said of suppositions, of readings, and of what is free after all.
extension SceneText {
  /// Statements of the kinds that need more than a slot or a refusal.
  func further(_ slots: [Slot]) throws -> [Statement] {
    var random = SeededRandom(seed ^ 0xF1A7)
    var statements: [Statement] = []
    if seed % 8 == 1, let edit = named.scene.supposition(&random) {
      statements.append(.whatIf(try supposed(edit)))
    }
    if let slot = slots.first {
      let count = Statement.FreeCount(
        service: slot.service, count: slots.count, first: slot)
      var time = WantedTime()
      if random.chance(50) {
        time.days = WantedTime.Days(first: slot.start.date, last: slot.start.date)
        time.clock = .from(slot.start.time.minuteOfDay)
      }
      statements.append(.someFree([count], time: time))
    }
    if let booking = named.scene.bookings.first {
      var kept = booking
      kept.rationale = slots.first?.rationale ?? Rationale()
      statements.append(.bookingReason(kept))
    }
    if seed % 4 == 2 { statements += readings(slots, &random) }
    return statements
  }

  private func supposed(_ edit: Edit) throws -> WhatIf {
    let effect = try finder.effect(of: [edit])
    var kept: [WhatIf.Kept] = []
    if case .service(let before)? = edit.before, case .service(let after)? = edit.after,
      before.length != after.length
    {
      kept = [WhatIf.Kept(service: before, after: after, count: 1 + Int(seed % 3))]
    }
    let isAlone = named.scene.business.staff.count == 1
    return WhatIf(
      edits: [edit], effect: effect, kept: kept,
      ownHours: isAlone ? [] : named.scene.business.activeStaff.map(\.id))
  }

  /// A line that names what the case has, as it is read.
  private func readings(_ slots: [Slot], _ random: inout SeededRandom) -> [Statement] {
    let scene = named.scene
    let staff = random.pick(scene.business.staff).name
    let service = random.pick(scene.business.services).name
    let date = scene.zone.local(scene.now).date.adding(days: random.pick(1...20))
    let hour = random.pick(1...12)
    let day = random.pick([
      "tomorrow", "next friday", "on tuesday", "on \(date.day) \(Self.months[date.month - 1])",
      "in 3 days", "next week",
    ])
    let line = random.pick([
      "book a \(service) with \(staff) \(day) at \(hour)",
      "what is free \(day) after \(hour) for a \(service)",
      "can Una Vale have a \(service) \(day) between \(hour) and \(hour % 12 + 1)?",
      "move B-3 to \(day) at \(hour)", "a 40 minute \(service) \(day) not with \(staff)",
      "\(service) for Otis \(day) zzgrm",
    ])
    let read = Reader().read(line, in: context)
    let habits = slots.flatMap(\.rationale.facts).map(\.fact).filter { fact in
      switch fact {
      case .usualStaff, .usualHour: true
      default: false
      }
    }
    return [
      .howRead(line: line, read.requests),
      .howSure(read.requests, habits: habits, customer: CustomerID(1)),
    ]
  }

  private var context: ReadingContext {
    let business = named.scene.business
    let isDayFirst = business.settings.dayFirst
    return ReadingContext(
      now: named.scene.zone.local(named.scene.now), zone: named.scene.zone,
      locale: DeskLocale(
        identifier: isDayFirst ? "en-GB" : "en-US", order: isDayFirst ? .dayFirst : .monthFirst,
        uses24Hours: business.settings.uses24Hours, firstWeekday: business.settings.firstWeekday,
        currency: business.settings.currency),
      vocabulary: ListVocabulary(
        services: business.services.map(\.name), staff: business.staff.map(\.name),
        customers: ["Una Vale", "Otis Bram"]),
      openingHours: { date in business.openingWindows(on: date) ?? [] })
  }

  private static let months = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September",
    "October", "November", "December",
  ]
}
