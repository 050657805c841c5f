import CivilTime
import PlainEnglish
import Scheduling

/// What statements carry.
extension Statement {
  /// How a request was read, where that is not plain from what follows.
  public struct Reading: Hashable, Sendable, Codable {
    /// What; nil if it was left open.
    public var service: ServiceID?
    /// With whom; empty for anyone.
    public var staff: [StaffID]
    /// For whom.
    public var party: Draft.Party
    /// When.
    public var time: WantedTime

    /// Creates a reading.
    public init(service: ServiceID?, staff: [StaffID], party: Draft.Party, time: WantedTime) {
      self.service = service
      self.staff = staff
      self.party = party
      self.time = time
    }
  }

  /// What holds of a wish though the last line did not say it.
  public struct Kept: Hashable, Sendable, Codable {
    /// With whom.
    public var staff: [StaffID] = []
    /// With whom not.
    public var excluded: [StaffID] = []
    /// When.
    public var time: WantedTime?
  }

  /// When and with whom a customer usually comes.
  public struct UsualTime: Hashable, Sendable, Codable {
    /// Who.
    public var customer: CustomerID
    /// On which day of the week, if that is a habit.
    public var weekday: Weekday?
    /// At which minute of the day, if that is one.
    public var minute: Int?
    /// At how many visits that was.
    public var then = 0
    /// With whom, if that is one.
    public var staff: StaffID?
    /// At how many visits they were.
    public var withStaff = 0
    /// Of how many visits.
    public var of: Int

    init(customer: CustomerID, of: Int) {
      self.customer = customer
      self.of = of
    }

    var saysSomething: Bool { minute != nil || staff != nil }
  }

  /// What a list is of.
  public struct ListHeading: Hashable, Sendable, Codable {
    /// Whose bookings.
    public var customer: CustomerID?
    /// Whose day.
    public var staff: StaffID?
    /// Of what.
    public var service: ServiceID?
    /// From when.
    public var first: CalendarDate?
    /// To when, the last day in.
    public var last: CalendarDate?
    /// Whether only the bookings of who types are meant.
    public var isMine = false

    /// Creates the heading of a list of everything ahead.
    public init() {}
  }

  /// When someone works on a day.
  public struct Duty: Hashable, Sendable, Codable {
    /// Who.
    public var staff: StaffID
    /// When, on the wall.
    public var spans: [Span]
  }

  /// A line of a day sheet.
  public struct SheetRow: Hashable, Sendable, Codable {
    /// The booking.
    public var booking: Booking
    /// The customer's telephone number; may be empty.
    public var phone: String
  }

  /// How many starts of a service are free, and the first.
  public struct FreeCount: Hashable, Sendable, Codable {
    /// The service.
    public var service: ServiceID
    /// How many.
    public var count: Int
    /// The first; nil if none is.
    public var first: Slot?
    /// How the starts fell.
    public var breakdown: Breakdown?

    /// Creates a count of the free starts of a service.
    public init(service: ServiceID, count: Int, first: Slot?) {
      self.service = service
      self.count = count
      self.first = first
    }
  }

  /// Something that a question asks the reason of: it was named, or is usual.
  public struct Named: Hashable, Sendable, Codable {
    /// What is usual.
    public struct Habit: Hashable, Sendable, Codable {
      /// Whose habit it is.
      public var customer: CustomerID
      /// At how many visits it was so.
      public var visits: Int
      /// Of how many.
      public var of: Int
    }

    /// The service that is asked about.
    public var service: ServiceID?
    /// Whom it is for, if that is asked about.
    public var customer: CustomerID?
    /// The habit that it was taken by; nil if it was named.
    public var habit: Habit?
    /// Whether it is for them because the waitlist has them.
    public var isWaiting = false
  }

  /// A value that makes no sense.
  public enum BadValue: Hashable, Sendable, Codable {
    /// A length that is not from 1 minute to a day.
    case length(Int)
    /// A step that is not from 1 minute to a day.
    case step(Int)
    /// A service needs a length to be booked.
    case missingLength(name: String)
    /// A name that is empty.
    case missingName
    /// A swap without two bookings.
    case missingSwap
    /// A time off without a time.
    case missingTime
    /// Longer or shorter hours of which it is not said by how much.
    case missingHours
    /// Other hours of someone, of which it is not said which.
    case missingHoursOf(String)
    /// Somebody to be taken on who is not named.
    case missingHire
    /// A day that is to begin or end early or late, of which it is not said when; no name: of
    /// the business.
    case missingEdge(name: String?, isStart: Bool)
    /// A file to bring in that is not named.
    case missingFile
    /// Public holidays of a country of which none are known.
    case unknownHolidays
    /// What is set of a service that is not in the book.
    case serviceToAdd(name: String)
    /// A break that is outside of the hours that are worked.
    case breakOutside(name: String)
    /// A class with room for nobody.
    case noPlaces
    /// A processing time of which it was not said when it begins.
    case missingProcessingStart(name: String)
    /// A processing time that ends after the visit does.
    case processingTooLong(name: String, length: Int, after: Int, processing: Int)
    /// A price to be raised or lowered by more than there is of it.
    case noPriceToChange(name: String, price: Money?)
    /// A further start of a service that has its own for each weekday, without a day.
    case missingDaysOfStarts(name: String)
    /// A last date for bookings, which is so many days from today.
    case lastDateOfBookings(CalendarDate, days: Int)
    /// A time off, or a closure, of which only the beginning is said.
    case missingEnd
    /// A break to be moved of someone who has none; no name: of anyone.
    case noBreakToMove(name: String?)
    /// Hours to close for, in a book that has no opening hours.
    case noOpeningHours
    /// There are no hours on that day of which an end could be moved: of someone, or of the
    /// business.
    case noHoursOn(CalendarDate, name: String?)
    /// A rule that no book keeps.
    case notKept(UnkeptRule)
  }

  /// What several services come to.
  public enum Sum: Hashable, Sendable, Codable {
    case price(Money)
    /// In minutes.
    case length(Int)
  }

  /// How a session begins.
  public struct Welcome: Hashable, Sendable, Codable {
    /// Where the book is.
    public var path: String
    /// Whether it was just made.
    public var isNew: Bool
    /// Whether it holds the sample.
    public var isSample: Bool
    /// Whether it has no services or no staff yet.
    public var isEmpty: Bool

    /// Creates the beginning of a session.
    public init(path: String, isNew: Bool, isSample: Bool, isEmpty: Bool) {
      self.path = path
      self.isNew = isNew
      self.isSample = isSample
      self.isEmpty = isEmpty
    }
  }

  /// Names of the book that the examples of the help use, so that each can be typed.
  public struct HelpNames: Hashable, Sendable, Codable {
    /// A service.
    public var service: String?
    /// Another.
    public var otherService: String?
    /// One of the staff.
    public var staff: String?
    /// The customer of a booking that is ahead, in short.
    public var customer: String?
    /// That booking.
    public var booking: BookingID?
    /// What it is for.
    public var booked: String?
  }

  /// What help can be had on.
  public enum HelpTopic: String, Hashable, Sendable, Codable, CaseIterable {
    case overview
    case booking
    case changing
    case setUp = "set up"
  }
}
