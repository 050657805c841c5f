import BookStore
import CivilTime
import Scheduling

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// `booklens-bench growth [--books DIR] [--booklens PATH]`: what a book costs as
/// it grows, in memory and in SQLite: the table of `docs/scheduling.md`.
///
/// Each row is a process of its own, so that the memory is its own too. The books
/// in SQLite are made in a directory and removed, or kept in the one that is
/// named and found there the next time.
enum GrowthBench {
  private static let sizes = [10_000, 100_000, 1_000_000]
  private static let staff = 50

  static func run(_ arguments: [String]) throws {
    let own = CommandLine.arguments[0]
    let beside = own.split(separator: "/", omittingEmptySubsequences: false).dropLast()
    let booklens =
      Arguments.text("--booklens", in: arguments)
      ?? (beside + ["booklens"]).joined(separator: "/")
    let kept = Arguments.text("--books", in: arguments)
    print("\(staff) people, 5 years; medians. Memory: resident with the book; of SQLite the most")
    print("that `booklens -c \"next haircut\"` takes, beside the time of that whole process.")
    print(row(["bookings", "where", "next", "month, all", "full year", "memory", "process"]))
    for count in sizes { try Child.run(own, ["growth-row", "memory", "\(count)"]) }
    for count in sizes {
      let path = (kept ?? "/tmp") + "/booklens-bench-growth-\(count).db"
      if access(path, F_OK) != 0 {
        let start = CalendarDate(dayNumber: 20_454)
        try BigBook(bookings: count, staff: staff, start: start).write(to: path)
      }
      try Child.run(own, ["growth-row", path, "\(count)", booklens])
      if kept == nil { for ending in ["", "-wal", "-shm"] { unlink(path + ending) } }
    }
  }

  /// One row, in a process of its own.
  static func row(of arguments: [String]) throws {
    guard arguments.count > 1, let count = Int(arguments[1]) else { return }
    if arguments[0] == "memory" {
      let scene = try Scene.inMemory(bookings: count, staff: staff)
      let figures = try FinderBench.figures(of: scene)
      print(row(["\(count)", "memory"] + figures + [megabytes(Child.residentBytes()), ""]))
      return
    }
    let book = try SQLiteBook.open(path: arguments[0])
    let scene = try Scene(book)
    let figures = try FinderBench.figures(of: scene)
    let now = "\(scene.today)T10:00"
    try book.close()
    var cells = ["\(count)", "SQLite"] + figures
    if arguments.count > 2, access(arguments[2], X_OK) == 0 {
      let options = ["--store", arguments[0], "--now", now, "-c", "next haircut"]
      var most = 0
      let time = try Stopwatch.median(of: 21) { _ in
        most = max(most, try Child.run(arguments[2], options, isQuiet: true))
      }
      cells += [megabytes(most), Stopwatch.text(time)]
    }
    print(row(cells))
  }

  private static func megabytes(_ bytes: Int) -> String { "\((bytes + 500_000) / 1_000_000) MB" }

  private static func row(_ cells: [String]) -> String {
    cells.map { $0 + String(repeating: " ", count: max(1, 12 - $0.count)) }.joined()
  }
}

/// A process that is started and waited for.
enum Child {
  /// Runs a program to its end; returns the most memory that it had, in bytes.
  @discardableResult
  static func run(
    _ program: String, _ arguments: [String], isQuiet: Bool = false
  ) throws -> Int {
    var words: [UnsafeMutablePointer<CChar>?] = ([program] + arguments).map { strdup($0) } + [nil]
    defer { words.forEach { free($0) } }
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
    #else
      var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    if isQuiet { posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0) }
    // What is printed so far goes before what the process prints.
    fflush(nil)
    var process = pid_t()
    guard posix_spawn(&process, program, &actions, nil, &words, environ) == 0 else {
      fatal("\(program) could not be started")
    }
    var status: Int32 = 0
    var usage = rusage()
    guard wait4(process, &status, 0, &usage) == process, status == 0 else {
      fatal("\(program) failed")
    }
    return peak(usage)
  }

  /// The memory that this process has now; the most that it had where the system
  /// has no file for it.
  static func residentBytes() -> Int {
    if let file = fopen("/proc/self/statm", "r") {
      defer { fclose(file) }
      var bytes = [UInt8](repeating: 0, count: 128)
      let count = fread(&bytes, 1, bytes.count, file)
      let words = bytes[..<count].split(separator: 0x20)
      if words.count > 1, let pages = Int(String(decoding: words[1], as: UTF8.self)) {
        return pages * Int(sysconf(Int32(_SC_PAGESIZE)))
      }
    }
    #if canImport(Darwin)
      var usage = rusage()
      getrusage(RUSAGE_SELF, &usage)
      return peak(usage)
    #else
      return 0
    #endif
  }

  /// Darwin counts bytes, Linux kilobytes.
  private static func peak(_ usage: rusage) -> Int {
    #if canImport(Darwin)
      Int(usage.ru_maxrss)
    #else
      Int(usage.ru_maxrss) * 1024
    #endif
  }
}
