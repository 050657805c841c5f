import CivilTime
import PlainEnglish
import Scheduling

/// Which of the bookings that would move together an answer leaves where they are, where it
/// says more than whose they are: “not Bob on the 7th”, “skip Finn's lesson on the 14th”.
extension Conversation {
  /// The plan without what is left out of it; nil if nothing is left out by its day.
  ///
  /// What is none of those that would move stays anyway, and changes nothing of the plan.
  mutating func leaveOut(_ plan: Rearrangement, _ request: Request, _ turn: Turn)
    throws(BookError) -> Reply?
  {
    guard let exception = request.exceptionByDay else { return nil }
    var aims = plan.aims
    var isOfPlan = false
    for index in aims.indices where exception.covers(aims[index].0) {
      aims[index].1 = .stay
      isOfPlan = true
    }
    guard isOfPlan else {
      let others = try standing(exception, turn)
      return Reply(.question, others.map { .stays($0) } + [.pleaseAnswer])
    }
    let rearranger = Rearranger(
      cause: plan.cause, edits: plan.edits, remarks: plan.remarks, turn: turn)
    return propose(try rearranger.plan(aims))
  }

  /// The bookings ahead of those whom an exception names that it covers.
  private func standing(_ exception: BookingException, _ turn: Turn) throws(BookError) -> [Booking]
  {
    var found: [Booking] = []
    for entry in exception.customers.flatMap(\.entries) {
      found += try turn.book.bookings(.ahead(turn, of: CustomerID(entry.id))).filter {
        exception.covers($0)
      }
    }
    return Array(found.prefix(3))
  }
}

extension Request {
  /// What it leaves out where it says of which day that is; nil if it names no day, or says
  /// where somebody should go.
  fileprivate var exceptionByDay: BookingException? {
    guard bookingNumbers.isEmpty, customers.allSatisfy(\.isExcluded), staff.isEmpty else {
      return nil
    }
    var exception = exceptions.first ?? BookingException()
    guard !exception.customers.isEmpty || !customers.isEmpty else { return nil }
    exception.customers += customers
    let named = Set(exception.whens.map(\.span))
    exception.whens += whens.filter { !named.contains($0.span) }
    return exception.whens.isEmpty ? nil : exception
  }
}
