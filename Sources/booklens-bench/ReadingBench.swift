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
  /// the median and the 99th percentile of each line's fastest reading.
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
  }

  private static func report(_ name: String, _ lines: [String], _ work: (String) -> Int) {
    var best = [Int](repeating: .max, count: lines.count)
    var sink = 0
    for _ in 0..<7 {
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

  private static let samples = [
    "book a haircut tomorrow afternoon with Sam",
    "could you please move Dana to Friday at 3?",
    "is anything free on the 8th of December between 10 and noon",
    "physio every other Tuesday at half past 4 until the end of March",
    "cancel my appointment next Monday",
    "yes please, that works",
  ]
}
