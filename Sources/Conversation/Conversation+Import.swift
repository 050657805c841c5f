import CivilTime
import ICalendar
import PlainEnglish
import Scheduling

extension Conversation {
  /// Reads a calendar file, shows what would come in and what clashes, and asks.
  mutating func bringIn(_ request: Request, _ turn: Turn) throws(BookError) -> Reply {
    guard let path = request.file?.path else {
      return Reply(.notUnderstood, [.badValue(.missingFile)])
    }
    let bytes: [UInt8]
    switch turn.desk.files.read(path) {
    case .bytes(let content): bytes = content
    case .failed(let reason): return Reply(.notFound, [.notRead(path: path, reason: reason)])
    }
    let named = request.staff.flatMap(\.entries).map { StaffID($0.id) }
    let importer = CalendarImporter(turn: turn, staff: named)
    let plan = try importer.plan(ICalendarFile.read(bytes), path: path)
    var reply = Reply(.question, [.importing(plan)])
    if plan.items.isEmpty && plan.clashes.isEmpty {
      reply.kind = .talk
      if !plan.problems.isEmpty { reply = Reply(.refused, [.importing(plan)]) }
      return reply
    }
    state.table = .importing(plan)
    return reply
  }

  /// Writes what is on the table.
  mutating func commit(_ plan: ImportPlan, withClashes: Bool, _ turn: Turn) throws(BookError)
    -> Reply
  {
    guard !plan.items.isEmpty || withClashes else { return Reply(.question, [.pleaseAnswer]) }
    state.table = nil
    let importer = CalendarImporter(turn: turn, staff: [])
    let (done, written) = try importer.carryOut(plan, withClashes: withClashes)
    state.focus.took(written)
    // A file may bring any number of customers, so they are not named one by one.
    let met: [Statement] =
      written.fulfilled.isEmpty ? [] : [.wishesDropped(written.fulfilled)]
    var reply = Reply(.changed, [.imported(done)] + met)
    reply.bookings = written.bookings
    // A script is told that not all of the file came in.
    if !done.clashes.isEmpty || !done.problems.isEmpty { reply.outcome = .refused }
    return reply
  }
}
