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
  static func run(_ arguments: [String]) throws {
    let own = CommandLine.arguments[0].split(separator: "/", omittingEmptySubsequences: false)
    let program = arguments.first ?? (own.dropLast() + ["booklens"]).joined(separator: "/")
    guard access(program, X_OK) == 0 else {
      fatal("There is no \(program). Build it first: swift build -c release")
    }
    let book = "/tmp/booklens-bench-start.db"
    let options = ["--store", book, "--now", "2026-11-30T10:00", "--timezone", "Europe/London"]
    try Child.run(program, options + ["-c", "services"], isQuiet: true)
    for words in ["services", "today", "next haircut", "what is free tomorrow afternoon"] {
      let time = try Stopwatch.median(of: 21) { _ in
        try Child.run(program, options + ["-c", words], isQuiet: true)
      }
      print("booklens -c \"\(words)\": \(Stopwatch.text(time))")
    }
    unlink(book)
    unlink(book + "-wal")
    unlink(book + "-shm")
  }
}
