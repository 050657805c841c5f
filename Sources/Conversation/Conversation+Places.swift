import CivilTime
import PlainEnglish
import Scheduling

/// Which of the slots that are shown an answer means: by its place, by what it is, by its hour.
extension Conversation {
  /// The slot of an offer that a choice means.
  static func index(
    _ choice: Choice?, _ request: Request, in offer: Table.Offer
  ) -> Int? {
    let slots = offer.slots
    // "the cheapest" of haircuts is no fringe trim that is shown beside them.
    let wanted = slots.indices.filter { offer.draft.allows(slots[$0].service) }
    func best(_ isBetter: (Slot, Slot) -> Bool) -> Int? {
      wanted.min { isBetter(slots[$0], slots[$1]) }
    }
    if choice != nil, request.says("latest") { return best { $0.span.start > $1.span.start } }
    switch choice {
    case .index: return choice?.place(among: slots.count)
    case .later:
      // Of several that are later it is not plain which.
      guard let current = offer.slot else { return nil }
      let later = slots.indices.filter { slots[$0].span.start > current.span.start }
      return later.count > 1 ? nil : later.first ?? best { $0.span.start > $1.span.start }
    case .earlier: return best { $0.span.start < $1.span.start }
    case .cheapest:
      return best { ($0.price?.hundredths ?? .max) < ($1.price?.hundredths ?? .max) }
    case .shortest: return best { $0.length < $1.length }
    case .middle:
      // Of four two are in the middle.
      return slots.count % 2 == 1 ? slots.count / 2 : nil
    case .other:
      // "the other one" is plain of two only.
      let others = slots.indices.filter { $0 != offer.selected }
      // Of two, one of which was turned down, it is the one that is left.
      if slots.count == 1, offer.passedOver.count == 1 { return slots.indices.first }
      return others.count == 1 ? others.first : nil
    case .it, .nearest: return offer.selected
    case .described, .all, nil: return described(by: request, in: offer)
    }
  }

  /// The one slot of an offer that the time and the person of a request fit.
  static func described(by request: Request, in offer: Table.Offer) -> Int? {
    let staff = request.staff.filter { !$0.isExcluded }.flatMap(\.entries).map { StaffID($0.id) }
    let clock = request.when.flatMap { $0.isDayOnly ? nil : $0.start?.time }
    let day = request.when.flatMap { $0.isTimeOnly ? nil : $0.start?.date }
    guard clock != nil || day != nil || !staff.isEmpty else { return nil }
    let fitting = offer.slots.indices.filter { index in
      let slot = offer.slots[index]
      return (clock == nil || slot.start.time == clock) && (day == nil || slot.start.date == day)
        && (staff.isEmpty || staff.contains(slot.staff))
    }
    return fitting.count == 1 ? fitting.first : nil
  }
}

extension Table.Offer {
  /// The draft with the time of the slot that a request chooses while it changes
  /// something else of it: "2 but with Priya".
  func draft(choosing request: Request) -> Draft {
    guard case .index(let number)? = request.choice, let index = slots.place(number),
      request.whens.isEmpty
    else { return draft }
    var chosen = draft
    chosen.time = WantedTime(at: slots[index].start)
    return chosen
  }
}

extension Request {
  /// "back to the first ones", "show me the ones before".
  var goesBackToShown: Bool {
    says("back")
      && ["first", "before", "previous", "earlier", "ones", "others"].contains(where: says)
      && !hasValues
  }

  /// Whether it brings a place up rather than take it: "what about the second one?".
  var bringsUpPlace: Bool {
    guard case .index? = choice, !hasValues else { return false }
    let words = Folding.words(text)
    guard let about = words.firstIndex(of: "about"), about > 0 else { return false }
    return words[about - 1] == "what" || words[about - 1] == "how"
  }

  /// "actually yes, book it", "go on then, I'll take it", after a no.
  var takesAfterAll: Bool {
    guard intent == .affirm || intent == .any, choice == nil || choice == .it, !hasValues,
      consent.mayAgree
    else { return false }
    return takes || goesAhead || ["actually", "all", "then"].contains(where: says)
  }

  /// "I prefer 2": a bare number, which what it is read with takes for an hour.
  private var numberPreferred: Int? {
    guard intent == .correct || intent == .book, hasOnlyTimes, whens.count == 1,
      let number = Int(whens[0].text),
      ["prefer", "rather", "like", "favour", "favor"].contains(where: says)
    else { return nil }
    return number
  }

  /// "3", where hours were spoken of and a slot that is offered begins at three: its
  /// place in the list, or that hour.
  func placeOrHour(in offer: Table.Offer) -> Int? {
    guard case .index(let number)? = choice, offer.slots.indices.contains(number - 1),
      number - 1 != offer.selected, !hasValues, text.trimmed == "\(number)",
      offer.draft.time.clock != nil
    else { return nil }
    func begins(_ slot: Slot) -> Bool { slot.start.time.minuteOfDay % 720 == number % 12 * 60 }
    guard !begins(offer.slots[number - 1]) else { return nil }
    return offer.slots.contains(where: begins) ? number : nil
  }

  /// "no, 4": a number that may be the place of a slot, or an hour.
  var numberAfterNo: Int? {
    if let number = numberPreferred { return number }
    guard intent == .negate, !hasValues else { return nil }
    let words = Folding.words(text)
    guard words.count == 2, let last = words.last, let number = Int(last) else { return nil }
    return choice == nil || choice == .index(number) ? number : nil
  }
}

extension Request {
  /// What an answer says beside which booking it chooses: "the one on Monday" names no
  /// new time.
  func choosing(_ booking: Booking) -> Request {
    guard choice != .last, choice == .described || says("one") else { return self }
    var other = self
    other.whens.removeAll { $0.role == .at && $0.agrees(with: booking.start) }
    other.staff.removeAll { $0.entries.contains { StaffID($0.id) == booking.staff } }
    return other
  }
}
