import Terminal

/// `booklens parse`: shows how lines are read; opens no book but one that
/// `--store` names.
enum ParseCommand {
  /// Reads the words that were given; without any, standard input to its end, a line at a
  /// time, and answers each at once.
  static func run(_ arguments: [String]) -> ExitStatus {
    let options: ParseOptions
    do throws(ParseOptions.Misuse) {
      options = try ParseOptions(arguments)
    } catch {
      Environment.complain(error.message)
      return error.status
    }
    var lines = InputLines()
    if options.isJSON {
      var session = ParseSession(options)
      while let line = lines.next(), write(session.answer(line)) {}
    } else {
      let view = ParseView(
        options: options,
        width: TerminalSize.current(environment: Environment.variables).columns)
      if !options.words.isEmpty {
        let line = Array(options.words.joined(separator: " ").utf8)
        _ = write(Array(view.lines(line).utf8))
        return .done
      }
      while let line = lines.next(), write(Array(view.lines(line).utf8)) {}
    }
    return .done
  }

  /// Writes an answer; false if nobody reads it any more.
  private static func write(_ bytes: [UInt8]) -> Bool {
    (try? StandardOutput().write(bytes: bytes)) != nil
  }
}
