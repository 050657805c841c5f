import CivilTime
import PlainEnglish

/// `booklens parse`: shows how lines are read, without opening a book.
enum ParseCommand {
  /// Reads standard input to its end, a line at a time.
  static func run(_ arguments: [String]) {
    var lines = InputLines()
    if arguments.contains("--json") {
      var session = ParseSession(hasTimings: arguments.contains("--timings"))
      while let line = lines.next() {
        guard StandardOutput.write(session.answer(line)) else { return }
      }
      return
    }
    let view = ParseView(context: ParseSession.localContext(arguments))
    while let line = lines.next() {
      guard StandardOutput.write(Array(view.lines(line).utf8)) else { return }
    }
  }
}
