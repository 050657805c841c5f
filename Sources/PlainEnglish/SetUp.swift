import CivilTime

/// A change of the business, said in a sentence.
public indirect enum SetUp: Hashable, Sendable, Codable {
  /// Values of a service that a sentence names; nil where it names none.
  public struct ServiceValues: Hashable, Sendable, Codable {
    /// What it is called.
    public var name: String?
    /// A sign shown beside the name.
    public var icon: String?
    /// Minutes.
    public var length: Int?
    /// Shortest and longest length that may be chosen when booking, in minutes.
    public var lengthLimits: ClosedRange<Int>?
    /// Minutes by which it becomes longer, or shorter if negative.
    public var lengthChange: Int?
    /// In hundredths of the currency's unit.
    public var price: Int?
    /// By how much it becomes dearer, or cheaper if negative, in the same.
    public var priceChange: Int?
    /// By how many hundredths of its price it becomes dearer, or cheaper if negative.
    public var pricePercent: Int?
    /// Minutes kept free before.
    public var bufferBefore: Int?
    /// Minutes kept free after.
    public var bufferAfter: Int?
    /// Places in one session.
    public var capacity: Int?
    /// The group it is listed under.
    public var category: String?
    /// Minutes after the start at which the staff becomes free, and for how
    /// long.
    public var processing: Processing?
    /// Starts every so many minutes.
    public var step: Int?
    /// Starts at just these times.
    public var starts: [ClockTime]?
    /// Starts at these times too, beside those it has.
    public var furtherStarts: [ClockTime]?
    /// Starts by weekday.
    public var weekStarts: WeekStarts?
    /// The rooms or equipment it needs.
    public var needs: [String] = []
    /// Minutes of notice.
    public var notice: Int?
    /// Dates from today on that are too soon: 1 for "no same-day colours".
    public var noticeDays: Int?

    /// Creates values of which none is named.
    public init() {}
  }

  /// Starts of some weekdays: "yoga is at 6pm on Mondays and 7pm on Thursdays".
  public struct WeekStarts: Hashable, Sendable, Codable {
    /// The times of each day that is named.
    public var times: WeeklyTimes
    /// Whether these are all, come to those of other days, or to all there are.
    public var change: SkillChange

    /// Creates it.
    public init(times: WeeklyTimes, change: SkillChange) {
      self.times = times
      self.change = change
    }
  }

  /// A time in which the customer stays and the staff is free, in minutes.
  public struct Processing: Hashable, Sendable, Codable {
    /// Minutes from the start until the staff is free; nil where that was not said.
    public var after: Int?
    /// Minutes for which the staff is free.
    public var length: Int

    /// Creates it.
    public init(after: Int?, length: Int) {
      self.after = after
      self.length = length
    }
  }

  /// What a service can have and have taken from it again.
  public enum ServiceField: String, Hashable, Sendable, Codable, CaseIterable {
    case price
    case bufferBefore
    case bufferAfter
    case processing
    /// Starts of its own.
    case starts
    /// Places for more than one.
    case capacity
    case category
    /// Lengths to choose from.
    case lengthLimits
    /// Rooms and equipment.
    case needs
    /// A notice of its own.
    case notice
  }

  /// How a sentence changes what someone can do.
  public enum SkillChange: Hashable, Sendable, Codable {
    /// "Sam does only haircuts": these and no others.
    case exactly
    /// "Sam does colours": beside what was named before; the first that are
    /// named are all.
    case named
    /// "Sam also does colour", "let Sam do colours".
    case also
    /// "Sam doesn't do colour".
    case not
  }

  /// What a limit counts by.
  public enum LimitScope: Hashable, Sendable, Codable {
    case everything
    case service(NameMention)
    case staff(NameMention)
    /// Of one service with one person.
    case serviceOf(NameMention, staff: NameMention)
    /// For each customer.
    case customer
    /// Of one service for each customer.
    case customerOf(NameMention)
  }

  /// A change of one end of some hours.
  public struct HoursEdge: Hashable, Sendable, Codable {
    /// Which end.
    public enum End: String, Hashable, Sendable, Codable {
      case start
      case end
    }

    /// What becomes of it.
    public enum Change: Hashable, Sendable, Codable {
      /// It is then.
      case to(ClockTime)
      /// It is so much later, or earlier if negative.
      case by(minutes: Int)
    }

    /// Which end.
    public var end: End
    /// What becomes of it.
    public var change: Change

    /// Creates a change of one end.
    public init(end: End, change: Change) {
      self.end = end
      self.change = change
    }
  }

  /// The unit in which a limit counts.
  public enum LimitPeriod: String, Hashable, Sendable, Codable {
    case day
    case week
    case month
  }

  /// What becomes of a limit.
  public enum LimitChange: Hashable, Sendable, Codable {
    /// At most so many in each period.
    case set(most: Int, LimitPeriod)
    /// The limit of a period falls away; nil for those of each.
    case lift(LimitPeriod?)

    /// The period that it names, if it names one.
    public var period: LimitPeriod? {
      switch self {
      case .set(_, let period): period
      case .lift(let period): period
      }
    }
  }

  /// A setting that is on or off.
  public enum Switch: String, Hashable, Sendable, Codable {
    /// Hide starts that would leave a gap.
    case gapSaving
    /// Refuse typed times off the grid.
    case strictStarts
    /// New bookings wait to be confirmed.
    case pendingFirst
    /// What waits to be confirmed keeps its time.
    case pendingBlocks
    /// Leave other customers' names out of what is said.
    case customerView
    /// Explain in full.
    case fullExplanations
    /// The 24-hour clock.
    case clock24
    /// Day before month.
    case dayFirst
    /// Weeks from Sunday.
    case weekFromSunday
  }

  case addService(ServiceValues)
  case changeService(NameMention, ServiceValues)
  case removeService(NameMention)
  /// "a colour has no processing", "haircuts can start at any time".
  case clearService(NameMention, [ServiceField])
  case addStaff([String])
  case renameStaff(NameMention, String)
  case removeStaff(NameMention)
  case skills(staff: NameMention, services: [NameMention], SkillChange)
  /// "only Priya does colours": she and nobody else.
  case exclusiveSkills(staff: [NameMention], services: [NameMention])
  /// "Priya does colours in 90 minutes for £80".
  case skillTerms(staff: NameMention, service: NameMention, length: Int?, price: Int?)
  /// "Priya does colours in the usual time": on the terms of everyone else.
  case usualTerms(staff: NameMention, service: NameMention)
  /// "Sam works Tue to Sat 9 to 5, lunch 12:30 to 1". Days that are named get
  /// these windows; with `onlyThese` all other days become free.
  case staffHours(
    NameMention, days: [Weekday], windows: [ClockRange], breaks: [ClockRange], onlyThese: Bool)
  /// "Sam also has a break 4 to 4:30", "block Sam every Friday from 2 to 3": beside
  /// the breaks there are, on some days or on each that is worked.
  case addBreaks(NameMention, days: [Weekday], [ClockRange])
  /// "Sam's lunch is at 2", "lunch is half an hour later"; no name: everyone's who has one.
  case moveBreak(NameMention?, HoursEdge.Change, days: [Weekday])
  /// "Sam and Alex swap Fridays": their hours of these weekdays, or of a date.
  case swapDays(NameMention, NameMention, days: [Weekday], on: When?)
  /// "Priya works the same hours as Sam": the week of the last, for each of the others.
  case sameHours([NameMention], as: NameMention)
  /// "Max does everything Sam does": what the last does, for each of the others.
  case sameSkills([NameMention], as: NameMention)
  /// "Sam works Monday instead of Tuesday".
  case workInstead(NameMention, days: [Weekday], instead: [Weekday])
  /// "Sam works without a break", on some days or on all.
  case noBreaks(NameMention, days: [Weekday])
  /// "on Saturday 5 December Sam works 10 to 2"; no windows: that day off.
  case staffOn(NameMention, When, windows: [ClockRange])
  /// "Sam is off from 3 to 10 December".
  case timeOff(NameMention, When, reason: String?)
  /// "block Sam on Friday from 2 to 3"; no name: everyone.
  case block(NameMention?, When, reason: String?)
  /// "unblock Sam on Friday"; no name: everyone, no time: all that is ahead.
  case unblock(NameMention?, When?)
  /// "open every day from 6am to 11pm". Days not named stay, but for
  /// `onlyThese`.
  case openingHours(days: [Weekday], windows: [ClockRange], onlyThese: Bool)
  /// "closed on Sundays".
  case closedWeekly([Weekday])
  /// "we close for lunch from 1 to 2": these hours of each day that is open, or of
  /// some.
  case closedDaily(ClockRange, days: [Weekday])
  /// "we close at 4 on Friday", "Sam starts an hour earlier"; no name: the
  /// business. Without days: every day that there are hours.
  case hoursEdge(NameMention?, HoursEdge, days: [Weekday], on: When?)
  /// "Sam works Mondays": on these days too, with the hours of the others; with
  /// `onlyThese` all other days become free.
  case workDays(NameMention?, days: [Weekday], onlyThese: Bool)
  /// "open 10 to 4 on Sunday 6 December".
  case openOn(When, windows: [ClockRange])
  /// "from 4 January Sam works Mondays 10 to 6", "open Sundays in December": what is
  /// said of the hours of a week, from a date on or between two.
  case during(When, SetUp)
  /// "closed on 25 December".
  case closedOn(When, reason: String?)
  /// "closed tomorrow from 1 to 3": for a part of the day.
  case closedPartly(When, reason: String?)
  /// "we are open on 4 December after all", "Sam is not off on Friday": what was
  /// said of these dates no longer holds; no name: of the business, no time: of all
  /// dates ahead. With `opens` a day without hours gets those that others have.
  case usualOn(NameMention?, When?, opens: Bool)
  /// "no longer closed on bank holidays", by the code of the country whose they are;
  /// nil: that of the book.
  case openOnHolidays(region: String?)
  /// "closed on bank holidays": each public holiday of the coming year.
  case closedOnHolidays(region: String?)
  /// "slots every 15 minutes".
  case step(Int)
  /// "2 hours' notice", in minutes.
  case notice(Int)
  /// "holds last 10 minutes", in minutes.
  case holdLength(Int)
  /// "no same-day bookings": dates from today on that are too soon.
  case noticeDays(Int)
  /// "bookings up to 60 days ahead"; nil: any time ahead.
  case horizon(days: Int?)
  /// "take bookings until 31 January": a last date, which stays where it is.
  case lastDate(When)
  /// "closed on the first Monday of every month": a change of one date, on each that the
  /// rule has.
  case recurring(Recurrence, SetUp)
  /// "at most 6 bookings a day for Sam", "no limit for Sam"; with days it holds on these
  /// only: "at most 4 haircuts on Saturdays".
  case limit(LimitScope, LimitChange, days: [Weekday])
  /// "no limits".
  case noLimits
  /// "a massage needs the quiet room".
  case needs(service: NameMention, resource: String)
  /// "a massage no longer needs the quiet room".
  case dropsNeed(service: NameMention, resource: String)
  /// "there is one quiet room".
  case resource(name: String, quantity: Int)
  /// "there is a second chair", "another chair": one more, or so many in all.
  case furtherResource(name: String, total: Int?)
  case removeResource(NameMention)
  /// "cancellations up to 24 hours before", in minutes; nil: at any time.
  case cancellationCutoff(Int?)
  case setSwitch(Switch, Bool)
  /// "the salon is called …".
  case businessName(String)
  /// "prices in euros".
  case currency(String)
  /// A rule that no book keeps.
  case unkept(UnkeptRule)
  /// "start my own book".
  case startOwnBook
  /// "Dana's phone is 07700 900123", of no name whoever was last spoken of; the
  /// text is in `Request.note`.
  case customerPhone(NameMention?)
  /// "add customer Dana Whitfield".
  case addCustomer(String, phone: String?)
  case renameCustomer(NameMention, String)
  /// "Dana is in New York", by the zone's name; nil: where the business is.
  case customerZone(NameMention, String?)
}

/// What a line only supposes.
public enum Supposition: Hashable, Sendable, Codable {
  /// That the business were otherwise.
  case changes([SetUp])
  /// That a booking were moved; the parts of the request say which, and where.
  case moves
  /// That a booking were cancelled.
  case cancels
  /// That something were booked.
  case books
  /// That a booking took longer, or shorter; the request says how long, or by how much.
  case resizes
  /// That two bookings exchanged their times.
  case swaps
  /// That somebody were taken on who is not named.
  case hires
}
