import CivilTime

/// One thing that people could change, so that starts become free.
public enum Remedy: Hashable, Sendable, Codable {
  /// Longer opening hours.
  case openLonger
  /// Opening on a date that is closed.
  case openOn(CalendarDate)
  /// Longer hours for someone.
  case workLonger(StaffID)
  /// Someone comes in on a date on which they do not work.
  case workOn(StaffID, CalendarDate)
  /// Someone goes without their break.
  case skipBreak(StaffID)
  /// Someone is not off after all.
  case comeBack(StaffID, start: LocalDateTime, end: LocalDateTime)
  /// A booking goes elsewhere.
  case moveBooking(BookingID)
  /// A stretch of someone's time is blocked no longer.
  case unblock(StaffID, BlockID)
  /// Nothing is held with someone.
  case release(StaffID)
  /// A shorter notice than so many minutes.
  case shorterNotice(minutes: Int)
  /// Bookings further ahead than so many days.
  case furtherAhead(days: Int)
  /// More than a limit allows.
  case raise(Policy.Limit)
  /// More places in a class.
  case morePlaces(capacity: Int)
  /// More rooms or pieces of a kind.
  case more(ResourceID)
  /// Someone learns to do it.
  case teach(StaffID, ServiceID)
  /// Starts at other times.
  case otherStarts
  /// Starts that leave a gap are offered.
  case allowGaps
  /// Another length.
  case otherLength
}

extension Remedy {
  /// What would take an obstacle away; nil if nobody can.
  init?(_ obstacle: Obstacle) {
    switch obstacle {
    case .past, .skipped: return nil
    case .closed(let date, windows: [], _): self = .openOn(date)
    case .closed, .runsPastClosing: self = .openLonger
    case .notWorking(let staff, let date, windows: []): self = .workOn(staff, date)
    case .notWorking(let staff, _, _), .runsPastShift(let staff, _, _): self = .workLonger(staff)
    case .onBreak(let staff, _, _): self = .skipBreak(staff)
    case .timeOff(let staff, let start, let end, _):
      self = .comeBack(staff, start: start, end: end)
    case .booked(_, let id, _, _), .buffer(_, let id, _, _, _), .customerBusy(_, let id, _, _):
      self = .moveBooking(id)
    case .blocked(let staff, let id, _, _, _): self = .unblock(staff, id)
    case .held(let staff, _): self = .release(staff)
    case .notice(let minutes, _): self = .shorterNotice(minutes: minutes)
    case .tooSoon(let days, _): self = .shorterNotice(minutes: days * 1440)
    case .horizon(let days, _): self = .furtherAhead(days: days)
    case .limit(let limit, _): self = .raise(limit)
    case .full(let capacity, _, _): self = .morePlaces(capacity: capacity)
    case .resourceTaken(let room, _, _, _, _): self = .more(room)
    case .cannotDo(let staff, let service): self = .teach(staff, service)
    case .nobodyDoes: return nil
    case .offGrid, .notAFixedStart: self = .otherStarts
    case .wastes: self = .allowGaps
    case .lengthOutside: self = .otherLength
    }
  }

  /// The one change that takes all of some obstacles away; nil if it takes
  /// several, or none can.
  init?(of obstacles: [Obstacle]) {
    // A notice by the clock and one by the calendar are one rule to shorten.
    let notices = obstacles.compactMap { obstacle -> Int? in
      guard case .shorterNotice(let minutes)? = Remedy(obstacle) else { return nil }
      return minutes
    }
    if let longest = notices.max(), notices.count == obstacles.count {
      self = .shorterNotice(minutes: longest)
      return
    }
    guard let first = obstacles.first, let remedy = Remedy(first),
      obstacles.dropFirst().allSatisfy({ Remedy($0) == remedy })
    else { return nil }
    self = remedy
  }
}
