import CivilTime
import Scheduling

extension MinuteOracle {
  /// What is known, minute by minute, of one who may do the service.
  final class Person {
    let staff: Staff
    let length: Int
    let before: Int
    let after: Int
    let seats: Int
    let needs: [ResourceID]
    let processing: Service.Processing?
    let isLengthAllowed: Bool

    /// Open for them, in a window of their own, in a break, off, and all in all
    /// at work.
    private(set) var open: [Bool] = []
    private(set) var own: [Bool] = []
    private(set) var paused: [Bool] = []
    private(set) var away: [Bool] = []
    private(set) var works: [Bool]
    /// Where a grid begins and ends.
    private var anchors: [Range<Int>] = []
    private(set) var isOffered: [Bool] = []
    /// What takes their time.
    var takings: [Taking] = []
    /// Minutes booked on a local date.
    var loads: [Int: Int] = [:]

    init(_ oracle: MinuteOracle, _ staff: Staff) {
      let service = oracle.service
      let request = oracle.scene.request
      self.staff = staff
      let agreed = oracle.moved?.service == service.id ? oracle.moved : nil
      let term = staff.terms.first { $0.service == service.id }
      var usual = term?.length ?? service.length
      if let agreed, agreed.staff == staff.id || term?.length == nil { usual = agreed.length }
      length = request.length ?? usual
      let limits = service.lengthLimits ?? usual...usual
      isLengthAllowed = length == usual || limits.contains(length)
      before = agreed?.bufferBefore ?? service.bufferBefore
      after = agreed?.bufferAfter ?? service.bufferAfter
      seats = request.seats == 1 ? agreed?.seats ?? 1 : request.seats
      needs = agreed?.resources ?? service.needs
      processing = agreed == nil ? service.processing : agreed?.processing
      works = Array(repeating: false, count: oracle.count)
      fillHours(oracle)
      takings = oracle.takings(of: staff)
      fillOffers(oracle)
    }

    private func fillHours(_ oracle: MinuteOracle) {
      var open = oracle.isOpen
      var own = works
      var paused = works
      var away = works
      for absence in oracle.scene.business.absences where absence.staff == staff.id {
        let start = oracle.minute(absence.start)
        for minute in start..<max(start, oracle.minute(absence.end)) { away[minute] = true }
      }
      for day in oracle.days {
        for pause in oracle.ranges(oracle.breaks(of: staff, day), on: day) {
          for minute in pause { paused[minute] = true }
        }
      }
      var parts: [Range<Int>] = []
      for day in oracle.days {
        let (windows, isBound) = oracle.windows(of: staff, day)
        for window in oracle.ranges(windows, on: day) {
          for minute in window { own[minute] = true }
          if !isBound {
            for minute in window { open[minute] = true }
            parts.append(window)
          } else {
            parts += oracle.openWindows.filter { $0.overlaps(window) }
              .map { window.clamped(to: $0) }
          }
        }
      }
      (self.open, self.own, self.paused, self.away) = (open, own, paused, away)
      for part in parts { work(part) }
    }

    /// Adds working time, cut by breaks and time off; each part is an anchor.
    private func work(_ range: Range<Int>) {
      var start: Int?
      var works = works
      self.works = []
      for minute in range {
        if paused[minute] || away[minute] {
          if let begun = start { anchors.append(begun..<minute) }
          start = nil
        } else {
          works[minute] = true
          start = start ?? minute
        }
      }
      if let begun = start { anchors.append(begun..<range.upperBound) }
      self.works = works
    }

    /// The last start of a grid at or before a minute, and the next after it that a
    /// visit fits from, of the anchors whose stretch the minute lies in.
    func gridBeside(_ minute: Int, step: Int) -> (before: Int?, after: Int?) {
      var before: Int?
      var after: Int?
      for anchor in anchors where anchor.contains(minute) {
        let last = anchor.lowerBound + (minute - anchor.lowerBound) / step * step
        before = max(before ?? last, last)
        let next = last + step
        let fits = (next..<next + length).allSatisfy { works.indices.contains($0) && works[$0] }
        if next < anchor.upperBound, fits { after = min(after ?? next, next) }
      }
      return (before, after)
    }

    private func fillOffers(_ oracle: MinuteOracle) {
      var offered = Array(repeating: false, count: oracle.count)
      defer { isOffered = offered }
      func offer(_ minute: Int) {
        if offered.indices.contains(minute) { offered[minute] = true }
      }
      let step: Int
      switch oracle.service.starts {
      case .standard: step = oracle.policy.step
      case .every(let minutes): step = minutes
      case .fixed, .weekly:
        for minute in 0..<oracle.count
        where oracle.isFixedStart(minute) == true && oracle.isNamed(minute) { offer(minute) }
        return
      }
      for anchor in anchors {
        for minute in stride(from: anchor.lowerBound, to: anchor.upperBound, by: step) {
          offer(minute)
        }
      }
      for taking in takings {
        for piece in taking.pieces {
          offer(piece.upperBound + before)
          offer(piece.lowerBound - after - length)
        }
      }
    }
  }

  /// Something that takes a person's or a room's time.
  struct Taking {
    enum Kind { case booking, block, hold }

    var kind: Kind
    var service: ServiceID?
    var staff: StaffID
    var seats: Int
    var rooms: [ResourceID]
    /// The visit with its buffers.
    var owned: Range<Int>
    /// What it takes of the person's time.
    var pieces: [Range<Int>]
    /// The same without buffers.
    var visitPieces: [Range<Int>]
  }

  func pieces(
    _ visit: Range<Int>, _ before: Int, _ after: Int, _ processing: Service.Processing?
  ) -> [Range<Int>] {
    let owned = visit.lowerBound - before..<visit.upperBound + after
    guard let processing, processing.length > 0 else { return owned.isEmpty ? [] : [owned] }
    let gapStart = min(visit.lowerBound + processing.after, visit.upperBound)
    let gapEnd = min(gapStart + processing.length, visit.upperBound)
    return [owned.lowerBound..<gapStart, gapEnd..<owned.upperBound].filter { !$0.isEmpty }
  }

  /// All that takes anyone's time, but for the booking that is being moved and
  /// holds that have lapsed.
  var allTakings: [Taking] {
    var result: [Taking] = []
    func add(_ booking: Booking, _ kind: Taking.Kind) {
      let visit = minute(booking.span.start)..<minute(booking.span.end)
      result.append(
        Taking(
          kind: kind, service: booking.service, staff: booking.staff, seats: booking.seats,
          rooms: booking.resources,
          owned: visit.lowerBound - booking.bufferBefore..<visit.upperBound + booking.bufferAfter,
          pieces: pieces(visit, booking.bufferBefore, booking.bufferAfter, booking.processing),
          visitPieces: pieces(visit, 0, 0, booking.processing)))
    }
    for booking in scene.bookings where booking.id != scene.request.moving && blocks(booking) {
      add(booking, .booking)
    }
    for hold in scene.holds where scene.now < hold.until { add(hold.booking, .hold) }
    for block in scene.blocks {
      let range = minute(block.span.start)..<minute(block.span.end)
      result.append(
        Taking(
          kind: .block, service: nil, staff: block.staff, seats: 1, rooms: [], owned: range,
          pieces: range.isEmpty ? [] : [range], visitPieces: range.isEmpty ? [] : [range]))
    }
    return result
  }

  func takings(of staff: Staff) -> [Taking] { allTakings.filter { $0.staff == staff.id } }

  func blocks(_ booking: Booking) -> Bool {
    switch booking.status {
    case .cancelled: false
    case .pending: policy.pendingBlocks
    default: true
    }
  }

  func capacity(_ service: ServiceID?) -> Int {
    scene.business.services.first { $0.id == service }?.capacity ?? 1
  }
}
