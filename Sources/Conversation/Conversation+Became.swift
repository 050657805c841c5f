import PlainEnglish
import Scheduling

/// What became of bookings: who did not come, what was called off.
extension Conversation {
  /// "show me the no-shows", "show cancelled bookings this week".
  mutating func listWhatBecame(_ request: Request, _ turn: Turn) throws(BookError) -> Reply {
    var report = request
    let isOfCancelled = ["cancelled", "canceled", "cancellations"].contains(where: request.says)
    report.report = isOfCancelled ? .cancellations : .noShows
    report.left = []
    return try self.report(report, turn)
  }
}
