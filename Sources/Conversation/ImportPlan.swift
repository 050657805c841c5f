import CivilTime
import Scheduling

/// What a calendar file would bring into the book.
public struct ImportPlan: Hashable, Sendable, Codable {
  /// What one event comes to.
  public enum Change: Hashable, Sendable, Codable {
    /// A new booking.
    case book(Booking, for: Draft.Party)
    /// Time that is blocked, a row for each who is not free.
    case block([Block])
    /// A booking that the file has at another time.
    case move(from: Booking, to: Booking)
    /// Blocked time that the file has at another time.
    case shift(from: [Block], to: [Block])
    /// A booking that the file has called off.
    case cancel(Booking)
    /// Blocked time that the file has called off.
    case free([Block])
  }

  /// One event, or one date of one that repeats.
  public struct Item: Hashable, Sendable, Codable {
    /// What the file calls it.
    public var summary: String
    /// What it comes to.
    public var change: Change
    /// What stands against it.
    public var obstacles: [Obstacle] = []
  }

  /// A part of the file that could not be read.
  public struct Problem: Hashable, Sendable, Codable {
    /// The line, from 1.
    public var line: Int
    /// The problem in a sentence, with its line.
    public var text: String
  }

  /// The file, as it was named.
  public var path: String
  /// How many events it has.
  public var events = 0
  /// What comes in.
  public var items: [Item] = []
  /// What goes against a rule and stays out.
  public var clashes: [Item] = []
  /// How many are in the book already, just so.
  public var known = 0
  /// How many take no time: called off, only noted, or gone by.
  public var idle = 0
  /// What could not be read.
  public var problems: [Problem] = []
}
