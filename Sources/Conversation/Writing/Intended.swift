import CivilTime
import PlainEnglish
import Scheduling

/// A booking as it is to be in the book, before it is decided whether it can be.
struct Intended {
  /// What becomes of it.
  enum Deed {
    /// It is new, as a draft wants it.
    case new(Draft)
    /// It goes elsewhere, or to somebody else, as a draft wants it.
    case changed(BookingID, Draft)
    /// It stays where it is, and is marked with what it goes against.
    case left(BookingID)
  }

  /// What a rule that is against it comes to.
  enum Rules {
    /// It refuses all that is intended, unless the draft sets it aside.
    case bind
    /// It leaves this one out, and the others are written.
    case leaveOut
    /// It was told, and the booking is marked with these.
    case told([Rule])
  }

  /// What becomes of it.
  var deed: Deed
  /// What is decided on.
  var candidate: Candidate
  /// What a rule that is against it comes to.
  var rules = Rules.bind
  /// Why this slot, as it was told.
  var rationale: Rationale?
  /// The booking when this was proposed, which it must still be; nil where that does not matter.
  var asProposed: Booking?
  /// Whether places and rooms that it goes against where it stays are marked too.
  var marksMissingPlaces = false

  /// What is wanted, if a draft says so.
  var draft: Draft? {
    switch deed {
    case .new(let draft), .changed(_, let draft): draft
    case .left: nil
    }
  }

  /// The booking of the book that it is.
  var standing: BookingID? {
    switch deed {
    case .new: nil
    case .changed(let id, _), .left(let id): id
    }
  }
}

extension Intended {
  /// A slot of a draft: a new booking, or the one that the draft moves.
  init(_ draft: Draft, at slot: Slot) {
    let deed: Deed = draft.moving.map { .changed($0, draft) } ?? .new(draft)
    self.init(deed: deed, candidate: draft.candidate(for: slot), rationale: slot.rationale)
  }

  /// A booking that is there at another time or with somebody else.
  init(moving booking: Booking, to start: LocalDateTime, with staff: StaffID) {
    var candidate = Candidate(standing: booking)
    candidate.start = start
    candidate.staff = staff
    self.init(
      deed: .changed(booking.id, Draft(moving: booking)), candidate: candidate,
      asProposed: booking)
  }

  /// A booking that gives up its time for something else.
  init(makingRoom booking: Booking, to slot: Slot) {
    self.init(moving: booking, to: slot.start, with: slot.staff)
    candidate.question = .rearranged
    rationale = slot.rationale
  }

  /// A booking that stays where it is.
  init(leaving booking: Booking, against rules: [Rule]) {
    self.init(
      deed: .left(booking.id), candidate: Candidate(standing: booking), rules: .told(rules),
      asProposed: booking)
  }
}
