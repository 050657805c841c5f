import Explainer
import Scheduling

/// The rows of the book that statements speak of.
struct References {
  var bookings: [BookingID: Booking] = [:]
  var bookingIDs: Set<BookingID> = []
  var customerIDs: Set<CustomerID> = []
  var customerNames: [CustomerID: String] = [:]

  mutating func add(_ booking: Booking) {
    bookings[booking.id] = booking
    // Of one booking before and after a change both customers are named.
    if let customer = booking.customer { customerIDs.insert(customer) }
    for weighed in booking.rationale.facts { add(weighed.fact) }
  }

  mutating func add(_ slot: Slot) {
    for weighed in slot.rationale.facts { add(weighed.fact) }
  }

  mutating func add(_ party: Draft.Party) {
    if case .known(let id) = party { customerIDs.insert(id) }
  }

  mutating func add(_ fact: Fact) {
    switch fact {
    case .followsBooking(let id, _), .precedesBooking(let id, _): bookingIDs.insert(id)
    default: break
    }
  }

  mutating func add(_ obstacle: Obstacle) {
    switch obstacle {
    case .booked(_, let id, _, _), .buffer(_, let id, _, _, _),
      .resourceTaken(_, let id, _, _, _):
      bookingIDs.insert(id)
    case .customerBusy(let customer, let id, _, _):
      customerIDs.insert(customer)
      bookingIDs.insert(id)
    default: break
    }
  }

  mutating func add(_ entry: JournalEntry) {
    for edit in entry.edits { add(edit) }
  }

  mutating func add(_ edit: Edit) {
    for entity in [edit.before, edit.after] {
      switch entity {
      case .booking(let booking):
        if let customer = booking.customer { customerIDs.insert(customer) }
      case .customer(let customer): customerNames[customer.id] = customer.name
      case .wish(let wish): if let customer = wish.customer { customerIDs.insert(customer) }
      default: break
      }
    }
    if case .customer(let customer)? = edit.after { customerIDs.insert(customer.id) }
  }

  mutating func add(_ item: ImportPlan.Item) {
    item.obstacles.forEach { add($0) }
    switch item.change {
    case .book(let booking, let party):
      add(party)
      if let customer = booking.customer { customerIDs.insert(customer) }
    case .move(let booking, _), .cancel(let booking): add(booking)
    case .block, .shift, .free: break
    }
  }

  mutating func add(_ visit: Visit) {
    add(visit.draft.party)
    visit.draft.parts?.guests.forEach { add($0.party) }
    visit.plans.flatMap(\.slots).forEach { add($0) }
  }

  mutating func add(_ plan: Rearrangement) {
    for row in plan.rows {
      add(row.booking)
      (row.refused + row.against).forEach { add($0) }
    }
    plan.edits.forEach { add($0) }
    plan.remarks.forEach { add($0) }
  }

  mutating func add(_ supposed: WhatIf) {
    supposed.edits.forEach { add($0) }
    for broken in supposed.effect.broken {
      add(broken.booking)
      broken.obstacles.forEach { add($0) }
    }
  }

  mutating func add(_ way: Way) {
    for step in way.steps {
      if case .move(let booking, _) = step { add(booking) }
      if case .setAside(_, let obstacles) = step { obstacles.forEach { add($0) } }
    }
  }

  mutating func add(_ statement: Statement) {
    switch statement {
    case .reading(let reading), .nothingFree(let reading): add(reading.party)
    case .orWaitlist(let party): add(party)
    case .released(let bookings), .whichHold(let bookings): bookings.forEach { add($0) }
    case .suggestion(let slot, let party):
      add(slot)
      add(party)
    case .reason(let slot), .fullReason(let slot), .isFree(let slot), .nextOpening(let slot),
      .offerPassed(let slot):
      add(slot)
    case .justTaken(let slot, let id):
      add(slot)
      if let id { bookingIDs.insert(id) }
    case .others(let slots, _, _), .nearest(let slots), .nextOpenings(let slots):
      slots.forEach { add($0) }
    case .option(let slot, _), .placeOrHour(let slot, _): add(slot)
    case .asUsual(_, let customer, _, _): customerIDs.insert(customer)
    case .ofCustomer(let answer): customerIDs.insert(answer.customer)
    case .atUsualTime(let usual): customerIDs.insert(usual.customer)
    case .relaxed(let relaxed): relaxed.forEach { add($0.slot) }
    case .comparison(let chosen, let other):
      add(chosen)
      add(other)
    case .remark(let obstacle, _): add(obstacle)
    case .series(let series):
      add(series.draft.party)
      series.items.flatMap(\.obstacles).forEach { add($0) }
    case .partOfSeries(let booking, _, _): add(booking)
    case .visit(let visit): add(visit)
    case .inFull(let statements), .inBrief(let statements): statements.forEach { add($0) }
    case .wasNamed(let named):
      if let customer = named.customer ?? named.habit?.customer { customerIDs.insert(customer) }
    case .dutyOn(_, _, let obstacles), .hasNoTime(_, _, let obstacles, _):
      obstacles.forEach { add($0) }
    case .planIsFree(let plan): plan.slots.forEach { add($0) }
    case .isSuggested(let slot), .sameSlot(let slot), .partBeside(let slot): add(slot)
    case .tookServiceOf(let booking, _), .standsAs(let booking), .isInAlready(let booking),
      .wouldMove(let booking), .stays(let booking):
      add(booking)
    case .howSure(_, _, let customer):
      if let customer { customerIDs.insert(customer) }
    case .whatIf(let supposed): add(supposed)
    case .freesMost(let freeing):
      if case .moveBooking(let id) = freeing.remedy { bookingIDs.insert(id) }
    case .someFree(let free, _): free.compactMap(\.first).forEach { add($0) }
    case .ways(let ways, let party):
      add(party)
      ways.forEach { add($0) }
    case .notFree(_, _, _, let obstacles), .notOffered(_, _, _, let obstacles),
      .againstRules(_, _, let obstacles):
      obstacles.forEach { add($0) }
    case .booked(let booking), .afterBooking(let booking), .cancelled(let booking),
      .alreadyCancelled(let booking), .alreadyPast(let booking), .marked(let booking),
      .noted(let booking), .resized(let booking, _), .sameAsBefore(let booking),
      .notDueYet(let booking), .details(let booking),
      .bookingReason(let booking), .reinstated(let booking), .cancelledSince(let booking),
      .movedSince(let booking), .hasNotHappened(let booking, _):
      add(booking)
    case .causeOfChange(_, let from, let to, let entry):
      add(from)
      add(to)
      add(entry)
    case .handover(let booking, let party):
      add(booking)
      add(party)
    case .cannotLast(let booking, _, let obstacles):
      add(booking)
      obstacles.forEach { add($0) }
    case .moveProposal(let booking, let slot):
      add(booking)
      add(slot)
    case .moved(let before, let after):
      add(before)
      add(after)
    case .cancelProposal(let bookings, _), .whichBooking(let bookings, _),
      .cancelledAll(let bookings):
      bookings.forEach { add($0) }
    case .bookings(let bookings, let heading):
      bookings.forEach { add($0) }
      if let customer = heading.customer { customerIDs.insert(customer) }
    case .noBookings(let heading), .counted(_, let heading):
      if let customer = heading.customer { customerIDs.insert(customer) }
    case .removal(let removal): removal.bookings.forEach { add($0) }
    case .noBookingOf(_, let customer, let others):
      if let customer { customerIDs.insert(customer) }
      others.forEach { add($0) }
    case .noBookingMatches(let customer, _, _), .noBookingIn(let customer, _, _):
      if let customer { customerIDs.insert(customer) }
    case .wishKept(let wish):
      if let customer = wish.customer { customerIDs.insert(customer) }
    case .wishesKept(let wishes), .wishes(let wishes):
      customerIDs.formUnion(wishes.compactMap(\.customer))
    case .swapProposal(let one, let two, let three, let four):
      [one, two, three, four].forEach { add($0) }
    case .cannotSwap(let one, let two): [one, two].forEach { add($0) }
    case .rearrangement(let plan), .howToFree(let plan): add(plan)
    case .leftAgainstRules(let bookings): bookings.forEach { add($0) }
    case .daySheet(_, let rows): rows.map(\.booking).forEach { add($0) }
    case .customer(_, let visits): visits.forEach { add($0) }
    case .suitsWishes(let wishes, let booking):
      add(booking)
      customerIDs.formUnion(wishes.compactMap(\.customer))
    case .wishesDropped(let wishes): customerIDs.formUnion(wishes.compactMap(\.customer))
    case .staysWaiting(let party): add(party)
    case .noSuchWish(let customer): if let customer { customerIDs.insert(customer) }
    case .edited(let edits): edits.forEach { add($0) }
    case .history(let entries), .undoProposal(let entries): entries.forEach { add($0) }
    case .tookBack(let entry), .madeAgain(let entry), .othersChange(let entry),
      .lastChangeIs(let entry), .lastChange(let entry):
      add(entry)
    case .builtUpon(let entry, let other):
      add(entry)
      if let other { add(other) }
    case .takenSince(let entry, let id):
      add(entry)
      if let id { bookingIDs.insert(id) }
    case .importing(let plan), .imported(let plan):
      (plan.items + plan.clashes).forEach { add($0) }
    case .people(let report):
      customerIDs.formUnion(report.rows.compactMap(\.customer))
    default: break
    }
  }
}
