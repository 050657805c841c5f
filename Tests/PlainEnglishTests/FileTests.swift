import Testing

@testable import PlainEnglish

@Suite("Files in a line")
struct FileTests {
  struct Row: CustomTestStringConvertible, Sendable {
    var line: String
    var intent: Intent
    var transfer: Transfer?
    var form: FileMention.Form?
    var path: String?
    var testDescription: String { line }

    init(
      _ line: String, _ intent: Intent, _ transfer: Transfer? = nil,
      _ form: FileMention.Form? = nil, _ path: String? = nil
    ) {
      self.line = line
      self.intent = intent
      self.transfer = transfer
      self.form = form
      self.path = path
    }
  }

  @Test(
    "the file, its form and the way it goes",
    arguments: [
      Row("import bookings from club.ics", .transfer, .bringIn, .calendar, "club.ics"),
      Row(
        "load /home/sam/2026-12-24.ics", .transfer, .bringIn, .calendar, "/home/sam/2026-12-24.ics"),
      Row("read in \"my club.ics\" for Sam", .transfer, .bringIn, .calendar, "my club.ics"),
      Row("import bookings", .transfer, .bringIn),
      Row("export everything to all.ics", .transfer, .writeOut, .calendar, "all.ics"),
      Row("export the calendar", .transfer, .writeOut),
      Row("back up the book", .transfer, .backUp),
      Row("back up the book to copy.db", .transfer, .backUp, .book, "copy.db"),
      Row("save that as takings.csv", .transfer, .keepShown, .table, "takings.csv"),
      Row("as CSV please", .transfer, .keepShown, .table),
      Row("today as CSV", .list, nil, .table),
      Row("how busy is next week as a CSV file?", .report, nil, .table),
      Row("export next week's bookings to week.csv.", .list, nil, .table, "week.csv"),
      Row("book a haircut tomorrow at 3", .book),
    ])
  func files(row: Row) {

    let request = Desk.read(row.line).requests[0]
    #expect(request.intent == row.intent)
    #expect(request.transfer == row.transfer)
    #expect(request.file?.form == row.form)
    #expect(request.file?.path == row.path)
    #expect(request.left.isEmpty)
  }

  @Test("the digits of a file's name are no time")
  func noTime() {
    #expect(Desk.read("import 2026-12-24.ics").requests[0].whens.isEmpty)
  }
}
