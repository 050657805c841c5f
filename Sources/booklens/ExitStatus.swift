import Presentation

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// How the program ends, for scripts.
enum ExitStatus: Int32 {
  /// Done.
  case done = 0
  /// Refused or not found, or a difference in a replay.
  case refused = 1
  /// Not understood, or wrong usage.
  case usage = 2
  /// The book could not be opened, is damaged, or is held by another.
  case book = 3
}

/// Ends the process.
func exitProcess(_ status: ExitStatus) -> Never {
  exit(status.rawValue)
}
