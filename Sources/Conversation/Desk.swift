import CivilTime
import PlainEnglish
import Scheduling

/// What a conversation works with: the book, and the few things outside it.
public struct Desk {
  /// The book.
  public var book: any Book

  /// The zone whose clock hangs on the wall.
  public var zone: TimeZoneRules

  /// The files that it reads and writes.
  public var files: any DeskFiles

  /// Creates a desk.
  public init(book: any Book, zone: TimeZoneRules, files: any DeskFiles = NoFiles()) {
    self.book = book
    self.zone = zone
    self.files = files
  }
}
