#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Says what went wrong and ends the program with status 1.
func fatal(_ message: String) -> Never {
  print(message)
  exit(1)
}
