import CivilTime
import PlainEnglish
import Scheduling

/// What is wanted so far: a booking in the making, or a move.
public struct Draft: Hashable, Sendable, Codable {
  /// For whom.
  public enum Party: Hashable, Sendable, Codable {
    /// For the one who types.
    case me
    /// For someone in the book.
    case known(CustomerID)
    /// For someone who is not in the book yet.
    case new(String)
  }

  /// In which order slots are offered.
  public enum Order: String, Hashable, Sendable, Codable {
    /// As the finder ranks them.
    case best
    /// The one that costs least first, of equals as the finder ranks them.
    case cheapest

    /// Slots, which come as the finder ranks them, in this order.
    func sorted(_ slots: [Slot]) -> [Slot] {
      switch self {
      case .best: slots
      case .cheapest:
        slots.enumerated().sorted { one, two in
          let (left, right) = (one.element.weight, two.element.weight)
          return left == right ? one.offset < two.offset : left < right
        }.map(\.element)
      }
    }
  }

  /// What.
  public var service: ServiceID?
  /// Whether nobody named it: the shortest stood in for a look at what is free, and
  /// what is booked is asked about.
  public var serviceIsAssumed = false
  /// Whether it was taken as the customer's habit.
  public var serviceIsHabit = false
  /// Of which services it is one, where a name fits several.
  public var serviceChoices: [ServiceID] = []
  /// With whom; empty for anyone.
  public var staff: [StaffID] = []
  /// Whether that was said; else they are only kept.
  public var staffWasAsked = false
  /// Whether they were taken as the customer's habit, which another wish looks at anew.
  public var staffIsHabit = false
  /// Whether the time was taken as the customer's habit: nobody asked for it.
  public var timeIsHabit = false
  /// Whether the first that is free is wanted, whatever is usual.
  public var wantsSoonest = false
  /// In which order what is found is offered.
  public var order = Order.best
  /// Whether it does not matter with whom.
  public var takesAnyone = false
  /// With whom not.
  public var excludedStaff: [StaffID] = []
  /// For whom.
  public var party = Party.me
  /// When.
  public var time = WantedTime()
  /// Minutes, if another length was asked for.
  public var length: Int?
  /// Places.
  public var seats = 1
  /// A remark to keep with it.
  public var note = ""
  /// The telephone number of whom it is for, if one was told.
  public var phone: String?
  /// The booking that is moved, if one is.
  public var moving: BookingID?
  /// The services that belong together, if it is more than one.
  public var parts: Visit.Parts?
  /// Who comes, where several were named before what for.
  public var guests: [Visit.Guest] = []
  /// How it repeats, if it does.
  public var recurrence: Recurrence?
  /// The zone of the customer, where the times of its dates were said on their clock.
  public var zoneOfDates: String?
  /// The entry of the waitlist that it fulfils, if it does.
  public var wish: WishID?
  /// The booking whose time became free and is offered, if one did.
  public var freed: BookingID?
  /// The further entries of the waitlist whom that time would suit.
  public var waiting: [WishID] = []
  /// The hold that keeps its slot, if one does.
  public var hold: HoldID?
  /// Whether rules are set aside.
  public var isOverride = false

  /// The rules that were told and are set aside, also where the desk need not keep them; no
  /// others are.
  public var setAside: [Rule] = []

  /// Creates a draft of which nothing is said.
  public init() {}

  /// Whether it names the same service, or leaves it open.
  func allows(_ other: ServiceID?) -> Bool {
    other == nil || service == nil || other == service
  }
}

extension Slot {
  /// What it costs; without a price it comes last.
  fileprivate var weight: Int { price?.hundredths ?? .max }
}
