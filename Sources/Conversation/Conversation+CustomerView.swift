import CivilTime
import PlainEnglish
import Scheduling

/// What someone may see and do who looks at the book as a customer.
///
/// They may ask what is free and why, book, and see, move and cancel what is their
/// own. Nobody else's booking, name or number is told, and nothing of others is
/// changed to make room for them; all else is for the desk.
extension Conversation {
  /// What to say to a customer of a request that is for the desk; nil if they may
  /// have it.
  func refusalToCustomer(_ request: Request, _ turn: Turn) throws(BookError) -> Reply? {
    guard turn.settings.isCustomerView else { return nil }
    for number in request.bookingNumbers {
      guard let booking = try turn.book.booking(BookingID(number)), turn.isOwn(booking) else {
        return Reply(.notFound, [.noSuchBooking(number: number)])
      }
    }
    let forTheDesk = Reply(.refused, [.forTheDesk])
    switch request.intent {
    case .customers, .history, .mark, .note, .report, .print, .late, .ill, .transfer, .override,
      .swap:
      return forTheDesk
    case .setUp: return request.setUp?.isOfTheView == true ? nil : forTheDesk
    case .waitlist: return request.whens.isEmpty && !request.withdraws ? forTheDesk : nil
    case .list, .time, .availability:
      if request.asksForPending || request.says("waitlist") { return forTheDesk }
      return request.intent == .availability ? nil : strangerAskedAbout(request)
    case .undo, .redo,
      .stop where request.isOops:
      guard request.intent != .redo else { return nil }
      let line = try lineToUndo(turn)
      guard !line.isEmpty else { return Reply(.refused, [.nothingToUndo]) }
      // The view itself, and what else the desk set up, is not theirs to take back.
      return line.flatMap(\.edits).allSatisfy(\.isOfVisits) ? nil : forTheDesk
    case .explain where request.why == .whatIf:
      if case .changes? = request.supposed { return forTheDesk }
      return strangerAskedAbout(request)
    case .explain where request.why == .howCould:
      // Whose time is to be free is for the desk.
      return request.asksForFreeTime ? forTheDesk : strangerAskedAbout(request)
    default: return nil
    }
  }
}

extension Conversation {
  /// A name that is none for who asks: no booking of theirs is meant by it.
  private func strangerAskedAbout(_ request: Request) -> Reply? {
    request.strangerNamed.map { stranger in
      Reply(
        .notFound, [.noSuchName(text: stranger.text, kind: .customer, known: [], suggestions: [])])
    }
  }
}

extension Edit {
  /// Whether it is of a booking, or of what goes with one, and not of the business.
  fileprivate var isOfVisits: Bool {
    switch after ?? before {
    case .booking?, .hold?, .wish?, .customer?: true
    default: false
    }
  }
}

extension SetUp {
  /// Whether it is about the view itself, or how much is explained.
  fileprivate var isOfTheView: Bool {
    switch self {
    case .setSwitch(.customerView, _), .setSwitch(.fullExplanations, _), .customerPhone: true
    default: false
    }
  }
}

extension Draft {
  /// For whom it is, where the book knows them: who types may be a customer too.
  func customer(in turn: Turn) -> CustomerID? {
    switch party {
    case .me: note.isEmpty ? turn.customer : nil
    case .known(let customer): customer
    case .new: nil
    }
  }
}

extension Turn {
  /// Whether a booking is of who types: made by them for nobody else, or of the
  /// customer of their name.
  func isOwn(_ booking: Booking) -> Bool {
    guard let owner = booking.customer else { return booking.bookedBy == actor }
    return owner == customer
  }

  /// The bookings of who types that a query finds.
  func ownBookings(_ query: BookingQuery) throws(BookError) -> [Booking] {
    var query = query
    query.customer = nil
    query.bookedBy = actor
    var found = try book.bookings(query)
    guard let customer else { return found }
    query.bookedBy = nil
    query.customer = customer
    found += try book.bookings(query)
    let sorted = found.sorted { ($0.span.start, $0.id) < ($1.span.start, $1.id) }
    return query.order == .latestFirst ? sorted.reversed() : sorted
  }
}
