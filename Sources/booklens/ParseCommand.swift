/// `booklens parse`: shows how lines are read, without opening a book.
enum ParseCommand {
  /// Reads standard input to its end, a line at a time.
  static func run(_ arguments: [String]) {
    while let line = readLine() {
      print(line)
    }
  }
}
