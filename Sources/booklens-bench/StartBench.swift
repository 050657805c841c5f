#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// `booklens-bench start [BOOKLENS]`: whole processes, from their start to their
/// end: the first answer on a book that is there.
enum StartBench {
  static func run(_ arguments: [String]) {
    let own = CommandLine.arguments[0].split(separator: "/", omittingEmptySubsequences: false)
    let program = arguments.first ?? (own.dropLast() + ["booklens"]).joined(separator: "/")
    guard access(program, X_OK) == 0 else {
      fatal("There is no \(program). Build it first: swift build -c release")
    }
    let book = "/tmp/booklens-bench-start.db"
    let options = ["--store", book, "--now", "2026-11-30T10:00", "--timezone", "Europe/London"]
    spawn(program, options + ["-c", "services"])
    for words in ["services", "today", "next haircut", "book a haircut tomorrow afternoon"] {
      let time = Stopwatch.median(of: 21) { _ in spawn(program, options + ["-c", words]) }
      print("booklens -c \"\(words)\": \(Stopwatch.text(time))")
    }
    unlink(book)
    unlink(book + "-wal")
    unlink(book + "-shm")
  }

  /// Runs a program to its end, its output thrown away.
  private static func spawn(_ program: String, _ arguments: [String]) {
    var words: [UnsafeMutablePointer<CChar>?] = ([program] + arguments).map { strdup($0) } + [nil]
    defer { words.forEach { free($0) } }
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
    #else
      var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0)
    var process = pid_t()
    guard posix_spawn(&process, program, &actions, nil, &words, environ) == 0 else {
      fatal("\(program) could not be started")
    }
    var status: Int32 = 0
    waitpid(process, &status, 0)
  }
}
