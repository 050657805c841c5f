import Scheduling

/// Why nothing of a change came into the book.
///
/// It is thrown out of the change, so that what the change had written until then is taken
/// back with it: a refusal that is returned would be committed.
enum Unwritten: Error, Hashable, Sendable {
  /// Rules are against what was intended.
  case refused([Refused])
  /// The book itself has no room; the booking that has the time, if it is known.
  case taken(by: BookingID?)
  /// A booking, a service or a person is no longer there; the booking, if it is one.
  case vanished(BookingID?)
  /// A booking is no longer as it was when the change was proposed.
  case changed(BookingID)
  /// It was only to be seen what would come of it.
  case onlyTried
  /// The book could not be read or written.
  case failed(BookError)

  /// What a slot was refused for.
  struct Refused: Hashable, Sendable {
    /// Which of what was intended it is, from 0.
    var place: Int
    /// What is against it.
    var verdict: Verdict
  }

  /// A failure of the book: that it has no room is a refusal, all else a failure.
  init(_ error: BookError) {
    self = error.kind == .taken ? .taken(by: error.takenBy) : .failed(error)
  }

  /// Runs what the book may refuse by itself.
  static func orRefused<Result>(_ body: () throws(BookError) -> Result) throws(Unwritten) -> Result
  {
    do throws(BookError) { return try body() } catch { throw Unwritten(error) }
  }
}

extension Book {
  /// Changes the book as ``change(_:_:)`` does, by what may refuse.
  ///
  /// - Parameters:
  ///   - note: Who changes it, when, and in which words.
  ///   - body: The change; whatever it throws leaves the book as it was.
  /// - Returns: What `body` returns.
  /// - Throws: What `body` throws, or ``Unwritten/failed(_:)``.
  func attempt<Result>(
    _ note: ChangeNote, _ body: (any BookWriting) throws(Unwritten) -> Result
  ) throws(Unwritten) -> Result {
    var refusal: Unwritten?
    do throws(BookError) {
      return try change(note) { writer throws(BookError) -> Result in
        do throws(Unwritten) {
          return try body(writer)
        } catch {
          refusal = error
          throw BookError(kind: .other, operation: "change the book", detail: "refused")
        }
      }.0
    } catch {
      throw refusal ?? Unwritten(error)
    }
  }

  /// Does what changes the book, and takes it back: what could only be seen by doing it.
  ///
  /// - Parameters:
  ///   - note: Who asks, when, and in which words.
  ///   - body: What is tried.
  /// - Throws: What `body` throws.
  func trying(
    _ note: ChangeNote, _ body: (any BookWriting) throws(BookError) -> Void
  ) throws(BookError) {
    do throws(Unwritten) {
      try attempt(note) { writer throws(Unwritten) -> Void in
        try Unwritten.orRefused { () throws(BookError) in try body(writer) }
        throw .onlyTried
      }
    } catch {
      switch error {
      case .failed(let failure): throw failure
      case .taken(let booking):
        throw BookError(kind: .taken, operation: "try a change", takenBy: booking)
      case .onlyTried, .refused, .vanished, .changed: return
      }
    }
  }
}
