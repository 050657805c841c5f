import CivilTime
import Scheduling

/// A business, what is booked, and a request: all that decides an answer.
public struct OracleCase: Sendable {
  /// The business.
  public var business: Business
  /// Its zone.
  public var zone: TimeZoneRules
  /// The moment of asking.
  public var now: Instant
  /// What is booked; numbered from 1.
  public var bookings: [Booking] = []
  /// What is blocked; numbered from 1.
  public var blocks: [Block] = []
  /// What is held; numbered from 1.
  public var holds: [Hold] = []
  /// What is looked for.
  public var request: SlotRequest

  /// A book with all this in it.
  ///
  /// Rows that would clash are written as they are: the oracle has to be right
  /// about them too.
  public func book() throws(BookError) -> InMemoryBook {
    let book = InMemoryBook(business)
    let note = ChangeNote(who: "", at: Instant(seconds: 0), words: "")
    _ = try book.change(note) { writer throws(BookError) in
      for booking in bookings { try writer.put(.booking(booking)) }
      for block in blocks { try writer.put(.block(block)) }
      for hold in holds { try writer.put(.hold(hold)) }
    }
    return book
  }

  /// The finder over that book.
  public func finder(_ book: InMemoryBook) -> SlotFinder {
    SlotFinder(business: business, zone: zone, book: book, now: now)
  }
}
