import CivilTime
import PlainEnglish
import Scheduling

/// What a conversation works with: the book, and the few things outside it.
public struct Desk {
  /// What became of a calendar file.
  public enum CalendarOutcome: Sendable {
    /// It was written there, and opened or not.
    case written(path: String, opened: Bool)
    /// It could not be written, and why.
    case failed(String)
  }

  /// The book.
  public var book: any Book

  /// The zone whose clock hangs on the wall.
  public var zone: TimeZoneRules

  /// Writes a calendar file of a name and opens it with the system's handler
  /// where that is wanted.
  public var writeCalendar: (_ name: String, _ text: String) -> CalendarOutcome

  /// Creates a desk.
  public init(
    book: any Book, zone: TimeZoneRules,
    writeCalendar: @escaping (String, String) -> CalendarOutcome
  ) {
    self.book = book
    self.zone = zone
    self.writeCalendar = writeCalendar
  }
}
