import CivilTime

/// How a book is asked.
public protocol BookReading {
  /// Everything that decides availability but the bookings.
  func business() throws(BookError) -> Business

  /// What takes the time of some staff and resources within a span.
  ///
  /// The rows of one resource come by start; the order of the resources is free.
  /// Rows of holds that have lapsed may be among them until they are purged.
  func occupancies(of resources: [ResourceKey], overlapping span: Span) throws(BookError)
    -> [Occupancy]

  /// Bookings that match a query, in the query's order.
  func bookings(_ query: BookingQuery) throws(BookError) -> [Booking]

  /// How many bookings match a query.
  func count(_ query: BookingQuery) throws(BookError) -> Int

  /// The booking of a number.
  func booking(_ id: BookingID) throws(BookError) -> Booking?

  /// The block of a number.
  func block(_ id: BlockID) throws(BookError) -> Block?

  /// Blocks that overlap a span, by start.
  func blocks(overlapping span: Span) throws(BookError) -> [Block]

  /// The customer of a number.
  func customer(_ id: CustomerID) throws(BookError) -> Customer?

  /// Customers one of whose search words is `word`, by number.
  func customers(havingWord word: String) throws(BookError) -> [Customer]

  /// Customers one of whose search words begins with `prefix`, by name.
  func customers(withPrefix prefix: String, limit: Int) throws(BookError) -> [Customer]

  /// Entries of the waitlist whose time overlaps a wall span, by age.
  func wishes(from start: LocalDateTime, to end: LocalDateTime) throws(BookError) -> [Wish]

  /// Holds that have not lapsed at a moment.
  func holds(at now: Instant) throws(BookError) -> [Hold]

  /// Entries of the journal, newest first.
  ///
  /// - Parameters:
  ///   - entry: Only those older than the one of this number; nil for the newest.
  ///   - limit: At most so many.
  /// - Returns: The entries with their edits.
  /// - Throws: ``BookError`` if the book cannot be read.
  func journal(before entry: Int?, limit: Int) throws(BookError) -> [JournalEntry]
}

extension BookReading {
  /// The newest entries of the journal, newest first.
  public func journal(limit: Int) throws(BookError) -> [JournalEntry] {
    try journal(before: nil, limit: limit)
  }

  /// The newest entries of the journal, newest first, up to the first that does not fit,
  /// however far back that is.
  ///
  /// - Parameter fits: Whether the walk goes on behind an entry.
  /// - Returns: The entries that fit, and the one that ended the walk.
  /// - Throws: ``BookError`` if the book cannot be read.
  public func journal(while fits: (JournalEntry) -> Bool) throws(BookError)
    -> (entries: [JournalEntry], end: JournalEntry?)
  {
    let page = 50
    var entries: [JournalEntry] = []
    while true {
      let next = try journal(before: entries.last?.id, limit: page)
      if let end = next.firstIndex(where: { !fits($0) }) {
        return (entries + next[..<end], next[end])
      }
      entries += next
      if next.count < page { return (entries, nil) }
    }
  }

  /// The change that an undo of somebody takes back; nil if there is none.
  public func changeToUndo(by who: String? = nil) throws(BookError) -> JournalEntry? {
    try journal { UndoPlan.entryToUndo(in: [$0], by: who) == nil }.end
  }

  /// The change that a redo of somebody makes again; nil if there is none.
  public func changeToRedo(by who: String? = nil) throws(BookError) -> JournalEntry? {
    let recent = try journal { $0.undoes != nil || who != nil && $0.note.who != who }.entries
    guard let undo = UndoPlan.entryToRedo(in: recent, by: who) else { return nil }
    return try journal { $0.id != undo.undoes }.end
  }
}

/// Which bookings are wanted.
public struct BookingQuery: Hashable, Sendable {
  /// The order of the answer.
  public enum Order: Hashable, Sendable {
    /// By start, then number.
    case byStart
    /// By start, latest first.
    case latestFirst
    /// By number, newest first.
    case newestFirst
  }

  /// Only those that overlap this span.
  public var span: Span?
  /// Only those whose start on the wall lies on these local dates.
  public var dates: ClosedRange<CalendarDate>?
  /// Only those of one of these staff.
  public var staff: [StaffID]?
  /// Only those of one of these services.
  public var services: [ServiceID]?
  /// Only those of this customer.
  public var customer: CustomerID?
  /// Only those without a customer, of who typed this name.
  public var bookedBy: String?
  /// Only those in one of these states; nil for all but cancelled.
  public var statuses: [Booking.Status]?
  /// Only those of this series.
  public var series: BookingID?
  /// Only those of this visit.
  public var visit: BookingID?
  /// Only those that came from this event of a calendar file.
  public var sourceUID: String?
  /// The order.
  public var order = Order.byStart
  /// At most so many.
  public var limit: Int?

  /// Creates a query that matches every booking that is not cancelled.
  public init() {}
}

/// How a book is changed, within one transaction.
public protocol BookWriting: BookReading {
  /// Writes a row: a new one if its number is a placeholder, else in place of
  /// the one it has. Placeholders of other rows of the same transaction are
  /// replaced by the numbers that those were given.
  ///
  /// - Returns: The row with its number.
  /// - Throws: ``BookError`` of kind `taken` if it would take time that is
  ///   taken already and is not marked as an override.
  @discardableResult
  func put(_ entity: Entity) throws(BookError) -> Entity

  /// Removes a row; nothing happens if it is not there.
  func remove(_ key: EntityKey) throws(BookError)

  /// The row of a key as it stands.
  func entity(_ key: EntityKey) throws(BookError) -> Entity?
}

/// A book that remembers: every change is one transaction with its entry in
/// the journal.
public protocol Book: BookReading {
  /// Changes the book: either all that `body` does is done, with one entry in
  /// the journal, or nothing.
  ///
  /// - Returns: What `body` returns, and the entry; nil if nothing was changed.
  func change<Result>(
    _ note: ChangeNote, _ body: (any BookWriting) throws(BookError) -> Result
  ) throws(BookError) -> (Result, JournalEntry?)

  /// Takes back the newest change of who asks that has not been taken back.
  func undo(_ note: ChangeNote) throws(BookError) -> UndoOutcome

  /// Makes the change again that was taken back last, if nothing was changed
  /// since.
  func redo(_ note: ChangeNote) throws(BookError) -> UndoOutcome
}

/// What became of an undo or a redo.
public enum UndoOutcome: Hashable, Sendable {
  /// It was done; the entry that was taken back or made again.
  case done(JournalEntry)
  /// There is nothing to take back.
  case nothing
  /// A later change stands on it: the entry, and the one that stands on it if
  /// it is known.
  case builtUpon(JournalEntry, by: JournalEntry?)
  /// The time that it would take again has been taken.
  case taken(JournalEntry, by: BookingID?)
}

/// A failure of the world around a book, or a refusal by the book itself.
public struct BookError: Error, Hashable, Sendable, Codable {
  /// The kinds of failure.
  public enum Kind: String, Hashable, Sendable, Codable {
    /// Another process is writing.
    case busy
    /// The time is taken.
    case taken
    /// The file may not be read or written.
    case permission
    /// It cannot be opened.
    case cannotOpen
    /// The file is no BookLens book.
    case notABook
    /// The book was written by a newer version.
    case newer
    /// The file is damaged.
    case damaged
    /// The disk is full or fails.
    case disk
    /// Anything else.
    case other
  }

  /// What kind.
  public var kind: Kind

  /// What was being done, in words: "open the book".
  public var operation: String

  /// The file, if there is one.
  public var path: String

  /// The engine's own code and message.
  public var detail: String

  /// The booking that has the time, for `taken`, if it is known.
  public var takenBy: BookingID?

  /// Creates a failure.
  public init(
    kind: Kind, operation: String, path: String = "", detail: String = "",
    takenBy: BookingID? = nil
  ) {
    self.kind = kind
    self.operation = operation
    self.path = path
    self.detail = detail
    self.takenBy = takenBy
  }
}
