import CivilTime
import Scheduling

extension Wording {
  /// A change that people could make, as what it would be: "moving Dana’s Haircut
  /// (B-3)".
  public func change(_ remedy: Remedy) -> String {
    switch remedy {
    case .openLonger: "longer opening hours"
    case .openOn(let date): "opening on \(self.date(date))"
    case .workLonger(let staff): "longer hours for \(name(staff))"
    case .workOn(let staff, let date):
      "\(name(staff)) working on \(self.date(date))" + hoursOpen(on: date)
    case .skipBreak(let staff): "no break for \(name(staff))"
    case .comeBack(let staff, let start, let end):
      "\(name(staff)) not being off \(absence(start, end))"
    case .moveBooking(let id): "moving \(reference(id))"
    case .unblock(let staff, _): "not blocking \(name(staff))"
    case .release(let staff): "nothing held with \(name(staff))"
    case .shorterNotice(let minutes): "less notice than \(length(minutes))"
    case .furtherAhead(let days): "bookings more than \(count(days, "day")) ahead"
    case .raise(let limit): "more than \(self.limit(limit)) \(period(of: limit))"
    case .morePlaces(let capacity): "more than \(count(capacity, "place"))"
    case .more(let room): "more of the \(name(room))"
    case .teach(let staff, let service): "\(name(staff)) doing \(name(service))"
    case .otherStarts: "other starts"
    case .allowGaps: "starts that leave a gap"
    case .otherLength: "another length"
    }
  }

  /// From when to when the business is open: so long someone would have to be in for all
  /// the starts that this frees.
  private func hoursOpen(on date: CalendarDate) -> String {
    let windows = context.business.openingWindows(on: date) ?? []
    return windows.isEmpty ? "" : ", " + self.windows(windows)
  }
}
