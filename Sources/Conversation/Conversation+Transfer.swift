import CivilTime
import ICalendar
import PlainEnglish
import Scheduling

/// What passes between the book and files.
extension Conversation {
  /// Reads a file in, writes one, or copies the book.
  mutating func transfer(_ request: Request, _ turn: Turn) throws(BookError) -> Reply {
    switch request.transfer {
    case .bringIn: return try bringIn(request, turn)
    case .keepShown: return keepShown(request, turn)
    case .backUp:
      let place =
        request.file?.path.map { FilePlace.named($0) }
        ?? .besideBook("backup-\(turn.local.date).db")
      return Self.reply(turn.desk.files.backUp(to: place), count: 1, .book)
    case .writeOut, nil: return try writeOut(request, turn)
    }
  }

  /// Writes the bookings that are named, or all of the book.
  func writeOut(_ request: Request, _ turn: Turn) throws(BookError) -> Reply {
    if let unknown = (request.customers + request.staff).first(where: { $0.entries.isEmpty }) {
      return Reply(
        .notFound,
        [.noSuchName(text: unknown.text, kind: unknown.kind, known: [], suggestions: [])])
    }
    let none = ["nobody", "none", "nothing"].contains(where: request.says)
    if none { return Reply(.notFound, [.nothingToWrite]) }
    if let left = request.left.first(where: { $0.text.first?.isUppercase == true }) {
      // "… of Zog": a name that is not in the book narrows to nothing.
      return Reply(
        .notFound,
        [.noSuchName(text: left.text, kind: .customer, known: [], suggestions: left.suggestions)])
    }
    var query = BookingQuery()
    query.statuses = Booking.Status.allCases
    let isPart = request.hasValues || request.saysMine
    if let when = request.when, let first = when.start?.date {
      let last = WantedTime(when, now: turn.local).days?.last ?? first
      query.dates = first...max(first, last)
    }
    if let entry = request.staff.first?.entries.first { query.staff = [StaffID(entry.id)] }
    if let service = request.serviceID { query.services = [service] }
    if let entry = request.customers.first?.entries.first { query.customer = CustomerID(entry.id) }
    let bookings = try request.saysMine ? turn.ownBookings(query) : turn.book.bookings(query)
    if request.file?.form == .table {
      let standing = bookings.filter { $0.status != .cancelled }
      var reply = Reply(.list, [.bookings(standing, heading: .init())])
      reply.table = try table(of: reply.statements, turn)
      return deliver(reply, request, turn)
    }
    let blocks = isPart ? [] : try turn.book.blocks(overlapping: .always)
    guard !bookings.isEmpty || !blocks.isEmpty else {
      return Reply(.notFound, [.nothingToWrite])
    }
    let place = request.file?.path.map { FilePlace.named($0) } ?? .besideBook("bookings.ics")
    return try writeCalendar(bookings, blocks, to: place, opens: false, turn)
  }

  // MARK: Tables

  /// "save that as takings.csv".
  private func keepShown(_ request: Request, _ turn: Turn) -> Reply {
    guard let last = state.lastReply, last.table != nil else {
      return Reply(.refused, [.nothingToWrite])
    }
    return deliver(last, request, turn)
  }

  /// A reply with what it lists as rows, in a file if that was asked for.
  func tabled(_ reply: Reply, _ request: Request, _ turn: Turn) throws(BookError) -> Reply {
    var reply = reply
    if reply.table == nil { reply.table = try table(of: reply.statements, turn) }
    return request.intent == .transfer ? reply : deliver(reply, request, turn)
  }

  /// What a request lists, in the form that it asked for.
  func deliver(_ reply: Reply, _ request: Request, _ turn: Turn) -> Reply {
    guard let file = request.file, file.form == .table, reply.outcome == .done else { return reply }
    guard let table = reply.table else { return Reply(.refused, [.nothingToWrite]) }
    guard let path = file.path else {
      var shown = Reply(.list, [.csv(table)])
      shown.table = table
      return shown
    }
    let outcome = turn.desk.files.write(table.csv(in: turn.zone), to: .named(path), opens: false)
    var written = Self.reply(outcome, count: table.rows.count, .table)
    written.table = table
    return written
  }
}
