import CivilTime
import PlainEnglish

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// How fast lines are read, and where the time goes.
enum ReadingBench {
  /// Measures the lines of a file, or a few of its own, over and over; shows
  /// the median and the 99th percentile of each line's fastest reading, and how long
  /// lines of 64 kB take.
  static func run(_ arguments: [String]) {
    let lines = arguments.first.map(lines(ofFile:)) ?? samples
    guard !lines.isEmpty, let now = LocalDateTime(iso: "2026-11-30T09:00") else { return }
    let context = ReadingContext(
      now: now, zone: .utc,
      locale: DeskLocale(
        identifier: "en-US", order: .monthFirst, uses24Hours: false, firstWeekday: .monday,
        currency: "USD"))
    let reader = Reader()
    let time = TimeReader()
    report("tokens", lines) { Tokenizer.tokenize($0).tokens.count }
    report("times", lines) { time.read(Tokenizer.tokenize($0), in: context).whens.count }
    report("request", lines) { reader.read($0, in: context).requests.count }
    for part in hostile {
      let line = String(repeating: part, count: 65_536 / part.utf8.count)
      let half = String(line.prefix(line.utf8.count / 2))
      let whole = fastest { reader.read(line, in: context).requests.count }
      let first = fastest { reader.read(half, in: context).requests.count }
      print("64 kB of “\(part)”: \(whole) ms, half of it \(first) ms")
    }
  }

  /// The fastest of some runs, in milliseconds.
  private static func fastest(_ work: () -> Int) -> Double {
    let best = (0..<5).map { _ -> Int in
      let start = nanoseconds()
      return work() < 0 ? .max : nanoseconds() - start
    }
    return Double((best.min() ?? 0) / 10_000) / 100
  }

  private static func report(_ name: String, _ lines: [String], _ work: (String) -> Int) {
    var best = [Int](repeating: .max, count: lines.count)
    var sink = 0
    // A few lines are read often enough to be as warm as many are.
    for _ in 0..<max(7, 10_000 / lines.count) {
      for (index, line) in lines.enumerated() {
        let start = nanoseconds()
        sink &+= work(line)
        best[index] = min(best[index], nanoseconds() - start)
      }
    }
    best.sort()
    func at(_ share: Double) -> Double {
      Double(best[min(best.count - 1, Int(Double(best.count) * share))]) / 1000
    }
    print(
      "\(name): median \(at(0.5)) µs, p90 \(at(0.9)) µs, p99 \(at(0.99)) µs,"
        + " longest \(at(1)) µs over \(lines.count) lines (\(sink))")
  }

  private static func nanoseconds() -> Int {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Int(time.tv_sec) * 1_000_000_000 + Int(time.tv_nsec)
  }

  private static func lines(ofFile path: String) -> [String] {
    guard let file = fopen(path, "r") else { return [] }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = fread(&chunk, 1, chunk.count, file)
      if count <= 0 { break }
      bytes += chunk[..<count]
    }
    return bytes.split(separator: 0x0A).map { String(decoding: $0, as: UTF8.self) }
  }

  /// Parts of which long lines are made that nobody types; they must cost no more than
  /// their length.
  private static let hostile = [
    "3pm ", "mon ", "if ", "book ", "tue at 3 or ", "every ", "sam ", "(", "the 3rd ",
    "2026-12-24 ", "tomorrow ", "and book a haircut ", "x", "7", "😀",
  ]

  private static let samples = [
    "book a haircut tomorrow afternoon with Sam",
    "could you please move Dana to Friday at 3?",
    "is anything free on the 8th of December between 10 and noon",
    "physio every other Tuesday at half past 4 until the end of March",
    "cancel my appointment next Monday",
    "yes please, that works",
  ]
}
