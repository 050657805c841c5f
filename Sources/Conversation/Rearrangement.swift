import CivilTime
import Scheduling

/// Bookings that find another time together, before it is confirmed.
public struct Rearrangement: Hashable, Sendable, Codable {
  /// Why they have to.
  public enum Cause: Hashable, Sendable, Codable {
    /// A change of the business goes against them.
    case setUp
    /// Someone is ill.
    case absence(StaffID)
    /// The day runs late by so many minutes.
    case late(minutes: Int)
    /// A customer is late by so many minutes.
    case customerLate(CustomerID, minutes: Int)
    /// They belong to one series that is moved.
    case series
    /// They were asked to be moved together.
    case asked
  }

  /// One of them.
  public struct Row: Hashable, Sendable, Codable {
    /// The booking as it stands.
    public var booking: Booking
    /// Where it goes; nil if it stays or nothing is free.
    public var slot: Slot?
    /// Why the time that was meant for it cannot be had.
    public var refused: [Obstacle]
    /// What its new time, or its own if it stays, goes against.
    public var against: [Obstacle]
    /// Whether it is left where it is.
    public var stays: Bool
    /// The customer's telephone number; may be empty.
    public var phone: String
  }

  /// What is wanted for a booking.
  enum Aim {
    /// The nearest slot to its own time.
    case nearest
    /// This start with this person; else the nearest to it.
    case at(LocalDateTime, StaffID)
    /// This start with this person, whatever the hours say.
    case pushed(LocalDateTime)
    /// A slot that a draft asks for.
    case wish(Draft)
    /// Its own time.
    case stay
  }

  /// Why they have to move.
  public var cause: Cause
  /// The change of the business that makes it so; empty if there is none.
  public var edits: [Edit]
  /// What has to be said beside the change.
  public var remarks: [Statement]
  /// The bookings, by start.
  public var rows: [Row]

  /// The row of a booking.
  func index(of booking: BookingID) -> Int? {
    rows.firstIndex { $0.booking.id == booking }
  }

  /// What each row would be asked for again to stay as it is shown.
  var aims: [(Booking, Aim)] {
    rows.map { row in
      if row.stays { return (row.booking, .stay) }
      guard let slot = row.slot else { return (row.booking, .nearest) }
      switch cause {
      case .late, .customerLate: return (row.booking, .pushed(slot.start))
      case .setUp, .absence, .series, .asked: break
      }
      return (row.booking, .at(slot.start, slot.staff))
    }
  }
}
