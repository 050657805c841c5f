import CivilTime
import PlainEnglish
import Scheduling

/// What of a request bears upon an offer.
struct Said {
  /// Whether it names one of the slots that are shown.
  var picks = false
  /// Whether it names a value that the selected slot does not have.
  var newValues = false

  init(_ said: Request, _ table: Table) {
    var request = said
    if !said.topics.isEmpty, said.intent == .affirm {
      // "yes, and what does a colour cost?" names what is asked about.
      request.services = []
      request.staff = []
    }
    let isRejection = request.acts.contains(.negate)
    switch request.choice {
    case .index, .middle, .later, .earlier, .cheapest, .shortest, .other: picks = true
    case .nearest: picks = !table.isOffer
    // Of an offer one alone can be had, so "both" is no yes.
    case .all: picks = true
    case .it, .described, nil: break
    }
    guard case .offer(let offer) = table, let slot = offer.slot else {
      newValues = request.hasValues
      return
    }
    var isOtherwise = false
    if picks, request.hasValues, let index = Conversation.index(request.choice, request, in: offer),
      !request.agrees(with: offer.slots[index], party: offer.draft.party)
    {
      // "the 3rd at half past four" is no third choice; "the second one but with Sam" is
      // neither that nor the one that is his.
      picks = false
      isOtherwise = index != offer.selected
    }
    if picks, request.wantsSame, request.choice?.isPlace == true, !request.whens.isEmpty {
      // Nor is "the 4th, same time".
      picks = false
    }
    let isBareTime =
      request.hasOnlyTimes && request.intent != .correct && !isRejection
      && request.when?.isTimeOnly == true && request.when?.end == nil
      && request.when?.isOpenEnded == false
    // "no, I'd like the appointment at 4:45" asks anew.
    let isDescription = request.choice == .described && request.intent != .book && !isRejection
    if isBareTime || isDescription,
      Conversation.described(by: request, in: offer) != nil
    {
      picks = true
    }
    // A day that was never said is new, even where it is the one that was proposed.
    let isFirstDay =
      offer.draft.time.days?.wasSaid != true && offer.draft.moving == nil
      && request.whens.contains { !$0.isTimeOnly && $0.role != .from }
      && request.intent != .affirm
    newValues =
      request.hasValues
      && (isFirstDay || isOtherwise || !request.agrees(with: slot, party: offer.draft.party))
  }
}

extension Choice {
  /// Whether it is the place of one in a list.
  fileprivate var isPlace: Bool {
    if case .index = self { true } else { false }
  }
}
