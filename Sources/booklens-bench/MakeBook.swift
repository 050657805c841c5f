import BookStore
import CivilTime

/// `booklens-bench make-book PATH --bookings N --staff N`.
enum MakeBook {
  static func run(_ arguments: [String]) throws {
    guard let path = arguments.first, !path.hasPrefix("--") else {
      print("usage: booklens-bench make-book PATH [--bookings N] [--staff N] [--start DATE]")
      return
    }
    let plan = BigBook(
      bookings: Arguments.number("--bookings", in: arguments) ?? 100_000,
      staff: Arguments.number("--staff", in: arguments) ?? 50,
      start: Arguments.date("--start", in: arguments) ?? CalendarDate(dayNumber: 20_454))
    let time = try Stopwatch.time { try plan.write(to: path) }
    print("\(plan.bookings) bookings of \(plan.staff) people in \(Stopwatch.text(time))")
  }
}

/// Options of the form `--name value`.
enum Arguments {
  static func text(_ name: String, in arguments: [String]) -> String? {
    guard let index = arguments.firstIndex(of: name), index + 1 < arguments.count else {
      return nil
    }
    return arguments[index + 1]
  }

  static func number(_ name: String, in arguments: [String]) -> Int? {
    text(name, in: arguments).flatMap { Int($0) }
  }

  static func date(_ name: String, in arguments: [String]) -> CalendarDate? {
    text(name, in: arguments).flatMap { CalendarDate(iso: $0) }
  }
}

/// Measures how long something takes.
enum Stopwatch {
  static func time(_ body: () throws -> Void) rethrows -> Duration {
    let clock = ContinuousClock()
    return try clock.measure(body)
  }

  /// The median of several runs.
  static func median(of runs: Int, _ body: (Int) throws -> Void) rethrows -> Duration {
    var times: [Duration] = []
    for run in 0..<runs { times.append(try time { try body(run) }) }
    return times.sorted()[runs / 2]
  }

  /// A duration in the unit that suits it.
  static func text(_ duration: Duration) -> String {
    let parts = duration.components
    let micro = Double(parts.seconds) * 1e6 + Double(parts.attoseconds) / 1e12
    switch micro {
    case ..<1_000: return "\((micro * 10).rounded() / 10) µs"
    case ..<1_000_000: return "\((micro / 10).rounded() / 100) ms"
    default: return "\((micro / 10_000).rounded() / 100) s"
    }
  }
}
