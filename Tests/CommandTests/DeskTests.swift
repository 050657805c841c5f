import BookStore
import CivilTime
import Foundation
import Scheduling
import Testing

/// The command as people and scripts start it.
@Suite("booklens", .timeLimit(.minutes(3)))
struct DeskTests {
  let folder: TemporaryFolder
  var path: String { folder.file("book.db") }

  init() throws {
    folder = try TemporaryFolder()
  }

  private func booklens(
    _ arguments: [String], input: String = "", environment: [String: String] = [:]
  ) throws -> (output: String, status: Int32) {
    let common = ["--store", path, "--now", "2026-11-30T09:00", "--timezone", "Europe/London"]
    return try Program.run(
      "booklens", common + arguments, input: input, environment: environment)
  }

  private func bookings() throws -> [Booking] {
    try SQLiteBook.open(path: path, mode: .readOnly).bookings(BookingQuery())
  }

  @Test("one request is answered, without colour, and the book is made")
  func oneRequest() throws {
    let (output, status) = try booklens(["-c", "what's on tomorrow?"])
    #expect(status == 0)
    #expect(output.count > 20)
    #expect(!output.contains("\u{1B}"))
    #expect(try !bookings().isEmpty)
  }

  @Test("bare words are a request, a last line without its end too, and no line is none")
  func pipe() throws {
    let words = try booklens(["today"])
    let whole = try booklens([], input: "today\n")
    let unended = try booklens([], input: "today")
    let nothing = try booklens([])
    #expect(words.status == 0)
    #expect(whole == words)
    #expect(unended == words)
    #expect(nothing.status == 0)
  }

  @Test("a question that is open at the end saves nothing, and the status tells")
  func openQuestion() throws {
    _ = try booklens(["-c", "hello"])
    let before = try bookings()
    let asked = try booklens(["-c", "book a haircut tomorrow with Sam"])
    #expect(asked.status == 1)
    #expect(asked.output.contains("--yes"))
    #expect(try booklens([], input: "book a haircut tomorrow with Sam\n").status == 1)
    #expect(try bookings() == before)
    #expect(try booklens([], input: "book a haircut tomorrow with Sam\nyes\n").status == 0)
    #expect(try bookings().count == before.count + 1)
    #expect(try booklens(["--yes", "-c", "book a haircut tomorrow with Sam"]).status == 0)
    #expect(try bookings().count == before.count + 2)
  }

  @Test("a change is taken back by another process, and made again by a third")
  func undo() throws {
    _ = try booklens(["--yes", "-c", "book a haircut tomorrow with Sam"])
    let made = try bookings()
    #expect(try booklens(["--yes", "-c", "undo"]).status == 0)
    #expect(try bookings().count == made.count - 1)
    #expect(try booklens(["--yes", "-c", "redo"]).status == 0)
    #expect(try bookings() == made)
  }

  @Test("ten that ask for one time at once: one has it, and no one stands in another's way")
  func contend() throws {
    let setUp = """
      add service Trim, 30 minutes, £20
      add staff Alex
      open every day from 6am to 11pm

      """
    #expect(try booklens(["--sample", "none"], input: setUp).status == 0)
    let programs = try (0..<10).map { _ in
      try Program(
        "booklens",
        [
          "--store", path, "--now", "2026-11-30T09:00", "--timezone", "Europe/London", "--yes",
          "-c", "book a trim tomorrow at 10am with Alex",
        ])
    }
    var statuses: [Int32] = []
    for program in programs {
      let (output, status) = program.finish()
      statuses.append(Int32(status))
      #expect(!output.lowercased().contains("locked"))
      // Nine are told who has it; nothing else is booked for them unseen.
      if status != 0 { #expect(output.contains("B-1")) }
    }
    #expect(statuses.sorted() == [0] + Array(repeating: 1, count: 9))
    #expect(try bookings().count == 1)
    let ten = LocalDateTime(iso: "2026-12-01T10:00")
    #expect(try bookings().filter { $0.start == ten }.count == 1)
    #expect(try SQLiteBook.open(path: path).doctor().problems == [])
  }

  @Test("lists are read while an import goes on")
  func readsDuringImport() throws {
    _ = try booklens(["-c", "hello"])
    let program = try Program("booklens-bench", ["bulk", path, "--bookings", "3000"])
    for _ in 0..<10 {
      let (output, status) = try booklens(["-c", "today"])
      #expect(status == 0)
      #expect(!output.lowercased().contains("locked"))
    }
    _ = program.finish()
  }

  @Test("JSON is one object on one line, with the booking that was made")
  func json() throws {
    let (output, status) = try booklens([
      "--json", "--yes", "-c", "book a haircut tomorrow with Sam",
    ])
    #expect(status == 0)
    #expect(output.split(separator: "\n").count == 1)
    let object = try JSONSerialization.jsonObject(with: Data(output.utf8)) as? [String: Any]
    let reply = try #require(object?["reply"] as? [String: Any])
    let booking = try #require(reply["booking"] as? [String: Any])
    #expect(reply["kind"] is String)
    #expect((booking["start"] as? String)?.hasPrefix("2026-12-01T") == true)
    #expect((booking["start"] as? String)?.hasSuffix("+00:00") == true)
  }

  @Test("parse needs no book and answers each line")
  func parse() throws {
    let line =
      #"{"id":"1","text":"book a haircut tomorrow at 3pm","now":"2026-11-30T09:00","tz":"UTC"}"#
    let (output, status) = try Program.run(
      "booklens", ["parse", "--json"], input: "\(line)\nnonsense\n",
      environment: ["XDG_DATA_HOME": folder.file("data")])
    #expect(status == 0)
    let lines = output.split(separator: "\n")
    #expect(lines.count == 2)
    #expect(lines.first?.contains(#""start":"2026-12-01T15:00""#) == true)
    #expect(lines.last?.contains(#""error""#) == true)
    #expect(!FileManager.default.fileExists(atPath: folder.file("data")))
  }

  @Test("the default book lies in the data folder")
  func defaultPath() throws {
    let environment = ["XDG_DATA_HOME": folder.file("data"), "HOME": folder.path]
    let (_, status) = try Program.run(
      "booklens", ["--sample", "none", "-c", "hello"], environment: environment)
    #expect(status == 0)
    #expect(FileManager.default.fileExists(atPath: folder.file("data/booklens/book.db")))
  }

  @Test("wrong usage is status 2, and the help fits a screen")
  func usage() throws {
    #expect(try booklens(["--nonsense"]).status == 2)
    #expect(try booklens(["--now", "soon", "-c", "today"]).status == 2)
    let help = try Program.run("booklens", ["--help"])
    #expect(help.status == 0)
    #expect(help.output.split(separator: "\n", omittingEmptySubsequences: false).count <= 25)
    #expect(try Program.run("booklens", ["--version"]).status == 0)
  }
}

@Suite("A file that is no book", .timeLimit(.minutes(3)))
struct ForeignFileTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func expectRefused(_ path: String) throws {
    let (output, status) = try Program.run(
      "booklens", ["--store", path, "-c", "today"], environment: ["HOME": folder.path])
    #expect(status == 3)
    #expect(output.contains(path))
    #expect(output.split(separator: "\n").count <= 3)
  }

  @Test(
    "it is told, the status is 3, and the file stays as it is",
    arguments: ["a text", "a picture", "another database", "a newer book", "a damaged book"])
  func refused(what: String) throws {
    let path = folder.file("it")
    try content(what).write(to: URL(fileURLWithPath: path))
    try expectRefused(path)
    #expect(FileManager.default.contents(atPath: path) == (try content(what)))
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() == ["it"])
  }

  @Test("a directory is no book")
  func directory() throws {
    try expectRefused(folder.path)
  }

  private func content(_ what: String) throws -> Data {
    switch what {
    case "a text": return Data("Dana, Friday, 3pm\n".utf8)
    case "a picture":
      return Data(
        [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] + Array(repeating: 9, count: 999))
    default:
      var bytes = try book()
      switch what {
      case "another database": bytes.replaceSubrange(68..<72, with: [0, 0, 0, 1])
      case "a newer book": bytes.replaceSubrange(60..<64, with: [0, 0, 1, 0])
      default:
        bytes.replaceSubrange(4_096..<8_192, with: Data(repeating: 0x5A, count: 4_096))
      }
      return bytes
    }
  }

  private func book() throws -> Data {
    let other = try TemporaryFolder()
    try SQLiteBook.open(path: other.file("book.db")).close()
    return try #require(FileManager.default.contents(atPath: other.file("book.db")))
  }
}
