import CivilTime

/// The starts that what is in the book forbids to one member of staff.
///
/// Every rule on taken time comes down to stretches in which the visit, or a
/// part of it, may not lie; each forbids the starts from just after "ends before
/// it" to just before "begins after it". Touching is allowed.
struct ForbiddenStarts {
  /// Merged; a start in one of them is forbidden.
  private(set) var stretches: [Stretch] = []

  init(_ outlook: Outlook, staff index: Int) {
    let terms = outlook.inquiry.terms[index]
    let taken = Self.takenTime(outlook.lanes[index], for: terms)
    let pieces = terms.staffPieces
    stretches.reserveCapacity(taken.count * pieces.count)
    for piece in pieces { for row in taken { forbid(piece, meeting: row) } }
    for need in Set(terms.needs) {
      let rows = outlook.roomRows(need, for: terms)
      let quantity = outlook.days.schedule.business.resource(need)?.quantity ?? 1
      for row in Self.fullTime(of: rows, quantity: quantity) { forbid(terms.owned, meeting: row) }
    }
    let visit = Stretch(0, terms.duration)
    for other in outlook.customerVisits { forbid(visit, meeting: Stretch(other.span)) }
    stretches.merge()
  }

  private mutating func forbid(_ piece: Stretch, meeting row: Stretch) {
    stretches.append(Stretch(row.start - piece.end + 1, row.end - piece.start))
  }

  /// Where someone's time is taken: by anything, or for a class by anything else
  /// and where too few places are left.
  private static func takenTime(_ lane: Lane, for terms: VisitTerms) -> [Stretch] {
    guard terms.isClass else {
      if terms.seats > terms.service.capacity { return [.always] }
      return lane.map { Stretch($0.span) }
    }
    var taken: [Stretch] = []
    var sessions: [(Stretch, Int)] = []
    for row in lane {
      if row.sharing == terms.service.id {
        sessions.append((Stretch(row.span), row.seats))
      } else {
        taken.append(Stretch(row.span))
      }
    }
    return taken + saturated(sessions, above: terms.service.capacity - terms.seats)
  }

  /// Where all rooms of a kind are taken, one for each session of a class.
  private static func fullTime(of rows: Lane, quantity: Int) -> [Stretch] {
    var uses: [(Stretch, Int)] = []
    var sessions: [Session: [Stretch]] = [:]
    for row in rows {
      if let service = row.sharing, let staff = row.session {
        sessions[Session(service: service, staff: staff), default: []].append(Stretch(row.span))
      } else {
        uses.append((Stretch(row.span), 1))
      }
    }
    for var stretches in sessions.values {
      stretches.merge()
      uses += stretches.map { ($0, 1) }
    }
    return saturated(uses, above: quantity - 1)
  }

  private struct Session: Hashable {
    var service: ServiceID
    var staff: StaffID
  }

  /// Where the sum of what is taken at one moment exceeds a limit.
  static func saturated(_ uses: [(stretch: Stretch, count: Int)], above limit: Int) -> [Stretch] {
    if limit < 0 { return [.always] }
    var events: [(at: Int, change: Int)] = []
    for use in uses {
      events.append((use.stretch.start, use.count))
      events.append((use.stretch.end, -use.count))
    }
    // Half-open: at one moment, what ends goes first.
    events.sort { ($0.at, $0.change) < ($1.at, $1.change) }
    var result: [Stretch] = []
    var sum = 0
    for event in events {
      let was = sum > limit
      sum += event.change
      if !was && sum > limit {
        if let last = result.last, last.end == event.at {
          result[result.count - 1].end = .max
        } else {
          result.append(Stretch(event.at, .max))
        }
      } else if was && sum <= limit {
        result[result.count - 1].end = event.at
      }
    }
    return result
  }
}

extension ForbiddenStarts {
  /// Asks about starts that mostly rise without searching anew for each.
  struct Cursor {
    private let stretches: [Stretch]
    private var next = 0

    init(_ forbidden: ForbiddenStarts) {
      stretches = forbidden.stretches
    }

    mutating func forbids(_ start: Int) -> Bool {
      if next > 0, stretches[next - 1].end > start {
        next = stretches.firstIndex(endingAfter: start)
      }
      while next < stretches.count, stretches[next].end <= start { next += 1 }
      return next < stretches.count && stretches[next].start <= start
    }
  }
}

extension Stretch {
  /// All the time that a book can hold.
  static let always = Stretch(-1 << 50, 1 << 50)
}
